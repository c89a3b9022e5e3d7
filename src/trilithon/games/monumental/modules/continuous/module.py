"""Continuous play as the game takes it in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from trilithon.games.monumental.engine.chart import Chart
from trilithon.games.monumental.engine.hooks import ACTING, CONQUERING, LOOKING, PICKING_UP, Hook
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.module import Json, Module
from trilithon.games.monumental.modules.continuous.engine.actions.end_slot import END_SLOT
from trilithon.games.monumental.modules.continuous.engine.actions.leave_round import LEAVE_ROUND
from trilithon.games.monumental.modules.continuous.engine.codes import NUMBER
from trilithon.games.monumental.modules.continuous.engine.hook import Continuous
from trilithon.games.monumental.modules.continuous.engine.own import own, slot_action
from trilithon.games.monumental.modules.continuous.engine.steps.table import STEPS
from trilithon.games.monumental.modules.continuous.invariants import (
    course_problems,
    own_problems,
    turn_problems,
)
from trilithon.games.monumental.modules.continuous.options import (
    ACTIVATION,
    DISPLAY,
    OPTIONS,
    SWITCH,
    TOGETHER,
    WIDE,
)
from trilithon.games.monumental.modules.continuous.view import rotation_shown
from trilithon.games.monumental.words.shared import ask, because
from trilithon.kernel.engine.events import Message, player
from trilithon.kernel.game import Refusal
from trilithon.kernel.options import Value
from trilithon.kernel.shown import Shown


class ContinuousModule(Module):
    id = "continuous"
    number = NUMBER
    switch = SWITCH
    first_rule = "MO-CONT-01"
    options = OPTIONS
    steps = STEPS
    actions = (END_SLOT, LEAVE_ROUND)
    instead = MappingProxyType({"turn": turn_problems, "course": course_problems})

    def hook(self, options: Mapping[str, Value], chart: Chart) -> Hook:
        return Continuous(options[ACTIVATION] == TOGETHER, options[DISPLAY] == WIDE)

    # -- words ---------------------------------------------------------------------------------------

    def question(self, s: Position) -> Message:
        """Before the action of the slot and after it."""
        return ask("slot" if slot_action(s) < 0 else "slot-taken")

    def explain(self, s: Position, what: int, about: int, refusal: Refusal) -> Refusal:
        """One action in a slot (MO-CONT-03), and one Explorer in an action (MO-CONT-05)."""
        if what == ACTING and slot_action(s) >= 0:
            return because("MO-CONT-03", "slot-taken")
        if what == CONQUERING and refusal.rule == "MO-CONQ-02" and own(s).forbids(s, s.to_move, what, about):
            return because("MO-CONT-08", "conquered-already")
        if what in (PICKING_UP, LOOKING) and own(s).forbids(s, s.to_move, what, about):
            return because("MO-CONT-05", "other-explorer")
        return refusal

    # -- what people see -----------------------------------------------------------------------------

    def table_view(self, s: Position, viewer: int) -> Json:
        return {"rotation": rotation_shown(s, viewer)}

    def table_lines(self, shown: Shown, view: Json) -> list[str]:
        seen = view["rotation"]
        lines = [shown.say("rotation", order=[player(seat) for seat in seen["order"]], phase=seen["phase"])]
        if seen["passed"]:
            lines.append(shown.say("passed", players=[player(seat) for seat in seen["passed"]]))
        if seen["quota"]:
            lines.append(shown.say("quota", taken=seen["taken"], quota=seen["quota"]))
        return lines

    # -- checks --------------------------------------------------------------------------------------

    def invariants(self, s: Position) -> Iterator[str]:
        return own_problems(s)
