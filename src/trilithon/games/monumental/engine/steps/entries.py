"""The kinds of entries: what a conquest, a development or another event brings."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.steps.entry import Entry
from trilithon.games.monumental.engine.world import World


class EntryBenefits(Entry):
    """The benefit of an Exploration token (MO-CONQ-17)."""

    def __init__(self) -> None:
        super().__init__("entry_benefits")
        self.token: Final = self.field("token", c.TOKEN)
        self.is_compulsory = True

    def push(self, s: World, seat: i64, token: i64) -> None:
        s.push(self, seat, token)


ENTRY_BENEFITS: Final = EntryBenefits()


class EntryWarlord(Entry):
    """What the Warlord brings that took part in a conquest (MO-CONQ-18)."""

    def __init__(self) -> None:
        super().__init__("entry_warlord")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)


ENTRY_WARLORD: Final = EntryWarlord()


class EntryTriggered(Entry):
    """What the event triggers of an ability in force (MO-EFF-06)."""

    def __init__(self) -> None:
        super().__init__("entry_triggered")
        self.code: Final = self.field("code", c.CODE)
        self.by: Final = self.field("by", c.ABILITY)

    def push(self, s: World, seat: i64, code: i64, by: i64) -> None:
        s.push(self, seat, code, by)


ENTRY_TRIGGERED: Final = EntryTriggered()


class EntryOneOff(Entry):
    """The one-off effect of a developed Policy (MO-POL-04)."""

    def __init__(self) -> None:
        super().__init__("entry_one_off")
        self.policy: Final = self.field("policy", c.POLICY)

    def push(self, s: World, seat: i64, policy: i64) -> None:
        s.push(self, seat, policy)


ENTRY_ONE_OFF: Final = EntryOneOff()
