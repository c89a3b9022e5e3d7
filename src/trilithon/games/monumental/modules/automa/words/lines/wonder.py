"""Lines that build a stage of a Wonder (MO-AUT-24 to -26)."""

from __future__ import annotations

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.modules.automa.engine import codes as a
from trilithon.games.monumental.modules.automa.engine.shopping import chosen
from trilithon.games.monumental.modules.automa.engine.verbs.verb import Verb
from trilithon.games.monumental.modules.automa.engine.verbs.wonder import WONDER
from trilithon.games.monumental.modules.automa.words.lines.line import Line
from trilithon.games.monumental.words.things import display_thing, tile_thing
from trilithon.kernel.engine.events import Message


class Wonder(Line, tag="wonder", frozen=True, kw_only=True):
    """Of the one under construction, else of the cheapest in the display."""

    def verb(self) -> Verb:
        return WONDER

    def told(self) -> Message:
        return Message("monumental-automa-line-wonder")

    def targets(self, s: Position, seat: int) -> list[str]:
        if s.work(seat) >= 0:
            return sites(s, seat)
        place = chosen(s, c.WONDER, a.LOWEST)
        return [display_thing(place)] if place >= 0 else []


def sites(s: Position, seat: int) -> list[str]:
    """Where its token could go."""
    tiles = [tile for tile in range(s.at.tiles) if s.owner(tile) == seat and s.wonder_on(tile) < 0]
    provinces = [tile for tile in tiles if s.chart.kind[tile] == c.PROVINCE]
    return [tile_thing(s, tile) for tile in provinces or [s.capital(seat)]]
