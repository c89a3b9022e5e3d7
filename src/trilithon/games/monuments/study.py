"""What a finished game tells about the balance of the box: who won with what, how long it took, what was taken."""

from __future__ import annotations

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.scoring import metric
from trilithon.games.monuments.names import CATEGORIES, DEEDS
from trilithon.kernel.game import Study


def study(s: Position) -> Study:
    everybody = range(s.seats)
    return Study(
        traits=[_traits(s, seat) for seat in everybody],
        measures={
            "rounds": s.round,
            "most layers": max(s.layers),
            **{
                f"{CATEGORIES[which]} per seat": sum(metric(s, seat, which) for seat in everybody) / s.seats
                for which in range(c.METRICS)
            },
            **{f"{deed} per seat": sum(s.deeds[at :: c.DEEDS]) / s.seats for at, deed in enumerate(DEEDS)},
        },
        chances={"quest": _completed(s), "common": _taken(s)},
    )


def _traits(s: Position, seat: int) -> dict[str, str]:
    ability = s.ability[seat]
    return {
        "civilization": s.box.civilization_ids[s.civilization[seat]],
        "ability": s.box.ability_ids[ability] if ability >= 0 else "none",
        "score_card": s.box.score_card_ids[s.score_card[seat]],
        "deck": s.box.deck_ids[s.deck[seat]],
        "order": f"S{(seat - s.start) % s.seats}",
    }


def _completed(s: Position) -> dict[str, bool]:
    """Every quest that somebody kept, and whether it was completed."""
    kept = [quest for seat in range(s.seats) for quest in (*s.quests[seat], *s.completed[seat])]
    done = {quest for quests in s.completed for quest in quests}
    return {s.box.quest_ids[quest]: quest in done for quest in sorted(kept)}


def _taken(s: Position) -> dict[str, bool]:
    """Every common bonus of a layer that somebody built, and whether it was taken."""
    built = max(s.layers)
    return {
        s.box.common_ids[common]: owner >= 0
        for common, owner in enumerate(s.commons)
        if owner != -2 and s.box.common_layer[common] <= built
    }
