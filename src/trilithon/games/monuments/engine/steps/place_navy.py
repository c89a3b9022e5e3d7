"""Where a navy is put that was trained in this hex (MS-TRN-04)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question


class WhereNavy(Question[World]):
    """Where a navy is put that was trained in this hex (MS-TRN-04)."""

    def __init__(self) -> None:
        super().__init__("place_navy")
        self.hex: Final = self.field("hex", c.LAND_HEX)

    def push(self, s: World, seat: i64, spot: i64) -> None:
        s.push(self, seat, spot)


WHERE_NAVY: Final = WhereNavy()
