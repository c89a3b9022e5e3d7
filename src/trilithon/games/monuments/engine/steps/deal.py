"""The set-up goes on once all civilisations are known (MS-SET-02 to -12)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine.dealing import deal
from trilithon.games.monuments.engine.steps.start_quest import KEEP_START_QUEST
from trilithon.games.monuments.engine.steps.start_resource import START_RESOURCE
from trilithon.games.monuments.engine.steps.turn import TURN
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Step

STARTING_TOKENS: Final = 2


class Deal(Step[World]):
    def __init__(self) -> None:
        super().__init__("deal")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)

    def run(self, s: World) -> None:
        """Everybody in turn, from the start player on, chooses a starting quest and then lays down two tokens."""
        s.drop()
        starting = deal(s)
        start = s.start()
        last = start + s.seats - 1
        TURN.push(s, start)
        for place in range(s.seats):
            START_RESOURCE.push(s, (last - place) % s.seats, STARTING_TOKENS)
        for place in range(s.seats):
            one = starting.pop()
            other = starting.pop()
            KEEP_START_QUEST.push(s, (last - place) % s.seats, one, other)
        for quest in starting:
            s.add(s.at.quests_out, quest)


DEAL: Final = Deal()
