"""What effects count and ask for: conditions of a part, and "for each" of a gain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from trilithon.games.monumental import opened
from trilithon.games.monumental.effects import dashed
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.layout import KINDS, RESOURCES
from trilithon.games.monumental.goods import Basic, Goods, Positive
from trilithon.games.monumental.opened import ACTIVE, COUNTED
from trilithon.kernel.engine.events import Message
from trilithon.kernel.parts import rows_of

CardKind = Literal["building", "knowledge", "wonder"]
ANY_KIND = 0b111
USUALLY_ACTIVE = {"building": 3.5, "knowledge": 1.2, "wonder": 0.6}
"""How many of a kind are active besides a card itself;"""
WITH_ICON = 1.6
"""and with a certain icon."""


def kind_bits(kinds: Sequence[CardKind]) -> int:
    return sum(1 << KINDS.index(kind) for kind in kinds)


def _active(kind: CardKind | None, icon: Basic | None) -> int:
    if kind is not None:
        return c.ACTIVE_KIND + KINDS.index(kind)
    assert icon is not None
    return c.ACTIVE_ICON + RESOURCES.index(icon)


class Each(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How often a gain is multiplied: once for every `step` of something."""

    of: opened.Each
    step: Positive = 1
    kind: CardKind | None = None
    icon: Basic | None = None
    """With `active`: which cards count. The card itself never does (MO-EFF-28)."""

    def __post_init__(self) -> None:
        if (self.of == ACTIVE) != (self.kind is not None or self.icon is not None):
            raise ValueError("of = 'active' says which cards count by kind or icon; the others do not")

    def what(self) -> int:
        """The engine's number of what is counted."""
        return COUNTED[self.of].number if self.of != ACTIVE else _active(self.kind, self.icon)

    def told(self) -> Message:
        of = f"active-{self.kind or self.icon}" if self.of == ACTIVE else dashed(self.of)
        return Message(f"monumental-each-{of}", {"n": self.step})

    def times(self) -> float:
        """How often, usually."""
        if self.of != ACTIVE:
            return COUNTED[self.of].usual / self.step
        return (USUALLY_ACTIVE[self.kind] if self.kind else WITH_ICON) / self.step


# -- conditions ----------------------------------------------------------------------------------------


class Condition(Struct, tag_field="is", frozen=True, forbid_unknown_fields=True):
    """Something that must be true at the moment of use; it spends nothing (MO-RES-14)."""

    def numbers(self) -> list[int]:
        """As the engine's table has it: what is asked, of what, and how much."""
        raise NotImplementedError

    def told(self) -> Message:
        raise NotImplementedError


class Gained(Condition, tag="gained", frozen=True, kw_only=True):
    """At least so much was gained this turn, spent or not (MO-RES-12)."""

    goods: Goods

    def numbers(self) -> list[int]:
        return [n for resource, many in self.goods.counted() for n in (c.COND_GAINED, resource, many)]

    def told(self) -> Message:
        return Message("monumental-if-gained", {"goods": self.goods.gained()})


class ActiveCards(Condition, tag="active", frozen=True, kw_only=True):
    """At least so many cards of a kind, or with an icon, are active in the own City."""

    n: Positive = 1
    kind: CardKind | None = None
    icon: Basic | None = None

    def numbers(self) -> list[int]:
        return [c.COND_COUNT, _active(self.kind, self.icon), self.n]

    def told(self) -> Message:
        """The cards only, see `conditions_told`."""
        return Message(f"monumental-active-{self.kind or self.icon or 'card'}", {"n": self.n})


class Has(Condition, tag="has", frozen=True, kw_only=True):
    """The owner has at least so many of something."""

    of: opened.Count
    n: Positive

    def numbers(self) -> list[int]:
        return [c.COND_COUNT, COUNTED[self.of].number, self.n]

    def told(self) -> Message:
        return Message(f"monumental-if-has-{dashed(self.of)}", {"n": self.n})


class Behind(Condition, tag="behind", frozen=True, kw_only=True):
    """Some opponent has more of something than the owner."""

    of: Literal["provinces", "wonders", "knowledge", "policies"]

    def numbers(self) -> list[int]:
        return [c.COND_BEHIND, COUNTED[self.of].number, 0]

    def told(self) -> Message:
        return Message(f"monumental-if-behind-{self.of}")


if TYPE_CHECKING:
    Conditions = tuple[Condition, ...]
else:
    __getattr__ = rows_of("Conditions", Condition)


def conditions_told(conditions: Sequence[Condition]) -> list[Message]:
    """What is active is told in one go: "you have a Wonder and a Knowledge active"."""
    active = [condition.told() for condition in conditions if isinstance(condition, ActiveCards)]
    told = [Message("monumental-if-active", {"cards": active})] if active else []
    return told + [condition.told() for condition in conditions if not isinstance(condition, ActiveCards)]
