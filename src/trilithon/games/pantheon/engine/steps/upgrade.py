"""Which sacrifice tile is raised by one level (PA-TILE-11)?"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.steps.base import Asking
from trilithon.games.pantheon.engine.telling import card
from trilithon.games.pantheon.engine.world import World
from trilithon.games.pantheon.engine.worth import GAINS_PER_EPOCH, LEVEL
from trilithon.kernel.engine.moves import Moves, argument_of

RAISE: Final = c.FIRST_VERB  # kind of sacrifice


class Upgrade(Asking):
    def __init__(self) -> None:
        super().__init__("upgrade")
        self.symbols: Final = self.field("symbols")  # left

    def idle(self, s: World) -> bool:
        return s.get(self.symbols) == 0 or s.lowest_level(s.whose()) == c.TOP_LEVEL

    def offer(self, s: World, moves: Moves) -> None:
        seat = s.whose()
        kind: i64
        for kind in range(1, c.SACRIFICES + 1):
            if s.level(seat, kind) < c.TOP_LEVEL:
                moves.say(RAISE, kind)

    def answer(self, s: World, move: i64) -> None:
        seat = s.whose()
        kind = argument_of(move)
        s.put(self.symbols, s.get(self.symbols) - 1)
        s.d[s.at.sacrifices + seat * c.SACRIFICES + kind - 1] += 1
        if s.events is not None:
            s.tell(seat, "raised", {"kind": card(kind), "level": s.level(seat, kind)})

    def promise(self, s: World, frame: i64, left: float) -> float:
        return float(s.field_of(frame, self.symbols)) * LEVEL * GAINS_PER_EPOCH * left


UPGRADE: Final = Upgrade()
