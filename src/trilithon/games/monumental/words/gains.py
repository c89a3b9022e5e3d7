"""Parts of effects that run by themselves: resources and what is kept for later in the turn."""

from __future__ import annotations

from typing import Literal

from trilithon.games.monumental.counts import Each
from trilithon.games.monumental.effects import Part, Writer, dashed
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.layout import COUPONS
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.steps.gains import DISCOUNT, EXTRA_PICKUP, GAIN, GAIN_EACH, REINFORCE
from trilithon.games.monumental.goods import Count, Goods, Positive
from trilithon.games.monumental.words.base import Lies, MonumentalWords
from trilithon.kernel.engine.events import Argument, Message
from trilithon.kernel.parts import row
from trilithon.kernel.words import Frame


class Gain(Part, tag="gain", frozen=True, kw_only=True):
    """Gain this, or this for each of something."""

    goods: Goods
    each: Each | None = None
    only: Literal["barbarian"] | None = None
    """The military gained can be spent against Barbarians only (MO-RES-15)."""

    def __post_init__(self) -> None:
        if not self.goods.total():
            raise ValueError("a gain is of something")
        if self.only is not None and self.goods.total() != self.goods.military:
            raise ValueError("only military can be restricted")

    def numbers(self, writer: Writer) -> list[int]:
        rows = [self._row(c.FEUD if self.only else resource, n) for resource, n in self.goods.counted()]
        return [n for numbers in rows for n in numbers]

    def _row(self, resource: int, n: int) -> list[int]:
        if self.each is None:
            return row(GAIN, resource=resource, n=n)
        return row(GAIN_EACH, resource=resource, n=n, per=self.each.step, what=self.each.what())

    def clause(self) -> Message:
        gained: dict[str, Argument] = {"goods": self.goods.gained()}
        if self.each is not None:
            return Message("monumental-do-gain-each", gained | {"each": self.each.told()})
        return Message(f"monumental-do-gain{f'-only-{self.only}' if self.only else ''}", gained)

    def worth(self) -> float:
        return self.goods.worth() * (self.each.times() if self.each else 1.0) * (0.7 if self.only else 1.0)


class GainWords(MonumentalWords):
    step = GAIN
    lies = Lies.ANYWHERE

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        return frame.values["n"] > 0


class GainEachWords(MonumentalWords):
    step = GAIN_EACH
    lies = Lies.ANYWHERE


class Reinforce(Part, tag="reinforce", frozen=True, kw_only=True):
    """So many more active Buildings or Wonders may stay in the City this turn (MO-EFF-13, -14)."""

    step = REINFORCE
    n: Positive = 1

    def worth(self) -> float:
        return 30 * self.n


class ReinforceWords(MonumentalWords):
    step = REINFORCE
    lies = Lies.ANYWHERE


class Discount(Part, tag="discount", frozen=True, kw_only=True):
    """The next purchase of this kind this turn is cheaper, once."""

    on: Literal["building", "knowledge", "wonder_stage", "policy", "conquest"]
    minus: Count = 0
    half: bool = False
    """Half of the cost, rounded up, before anything is subtracted (MO-RES-16)."""

    def __post_init__(self) -> None:
        if (self.minus > 0) == self.half:
            raise ValueError("a discount is either minus a number or half")

    def numbers(self, writer: Writer) -> list[int]:
        return row(DISCOUNT, on=COUPONS.index(self.on), minus=self.minus)

    def clause(self) -> Message:
        if self.half:
            return Message(f"monumental-do-half-{dashed(self.on)}")
        return Message(f"monumental-do-less-{dashed(self.on)}", {"n": self.minus})

    def worth(self) -> float:
        return 60 if self.half else 26 * self.minus


class DiscountWords(MonumentalWords):
    step = DISCOUNT
    lies = Lies.ANYWHERE


class ExtraPickup(Part, tag="extra_pickup", frozen=True, kw_only=True):
    """One Explorer may make so many pick-ups more this turn (against MO-EXPL-04)."""

    step = EXTRA_PICKUP
    n: Positive = 1

    def worth(self) -> float:
        return 35 * self.n


class ExtraPickupWords(MonumentalWords):
    step = EXTRA_PICKUP
    lies = Lies.ANYWHERE
