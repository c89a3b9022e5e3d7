"""What a finished game tells about the balance of the box: civilizations, order of play, rounds, cards that sell."""

from __future__ import annotations

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.names import COUNTS
from trilithon.games.monumental.notation import card_id
from trilithon.kernel.game import Study


def study(s: Position) -> Study:
    everybody = range(s.seats)
    return Study(
        traits=[
            {
                "civilization": s.box.civilization_ids[s.civilization[seat]],
                "order": f"S{s.place_in_order(seat)}",
            }
            for seat in everybody
        ],
        measures={
            "rounds": s.round(),
            **{
                f"{what} per seat": sum(s.count(seat, at) for seat in everybody) / s.seats
                for at, what in enumerate(COUNTS)
            },
        },
        chances={"development": _bought(s)},
    )


def _bought(s: Position) -> dict[str, bool]:
    """Every Development card that came to the display, and whether a seat acquired it."""
    unseen = {*s.future, *_left_out(s)}
    unsold = {*s.past, *s.display}
    return {
        card_id(s, card): card not in unsold
        for card in range(len(s.kinds))
        if s.box.card_deck[s.kinds[card]] >= c.ERA_1 and card not in unseen
    }


def _left_out(s: Position) -> set[int]:
    """Cards that were never in the deck: of the Renaissance without it, and one Wonder for each alternative.

    These Wonders were removed before any that a seat gave up for another.
    """
    dealt = {card for piles in (s.decks, s.discards, s.archives) for pile in piles for card in pile}
    dealt |= {*s.city, *s.under, *s.work, *s.display, *s.past, *s.removed[sum(s.box.alternative) :]}
    return {card for card in range(len(s.kinds)) if card not in dealt}
