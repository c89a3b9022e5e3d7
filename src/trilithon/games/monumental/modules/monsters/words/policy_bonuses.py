"""The one-off effects of all Policies, once more."""

from __future__ import annotations

from trilithon.games.monumental.effects import Part
from trilithon.games.monumental.modules.monsters.engine.steps.policy_bonuses import POLICY_BONUSES
from trilithon.games.monumental.words.base import Lies, MonumentalWords


class PolicyBonuses(Part, tag="policy_bonuses", frozen=True):
    """Gain the bonuses of all your Cultural Policies (MO-MONS-25)."""

    step = POLICY_BONUSES

    def worth(self) -> float:
        return 60


class PolicyBonusesWords(MonumentalWords):
    step = POLICY_BONUSES
    lies = Lies.ANYWHERE
