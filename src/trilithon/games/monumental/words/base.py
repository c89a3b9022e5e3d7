"""What the words of all steps of Monumental have in common: where frames may lie, and 'no more'."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum, auto

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.steps.act import ACT
from trilithon.games.monumental.engine.steps.pay import PAY
from trilithon.games.monumental.words.shared import say
from trilithon.games.monumental.words.things import END
from trilithon.kernel.engine.events import Message
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Frame, Words


class Lies(Enum):
    """Where a frame may lie on the agenda of phase 2."""

    IN_COURSE = auto()
    """Nowhere: it is part of the course of a turn, which is checked as a whole."""
    ANYWHERE = auto()
    """It may wait below whatever is being done."""
    ON_TOP = auto()
    """Nothing comes before it."""
    UNDER_PAYMENT = auto()
    """It happens as soon as it is paid."""


class MonumentalWords(Words[Position]):
    lies = Lies.IN_COURSE
    follows_action = False
    """Only an action leads to it: it lies right on the frame of phase 2."""
    asks_others = False
    """Another seat than that on turn may be asked (MO-MOD-12)."""

    def too_dear(self, s: Position, part: int, gold: int, name: Message) -> Refusal | None:
        """Why a part that stands in the box's table cannot be paid, with so much Gold left; see `unusable.py`."""
        return None

    def not_yet(self, s: Position, part: int, name: Message) -> Refusal | None:
        """What must happen before a part that stands in the box's table does something."""
        return None

    # -- frames that somebody wrote ------------------------------------------------------------------

    def problems(self, s: Position, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        if self.lies is not Lies.IN_COURSE:
            yield from self.misplaced(frame, agenda)
        if not self.is_possible(s, frame, agenda):
            yield "that cannot be asked or done here"

    def misplaced(self, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        """What is wrong with its place; the engine pushes frames together and never looks whether they are there."""
        at = agenda.index(frame)
        above = agenda[at + 1] if at + 1 < len(agenda) else None
        if self.lies is Lies.ON_TOP and above is not None:
            yield "it must be the first"
        if self.lies is Lies.UNDER_PAYMENT and (above is None or not self.is_paid_by(above)):
            yield "it comes after a payment"
        if self.follows_action and agenda[at - 1].step is not ACT:
            yield "it lies on act"

    def is_paid_by(self, frame: Frame) -> bool:
        return frame.step is PAY

    def holds(self, frame: Frame) -> int | None:
        """The card that such a frame holds and that is nowhere else meanwhile."""
        return None

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        """Is what it is about there, and in such a state that the engine can go on from here?"""
        return True


class StoppableWords(MonumentalWords):
    """Questions that can be answered with 'no more'."""

    no_more = "done"
    """The label of that."""

    def label(self, s: Position, move: int) -> Message:
        return say(self.no_more) if move == c.DONE else self.label_of(s, move)

    def write(self, s: Position, move: int) -> str:
        return "done" if move == c.DONE else self.text_of(s, move)

    def about(self, s: Position, move: int) -> list[str]:
        return [END] if move == c.DONE else self.things_of(s, move)

    # The same of all other answers:

    def label_of(self, s: Position, move: int) -> Message:
        raise NotImplementedError

    def text_of(self, s: Position, move: int) -> str:
        raise NotImplementedError

    def things_of(self, s: Position, move: int) -> list[str]:
        raise NotImplementedError
