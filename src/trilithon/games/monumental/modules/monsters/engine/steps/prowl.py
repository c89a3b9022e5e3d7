"""Monsters move on their track at the end of a turn, and attack (MO-MONS-13 to -16)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.monsters.engine.codes import AFTER_ATTACK, LAST
from trilithon.games.monumental.modules.monsters.engine.own import controller_of, decider, own, position_of
from trilithon.kernel.engine.agenda import Step
from trilithon.kernel.engine.layout import FLAG


class Prowl(Step[World]):
    """One after the other in the order in which they came; its seat is the one whose turn has ended."""

    def __init__(self) -> None:
        super().__init__("prowl")
        self.index: Final = self.field("index")
        self.attacking: Final = self.field("attacking", FLAG)

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)

    def run(self, s: World) -> None:
        keeps = own(s)
        index = s.get(self.index)
        if index >= s.size(keeps.track):
            s.drop()
            return
        monster = i64(s.d[keeps.track + 1 + index])
        if s.get(self.attacking):
            s.d[keeps.position + monster] = AFTER_ATTACK
            s.put(self.attacking, 0)
        elif position_of(s, monster) < LAST:
            s.d[keeps.position + monster] = i16(position_of(s, monster) + 1)
        else:
            s.put(self.attacking, 1)
            self._attack(s, monster)
            return
        s.put(self.index, index + 1)

    def _attack(self, s: World, monster: i64) -> None:
        """Choices are made by whoever controls its Province, else by the seat whose turn has ended (MO-MONS-15)."""
        seat = s.whose()
        controller = controller_of(s, monster)
        if s.events is not None:
            s.tell(-1, "monster-attacks", {"monster": own(s).bestiary.names[monster]})
        chooser = decider(s, controller if controller >= 0 else seat)
        s.push_code(own(s).bestiary.attacks[monster], chooser, monster)


PROWL: Final = Prowl()
