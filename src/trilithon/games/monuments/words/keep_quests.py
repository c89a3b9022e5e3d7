"""Which of the drawn quests to keep."""

from __future__ import annotations

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.steps.keep_quests import KEEP_QUESTS
from trilithon.games.monuments.engine.steps.return_quests import RETURN_QUESTS
from trilithon.games.monuments.words.answers import Done, KeepQuest
from trilithon.games.monuments.words.asking import Asking, by_verb
from trilithon.games.monuments.words.saying import ask
from trilithon.kernel.engine.events import Message


class KeepQuestsWords(Asking):
    step = KEEP_QUESTS
    rule = "MS-QST-01"
    notation = ("keep QUEST", "done")
    answers = by_verb({c.KEEP: KeepQuest(), c.DONE: Done("keep-quests")})
    lies_on = ((RETURN_QUESTS,),)

    def question(self, s: Position) -> Message:
        return ask("keep-quests", n=s.get(KEEP_QUESTS.kept))

    def only_here(self, s: Position) -> list[str]:
        return [f"quest:{s.box.quest_ids[quest]}" for quest in s.items(s.at.drawn)]
