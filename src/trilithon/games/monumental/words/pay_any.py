"""Which basic resources are spent."""

from __future__ import annotations

from typing import Any

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.layout import RESOURCES
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.resources import basics
from trilithon.games.monumental.engine.steps.pay_any import PAY_ANY
from trilithon.games.monumental.engine.telling import counted
from trilithon.games.monumental.words.base import Lies, MonumentalWords
from trilithon.games.monumental.words.shared import ask, because, no_resource, say
from trilithon.games.monumental.words.things import resource_named, resource_thing
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import argument_of
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Frame, Target


class PayAnyWords(MonumentalWords):
    step = PAY_ANY
    rule = "MO-RES-08"
    notation = ("spend RESOURCE",)
    lies = Lies.ON_TOP

    def question(self, s: Position) -> Message:
        return ask("pay-any", n=s.get(PAY_ANY.n))

    def label(self, s: Position, move: int) -> Message:
        return say("spend", resource=counted(argument_of(move), 1))

    def write(self, s: Position, move: int) -> str:
        return f"spend {RESOURCES[argument_of(move)]}"

    def about(self, s: Position, move: int) -> list[str]:
        return [resource_thing(argument_of(move))]

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        if target.sort != "resource":
            return None
        resource = resource_named(target)
        if refusal := no_resource(s, resource):
            return refusal
        return because(self.rule, "in-order") if resource < c.BASICS else None

    def shown(self, s: Position) -> dict[str, Any]:
        return {"n": s.get(PAY_ANY.n)}

    def too_dear(self, s: Position, part: int, gold: int, name: Message) -> Refusal | None:
        n, with_gold = PAY_ANY.told(s, part, PAY_ANY.n), PAY_ANY.told(s, part, PAY_ANY.means) & c.WITH_GOLD
        short = n - basics(s, s.to_move) - (gold if with_gold else 0)
        price = Message("monumental-resource-basic", {"n": n})
        reason = "effect-dear" if with_gold else "effect-dear-no-gold"
        return because("MO-EFF-04", reason, card=name, goods=price, short=short)

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        values = frame.values
        return values["n"] > 0 and values["lowest"] <= c.GOLD and values["means"] in (0, c.WITH_GOLD)
