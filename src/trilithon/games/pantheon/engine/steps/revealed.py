"""Gallia: pay for the god that was turned up, or leave it (PA-NAT-03, -04)?"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.gods import god_to_box
from trilithon.games.pantheon.engine.hands import Hands
from trilithon.games.pantheon.engine.offering import can_pay_top, offer_payments
from trilithon.games.pantheon.engine.steps.base import Asking
from trilithon.games.pantheon.engine.steps.paying import imply_payment, pay_and_gain
from trilithon.games.pantheon.engine.world import World
from trilithon.kernel.engine.moves import Moves, argument_of, verb_of

LEAVE: Final = c.FIRST_VERB
ASKED: Final = 1  # of the numbers of its cost, the highest


class Revealed(Asking):
    def __init__(self) -> None:
        super().__init__("revealed")
        self.god: Final = self.field("god", c.GOD)

    def push(self, s: World, seat: i64, god: i64) -> None:
        s.push(self, seat, god)

    def idle(self, s: World) -> bool:
        return not can_pay_top(s, s.whose(), s.get(self.god))

    def settle(self, s: World) -> None:
        """The tile goes to the box."""
        seat = s.whose()
        god = s.get(self.god)
        s.drop()
        god_to_box(s, god)
        if s.events is not None:
            s.tell(seat, "left-god", {"god": s.box.god_names[god]})

    def offer(self, s: World, moves: Moves) -> None:
        offer_payments(s, s.whose(), s.get(self.god), ASKED, moves)
        moves.add(LEAVE)

    def answer(self, s: World, move: i64) -> None:
        if verb_of(move) == LEAVE:
            self.settle(s)
            return
        seat = s.whose()
        god = s.get(self.god)
        s.drop()
        pay_and_gain(s, seat, god, argument_of(move), c.DRAWN)

    def closes(self, s: World, move: i64) -> bool:
        return verb_of(move) == c.OFFER

    def imply(self, s: World, seat: i64, hands: Hands) -> None:
        imply_payment(s, seat, s.get(self.god), ASKED, hands)


REVEALED: Final = Revealed()
