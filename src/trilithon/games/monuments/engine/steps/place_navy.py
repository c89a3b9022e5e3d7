"""Where a navy is put that was trained in this hex (MS-TRN-04)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.spots import place_unit
from trilithon.games.monuments.engine.telling import named_hex
from trilithon.games.monuments.engine.training import is_harbour
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.moves import Moves, argument_of


class WhereNavy(Question[World]):
    """It is nowhere else while it is asked."""

    def __init__(self) -> None:
        super().__init__("place_navy")
        self.hex: Final = self.field("hex", c.LAND_HEX)

    def push(self, s: World, seat: i64, spot: i64) -> None:
        s.push(self, seat, spot)

    def offer(self, s: World, moves: Moves) -> None:
        spot = s.get(self.hex)
        for side in range(spot * c.SIDES, spot * c.SIDES + c.SIDES):
            water = i64(s.chart.near[side])
            if is_harbour(s, s.whose(), water):
                moves.say(c.AT, water)

    def answer(self, s: World, move: i64) -> None:
        seat = s.whose()
        water = argument_of(move)
        s.drop()
        place_unit(s, seat, water, c.NAVY)
        if s.events is not None:
            s.tell(seat, "put-navy", {"hex": named_hex(s, water)})


WHERE_NAVY: Final = WhereNavy()
