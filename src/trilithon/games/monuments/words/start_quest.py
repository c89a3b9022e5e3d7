"""Which of two starting quests to keep."""

from __future__ import annotations

from collections.abc import Iterator

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.steps.start_quest import KEEP_START_QUEST
from trilithon.games.monuments.engine.steps.start_resource import START_RESOURCE
from trilithon.games.monuments.words.answers import KeepQuest
from trilithon.games.monuments.words.asking import Asking, by_verb
from trilithon.games.monuments.words.course import is_in_turn
from trilithon.kernel.words import Frame


class StartQuestWords(Asking):
    step = KEEP_START_QUEST
    rule = "MS-SET-06"
    notation = ("keep QUEST",)
    answers = by_verb({c.KEEP: KeepQuest()})
    lies_on = ((START_RESOURCE,), (KEEP_START_QUEST,))
    asks_others = True

    def only_here(self, s: Position) -> list[str]:
        both = (s.get(KEEP_START_QUEST.one), s.get(KEEP_START_QUEST.other))
        return [f"quest:{s.box.quest_ids[quest]}" for quest in both]

    def problems(self, s: Position, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        if not is_in_turn(s, frame, agenda):
            yield "everybody chooses once, from the start player on"
        if any(s.box.quest_deck[frame.values[name]] for name in ("one", "other")):
            yield "a starting quest is chosen from two"
        if s.size(s.quests_of(frame.seat)) or s.size(s.completed_of(frame.seat)):
            yield f"seat {frame.seat + 1} has no quests yet"
