"""Name the Units of a conquest: single ones first, then those of kinds of many, kind by kind from tile to tile
(MO-CONQ-09)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.conquest import (
    can_go,
    can_stay,
    conquest_price,
    free_on,
    next_of_many,
    next_single,
    reduction,
    whole_price,
)
from trilithon.games.monumental.engine.lands import is_within, parts_near, units_needed
from trilithon.games.monumental.engine.shop import use_coupon
from trilithon.games.monumental.engine.steps.conquered import BEFORE_CONQUEST, CONQUERED
from trilithon.games.monumental.engine.steps.share import SHARE, push_payment
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.moves import Moves, argument_of, verb_of

GOES: Final = 1  # 1 if the single Unit that is asked about goes
FROM: Final = 2  # tile and kind (`codes.pack_named`)


class Units(Question[World]):
    def __init__(self) -> None:
        super().__init__("units")
        self.tile: Final = self.field("tile", c.TILE)
        self.n: Final = self.field("n")
        self.unit: Final = self.field("unit", c.UNIT)
        """The single one that is asked about, or the kind of many that was named last, Soldiers at first; those of it
        that come next come from `lowest` on."""
        self.lowest: Final = self.thing("lowest", c.TILE)

    def push(self, s: World, seat: i64, tile: i64, n: i64, unit: i64, lowest: i64) -> None:
        s.push(self, seat, tile, n, unit, lowest)

    def begin(self, s: World, seat: i64, tile: i64) -> None:
        """A conquest: who takes part?"""
        for unit in range(s.at.kinds_of_units):
            s.empty(s.march(unit))
        self.push(s, seat, tile, units_needed(s, tile), next_single(s, seat, c.SOLDIER), c.NONE)

    def offer(self, s: World, moves: Moves) -> None:
        seat = s.whose()
        target = s.get(self.tile)
        needed = s.get(self.n)
        unit = s.get(self.unit)
        if s.setup.units[unit].is_single:
            if can_go(s, seat, target, unit, needed):
                moves.say(GOES, 1)
            if can_stay(s, seat, target, unit, needed):
                moves.say(GOES, 0)
            return
        parts = parts_near(s, seat, target)
        everybody = s.at.kinds_of_units
        lowest = s.get(self.lowest)
        other = next_of_many(s, unit)
        rest: i64 = 0
        if other < everybody:
            for tile in range(lowest):
                if is_within(s, seat, tile, parts):
                    rest += max(i64(0), free_on(s, tile, everybody, other))
        for tile in range(lowest, s.at.tiles):
            if is_within(s, seat, tile, parts):
                rest += free_on(s, tile, everybody, unit)
        while unit < everybody:
            for tile in range(lowest, s.at.tiles):
                if rest < needed:
                    return
                if is_within(s, seat, tile, parts):
                    free = free_on(s, tile, everybody, unit)
                    if free > 0:
                        if s.units(tile, unit) > s.named(tile, unit):
                            moves.say(FROM, c.pack_named(tile, unit))
                        if other < everybody:
                            free -= max(i64(0), free_on(s, tile, everybody, other))
                        rest -= free
            unit = other
            other = next_of_many(s, unit)
            lowest = 0

    def answer(self, s: World, move: i64) -> None:
        """Ask for the next Unit, or go on to the payment."""
        seat = s.whose()
        target = s.get(self.tile)
        unit = s.get(self.unit)
        if verb_of(move) == FROM:
            tile = c.named_from(argument_of(move))
            s.put(self.unit, c.named_kind(argument_of(move)))
            s.put(self.lowest, tile)
            self._name(s, tile)
        else:
            if argument_of(move):
                self._name(s, s.figure(seat, unit))
            s.put(self.unit, next_single(s, seat, unit))
            s.put(self.lowest, 0)
        if s.get(self.n) == 0:
            s.drop()
            self._charge(s, seat, target)

    def _name(self, s: World, tile: i64) -> None:
        s.add(s.march(s.get(self.unit)), tile)
        s.put(self.n, s.get(self.n) - 1)

    def _charge(self, s: World, seat: i64, target: i64) -> None:
        CONQUERED.push(s, seat, target)
        if s.hooks.on_before_conquest:
            BEFORE_CONQUEST.push(s, seat, target)
        total = whole_price(s, seat, target)
        off = min(reduction(s, seat, target), total)
        use_coupon(s, seat, c.ON_CONQUEST)
        kinds: i64 = 0
        for resource in range(i64(c.BASICS)):
            if conquest_price(s, seat, target, resource):
                kinds += 1
        if 0 < off < total and kinds > 1:
            SHARE.push(s, seat, off, c.PRODUCTION, target)
            return
        for resource in range(i64(c.BASICS)):
            price = conquest_price(s, seat, target, resource)
            if price > off:
                push_payment(s, seat, target, resource, price - off)


UNITS: Final = Units()
