"""Acquire a Basic Building; the argument is its pile."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine.actions.action import Action
from trilithon.games.monumental.engine.actions.buy import buy, can_buy
from trilithon.games.monumental.engine.shop import next_in_pile
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.moves import Moves


class BuyBasic(Action):
    def __init__(self) -> None:
        super().__init__("buy_basic")

    def offer(self, s: World, seat: i64, moves: Moves) -> None:
        basics = s.box.basics
        pile: i64 = 0
        while pile < len(basics):
            if i64(s.d[s.at.left + pile]) > 0 and can_buy(s, seat, i64(basics[pile])):
                moves.say(self.verb, pile)
            pile += 1

    def begin(self, s: World, seat: i64, argument: i64) -> None:
        card = next_in_pile(s, argument)
        s.d[s.at.left + argument] -= 1
        buy(s, seat, card)


BUY_BASIC: Final = BuyBasic()
