"""What Monsters do, and when (MO-MONS)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.chart import Chart
from trilithon.games.monumental.engine.lands import units_on
from trilithon.games.monumental.engine.resources import gain
from trilithon.games.monumental.engine.telling import tell_gain
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.monsters.engine import codes as m
from trilithon.games.monumental.modules.monsters.engine.bestiary import Bestiary
from trilithon.games.monumental.modules.monsters.engine.evaluation import worth_besides
from trilithon.games.monumental.modules.monsters.engine.losses import lose_leaders_first
from trilithon.games.monumental.modules.monsters.engine.own import Own, controller_of, is_within
from trilithon.games.monumental.modules.monsters.engine.steps.lose_units import LOSE_UNITS
from trilithon.games.monumental.modules.monsters.engine.steps.prowl import PROWL
from trilithon.games.monumental.modules.monsters.engine.steps.surface import SURFACE, put_monster
from trilithon.kernel.engine.rng import Rng

CULTURE: Final = 1
"""What the conqueror gains in place of a token (MO-MONS-05)."""
IN_GOLD: Final = 2
"""The same for a seat that a module plays: it has no Culture."""


class Monsters(Own):
    def __init__(self, chart: Chart, bestiary: Bestiary, wanted: i64) -> None:
        moments = [
            "set_up",
            "revealed",
            "conquered",
            "turn_ended",
            "surcharge",
            "forbids",
            "points",
            "worth",
            "imagine",
        ]
        super().__init__(chart, bestiary, wanted, moments)

    # -- hidden --------------------------------------------------------------------------------------------

    def set_up(self, s: World) -> None:
        n = self._hide(s, self.wanted, s.rng)
        if s.events is not None:
            s.tell(c.NONE, "monsters-hidden", {"n": n, "missing": self.wanted - n})

    def imagine(self, s: World, seat: i64, rng: Rng) -> None:
        """How many are still hidden is known; which, and where, is not (MO-MONS-03)."""
        n: i64 = 0
        for tile in range(s.at.tiles):
            if i64(s.d[self.hidden + tile]) >= 0:
                s.d[self.hidden + tile] = c.NONE
                n += 1
        self._hide(s, n, rng)

    def _hide(self, s: World, n: i64, rng: Rng) -> i64:
        """As many as there is room for, of those that nobody has seen, under tokens that may hide one (MO-MONS-01 to
        -04); how many were hidden?"""
        tiles: list[int] = []
        for tile in range(s.at.tiles):
            token = s.token(tile)
            if token >= 0 and i64(s.box.token_value[token]) == m.FRONT:
                tiles.append(int(tile))
        unseen: list[int] = []
        for monster in range(i64(len(self.bestiary.ids))):
            is_new = i64(s.d[self.position + monster]) == 0 and i64(s.d[self.claimed + monster]) < 0
            if is_new and (self.has_water or not i64(self.bestiary.in_water[monster])):
                unseen.append(int(monster))
        rng.shuffle(tiles)
        rng.shuffle(unseen)
        n = min(n, i64(min(len(tiles), len(unseen))))
        for i in range(n):
            s.d[self.hidden + tiles[i]] = i16(unseen[i])
        return n

    # -- arrival -------------------------------------------------------------------------------------------

    def revealed(self, s: World, seat: i64, tile: i64, token: i64) -> bool:
        """The token is not kept and brings nothing else (MO-MONS-05); what it does comes with `conquered`."""
        return i64(s.d[self.hidden + tile]) >= 0

    def conquered(self, s: World, seat: i64, tile: i64, loser: i64) -> None:
        """The Monster arrives before anything else that the conquest brings (MO-MONS-05 to -08, MO-MD-47)."""
        monster = i64(s.d[self.hidden + tile])
        if monster < 0:
            return
        s.d[self.hidden + tile] = c.NONE
        bonus: i64 = c.CULTURE if s.is_person(seat) else c.GOLD  # MO-AUT-59
        n = gain(s, seat, bonus, CULTURE if s.is_person(seat) else IN_GOLD)
        if s.events is not None and n > 0:
            tell_gain(s, seat, bonus, n)
        s.add(self.track, monster)
        s.d[self.position + monster] = i16(s.seats + 1)
        lost = (units_on(s, tile) + 1) // 2
        if s.is_person(seat):
            LOSE_UNITS.push(s, tile, lost, monster)
        else:
            lose_leaders_first(s, tile, lost)
        if i64(self.bestiary.in_water[monster]):
            SURFACE.push(s, seat, tile, monster)
        else:
            put_monster(s, monster, tile)

    # -- while it is there ---------------------------------------------------------------------------------

    def surcharge(self, s: World, seat: i64, what: i64, about: i64) -> i64:
        if s.size(self.track) == 0:
            return 0
        more: i64 = 0
        ruled, about_it = self.bestiary.ruled, c.bit(what)
        for i in range(s.size(self.track)):
            monster = i64(s.d[self.track + 1 + i])
            if not i64(ruled[monster]) & about_it:
                continue
            rules = self.bestiary.rules[monster]
            row: i64 = 0
            while row < len(rules):
                if i64(rules[row + m.RULE_MORE]) > 0 and self._applies(s, seat, monster, row, what, about):
                    more += i64(rules[row + m.RULE_MORE])
                row += m.RULE
        return more

    def forbids(self, s: World, seat: i64, what: i64, about: i64) -> bool:
        if s.size(self.track) == 0:
            return False
        return self.forbidding(s, seat, what, about) >= 0

    def forbidding(self, s: World, seat: i64, what: i64, about: i64) -> i64:
        """The Monster whose rule forbids it, or -1."""
        ruled, about_it = self.bestiary.ruled, c.bit(what)
        for i in range(s.size(self.track)):
            monster = i64(s.d[self.track + 1 + i])
            if not i64(ruled[monster]) & about_it:
                continue
            rules = self.bestiary.rules[monster]
            row: i64 = 0
            while row < len(rules):
                if i64(rules[row + m.RULE_MORE]) == 0 and self._applies(s, seat, monster, row, what, about):
                    return monster
                row += m.RULE
        return c.NONE

    def _applies(self, s: World, seat: i64, monster: i64, row: i64, what: i64, about: i64) -> bool:
        rules = self.bestiary.rules[monster]
        if i64(rules[row]) != what:
            return False
        where = i64(rules[row + m.RULE_WHERE])
        if where == m.OF_CONTROLLER:
            return controller_of(s, monster) == seat
        return is_within(s, monster, where, about)

    def turn_ended(self, s: World, seat: i64) -> None:
        if s.size(self.track) > 0:
            PROWL.push(s, seat)

    # -- points --------------------------------------------------------------------------------------------

    def points(self, s: World, seat: i64) -> i64:
        """One for each that was defeated (MO-MONS-24)."""
        n: i64 = 0
        for monster in range(i64(len(self.bestiary.ids))):
            if i64(s.d[self.claimed + monster]) == seat:
                n += 1
        return n

    def worth(self, s: World, seat: i64) -> float:
        return worth_besides(s, self, seat) if s.size(self.track) > 0 else 0.0
