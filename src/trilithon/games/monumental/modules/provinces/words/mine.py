"""How much Production becomes Gold where a Mine is conquered."""

from __future__ import annotations

from typing import Any

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.telling import counted, named_tile
from trilithon.games.monumental.modules.provinces.engine.codes import MINE as A_MINE
from trilithon.games.monumental.modules.provinces.engine.own import is_kind
from trilithon.games.monumental.modules.provinces.engine.steps.mine import CASH, MINE
from trilithon.games.monumental.words.base import Lies, StoppableWords
from trilithon.games.monumental.words.shared import ask, because, say
from trilithon.games.monumental.words.things import resource_thing
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import argument_of, verb_of
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Frame, Target


class MineWords(StoppableWords):
    step = MINE
    rule = "MO-PROV-07"
    notation = ("crate", "turn AMOUNT", "done")
    lies = Lies.ANYWHERE
    no_more = "turn-nothing"

    def question(self, s: Position) -> Message:
        return ask("mine", tile=named_tile(s, s.get(MINE.tile)))

    def label_of(self, s: Position, move: int) -> Message:
        if verb_of(move) == CASH:
            return say("crate")
        n = argument_of(move)
        return say("turn-into-gold", goods=counted(c.PRODUCTION, n), gold=counted(c.GOLD, n))

    def text_of(self, s: Position, move: int) -> str:
        return "crate" if verb_of(move) == CASH else f"turn {argument_of(move)}"

    def things_of(self, s: Position, move: int) -> list[str]:
        return ["crate"] if verb_of(move) == CASH else [resource_thing(c.PRODUCTION)]

    def shown(self, s: Position) -> dict[str, Any]:
        return {"tile": s.chart.names[s.get(MINE.tile)]}

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        if target.sort == "crate":
            return because("MO-RES-09", "no-crate")
        return because(self.rule, "mine-production-only") if target.sort == "resource" else None

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        tile = frame.values["tile"]
        return is_kind(s, tile, A_MINE) and s.owner(tile) == frame.seat
