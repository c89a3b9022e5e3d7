"""Complete the Wonder under construction."""

from __future__ import annotations

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine import shop
from trilithon.games.monumental.engine.actions.finish import FINISH
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.telling import named_card
from trilithon.games.monumental.words.actions.base import ActionWords
from trilithon.games.monumental.words.buying import priced, why_unfinished
from trilithon.games.monumental.words.shared import does
from trilithon.kernel.engine.events import Message
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Target


class FinishWords(ActionWords):
    action = FINISH
    notation = ("finish",)

    def label(self, s: Position, argument: int) -> Message:
        card = named_card(s, s.work(s.to_move))
        return priced(s, "finish", c.PRODUCTION, shop.price_to_finish(s, s.to_move), card=card)

    def write(self, s: Position, argument: int) -> str:
        return "finish"

    def about(self, s: Position, argument: int) -> list[str]:
        return ["work"]

    def spends(self, s: Position, argument: int) -> tuple[int, ...]:
        return (c.PRODUCTION,)

    def does(self, s: Position, argument: int) -> Message:
        return does("finish")

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        return why_unfinished(s) if target.sort == "work" else None
