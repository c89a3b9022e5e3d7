"""How many movement cards are played for a movement (PA-MOVE-02)?"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.cards import play_from_hand
from trilithon.games.pantheon.engine.hands import Hands
from trilithon.games.pantheon.engine.moving import steps_of
from trilithon.games.pantheon.engine.placing import cheapest_placement
from trilithon.games.pantheon.engine.steps.base import Asking
from trilithon.games.pantheon.engine.steps.place import PLACE
from trilithon.games.pantheon.engine.world import World
from trilithon.games.pantheon.engine.worth import BEGUN, UNSPENT
from trilithon.kernel.engine.moves import Moves, argument_of
from trilithon.kernel.engine.packed import fitting

PLAY: Final = c.FIRST_VERB  # number of cards


class Cards(Asking):
    def __init__(self) -> None:
        super().__init__("cards")
        self.big_foot: Final = self.field("big_foot")  # steps that it gives

    def push(self, s: World, seat: i64, big_foot: i64) -> None:
        s.push(self, seat, big_foot)

    def offer(self, s: World, moves: Moves) -> None:
        seat = s.whose()
        big_foot = s.get(self.big_foot)
        cheapest = cheapest_placement(s, seat, s.has(seat, c.JUMPS))
        n: i64
        for n in range(s.held(seat, c.MOVEMENT) + 1):
            if big_foot + steps_of(s, seat, n) >= cheapest:
                moves.say(PLAY, n)

    def answer(self, s: World, move: i64) -> None:
        seat = s.whose()
        big_foot = s.get(self.big_foot)
        n = argument_of(move)
        s.drop()
        play_from_hand(s, seat, c.MOVEMENT, n)
        steps = big_foot + steps_of(s, seat, n)
        s.d[s.at.budget] = fitting(steps)
        s.d[s.at.jumps_left] = i16(s.has(seat, c.JUMPS))
        s.d[s.at.busy] = 0
        PLACE.push(s, seat)
        if s.events is not None:
            s.tell(seat, "moves" if big_foot else "follows", {"cards": n, "steps": steps})

    def must_ask(self, s: World, move: i64) -> bool:
        return True

    def promise(self, s: World, frame: i64, left: float) -> float:
        seat = s.seat_of(frame)
        return BEGUN + UNSPENT * float(s.field_of(frame, self.big_foot) + s.has(seat, c.MORE_STEPS))

    def imply(self, s: World, seat: i64, hands: Hands) -> None:
        imply_movement_cards(s, seat, s.get(self.big_foot), hands)


def imply_movement_cards(s: World, seat: i64, big_foot: i64, hands: Hands) -> None:
    """Enough of them to place something."""
    cheapest = cheapest_placement(s, seat, s.has(seat, c.JUMPS))
    held = s.held(seat, c.MOVEMENT)
    n: i64 = 0
    while big_foot + steps_of(s, seat, held + n) < cheapest:
        n += 1
    way = vec[i16]([0] * c.CARD_KINDS)
    way[c.MOVEMENT] = i16(n)
    hands.say(way)


CARDS: Final = Cards()
