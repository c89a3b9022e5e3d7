"""What each kind of unit can do (2.3 of the rules): one row for each, and the lasting rules that add to it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c


class Traits:
    """NONE is no rule."""

    def __init__(
        self,
        piece: i64,
        points: i64,
        faster: i64 = c.NONE,
        ashore: i64 = 0,
        at_sea: i64 = 0,
        stronger: i64 = c.NONE,
    ) -> None:
        self.piece: Final = piece  # as what it lies in the supply
        self.points: Final = points  # of movement, with each activation
        self.faster: Final = faster  # the rule that gives more of them
        self.ashore: Final = ashore  # its power on land
        self.at_sea: Final = at_sea  # its power on water
        self.stronger: Final = stronger  # the rule that adds to its power, where it has any


TRAITS: Final = vec[Traits](
    [
        Traits(c.S_WORKER, 1, c.R_MOVE_WORKER),
        Traits(c.S_WORKER, 1, c.R_MOVE_WORKER, ashore=1),
        Traits(c.S_ARMY, 1, c.R_MOVE_ARMY, ashore=3, stronger=c.R_POWER_ARMY),
        Traits(c.S_AIRFORCE, 2, c.R_MOVE_AIRFORCE, ashore=2, at_sea=2, stronger=c.R_POWER_AIRFORCE),
        Traits(c.S_HORSE, 2),
        Traits(c.S_NAVY, 2, c.R_MOVE_NAVY, at_sea=3, stronger=c.R_POWER_NAVY),
    ]
)
"""In the order of the units in `codes.py`: worker, armed worker, army, airforce, horse, navy."""
