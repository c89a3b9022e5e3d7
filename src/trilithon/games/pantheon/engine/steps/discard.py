"""Which card is thrown away (PA-NAT-07)?"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.cards import discard_from_hand
from trilithon.games.pantheon.engine.steps.base import Asking
from trilithon.games.pantheon.engine.telling import card
from trilithon.games.pantheon.engine.world import World
from trilithon.kernel.engine.moves import Moves, argument_of

THROW: Final = c.FIRST_VERB  # kind of card


class Discard(Asking):
    def __init__(self) -> None:
        super().__init__("discard")
        self.down_to: Final = self.field("down_to")  # cards in hand

    def push(self, s: World, seat: i64, down_to: i64) -> None:
        s.push(self, seat, down_to)

    def idle(self, s: World) -> bool:
        return s.hand_size(s.whose()) <= s.get(self.down_to)

    def offer(self, s: World, moves: Moves) -> None:
        seat = s.whose()
        kind: i64
        for kind in range(c.CARD_KINDS):
            if s.held(seat, kind) > 0:
                moves.say(THROW, kind)

    def answer(self, s: World, move: i64) -> None:
        seat = s.whose()
        kind = argument_of(move)
        discard_from_hand(s, seat, kind, 1)
        if s.events is not None:
            s.tell(seat, "threw", {"card": card(kind)})

    def must_ask(self, s: World, move: i64) -> bool:
        return True


DISCARD: Final = Discard()
