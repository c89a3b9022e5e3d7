"""Sacrifices: how a payment is called and written, and which one is cheapest."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.offering import (
    cards_of_payment,
    is_used,
    number_met,
    number_of,
    offer_payments,
    tile_is_used,
)
from trilithon.games.pantheon.engine.position import Position
from trilithon.games.pantheon.engine.telling import card, counted_cards
from trilithon.games.pantheon.names import CARDS
from trilithon.games.pantheon.words.base import Answer, do
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import Moves, argument_of, make_move


class Part(NamedTuple):
    """What a payment does about one number of a cost."""

    number: int
    kind: int
    with_tile: bool


def payment_parts(s: Position, god: int, way: int) -> list[Part]:
    """In the order of the cost."""
    used = [kind for kind in range(1, c.SACRIFICES + 1) if is_used(way, kind)]
    used.sort(key=lambda kind: number_met(way, kind))
    return [Part(number_of(s, god, number_met(way, kind)), kind, tile_is_used(way, kind)) for kind in used]


def offering(god_of: Callable[[Position], int]) -> Answer:
    """The answers to a question about this god."""

    def label(s: Position, way: int) -> Message:
        god = god_of(s)
        paid = cards_of_payment(s, s.to_move, god, way)
        tiles: list[Message] = [
            Message("pantheon-tile", {"kind": card(kind), "level": s.level(s.to_move, kind)})
            for _, kind, with_tile in payment_parts(s, god, way)
            if with_tile
        ]
        if not tiles:
            return do("sacrifice-cards", cards=counted_cards(paid))
        if not sum(paid):
            return do("sacrifice-tiles", tiles=tiles)
        return do("sacrifice-both", cards=counted_cards(paid), tiles=tiles)

    def write(s: Position, way: int) -> str:
        return "sacrifice " + " ".join(_write_part(part) for part in payment_parts(s, god_of(s), way))

    def about(s: Position, way: int) -> list[str]:
        things = []
        for number, kind, with_tile in payment_parts(s, god_of(s), way):
            level = s.level(s.to_move, kind) if with_tile else 0
            if with_tile:
                things.append(f"sacrifice:{CARDS[kind]}")
            if number > level:
                things.append(f"hand:{CARDS[kind]}")
        return things

    def facts(s: Position, way: int) -> dict[str, Any]:
        god = god_of(s)
        parts = [_facts_of_part(s, part) for part in payment_parts(s, god, way)]
        return {"parts": parts, "cards": sum(part["cards"] for part in parts), "effort": effort(s, god, way)}

    return Answer(label, write, about, facts)


def _facts_of_part(s: Position, part: Part) -> dict[str, Any]:
    level = s.level(s.to_move, part.kind) if part.with_tile else 0
    cards = max(0, part.number - level)
    return {"number": part.number, "sacrifice": CARDS[part.kind], "level": level, "cards": cards}


def _write_part(part: Part) -> str:
    return f"{part.number}:{CARDS[part.kind]}{'+tile' if part.with_tile else ''}"


def cheapest_payment(s: Position, god: int) -> list[int]:
    """As a row of one move; of none if there is no way to pay."""
    moves = Moves()
    offer_payments(s, s.to_move, god, int(s.box.cost_numbers[god]), moves)
    ways = [argument_of(move) for move in moves.listed()]
    if not ways:
        return []
    return [make_move(c.OFFER, min(ways, key=lambda way: effort(s, god, way)))]


A_CARD = 1000
"""So much more effort that fewer cards are always better."""
A_WHOLE_KIND = 100


def effort(s: Position, god: int, way: int) -> int:
    """The payment that most people would prefer is least: that with the fewest cards, and of these the one that takes
    them from kinds of which there are most. The last cards of a kind are worth keeping."""
    paid = cards_of_payment(s, s.to_move, god, way)
    shares = (n / s.held(s.to_move, kind) for kind, n in enumerate(paid) if n)
    return sum(paid) * A_CARD + round(sum(shares) * A_WHOLE_KIND)
