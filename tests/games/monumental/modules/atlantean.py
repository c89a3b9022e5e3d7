"""Scenarios with Atlantis at seat 0: what lies in its Nexus."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from tests.games.monumental.scenario import Play, Scenario
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.game import Monumental
from trilithon.games.monumental.modules.atlantis import MODULE
from trilithon.games.monumental.modules.atlantis.engine.own import own
from trilithon.kernel.options import Value

GAME = Monumental()
ON: dict[str, Value] = {"lost_kingdoms": True}
SPECIAL, STARTING = "observatory_of_atlas", "star_charts"


class Atlantean(Scenario):
    """The Nexus is empty until `nexus` fills it; its two first cards are in the deck until then."""

    def __init__(
        self,
        seats: int = 2,
        *,
        others: Sequence[str] = (),
        modules: dict[str, Value] | None = None,
        rows: Sequence[str] = (),
    ) -> None:
        super().__init__(
            seats, civilizations=["atlantis", *others], modules=ON | (modules or {}), rows=rows, renaissance=1
        )

    def nexus(self, *names: str, active: Sequence[str] = (), new: int = 0) -> Self:
        """From the left; `active` are those that were activated this turn, `new` how many at the right end came."""
        s, look = self.state, self.look
        for place, name in enumerate(names):
            card = self._fetch(0, name)
            look.city[0, own(s).first + place] = card
            if name in active:
                look.marks[card] |= c.ACTIVE
        look.nexus_new[0] = new
        return self


def nexus(play: Play, seat: int = 0) -> list[str]:
    """From the left."""
    return [name for slot, name in play.city(seat).items() if slot.startswith("nexus")]


def active(play: Play, seat: int = 0) -> list[str]:
    """Those that are active."""
    city = play.city(seat)
    return [city[slot] for slot in play.active(seat) if slot.startswith("nexus")]


def sound(play: Play) -> Play:
    """Nothing is wrong with it."""
    assert list(MODULE.invariants(play.state)) == []
    return play
