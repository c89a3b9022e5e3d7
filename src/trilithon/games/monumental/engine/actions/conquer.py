"""Conquer a Province (MO-CONQ); the argument is the tile."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.actions.action import Action
from trilithon.games.monumental.engine.conquest import could_conquer, has_means
from trilithon.games.monumental.engine.steps.units import UNITS
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.moves import Moves


class Conquer(Action):
    def __init__(self) -> None:
        super().__init__("conquer")

    def offer(self, s: World, seat: i64, moves: Moves) -> None:
        if not has_means(s, seat):
            return
        d = s.d
        owner = s.at.owner
        kinds = s.chart.kind
        for tile in range(s.at.tiles):
            if (
                i64(kinds[tile]) == c.PROVINCE
                and i64(d[owner + tile]) != seat
                and could_conquer(s, seat, tile)
            ):
                moves.say(self.verb, tile)

    def begin(self, s: World, seat: i64, argument: i64) -> None:
        UNITS.begin(s, seat, argument)


CONQUER: Final = Conquer()
