"""Use another card or Policy as if it were this one (MO-EFF-15, -16, -20)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.in_force import borrow
from trilithon.games.monumental.engine.resources import gain_icons, gain_policy_icons
from trilithon.games.monumental.engine.steps.effect import EFFECT, use_as_if_active
from trilithon.games.monumental.engine.steps.part import PartQuestion
from trilithon.games.monumental.engine.telling import goods_of, named_ability, named_card, tell_gained_since
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.layout import FLAG
from trilithon.kernel.engine.moves import Moves, argument_of, verb_of

COPY_CARD: Final = 1  # pack_slot(seat, slot)
COPY_POLICY: Final = 2  # policy


class Copy(PartQuestion):
    def __init__(self) -> None:
        super().__init__("copy")
        self.opponents: Final = self.field("opponents", FLAG)

    def push(self, s: World, seat: i64, opponents: i64) -> None:
        s.push(self, seat, opponents)

    def can_do(self, s: World, seat: i64, place: i64, source: i64) -> bool:
        return self._can_copy(s, seat, self.told(s, place, self.opponents) == 1)

    def idle(self, s: World) -> bool:
        return not self._can_copy(s, s.whose(), s.get(self.opponents) == 1)

    def _can_copy(self, s: World, seat: i64, of_opponents: bool) -> bool:
        for owner in range(s.seats):
            if (owner != seat) == of_opponents:
                for slot in range(s.slots_of(owner)):
                    if is_copyable_card(s, owner, slot, of_opponents):
                        return True
        if not of_opponents:
            pile = s.developed(seat)
            for i in range(s.size(pile)):
                if is_copyable(s, s.policy_ability(i64(s.d[pile + 1 + i]))):
                    return True
        return False

    def offer(self, s: World, moves: Moves) -> None:
        """Face-up cards that give something when copied; own Policies, also covered ones (MO-EFF-16, -20)."""
        seat = s.whose()
        of_opponents = s.get(self.opponents) == 1
        for owner in range(s.seats):
            if (owner != seat) == of_opponents:
                for slot in range(s.slots_of(owner)):
                    if is_copyable_card(s, owner, slot, of_opponents):
                        moves.say(COPY_CARD, c.pack_slot(owner, slot))
        if not of_opponents:
            pile = s.developed(seat)
            for i in range(s.size(pile)):
                policy = i64(s.d[pile + 1 + i])
                if is_copyable(s, s.policy_ability(policy)):
                    moves.say(COPY_POLICY, policy)
        moves.add(c.DONE)

    def answer(self, s: World, move: i64) -> None:
        seat = s.whose()
        s.drop()
        if move == c.DONE:
            return
        if verb_of(move) == COPY_CARD:
            _copy_card(s, seat, argument_of(move))
        else:
            copy_policy(s, seat, argument_of(move))


COPY: Final = Copy()


def is_copyable(s: World, ability: i64) -> bool:
    """Does copying give its effect? Not that of a Copy, nor of what archives itself (MO-EFF-18)."""
    return i64(s.box.copyable[ability]) == 1


def is_copyable_card(s: World, owner: i64, slot: i64, by_opponent: bool) -> bool:
    card = s.card_at(owner, slot)
    if card < 0 or (by_opponent and not s.setup.slots[slot].is_open):
        return False
    kind = i64(s.kinds[card])
    return i64(s.box.has_icons[kind]) == 1 or is_copyable(s, kind)


def _copy_card(s: World, seat: i64, packed: i64) -> None:
    """Use a card of some City as if it were the copier's (MO-EFF-15, -17, -20)."""
    card = s.card_at(c.seat_of(packed), c.slot_of(packed))
    kind = i64(s.kinds[card])
    if s.events is not None:
        s.tell(seat, "copied", {"card": named_card(s, card)})
    if is_copyable(s, kind):
        use_as_if_active(s, seat, kind, card, lasts=True, may_use=True)
        return
    before = goods_of(s, seat) if s.events is not None else None
    gain_icons(s, seat, kind)
    if before is not None:
        tell_gained_since(s, seat, before)


def copy_policy(s: World, seat: i64, policy: i64) -> None:
    """Its ongoing effect once, and its icons if it has any (MO-EFF-15, -16)."""
    ability = s.policy_ability(policy)
    before = goods_of(s, seat) if s.events is not None else None
    gain_policy_icons(s, seat, policy)
    if before is not None:
        s.tell(seat, "copied-policy", {"policy": named_ability(s, ability)})
        tell_gained_since(s, seat, before)
    borrow(s, seat, ability)
    if i64(s.box.use_code[ability]):
        EFFECT.push(s, seat, ability, c.NONE)
