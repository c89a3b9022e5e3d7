"""The card whose effect it is leaves the game (MO-EFF-27)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.cities import archive, leave_city, slot_with
from trilithon.games.monumental.engine.steps.held_card import HELD_CARD
from trilithon.games.monumental.engine.steps.part import Part
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.layout import AGENDA, FRAME


class ArchiveSelf(Part):
    """From the City, or from among the drawn cards that are being used."""

    def __init__(self) -> None:
        super().__init__("archive_self")
        self.card: Final = self.thing("card", c.CARD)
        self.source = self.card
        self.gives_up = True

    def push(self, s: World, seat: i64, card: i64) -> None:
        s.push(self, seat, card)

    def run(self, s: World) -> None:
        seat = s.whose()
        card = s.get(self.card)
        s.drop()
        slot = slot_with(s, seat, card)
        if slot >= 0:
            leave_city(s, seat, slot)
        else:
            frame = s.top
            while frame >= AGENDA:
                if s.is_at(frame, HELD_CARD) and s.field_of(frame, HELD_CARD.card) == card:
                    s.d[frame + HELD_CARD.state] = c.HELD_GONE
                    break
                frame -= FRAME
        archive(s, seat, card)


ARCHIVE_SELF: Final = ArchiveSelf()
