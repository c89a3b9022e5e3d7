"""Which tokens of a price a discount leaves out."""

from __future__ import annotations

from collections.abc import Iterator

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.paying import discount_of
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.steps.leave_out import LEAVE_OUT
from trilithon.games.monuments.names import KINDS
from trilithon.games.monuments.words.answers import OfKind
from trilithon.games.monuments.words.asking import Asking, by_verb
from trilithon.games.monuments.words.payments import (
    PAID_FOR,
    payments,
    price_left,
    price_of,
    usual_discount,
    why_not_spent,
)
from trilithon.games.monuments.words.refusing import holdings
from trilithon.games.monuments.words.saying import amounts, ask, does
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import argument_of
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Counted, Frame, Target


class LeaveOut(OfKind):
    def __init__(self) -> None:
        super().__init__("kind", "leave-out")

    def does(self, s: Position, n: int) -> Message:
        return does("pay")


class LeaveOutWords(Asking):
    step = LEAVE_OUT
    rule = "MS-SPD-01"
    notation = ("kind KIND",)
    alias = "pay"
    answers = by_verb({c.OF_KIND: LeaveOut()})
    lies_on = PAID_FOR
    any_order = True
    settles_single = True

    def question(self, s: Position) -> Message:
        return ask("discount", price=amounts(price_left(s)), n=s.get(LEAVE_OUT.n))

    def usual(self, s: Position) -> int:
        return usual_discount(s)

    def counted(self, s: Position, move: int) -> Counted:
        kind = argument_of(move)
        return Counted(f"resource:{KINDS[kind]}", 1, price_left(s)[kind], KINDS[kind])

    def propose(self, s: Position, target: Target) -> list[int]:
        return payments(s) if target.sort == "end" else []

    def why_not_resource(self, s: Position, kind: int) -> Refusal | None:
        return why_not_spent(s, kind)

    def problems(self, s: Position, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        left, less, lowest = price_of(frame), frame.values["n"], frame.values["lowest"]
        have = holdings(s, frame.seat)
        if not less or less != discount_of(sum(left), less):
            yield "a discount never pays everything"
            return
        short = sum(max(0, left[kind] - have[kind]) for kind in range(lowest, c.KINDS))
        if (
            any(have[kind] < left[kind] for kind in range(lowest))
            or short > less
            or less > sum(left[lowest:])
        ):
            yield "it cannot be paid"
