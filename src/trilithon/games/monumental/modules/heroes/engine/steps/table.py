"""The module's steps; new ones go to the end."""

from __future__ import annotations

from typing import Any, Final

from trilithon.games.monumental.modules.heroes.engine.steps.deploy import DEPLOY, HERO_PAID
from trilithon.games.monumental.modules.heroes.engine.steps.spent import HERO_SPENT
from trilithon.kernel.engine.agenda import Step

STEPS: Final[list[Step[Any]]] = [HERO_PAID, DEPLOY, HERO_SPENT]
