"""Turn basic resources into others, one by one (MO-EFF-29)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.resources import basics, gain, spend
from trilithon.games.monumental.engine.steps.part import PartQuestion
from trilithon.games.monumental.engine.telling import tell_gain, tell_price
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.layout import FLAG
from trilithon.kernel.engine.moves import Moves, argument_of

SWAP: Final = 1  # pack_swap(from, to)


class Convert(PartQuestion):
    def __init__(self) -> None:
        super().__init__("convert")
        self.n: Final = self.field("n")
        self.begun: Final = self.field("begun", FLAG)

    def push(self, s: World, seat: i64, n: i64, begun: i64) -> None:
        s.push(self, seat, n, begun)

    def can_do(self, s: World, seat: i64, place: i64, source: i64) -> bool:
        return basics(s, seat) + s.has(seat, c.GOLD) > 0

    def idle(self, s: World) -> bool:
        return s.get(self.n) <= 0 or not self.can_do(s, s.whose(), 0, c.NONE)

    def offer(self, s: World, moves: Moves) -> None:
        """Gold stands for any type, so its result may be any; of several, any number may be left."""
        seat = s.whose()
        for origin in range(i64(c.GOLD + 1)):
            if s.has(seat, origin) > 0:
                for result in range(i64(c.BASICS)):
                    if result != origin:
                        moves.say(SWAP, c.pack_swap(origin, result))
        if s.get(self.n) > 1 or s.get(self.begun):
            moves.add(c.DONE)

    def answer(self, s: World, move: i64) -> None:
        if move == c.DONE:
            s.drop()
            return
        seat = s.whose()
        swap = argument_of(move)
        s.put(self.n, s.get(self.n) - 1)
        s.put(self.begun, 1)
        spend(s, seat, c.swap_from(swap), 1)
        if s.events is not None:
            tell_price(s, seat, c.swap_from(swap), 1)
        n = gain(s, seat, c.swap_to(swap), 1)
        if s.events is not None:
            tell_gain(s, seat, c.swap_to(swap), n)


CONVERT: Final = Convert()
