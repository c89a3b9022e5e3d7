"""A seat's turn begins."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Step


class Turn(Step[World]):
    """A seat's turn begins."""

    def __init__(self) -> None:
        super().__init__("turn")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)


class NextTurn(Step[World]):
    """The next seat, or the end of the game."""

    def __init__(self) -> None:
        super().__init__("next_turn")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)


TURN: Final = Turn()
NEXT_TURN: Final = NextTurn()
