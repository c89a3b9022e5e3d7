"""The next point of the unit on the move (MS-MOV-03)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

import trilithon.games.monuments.engine.steps.activate as activate
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine import moving
from trilithon.games.monuments.engine.ferries import can_board, push_off, put_aboard
from trilithon.games.monuments.engine.loads import (
    LOADS,
    NOTHING,
    first_of,
    load_of_one,
    load_of_two,
    second_of,
)
from trilithon.games.monuments.engine.spots import is_worker, place_unit, remove_unit, settle
from trilithon.games.monuments.engine.telling import named_hex, named_tokens, named_unit
from trilithon.games.monuments.engine.turning_in import Window
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.layout import FLAG
from trilithon.kernel.engine.moves import Moves, argument_of, verb_of

WALK: Final = 1  # see `walk_to`
BOARD: Final = 2  # see `boarding`
BREAK_OUT: Final = 3  # hex

TOKENS: Final = c.KINDS + 1  # what a passenger may take along: a token of a kind, or none
WAYS: Final = 2  # to board: pushing off, or waiting


def walk_to(spot: i64, load: i64) -> i64:
    """The argument of WALK: what is taken along is a load (`loads.py`)."""
    return spot * LOADS + load


def goal_of(walk: i64) -> i64:
    return walk // LOADS


def load_of(walk: i64) -> i64:
    return walk % LOADS


def boarding(ferry: i64, kind: i64, waits: bool) -> i64:
    """The argument of BOARD: with a token of a kind or, -1, none; for a second passenger it may wait."""
    return (ferry * TOKENS + kind + 1) * WAYS + (1 if waits else 0)


def ferry_boarded(boarding: i64) -> i64:
    return boarding // WAYS // TOKENS


def kind_aboard(boarding: i64) -> i64:
    return boarding // WAYS % TOKENS - 1


def waits(boarding: i64) -> bool:
    return boarding % WAYS == 1


class NextStep(Window):
    """Which unit it is and where is kept in the position (`unit`, `place`); ACTIVATE lies below."""

    def __init__(self) -> None:
        super().__init__("step")
        self.points: Final = self.field("points")
        self.begun: Final = self.field("begun", FLAG)

    def push(self, s: World, seat: i64, points: i64, begun: bool) -> None:
        s.push(self, seat, points, 1 if begun else 0)

    def is_open(self, s: World) -> bool:
        """Between two steps, but not in a movement that a bonus gives."""
        return s.get(self.begun) == 1 and not activate.gives_bonus(s, s.below(1))

    def offer(self, s: World, moves: Moves) -> None:
        seat = s.whose()
        too_many = moving.overfull(s, seat)
        self._offer_steps(s, seat, too_many, moves)
        if s.get(self.begun) == 1 and too_many == 0:
            moves.add(c.DONE)

    def _offer_steps(self, s: World, seat: i64, too_many: i64, moves: Moves) -> None:
        unit = i64(s.d[s.at.unit])
        place = i64(s.d[s.at.place])
        self._offer_walks(s, seat, unit, place, too_many, moves)
        if is_worker(unit) or unit == c.ARMY:
            self._offer_boardings(s, seat, unit, place, too_many, moves)
        if is_worker(unit) and place == s.monument_of(seat) and moving.must_break_out(s, seat, place):
            for spot in range(s.chart.lands):
                if moving.breaks_out_to(s, seat, place, spot):
                    moves.say(BREAK_OUT, spot)

    def _offer_walks(self, s: World, seat: i64, unit: i64, place: i64, too_many: i64, moves: Moves) -> None:
        """Each with what is taken along (MS-MOV-08, -09); what was brought into a full hex may not stay there."""
        most = moving.carries(s, seat, unit)
        here = moving.available(s, unit, place) if most > 0 else 0
        if here == 0:
            most = 0
        near = s.chart.near
        points = s.get(self.points) - 1
        for side in range(place * c.SIDES, place * c.SIDES + c.SIDES):
            if not moving.steps_over(s, seat, unit, side):
                continue
            spot = i64(near[side])
            if too_many == 0:
                moves.say(WALK, walk_to(spot, NOTHING))
            if most > 0 and too_many <= 1 and moving.fits(s, seat, unit, spot, 1, points, place, 1):
                for kind in range(c.KINDS):
                    if c.in_purse(here, kind) > 0:
                        moves.say(WALK, walk_to(spot, load_of_one(kind)))
            if most > 1 and moving.fits(s, seat, unit, spot, 2, points, place, 2):
                for first in range(c.KINDS):
                    n = c.in_purse(here, first)
                    if n == 0:
                        continue
                    if n > 1:
                        moves.say(WALK, walk_to(spot, load_of_two(first, first)))
                    second: i64 = first + 1
                    while second < c.KINDS:
                        if c.in_purse(here, second) > 0:
                            moves.say(WALK, walk_to(spot, load_of_two(first, second)))
                        second += 1

    def _offer_boardings(
        self, s: World, seat: i64, unit: i64, place: i64, too_many: i64, moves: Moves
    ) -> None:
        """With or without a token, pushing off or waiting."""
        waiting = i64(s.d[s.at.waiting])
        for ferry in range(s.ferry_count()):
            if (waiting >= 0 and ferry != waiting) or not can_board(s, seat, ferry, place):
                continue
            may_wait = moving.can_wait(s, seat, ferry, activate.left_below(s))
            kind: i64 = c.NONE
            while kind < c.KINDS:
                if kind >= 0 and (unit == c.ARMY or s.tokens_of(place, kind) == 0):
                    kind += 1
                    continue
                if too_many <= (1 if kind >= 0 else 0):
                    moves.say(BOARD, boarding(ferry, kind, False))
                    if may_wait:
                        moves.say(BOARD, boarding(ferry, kind, True))
                kind += 1

    def can_go_on(self, s: World) -> bool:
        """Can the unit on the move do anything with its next point?"""
        seat = s.whose()
        too_many = moving.overfull(s, seat)
        if too_many == 0 and moving.can_step(s, seat, i64(s.d[s.at.unit]), i64(s.d[s.at.place])):
            return True
        moves = Moves()
        self._offer_steps(s, seat, too_many, moves)
        return moves.count() > 0

    def answer(self, s: World, move: i64) -> None:
        seat = s.whose()
        points = s.get(self.points)
        verb = verb_of(move)
        argument = argument_of(move)
        s.drop()
        if verb == BOARD:
            self._board(s, seat, argument)
            return
        if verb == WALK:
            self._walk(s, seat, goal_of(argument), load_of(argument))
            if points > 1:
                self.push(s, seat, points - 1, True)
                if self.can_go_on(s):
                    return
                s.drop()
        elif verb == BREAK_OUT:
            self._break_out(s, seat, argument)
        moving.end_activation(s)

    def _walk(self, s: World, seat: i64, spot: i64, load: i64) -> None:
        moving.walk(s, seat, spot, load)
        if s.events is None:
            return
        unit = named_unit(i64(s.d[s.at.unit]))
        if load == NOTHING:
            s.tell(seat, "walked", {"unit": unit, "hex": named_hex(s, spot)})
            return
        carried = c.some_of(first_of(load), 1)
        if second_of(load) >= 0:
            carried += c.some_of(second_of(load), 1)
        s.tell(seat, "carried", {"unit": unit, "hex": named_hex(s, spot), "tokens": named_tokens(carried)})

    def _board(self, s: World, seat: i64, argument: i64) -> None:
        """The unit on the move goes aboard; its activation is over (MS-FER-04, -05, -14)."""
        d = s.d
        at = s.at
        unit = i64(d[at.unit])
        spot = i64(d[at.place])
        ferry = ferry_boarded(argument)
        kind = kind_aboard(argument)
        if kind >= 0:
            d[at.tokens + spot * c.KINDS + kind] -= 1
        slot = put_aboard(s, seat, ferry, unit, kind)
        s.add(at.moved, c.figure_aboard(s.chart.hexes, ferry, slot))
        remove_unit(s, spot, unit)
        if s.events is not None:
            if kind >= 0:
                tokens = named_tokens(c.some_of(kind, 1))
                s.tell(
                    seat,
                    "boarded-with",
                    {"unit": named_unit(unit), "hex": named_hex(s, spot), "tokens": tokens},
                )
            else:
                s.tell(seat, "boarded", {"unit": named_unit(unit), "hex": named_hex(s, spot)})
        moving.stop(s)
        if waits(argument):
            d[at.waiting] = i16(ferry)
        else:
            d[at.waiting] = c.NONE
            push_off(s, ferry)
        settle(s, spot)

    def _break_out(self, s: World, seat: i64, spot: i64) -> None:
        d = s.d
        at = s.at
        unit = i64(d[at.unit])
        place_unit(s, seat, spot, unit)
        remove_unit(s, i64(d[at.place]), unit)
        d[at.place] = i16(spot)
        if s.events is not None:
            s.tell(seat, "broke-out", {"hex": named_hex(s, spot)})


STEP: Final = NextStep()
