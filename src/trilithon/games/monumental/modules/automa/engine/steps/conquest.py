"""Conquests of an Automa, one after the other: which of equal Provinces? (MO-AUT-31, -37)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.automa.engine import codes as a
from trilithon.games.monumental.modules.automa.engine.conquest import (
    can_conquer,
    conquer,
    equally_good,
    of_lowest_terrain,
)
from trilithon.games.monumental.modules.automa.engine.own import own
from trilithon.games.monumental.modules.automa.engine.steps.asking import (
    ALONE,
    HOWS,
    RightHand,
    right_hand_or_self,
)


class Conquest(RightHand):  # an option is a tile
    """Candidates are worked out afresh each time."""

    def __init__(self) -> None:
        super().__init__("automa_conquest")
        self.which: Final = self.field("which", high=a.HIGHEST)
        self.left: Final = self.field("left", low=1)

    def push(self, s: World, seat: i64, which: i64, n: i64) -> None:
        s.push(self, right_hand_or_self(s, seat), seat, which, n)

    def options(self, s: World) -> list[int]:
        seat = s.get(self.seat)
        if not can_conquer(s, seat):
            return []
        return of_lowest_terrain(s, equally_good(s, seat, s.get(self.which)))

    def choose(self, s: World, option: i64, how: i64) -> None:
        seat = s.get(self.seat)
        left = s.get(self.left)
        why = HOWS[how]
        if s.events is not None and how == ALONE and len(equally_good(s, seat, s.get(self.which))) > 1:
            why = "terrain"
        if left > 1:
            s.put(self.left, left - 1)
        else:
            s.drop()
        conquer(s, own(s), seat, option, why)


CONQUEST: Final = Conquest()
