"""An Attack costs a seat Units: which of them, and where? (MO-MONS-15)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.lands import give_up_if_empty
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.monsters.engine.codes import MONSTER, WHERE
from trilithon.games.monumental.modules.monsters.engine.losses import destroy_unit
from trilithon.games.monumental.modules.monsters.engine.own import decider, is_within
from trilithon.games.monumental.modules.monsters.engine.steps.pick import Pick
from trilithon.kernel.engine.layout import SEAT


class LoseSomewhere(Pick):  # an option is pack_unit(tile, unit)
    def __init__(self) -> None:
        super().__init__("lose_somewhere")
        self.victim: Final = self.field("victim", SEAT)
        self.where: Final = self.field("where", WHERE)
        self.n: Final = self.field("n")
        self.monster: Final = self.field("monster", MONSTER)

    def push(self, s: World, victim: i64, where: i64, n: i64, monster: i64) -> None:
        s.push(self, decider(s, victim), victim, where, n, monster)

    def options(self, s: World) -> list[int]:
        found: list[int] = []
        if s.get(self.n) <= 0:
            return found
        for tile in range(s.at.tiles):
            if s.owner(tile) != s.get(self.victim) or not is_within(
                s, s.get(self.monster), s.get(self.where), tile
            ):
                continue
            for unit in range(s.at.kinds_of_units):
                if s.setup.units[unit].fights and s.units(tile, unit) > 0:
                    found.append(int(c.pack_unit(tile, unit)))
        return found

    def lose(self, s: World, option: i64) -> None:
        s.put(self.n, s.get(self.n) - 1)
        tile = c.tile_of(option)
        destroy_unit(s, tile, c.unit_of(option))
        give_up_if_empty(s, tile)


LOSE_SOMEWHERE: Final = LoseSomewhere()
