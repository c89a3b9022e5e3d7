"""Resource tokens as content has them, and the words that content has for kinds of things."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from trilithon.games.monuments.engine.naming import KINDS
from trilithon.games.monuments.wording import counted, some
from trilithon.kernel.engine.events import Message

Tally = Annotated[int, Meta(ge=0, le=15)]
"""Of one kind of resource; the engine packs a price into 16ths."""
Positive = Annotated[int, Meta(ge=1, le=30)]
Kind = Literal["wood", "sheep", "metal", "wheat"]
Terrain = Literal["forest", "pasture", "mountain", "field"]
Piece = Literal["worker", "fort", "town", "factory", "army", "navy", "airforce"]
Unit = Literal["army", "navy", "airforce"]
Building = Literal["fort", "town", "factory", "workshop", "farm"]
Card = Literal[
    "upgrade", "move", "produce", "build", "populate", "monument", "train", "attack", "quest", "trade"
]
Metric = Literal["layers", "resources", "workers", "land", "power", "upgrades", "quests"]
METRICS = ("layers", "resources", "workers", "land", "power", "upgrades", "quests")
UNITS: tuple[Unit, ...] = ("army", "navy", "airforce")


class Tokens(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A number of resource tokens of each kind."""

    wood: Tally = 0
    sheep: Tally = 0
    metal: Tally = 0
    wheat: Tally = 0

    def amounts(self) -> tuple[int, int, int, int]:
        """In the order of the engine's kinds."""
        return (self.wood, self.sheep, self.metal, self.wheat)

    def total(self) -> int:
        return sum(self.amounts())

    def told(self) -> list[Message]:
        """Each kind with its number, by itself;"""
        return [counted(KINDS[kind], n) for kind, n in enumerate(self.amounts()) if n]

    def gained(self) -> list[Message]:
        """as the object of a sentence."""
        return [some(KINDS[kind], n) for kind, n in enumerate(self.amounts()) if n]
