"""Which civilisation to lead (MS-SET-01)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from trilithon.games.monuments.engine.dealing import can_lead
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.moves import Moves, argument_of

LEAD: Final = 1  # civilisation


class ChooseCivilization(Question[World]):
    """One with which some set-up for so many players is still possible."""

    def __init__(self) -> None:
        super().__init__("civilization")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)

    def offer(self, s: World, moves: Moves) -> None:
        for civilization in range(s.box.civilizations):
            if can_lead(s, civilization):
                moves.say(LEAD, civilization)

    def answer(self, s: World, move: i64) -> None:
        seat = s.whose()
        civilization = argument_of(move)
        s.drop()
        s.d[s.at.civilization + seat] = i16(civilization)
        if s.events is not None:
            s.tell(seat, "leads", {"civilization": s.box.civilization_names[civilization]})


CHOOSE_CIVILIZATION: Final = ChooseCivilization()
