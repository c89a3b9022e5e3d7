"""Turning in quests: it stands beside every question that is a window for it (MS-QST-08)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Aside
from trilithon.kernel.engine.moves import VERBS, verb_of

TURN_IN: Final = VERBS - 1  # quest


class TurningIn(Aside[World]):
    def owns(self, move: i64) -> bool:
        return verb_of(move) == TURN_IN


TURNING_IN: Final = TurningIn()
