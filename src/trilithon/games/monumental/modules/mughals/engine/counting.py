"""Active Policies, as something that effects count."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine.counting import Countable
from trilithon.games.monumental.engine.in_force import active_policies
from trilithon.games.monumental.engine.world import World


class ActivePolicies(Countable):
    """Of whoever uses the effect: with others than Mughals it is the newest one."""

    def count(self, s: World, seat: i64, source: i64) -> i64:
        return len(active_policies(s, seat))


ACTIVE_POLICIES: Final = ActivePolicies()
