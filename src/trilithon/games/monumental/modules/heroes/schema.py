"""What may stand in the content file of Heroes, besides what every card has."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from trilithon.games.monumental.modules.heroes.engine import codes as h
from trilithon.kernel.content import Entry

Place = Literal["own_province", "capital", "warlord", "explorer", "card"]
Back = Literal["never", "used", "policy", "next_turn"]


class Hero(Entry, frozen=True, kw_only=True):
    """What is special about a card that is a Hero; its id is that of the card."""

    attack: bool = False
    """It is a Unit (MO-HERO-10)."""
    deploy: Place
    """Where it is put (MO-HERO-06)."""
    back: Back = "never"
    """What sends it back to the row, besides the loss of the Province where it stands (MO-HERO-14, -15)."""
    times: Annotated[int, Meta(ge=0, le=9)] = 0
    """How often its effect is used before it goes."""
    defence: Annotated[int, Meta(ge=0, le=5)] = h.DEFENCE
    """What it adds to the defence of its Province (MO-HERO-09)."""

    def __post_init__(self) -> None:
        if (self.back == "used") != (self.times > 0):
            raise ValueError("times is for back = 'used', and is needed there")
        if self.attack and self.deploy in ("explorer", "card"):
            raise ValueError("a Hero with Attack stands on a tile of its owner")

    def numbers(self) -> list[int]:
        """As the engine has it."""
        return [
            int(self.attack),
            h.PLACES.index(self.deploy),
            h.BACKS.index(self.back),
            self.times if self.back == "used" else h.TURNS_OF_NEXT,
            self.defence,
        ]


class Content(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    hero: tuple[Hero, ...]
