"""Scenarios with Aztecs, at seat 0 unless a test says otherwise: who lies on the altar."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Self

from tests.games.monumental.modules.mounted import NUMBERS
from tests.games.monumental.scenario import Play, Scenario
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.game import Monumental
from trilithon.games.monumental.invariants import CHECKS
from trilithon.games.monumental.modules.aztecs import MODULE
from trilithon.kernel.options import Value

GAME = Monumental()


class Sacrificing(Scenario):
    def __init__(
        self,
        seats: int = 2,
        *,
        civilizations: Sequence[str] = ("aztecs",),
        modules: Mapping[str, Value] | None = None,
    ) -> None:
        on = {"lost_kingdoms": True, **(modules or {})}
        super().__init__(seats, civilizations=civilizations, packs=[NUMBERS], modules=on)

    def altar(self, seat: int, n: int) -> Self:
        """So many Soldiers of the Capital have been sacrificed."""
        self.look.units[self.state.capital(seat), c.SOLDIER] -= n
        self.look.sacrificed[seat] += n
        return self


def altar(play: Play, seat: int = 0) -> int:
    """Soldiers that lie there."""
    return int(play.look.sacrificed[seat])


def sound(play: Play) -> Play:
    """Nothing is wrong with it; in particular all nine Soldiers are somewhere."""
    assert list(MODULE.invariants(play.state)) == []
    assert list(CHECKS["pieces"](play.state)) == []
    return play
