"""What follows from the rest of a position: the four counts and the rules in force, worked out anew."""

from __future__ import annotations

from collections.abc import Iterator

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.in_force import abilities_in_force
from trilithon.games.monumental.engine.position import Position


def own_cards(s: Position, seat: int) -> Iterator[int]:
    """The cards that score for a seat if they are worth something: City, deck, discard pile, and drawn ones."""
    for at in range(seat * c.SPACES, (seat + 1) * c.SPACES):
        if s.city[at] >= 0:
            yield s.city[at]
        if s.under[at] >= 0:
            yield s.under[at]
    yield from s.decks[seat]
    yield from s.discards[seat]
    for kind, owner, card, state, _ in s.frames():
        if kind == c.HELD_CARD and owner == seat and state != c.HELD_GONE:
            yield card


def counts_of(s: Position) -> list[int]:
    counts: list[int] = []
    for seat in range(s.seats):
        kinds = [s.kinds[card] for card in own_cards(s, seat)]
        lands = zip(s.owner, s.chart.kind, strict=True)
        counts += [
            sum(owner == seat and kind == c.PROVINCE for owner, kind in lands),
            sum(
                s.box.card_kind[kind] == c.KNOWLEDGE and s.box.card_deck[kind] != c.STARTING for kind in kinds
            ),
            sum(s.box.card_kind[kind] == c.WONDER for kind in kinds),
            len(s.developed[seat]),
        ]
    return counts


def rules_of(s: Position) -> list[int]:
    rules = [0] * (s.seats * c.RULES)
    for seat in range(s.seats):
        for ability in abilities_in_force(s, seat):
            row = s.box.rules[ability]
            for at in range(0, len(row), 2):
                rules[seat * c.RULES + row[at]] += row[at + 1]
    return rules
