"""What the conquest of a special Province brings among its simultaneous effects (MO-CONQ-19)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.steps.entry import Entry
from trilithon.games.monumental.engine.steps.take import TAKE
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.provinces.engine.own import own
from trilithon.games.monumental.modules.provinces.engine.steps.mine import MINE, has_production
from trilithon.games.monumental.modules.provinces.engine.steps.reserve import RESERVE, can_reserve, can_take
from trilithon.kernel.engine.agenda import MOST


class EntryOasis(Entry):
    """A card of the display, free or set aside (MO-PROV-03)."""

    def __init__(self) -> None:
        super().__init__("entry_oasis")
        self.tile: Final = self.field("tile", c.TILE)
        self.asks_itself = True

    def push(self, s: World, seat: i64, tile: i64) -> None:
        s.push(self, seat, tile)

    def can_do(self, s: World, seat: i64, frame: i64) -> bool:
        return can_reserve(s, seat) if own(s).holds else can_take(s)

    def begin(self, s: World, seat: i64, frame: i64) -> None:
        if own(s).holds:
            RESERVE.push(s, seat)
        else:
            TAKE.push(s, seat, c.bit(c.BUILDING) | c.bit(c.KNOWLEDGE), 0, MOST)


ENTRY_OASIS: Final = EntryOasis()


class EntryMine(Entry):
    """Production becomes Gold (MO-PROV-07)."""

    def __init__(self) -> None:
        super().__init__("entry_mine")
        self.tile: Final = self.field("tile", c.TILE)
        self.asks_itself = True

    def push(self, s: World, seat: i64, tile: i64) -> None:
        s.push(self, seat, tile)

    def can_do(self, s: World, seat: i64, frame: i64) -> bool:
        return has_production(s, seat)

    def begin(self, s: World, seat: i64, frame: i64) -> None:
        MINE.push(s, seat, s.field_of(frame, self.tile))


ENTRY_MINE: Final = EntryMine()
