"""Lines that conquer (MO-AUT-29 to -37)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.modules.automa.engine import codes as a
from trilithon.games.monumental.modules.automa.engine.conquest import (
    can_conquer,
    equally_good,
    of_lowest_terrain,
)
from trilithon.games.monumental.modules.automa.engine.verbs.conquer import CONQUER
from trilithon.games.monumental.modules.automa.engine.verbs.verb import Verb
from trilithon.games.monumental.modules.automa.words.lines.line import Extent, Line
from trilithon.games.monumental.words.things import tile_thing
from trilithon.kernel.engine.events import Message


class Conquer(Line, tag="conquer", frozen=True, kw_only=True):
    """The Province that costs the lowest or the highest number of Units, up to n times."""

    which: Extent
    n: Annotated[int, Meta(ge=1, le=9)] = 1

    def verb(self) -> Verb:
        return CONQUER

    def arguments(self) -> tuple[int, int]:
        return (a.EXTENTS.index(self.which), self.n)

    def told(self) -> Message:
        return Message("monumental-automa-line-conquer", {"which": self.which, "n": self.n})

    def targets(self, s: Position, seat: int) -> list[str]:
        if not can_conquer(s, seat):
            return []
        tied = of_lowest_terrain(s, equally_good(s, seat, a.EXTENTS.index(self.which)))
        return [tile_thing(s, tile) for tile in tied]
