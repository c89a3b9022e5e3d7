"""Use the effect of an active Policy; the argument is the Policy."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.actions.action import Action
from trilithon.games.monumental.engine.effects import can_use
from trilithon.games.monumental.engine.hooks import USING
from trilithon.games.monumental.engine.in_force import active_policies
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.moves import Moves


class UsePolicy(Action):
    def __init__(self) -> None:
        super().__init__("use_policy")

    def offer(self, s: World, seat: i64, moves: Moves) -> None:
        if s.hooks.on_active_policies:
            for active in active_policies(s, seat):
                self._offer_one(s, seat, active, moves)
        else:
            self._offer_one(s, seat, s.active_policy(seat), moves)

    def _offer_one(self, s: World, seat: i64, policy: i64, moves: Moves) -> None:
        if policy < 0 or i64(s.d[s.at.policy_used + policy]):
            return
        ability = s.policy_ability(policy)
        if can_use(s, seat, ability, c.NONE) and not s.hooks.forbid(s, seat, USING, ability):
            moves.say(self.verb, policy)

    def begin(self, s: World, seat: i64, argument: i64) -> None:
        s.d[s.at.policy_used + argument] = 1
        if s.events is not None:
            s.tell(seat, "used-policy", {"policy": s.box.policy_names[argument]})
        s.push_effect(i64(s.box.use_code[s.policy_ability(argument)]), seat, c.NONE)


USE_POLICY: Final = UsePolicy()
