"""The round of a movement, which runs by itself: who may follow, until the big foot goes back."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.pantheon.engine.steps.follow import FOLLOW
from trilithon.games.pantheon.engine.world import World
from trilithon.kernel.engine.agenda import Step


class EndRound(Step[World]):
    """The big foot goes back; the frame stands for it while the others follow."""

    def __init__(self) -> None:
        super().__init__("end_round")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)

    def run(self, s: World) -> None:
        s.drop()


class MayFollow(Step[World]):
    """It is this seat's turn to follow. Whether it is asked at all tells something of its hand (PA-INFO-05)."""

    def __init__(self) -> None:
        super().__init__("may_follow")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)

    def run(self, s: World) -> None:
        seat = s.whose()
        s.drop()
        s.reveals += 1
        FOLLOW.push(s, seat)


END_ROUND: Final = EndRound()
MAY_FOLLOW: Final = MayFollow()
