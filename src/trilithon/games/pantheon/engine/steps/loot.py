"""The end of a movement or a purchase: which of the loot tiles that were taken acts next (PA-TILE-03)?"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.cards import discard_played
from trilithon.games.pantheon.engine.steps.base import Asking
from trilithon.games.pantheon.engine.tiles import use_loot
from trilithon.games.pantheon.engine.world import World
from trilithon.kernel.engine.moves import Moves, argument_of

TAKE: Final = c.FIRST_VERB  # kind of loot tile


class Loot(Asking):
    def __init__(self) -> None:
        super().__init__("loot")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)

    def idle(self, s: World) -> bool:
        """Tiles of the same kind act by themselves: their order makes no difference."""
        looted = s.at.looted
        i: i64
        for i in range(1, s.size(looted)):
            if i64(s.d[looted + 1 + i]) != i64(s.d[looted + 1]):
                return False
        return True

    def settle(self, s: World) -> None:
        if s.size(s.at.looted) == 0:
            s.drop()
        else:
            use_loot(s, s.whose(), i64(s.d[s.at.looted + 1]))

    def offer(self, s: World, moves: Moves) -> None:
        tile: i64
        for tile in range(s.box.loots):
            if s.index_of(s.at.looted, tile) >= 0:
                moves.say(TAKE, tile)

    def answer(self, s: World, move: i64) -> None:
        use_loot(s, s.whose(), argument_of(move))


def finish(s: World) -> None:
    """The question on top, of a movement or of buying, is over: cards away, then the loot acts (PA-MOVE-06,
    PA-BUY-11)."""
    d = s.d
    at = s.at
    seat = s.whose()
    s.drop()
    if s.events is not None and s.budget() > 0:
        s.tell(seat, "unspent", {"n": s.budget()})
    d[at.budget] = 0
    d[at.jumps_left] = 0
    d[at.busy] = 0
    discard_played(s)
    LOOT.push(s, seat)


LOOT: Final = Loot()
