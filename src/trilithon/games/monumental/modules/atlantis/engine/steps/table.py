"""The module's steps; new ones go to the end."""

from __future__ import annotations

from typing import Any, Final

from trilithon.games.monumental.modules.atlantis.engine.steps.activate_nexus import ACTIVATE_NEXUS
from trilithon.kernel.engine.agenda import Step

STEPS: Final[list[Step[Any]]] = [ACTIVATE_NEXUS]
