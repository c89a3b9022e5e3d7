"""Parts of bonuses that run by themselves: they wait below what is being done. They are only checked."""

from __future__ import annotations

from collections.abc import Iterator

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.steps.draw_quests import DRAW_QUESTS
from trilithon.games.monuments.engine.steps.gain_kind import GAIN_KIND
from trilithon.games.monuments.engine.steps.movement import MOVEMENT
from trilithon.games.monuments.engine.steps.take_back import TAKE_BACK
from trilithon.games.monuments.engine.steps.unlock import UNLOCK
from trilithon.games.monuments.words.course import A_BONUS, OnAgenda
from trilithon.kernel.words import Frame


class GainKindFrames(OnAgenda):
    step = GAIN_KIND
    lies_on = A_BONUS


class UnlockFrames(OnAgenda):
    step = UNLOCK
    lies_on = A_BONUS

    def problems(self, s: Position, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        if frame.values["piece"] >= c.S_HORSE:
            yield "horses are never locked"


class TakeBackFrames(OnAgenda):
    step = TAKE_BACK
    lies_on = A_BONUS


class DrawQuestsFrames(OnAgenda):
    step = DRAW_QUESTS
    lies_on = A_BONUS


class MovementFrames(OnAgenda):
    step = MOVEMENT
    lies_on = A_BONUS
