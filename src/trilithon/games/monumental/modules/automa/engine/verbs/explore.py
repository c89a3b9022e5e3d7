"""Steps of Explorers (MO-AUT-38 to -45)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.automa.engine.exploring import ways
from trilithon.games.monumental.modules.automa.engine.own import Own
from trilithon.games.monumental.modules.automa.engine.steps.exploring import EXPLORING
from trilithon.games.monumental.modules.automa.engine.verbs.verb import Verb


class Explore(Verb):
    """So many steps of each Explorer (`which`)."""

    def __init__(self) -> None:
        super().__init__("explore")

    def is_possible(self, s: World, mine: Own, seat: i64, which: i64, how: i64) -> bool:
        for explorer in range(s.at.explorers):
            if ways(s, mine, seat, explorer, c.NONE):
                return True
        return False

    def carry_out(self, s: World, mine: Own, seat: i64, which: i64, how: i64) -> None:
        EXPLORING.push(s, seat, which)


EXPLORE: Final = Explore()
