"""Quests are drawn, to keep at least one (MS-QST-01)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine.questing import can_draw, deck_for
from trilithon.games.monuments.engine.steps.keep_quests import KEEP_QUESTS
from trilithon.games.monuments.engine.steps.return_quests import RETURN_QUESTS
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Step


class DrawQuests(Step[World]):
    """By the card, or part of a bonus."""

    def __init__(self) -> None:
        super().__init__("draw_quests")
        self.n: Final = self.field("n")

    def push(self, s: World, seat: i64, n: i64) -> None:
        s.push(self, seat, n)

    def idle(self, s: World) -> bool:
        return not can_draw(s, s.whose())

    def run(self, s: World) -> None:
        seat = s.whose()
        n = s.get(self.n)
        s.drop()
        which = deck_for(s, seat)
        deck = s.quest_deck(which)
        drawn = s.at.drawn
        if s.size(deck) == 0:
            return
        s.empty(drawn)
        while n > 0 and s.size(deck) > 0:
            s.add(drawn, s.pop(deck))
            n -= 1
        s.reveals += 1
        if s.events is not None:
            names = [s.box.quest_names[quest] for quest in s.items(drawn)]
            s.tell_privately(seat, "drew-quests", {"n": len(names)}, {"quests": names})
        RETURN_QUESTS.push(s, seat, which)
        KEEP_QUESTS.push(s, seat, kept=0)


DRAW_QUESTS: Final = DrawQuests()
