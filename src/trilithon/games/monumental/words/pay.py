"""How much of a payment is made in Gold."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from trilithon.games.monumental import effects
from trilithon.games.monumental.effects import Part, Writer, clause
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.layout import RESOURCES
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.resources import gold_needed
from trilithon.games.monumental.engine.steps.pay import PAY
from trilithon.games.monumental.engine.steps.pay_any import PAY_ANY
from trilithon.games.monumental.engine.steps.share import SHARE
from trilithon.games.monumental.engine.telling import counted
from trilithon.games.monumental.goods import Count, Goods
from trilithon.games.monumental.words.base import Lies, MonumentalWords
from trilithon.games.monumental.words.shared import ask, because, say
from trilithon.games.monumental.words.things import resource_thing
from trilithon.kernel.engine.events import Argument, Message
from trilithon.kernel.engine.moves import argument_of
from trilithon.kernel.game import Refusal
from trilithon.kernel.parts import row
from trilithon.kernel.words import Frame


class Pay(Part, tag="pay", frozen=True, kw_only=True):
    """Pay this, or the rest cannot be done. Parts before any payment make no sense, so it comes first."""

    has_price = True
    opens = True
    goods: Goods = Goods()
    basic: Count = 0
    """So many basic resources of any mix (MO-RES-08)."""
    with_gold: bool = True
    """Gold may stand for basic resources (MO-RES-03)."""

    def __post_init__(self) -> None:
        if (self.goods.total() > 0) == (self.basic > 0):
            raise ValueError("a payment is either of goods or of a number of basic resources")

    def numbers(self, writer: Writer) -> list[int]:
        means = c.WITH_GOLD if self.with_gold else 0
        if self.basic:
            return row(PAY_ANY, n=self.basic, means=means)
        rows = [row(PAY, resource=what, n=many, means=means) for what, many in self.goods.counted()]
        return [n for numbers in rows for n in numbers]

    def clause(self) -> Message:
        return Message("monumental-do-pay-only", {"price": self._price()})

    def before(self, rest: effects.Parts) -> Message | None:
        if not rest:
            return None
        form = "" if self.with_gold else "-no-gold"
        return Message(f"monumental-do-pay{form}", {"price": self._price(), "effects": clause(rest)})

    def worth(self) -> float:
        return -0.8 * self.goods.worth() - 26 * self.basic

    def _price(self) -> Argument:
        return Message("monumental-some-basic", {"n": self.basic}) if self.basic else self.goods.gained()


class PayWords(MonumentalWords):
    step = PAY
    rule = "MO-RES-05"
    notation = ("gold AMOUNT",)
    lies = Lies.ANYWHERE

    def question(self, s: Position) -> Message:
        return ask("pay", goods=counted(s.get(PAY.resource), s.get(PAY.n)))

    def label(self, s: Position, move: int) -> Message:
        resource, n, gold = s.get(PAY.resource), s.get(PAY.n), argument_of(move)
        feud = min(n - gold, s.has(s.to_move, c.FEUD)) if s.get(PAY.means) & c.WITH_FEUD else 0
        parts = [(c.FEUD, feud), (resource, n - gold - feud), (c.GOLD, gold)]
        paid = [counted(what, many) for what, many in parts if many]
        whole = paid[-1]
        for part in reversed(paid[:-1]):
            whole = say("plus", first=part, rest=whole)
        return say("payment", goods=whole)

    def write(self, s: Position, move: int) -> str:
        return f"gold {argument_of(move)}"

    def about(self, s: Position, move: int) -> list[str]:
        gold = argument_of(move)
        things = [resource_thing(s.get(PAY.resource))] if gold < s.get(PAY.n) else []
        return [*things, resource_thing(c.GOLD)] if gold else things

    def shown(self, s: Position) -> dict[str, Any]:
        return {"resource": RESOURCES[s.get(PAY.resource)], "n": s.get(PAY.n)}

    def facts(self, s: Position, move: int) -> dict[str, Any]:
        return {"resource": RESOURCES[c.GOLD]}

    def usual(self, s: Position) -> int:
        return least_gold(s)

    def too_dear(self, s: Position, part: int, gold: int, name: Message) -> Refusal | None:
        resource, n, means = (PAY.told(s, part, field) for field in (PAY.resource, PAY.n, PAY.means))
        price, have = counted(resource, n), s.has(s.to_move, resource)
        if resource >= c.GOLD:
            return because("MO-RES-04", "effect-short", card=name, goods=price, have=have)
        if not means & c.WITH_GOLD:
            return because("MO-EFF-04", "effect-dear-no-gold", card=name, goods=price, short=n - have)
        short = n - have - s.has(s.to_move, c.GOLD)
        return because("MO-EFF-04", "effect-dear", card=name, goods=price, short=short)

    def misplaced(self, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        above = agenda[agenda.index(frame) + 1 :]
        if above and above[0].step not in (PAY, SHARE):
            yield "it must be the first, or other payments with it"

    def problems(self, s: Position, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        yield from super().problems(s, frame, agenda)
        payments = [other for other in agenda if other.step is PAY]
        if frame is not payments[0]:
            return  # they are looked at together
        if len({payment.values["resource"] for payment in payments}) < len(payments):
            yield "each resource is paid once"
        gold = sum(_gold_needed(s, payment) for payment in payments)
        if gold > s.has(frame.seat, c.GOLD):
            yield "the seat cannot pay that"

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        resource, means = frame.values["resource"], frame.values["means"]
        is_for_feud = means == c.WITH_GOLD | c.WITH_FEUD and resource == c.MILITARY
        shared = [other.values["resource"] for other in agenda if other.step is SHARE]
        return (
            frame.values["n"] > 0
            and resource < c.TALLIES
            and (means in (0, c.WITH_GOLD) or is_for_feud)
            and all(resource < still for still in shared)
        )


def least_gold(s: Position) -> int:
    """The answer that spares Gold most."""
    return s.moves()[0]


def _gold_needed(s: Position, payment: Frame) -> int:
    values = payment.values
    return gold_needed(s, payment.seat, values["resource"], values["n"], values["means"])
