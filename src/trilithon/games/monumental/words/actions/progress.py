"""Scientific progress."""

from __future__ import annotations

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine import shop
from trilithon.games.monumental.engine.actions.progress import PROGRESS
from trilithon.games.monumental.engine.cities import can_draw
from trilithon.games.monumental.engine.hooks import PROGRESSING
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.resources import most_payable
from trilithon.games.monumental.engine.telling import counted
from trilithon.games.monumental.words.actions.base import ActionWords
from trilithon.games.monumental.words.buying import priced
from trilithon.games.monumental.words.shared import because, does, explained
from trilithon.kernel.engine.events import Message
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Target


class ProgressWords(ActionWords):
    action = PROGRESS
    notation = ("progress",)

    def label(self, s: Position, argument: int) -> Message:
        return priced(s, "progress", c.SCIENCE, shop.price_of_progress(s, s.to_move))

    def write(self, s: Position, argument: int) -> str:
        return "progress"

    def about(self, s: Position, argument: int) -> list[str]:
        return ["science"]

    def spends(self, s: Position, argument: int) -> tuple[int, ...]:
        return (c.SCIENCE,)

    def does(self, s: Position, argument: int) -> Message:
        return does("progress")

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        if target.sort != "science":
            return None
        if not can_draw(s, s.to_move):
            return because("MO-SCI-02", "no-card-to-draw")
        if s.hooks.forbid(s, s.to_move, PROGRESSING, c.NONE):
            return explained(s, PROGRESSING, c.NONE, because("MO-SCI-01", "forbidden"))
        price = shop.price_of_progress(s, s.to_move)
        if price == 0:
            return because("MO-EFF-24", "nothing-fresh")
        short = price - most_payable(s, s.to_move, c.SCIENCE)
        return because("MO-SCI-01", "progress-dear", goods=counted(c.SCIENCE, price), short=short)
