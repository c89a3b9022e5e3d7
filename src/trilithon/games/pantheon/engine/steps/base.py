"""What Pantheon's questions can be asked besides what every question can: for evaluation and for imagining."""

from __future__ import annotations

from mypy_extensions import i64

from trilithon.games.pantheon.engine.hands import Hands
from trilithon.games.pantheon.engine.world import World
from trilithon.kernel.engine.agenda import Question


class Asking(Question[World]):
    def promise(self, s: World, frame: i64, left: float) -> float:
        """What its seat has begun and not yet got, in points, with so many epochs left: without it a half-done action
        would look like a loss. The frame need not be on top."""
        return 0.0

    def imply(self, s: World, seat: i64, hands: Hands) -> None:
        """Who is asked this holds certain cards: say which could be the ones, besides those that everybody knows. The
        frame is on top."""
