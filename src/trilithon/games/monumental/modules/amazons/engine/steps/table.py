"""The module's steps; new ones go to the end."""

from __future__ import annotations

from typing import Any, Final

from trilithon.games.monumental.modules.amazons.engine.steps.gain_horse import GAIN_HORSE
from trilithon.games.monumental.modules.amazons.engine.steps.ride import RIDE
from trilithon.kernel.engine.agenda import Step

STEPS: Final[list[Step[Any]]] = [GAIN_HORSE, RIDE]
