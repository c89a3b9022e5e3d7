"""Build an Outpost."""

from __future__ import annotations

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine import lands
from trilithon.games.monumental.engine.actions.build_outpost import BUILD_OUTPOST
from trilithon.games.monumental.engine.hooks import FORTIFYING
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.telling import named_tile
from trilithon.games.monumental.words.actions.base import ActionWords
from trilithon.games.monumental.words.shared import because, explained, say
from trilithon.games.monumental.words.things import tile_named, tile_thing
from trilithon.kernel.engine.events import Message
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Target


class BuildOutpostWords(ActionWords):
    action = BUILD_OUTPOST
    notation = ("outpost TILE",)

    def label(self, s: Position, argument: int) -> Message:
        return say("outpost", tile=named_tile(s, argument), n=lands.units_for_outpost(s, s.to_move))

    def write(self, s: Position, argument: int) -> str:
        return f"outpost {s.chart.names[argument]}"

    def about(self, s: Position, argument: int) -> list[str]:
        return [tile_thing(s, argument)]

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        """Of the seat's own Provinces."""
        if target.sort != "tile":
            return None
        tile = tile_named(s, target)
        if s.owner(tile) != s.to_move or s.chart.kind[tile] != c.PROVINCE:
            return None
        if s.d[s.at.outposts + tile]:
            return because("MO-OUT-02", "outpost-there")
        if s.hooks.forbid(s, s.to_move, FORTIFYING, tile):
            return explained(s, FORTIFYING, tile, because("MO-OUT-01", "forbidden"))
        needed, have = lands.units_for_outpost(s, s.to_move), lands.builders_on(s, tile)
        if have < needed:
            return because("MO-OUT-01", "outpost-units", n=needed, have=have)
        return because("MO-OUT-02", "no-outpost")
