"""A Pantheon position as data, and what is often asked of it. Rules are in the modules beside this one; `Position` puts
them together."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.box import Box
from trilithon.games.pantheon.engine.chart import Chart
from trilithon.games.pantheon.engine.layout import Fields
from trilithon.kernel.engine.agenda import AgendaState, Step
from trilithon.kernel.engine.packed import fitting
from trilithon.kernel.engine.rng import Rng


@mypyc_attr(acyclic=True)
class World(AgendaState):
    box: Box
    chart: Chart
    at: Fields
    options: vec[i16]  # never changes

    def __init__(
        self, box: Box, at: Fields, options: vec[i16], steps: list[Step[Any]], rng: Rng, d: vec[i16]
    ) -> None:
        super().__init__(at, steps, [], rng, d)
        self.box = box
        self.chart = box.chart
        self.at = at
        self.options = options

    def log(self) -> str:
        return "pantheon-log-"

    # -- accessors -------------------------------------------------------------------------------------

    def epoch(self) -> i64:
        return i64(self.d[self.at.epoch])

    def nation(self) -> i64:
        return i64(self.d[self.at.nation])

    def temple(self) -> i64:
        """The hex T; NONE while the temple piece is not on the board."""
        return i64(self.d[self.at.temple])

    def active(self) -> i64:
        """Whose turn it is."""
        return i64(self.d[self.at.active])

    def budget(self) -> i64:
        """Steps or money left of the movement or purchase under way."""
        return i64(self.d[self.at.budget])

    def jumps_left(self) -> i64:
        return i64(self.d[self.at.jumps_left])

    def is_busy(self) -> bool:
        """Was something placed or bought already?"""
        return i64(self.d[self.at.busy]) == 1

    def option(self, which: i64) -> i64:
        return i64(self.options[which])

    def held(self, seat: i64, kind: i64) -> i64:
        """How many cards of a kind a seat has in hand."""
        return i64(self.d[self.at.hand + seat * c.CARD_KINDS + kind])

    def hand_size(self, seat: i64) -> i64:
        d = self.d
        first = self.at.hand + seat * c.CARD_KINDS
        total: i64 = 0
        place: i64
        for place in range(first, first + c.CARD_KINDS):
            total += i64(d[place])
        return total

    def level(self, seat: i64, kind: i64) -> i64:
        """Of the sacrifice tile of a kind; 0 if there is none."""
        return i64(self.d[self.at.sacrifices + seat * c.SACRIFICES + kind - 1])

    def in_reserve(self, seat: i64, which: i64) -> i64:
        return i64(self.d[self.at.reserve + seat * c.RESERVES + which])

    def has(self, seat: i64, benefit: i64) -> i64:
        return i64(self.d[self.at.benefits + seat * c.BENEFITS + benefit])

    def columns_on_board(self, seat: i64) -> i64:
        return (
            self.box.columns - self.in_reserve(seat, c.COLUMNS_HOME) - self.in_reserve(seat, c.COLUMNS_BANK)
        )

    def is_column_hex(self, where: i64) -> bool:
        return i64(self.chart.use[where]) == c.COLUMN_HEX

    def pieces(self, where: i64) -> i64:
        """The seats that have a piece on a hex, as a set."""
        return i64(self.d[self.at.feet + where]) | i64(self.d[self.at.columns + where])

    def score(self, seat: i64) -> i64:
        d = self.d
        first = self.at.points + seat * c.CATEGORIES
        total: i64 = 0
        place: i64
        for place in range(first, first + c.CATEGORIES):
            total += i64(d[place])
        return total

    def give_points(self, seat: i64, category: i64, n: i64) -> None:
        place = self.at.points + seat * c.CATEGORIES + category
        self.d[place] = fitting(i64(self.d[place]) + n)

    def half_gods(self, seat: i64) -> i64:
        """How many half god tiles a seat owns."""
        d = self.d
        seen = self.at.half_gods_seen + seat * c.HALF_VALUES
        secret = self.at.half_gods_secret + seat * c.HALF_VALUES
        total: i64 = 0
        value: i64
        for value in range(c.HALF_VALUES):
            total += i64(d[seen + value]) + i64(d[secret + value])
        return total

    def half_god_sum(self, seat: i64) -> i64:
        d = self.d
        seen = self.at.half_gods_seen + seat * c.HALF_VALUES
        secret = self.at.half_gods_secret + seat * c.HALF_VALUES
        total: i64 = 0
        value: i64
        for value in range(c.HALF_VALUES):
            total += value * (i64(d[seen + value]) + i64(d[secret + value]))
        return total

    def best_level(self, seat: i64) -> i64:
        best: i64 = 0
        kind: i64
        for kind in range(1, c.SACRIFICES + 1):
            level = self.level(seat, kind)
            if level > best:
                best = level
        return best

    def lowest_level(self, seat: i64) -> i64:
        lowest: i64 = c.TOP_LEVEL
        kind: i64
        for kind in range(1, c.SACRIFICES + 1):
            level = self.level(seat, kind)
            if level < lowest:
                lowest = level
        return lowest

    def god_on(self, place: i64) -> i64:
        """The open gods tile on a place of the board; NONE if it has been taken."""
        return i64(self.d[self.at.gods_open + place])

    def gods_left(self) -> i64:
        """Open gods tiles still on the board."""
        return self._how_many(self.at.gods_open)

    def loot_left(self) -> i64:
        return self._how_many(self.at.loot_tiles)

    def _how_many(self, first: i64) -> i64:
        left: i64 = 0
        place: i64
        for place in range(first, first + self.seats + 1):
            if i64(self.d[place]) >= 0:
                left += 1
        return left

    def triggered(self) -> bool:
        """Has the last loot tile or the last open gods tile gone (PA-END-01, -02, -12)?"""
        if i64(self.d[self.at.gods_laid]) > 0 and self.gods_left() == 0:
            return True
        return i64(self.d[self.at.loot_laid]) > 0 and self.loot_left() == 0
