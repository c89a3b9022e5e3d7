"""Among simultaneous effects: what an Oasis and a Mine bring."""

from __future__ import annotations

from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.modules.provinces.engine.codes import MINE, OASIS
from trilithon.games.monumental.modules.provinces.engine.own import is_kind, own
from trilithon.games.monumental.modules.provinces.engine.steps.entries import ENTRY_MINE, ENTRY_OASIS
from trilithon.games.monumental.words.entries import EntryWords
from trilithon.kernel.engine.events import Message
from trilithon.kernel.words import Frame


class EntryOasisWords(EntryWords):
    step = ENTRY_OASIS

    def described(self, s: Position, entry: Frame) -> tuple[Message | None, Message]:
        does = "monumental-feature-oasis-hold" if own(s).holds else "monumental-feature-oasis-take"
        return Message("monumental-feature-oasis"), Message(does)

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        return is_kind(s, frame.values["tile"], OASIS)


class EntryMineWords(EntryWords):
    step = ENTRY_MINE

    def described(self, s: Position, entry: Frame) -> tuple[Message | None, Message]:
        return Message("monumental-feature-mine"), Message("monumental-feature-mine-does")

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        return is_kind(s, frame.values["tile"], MINE)
