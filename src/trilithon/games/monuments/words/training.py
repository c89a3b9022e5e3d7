"""Training, paid or as a bonus: what both questions have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.training import (
    has_unarmed,
    is_armed_trainee,
    piece_of_trainee,
    price_of,
    spot_of_trainee,
    unit_of,
)
from trilithon.games.monuments.names import PIECES
from trilithon.games.monuments.words.asking import Answer, Asking
from trilithon.games.monuments.words.costs import FREE, cost
from trilithon.games.monuments.words.refusing import because, too_dear
from trilithon.games.monuments.words.saying import does, named_hex, named_unit, price, say
from trilithon.games.monuments.words.things import hex_target, unit_target
from trilithon.kernel.engine.events import Argument, Message
from trilithon.kernel.game import Refusal
from trilithon.kernel.peek import Peek

MILITARY = (c.S_ARMY, c.S_NAVY, c.S_AIRFORCE)


class Train(Answer):
    """Its label says the price, or that there is none."""

    def __init__(self, free: bool) -> None:
        self.free = free

    def label(self, s: Position, n: int) -> Message:
        piece = piece_of_trainee(n)
        args: dict[str, Argument] = {
            "unit": named_unit(unit_of(piece)),
            "hex": named_hex(s, spot_of_trainee(n)),
            "worker": named_unit(c.ARMED if is_armed_trainee(n) else c.WORKER),
        }
        return (
            say("train-free", **args)
            if self.free
            else say("train", **args, price=price(price_of(s, piece), 0))
        )

    def write(self, s: Position, n: int) -> str:
        armed = " armed" if is_armed_trainee(n) else ""
        return f"train {PIECES[piece_of_trainee(n)]} {s.chart.names[spot_of_trainee(n)]}{armed}"

    def about(self, s: Position, n: int) -> list[str]:
        spot = spot_of_trainee(n)
        worker = unit_target(s, spot, c.ARMED if is_armed_trainee(n) else c.WORKER)
        return [worker, hex_target(s, spot), f"piece:{PIECES[piece_of_trainee(n)]}"]

    def facts(self, s: Position, n: int) -> dict[str, Any]:
        return FREE if self.free else cost(s, s.to_move, price_of(s, piece_of_trainee(n)), 0)

    def does(self, s: Position, n: int) -> Message:
        return does("train")


class Training(Asking):
    unit_rule = "MS-TRN-03"

    def pieces(self, s: Position) -> Sequence[int]:
        """What a worker may become."""
        return MILITARY

    def why_not_trained(self, s: Position, seat: int, piece: int) -> Refusal | None:
        """Why nobody can become this."""
        raise NotImplementedError

    def why_not_hex(self, s: Position, seat: int, spot: int) -> Refusal | None:
        if spot >= s.chart.lands:
            return because("MS-TRN-03", "no-land")
        if s.owner(spot) != seat or s.workers_in(spot) == 0:
            return because("MS-TRN-03", "no-worker-here")
        first, *others = self.pieces(s)
        if first == c.S_NAVY and not others:
            return because("MS-TRN-04", "no-harbour-here")
        return self.why_not_trained(s, seat, first)

    def why_not_unit(self, s: Position, seat: int, spot: int, unit: int) -> Refusal | None:
        if unit not in (c.WORKER, c.ARMED):
            return because("MS-TRN-03", "no-worker")
        return self.why_not_hex(s, seat, spot)

    def why_not_passenger(self, s: Position, seat: int, ferry: int, slot: int) -> Refusal | None:
        return because("MS-TRN-03", "no-worker-on-land")

    def why_not_piece(self, s: Position, piece: str) -> Refusal | None:
        if piece in PIECES and PIECES.index(piece) in self.pieces(s):
            return self.why_not_trained(s, s.to_move, PIECES.index(piece))
        return None


def why_no_permit(s: Position, seat: int, piece: int) -> Refusal | None:
    has_guns = piece == c.S_NAVY and s.rule(seat, c.R_NAVAL_GUNS) > 0
    return None if s.rule(seat, c.R_PERMIT) or has_guns else because("MS-TRN-02", "no-permit")


def why_none_left(s: Position, seat: int, piece: int) -> Refusal | None:
    locked = Peek(s).locked[seat, piece]
    return None if s.in_supply(seat, piece) else because("MS-TRN-03", "none-left", n=locked)


def why_nobody_trains(s: Position, seat: int, piece: int) -> Refusal | None:
    if not any(s.owner(spot) == seat and s.workers_in(spot) for spot in range(s.chart.lands)):
        return because("MS-TRN-03", "no-worker-on-land")
    return because("MS-TRN-04", "no-harbour") if piece == c.S_NAVY else None


def why_not_paid(s: Position, seat: int, piece: int) -> Refusal | None:
    """By the card: permit, supply, price and a worker are needed."""
    return (
        why_no_permit(s, seat, piece)
        or why_none_left(s, seat, piece)
        or too_dear(s, seat, "MS-TRN-03", price_of(s, piece), 0)
        or why_nobody_trains(s, seat, piece)
    )


def why_not_forged(s: Position, seat: int) -> Refusal | None:
    if s.option(c.O_WEAPON_PERMIT) and not s.rule(seat, c.R_PERMIT):
        return because("MS-TRN-02", "no-permit")
    if Peek(s).weapons == 0:
        return because("MS-WPN-04", "no-weapon-left")
    if not has_unarmed(s, seat):
        return because("MS-WPN-04", "nobody-unarmed")
    return too_dear(s, seat, "MS-TRN-01", s.box.weapon_cost, 0)
