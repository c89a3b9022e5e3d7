"""Which of the drawn quests to keep (MS-QST-01)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.questing import receive
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.moves import Moves, argument_of


class KeepQuests(Question[World]):
    """`kept`: how many are so far; at least one is. Card by card, from those that are `drawn`."""

    def __init__(self) -> None:
        super().__init__("keep_quests")
        self.kept: Final = self.field("kept")

    def push(self, s: World, seat: i64, kept: i64) -> None:
        s.push(self, seat, kept)

    def idle(self, s: World) -> bool:
        return s.size(s.at.drawn) == 0

    def offer(self, s: World, moves: Moves) -> None:
        drawn = s.at.drawn
        for i in range(s.size(drawn)):
            moves.say(c.KEEP, i64(s.d[drawn + 1 + i]))
        if s.get(self.kept) > 0:
            moves.add(c.DONE)

    def answer(self, s: World, move: i64) -> None:
        if move == c.DONE:
            s.drop()
            return
        seat = s.whose()
        quest = argument_of(move)
        s.put(self.kept, s.get(self.kept) + 1)
        s.take(s.at.drawn, quest)
        receive(s, seat, quest)
        if s.events is not None:
            s.tell_privately(seat, "kept-quest", {}, {"quest": s.box.quest_names[quest]})

    def must_ask(self, s: World, move: i64) -> bool:
        """What is kept is secret."""
        return True


KEEP_QUESTS: Final = KeepQuests()
