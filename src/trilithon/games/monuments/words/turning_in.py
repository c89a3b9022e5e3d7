"""Turning in quests: it stands beside other questions."""

from __future__ import annotations

from trilithon.games.monuments.engine.goals import GOALS
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.questing import GOAL
from trilithon.games.monuments.engine.turning_in import TURNING_IN, is_window
from trilithon.games.monuments.words.refusing import because
from trilithon.games.monuments.words.saying import say
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import argument_of
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import AsideWords


class TurningInWords(AsideWords[Position]):
    notation = ("quest QUEST",)

    def owns(self, move: int) -> bool:
        return TURNING_IN.owns(move)

    def label(self, s: Position, move: int) -> Message:
        quest = argument_of(move)
        return say("turn-in", quest=s.box.quest_names[quest], n=s.box.quest_points[quest])

    def write(self, s: Position, move: int) -> str:
        return f"quest {s.box.quest_ids[argument_of(move)]}"

    def about(self, s: Position, move: int) -> list[str]:
        return [f"quest:{s.box.quest_ids[argument_of(move)]}"]


def why_not_turned_in(s: Position, quest: int) -> Refusal | None:
    """Of a quest in progress; None if it is not one of the seat to move."""
    seat = s.to_move
    if s.index_of(s.quests_of(seat), quest) < 0:
        return None
    if not is_window(s):
        return because("MS-QST-08", "no-window")
    for goal, (have, need) in zip(s.box.goal_texts[quest], progress(s, seat, quest), strict=True):
        if have < need:
            return because("MS-QST-04", "goal-open", goal=goal, have=have, n=need)
    return None


def progress(s: Position, seat: int, quest: int) -> list[tuple[int, int]]:
    """Of each goal: how much of it there is, and how much is needed."""
    goals = [int(n) for n in s.box.goals[quest]]
    return [
        (GOALS[goals[at]].reached(s, seat, quest, goals[at + 2]), goals[at + 1])
        for at in range(0, len(goals), GOAL)
    ]
