"""Build an Outpost (MO-OUT-01); the argument is the tile."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine.actions.action import Action
from trilithon.games.monumental.engine.hooks import FORTIFYING
from trilithon.games.monumental.engine.lands import is_outpost_site, outposts_in_supply
from trilithon.games.monumental.engine.steps.outpost_with import OUTPOST_WITH
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.moves import Moves


class BuildOutpost(Action):
    def __init__(self) -> None:
        super().__init__("build_outpost")

    def offer(self, s: World, seat: i64, moves: Moves) -> None:
        d = s.d
        owner = s.at.owner
        for tile in range(s.at.tiles):
            if i64(d[owner + tile]) == seat and is_outpost_site(s, seat, tile):
                if outposts_in_supply(s, seat) == 0:
                    return
                if not s.hooks.forbid(s, seat, FORTIFYING, tile):
                    moves.say(self.verb, tile)

    def begin(self, s: World, seat: i64, argument: i64) -> None:
        OUTPOST_WITH.push(s, seat, argument)


BUILD_OUTPOST: Final = BuildOutpost()
