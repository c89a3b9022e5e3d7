"""The card whose effect it is leaves the game (MO-EFF-27)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.steps.part import Part
from trilithon.games.monumental.engine.world import World


class ArchiveSelf(Part):
    """From the City, or from among the drawn cards that are being used."""

    def __init__(self) -> None:
        super().__init__("archive_self")
        self.card: Final = self.thing("card", c.CARD)
        self.source = self.card
        self.gives_up = True

    def push(self, s: World, seat: i64, card: i64) -> None:
        s.push(self, seat, card)


ARCHIVE_SELF: Final = ArchiveSelf()
