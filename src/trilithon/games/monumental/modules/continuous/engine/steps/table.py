"""The module's steps; new ones go to the end."""

from __future__ import annotations

from typing import Any, Final

from trilithon.games.monumental.modules.continuous.engine.steps.choose_secretly import CHOOSE_SECRETLY
from trilithon.games.monumental.modules.continuous.engine.steps.closing import CLOSING
from trilithon.games.monumental.modules.continuous.engine.steps.opening import OPENING
from trilithon.games.monumental.modules.continuous.engine.steps.rotation import ROTATION
from trilithon.games.monumental.modules.continuous.engine.steps.round_end import COMMON_DISPLAY, ROUND_END
from trilithon.kernel.engine.agenda import Step

STEPS: Final[list[Step[Any]]] = [
    OPENING,
    ROTATION,
    CLOSING,
    COMMON_DISPLAY,
    ROUND_END,
    CHOOSE_SECRETLY,
]
