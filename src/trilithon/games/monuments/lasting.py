"""Lasting effects of bonuses and abilities: how content writes them, their numbers for the engine, their sentence."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.tokens import METRICS, Metric, Positive, Unit
from trilithon.kernel.engine.events import Argument, Message

ORDINARY_YIELD = 3
"""Tokens that one hex may yield in a Production (MS-PRD-03)."""


class Rule(Struct, tag_field="rule", frozen=True, forbid_unknown_fields=True):
    """Something that holds for its owner from now on; two of them add up (MS-BON-02). Most are one of the engine's
    rules and how much of it, `n` or `less`."""

    place: ClassVar[int]
    """Which of the engine's rules."""
    text: ClassVar[str]
    """What it does: `monuments-rule-<text>`."""

    def much(self) -> int:
        return int(getattr(self, "n", 0) or getattr(self, "less", 1))

    def numbers(self) -> list[int]:
        """As the engine's tables have it: a rule and how much of it, perhaps more than once."""
        return [self.place, self.much()]

    def scored(self) -> list[int]:
        """The same of points that it gives at the end: what is counted (or nothing), points, for how many, at most."""
        return []

    def told(self) -> Message:
        return Message(f"monuments-rule-{self.text}", self._told_of())

    def _told_of(self) -> dict[str, Argument]:
        return {"n": self.much()}


class Permit(Rule, tag="permit", frozen=True):
    """Military units may be trained (MS-TRN-02)."""

    place = c.R_PERMIT
    text = "permit"

    def _told_of(self) -> dict[str, Argument]:
        return {}


class MoveBonus(Rule, tag="move_bonus", frozen=True, kw_only=True):
    unit: Literal["worker", "army", "navy", "airforce"]
    n: Positive = 1

    PLACES: ClassVar = {
        "worker": c.R_MOVE_WORKER,
        "army": c.R_MOVE_ARMY,
        "navy": c.R_MOVE_NAVY,
        "airforce": c.R_MOVE_AIRFORCE,
    }

    def numbers(self) -> list[int]:
        return [self.PLACES[self.unit], self.n]

    def told(self) -> Message:
        return Message(f"monuments-rule-move-{self.unit}", {"n": self.n})


class Activations(Rule, tag="activations", frozen=True, kw_only=True):
    place = c.R_ACTIVATIONS
    text = "activations"
    n: Positive = 1


class Carry(Rule, tag="carry", frozen=True, kw_only=True):
    """Workers carry so many tokens more."""

    place = c.R_CARRY
    text = "carry"
    n: Annotated[int, Meta(ge=1, le=1)] = 1


class Ford(Rule, tag="ford", frozen=True):
    """Own workers, armies and horses cross rivers."""

    place = c.R_FORD
    text = "ford"

    def _told_of(self) -> dict[str, Argument]:
        return {}


class FerryPoints(Rule, tag="ferry_points", frozen=True, kw_only=True):
    place = c.R_FERRY_POINTS
    text = "ferry-points"
    n: Positive = 1


class ProduceHexes(Rule, tag="produce_hexes", frozen=True, kw_only=True):
    place = c.R_PRODUCE_HEXES
    text = "produce-hexes"
    n: Positive = 1


class ProduceLimit(Rule, tag="produce_limit", frozen=True, kw_only=True):
    place = c.R_PRODUCE_LIMIT
    text = "produce-limit"
    n: Positive = 1

    def _told_of(self) -> dict[str, Argument]:
        return {"n": ORDINARY_YIELD + self.n, "instead": ORDINARY_YIELD}


class HexCapacity(Rule, tag="hex_capacity", frozen=True, kw_only=True):
    place = c.R_CAPACITY
    text = "hex-capacity"
    n: Positive

    def _told_of(self) -> dict[str, Argument]:
        return {"n": c.CAPACITY + self.n, "instead": c.CAPACITY}


class BuildDiscount(Rule, tag="build_discount", frozen=True, kw_only=True):
    place = c.R_BUILD_DISCOUNT
    text = "build-discount"
    n: Positive = 1


class PopulateExtra(Rule, tag="populate_extra", frozen=True, kw_only=True):
    """Three of them (two bonuses and an ability) add up to less than 16, see `populate_extras`."""

    place = c.R_POPULATE_EXTRA
    text = "populate-extra"
    n: Annotated[int, Meta(ge=1, le=5)] = 1


class PopulateNeed(Rule, tag="populate_need", frozen=True, kw_only=True):
    """Populate needs so many workers less in the town."""

    place = c.R_POPULATE_NEED
    text = "populate-need"
    less: Positive = 1


class LandNeed(Rule, tag="land_need", frozen=True, kw_only=True):
    place = c.R_LAND_NEED
    text = "land-need"
    less: Positive = 1


class LayerDiscount(Rule, tag="layer_discount", frozen=True, kw_only=True):
    place = c.R_LAYER_DISCOUNT
    text = "layer-discount"
    n: Positive


class Sacrifice(Rule, tag="sacrifice", frozen=True, kw_only=True):
    place = c.R_SACRIFICE
    text = "sacrifice"
    less: Positive = 1


class Power(Rule, tag="power", frozen=True, kw_only=True):
    """Each of these units is stronger wherever it has power."""

    text = "power"
    units: tuple[Unit, ...]
    n: Positive = 1

    PLACES: ClassVar = {"army": c.R_POWER_ARMY, "navy": c.R_POWER_NAVY, "airforce": c.R_POWER_AIRFORCE}

    def numbers(self) -> list[int]:
        return [number for unit in self.units for number in (self.PLACES[unit], self.n)]

    def _told_of(self) -> dict[str, Argument]:
        return {"n": self.n, "units": [Message(f"monuments-all-{unit}") for unit in self.units]}


class TradeCount(Rule, tag="trade_count", frozen=True, kw_only=True):
    place = c.R_TRADES
    text = "trades"
    n: Positive = 1


class QuestDraw(Rule, tag="quest_draw", frozen=True, kw_only=True):
    place = c.R_QUEST_DRAW
    text = "quest-draw"
    n: Positive = 1


class QuestPenalty(Rule, tag="quest_penalty", frozen=True, kw_only=True):
    """Each unfinished quest costs so much less."""

    place = c.R_QUEST_PENALTY
    text = "quest-penalty"
    less: Positive = 1


class Points(Rule, tag="vp", frozen=True, kw_only=True):
    text = "points"
    n: Positive

    def numbers(self) -> list[int]:
        return []

    def scored(self) -> list[int]:
        return [c.NONE, self.n, 1, self.n]


class PointsPer(Rule, tag="vp_per", frozen=True, kw_only=True):
    metric: Metric
    points: Positive
    per: Positive
    most: Positive

    def numbers(self) -> list[int]:
        return []

    def scored(self) -> list[int]:
        return [METRICS.index(self.metric), self.points, self.per, self.most]

    def told(self) -> Message:
        args: dict[str, Argument] = {"points": self.points, "per": self.per, "most": self.most}
        return Message(f"monuments-rule-points-{self.metric}", args)


AnyRule = (
    Permit
    | MoveBonus
    | Activations
    | Carry
    | Ford
    | FerryPoints
    | ProduceHexes
    | ProduceLimit
    | HexCapacity
    | BuildDiscount
    | PopulateExtra
    | PopulateNeed
    | LandNeed
    | LayerDiscount
    | Sacrifice
    | Power
    | TradeCount
    | QuestDraw
    | QuestPenalty
    | Points
    | PointsPer
)
