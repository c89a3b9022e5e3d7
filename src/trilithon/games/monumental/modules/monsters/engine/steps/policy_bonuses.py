"""The one-off effects of all Policies of a seat, in the order it likes (MO-MONS-25)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine.steps.entries import ENTRY_ONE_OFF
from trilithon.games.monumental.engine.steps.order import ORDER
from trilithon.games.monumental.engine.steps.part import Part
from trilithon.games.monumental.engine.world import World


class PolicyBonuses(Part):
    def __init__(self) -> None:
        super().__init__("policy_bonuses")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)

    def can_do(self, s: World, seat: i64, place: i64, source: i64) -> bool:
        return s.size(s.developed(seat)) > 0

    def run(self, s: World) -> None:
        seat = s.whose()
        s.drop()
        policies = s.items(s.developed(seat))
        for policy in policies:
            ENTRY_ONE_OFF.push(s, seat, policy)
        if policies:
            ORDER.push(s, seat, len(policies))


POLICY_BONUSES: Final = PolicyBonuses()
