"""What the module keeps of a game: who leads the Mughals, and where its fields lie; the shortest questions."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64, mypyc_attr

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.layout import Fields
from trilithon.games.monumental.engine.setup import Setup
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.lost_kingdoms.engine.kingdom import Kingdom
from trilithon.games.monumental.modules.mughals.engine import codes as m
from trilithon.kernel.engine.layout import FLAG, HIGHEST, SEAT, TURN


@mypyc_attr(allow_interpreted_subclasses=True)
class Own(Kingdom):
    """All but who leads the Mughals play by the rules of the base game."""

    line: i64
    """The field: the row or column that a Policy is attached to,"""
    fresh: i64
    """which was attached this turn;"""
    crossing: i64
    """where the row and the column meet that were chosen this turn;"""
    lit: i64
    """how many Policies have been activated in this game."""

    def __init__(self, moments: list[str]) -> None:
        super().__init__(m.NUMBER, m.CIVILIZATION, moments)
        self.has_city = True
        self.line = 0
        self.fresh = 0
        self.crossing = 0
        self.lit = 0

    def settle(self, setup: Setup) -> None:
        """The newest Policy rules with all others, but not here (MO-LK-17)."""
        setup.newest_rules[self.seat] = 0
        setup.policies_at_once = m.AT_ONCE

    def declare(self, at: Fields) -> None:
        at.domain(m.LINE, "line of the City", m.LINES)
        self.line = at.thing("policy_line", [c.POLICY], m.LINE)  # the row or column that it is attached to
        self.fresh = at.field("policy_attached", [c.POLICY], FLAG, lasts=TURN)  # in this turn
        self.crossing = at.thing("policy_crossing", [SEAT], c.SPACE, lasts=TURN)
        """Where the row and the column meet that the leader of the Mughals has activated in this turn."""
        self.lit = at.noted("policies_activated", [], 0, HIGHEST)  # in this game


def own(s: World) -> Own:
    """Only where the module is on."""
    return cast(Own, s.hooks.of(m.NUMBER))


def line_of(s: World, mine: Own, policy: i64) -> i64:
    """The line that a Policy is attached to, or -1."""
    return i64(s.d[mine.line + policy])


def policy_on(s: World, mine: Own, line: i64) -> i64:
    """The Policy that is attached to a line, or -1."""
    if mine.seat < 0:
        return c.NONE
    pile = s.developed(mine.seat)
    for i in range(s.size(pile)):
        policy = i64(s.d[pile + 1 + i])
        if line_of(s, mine, policy) == line:
            return policy
    return c.NONE


def activated_by(s: World, mine: Own, policy: i64, crossing: i64) -> bool:
    """Would this crossing activate the Policy? Not if it was attached in the same turn (MO-LK-17, -18)."""
    line = line_of(s, mine, policy)
    return line >= 0 and m.is_through(line, crossing) and not i64(s.d[mine.fresh + policy])


def is_policy_active(s: World, mine: Own, policy: i64) -> bool:
    crossing = i64(s.d[mine.crossing + mine.seat])
    return crossing >= 0 and activated_by(s, mine, policy, crossing)
