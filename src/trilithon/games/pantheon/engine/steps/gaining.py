"""A god is gained: its points, then its benefit, which may bring further gods (PA-GOD-01, -02, -14)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.gods import add_benefits, draw_god, god_to_box
from trilithon.games.pantheon.engine.world import World
from trilithon.kernel.engine.agenda import Step
from trilithon.kernel.engine.layout import FLAG


class ToBox(Step[World]):
    """A god whose benefit has been resolved goes to the box."""

    def __init__(self) -> None:
        super().__init__("to_box")
        self.god: Final = self.field("god", c.GOD)

    def run(self, s: World) -> None:
        god = s.get(self.god)
        s.drop()
        god_to_box(s, god)


class GodsFromStack(Step[World]):
    """Gods are drawn, one after the other; `chain`: may their benefits draw further ones?"""

    def __init__(self) -> None:
        super().__init__("gods_from_stack")
        self.n: Final = self.field("n", low=1)
        self.chain: Final = self.field("chain", FLAG)

    def run(self, s: World) -> None:
        seat = s.whose()
        way: i64 = c.DRAWN if s.get(self.chain) == 1 else c.DRAWN_LAST
        n = s.get(self.n)
        if n > 1:
            s.put(self.n, n - 1)
        else:
            s.drop()
        god = draw_god(s)
        if god >= 0:
            gain_god(s, seat, god, way)


def gain_god(s: World, seat: i64, god: i64, way: i64) -> None:
    """Points of the epoch, then the benefit, which depends on the way to the god."""
    box = s.box
    points = i64(box.epoch_points[s.epoch() - 1])
    s.give_points(seat, c.FROM_GODS, points)
    if s.events is not None:
        s.tell(seat, "gained-god", {"god": box.god_names[god], "points": points})
    if i64(box.god_life[god]) == c.ONCE:
        s.push(TO_BOX, seat, god)
    else:
        s.d[s.at.gods + seat * box.gods + god] += 1
        add_benefits(s, seat, box.god_benefits, god, 1)
    s.push_code(box.god_code[way * box.gods + god], seat, 0)


TO_BOX: Final = ToBox()
GODS_FROM_STACK: Final = GodsFromStack()
