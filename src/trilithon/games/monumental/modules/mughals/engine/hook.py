"""What Mughals do, and when (MO-LK-16 to -18)."""

from __future__ import annotations

from mypy_extensions import i16, i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.in_force import renew_rules
from trilithon.games.monumental.engine.resources import gain_policy_icons
from trilithon.games.monumental.engine.telling import goods_of, tell_gained_since
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.mughals.engine.evaluation import worth_besides
from trilithon.games.monumental.modules.mughals.engine.own import Own, activated_by, is_policy_active
from trilithon.games.monumental.modules.mughals.engine.steps.attach import ATTACH
from trilithon.kernel.engine.events import Message

MOMENTS = ["developed", "activated", "active_policies", "cleared", "worth"]


class Mughals(Own):
    def __init__(self) -> None:
        super().__init__(MOMENTS.copy())

    def developed(self, s: World, seat: i64, policy: i64) -> None:
        """Before the one-off effects: to which line? (MO-LK-16)"""
        if seat == self.seat:
            ATTACH.push(s, seat, policy)

    def activated(self, s: World, seat: i64, crossing: i64) -> None:
        """Policies of the row and of the column, with their icons (MO-LK-17)."""
        if seat != self.seat:
            return
        s.d[self.crossing + seat] = i16(crossing)
        before = goods_of(s, seat) if s.events is not None else None
        names: list[Message] | None = [] if s.events is not None else None
        pile = s.developed(seat)
        for i in range(s.size(pile)):
            policy = i64(s.d[pile + 1 + i])
            if activated_by(s, self, policy, crossing):
                s.d[self.lit] += 1
                gain_policy_icons(s, seat, policy)
                if names is not None:
                    names.append(s.box.policy_names[policy])
        if names and before is not None:
            s.tell(seat, "policies-activated", {"policies": names, "n": len(names)})
            tell_gained_since(s, seat, before)
        renew_rules(s, seat)

    def active_policies(self, s: World, seat: i64, policies: list[int]) -> None:
        """Those of the lines that were chosen: none, one or two."""
        if seat != self.seat:
            return
        pile = s.developed(seat)
        for i in range(s.size(pile)):
            policy = i64(s.d[pile + 1 + i])
            if is_policy_active(s, self, policy):
                policies.append(int(policy))

    def cleared(self, s: World, seat: i64) -> None:
        """The turn is over for what was activated: others meet no Policy of theirs (MO-MD-48)."""
        if seat == self.seat:
            s.d[self.crossing + seat] = c.NONE

    def worth(self, s: World, seat: i64) -> float:
        return worth_besides(s, self) if seat == self.seat else 0.0
