"""The module's steps; new ones go to the end."""

from __future__ import annotations

from typing import Any, Final

from trilithon.games.monumental.modules.automa.engine.steps.conquest import CONQUEST
from trilithon.games.monumental.modules.automa.engine.steps.exploring import EXPLORING
from trilithon.games.monumental.modules.automa.engine.steps.line import LINE
from trilithon.games.monumental.modules.automa.engine.steps.mounting import MOUNTING
from trilithon.games.monumental.modules.automa.engine.steps.site import AUTOMA_SITE
from trilithon.games.monumental.modules.automa.engine.steps.turn import AUTOMA_SLOT, AUTOMA_TURN
from trilithon.kernel.engine.agenda import Step

STEPS: Final[list[Step[Any]]] = [
    AUTOMA_TURN,
    AUTOMA_SLOT,
    LINE,
    CONQUEST,
    AUTOMA_SITE,
    EXPLORING,
    MOUNTING,
]
