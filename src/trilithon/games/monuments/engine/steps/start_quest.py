"""Which of two starting quests to keep (MS-SET-06)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.questing import receive
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.moves import Moves, argument_of


class KeepStartQuest(Question[World]):
    """They are nowhere else while it is asked."""

    def __init__(self) -> None:
        super().__init__("start_quest")
        self.one: Final = self.field("one", c.QUEST_CARD)
        self.other: Final = self.field("other", c.QUEST_CARD)

    def push(self, s: World, seat: i64, one: i64, other: i64) -> None:
        s.push(self, seat, one, other)

    def offer(self, s: World, moves: Moves) -> None:
        moves.say(c.KEEP, s.get(self.one))
        moves.say(c.KEEP, s.get(self.other))

    def answer(self, s: World, move: i64) -> None:
        seat = s.whose()
        kept = argument_of(move)
        rest = s.get(self.other) if kept == s.get(self.one) else s.get(self.one)
        s.drop()
        receive(s, seat, kept)
        s.add(s.at.quests_out, rest)
        if s.events is not None:
            s.tell_privately(seat, "kept-start-quest", {}, {"quest": s.box.quest_names[kept]})

    def must_ask(self, s: World, move: i64) -> bool:
        """What is kept is secret."""
        return True


KEEP_START_QUEST: Final = KeepStartQuest()
