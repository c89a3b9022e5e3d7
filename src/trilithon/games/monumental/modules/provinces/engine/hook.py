"""What special Provinces do, and when (MO-PROV). Where they change the map itself, it is the map that says so.

They concern people only: seats that a module plays neither suffer nor enjoy them (MO-AUT-63).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.chart import Chart
from trilithon.games.monumental.engine.hooks import CONQUERING, MOVING, STEPPING
from trilithon.games.monumental.engine.lands import may_leave, send_home
from trilithon.games.monumental.engine.resources import gain
from trilithon.games.monumental.engine.telling import named_tile
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.provinces.engine.codes import (
    DESERT,
    FOOTHILL,
    HARBOUR,
    JUNGLE,
    MINE,
    OASIS,
    PYRAMID,
    SAVANNAH,
)
from trilithon.games.monumental.modules.provinces.engine.evaluation import worth_besides
from trilithon.games.monumental.modules.provinces.engine.own import Own
from trilithon.games.monumental.modules.provinces.engine.steps.bid import BID
from trilithon.games.monumental.modules.provinces.engine.steps.entries import ENTRY_MINE, ENTRY_OASIS

IN_GOLD: Final = 2
"""What a Harbour and a Savannah bring."""


MOMENTS = ["before_conquest", "brings", "conquered", "surcharge", "wonder_placed", "worth"]


class Provinces(Own):
    def __init__(self, chart: Chart, holds: bool) -> None:
        super().__init__(chart, holds, MOMENTS.copy())
        self.charges = c.bit(CONQUERING) | c.bit(MOVING) | c.bit(STEPPING)

    def surcharge(self, s: World, seat: i64, what: i64, about: i64) -> i64:
        """A Jungle: 1 more for a conquest, a Unit that ends its move there and a step of an Explorer (MO-PROV-04)."""
        return 1 if i64(self.kind[about]) == JUNGLE and s.is_person(seat) else 0

    def before_conquest(self, s: World, seat: i64, tile: i64) -> None:
        """Whoever holds a Foothill may bid against the attacker (MO-PROV-05)."""
        defender = s.owner(tile)
        if i64(self.kind[tile]) == FOOTHILL and defender >= 0 and s.is_person(seat) and s.is_person(defender):
            BID.push(s, defender, tile)

    def brings(self, s: World, seat: i64, tile: i64) -> i64:
        """What comes of a conquest: some of it at once, some among the simultaneous effects."""
        kind = i64(self.kind[tile])
        if kind < 0 or not s.is_person(seat):
            return 0
        is_first = s.token(tile) >= 0  # it is still there
        if kind == HARBOUR and is_first:
            _bring_gold(s, seat, "harbour")
        if kind == OASIS and is_first:
            ENTRY_OASIS.push(s, seat, tile)
            return 1
        if kind == MINE:
            ENTRY_MINE.push(s, seat, tile)
            return 1
        return 0

    def conquered(self, s: World, seat: i64, tile: i64, loser: i64) -> None:
        """A Soldier goes home from a Desert: after all have seen who took part in the conquest."""
        if i64(self.kind[tile]) in (DESERT, PYRAMID, OASIS) and s.is_person(seat):
            self._return_soldier(s, seat, tile)

    def _return_soldier(self, s: World, seat: i64, tile: i64) -> None:
        """It goes before anything else happens; the Province is never emptied by that (MO-PROV-02). Soldiers that a
        module has made more of go only if there are no others (MO-LK-07)."""
        for unit in range(s.at.kinds_of_units):
            if s.setup.units[unit].is_soldier and may_leave(s, tile, unit):
                send_home(s, seat, tile, unit, 1)
                if s.events is not None:
                    s.tell(seat, "soldier-returned", {"tile": named_tile(s, tile)})
                return

    def wonder_placed(self, s: World, seat: i64, tile: i64, card: i64) -> None:
        if i64(self.kind[tile]) == SAVANNAH and s.is_person(seat):  # MO-PROV-06
            _bring_gold(s, seat, "savannah")

    def worth(self, s: World, seat: i64) -> float:
        return worth_besides(s, self, seat)


def _bring_gold(s: World, seat: i64, message: str) -> None:
    n = gain(s, seat, c.GOLD, IN_GOLD)
    if s.events is not None and n > 0:
        s.tell(seat, message, {"n": n})
