"""Which of two Wonders is kept."""

from __future__ import annotations

from typing import Any

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.steps.keep_wonder import KEEP_WONDER
from trilithon.games.monumental.words.base import Lies, MonumentalWords
from trilithon.games.monumental.words.shared import ask, card_id, keep_one
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import argument_of
from trilithon.kernel.words import Frame


class KeepWonderWords(MonumentalWords):
    step = KEEP_WONDER
    rule = "MO-WON-04"
    notation = ("keep CARD",)
    lies = Lies.ON_TOP

    def question(self, s: Position) -> Message:
        return ask("keep-wonder")

    def label(self, s: Position, move: int) -> Message:
        return keep_one(s, "keep-wonder", _cards(s), argument_of(move))

    def write(self, s: Position, move: int) -> str:
        return f"keep {card_id(s, _cards(s)[argument_of(move)])}"

    def about(self, s: Position, move: int) -> list[str]:
        return [("work", "entry:1")[argument_of(move)]]

    def only_here(self, s: Position) -> list[str]:
        return ["entry:1"]

    def shown(self, s: Position) -> dict[str, Any]:
        return {"card": card_id(s, s.get(KEEP_WONDER.card))}

    def holds(self, frame: Frame) -> int | None:
        return frame.values["card"]

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        return s.kind_of(frame.values["card"]) == c.WONDER and s.work(frame.seat) >= 0


def _cards(s: Position) -> tuple[int, int]:
    """The old one and the new one."""
    return s.work(s.to_move), s.get(KEEP_WONDER.card)
