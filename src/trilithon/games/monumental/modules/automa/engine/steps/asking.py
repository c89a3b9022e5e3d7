"""Choices that belong to the right-hand player of an Automa (MO-MOD-02): what all such questions have in common."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from trilithon.games.monumental.engine.order import right_hand
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.layout import SEAT
from trilithon.kernel.engine.moves import Moves, argument_of

CHOICE: Final = 1  # one of the options

ALONE: Final = 0
"""How it came to an option: there was no other,"""
ASKED: Final = 1
"""somebody chose,"""
BY_LOT: Final = 2
"""nobody could (MO-MOD-03)."""
HOWS: Final = ["alone", "asked", "lot"]


def right_hand_or_self(s: World, seat: i64) -> i64:
    """Whose frame the question is; where there are only Automas it is nobody's, and chance answers."""
    person = right_hand(s, seat)
    return person if person >= 0 else seat


@mypyc_attr(allow_interpreted_subclasses=True)
class RightHand(Question[World]):
    """Its first field is the Automa. With one option, or nobody to ask, it is not asked."""

    seat: i64
    """The field."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.seat = self.field("automa", SEAT)

    def options(self, s: World) -> list[int]:
        """In a fixed order, no two the same."""
        raise NotImplementedError

    def choose(self, s: World, option: i64, how: i64) -> None:
        """It is this one. The frame is on top still."""
        raise NotImplementedError

    def nothing(self, s: World) -> None:
        """There are no options."""
        s.drop()

    def idle(self, s: World) -> bool:
        return not s.is_person(s.whose()) or len(self.options(s)) <= 1

    def settle(self, s: World) -> None:
        options = self.options(s)
        if not options:
            self.nothing(s)
        elif len(options) == 1:
            self.choose(s, options[0], ALONE)
        else:
            s.reveals += 1
            self.choose(s, options[s.rng.below(len(options))], BY_LOT)

    def offer(self, s: World, moves: Moves) -> None:
        for option in self.options(s):
            moves.say(CHOICE, option)

    def answer(self, s: World, move: i64) -> None:
        s.reveals += 1  # whoever decides in another's turn does not think again (MO-MOD-13)
        self.choose(s, argument_of(move), ASKED)
