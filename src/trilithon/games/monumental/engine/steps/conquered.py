"""A conquest is paid for: the Province changes hands (MO-CONQ-16)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.conquest import target_bits
from trilithon.games.monumental.engine.lands import move_unit, send_home, take_control
from trilithon.games.monumental.engine.steps.entries import ENTRY_BENEFITS, ENTRY_TRIGGERED, ENTRY_WARLORD
from trilithon.games.monumental.engine.steps.order import ORDER
from trilithon.games.monumental.engine.telling import named_tile, tell_bought
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.agenda import Step
from trilithon.kernel.engine.events import player


class Conquered(Step[World]):
    """Defenders go home, attackers move in, the token is turned."""

    def __init__(self) -> None:
        super().__init__("conquered")
        self.tile: Final = self.field("tile", c.TILE)

    def push(self, s: World, seat: i64, tile: i64) -> None:
        s.push(self, seat, tile)

    def run(self, s: World) -> None:
        seat = s.whose()
        tile = s.get(self.tile)
        s.drop()
        bits = target_bits(s, tile)
        loser = s.owner(tile)
        with_warlord = s.size(s.march(c.WARLORD)) > 0
        if loser >= 0:
            drive_out(s, loser, tile)
        n = _move_in(s, tile)
        take_control(s, seat, tile)
        if s.events is not None:
            _tell(s, seat, tile, n, loser, bits)
        entries = ENTRY_TRIGGERED.push_all(s, seat, c.ON_CONQUER, bits)
        if with_warlord and not i64(s.d[s.at.warlord_used + seat]):
            ENTRY_WARLORD.push(s, seat)
            entries += 1
        for hook in s.hooks.on_brings:
            entries += hook.brings(s, seat, tile)
        entries += _turn_token(s, seat, tile)
        if entries > 0:
            ORDER.push(s, seat, entries)
        for hook in s.hooks.on_conquered:
            hook.conquered(s, seat, tile, loser)


CONQUERED: Final = Conquered()


class BeforeConquest(Step[World]):
    """Everything is paid, nothing has moved: modules may ask something. On the agenda only if one wants to."""

    def __init__(self) -> None:
        super().__init__("before_conquest")
        self.tile: Final = self.field("tile", c.TILE)

    def push(self, s: World, seat: i64, tile: i64) -> None:
        s.push(self, seat, tile)

    def run(self, s: World) -> None:
        seat = s.whose()
        tile = s.get(self.tile)
        s.drop()
        for hook in s.hooks.on_before_conquest:
            hook.before_conquest(s, seat, tile)


BEFORE_CONQUEST: Final = BeforeConquest()


def call_off(s: World) -> None:
    """The conquest under way fails: no Unit moves, and what was paid stays paid."""
    s.remove_frame(s.find(CONQUERED))
    for unit in range(s.at.kinds_of_units):
        s.empty(s.march(unit))


def drive_out(s: World, loser: i64, tile: i64) -> None:
    """Its Units go home, its Outpost to the supply (MO-CONQ-16)."""
    for unit in range(s.at.kinds_of_units):
        n = s.units(tile, unit)
        if n > 0:
            send_home(s, loser, tile, unit, n)
    s.d[s.at.outposts + tile] = 0


def _move_in(s: World, tile: i64) -> i64:
    """All Units that were named; how many?"""
    n: i64 = 0
    for unit in range(s.at.kinds_of_units):
        pile = s.march(unit)
        for i in range(s.size(pile)):
            move_unit(s, i64(s.d[pile + 1 + i]), tile, unit)
        n += s.size(pile)
        s.empty(pile)
    return n


def _turn_token(s: World, seat: i64, tile: i64) -> i64:
    """The Exploration token of a Province is turned; how many entries come of that?"""
    token = s.token(tile)
    if token < 0:
        return 0
    s.d[s.at.tokens + tile] = c.NONE
    s.reveals += 1
    for hook in s.hooks.on_revealed:
        if hook.revealed(s, seat, tile, token):
            return 0
    s.add(s.looted(seat), token)
    ENTRY_BENEFITS.push(s, seat, token)
    if s.events is not None:
        s.tell(seat, "turned-token", {"benefits": s.box.token_texts[token]})
    return 1


def _tell(s: World, seat: i64, tile: i64, n: i64, loser: i64, bits: i64) -> None:
    if loser >= 0:
        tell_bought(s, seat, "conquered-from", {"tile": named_tile(s, tile), "n": n, "loser": player(loser)})
        return
    whose = "nobody"
    if bits & c.TARGET_BARBARIAN:
        whose = "barbarians"
    elif bits & c.TARGET_FREE_CITY:
        whose = "city"
    tell_bought(s, seat, "conquered", {"tile": named_tile(s, tile), "n": n, "whose": whose})
