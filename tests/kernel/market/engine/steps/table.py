"""All steps. Their order gives them their numbers, which stand in hashes: new ones come last."""

from __future__ import annotations

from typing import Final

from tests.kernel.market.engine.steps.effects import EFFECTS
from tests.kernel.market.engine.steps.offered import OFFERED
from tests.kernel.market.engine.steps.turn import NEXT_TURN, TURN
from trilithon.kernel.engine.agenda import number_steps

STEPS: Final = number_steps([TURN, NEXT_TURN, EFFECTS, OFFERED])
