"""Pieces on hexes: how placing one is called, and why one cannot stand somewhere."""

from __future__ import annotations

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.placing import IMPOSSIBLE, has_piece_for, is_spot, landings, price_of
from trilithon.games.pantheon.engine.position import Position
from trilithon.games.pantheon.words.base import Answer, because, do
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import verb_of
from trilithon.kernel.game import Refusal


def piece_for(s: Position, where: int) -> str:
    """What stands on such a hex."""
    return "column" if s.is_column_hex(where) else "foot"


def _is_jump(s: Position, where: int) -> bool:
    return s.jumps_left() > 0 and where in landings(s, s.to_move)


def _label(s: Position, where: int) -> Message:
    by_jump = "jump-" if _is_jump(s, where) else ""
    return do(f"{by_jump}{piece_for(s, where)}", hex=s.chart.names[where], price=price_of(s, where))


PUT = Answer(
    label=_label,
    write=lambda s, where: f"{piece_for(s, where)} {s.chart.names[where]}",
    about=lambda s, where: [f"hex:{s.chart.names[where]}"],
    facts=lambda s, where: {"price": price_of(s, where), "jump": _is_jump(s, where)},
)
STOP = Answer(
    label=lambda s, _: do("stop", left=s.budget()),
    write=lambda s, _: "stop",
    about=lambda s, _: ["stop"],
)
"""No more pieces, no more purchases."""


def unspent(s: Position, move: int, what: str) -> list[Message]:
    """What is lost by stopping: steps or money that could still buy something on the board."""
    is_lost = verb_of(move) == c.STOP and s.budget() > 0 and len(s.moves()) > 1
    return [Message(f"pantheon-loss-{what}", {"n": s.budget()})] if is_lost else []


def why_no_room(s: Position, where: int) -> Refusal | None:
    """Whatever the piece would cost."""
    if where == s.temple():
        return because("PA-PLACE-02", "temple")
    if c.is_in(s.pieces(where), s.to_move):
        return because("PA-PLACE-04", "own-piece")
    if price_of(s, where) == IMPOSSIBLE:
        return because("PA-PLACE-04", "full")
    return None


def why_out_of_reach(s: Position, where: int) -> Refusal | None:
    """Whatever the piece would cost: room, connection, and a piece to put there."""
    seat = s.to_move
    if refusal := why_no_room(s, where):
        return refusal
    is_landing = s.has(seat, c.JUMPS) and where in landings(s, seat)
    if not is_spot(s, seat, where) and not (s.jumps_left() and is_landing):
        if is_landing:
            return because("PA-JUMP-01", "no-jump-left")
        if s.is_column_hex(where):
            return because("PA-PLACE-08", "no-foot-beside")
        return because("PA-PLACE-07", "not-connected")
    if not has_piece_for(s, seat, where):
        return because("PA-PLACE-01", f"no-{piece_for(s, where)}")
    return None


def price_missing(s: Position, where: int) -> int:
    """What is missing to a piece on this hex."""
    return int(price_of(s, where) - s.budget())
