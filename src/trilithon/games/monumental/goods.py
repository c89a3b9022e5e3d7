"""Amounts of resources, as content has them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from trilithon.games.monumental.engine.layout import RESOURCES
from trilithon.kernel.engine.events import Message

Count = Annotated[int, Meta(ge=0, le=20)]
Positive = Annotated[int, Meta(ge=1, le=20)]
Basic = Literal["production", "science", "military"]
Resource = Literal["production", "science", "military", "gold", "culture"]
BASIC: tuple[Resource, ...] = ("production", "science", "military")
WORTH = {"production": 33, "science": 33, "military": 36, "gold": 42, "culture": 95}
"""Of one, in hundredths of a point (see `effects.py`)."""


class Goods(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An amount of each resource."""

    production: Count = 0
    science: Count = 0
    military: Count = 0
    gold: Count = 0
    culture: Count = 0

    def amounts(self) -> tuple[int, int, int, int, int]:
        """In the order of the engine's resources."""
        return (self.production, self.science, self.military, self.gold, self.culture)

    def total(self) -> int:
        return sum(self.amounts())

    def counted(self) -> list[tuple[int, int]]:
        """Each resource that there is some of, by its number in the engine, and how much."""
        return [(resource, n) for resource, n in enumerate(self.amounts()) if n]

    def worth(self) -> float:
        return sum(n * worth for n, worth in zip(self.amounts(), WORTH.values(), strict=True))

    def told(self) -> list[Message]:
        """Each resource with its amount, by itself;"""
        return self._named("resource")

    def gained(self) -> list[Message]:
        """as the object of a sentence. In Hungarian whatever is gained or spent is that, hence "some" resources."""
        return self._named("some")

    def _named(self, form: str) -> list[Message]:
        return [
            Message(f"monumental-{form}-{RESOURCES[resource]}", {"n": n}) for resource, n in self.counted()
        ]
