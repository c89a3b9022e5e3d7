"""Lines that move Explorers (MO-AUT-38 to -45)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.modules.automa.engine.exploring import goal_of, next_of, ways
from trilithon.games.monumental.modules.automa.engine.own import own
from trilithon.games.monumental.modules.automa.engine.verbs.explore import EXPLORE
from trilithon.games.monumental.modules.automa.engine.verbs.verb import Verb
from trilithon.games.monumental.modules.automa.words.lines.line import Line
from trilithon.games.monumental.words.things import tile_thing
from trilithon.kernel.engine.events import Message


class Explore(Line, tag="explore", frozen=True, kw_only=True):
    """So many steps of each Explorer."""

    steps: Annotated[int, Meta(ge=1, le=9)]

    def verb(self) -> Verb:
        return EXPLORE

    def arguments(self) -> tuple[int, int]:
        return (self.steps, 0)

    def told(self) -> Message:
        return Message("monumental-automa-line-explore", {"n": self.steps})

    def targets(self, s: Position, seat: int) -> list[str]:
        """Of the first Explorer that can go: where it goes next, and what it heads for."""
        for which in range(s.at.explorers):
            if found := ways(s, own(s), seat, which, c.NONE):
                tiles = [tile for way in found for tile in (next_of(way), goal_of(way))]
                return [tile_thing(s, tile) for tile in dict.fromkeys(tiles)]
        return []
