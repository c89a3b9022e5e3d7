"""What follows when training or a weapon is paid (MS-TRN-03 to -05, MS-WPN-04)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.spots import place_unit, remove_unit
from trilithon.games.monuments.engine.steps.freed_weapon import GIVE_FREED
from trilithon.games.monuments.engine.steps.place_navy import WHERE_NAVY
from trilithon.games.monuments.engine.steps.weapon import GIVE_WEAPON
from trilithon.games.monuments.engine.telling import named_hex, named_unit
from trilithon.games.monuments.engine.training import unit_of
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Step
from trilithon.kernel.engine.layout import FLAG


class Trained(Step[World]):
    """A worker, armed or not, goes to the supply, the unit takes its place."""

    def __init__(self) -> None:
        super().__init__("trained")
        self.piece: Final = self.field("piece", c.PIECE)
        self.hex: Final = self.field("hex", c.LAND_HEX)
        self.armed: Final = self.field("armed", FLAG)

    def push(self, s: World, seat: i64, piece: i64, spot: i64, armed: bool) -> None:
        s.push(self, seat, piece, spot, 1 if armed else 0)

    def run(self, s: World) -> None:
        d = s.d
        supply = s.at.supply + s.whose() * c.SUPPLIES
        seat = s.whose()
        piece = s.get(self.piece)
        spot = s.get(self.hex)
        armed = s.get(self.armed) == 1
        s.drop()
        remove_unit(s, spot, c.ARMED if armed else c.WORKER)
        d[supply + c.S_WORKER] += 1
        d[supply + piece] -= 1
        if armed:
            d[s.at.freed + seat] += 1
        s.do(seat, c.D_TRAINED, 1)
        unit = unit_of(piece)
        if s.events is not None:
            s.tell(seat, "trained", {"unit": named_unit(unit), "hex": named_hex(s, spot)})
        GIVE_FREED.push(s, seat)
        if unit == c.NAVY:
            WHERE_NAVY.push(s, seat, spot)
        else:
            place_unit(s, seat, spot, unit)


class Forged(Step[World]):
    """A weapon is given to somebody."""

    def __init__(self) -> None:
        super().__init__("forged")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)

    def run(self, s: World) -> None:
        seat = s.whose()
        s.drop()
        GIVE_WEAPON.push(s, seat, 1, must=True)


TRAINED: Final = Trained()
FORGED: Final = Forged()
