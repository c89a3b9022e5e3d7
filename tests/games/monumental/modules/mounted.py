"""Scenarios with Amazons, at seat 0 unless a test says otherwise: who is mounted, and where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Self

from tests.games.monumental.scenario import Play, Scenario
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.game import Monumental
from trilithon.games.monumental.invariants import CHECKS
from trilithon.games.monumental.modules.amazons import MODULE
from trilithon.games.monumental.modules.amazons.engine.own import horses_on, own, supply
from trilithon.kernel.options import Value

GAME = Monumental()
NUMBERS = Path(__file__).parent / "fixed_kingdoms.toml"
"""What tests of rules count on."""


class Mounted(Scenario):
    def __init__(
        self,
        seats: int = 2,
        *,
        civilizations: Sequence[str] = ("amazons",),
        rows: Sequence[str] = (),
        modules: Mapping[str, Value] | None = None,
    ) -> None:
        on = {"lost_kingdoms": True, **(modules or {})}
        super().__init__(seats, civilizations=civilizations, rows=rows, packs=[NUMBERS], modules=on)

    def riders(self, seat: int, tile: str, n: int) -> Self:
        """So many mounted Soldiers go there from the Capital, where they may also stay."""
        s, look = self.state, self.look
        here = self.tiles[tile]
        look.units[s.capital(seat), c.SOLDIER] -= n
        look.units[here, own(s).unit] += n
        if here != s.capital(seat):
            self._take(seat, here)
        return self

    def mounted(self, seat: int, unit: str = "warlord") -> Self:
        """The seat's Unit of this kind has a Horse, wherever it is."""
        kinds = [kind.name for kind in self.state.setup.units]
        self.look.mounted[seat, kinds.index(unit)] = 1
        return self


def horses(play: Play, tile: str) -> int:
    return horses_on(play.state, own(play.state), play.tiles[tile])


def riders(play: Play, tile: str) -> int:
    """Mounted Soldiers."""
    return play.state.units(play.tiles[tile], own(play.state).unit)


def left(play: Play) -> int:
    """Horses in the supply."""
    return supply(play.state, own(play.state))


def sound(play: Play) -> Play:
    """Nothing is wrong with it, and no Horse is lost or doubled."""
    assert list(MODULE.invariants(play.state)) == []
    assert list(CHECKS["pieces"](play.state)) == []
    assert sum(horses(play, tile) for tile in play.tiles) + left(play) == 6
    return play
