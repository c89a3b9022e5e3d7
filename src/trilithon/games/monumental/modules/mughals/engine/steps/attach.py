"""A Policy was developed: to which row or column of the City is it attached? (MO-LK-16)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.mughals.engine import codes as m
from trilithon.games.monumental.modules.mughals.engine.own import own, policy_on
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import Moves, argument_of

LINE: Final = 1  # line


class Attach(Question[World]):
    """It must be said: there are more lines than Policies."""

    def __init__(self) -> None:
        super().__init__("attach")
        self.policy: Final = self.field("policy", c.POLICY)

    def push(self, s: World, seat: i64, policy: i64) -> None:
        s.push(self, seat, policy)

    def offer(self, s: World, moves: Moves) -> None:
        mine = own(s)
        for line in range(i64(len(m.LINES))):
            if policy_on(s, mine, line) < 0:
                moves.say(LINE, line)

    def answer(self, s: World, move: i64) -> None:
        """It is not active before that line is activated the next time (MO-LK-18)."""
        seat = s.whose()
        policy = s.get(self.policy)
        line = argument_of(move)
        s.drop()
        mine = own(s)
        s.d[mine.line + policy] = i16(line)
        s.d[mine.fresh + policy] = 1
        if s.events is not None:
            s.tell(seat, "attached", {"policy": s.box.policy_names[policy], "line": named_line(line)})


ATTACH: Final = Attach()


def named_line(line: i64) -> Message:
    sort = "row" if m.is_row(line) else "column"
    return Message("monumental-line-" + sort, {"name": m.LINES[line].upper()})
