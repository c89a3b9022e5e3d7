"""What an ability tile can do that nobody else can: how content writes it, its numbers for the engine, its sentence."""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec import Struct

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.naming import BUILDABLE
from trilithon.games.monuments.tokens import Positive, Tokens
from trilithon.kernel.engine.events import Argument, Message


class Talent(Struct, tag_field="talent", frozen=True, forbid_unknown_fields=True):
    """Something special."""

    text: ClassVar[str]
    """What it is: `monuments-talent-<text>`."""

    def rules(self) -> list[int]:
        """Rules of the engine, each with how much of it."""
        return []

    def supply(self) -> list[int]:
        """Pieces, each with their number."""
        return []

    def told(self) -> Message:
        return Message(f"monuments-talent-{self.text}", self._told_of())

    def _told_of(self) -> dict[str, Argument]:
        return {}


class Horses(Talent, tag="horses", frozen=True, kw_only=True):
    """So many are at the monument when the game begins."""

    text = "horses"
    n: Positive

    def supply(self) -> list[int]:
        return [c.S_HORSE, self.n]

    def _told_of(self) -> dict[str, Argument]:
        return {"n": self.n}


class FreeHorseActivation(Talent, tag="free_horse_activation", frozen=True, kw_only=True):
    text = "horse-moves"
    n: Positive = 1

    def rules(self) -> list[int]:
        return [c.R_HORSE_ACTIVATIONS, self.n]

    def _told_of(self) -> dict[str, Argument]:
        return {"n": self.n}


class HorseReturns(Talent, tag="horse_returns", frozen=True):
    """Each Populate that is no respawn may put a horse on the board."""

    text = "horse-returns"

    def rules(self) -> list[int]:
        return [c.R_HORSE_RETURNS, 1]


class NewBuilding(Talent, tag="new_building", frozen=True, kw_only=True):
    building: Literal["workshop", "farm"]
    cost: Tokens
    n: Positive

    def supply(self) -> list[int]:
        return [c.S_BUILDING + BUILDABLE.index(self.building), self.n]

    def told(self) -> Message:
        return Message(f"monuments-talent-{self.building}", {"price": self.cost.told(), "n": self.n})


class ProduceAny(Talent, tag="produce_any", frozen=True):
    """At a usable workshop each token may be of any kind."""

    text = "produce-any"

    def rules(self) -> list[int]:
        return [c.R_WORKSHOPS, 1]


class PopulateAtFarm(Talent, tag="populate_at_farm", frozen=True):
    """Each Populate that is no respawn may put a worker to a usable farm."""

    text = "farm-grows"

    def rules(self) -> list[int]:
        return [c.R_FARMS, 1]


class NavalGuns(Talent, tag="naval_guns", frozen=True, kw_only=True):
    """Own navies attack adjacent land with this power; they need no permit."""

    text = "naval-guns"
    power: Positive

    def rules(self) -> list[int]:
        return [c.R_NAVAL_GUNS, self.power]

    def _told_of(self) -> dict[str, Argument]:
        return {"n": self.power}


AnyTalent = (
    Horses | FreeHorseActivation | HorseReturns | NewBuilding | ProduceAny | PopulateAtFarm | NavalGuns
)
