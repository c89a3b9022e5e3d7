"""The last moment of a turn to turn in quests (MS-TURN-07)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.questing import can_turn_in
from trilithon.games.monuments.engine.turning_in import Window
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.moves import Moves


class LastWindow(Window):
    def __init__(self) -> None:
        super().__init__("last_window")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)

    def idle(self, s: World) -> bool:
        return not can_turn_in(s, s.whose())

    def offer(self, s: World, moves: Moves) -> None:
        moves.add(c.DONE)

    def answer(self, s: World, move: i64) -> None:
        s.drop()

    def closes(self, s: World, move: i64) -> bool:
        return move == c.DONE


LAST_WINDOW: Final = LastWindow()
