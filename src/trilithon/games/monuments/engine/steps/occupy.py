"""Who enters the hex that was won (MS-OCC-01)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import battle
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.ferries import step_ashore, unload
from trilithon.games.monuments.engine.spots import place_unit, remove_unit
from trilithon.games.monuments.engine.steps.cargo import CARGO
from trilithon.games.monuments.engine.telling import named_hex, named_unit
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.layout import FLAG
from trilithon.kernel.engine.moves import Moves, argument_of

ENTER: Final = 1  # figure


class Occupy(Question[World]):
    """`begun` if somebody has; with two or more attackers, at least one stays (MS-OCC-02)."""

    def __init__(self) -> None:
        super().__init__("occupy")
        self.begun: Final = self.field("begun", FLAG)

    def push(self, s: World, seat: i64, begun: bool) -> None:
        s.push(self, seat, 1 if begun else 0)

    def idle(self, s: World) -> bool:
        return s.get(self.begun) == 1 and not battle.more_can_enter(s)

    def offer(self, s: World, moves: Moves) -> None:
        d = s.d
        force = s.at.force
        begun = s.get(self.begun) == 1
        if not begun or battle.more_can_enter(s):
            last: i64 = c.NONE
            for i in range(i64(d[force])):
                fighter = i64(d[force + 1 + i])
                if fighter != last and battle.can_enter(s, fighter):
                    moves.say(ENTER, fighter)
                last = fighter
        if begun:
            moves.add(c.DONE)

    def answer(self, s: World, move: i64) -> None:
        """Free of points, without resources of a hex; cargo of a passenger is put down (MS-OCC-03)."""
        if move == c.DONE:
            s.drop()
            return
        seat = s.whose()
        hexes = s.chart.hexes
        fighter = argument_of(move)
        unit = s.unit_of(fighter)
        goal = battle.target(s)
        s.put(self.begun, 1)
        s.take(s.at.force, fighter)
        if unit == c.WHOLE_FERRY:
            battle.move_ferry(s, seat, c.ferry_of(hexes, fighter), goal)
        elif c.is_aboard(hexes, fighter):
            ferry = c.ferry_of(hexes, fighter)
            slot = c.slot_of(hexes, fighter)
            kind = step_ashore(s, seat, ferry, slot, goal)
            unload(s, ferry, slot)
            CARGO.put_down(s, seat, goal, kind, c.NONE)
        else:
            place_unit(s, seat, goal, unit)
            remove_unit(s, c.spot_of(fighter), unit)
        if s.events is not None:
            s.tell(seat, "occupied", {"unit": named_unit(unit), "hex": named_hex(s, goal)})

    def closes(self, s: World, move: i64) -> bool:
        return move == c.DONE


OCCUPY: Final = Occupy()
