"""How is a god on the board paid for (PA-GAIN-02 to -05)?"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.hands import Hands
from trilithon.games.pantheon.engine.offering import offer_payments
from trilithon.games.pantheon.engine.steps.base import Asking
from trilithon.games.pantheon.engine.steps.paying import imply_payment, pay_and_gain
from trilithon.games.pantheon.engine.world import World
from trilithon.games.pantheon.engine.worth import SACRIFICE_CARD, cards_lacking, god_worth
from trilithon.kernel.engine.moves import Moves, argument_of


class Pay(Asking):
    def __init__(self) -> None:
        super().__init__("pay")
        self.place: Final = self.field("place", c.PLACE)  # of the god

    def push(self, s: World, seat: i64, place: i64) -> None:
        s.push(self, seat, place)

    def offer(self, s: World, moves: Moves) -> None:
        god = s.god_on(s.get(self.place))
        offer_payments(s, s.whose(), god, i64(s.box.cost_numbers[god]), moves)

    def answer(self, s: World, move: i64) -> None:
        seat = s.whose()
        place = s.get(self.place)
        god = s.god_on(place)
        s.drop()
        s.d[s.at.gods_open + place] = c.NONE
        pay_and_gain(s, seat, god, argument_of(move), c.SACRIFICED_FOR)

    def closes(self, s: World, move: i64) -> bool:
        return True

    def promise(self, s: World, frame: i64, left: float) -> float:
        god = s.god_on(s.field_of(frame, self.place))
        return god_worth(s, god, left) - SACRIFICE_CARD * float(cards_lacking(s, s.seat_of(frame), god))

    def imply(self, s: World, seat: i64, hands: Hands) -> None:
        god = s.god_on(s.get(self.place))
        imply_payment(s, seat, god, i64(s.box.cost_numbers[god]), hands)


PAY: Final = Pay()
