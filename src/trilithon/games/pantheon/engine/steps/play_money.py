"""Which money cards are played for a purchase (PA-BUY-01)?"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.buying import cheapest_purchase, money_in_hand
from trilithon.games.pantheon.engine.cards import play_from_hand
from trilithon.games.pantheon.engine.hands import Hands
from trilithon.games.pantheon.engine.steps.base import Asking
from trilithon.games.pantheon.engine.steps.buy import BUY
from trilithon.games.pantheon.engine.telling import counted_cards
from trilithon.games.pantheon.engine.world import World
from trilithon.games.pantheon.engine.worth import BEGUN
from trilithon.kernel.engine.moves import Moves, argument_of, verb_of
from trilithon.kernel.engine.packed import fitting

COIN: Final = c.FIRST_VERB  # value of a money card
PAID: Final = c.FIRST_VERB + 1  # no more money cards


class PlayMoney(Asking):
    def __init__(self) -> None:
        super().__init__("play_money")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)

    def offer(self, s: World, moves: Moves) -> None:
        seat = s.whose()
        value: i64
        for value in range(1, c.TOP_VALUE + 1):
            if s.held(seat, c.MONEY + value) > 0:
                moves.say(COIN, value)
        if cheapest_purchase(s, seat, True, s.jumps_left()) <= s.budget():
            moves.add(PAID)

    def answer(self, s: World, move: i64) -> None:
        seat = s.whose()
        if verb_of(move) == COIN:
            value = argument_of(move)
            play_from_hand(s, seat, c.MONEY + value, 1)
            s.d[s.at.budget] = fitting(s.budget() + value)
            return
        s.drop()
        BUY.push(s, seat, placing=1)
        if s.events is not None:
            played = [int(n) for n in s.d[s.at.on_table : s.at.on_table + c.CARD_KINDS]]
            s.tell(seat, "money", {"cards": counted_cards(played), "total": s.budget()})

    def must_ask(self, s: World, move: i64) -> bool:
        return True

    def promise(self, s: World, frame: i64, left: float) -> float:
        return BEGUN

    def imply(self, s: World, seat: i64, hands: Hands) -> None:
        """The highest coins first: if any hand can pay for something, one with these can."""
        way = vec[i16]([0] * c.CARD_KINDS)
        cheapest = cheapest_purchase(s, seat, True, s.jumps_left())
        lacking = cheapest - s.budget() - money_in_hand(s, seat)
        value: i64 = c.TOP_VALUE
        while lacking > 0 and value > 0:
            if i64(way[c.MONEY + value]) < i64(hands.unseen[c.MONEY + value]):
                way[c.MONEY + value] += 1
                lacking -= value
            else:
                value -= 1
        hands.say(way)


PLAY_MONEY: Final = PlayMoney()
