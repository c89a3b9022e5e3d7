"""The module's steps; new ones go to the end."""

from __future__ import annotations

from typing import Any, Final

from trilithon.games.monumental.modules.mughals.engine.steps.attach import ATTACH
from trilithon.games.monumental.modules.mughals.engine.steps.copy_policy import COPY_POLICY
from trilithon.kernel.engine.agenda import Step

STEPS: Final[list[Step[Any]]] = [ATTACH, COPY_POLICY]
