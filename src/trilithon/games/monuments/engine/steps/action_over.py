"""What was kept in mind for one action is forgotten."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Step


class ActionOver(Step[World]):
    """Below a production or a Populate."""

    def __init__(self) -> None:
        super().__init__("action_over")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)

    def run(self, s: World) -> None:
        s.drop()
        s.empty(s.at.used)
        s.empty(s.at.growing)
        s.empty(s.at.served)


ACTION_OVER: Final = ActionOver()
