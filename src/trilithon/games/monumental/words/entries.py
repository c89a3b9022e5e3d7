"""Entries of a group of simultaneous effects: whose they are and what they do."""

from __future__ import annotations

from collections.abc import Iterator

from trilithon.games.monumental.effects import chain
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.steps.entries import (
    ENTRY_BENEFITS,
    ENTRY_ONE_OFF,
    ENTRY_TRIGGERED,
    ENTRY_WARLORD,
)
from trilithon.games.monumental.engine.steps.entry import Entry
from trilithon.games.monumental.engine.steps.order import ORDER
from trilithon.games.monumental.engine.telling import named_ability
from trilithon.games.monumental.words.base import Lies, MonumentalWords
from trilithon.kernel.engine.events import Message
from trilithon.kernel.words import Frame


class EntryWords(MonumentalWords):
    lies = Lies.ANYWHERE

    def described(self, s: Position, entry: Frame) -> tuple[Message | None, Message]:
        """Whose effect it is (None: a token's), and what it does."""
        raise NotImplementedError

    def misplaced(self, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        above = agenda[agenda.index(frame) + 1 :]
        if not above or not (isinstance(above[0].step, Entry) or above[0].step is ORDER):
            yield "it lies below order only"


class EntryBenefitsWords(EntryWords):
    step = ENTRY_BENEFITS

    def described(self, s: Position, entry: Frame) -> tuple[Message | None, Message]:
        return None, chain("else", s.box.benefit_texts[entry.values["token"]])

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        return frame.values["token"] in s.items(s.looted(frame.seat))


class EntryWarlordWords(EntryWords):
    step = ENTRY_WARLORD

    def described(self, s: Position, entry: Frame) -> tuple[Message | None, Message]:
        civilization = s.civilization(entry.seat)
        return s.box.warlord_names[civilization], s.box.warlord_texts[civilization]


class EntryTriggeredWords(EntryWords):
    step = ENTRY_TRIGGERED

    def described(self, s: Position, entry: Frame) -> tuple[Message | None, Message]:
        return named_ability(s, entry.values["by"]), s.box.code_texts[entry.values["code"]]

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        ability, box = frame.values["by"], s.box
        rows = range(box.trigger_start[ability], box.trigger_start[ability + 1], 3)
        return frame.values["code"] in [box.triggers[row + 2] for row in rows]


class EntryOneOffWords(EntryWords):
    step = ENTRY_ONE_OFF

    def described(self, s: Position, entry: Frame) -> tuple[Message | None, Message]:
        policy = entry.values["policy"]
        return s.box.policy_names[policy], s.box.one_off_texts[policy]

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        return s.has_developed(frame.seat, frame.values["policy"])
