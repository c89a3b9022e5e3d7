"""Rules that hold while a card or Policy is active: how content writes them, their numbers for the engine, their
sentence on the card, and what they are worth in a turn (see `effects.py`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from msgspec import Meta, Struct

from trilithon.games.monumental.effects import dashed
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.goods import Positive
from trilithon.kernel.engine.events import Message
from trilithon.kernel.parts import rows_of


class Rule(Struct, tag_field="rule", frozen=True, forbid_unknown_fields=True):
    """A continuous effect."""

    def numbers(self) -> tuple[int, int]:
        """Which of the engine's rules, and how much of it. Those of modules are numbered by `codes.rule_of_module`."""
        raise NotImplementedError

    def told(self) -> Message:
        raise NotImplementedError

    def worth(self) -> float:
        raise NotImplementedError


class Price(Rule, tag="price", frozen=True, kw_only=True):
    """Something is cheaper, every time."""

    on: Literal["building", "basic", "knowledge", "wonder_stage", "policy", "progress"]
    minus: Positive

    RULES: ClassVar = {
        "building": (c.BUILDINGS_MINUS, 25),
        "basic": (c.BASICS_MINUS, 12),
        "knowledge": (c.KNOWLEDGES_MINUS, 25),
        "wonder_stage": (c.STAGES_MINUS, 25),
        "policy": (c.POLICIES_MINUS, 30),
        "progress": (c.PROGRESS_MINUS, 15),
    }
    """Each with the worth of one less."""

    def numbers(self) -> tuple[int, int]:
        return self.RULES[self.on][0], self.minus

    def told(self) -> Message:
        return Message(f"monumental-rule-price-{dashed(self.on)}", {"n": self.minus})

    def worth(self) -> float:
        return self.RULES[self.on][1] * self.minus


class ConquestPrice(Rule, tag="conquest_price", frozen=True, kw_only=True):
    """A conquest costs less (of Military and, for a Free City, of its price as well, MO-CONQ-22)."""

    target: Literal["any", "barbarian", "free_city", "opponent", "coastal", "opponent_with_more"]
    """The last: an opponent's Province, if that opponent controls more Provinces than the owner."""
    minus: Positive

    RULES: ClassVar = {
        "any": (c.CONQUEST_ANY, 40),
        "barbarian": (c.CONQUEST_BARBARIAN, 30),
        "free_city": (c.CONQUEST_FREE_CITY, 10),
        "opponent": (c.CONQUEST_OPPONENT, 14),
        "coastal": (c.CONQUEST_COASTAL, 18),
        "opponent_with_more": (c.CONQUEST_OPPONENT_WITH_MORE, 8),
    }

    def numbers(self) -> tuple[int, int]:
        return self.RULES[self.target][0], self.minus

    def told(self) -> Message:
        return Message(f"monumental-rule-conquest-{dashed(self.target)}", {"n": self.minus})

    def worth(self) -> float:
        return self.RULES[self.target][1] * self.minus


class Defence(Rule, tag="defence", frozen=True, kw_only=True):
    """Own Provinces are stronger, also on other seats' turns."""

    where: Literal["all", "coastal", "wonder", "next_to_capital"]
    n: Positive

    RULES: ClassVar = {
        "all": (c.DEFENCE_ALL, 15),
        "coastal": (c.DEFENCE_COASTAL, 7),
        "wonder": (c.DEFENCE_WONDER, 5),
        "next_to_capital": (c.DEFENCE_NEXT_TO_CAPITAL, 6),
    }

    def numbers(self) -> tuple[int, int]:
        return self.RULES[self.where][0], self.n

    def told(self) -> Message:
        return Message(f"monumental-rule-defence-{dashed(self.where)}", {"n": self.n})

    def worth(self) -> float:
        return self.RULES[self.where][1] * self.n


class OutpostUnits(Rule, tag="outpost_units", frozen=True, kw_only=True):
    """An Outpost takes so many Units only, instead of 3."""

    n: Annotated[int, Meta(ge=1, le=2)]

    def numbers(self) -> tuple[int, int]:
        return c.OUTPOST_UNITS_SAVED, 3 - self.n

    def told(self) -> Message:
        return Message("monumental-rule-outpost-units", {"n": self.n})

    def worth(self) -> float:
        return 8


class LootBoth(Rule, tag="loot_both", frozen=True):
    """Of Barbarian tokens, take both benefits."""

    def numbers(self) -> tuple[int, int]:
        return c.LOOT_BOTH, 1

    def told(self) -> Message:
        return Message("monumental-rule-loot-both")

    def worth(self) -> float:
        return 45


class SecondPickup(Rule, tag="second_pickup", frozen=True):
    """Each Explorer may make two pick-ups a turn."""

    def numbers(self) -> tuple[int, int]:
        return c.SECOND_PICKUP, 1

    def told(self) -> Message:
        return Message("monumental-rule-second-pickup")

    def worth(self) -> float:
        return 30


if TYPE_CHECKING:
    Rules = tuple[Rule, ...]
else:
    __getattr__ = rows_of("Rules", Rule)
