"""Use the effect of an active card (MO-EFF-02); the argument is its slot."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.actions.action import Action
from trilithon.games.monumental.engine.effects import can_use
from trilithon.games.monumental.engine.hooks import USING
from trilithon.games.monumental.engine.telling import named_card
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.moves import Moves


class UseCard(Action):
    def __init__(self) -> None:
        super().__init__("use_card")

    def offer(self, s: World, seat: i64, moves: Moves) -> None:
        d = s.d
        at = s.at
        city = at.city + seat * at.slots
        end = s.slots_of(seat)
        slot: i64 = 0
        while slot < end:
            card = i64(d[city + slot])
            if card >= 0 and i64(d[at.marks + card]) & (c.ACTIVE | c.USED) == c.ACTIVE:
                ability = i64(s.kinds[card])
                if can_use(s, seat, ability, card) and not s.hooks.forbid(s, seat, USING, ability):
                    moves.say(self.verb, slot)
            slot += 1

    def begin(self, s: World, seat: i64, argument: i64) -> None:
        card = s.card_at(seat, argument)
        s.d[s.at.marks + card] |= c.USED
        if s.events is not None:
            s.tell(seat, "used-card", {"card": named_card(s, card)})
        s.push_effect(i64(s.box.use_code[i64(s.kinds[card])]), seat, card)


USE_CARD: Final = UseCard()
