"""The module's steps; new ones go to the end."""

from __future__ import annotations

from typing import Any, Final

from trilithon.games.monumental.modules.aztecs.engine.steps.return_sacrificed import RETURN_SACRIFICED
from trilithon.games.monumental.modules.aztecs.engine.steps.sacrifice import SACRIFICE
from trilithon.kernel.engine.agenda import Step

STEPS: Final[list[Step[Any]]] = [SACRIFICE, RETURN_SACRIFICED]
