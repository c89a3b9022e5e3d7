"""An Oasis is conquered for the first time: which card does the seat set aside? (MO-PROV-03, `oasis_reserve`)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.display import leave_display
from trilithon.games.monumental.engine.steps.acquired import take_in
from trilithon.games.monumental.engine.steps.happened import HAPPENED
from trilithon.games.monumental.engine.telling import named_card
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.provinces.engine.own import own, reserved_by
from trilithon.kernel.engine.agenda import Question, Step
from trilithon.kernel.engine.moves import Moves, argument_of

SET_ASIDE: Final = 1  # place in the display


class Reserve(Question[World]):
    """The card counts as acquired now, and not when it is bought; it is not owned before."""

    def __init__(self) -> None:
        super().__init__("reserve")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)

    def idle(self, s: World) -> bool:
        return not can_reserve(s, s.whose())

    def offer(self, s: World, moves: Moves) -> None:
        for place in range(s.setup.rows * s.setup.width):
            if is_wanted(s, place):
                moves.say(SET_ASIDE, place)
        moves.add(c.DONE)

    def answer(self, s: World, move: i64) -> None:
        seat = s.whose()
        s.drop()
        if move == c.DONE:
            return
        card = leave_display(s, argument_of(move))
        s.d[own(s).reserved + seat] = i16(card)
        if s.events is not None:
            s.tell(seat, "set-aside", {"card": named_card(s, card)})
        HAPPENED.push(s, seat, c.ON_ACQUIRE, c.bit(s.kind_of(card)))


RESERVE: Final = Reserve()


class ReservedBought(Step[World]):
    """A card that was set aside is paid for."""

    def __init__(self) -> None:
        super().__init__("reserved_bought")
        self.card: Final = self.field("card", c.CARD)

    def push(self, s: World, seat: i64, card: i64) -> None:
        s.push(self, seat, card)

    def run(self, s: World) -> None:
        seat = s.whose()
        card = s.get(self.card)
        s.drop()
        take_in(s, seat, card)


RESERVED_BOUGHT: Final = ReservedBought()


def is_wanted(s: World, place: i64) -> bool:
    """Is a Building or Knowledge in this place of the display?"""
    card = s.on_display(place)
    return card >= 0 and s.kind_of(card) != c.WONDER


def can_take(s: World) -> bool:
    for place in range(s.setup.rows * s.setup.width):
        if is_wanted(s, place):
            return True
    return False


def can_reserve(s: World, seat: i64) -> bool:
    """One card for each player."""
    return reserved_by(s, seat) < 0 and can_take(s)
