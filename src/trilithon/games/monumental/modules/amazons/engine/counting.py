"""What effects of Amazons count."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine.counting import Countable
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.amazons.engine.own import horses_of, own


class Mounted(Countable):
    """Mounted Units of the seat."""

    def count(self, s: World, seat: i64, source: i64) -> i64:
        return horses_of(s, own(s), seat)


MOUNTED: Final = Mounted()
