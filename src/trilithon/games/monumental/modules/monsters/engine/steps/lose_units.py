"""Units in a Province are destroyed: which of its owner's? (MO-MONS-07, -15)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.lands import give_up_if_empty
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.monsters.engine.codes import MONSTER
from trilithon.games.monumental.modules.monsters.engine.losses import destroy_unit
from trilithon.games.monumental.modules.monsters.engine.own import decider
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.moves import Moves, argument_of

REMOVE: Final = 1  # pack_unit(tile, unit)


class LoseUnits(Question[World]):
    """Kind by kind in their order, so that every set of Units is one row of answers."""

    def __init__(self) -> None:
        super().__init__("lose_units")
        self.tile: Final = self.field("tile", c.TILE)
        self.n: Final = self.field("n")
        self.lowest: Final = self.field("lowest", c.UNIT)
        self.monster: Final = self.field("monster", MONSTER)

    def push(self, s: World, tile: i64, n: i64, monster: i64) -> None:
        s.push(self, decider(s, s.owner(tile)), tile, n, 0, monster)

    def options(self, s: World) -> list[int]:
        """Kinds of Units of which one can be next."""
        tile = s.get(self.tile)
        n = s.get(self.n)
        found: list[int] = []
        left: i64 = 0
        unit = s.at.kinds_of_units
        while unit > s.get(self.lowest):
            unit -= 1
            if s.setup.units[unit].fights and s.units(tile, unit) > 0:
                left += s.units(tile, unit)
                if left >= n:
                    found.append(int(unit))
        found.reverse()
        return found

    def idle(self, s: World) -> bool:
        return s.get(self.n) <= 0 or not s.is_person(s.whose()) or len(self.options(s)) <= 1

    def settle(self, s: World) -> None:
        options = self.options(s)
        if s.get(self.n) > 0 and len(options) > 1:
            self.by_chance(s)  # nobody can be asked (MO-MOD-03)
            return
        if s.get(self.n) > 0 and options:
            self._destroy(s, options[0])
            return
        if s.get(self.n) > 0 and self._all(s) > 0:
            s.put(self.n, self._all(s))  # there are not so many (MO-MONS-17)
            return
        tile = s.get(self.tile)
        s.drop()
        give_up_if_empty(s, tile)

    def _all(self, s: World) -> i64:
        n: i64 = 0
        for unit in range(s.get(self.lowest), s.at.kinds_of_units):
            if s.setup.units[unit].fights:
                n += s.units(s.get(self.tile), unit)
        return n

    def offer(self, s: World, moves: Moves) -> None:
        for unit in self.options(s):
            moves.say(REMOVE, c.pack_unit(s.get(self.tile), unit))

    def answer(self, s: World, move: i64) -> None:
        if s.whose() != s.active():
            s.reveals += 1  # another seat than that on turn has decided (MO-MOD-13)
        self._destroy(s, c.unit_of(argument_of(move)))

    def _destroy(self, s: World, unit: i64) -> None:
        s.put(self.n, s.get(self.n) - 1)
        s.put(self.lowest, unit)
        destroy_unit(s, s.get(self.tile), unit)


LOSE_UNITS: Final = LoseUnits()
