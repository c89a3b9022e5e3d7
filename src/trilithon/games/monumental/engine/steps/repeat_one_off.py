"""Do the one-off effect of a developed Policy again."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.effects import can_do
from trilithon.games.monumental.engine.steps.entries import do_one_off
from trilithon.games.monumental.engine.steps.which_policy import WhichPolicy
from trilithon.games.monumental.engine.world import World


class RepeatOneOff(WhichPolicy):
    def __init__(self) -> None:
        super().__init__("repeat_one_off")

    def policies(self, s: World, seat: i64) -> list[int]:
        """Those whose one-off effect would do something."""
        some: list[int] = []
        pile = s.developed(seat)
        for i in range(s.size(pile)):
            policy = i64(s.d[pile + 1 + i])
            if can_do(s, seat, i64(s.box.one_off[policy]), c.NONE):
                some.append(int(policy))
        return some

    def carry_out(self, s: World, seat: i64, policy: i64) -> None:
        do_one_off(s, seat, policy)


REPEAT_ONE_OFF: Final = RepeatOneOff()
