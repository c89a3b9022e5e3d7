"""The turn of an Automa: what of it waits while somebody is asked."""

from __future__ import annotations

from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.modules.automa.engine.steps.turn import AUTOMA_SLOT, AUTOMA_TURN
from trilithon.games.monumental.words.base import Lies, MonumentalWords
from trilithon.kernel.words import Frame


class OfAutoma(MonumentalWords):
    lies = Lies.ANYWHERE

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        return not s.is_person(frame.seat) and s.active() == frame.seat


class AutomaTurnWords(OfAutoma):
    step = AUTOMA_TURN


class AutomaSlotWords(OfAutoma):
    step = AUTOMA_SLOT
