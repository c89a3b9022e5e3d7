"""Where the next surviving defender retreats to (MS-RET-01). With the option that units keep together, the hexes chosen so far."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question

FLEE: Final = 1  # hex


class Retreat(Question[World]):
    """Where the next surviving defender retreats to (MS-RET-01). With the option that units keep together, the hexes chosen so far."""

    def __init__(self) -> None:
        super().__init__("retreat")
        self.together: Final = self.thing("together", c.HEX)
        self.airforces: Final = self.thing("airforces", c.HEX)

    def push(self, s: World, seat: i64, together: i64, airforces: i64) -> None:
        s.push(self, seat, together, airforces)


RETREAT: Final = Retreat()
