"""Parts of effects that run by themselves: resources and what is kept for later in the turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.counting import counted
from trilithon.games.monumental.engine.resources import gain
from trilithon.games.monumental.engine.steps.part import Part
from trilithon.games.monumental.engine.telling import amount, tell_gain
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.agenda import PART
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.packed import fitting


class Gain(Part):
    """Gain so much of a resource."""

    def __init__(self) -> None:
        super().__init__("gain")
        self.resource: Final = self.field("resource", c.RESOURCE)
        self.n: Final = self.field("n")

    def push(self, s: World, seat: i64, resource: i64, n: i64) -> None:
        s.push(self, seat, resource, n)

    def run(self, s: World) -> None:
        seat = s.whose()
        resource = s.get(self.resource)
        n = s.get(self.n)
        s.drop()
        _gain(s, seat, resource, n)


GAIN: Final = Gain()


class GainEach(Part):
    """Gain so much for every `per` of something; the card itself is not counted (MO-EFF-28)."""

    def __init__(self) -> None:
        super().__init__("gain_each")
        self.resource: Final = self.field("resource", c.RESOURCE)
        self.n: Final = self.field("n")
        self.per: Final = self.field("per", low=1)
        self.what: Final = self.field("what", c.COUNTED)
        self.card: Final = self.thing("card", c.CARD)
        self.source = self.card

    def push(self, s: World, seat: i64, resource: i64, n: i64, per: i64, what: i64, card: i64) -> None:
        s.push(self, seat, resource, n, per, what, card)

    def can_do(self, s: World, seat: i64, place: i64, source: i64) -> bool:
        return counted(s, seat, self.told(s, place, self.what), source) >= self.told(s, place, self.per)

    def run(self, s: World) -> None:
        seat = s.whose()
        resource = s.get(self.resource)
        n = s.get(self.n) * (counted(s, seat, s.get(self.what), s.get(self.card)) // s.get(self.per))
        s.drop()
        _gain(s, seat, resource, n)


GAIN_EACH: Final = GainEach()


class Reinforce(Part):
    """So many more cards may stay in the City at the end of this turn (MO-EFF-13)."""

    def __init__(self) -> None:
        super().__init__("reinforce")
        self.n: Final = self.field("n")

    def push(self, s: World, seat: i64, n: i64) -> None:
        s.push(self, seat, n)

    def run(self, s: World) -> None:
        s.d[s.at.reinforce + s.whose()] += i16(s.get(self.n))
        s.drop()


REINFORCE: Final = Reinforce()


class Discount(Part):
    """The next purchase is cheaper: minus a number, or half if that is 0 (MO-RES-16)."""

    def __init__(self) -> None:
        super().__init__("discount")
        self.on: Final = self.field("on", c.COUPON)
        self.minus: Final = self.field("minus")

    def push(self, s: World, seat: i64, on: i64, minus: i64) -> None:
        s.push(self, seat, on, minus)

    def run(self, s: World) -> None:
        place = s.whose() * c.COUPONS + s.get(self.on)
        minus = s.get(self.minus)
        s.drop()
        if minus:
            s.d[s.at.coupons + place] = fitting(i64(s.d[s.at.coupons + place]) + minus)
        else:
            s.d[s.at.half_price + place] = 1


DISCOUNT: Final = Discount()


class ExtraPickup(Part):
    """So many pick-ups more this turn (against MO-EXPL-04)."""

    def __init__(self) -> None:
        super().__init__("extra_pickup")
        self.n: Final = self.field("n")

    def push(self, s: World, seat: i64, n: i64) -> None:
        s.push(self, seat, n)

    def run(self, s: World) -> None:
        s.d[s.at.spare_pickups + s.whose()] += i16(s.get(self.n))
        s.drop()


EXTRA_PICKUP: Final = ExtraPickup()


def _gain(s: World, seat: i64, resource: i64, n: i64) -> None:
    n = gain(s, seat, resource, n)
    if s.events is not None and n > 0:
        tell_gain(s, seat, resource, n)


def gains_of(s: World, code: i64) -> list[Message]:
    """The plain gains of an effect, named."""
    named: list[Message] = []
    place = i64(s.box.code_start[code])
    while place < i64(s.box.code_end[code]):
        if i64(s.box.parts[place]) == GAIN.number:
            named.append(amount(GAIN.told(s, place, GAIN.resource), GAIN.told(s, place, GAIN.n)))
        place += PART
    return named
