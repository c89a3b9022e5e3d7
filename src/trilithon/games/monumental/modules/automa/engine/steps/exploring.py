"""Explorers of an Automa go, one after the other and step by step: which way? (MO-AUT-38 to -41)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.telling import named_tile
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.automa.engine.exploring import arrive, goal_of, next_of, ways
from trilithon.games.monumental.modules.automa.engine.own import own
from trilithon.games.monumental.modules.automa.engine.steps.asking import HOWS, RightHand, right_hand_or_self
from trilithon.kernel.engine.events import Argument


class Exploring(RightHand):  # an option is what it heads for and the next tile on its way there
    def __init__(self) -> None:
        super().__init__("automa_exploring")
        self.explorer: Final = self.field("explorer", c.EXPLORER)
        self.left: Final = self.field("left")
        self.steps: Final = self.field("steps")
        self.headed: Final = self.thing("headed", c.TILE)
        """What the Explorer before it has headed for last."""
        self.heading: Final = self.thing("heading", c.TILE)
        """The same of this one."""

    def push(self, s: World, seat: i64, steps: i64) -> None:
        s.push(self, right_hand_or_self(s, seat), seat, 0, steps, steps, c.NONE, c.NONE)

    def options(self, s: World) -> list[int]:
        if s.get(self.left) == 0:
            return []
        return ways(s, own(s), s.get(self.seat), s.get(self.explorer), s.get(self.headed))

    def nothing(self, s: World) -> None:
        """The next Explorer goes, if there is one."""
        which = s.get(self.explorer) + 1
        if which >= s.at.explorers:
            s.drop()
            return
        s.put(self.explorer, which)
        s.put(self.left, s.get(self.steps))
        s.put(self.headed, s.get(self.heading))
        s.put(self.heading, c.NONE)

    def choose(self, s: World, option: i64, how: i64) -> None:
        seat = s.get(self.seat)
        which = s.get(self.explorer)
        goal = goal_of(option)
        tile = next_of(option)
        s.put(self.left, s.get(self.left) - 1)
        s.put(self.heading, goal)
        if s.events is not None and tile != s.explorer(seat, which):
            told: dict[str, Argument] = {"tile": named_tile(s, tile), "goal": named_tile(s, goal)}
            told["why"] = HOWS[how]
            s.tell(seat, "automa-explored", told)
        arrive(s, own(s), seat, which, tile)


EXPLORING: Final = Exploring()
