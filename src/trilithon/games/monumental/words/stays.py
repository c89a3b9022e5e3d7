"""Which of two Knowledge cards stays in a space."""

from __future__ import annotations

from typing import Any

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.slots import under_slot, upper_slot
from trilithon.games.monumental.engine.steps.stays import STAYS
from trilithon.games.monumental.words.base import MonumentalWords
from trilithon.games.monumental.words.shared import ask, card_id, keep_one
from trilithon.games.monumental.words.things import city_thing
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import argument_of
from trilithon.kernel.words import Frame


class StaysWords(MonumentalWords):
    step = STAYS
    rule = "MO-CITY-05"
    notation = ("stays old CARD", "stays new CARD")

    def question(self, s: Position) -> Message:
        return ask("stays")

    def label(self, s: Position, move: int) -> Message:
        return keep_one(s, "keep-knowledge", _cards(s), argument_of(move))

    def write(self, s: Position, move: int) -> str:
        new = argument_of(move)
        return f"stays {('old', 'new')[new]} {card_id(s, _cards(s)[new])}"

    def about(self, s: Position, move: int) -> list[str]:
        return ["entry:1" if argument_of(move) else city_thing(s, s.to_move, under_slot(s.get(STAYS.space)))]

    def only_here(self, s: Position) -> list[str]:
        return ["entry:1"]

    def shown(self, s: Position) -> dict[str, Any]:
        return {"space": s.get(STAYS.space), "card": card_id(s, s.get(STAYS.card))}

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        """The new one waits on top of the deck."""
        seat, space, card = frame.seat, frame.values["space"], frame.values["card"]
        upper, under = s.card_at(seat, upper_slot(space)), s.card_at(seat, under_slot(space))
        is_on_top = s.items(s.deck(seat))[-1:] == [card]
        return is_on_top and s.kind_of(card) == c.KNOWLEDGE and upper < 0 <= under


def _cards(s: Position) -> tuple[int, int]:
    """The old one and the new one."""
    return s.card_at(s.to_move, under_slot(s.get(STAYS.space))), s.get(STAYS.card)
