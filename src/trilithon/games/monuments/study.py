"""What a finished game tells about the balance of the box: who won with what, how long it took, what was taken."""

from __future__ import annotations

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.monument import is_in_game
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.scoring import metric
from trilithon.games.monuments.names import CATEGORIES, DEEDS
from trilithon.kernel.game import Study
from trilithon.kernel.peek import Peek


def study(s: Position) -> Study:
    everybody, look = range(s.seats), Peek(s)
    return Study(
        traits=[_traits(s, seat) for seat in everybody],
        measures={
            "rounds": look.round,
            "most layers": max(look.layers),
            **{
                f"{CATEGORIES[which]} per seat": sum(int(metric(s, seat, which)) for seat in everybody)
                / s.seats
                for which in range(c.METRICS)
            },
            **{
                f"{name} per seat": sum(look.deeds[seat, deed] for seat in everybody) / s.seats
                for deed, name in enumerate(DEEDS)
            },
        },
        chances={"quest": _completed(s), "common": _taken(s)},
    )


def _traits(s: Position, seat: int) -> dict[str, str]:
    look = Peek(s)
    ability = look.ability[seat]
    return {
        "civilization": s.box.civilization_ids[look.civilization[seat]],
        "ability": s.box.ability_ids[ability] if ability >= 0 else "none",
        "score_card": s.box.score_card_ids[look.score_card[seat]],
        "deck": s.box.deck_ids[look.deck[seat]],
        "order": f"S{(seat - s.start()) % s.seats}",
    }


def _completed(s: Position) -> dict[str, tuple[int, int]]:
    """Every quest that somebody kept, and whether it was completed."""
    look = Peek(s)
    done = {quest for quests in look.completed for quest in quests}
    kept = done.union(*look.quests)
    return {s.box.quest_ids[quest]: (int(quest in done), 1) for quest in sorted(kept)}


def _taken(s: Position) -> dict[str, tuple[int, int]]:
    """Every common bonus of a layer that somebody built, and whether it was taken."""
    look = Peek(s)
    built = max(look.layers)
    return {
        s.box.common_ids[common]: (int(owner >= 0), 1)
        for common, owner in enumerate(look.commons)
        if is_in_game(s, common) and s.box.common_layer[common] <= built
    }
