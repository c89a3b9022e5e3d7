"""What modules bring to maps: features of Provinces, what must hold where they are, and how chance strews them.

By itself the game has none. Whoever reads, fills or makes maps is given the features that are in play.
"""

from __future__ import annotations

from collections.abc import Sequence

from trilithon.games.monumental.maps.checking import Problem, problem
from trilithon.games.monumental.maps.plan import Feature, Plan
from trilithon.kernel.engine.rng import Rng


class Features:
    """The features that a map may have. A module inherits from this and says more about its own."""

    bridge_rule = "MO-MAP-01"
    """Which says where bridges can be."""

    def __init__(self, kinds: Sequence[Feature] = ()) -> None:
        self.kinds = tuple(kinds)
        self.letters = {kind.letter: kind for kind in kinds}
        """As drawings are read with."""

    def problems(self, plan: Plan, seats: int) -> list[Problem]:
        """Every rule about features that this map breaks; `seats` is for how many it shall be."""
        return [
            problem("MO-MAP-14", "feature", tile=plan.names[tile])
            for tile, kind in plan.features
            if kind not in self.kinds
        ]

    def strewn(self, plan: Plan, orbits: Sequence[Sequence[int]], rng: Rng) -> Plan | None:
        """A new map with features by chance; None if that does not succeed here.

        The tiles of an orbit are Provinces that the map's symmetry exchanges: what one of them gets all must get.
        """
        return plan


NO_FEATURES = Features()
