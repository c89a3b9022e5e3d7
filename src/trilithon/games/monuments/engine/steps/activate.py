"""Which unit or ferry to activate next (MS-MOV-01)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

import trilithon.games.monuments.engine.steps.movement as movement
import trilithon.games.monuments.engine.steps.sail as sail
import trilithon.games.monuments.engine.steps.step as step
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.ferries import can_activate_ferry
from trilithon.games.monuments.engine.moving import can_be_activated, comes_aboard, fresh, points_of
from trilithon.games.monuments.engine.turning_in import Window
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.layout import FLAG, FRAME
from trilithon.kernel.engine.moves import Moves, argument_of, verb_of

MOVE_UNIT: Final = 1  # figure in a hex
MOVE_FERRY: Final = 2  # ferry
EMPTY_FERRY: Final = 1
MANNED_FERRY: Final = 2
"""Points of movement that a ferry has with each activation."""


class Activate(Window):
    """END_MOVEMENT lies below. `first`: nothing was activated yet, so that it cannot be declined."""

    def __init__(self) -> None:
        super().__init__("activate")
        self.n: Final = self.field("n")
        self.horses: Final = self.field("horses")
        self.first: Final = self.field("first", FLAG)

    def push(self, s: World, seat: i64, n: i64, horses: i64, first: bool) -> None:
        s.push(self, seat, n, horses, 1 if first else 0)

    def is_open(self, s: World) -> bool:
        return not gives_bonus(s, s.top)

    def idle(self, s: World) -> bool:
        """Nothing can be activated any more: a quest that is complete waits for the window after the action."""
        moves = Moves()
        self._offer_activations(s, moves, True)
        return moves.count() == 0

    def offer(self, s: World, moves: Moves) -> None:
        self._offer_activations(s, moves, False)
        if s.get(self.first) == 0:
            moves.add(c.DONE)

    def _offer_activations(self, s: World, moves: Moves, one_is_enough: bool) -> None:
        """Units and ferries that may be activated now (DP-08); while somebody waits aboard, only a unit that can
        still board the same ferry (MS-FER-05)."""
        d = s.d
        at = s.at
        seat = s.whose()
        left = s.get(self.n)
        horses = s.get(self.horses)
        waiting = i64(d[at.waiting])
        if left == 0 and (horses == 0 or waiting >= 0):
            return
        for spot in range(s.chart.hexes):
            if i64(d[at.owner + spot]) != seat:
                continue
            for unit in range(c.UNITS):
                if d[at.units + c.figure_in(spot, unit)] == 0 or (left == 0 and unit != c.HORSE):
                    continue
                if (
                    comes_aboard(s, seat, unit, spot, waiting)
                    if waiting >= 0
                    else fresh(s, spot, unit) > 0 and can_be_activated(s, seat, unit, spot)
                ):
                    moves.say(MOVE_UNIT, c.figure_in(spot, unit))
                    if one_is_enough:
                        return
        if left > 0 and waiting < 0:
            for ferry in range(s.ferry_count()):
                if can_activate_ferry(s, seat, ferry):
                    moves.say(MOVE_FERRY, ferry)

    def answer(self, s: World, move: i64) -> None:
        verb = verb_of(move)
        if verb == MOVE_UNIT:
            self._begin(s, argument_of(move))
        elif verb == MOVE_FERRY:
            self._begin_ferry(s, argument_of(move))
        else:
            s.drop()

    def _begin(self, s: World, figure: i64) -> None:
        """One activation less is left below the unit's steps."""
        seat = s.whose()
        unit = c.unit_in(figure)
        horses = s.get(self.horses)
        if unit == c.HORSE and horses > 0:
            s.put(self.horses, horses - 1)
        else:
            s.put(self.n, s.get(self.n) - 1)
        s.put(self.first, 0)
        s.d[s.at.unit] = i16(unit)
        s.d[s.at.place] = i16(c.spot_of(figure))
        s.empty(s.at.brought)
        step.STEP.push(s, seat, points=points_of(s, seat, unit), begun=False)

    def _begin_ferry(self, s: World, ferry: i64) -> None:
        seat = s.whose()
        s.put(self.n, s.get(self.n) - 1)
        s.put(self.first, 0)
        points: i64 = EMPTY_FERRY if s.aboard(ferry) < 0 else MANNED_FERRY + s.rule(seat, c.R_FERRY_POINTS)
        sail.SAIL.push(s, seat, points, begun=False, ferry=ferry)

    def closes(self, s: World, move: i64) -> bool:
        return move == c.DONE and self.is_open(s)


ACTIVATE: Final = Activate()


def left_below(s: World) -> i64:
    """Activations that are left after the one under way: a step of it is on top."""
    return s.field_of(s.below(1), ACTIVATE.n)


def gives_bonus(s: World, activate: i64) -> bool:
    """Is the movement with this ACTIVATE frame part of a bonus? END_MOVEMENT lies below it."""
    return s.field_of(activate - FRAME, movement.END_MOVEMENT.bonus) == 1
