"""Where to put what was taken in exchange (MS-TRD-02)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.producing import has_room_for_trade, has_room_for_trades, put_token
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.moves import Moves, argument_of


class TradeTo(Question[World]):
    def __init__(self) -> None:
        super().__init__("trade_to")
        self.kind: Final = self.field("kind", c.KIND)

    def push(self, s: World, seat: i64, kind: i64) -> None:
        s.push(self, seat, kind)

    def idle(self, s: World) -> bool:
        return not has_room_for_trades(s, s.whose())

    def offer(self, s: World, moves: Moves) -> None:
        for spot in range(s.chart.lands):
            if has_room_for_trade(s, s.whose(), spot):
                moves.say(c.AT, spot)

    def answer(self, s: World, move: i64) -> None:
        seat = s.whose()
        kind = s.get(self.kind)
        s.drop()
        s.do(seat, c.D_TRADES, 1)
        put_token(s, seat, argument_of(move), kind)


TRADE_TO: Final = TradeTo()
