"""Parts of effects that run by themselves: resources and what is kept for later in the turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.steps.part import Part
from trilithon.games.monumental.engine.world import World


class Gain(Part):
    """Gain so much of a resource."""

    def __init__(self) -> None:
        super().__init__("gain")
        self.resource: Final = self.field("resource", c.RESOURCE)
        self.n: Final = self.field("n")

    def push(self, s: World, seat: i64, resource: i64, n: i64) -> None:
        s.push(self, seat, resource, n)


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


GAIN_EACH: Final = GainEach()


class Reinforce(Part):
    """So many more cards may stay in the City at the end of this turn (MO-EFF-13)."""

    def __init__(self) -> None:
        super().__init__("reinforce")
        self.n: Final = self.field("n")

    def push(self, s: World, seat: i64, n: i64) -> None:
        s.push(self, seat, n)


REINFORCE: Final = Reinforce()


class Discount(Part):
    """The next purchase is cheaper: minus a number, or half if that is 0 (MO-RES-16)."""

    def __init__(self) -> None:
        super().__init__("discount")
        self.on: Final = self.field("on", c.COUPON)
        self.minus: Final = self.field("minus")

    def push(self, s: World, seat: i64, on: i64, minus: i64) -> None:
        s.push(self, seat, on, minus)


DISCOUNT: Final = Discount()


class ExtraPickup(Part):
    """So many pick-ups more this turn (against MO-EXPL-04)."""

    def __init__(self) -> None:
        super().__init__("extra_pickup")
        self.n: Final = self.field("n")

    def push(self, s: World, seat: i64, n: i64) -> None:
        s.push(self, seat, n)


EXTRA_PICKUP: Final = ExtraPickup()
