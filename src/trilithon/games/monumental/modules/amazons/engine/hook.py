"""What Horses do, and when (MO-LK-04 to -07)."""

from __future__ import annotations

from mypy_extensions import i16, i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.steps.entries import ENTRY_TRIGGERED
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.amazons.engine import codes as a
from trilithon.games.monumental.modules.amazons.engine.evaluation import worth_besides
from trilithon.games.monumental.modules.amazons.engine.own import Own, figures_on, horses_on, is_mounted

MOMENTS = ["brings", "sent_home", "defence", "worth"]


class Amazons(Own):
    def __init__(self, event: i64) -> None:
        super().__init__(event, MOMENTS.copy())

    def brings(self, s: World, seat: i64, tile: i64) -> i64:
        """Whoever stands in a conquered Province now took part in the conquest: nobody has been sent home yet."""
        if horses_on(s, self, tile) == 0:
            return 0
        return ENTRY_TRIGGERED.push_all(s, seat, self.event, 0)

    def sent_home(self, s: World, seat: i64, tile: i64, unit: i64, n: i64) -> None:
        """Whoever does not go home by a move of its owner loses its Horse to the supply (MO-LK-07, MO-MOD-05)."""
        if not is_mounted(s, self, seat, unit):
            return
        kinds = s.at.kinds_of_units
        if unit == self.unit:
            home = s.at.units + s.capital(seat) * kinds
            s.d[home + unit] -= i16(n)
            s.d[home + c.SOLDIER] += i16(n)
        else:
            s.d[self.mounted + seat * kinds + unit] = 0
        if s.events is not None:
            s.tell(seat, "lost-horses", {"n": n})

    def defence(self, s: World, tile: i64) -> i64:
        """What Horses of Warlords and Heroes add, and what a card adds besides; that of riders is counted with the
        Units (MO-LK-05)."""
        owner = s.owner(tile)
        if owner < 0 or i64(s.chart.kind[tile]) != c.PROVINCE:
            return 0
        return a.HORSE_DEFENCE * figures_on(s, self, owner, tile) + self.guarded(s, owner, tile)

    def guarded(self, s: World, owner: i64, tile: i64) -> i64:
        more = s.more_rule(owner, a.horse_guard())
        return more if more > 0 and horses_on(s, self, tile) > 0 else 0

    def worth(self, s: World, seat: i64) -> float:
        return worth_besides(s, self, seat)
