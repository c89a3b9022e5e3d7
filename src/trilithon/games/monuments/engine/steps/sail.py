"""The next point of a ferry (MS-FER-09)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

import trilithon.games.monuments.engine.steps.activate as activate
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.ferries import (
    can_land_at,
    can_sail_on,
    can_sail_to,
    sail,
    step_ashore,
)
from trilithon.games.monuments.engine.spots import settle
from trilithon.games.monuments.engine.steps.cargo import CARGO
from trilithon.games.monuments.engine.telling import named_hex
from trilithon.games.monuments.engine.turning_in import Window
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.layout import FLAG
from trilithon.kernel.engine.moves import Moves, argument_of, verb_of

SAIL_TO: Final = 1  # hex of water
LAND_AT: Final = 2  # hex


class NextSail(Window):
    """ACTIVATE lies below."""

    def __init__(self) -> None:
        super().__init__("sail")
        self.points: Final = self.field("points")
        self.begun: Final = self.field("begun", FLAG)
        self.ferry: Final = self.field("ferry", c.FERRY)

    def push(self, s: World, seat: i64, points: i64, begun: bool, ferry: i64) -> None:
        s.push(self, seat, points, 1 if begun else 0, ferry)

    def is_open(self, s: World) -> bool:
        """Between two points, but not in a movement that a bonus gives."""
        return s.get(self.begun) == 1 and not activate.gives_bonus(s, s.below(1))

    def offer(self, s: World, moves: Moves) -> None:
        seat = s.whose()
        ferry = s.get(self.ferry)
        water = s.water(ferry)
        if s.dock(ferry) >= 0:
            moves.say(SAIL_TO, water)
        else:
            near = s.chart.near
            for side in range(water * c.SIDES, water * c.SIDES + c.SIDES):
                spot = i64(near[side])
                if spot >= 0 and can_sail_to(s, seat, ferry, spot):
                    moves.say(SAIL_TO, spot)
            for side in range(water * c.SIDES, water * c.SIDES + c.SIDES):
                spot = i64(near[side])
                if spot >= 0 and can_land_at(s, seat, ferry, spot):
                    moves.say(LAND_AT, spot)
        if s.get(self.begun) == 1:
            moves.add(c.DONE)

    def answer(self, s: World, move: i64) -> None:
        seat = s.whose()
        points = s.get(self.points)
        ferry = s.get(self.ferry)
        verb = verb_of(move)
        spot = argument_of(move)
        s.drop()
        if verb == SAIL_TO:
            sail(s, seat, ferry, spot)
            if s.events is not None:
                s.tell(seat, "sailed", {"hex": named_hex(s, spot)})
            if points > 1:
                self.push(s, seat, points - 1, True, ferry)
                if can_sail_on(s, seat, ferry):
                    return
                s.drop()
        elif verb == LAND_AT:
            self._land(s, seat, ferry, spot)
        s.add(s.at.moved, c.figure_aboard(s.chart.hexes, ferry, c.WHOLE))

    def _land(self, s: World, seat: i64, ferry: i64, spot: i64) -> None:
        """All passengers go ashore with their cargo; the ferry docks there (MS-FER-10)."""
        d = s.d
        at = s.at
        if s.aboard(ferry) < 0:
            d[at.dock + ferry] = i16(spot)
            if s.events is not None:
                s.tell(seat, "docked", {"hex": named_hex(s, spot)})
            return
        first = self._land_one(s, seat, ferry, 0, spot)
        second = self._land_one(s, seat, ferry, 1, spot)
        d[at.aboard + ferry] = c.NONE
        d[at.dock + ferry] = i16(spot)
        settle(s, s.water(ferry))
        CARGO.put_down(s, seat, spot, first, second)
        if s.events is not None:
            s.tell(seat, "landed", {"hex": named_hex(s, spot)})

    def _land_one(self, s: World, seat: i64, ferry: i64, slot: i64, spot: i64) -> i64:
        """Returns the kind of the passenger's cargo. Who boarded in this action is not activated again ashore
        (MS-MOV-02)."""
        unit = s.passenger(ferry, slot)
        if unit < 0:
            return c.NONE
        moved = s.at.moved
        index = s.index_of(moved, c.figure_aboard(s.chart.hexes, ferry, slot))
        if index >= 0:
            s.d[moved + 1 + index] = i16(c.figure_in(spot, unit))
        return step_ashore(s, seat, ferry, slot, spot)


SAIL: Final = NextSail()
