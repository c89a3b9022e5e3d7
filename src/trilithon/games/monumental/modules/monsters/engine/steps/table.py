"""The module's steps; new ones go to the end."""

from __future__ import annotations

from typing import Any, Final

from trilithon.games.monumental.modules.monsters.engine.steps.attack_choice import ATTACK_CHOICE
from trilithon.games.monumental.modules.monsters.engine.steps.defeated import DEFEATED
from trilithon.games.monumental.modules.monsters.engine.steps.forget import FORGET, LOSE_KNOWLEDGE
from trilithon.games.monumental.modules.monsters.engine.steps.lose_somewhere import LOSE_SOMEWHERE
from trilithon.games.monumental.modules.monsters.engine.steps.lose_units import LOSE_UNITS
from trilithon.games.monumental.modules.monsters.engine.steps.policy_bonuses import POLICY_BONUSES
from trilithon.games.monumental.modules.monsters.engine.steps.prowl import PROWL
from trilithon.games.monumental.modules.monsters.engine.steps.rob import ROB
from trilithon.games.monumental.modules.monsters.engine.steps.strike import STRIKE, STRIKE_LONE
from trilithon.games.monumental.modules.monsters.engine.steps.surface import SURFACE
from trilithon.games.monumental.modules.monsters.engine.steps.wreck import WRECK
from trilithon.kernel.engine.agenda import Step

STEPS: Final[list[Step[Any]]] = [
    SURFACE,
    LOSE_UNITS,
    LOSE_SOMEWHERE,
    LOSE_KNOWLEDGE,
    PROWL,
    ATTACK_CHOICE,
    STRIKE,
    STRIKE_LONE,
    WRECK,
    ROB,
    FORGET,
    DEFEATED,
    POLICY_BONUSES,
]
