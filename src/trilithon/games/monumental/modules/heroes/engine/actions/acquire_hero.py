"""Acquire a Hero of the row (MO-HERO-04 to -08); the argument is its place there."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.actions.action import Action
from trilithon.games.monumental.engine.steps.pay import PAY
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.heroes.engine.coming import could_acquire, price_of
from trilithon.games.monumental.modules.heroes.engine.own import own
from trilithon.games.monumental.modules.heroes.engine.steps.deploy import HERO_PAID
from trilithon.kernel.engine.moves import Moves


class AcquireHero(Action):
    def __init__(self) -> None:
        super().__init__("acquire_hero")

    def offer(self, s: World, seat: i64, moves: Moves) -> None:
        mine = own(s)
        for place in range(s.size(mine.row)):
            if could_acquire(s, mine, seat, i64(s.d[mine.row + 1 + place])):
                moves.say(self.verb, place)

    def begin(self, s: World, seat: i64, argument: i64) -> None:
        mine = own(s)
        card = i64(s.d[mine.row + 1 + argument])
        s.take(mine.row, card)
        s.d[mine.bought + seat] = 1
        HERO_PAID.push(s, seat, card)
        PAY.charge(s, seat, c.GOLD, price_of(s, card))


ACQUIRE_HERO: Final = AcquireHero()
