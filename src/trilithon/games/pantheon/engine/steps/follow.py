"""Follow the movement of another player, or draw a card instead (PA-MOVE-07, -08)?"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.cards import deal
from trilithon.games.pantheon.engine.hands import Hands
from trilithon.games.pantheon.engine.moving import can_follow
from trilithon.games.pantheon.engine.steps.base import Asking
from trilithon.games.pantheon.engine.steps.cards import CARDS, imply_movement_cards
from trilithon.games.pantheon.engine.world import World
from trilithon.kernel.engine.moves import Moves, verb_of

FOLLOWING: Final = c.FIRST_VERB
DRAW_INSTEAD: Final = c.FIRST_VERB + 1


class Follow(Asking):
    def __init__(self) -> None:
        super().__init__("follow")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)

    def idle(self, s: World) -> bool:
        return not can_follow(s, s.whose())

    def settle(self, s: World) -> None:
        seat = s.whose()
        s.drop()
        deal(s, seat, s.box.follower_draw)

    def offer(self, s: World, moves: Moves) -> None:
        moves.add(FOLLOWING)
        moves.add(DRAW_INSTEAD)

    def answer(self, s: World, move: i64) -> None:
        if verb_of(move) == DRAW_INSTEAD:
            self.settle(s)
        else:
            seat = s.whose()
            s.drop()
            CARDS.push(s, seat, big_foot=0)

    def closes(self, s: World, move: i64) -> bool:
        return verb_of(move) == DRAW_INSTEAD

    def imply(self, s: World, seat: i64, hands: Hands) -> None:
        imply_movement_cards(s, seat, 0, hands)


FOLLOW: Final = Follow()
