"""Where Heroes are put: one object for each place that a card can name (MO-HERO-06)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.lands import must_stay, units_on
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.heroes.engine.own import Own


class Site:
    """On no tile at all, unless a class below says otherwise."""

    def allows(self, s: World, mine: Own, seat: i64, tile: i64) -> bool:
        return False


class OwnProvince(Site):
    """One that the seat controls without the Hero it has now."""

    def allows(self, s: World, mine: Own, seat: i64, tile: i64) -> bool:
        if s.owner(tile) != seat or i64(s.chart.kind[tile]) != c.PROVINCE:
            return False
        return must_stay(s, tile) == 0 or units_on(s, tile) > s.units(tile, mine.unit)


class OnCapital(Site):
    def allows(self, s: World, mine: Own, seat: i64, tile: i64) -> bool:
        return tile == s.capital(seat)


class WithWarlord(Site):
    def allows(self, s: World, mine: Own, seat: i64, tile: i64) -> bool:
        return s.owner(tile) == seat and s.units(tile, c.WARLORD) > 0


class WithExplorer(Site):
    def allows(self, s: World, mine: Own, seat: i64, tile: i64) -> bool:
        for which in range(s.at.explorers):
            if s.explorer(seat, which) == tile:
                return True
        return False


SITES: Final[list[Site]] = [OwnProvince(), OnCapital(), WithWarlord(), WithExplorer(), Site()]
"""In the order of `codes.PLACES`."""
