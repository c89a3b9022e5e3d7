"""Complete the Wonder under construction or take one of the display (MO-WON-10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine.steps.part import PartQuestion
from trilithon.games.monumental.engine.world import World

FINISH_FREE: Final = 1
TAKE_OPEN: Final = 2  # place in the display


class Section(PartQuestion):
    """Complete the Wonder under construction or take one of the display (MO-WON-10)."""

    def __init__(self) -> None:
        super().__init__("section")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)


SECTION: Final = Section()
