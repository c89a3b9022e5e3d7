"""Which of two different tokens stays where there is room for one (MS-FER-15)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.ferries import put_ashore
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.moves import Moves, argument_of

STAY: Final = 1  # kind


class LandCargo(Question[World]):
    """The two tokens are nowhere else while it is asked."""

    def __init__(self) -> None:
        super().__init__("cargo")
        self.hex: Final = self.field("hex", c.LAND_HEX)
        self.first: Final = self.field("first", c.KIND)
        self.second: Final = self.field("second", c.KIND)

    def push(self, s: World, seat: i64, spot: i64, first: i64, second: i64) -> None:
        s.push(self, seat, spot, first, second)

    def put_down(self, s: World, seat: i64, spot: i64, first: i64, second: i64) -> None:
        """Cargo of two passengers, -1 for none, is put ashore; its owner is asked only if that is a choice."""
        room = s.capacity(seat) - s.tokens_in(spot)
        if room == 1 and first >= 0 and second >= 0 and first != second:
            self.push(s, seat, spot, second, first)
            return
        if second >= 0:
            put_ashore(s, spot, second, room > 0)
            room -= 1
        if first >= 0:
            put_ashore(s, spot, first, room > 0)

    def offer(self, s: World, moves: Moves) -> None:
        moves.say(STAY, s.get(self.first))
        moves.say(STAY, s.get(self.second))

    def answer(self, s: World, move: i64) -> None:
        spot = s.get(self.hex)
        first = s.get(self.first)
        second = s.get(self.second)
        s.drop()
        put_ashore(s, spot, first, first == argument_of(move))
        put_ashore(s, spot, second, second == argument_of(move))


CARGO: Final = LandCargo()
