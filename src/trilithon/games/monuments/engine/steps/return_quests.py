"""Quests that were not kept go where they came from (MS-QST-02)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Step


class ReturnQuests(Step[World]):
    """To the bottom of their deck in drawn order, or out of the game."""

    def __init__(self) -> None:
        super().__init__("return_quests")
        self.deck: Final = self.field("deck", c.QUEST_DECK)

    def push(self, s: World, seat: i64, deck: i64) -> None:
        s.push(self, seat, deck)

    def run(self, s: World) -> None:
        deck = s.quest_deck(s.get(self.deck))
        s.drop()
        rest = s.items(s.at.drawn)
        s.empty(s.at.drawn)
        if s.options[c.O_QUEST_REMOVED] != 0:
            for quest in rest:
                s.add(s.at.quests_out, quest)
        else:
            rest.reverse()
            s.fill(deck, rest + s.items(deck))


RETURN_QUESTS: Final = ReturnQuests()
