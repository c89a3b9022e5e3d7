"""Phase 2: any action, or the end of the phase (MO-ACQ-01)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine.hooks import ACTING
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.moves import Moves, argument_of, verb_of


class Act(Question[World]):
    def __init__(self) -> None:
        super().__init__("act")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)

    def offer(self, s: World, moves: Moves) -> None:
        seat = s.whose()
        hooks = s.hooks
        is_limited = hooks.denied >> ACTING & 1 != 0
        for action in hooks.offered:
            if not (is_limited and hooks.forbid(s, seat, ACTING, action.verb)):
                action.offer(s, seat, moves)

    def answer(self, s: World, move: i64) -> None:
        seat = s.whose()
        action = s.hooks.actions[verb_of(move)]
        action.begin(s, seat, argument_of(move))
        for hook in s.hooks.on_acted:
            hook.acted(s, seat, action.verb, argument_of(move))

    def closes(self, s: World, move: i64) -> bool:
        return s.hooks.actions[verb_of(move)].closes


ACT: Final = Act()
