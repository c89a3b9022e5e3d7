"""Effects that ask nobody, or only prepare a question: how content writes them and what is said of them."""

from __future__ import annotations

from typing import Literal

from trilithon.games.pantheon.effects import Count, Effect, Positive, Writer
from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.steps.effects import (
    DRAW_PILE,
    HALF_GOD,
    HAND_TO,
    RESORT,
    REVEAL_GOD,
    SPECIAL_MONEY,
    SPEND,
    TAKE_RESERVE,
)
from trilithon.games.pantheon.engine.steps.gaining import GODS_FROM_STACK
from trilithon.games.pantheon.engine.steps.reserve import RESERVE
from trilithon.kernel.engine.events import Message
from trilithon.kernel.parts import row


class TakeReserve(Effect, tag="take_reserve", frozen=True):
    """Pieces of both types, or (which is asked) of one."""

    columns: Count
    feet: Count
    mode: Literal["all", "choose_one"]

    def numbers(self, writer: Writer, way: int) -> list[int]:
        step = TAKE_RESERVE if self.mode == "all" else RESERVE
        return row(step, columns=self.columns, feet=self.feet)

    def told(self) -> list[Message]:
        if self.mode == "choose_one":
            args = {"columns": self.columns, "feet": self.feet}
            return [Message("pantheon-effect-take-reserve-one", {**args})]
        pieces = [Message("pantheon-columns", {"columns": self.columns})] if self.columns else []
        pieces += [Message("pantheon-feet", {"feet": self.feet})] if self.feet else []
        return [Message("pantheon-effect-take-reserve-all", {"pieces": pieces})]


class HalfGod(Effect, tag="half_god", frozen=True):
    n: Positive
    source: Literal["pool_highest", "stack", "by_way"]
    """The last: from the pool if its god was sacrificed for, else from the stack."""

    def numbers(self, writer: Writer, way: int) -> list[int]:
        by_gain = self.source == "by_way" and way == c.SACRIFICED_FOR
        from_pool = by_gain or self.source == "pool_highest"
        return row(HALF_GOD, n=self.n, source=c.POOL if from_pool else c.STACK)

    def told(self) -> list[Message]:
        return [Message(f"pantheon-effect-half-god-{self.source.replace('_', '-')}", {"n": self.n})]


class GodsFromStack(Effect, tag="gods_from_stack", frozen=True):
    n: Positive
    chain: bool

    def numbers(self, writer: Writer, way: int) -> list[int]:
        if way == c.DRAWN_LAST:
            return []
        return row(GODS_FROM_STACK, n=self.n, chain=self.chain)

    def told(self) -> list[Message]:
        return [Message(f"pantheon-effect-gods-{'chain' if self.chain else 'no-chain'}", {"n": self.n})]


class DrawPile(Effect, tag="draw_pile", frozen=True):
    step = DRAW_PILE
    text = "draw"
    n: Positive


class SpecialMoney(Effect, tag="special_money", frozen=True):
    step = SPECIAL_MONEY
    text = "special-money"
    n: Positive


class HandTo(Effect, tag="hand_to", frozen=True):
    step = HAND_TO
    text = "hand-to"
    n: Positive


class ResortSpecial(Effect, tag="resort_special", frozen=True):
    order: Literal["ascending", "descending"]

    def numbers(self, writer: Writer, way: int) -> list[int]:
        return row(RESORT, highest_first=self.order == "descending")

    def told(self) -> list[Message]:
        return [Message(f"pantheon-effect-resort-{self.order}")]


class SpendMoney(Effect, tag="spend_money", frozen=True):
    text = "spend"
    n: Positive

    def numbers(self, writer: Writer, way: int) -> list[int]:
        return row(SPEND, money=self.n)


class RevealGodTopCost(Effect, tag="reveal_god_top_cost", frozen=True):
    step = REVEAL_GOD
    text = "reveal"
