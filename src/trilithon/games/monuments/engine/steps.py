"""A unit or ferry on the move: its next point."""

from __future__ import annotations

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine import ferries, moving, questing
from trilithon.games.monuments.engine.telling import hex as named_hex
from trilithon.games.monuments.engine.telling import tell
from trilithon.games.monuments.engine.world import World


def add_steps(s: World, seat: int, left: int, ferry: int, moves: list[int]) -> None:
    """Everything that the unit or ferry on the move may do with its next point."""
    if ferry >= 0:
        for hex in ferries.sails(s, seat, ferry):
            moves.append(c.make_move(c.SAIL, hex))
        for hex in ferries.landings(s, seat, ferry):
            moves.append(c.make_move(c.LAND_AT, hex))
        return
    moving.add_walks(s, seat, left, moves)
    if s.unit == c.WORKER or s.unit == c.ARMED or s.unit == c.ARMY:
        moving.add_boardings(s, seat, _activations_left(s), moves)
    if (
        s.place == s.monument_of(seat)
        and (s.unit == c.WORKER or s.unit == c.ARMED)
        and moving.must_break_out(s, seat, s.place)
    ):
        for hex in moving.break_outs(s, seat, s.place):
            moves.append(c.make_move(c.BREAK_OUT, hex))


def can_go_on(s: World, seat: int, left: int, ferry: int) -> bool:
    moves: list[int] = []
    add_steps(s, seat, left, ferry, moves)
    return len(moves) > 0


def _activations_left(s: World) -> int:
    """From the ACTIVATE frame that lies below the STEP frame."""
    return s.agenda[-8]


def answer_step(s: World, seat: int, left: int, ferry: int, verb: int, argument: int) -> None:
    """The STEP frame: the unit or ferry on the move goes on, or stops."""
    s.drop()
    if verb == c.DONE:
        _end_step(s, seat, ferry)
        return
    if verb == c.WALK:
        moving.walk(s, seat, argument // 16, argument % 16)
    elif verb == c.BOARD:
        moving.board(s, seat, argument // 16, argument // 2 % 8, argument % 2 == 1)
        return
    elif verb == c.BREAK_OUT:
        moving.break_out(s, seat, argument)
        left = 1
    elif verb == c.SAIL:
        ferries.sail(s, seat, ferry, argument)
        s.place = argument
        if s.events is not None:
            tell(s, seat, "sailed", {"hex": named_hex(s, argument)})
    else:
        if s.ferry(ferry, c.F_SEAT) >= 0:
            moving.land(s, seat, ferry, argument)
        else:
            ferries.set_field(s, ferry, c.F_DOCK, argument)
            if s.events is not None:
                tell(s, seat, "docked", {"hex": named_hex(s, argument)})
        left = 1
    if left > 1:
        s.push(c.STEP, seat, left - 1, 1, ferry)
        if not can_go_on(s, seat, left - 1, ferry) and not questing.offered(s, seat):
            s.drop()
            _end_step(s, seat, ferry)
    else:
        _end_step(s, seat, ferry)


def _end_step(s: World, seat: int, ferry: int) -> None:
    if ferry >= 0:
        s.moved.append((s.chart.hexes + ferry) * 8 + c.FERRY)
        moving.stop(s)
    else:
        moving.end_activation(s, seat)
