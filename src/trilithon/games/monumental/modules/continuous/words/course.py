"""Phases of a round, as far as somebody may have written them."""

from __future__ import annotations

from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.modules.continuous.engine.steps.closing import CLOSING
from trilithon.games.monumental.modules.continuous.engine.steps.opening import OPENING
from trilithon.games.monumental.modules.continuous.engine.steps.rotation import ROTATION
from trilithon.games.monumental.modules.continuous.engine.steps.round_end import COMMON_DISPLAY, ROUND_END
from trilithon.games.monumental.words.base import MonumentalWords
from trilithon.kernel.words import Frame


class PhaseWords(MonumentalWords):
    """Where it lies is checked as part of the course of a round (`invariants.py`)."""

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        return frame.values.get("place", 0) <= s.seats


class OpeningWords(PhaseWords):
    step = OPENING


class RotationWords(PhaseWords):
    step = ROTATION


class ClosingWords(PhaseWords):
    step = CLOSING


class CommonDisplayWords(PhaseWords):
    step = COMMON_DISPLAY


class RoundEndWords(PhaseWords):
    step = ROUND_END
