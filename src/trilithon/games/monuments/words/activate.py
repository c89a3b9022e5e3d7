"""Which unit or ferry to activate next."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.ferries import can_activate_ferry, may_command
from trilithon.games.monuments.engine.moving import fresh
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.steps.activate import ACTIVATE, MOVE_FERRY, MOVE_UNIT
from trilithon.games.monuments.engine.steps.movement import END_MOVEMENT
from trilithon.games.monuments.names import UNITS
from trilithon.games.monuments.words.answers import Done
from trilithon.games.monuments.words.asking import Answer, Asking, by_verb
from trilithon.games.monuments.words.refusing import because, not_yours
from trilithon.games.monuments.words.saying import ask, named_hex, named_unit, say
from trilithon.games.monuments.words.things import ferry_targets, figure_targets, spot_of
from trilithon.games.monuments.words.ways import way_of_somebody
from trilithon.kernel.engine.events import Message
from trilithon.kernel.game import Refusal
from trilithon.kernel.peek import Peek
from trilithon.kernel.words import Frame, Target


class MoveUnit(Answer):
    def label(self, s: Position, n: int) -> Message:
        return say("move", unit=named_unit(c.unit_in(n)), hex=named_hex(s, c.spot_of(n)))

    def write(self, s: Position, n: int) -> str:
        return f"move {s.chart.names[c.spot_of(n)]} {UNITS[c.unit_in(n)]}"

    def about(self, s: Position, n: int) -> list[str]:
        return figure_targets(s, n)


class MoveFerry(Answer):
    def label(self, s: Position, n: int) -> Message:
        spot = s.dock(n) if s.dock(n) >= 0 else s.water(n)
        return say("move-ferry", n=n + 1, hex=named_hex(s, spot))

    def write(self, s: Position, n: int) -> str:
        return f"move ferry {n + 1}"

    def about(self, s: Position, n: int) -> list[str]:
        return ferry_targets(s, n)


class ActivateWords(Asking):
    step = ACTIVATE
    rule = "MS-MOV-01"
    notation = ("move HEX UNIT", "move ferry FERRY", "done")
    answers = by_verb({MOVE_UNIT: MoveUnit(), MOVE_FERRY: MoveFerry(), c.DONE: Done("activate")})
    lies_on = ((END_MOVEMENT,),)
    unit_rule = "MS-MOV-01"

    def question(self, s: Position) -> Message:
        left, horses, waiting = s.get(ACTIVATE.n), s.get(ACTIVATE.horses), Peek(s).waiting
        if waiting >= 0:
            return ask("second-boarder", n=waiting + 1)
        return ask("activate-horses", n=left, horses=horses) if horses else ask("activate", n=left)

    def shown(self, s: Position) -> dict[str, Any]:
        return {"left": s.get(ACTIVATE.n), "horses": s.get(ACTIVATE.horses)}

    def propose(self, s: Position, target: Target) -> list[int]:
        spot = spot_of(s, target)
        return way_of_somebody(s, spot) if spot >= 0 and s.owner(spot) != s.to_move else []

    def why_not_hex(self, s: Position, seat: int, spot: int) -> Refusal | None:
        units = [unit for unit in range(c.UNITS) if s.count(spot, unit)]
        if s.owner(spot) == seat:
            if not units:
                return because("MS-FER-07", "only-aboard")
            return self.why_not_unit(s, seat, spot, units[0])
        if s.owner(spot) >= 0:
            return not_yours("MS-MOV-01", s.owner(spot))
        return because("MS-MOV-01", "nobody-here")

    def why_not_unit(self, s: Position, seat: int, spot: int, unit: int) -> Refusal | None:
        if fresh(s, spot, unit) <= 0:
            return because("MS-MOV-02", "moved")
        if Peek(s).waiting >= 0:
            return because("MS-FER-05", "cannot-join", n=Peek(s).waiting + 1)
        if s.get(ACTIVATE.n) == 0 and unit != c.HORSE:
            return because("MS-MOV-01", "only-horses")
        return because("MS-MOV-03", "nowhere")

    def why_not_passenger(self, s: Position, seat: int, ferry: int, slot: int) -> Refusal | None:
        return because("MS-FER-07", "passenger")

    def why_not_ferry(self, s: Position, ferry: int) -> Refusal | None:
        seat, waiting = s.to_move, Peek(s).waiting
        if waiting == ferry:
            return because("MS-FER-05", "ferry-waits")
        if not may_command(s, seat, ferry):
            return because("MS-FER-13", "ferry-not-yours")
        if s.index_of(s.at.moved, c.figure_aboard(s.chart.hexes, ferry, c.WHOLE)) >= 0:
            return because("MS-MOV-02", "moved")
        if waiting >= 0:
            return because("MS-FER-05", "cannot-join", n=waiting + 1)
        if not can_activate_ferry(s, seat, ferry):
            return because("MS-FER-09", "nowhere")
        return because("MS-MOV-01", "only-horses")

    def problems(self, s: Position, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        if frame.values["first"] and s.size(s.at.moved):
            yield "it is the first activation only before any other"
