"""Is the Warlord among the Units that make room for an Outpost? (MO-OUT-01)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.lands import build_outpost, units_for_outpost
from trilithon.games.monumental.engine.steps.happened import HAPPENED
from trilithon.games.monumental.engine.telling import named_tile
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.moves import Moves, argument_of

WITH_WARLORD: Final = 1  # 1 if it is among them


class OutpostWith(Question[World]):
    def __init__(self) -> None:
        super().__init__("outpost_with")
        self.tile: Final = self.field("tile", c.TILE)

    def push(self, s: World, seat: i64, tile: i64) -> None:
        s.push(self, seat, tile)

    def offer(self, s: World, moves: Moves) -> None:
        tile = s.get(self.tile)
        if s.soldiers(tile) >= units_for_outpost(s, s.whose()):
            moves.say(WITH_WARLORD, 0)
        if s.units(tile, c.WARLORD) > 0:
            moves.say(WITH_WARLORD, 1)

    def answer(self, s: World, move: i64) -> None:
        seat = s.whose()
        tile = s.get(self.tile)
        s.drop()
        n = build_outpost(s, seat, tile, argument_of(move) == 1)
        if s.events is not None:
            s.tell(seat, "built-outpost", {"tile": named_tile(s, tile), "n": n})
        HAPPENED.push(s, seat, c.ON_OUTPOST, 0)


OUTPOST_WITH: Final = OutpostWith()
