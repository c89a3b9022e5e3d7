"""A Monster of the Water appears: on which of the nearest Water tiles? (MO-MONS-06)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.telling import named_tile
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.monsters.engine.codes import MONSTER
from trilithon.games.monumental.modules.monsters.engine.own import decider, nearest_waters, own
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.moves import Moves, argument_of

SURFACE_ON: Final = 1  # tile


class Surface(Question[World]):
    """Where nobody can be asked chance decides (MO-MOD-03)."""

    def __init__(self) -> None:
        super().__init__("surface")
        self.tile: Final = self.field("tile", c.TILE)
        self.monster: Final = self.field("monster", MONSTER)

    def push(self, s: World, seat: i64, tile: i64, monster: i64) -> None:
        s.push(self, decider(s, seat), tile, monster)

    def idle(self, s: World) -> bool:
        return not s.is_person(s.whose()) or len(nearest_waters(s.chart, s.get(self.tile))) <= 1

    def settle(self, s: World) -> None:
        self.by_chance(s)

    def offer(self, s: World, moves: Moves) -> None:
        for tile in nearest_waters(s.chart, s.get(self.tile)):
            moves.say(SURFACE_ON, i64(tile))

    def answer(self, s: World, move: i64) -> None:
        self._place(s, argument_of(move))

    def _place(self, s: World, tile: i64) -> None:
        monster = s.get(self.monster)
        s.drop()
        put_monster(s, monster, tile)


SURFACE: Final = Surface()


def put_monster(s: World, monster: i64, tile: i64) -> None:
    s.d[own(s).at + monster] = i16(tile)
    if s.events is not None:
        s.tell(
            -1, "monster-appears", {"monster": own(s).bestiary.names[monster], "tile": named_tile(s, tile)}
        )
