"""Which of the open bonus tiles does a seat take (PA-BON-02)?"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.steps.base import Asking
from trilithon.games.pantheon.engine.tiles import use_bonus
from trilithon.games.pantheon.engine.world import World
from trilithon.kernel.engine.moves import Moves, argument_of

TAKE: Final = c.FIRST_VERB  # kind of bonus tile


class PickBonus(Asking):
    def __init__(self) -> None:
        super().__init__("pick_bonus")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)

    def idle(self, s: World) -> bool:
        return s.size(s.at.bonus_open) == 0

    def offer(self, s: World, moves: Moves) -> None:
        tile: i64
        for tile in range(s.box.bonuses):
            if s.index_of(s.at.bonus_open, tile) >= 0:
                moves.say(TAKE, tile)

    def answer(self, s: World, move: i64) -> None:
        seat = s.whose()
        tile = argument_of(move)
        s.drop()
        s.take(s.at.bonus_open, tile)
        use_bonus(s, seat, tile)


PICK_BONUS: Final = PickBonus()
