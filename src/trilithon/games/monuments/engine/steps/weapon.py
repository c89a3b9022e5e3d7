"""Who gets a weapon from the stock (MS-WPN-01); `must` if it cannot be declined."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.layout import FLAG

ARM: Final = 1  # figure


class GiveWeapon(Question[World]):
    """Who gets a weapon from the stock (MS-WPN-01); `must` if it cannot be declined."""

    def __init__(self) -> None:
        super().__init__("weapon")
        self.n: Final = self.field("n")
        self.must: Final = self.field("must", FLAG)

    def push(self, s: World, seat: i64, n: i64, must: bool) -> None:
        s.push(self, seat, n, 1 if must else 0)


GIVE_WEAPON: Final = GiveWeapon()
