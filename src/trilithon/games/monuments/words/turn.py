"""Frames at the bottom of the agenda: the set-up, a turn, the next one. Nobody is asked; they are only checked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from trilithon.games.monuments.derived import is_dealt
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.steps.deal import DEAL
from trilithon.games.monuments.engine.steps.turn import NEXT_TURN, TURN
from trilithon.games.monuments.words.course import THE_BOTTOM, OnAgenda
from trilithon.kernel.peek import Peek
from trilithon.kernel.words import Frame


class DealFrames(OnAgenda):
    step = DEAL
    lies_on = THE_BOTTOM

    def misplaced(self, s: Position, frame: Frame, agenda: Sequence[Frame]) -> Iterator[str]:
        yield from super().misplaced(s, frame, agenda)
        if is_dealt(s) or Peek(s).round:
            yield "everything is dealt already"
        choosing = [seat for seat in range(s.seats) if Peek(s).civilization[seat] < 0]
        if len(choosing) != len(agenda) - 1:
            yield "who has no civilization yet is asked for one"


class TurnFrames(OnAgenda):
    """It stays on the agenda only in the set-up, below what everybody is asked for."""

    step = TURN
    lies_on = THE_BOTTOM

    def misplaced(self, s: Position, frame: Frame, agenda: Sequence[Frame]) -> Iterator[str]:
        yield from super().misplaced(s, frame, agenda)
        if not is_dealt(s) or Peek(s).round:
            yield "it is there before the first turn, when everything is dealt"


class NextTurnFrames(OnAgenda):
    step = NEXT_TURN
    lies_on = THE_BOTTOM

    def misplaced(self, s: Position, frame: Frame, agenda: Sequence[Frame]) -> Iterator[str]:
        yield from super().misplaced(s, frame, agenda)
        if not is_dealt(s) or not Peek(s).round:
            yield "it is there in a turn, when everything is dealt"
