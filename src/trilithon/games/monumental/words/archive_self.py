"""The card whose effect it is leaves the game."""

from __future__ import annotations

from trilithon.games.monumental import effects
from trilithon.games.monumental.effects import Part, clause
from trilithon.games.monumental.engine.cities import slot_with
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.steps.archive_self import ARCHIVE_SELF
from trilithon.games.monumental.words.base import Lies, MonumentalWords
from trilithon.games.monumental.words.use_drawn import is_held
from trilithon.kernel.engine.events import Message
from trilithon.kernel.words import Frame


class ArchiveSelf(Part, tag="archive_self", frozen=True):
    """This very card leaves the game, active or not (MO-EFF-27)."""

    has_price = True
    step = ARCHIVE_SELF

    def before(self, rest: effects.Parts) -> Message | None:
        return Message("monumental-do-archive-self-first", {"effects": clause(rest)}) if rest else None

    def afterthought(self, rest: effects.Parts) -> Message | None:
        return Message("monumental-archived-otherwise")

    def worth(self) -> float:
        return -40


class ArchiveSelfWords(MonumentalWords):
    step = ARCHIVE_SELF
    lies = Lies.ANYWHERE

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        card = frame.values["card"]
        is_alone = sum(other.step is ARCHIVE_SELF and other.values["card"] == card for other in agenda) == 1
        return card >= 0 and is_alone and (slot_with(s, frame.seat, card) >= 0 or is_held(card, agenda))
