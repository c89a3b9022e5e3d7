"""Conquests (MO-AUT-29 to -37)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.automa.engine.conquest import can_conquer
from trilithon.games.monumental.modules.automa.engine.own import Own
from trilithon.games.monumental.modules.automa.engine.steps.conquest import CONQUEST
from trilithon.games.monumental.modules.automa.engine.verbs.verb import Verb


class Conquer(Verb):
    """The cheapest or the dearest Province (`which`), up to so many times (`how`)."""

    def __init__(self) -> None:
        super().__init__("conquer")

    def is_possible(self, s: World, mine: Own, seat: i64, which: i64, how: i64) -> bool:
        return can_conquer(s, seat)

    def carry_out(self, s: World, mine: Own, seat: i64, which: i64, how: i64) -> None:
        CONQUEST.push(s, seat, which, how)


CONQUER: Final = Conquer()
