"""Goals of quests (section 6.9 of the rules): how content writes them, their numbers for the engine, their clause."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.naming import BUILDABLE, CARDS, DEEDS, KINDS, TERRAINS
from trilithon.games.monuments.tokens import METRICS, Building, Card, Kind, Metric, Positive, Terrain, Unit
from trilithon.games.monuments.wording import some
from trilithon.kernel.engine.events import Message

EVENTS = (*DEEDS, "battles_won")
"""What is counted of what was done; the last is the sum of the two before it."""


class Goal(Struct, tag_field="goal", frozen=True, forbid_unknown_fields=True):
    """Something of which there must be at least so much."""

    place: ClassVar[int]
    """Which of the engine's goals."""
    text: ClassVar[str]
    """What it is, if nothing varies but a number: `monuments-goal-<text>`."""

    def numbers(self) -> list[int]:
        """As the engine's tables have it: the goal, how much, and of which."""
        return [self.place, getattr(self, "n", 1), self.which()]

    def which(self) -> int:
        return 0

    def told(self) -> Message:
        """A clause that begins with a verb."""
        return Message(f"monuments-goal-{self.text}", {"n": getattr(self, "n", 1)})


class Land(Goal, tag="land", frozen=True, kw_only=True):
    place = c.G_LAND
    n: Positive
    where: Terrain | Literal["home", "abroad", "island", "rival"] | None = None

    FILTERS: ClassVar = {"home": c.HOME, "abroad": c.ABROAD, "island": c.ISLAND, "rival": c.RIVAL}

    def which(self) -> int:
        if self.where is None:
            return c.ANYWHERE
        return TERRAINS.index(self.where) if self.where in TERRAINS else self.FILTERS[self.where]

    def told(self) -> Message:
        return Message(f"monuments-goal-land{f'-{self.where}' if self.where else ''}", {"n": self.n})


class Sea(Goal, tag="sea", frozen=True, kw_only=True):
    place = c.G_SEA
    text = "sea"
    n: Positive


class Kinds(Goal, tag="kinds", frozen=True, kw_only=True):
    place = c.G_KINDS
    text = "kinds"
    n: Annotated[int, Meta(ge=1, le=4)]


class Islands(Goal, tag="islands", frozen=True, kw_only=True):
    place = c.G_ISLANDS
    text = "islands"
    n: Positive


class Continents(Goal, tag="continents", frozen=True, kw_only=True):
    place = c.G_CONTINENTS
    text = "continents"
    n: Annotated[int, Meta(ge=1, le=4)]


class Near(Goal, tag="near", frozen=True, kw_only=True):
    """Controlled hexes next to another player's monument."""

    place = c.G_NEAR
    text = "near"
    n: Positive


class Stock(Goal, tag="resources", frozen=True, kw_only=True):
    place = c.G_STOCK
    n: Positive
    kind: Kind | None = None

    def which(self) -> int:
        return c.NONE if self.kind is None else KINDS.index(self.kind)

    def told(self) -> Message:
        return Message(f"monuments-goal-stock{f'-{self.kind}' if self.kind else ''}", {"n": self.n})


class EachKind(Goal, tag="each", frozen=True, kw_only=True):
    place = c.G_EACH
    text = "each"
    n: Positive


class Pile(Goal, tag="pile", frozen=True, kw_only=True):
    """Controlled tokens on one hex."""

    place = c.G_PILE
    text = "pile"
    n: Positive


class Work(Goal, tag="workers", frozen=True, kw_only=True):
    place = c.G_WORKERS
    text = "workers"
    n: Positive


class Crowd(Goal, tag="crowd", frozen=True, kw_only=True):
    place = c.G_CROWD
    text = "crowd"
    n: Positive


class Armed(Goal, tag="armed", frozen=True, kw_only=True):
    place = c.G_ARMED
    text = "armed"
    n: Positive


class Units(Goal, tag="unit", frozen=True, kw_only=True):
    place = c.G_UNIT
    unit: Unit
    n: Positive = 1

    def which(self) -> int:
        return {"army": c.ARMY, "navy": c.NAVY, "airforce": c.AIRFORCE}[self.unit]

    def told(self) -> Message:
        return Message("monuments-goal-pieces", {"things": [some(self.unit, self.n)]})


class Military(Goal, tag="military", frozen=True, kw_only=True):
    place = c.G_MILITARY
    text = "military"
    n: Positive


class PowerGoal(Goal, tag="power", frozen=True, kw_only=True):
    place = c.G_POWER
    text = "power"
    n: Positive


class Buildings(Goal, tag="building", frozen=True, kw_only=True):
    place = c.G_BUILDING
    building: Building
    n: Positive = 1

    def which(self) -> int:
        return BUILDABLE.index(self.building)

    def told(self) -> Message:
        return Message("monuments-goal-pieces", {"things": [some(self.building, self.n)]})


class BuildingSet(Goal, tag="set", frozen=True, kw_only=True):
    """Different usable own buildings in one hex."""

    place = c.G_SET
    text = "set"
    n: Annotated[int, Meta(ge=2, le=5)]


class Layers(Goal, tag="layers", frozen=True, kw_only=True):
    place = c.G_LAYERS
    text = "layers"
    n: Annotated[int, Meta(ge=1, le=5)]


class Upgrades(Goal, tag="upgrades", frozen=True, kw_only=True):
    place = c.G_UPGRADES
    text = "upgrades"
    n: Annotated[int, Meta(ge=1, le=10)]


class Upgraded(Goal, tag="upgraded", frozen=True, kw_only=True):
    place = c.G_UPGRADED
    card: Card

    def which(self) -> int:
        return CARDS.index(self.card)

    def told(self) -> Message:
        return Message("monuments-goal-upgraded", {"card": Message(f"monuments-action-{self.card}")})


class Completed(Goal, tag="quests", frozen=True, kw_only=True):
    place = c.G_QUESTS
    text = "quests"
    n: Positive


class Ferries(Goal, tag="ferries", frozen=True, kw_only=True):
    place = c.G_FERRIES
    text = "ferries"
    n: Positive


class Most(Goal, tag="most", frozen=True, kw_only=True):
    """Strictly more than every other player."""

    place = c.G_MOST
    metric: Metric

    def which(self) -> int:
        return METRICS.index(self.metric)

    def told(self) -> Message:
        return Message(f"monuments-goal-most-{self.metric}")


class Event(Goal, tag="event", frozen=True, kw_only=True):
    """What was done since the game began."""

    place = c.G_DEED
    event: Literal[
        "bridges",
        "ferries",
        "buildings",
        "repaired",
        "trades",
        "produced",
        "populated",
        "trained",
        "forged",
        "attacks_won",
        "defences_won",
        "battles_won",
    ]
    n: Positive

    def which(self) -> int:
        return EVENTS.index(self.event)

    def told(self) -> Message:
        return Message(f"monuments-goal-event-{self.event.replace('_', '-')}", {"n": self.n})


AnyGoal = (
    Land
    | Sea
    | Kinds
    | Islands
    | Continents
    | Near
    | Stock
    | EachKind
    | Pile
    | Work
    | Crowd
    | Armed
    | Units
    | Military
    | PowerGoal
    | Buildings
    | BuildingSet
    | Layers
    | Upgrades
    | Upgraded
    | Completed
    | Ferries
    | Most
    | Event
)
