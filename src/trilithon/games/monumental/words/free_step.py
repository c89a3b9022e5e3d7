"""Where Explorers go without Military."""

from __future__ import annotations

from typing import Any

from trilithon.games.monumental.effects import Part
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.hooks import STEPPING
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.steps.free_step import FREE_STEP
from trilithon.games.monumental.goods import Positive
from trilithon.games.monumental.words.base import Lies, StoppableWords
from trilithon.games.monumental.words.moving import step_label, step_text
from trilithon.games.monumental.words.shared import ask, because, explained
from trilithon.games.monumental.words.things import step_things, tile_named
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import argument_of
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Target


class ExplorerStep(Part, tag="explorer_step", frozen=True, kw_only=True):
    """So many steps of Explorers without Military (MO-EXPL-09)."""

    step = FREE_STEP
    n: Positive = 1

    def worth(self) -> float:
        return 20 * self.n


class FreeStepWords(StoppableWords):
    step = FREE_STEP
    rule = "MO-EFF-33"
    notation = ("explorer EXPLORER TILE", "done")
    lies = Lies.ANYWHERE
    no_more = "no-move"

    def question(self, s: Position) -> Message:
        return ask("free-step", n=s.get(FREE_STEP.n))

    def label_of(self, s: Position, move: int) -> Message:
        return step_label(s, "step-free", argument_of(move))

    def text_of(self, s: Position, move: int) -> str:
        return step_text(s, argument_of(move))

    def things_of(self, s: Position, move: int) -> list[str]:
        return step_things(s, s.to_move, argument_of(move))

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        if target.sort != "tile":
            return None
        tile = tile_named(s, target)
        is_home = s.option(c.EXPLORER_HOME) and tile == s.capital(s.to_move)
        if s.chart.kind[tile] != c.PROVINCE and not is_home:
            return because("MO-EXPL-02", "explorer-no-entry")
        if s.hooks.forbid(s, s.to_move, STEPPING, tile):
            return explained(s, STEPPING, tile, because("MO-EXPL-01", "forbidden"))
        return explained(s, STEPPING, tile, because("MO-EXPL-01", "explorer-far"))

    def shown(self, s: Position) -> dict[str, Any]:
        return {"n": s.get(FREE_STEP.n)}
