"""Archive up to so many inactive cards of the City (MO-EFF-08)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.cities import archive, can_any_leave, can_leave, leave_city
from trilithon.games.monumental.engine.steps.part import PartQuestion
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.moves import Moves, argument_of

CHOOSE_CARD: Final = 1  # slot


class Archive(PartQuestion):
    def __init__(self) -> None:
        super().__init__("archive")
        self.n: Final = self.field("n")
        self.kinds: Final = self.field("kinds", c.KIND_SET)
        self.code: Final = self.field("code", c.CODE)

    def push(self, s: World, seat: i64, n: i64, kinds: i64, code: i64) -> None:
        s.push(self, seat, n, kinds, code)

    def can_do(self, s: World, seat: i64, place: i64, source: i64) -> bool:
        return can_any_leave(s, seat, self.told(s, place, self.kinds))

    def idle(self, s: World) -> bool:
        return s.get(self.n) <= 0 or not can_any_leave(s, s.whose(), s.get(self.kinds))

    def offer(self, s: World, moves: Moves) -> None:
        for slot in range(s.slots_of(s.whose())):
            if can_leave(s, s.whose(), slot, s.get(self.kinds)):
                moves.say(CHOOSE_CARD, slot)
        moves.add(c.DONE)

    def answer(self, s: World, move: i64) -> None:
        if move == c.DONE:
            s.drop()
            return
        seat = s.whose()
        s.put(self.n, s.get(self.n) - 1)
        s.push_effect(s.get(self.code), seat, c.NONE)
        _archive(s, seat, argument_of(move))


ARCHIVE: Final = Archive()


def _archive(s: World, seat: i64, slot: i64) -> None:
    """A card that works when it is archived does so now (MO-EFF-27)."""
    card = leave_city(s, seat, slot)
    archive(s, seat, card)
    s.push_effect(i64(s.box.when_archived[i64(s.kinds[card])]), seat, card)
