"""Use the effect of a drawn or copied card, or not (MO-EFF-22)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.effects import can_use
from trilithon.games.monumental.engine.in_force import borrow
from trilithon.games.monumental.engine.resources import gain_icons
from trilithon.games.monumental.engine.telling import goods_of, tell_gained_since
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.moves import Moves

USE_EFFECT: Final = 1


class Effect(Question[World]):
    def __init__(self) -> None:
        super().__init__("effect")
        self.of: Final = self.field("of", c.ABILITY)
        self.card: Final = self.thing("card", c.CARD)

    def push(self, s: World, seat: i64, of: i64, card: i64) -> None:
        s.push(self, seat, of, card)

    def idle(self, s: World) -> bool:
        return not can_use(s, s.whose(), s.get(self.of), s.get(self.card))

    def offer(self, s: World, moves: Moves) -> None:
        moves.say(USE_EFFECT, 0)
        moves.add(c.DONE)

    def answer(self, s: World, move: i64) -> None:
        seat = s.whose()
        ability = s.get(self.of)
        card = s.get(self.card)
        s.drop()
        if move != c.DONE:
            s.push_effect(i64(s.box.use_code[ability]), seat, card)


EFFECT: Final = Effect()


def use_as_if_active(s: World, seat: i64, kind: i64, card: i64, lasts: bool, may_use: bool) -> None:
    """Icons, lasting effects until the end of the turn, and the question whether to use the effect (MO-EFF-25)."""
    before = goods_of(s, seat) if s.events is not None else None
    gain_icons(s, seat, kind)
    if before is not None:
        tell_gained_since(s, seat, before)
    if lasts:
        borrow(s, seat, kind)
    if may_use and i64(s.box.use_code[kind]):
        EFFECT.push(s, seat, kind, card)
