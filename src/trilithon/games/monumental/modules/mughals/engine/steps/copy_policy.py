"""Copy an active Policy (MO-EFF-15 to -18), whichever seat does it: its active Policies, as they are with it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine.in_force import active_policies
from trilithon.games.monumental.engine.steps.copy import copy_policy, is_copyable
from trilithon.games.monumental.engine.steps.which_policy import WhichPolicy
from trilithon.games.monumental.engine.world import World


class CopyPolicy(WhichPolicy):
    def __init__(self) -> None:
        super().__init__("copy_policy")

    def policies(self, s: World, seat: i64) -> list[int]:
        return [policy for policy in active_policies(s, seat) if is_copyable(s, s.policy_ability(policy))]

    def carry_out(self, s: World, seat: i64, policy: i64) -> None:
        copy_policy(s, seat, policy)


COPY_POLICY: Final = CopyPolicy()
