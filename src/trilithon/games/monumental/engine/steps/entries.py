"""The kinds of entries: what a conquest, a development or another event brings."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.effects import can_do
from trilithon.games.monumental.engine.steps.benefit import BENEFIT
from trilithon.games.monumental.engine.steps.entry import Entry
from trilithon.games.monumental.engine.telling import named_ability
from trilithon.games.monumental.engine.world import World

TRIGGER: Final = 3
FILTER: Final = 1
CODE: Final = 2
"""Numbers of a trigger in `Box.triggers`, and which they are; the first is the event."""


class EntryBenefits(Entry):
    """The benefit of an Exploration token (MO-CONQ-17)."""

    def __init__(self) -> None:
        super().__init__("entry_benefits")
        self.token: Final = self.field("token", c.TOKEN)
        self.is_compulsory = True

    def push(self, s: World, seat: i64, token: i64) -> None:
        s.push(self, seat, token)

    def can_do(self, s: World, seat: i64, frame: i64) -> bool:
        return True

    def begin(self, s: World, seat: i64, frame: i64) -> None:
        token = s.field_of(frame, self.token)
        both = s.rule(seat, c.LOOT_BOTH) > 0 and i64(s.box.token_value[token]) != c.FREE_CITY
        BENEFIT.push(s, seat, token, 1 if both else 0)


ENTRY_BENEFITS: Final = EntryBenefits()


class EntryWarlord(Entry):
    """What the Warlord brings that took part in a conquest (MO-CONQ-18)."""

    def __init__(self) -> None:
        super().__init__("entry_warlord")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)

    def can_do(self, s: World, seat: i64, frame: i64) -> bool:
        return can_do(s, seat, i64(s.box.warlord_code[s.civilization(seat)]), c.NONE)

    def begin(self, s: World, seat: i64, frame: i64) -> None:
        civilization = s.civilization(seat)
        s.d[s.at.warlord_used + seat] = 1
        if s.events is not None:
            s.tell(seat, "warlord-bonus", {"warlord": s.box.warlord_names[civilization]})
        s.push_effect(i64(s.box.warlord_code[civilization]), seat, c.NONE)


ENTRY_WARLORD: Final = EntryWarlord()


class EntryTriggered(Entry):
    """What the event triggers of an ability in force (MO-EFF-06)."""

    def __init__(self) -> None:
        super().__init__("entry_triggered")
        self.code: Final = self.field("code", c.CODE)
        self.by: Final = self.field("by", c.ABILITY)

    def push(self, s: World, seat: i64, code: i64, by: i64) -> None:
        s.push(self, seat, code, by)

    def push_all(self, s: World, seat: i64, event: i64, bits: i64) -> i64:
        """Everything that an event triggers; returns how many entries that are (MO-EFF-05, -06)."""
        box = s.box
        n: i64 = 0
        pile = s.at.in_force + seat * s.at.in_force_stride
        for i in range(s.size(pile)):
            ability = i64(s.d[pile + 1 + i])
            row = i64(box.trigger_start[ability])
            while row < i64(box.trigger_start[ability + 1]):
                filtered = i64(box.triggers[row + FILTER])
                fits = i64(box.triggers[row]) == event and (filtered == 0 or filtered & bits != 0)
                if fits and not self._has_fired(s, ability):
                    self.push(s, seat, i64(box.triggers[row + CODE]), ability)
                    n += 1
                row += TRIGGER
        for hook in s.hooks.on_happened:
            n += hook.happened(s, seat, event, bits)
        return n

    def _has_fired(self, s: World, ability: i64) -> bool:
        """An option allows it once a turn only."""
        return i64(s.d[s.at.fired + ability]) == 1

    def can_do(self, s: World, seat: i64, frame: i64) -> bool:
        if self._has_fired(s, s.field_of(frame, self.by)):
            return False
        return can_do(s, seat, s.field_of(frame, self.code), c.NONE)

    def begin(self, s: World, seat: i64, frame: i64) -> None:
        ability = s.field_of(frame, self.by)
        if s.option(c.TRIGGER_ONCE):
            s.d[s.at.fired + ability] = 1
        if s.events is not None:
            s.tell(seat, "triggered", {"card": named_ability(s, ability)})
        s.push_effect(s.field_of(frame, self.code), seat, c.NONE)


ENTRY_TRIGGERED: Final = EntryTriggered()


class EntryOneOff(Entry):
    """The one-off effect of a developed Policy (MO-POL-04)."""

    def __init__(self) -> None:
        super().__init__("entry_one_off")
        self.policy: Final = self.field("policy", c.POLICY)

    def push(self, s: World, seat: i64, policy: i64) -> None:
        s.push(self, seat, policy)

    def can_do(self, s: World, seat: i64, frame: i64) -> bool:
        return can_do(s, seat, i64(s.box.one_off[s.field_of(frame, self.policy)]), c.NONE)

    def begin(self, s: World, seat: i64, frame: i64) -> None:
        do_one_off(s, seat, s.field_of(frame, self.policy))


ENTRY_ONE_OFF: Final = EntryOneOff()


def do_one_off(s: World, seat: i64, policy: i64) -> None:
    if s.events is not None:
        s.tell(seat, "one-off", {"policy": s.box.policy_names[policy]})
    s.push_effect(i64(s.box.one_off[policy]), seat, c.NONE)
