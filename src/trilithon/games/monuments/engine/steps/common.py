"""Which common bonus of the layer to take (MS-BON-01)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.monument import is_common_open, renew_rules
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.moves import Moves, argument_of

TAKE_BONUS: Final = 1  # common bonus


class WhichCommon(Question[World]):
    def __init__(self) -> None:
        super().__init__("common")
        self.layer: Final = self.field("layer")

    def push(self, s: World, seat: i64, layer: i64) -> None:
        s.push(self, seat, layer)

    def idle(self, s: World) -> bool:
        for common in range(s.box.commons):
            if is_common_open(s, s.whose(), common, s.get(self.layer)):
                return False
        return True

    def offer(self, s: World, moves: Moves) -> None:
        for common in range(s.box.commons):
            if is_common_open(s, s.whose(), common, s.get(self.layer)):
                moves.say(TAKE_BONUS, common)

    def answer(self, s: World, move: i64) -> None:
        seat = s.whose()
        common = argument_of(move)
        s.drop()
        s.d[s.at.commons + common] = i16(seat)
        renew_rules(s, seat)
        if s.events is not None:
            s.tell(seat, "took-bonus", {"bonus": s.box.common_names[common]})
        s.push_code(s.box.common_code[common], seat, c.NONE)


WHICH_COMMON: Final = WhichCommon()
