"""What to give in exchange (MS-TRD-01)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.producing import can_trade, can_trade_anything, trade_price
from trilithon.games.monuments.engine.steps.leave_out import charge
from trilithon.games.monuments.engine.steps.traded import TRADED
from trilithon.games.monuments.engine.turning_in import Window
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.layout import FLAG
from trilithon.kernel.engine.moves import Moves, argument_of

EXCHANGE: Final = 1  # kind


class WhichTrade(Window):
    """`n` exchanges more; `begun` if one was made, so that it can be declined."""

    def __init__(self) -> None:
        super().__init__("trade")
        self.n: Final = self.field("n")
        self.begun: Final = self.field("begun", FLAG)

    def push(self, s: World, seat: i64, n: i64, begun: bool) -> None:
        s.push(self, seat, n, 1 if begun else 0)

    def idle(self, s: World) -> bool:
        """No exchange is left, or none can be made: a quest that is complete waits for the window after the action."""
        return s.get(self.n) <= 0 or not can_trade_anything(s, s.whose())

    def offer(self, s: World, moves: Moves) -> None:
        for kind in range(c.KINDS):
            if can_trade(s, s.whose(), kind):
                moves.say(EXCHANGE, kind)
        if s.get(self.begun) == 1:
            moves.add(c.DONE)

    def answer(self, s: World, move: i64) -> None:
        if move == c.DONE:
            s.drop()
            return
        seat = s.whose()
        s.put(self.n, s.get(self.n) - 1)
        s.put(self.begun, 1)
        price = trade_price(s, seat)
        for kind in range(c.KINDS):
            s.d[s.at.gave + kind] = i16(price) if kind == argument_of(move) else 0
        TRADED.push(s, seat)
        charge(s, seat, c.some_of(argument_of(move), price), 0)

    def closes(self, s: World, move: i64) -> bool:
        return move == c.DONE


WHICH_TRADE: Final = WhichTrade()
