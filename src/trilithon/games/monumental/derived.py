"""What follows from the rest of a position, worked out anew: counts, rules in force, parts of land, order of play."""

from __future__ import annotations

from collections.abc import Iterator

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.in_force import renew_rules
from trilithon.games.monumental.engine.lands import renew_parts
from trilithon.games.monumental.engine.order import order_seats
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.steps.held_card import HELD_CARD
from trilithon.games.monumental.module import modules_on
from trilithon.kernel.words import frames


def derive(s: Position) -> None:
    """All derived fields of a position that somebody has written."""
    counts = counts_of(s)
    for place, n in enumerate(counts, s.at.counts):
        s.d[place] = n
    for seat in range(s.seats):
        renew_rules(s, seat)
    renew_parts(s)
    order_seats(s)
    for module in modules_on(s):
        module.derive(s)


def own_cards(s: Position, seat: int) -> Iterator[int]:
    """The cards that score for a seat if they are worth something: City, deck, discard pile, and drawn ones."""
    for number, slot in enumerate(s.setup.slots):
        card = s.card_at(seat, number)
        if card >= 0 and slot.scores:
            yield card
    yield from s.items(s.deck(seat))
    yield from s.items(s.discard_pile(seat))
    for frame in frames(s):
        if frame.step is HELD_CARD and frame.seat == seat and frame.values["state"] != c.HELD_GONE:
            yield frame.values["card"]
    for module in modules_on(s):
        yield from module.own_cards(s, seat)


def counts_of(s: Position) -> list[int]:
    """Of all seats: Provinces, Knowledge, Wonders, Policies."""
    counts: list[int] = []
    for seat in range(s.seats):
        kinds = [int(s.kinds[card]) for card in own_cards(s, seat)]
        tiles = range(s.at.tiles)
        counts += [
            sum(s.owner(tile) == seat and s.chart.kind[tile] == c.PROVINCE for tile in tiles),
            sum(
                s.box.card_kind[kind] == c.KNOWLEDGE and s.box.card_deck[kind] != c.STARTING for kind in kinds
            ),
            sum(s.box.card_kind[kind] == c.WONDER for kind in kinds),
            s.size(s.developed(seat)),
        ]
    return counts
