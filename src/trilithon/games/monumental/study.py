"""What a finished game tells about the balance of the box: civilizations, order of play, rounds, cards that sell."""

from __future__ import annotations

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.left_out import wonders_left_out
from trilithon.games.monumental.module import modules_on
from trilithon.games.monumental.names import COUNTS
from trilithon.games.monumental.words.shared import card_id
from trilithon.kernel.game import Study


def study(s: Position) -> Study:
    everybody = range(s.seats)
    return Study(
        traits=[
            {
                "civilization": s.box.civilization_ids[s.civilization(seat)],
                **({} if s.in_rounds() else {"order": f"S{s.place_in_order(seat)}"}),
            }
            for seat in everybody
        ],
        measures={
            "rounds": int(s.round_number()),
            **{
                f"{what} per seat": sum(int(s.count(seat, at)) for seat in everybody) / int(s.seats)
                for at, what in enumerate(COUNTS)
            },
            **{name: n for module in modules_on(s) for name, n in module.study(s).items()},
        },
        chances={"development": _bought(s)},
    )


def _bought(s: Position) -> dict[str, tuple[int, int]]:
    """Every Development card that came to the display, and whether a seat acquired it."""
    unseen = {*s.items(s.at.future), *_left_out(s)}
    unsold = {*s.items(s.at.past), *_on_display(s)}
    return {
        card_id(s, card): (int(card not in unsold), 1)
        for card in range(s.at.cards)
        if s.box.card_deck[int(s.kinds[card])] >= c.ERA_1
        and s.kind_of(card) != c.OTHER
        and card not in unseen
    }


def _on_display(s: Position) -> set[int]:
    return {s.on_display(place) for place in range(s.setup.rows * s.setup.width)}


def _left_out(s: Position) -> set[int]:
    """Cards that were never in the deck: of the Renaissance without it, and one Wonder for each alternative."""
    removed = {card for card in s.items(s.at.removed) if s.kind_of(card) != c.OTHER}
    dealt = _on_display(s) | {*s.items(s.at.past)} | removed.difference(wonders_left_out(s))
    for seat in range(s.seats):
        for pile in (s.deck(seat), s.discard_pile(seat), s.archive(seat)):
            dealt |= {*s.items(pile)}
        dealt |= {s.work(seat), *(s.card_at(seat, slot) for slot in range(s.at.slots))}
    dealt |= {card for module in modules_on(s) for card, _, _ in module.places(s)}
    return {card for card in range(s.at.cards) if card not in dealt}
