"""Use the effect of the own Hero, once a turn (MO-HERO-13); no argument."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.actions.action import Action
from trilithon.games.monumental.engine.effects import can_use
from trilithon.games.monumental.engine.hooks import USING
from trilithon.games.monumental.engine.telling import named_card
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.heroes.engine import codes as h
from trilithon.games.monumental.modules.heroes.engine.own import hero_of, is_back, own
from trilithon.games.monumental.modules.heroes.engine.steps.spent import HERO_SPENT
from trilithon.kernel.engine.moves import Moves


class UseHero(Action):
    def __init__(self) -> None:
        super().__init__("use_hero")

    def offer(self, s: World, seat: i64, moves: Moves) -> None:
        mine = own(s)
        card = hero_of(s, mine, seat)
        if card < 0 or i64(s.d[mine.used + seat]):
            return
        ability = i64(s.kinds[card])
        if can_use(s, seat, ability, c.NONE) and not s.hooks.forbid(s, seat, USING, ability):
            moves.say(self.verb, 0)

    def begin(self, s: World, seat: i64, argument: i64) -> None:
        mine = own(s)
        card = hero_of(s, mine, seat)
        s.d[mine.used + seat] = 1
        if s.events is not None:
            s.tell(seat, "used-card", {"card": named_card(s, card)})
        if is_back(s, mine, seat, h.WHEN_USED):
            HERO_SPENT.push(s, seat)
        s.push_effect(i64(s.box.use_code[i64(s.kinds[card])]), seat, c.NONE)


USE_HERO: Final = UseHero()
