"""Which option of the personal card to take (MS-BON-05)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import PART, Question
from trilithon.kernel.engine.moves import Moves, argument_of

OPTION: Final = 1  # option


class WhichOption(Question[World]):
    """`card`: of the personal deck; that of the first layer is 0."""

    def __init__(self) -> None:
        super().__init__("personal")
        self.card: Final = self.field("card")

    def push(self, s: World, seat: i64, card: i64) -> None:
        s.push(self, seat, card)

    def options(self, s: World) -> list[vec[i16]]:
        """Their codes."""
        return s.box.personal[i64(s.d[s.at.deck + s.whose()])][s.get(self.card)]

    def offer(self, s: World, moves: Moves) -> None:
        """Options of which something can be done; all of them if that holds for none (MS-BON-06)."""
        options = self.options(s)
        n: i64 = len(options)
        for option in range(n):
            if can_do(s, s.whose(), options[option]):
                moves.say(OPTION, option)
        if moves.count() == 0:
            for option in range(n):
                moves.say(OPTION, option)

    def answer(self, s: World, move: i64) -> None:
        seat = s.whose()
        card = s.get(self.card)
        option = argument_of(move)
        code = self.options(s)[option]
        s.drop()
        if s.events is not None:
            texts = s.box.personal_texts[i64(s.d[s.at.deck + seat])][card]
            s.tell(seat, "took-option", {"option": texts[option]})
        s.push_code(code, seat, c.NONE)


def can_do(s: World, seat: i64, code: vec[i16]) -> bool:
    """Can some part of a bonus be done now? What only an earlier part makes possible needs no look: that one can.

    Each part lies on the agenda for a moment, and is asked whether it would be idle.
    """
    part: i64 = 0
    while part < len(code):
        s.push_parts(code, part, part + PART, seat, c.NONE)
        is_idle = s.step().idle(s)
        s.drop()
        if not is_idle:
            return True
        part += PART
    return False


WHICH_OPTION: Final = WhichOption()
