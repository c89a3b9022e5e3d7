"""A Monster is defeated and paid for: its card is claimed, then its benefits are gained (MO-MONS-23)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.telling import tell_bought
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.monsters.engine.codes import MONSTER
from trilithon.games.monumental.modules.monsters.engine.own import own
from trilithon.kernel.engine.agenda import Step


class Defeated(Step[World]):
    def __init__(self) -> None:
        super().__init__("defeated")
        self.monster: Final = self.field("monster", MONSTER)

    def push(self, s: World, seat: i64, monster: i64) -> None:
        s.push(self, seat, monster)

    def run(self, s: World) -> None:
        seat = s.whose()
        monster = s.get(self.monster)
        s.drop()
        claim(s, seat, monster)
        s.push_code(own(s).bestiary.rewards[monster], seat, c.NONE)


DEFEATED: Final = Defeated()


def claim(s: World, seat: i64, monster: i64) -> None:
    """It is gone from the map, and the seat has its card."""
    keeps = own(s)
    s.take(keeps.track, monster)
    s.d[keeps.at + monster] = c.NONE
    s.d[keeps.position + monster] = 0
    s.d[keeps.claimed + monster] = i16(seat)
    if s.events is not None:
        tell_bought(s, seat, "defeated", {"monster": keeps.bestiary.names[monster]})
