"""What bonuses, abilities and quests are made of: the primitives of section 6.6 and 6.9 of the rules.

Nothing here is played: `tabulate.py` turns it into integers for the engine, `glossary.py` into the text of a card.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

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


# -- immediate gains -----------------------------------------------------------------------------------


class Part(Struct, tag_field="do", frozen=True, forbid_unknown_fields=True):
    """One step of a bonus, done at once; what cannot be done is lost (MS-BON-06)."""


class Resources(Part, tag="res", frozen=True, kw_only=True):
    """Put on hexes with an own worker and fitting terrain (MS-BON-09)."""

    tokens: Tokens


class AnyResources(Part, tag="res_any", frozen=True, kw_only=True):
    """The same, of kinds of one's choice."""

    n: Positive


class Workers(Part, tag="workers", frozen=True, kw_only=True):
    """To own towns, or to the monument hex (MS-BON-08)."""

    n: Positive


class Unlock(Part, tag="unlock", frozen=True, kw_only=True):
    piece: Piece
    n: Positive = 1


class UnlockAny(Part, tag="unlock_any", frozen=True, kw_only=True):
    n: Positive


class BuildFree(Part, tag="build_free", frozen=True, kw_only=True):
    """MS-BON-07."""

    what: Literal["fort", "town", "factory", "bridge", "ferry", "any"]


class UpgradeFree(Part, tag="upgrade_free", frozen=True, kw_only=True):
    n: Positive = 1


class Weapon(Part, tag="weapon", frozen=True, kw_only=True):
    n: Positive = 1


class TrainFree(Part, tag="train_free", frozen=True, kw_only=True):
    """A worker on land becomes the unit: no resources, no permit."""

    unit: Literal["army", "navy", "airforce", "any"]


class Quests(Part, tag="quests", frozen=True, kw_only=True):
    """Draw so many, keep at least one (MS-QST-01)."""

    n: Positive


class Move(Part, tag="move", frozen=True, kw_only=True):
    """So many activations, as by a Movement card."""

    n: Positive


class TakeBack(Part, tag="take_back", frozen=True):
    """All cards of the discard come back to the hand."""


AnyPart = (
    Resources
    | AnyResources
    | Workers
    | Unlock
    | UnlockAny
    | BuildFree
    | UpgradeFree
    | Weapon
    | TrainFree
    | Quests
    | Move
    | TakeBack
)
Parts = tuple[AnyPart, ...]


# -- lasting effects -----------------------------------------------------------------------------------


class Rule(Struct, tag_field="rule", frozen=True, forbid_unknown_fields=True):
    """Something that holds for its owner from now on; two of them add up (MS-BON-02)."""


class Permit(Rule, tag="permit", frozen=True):
    """Military units may be trained (MS-TRN-02)."""


class MoveBonus(Rule, tag="move_bonus", frozen=True, kw_only=True):
    unit: Literal["worker", "army", "navy", "airforce"]
    n: Positive = 1


class Activations(Rule, tag="activations", frozen=True, kw_only=True):
    n: Positive = 1


class Carry(Rule, tag="carry", frozen=True, kw_only=True):
    """Workers carry so many tokens more."""

    n: Annotated[int, Meta(ge=1, le=1)] = 1


class Ford(Rule, tag="ford", frozen=True):
    """Own workers, armies and horses cross rivers."""


class FerryPoints(Rule, tag="ferry_points", frozen=True, kw_only=True):
    n: Positive = 1


class ProduceHexes(Rule, tag="produce_hexes", frozen=True, kw_only=True):
    n: Positive = 1


class ProduceLimit(Rule, tag="produce_limit", frozen=True, kw_only=True):
    n: Positive = 1


class HexCapacity(Rule, tag="hex_capacity", frozen=True, kw_only=True):
    n: Positive


class BuildDiscount(Rule, tag="build_discount", frozen=True, kw_only=True):
    n: Positive = 1


class PopulateExtra(Rule, tag="populate_extra", frozen=True, kw_only=True):
    """Three of them (two bonuses and an ability) add up to less than 16, see `populate_extras`."""

    n: Annotated[int, Meta(ge=1, le=5)] = 1


class PopulateNeed(Rule, tag="populate_need", frozen=True, kw_only=True):
    """Populate needs so many workers less in the town."""

    less: Positive = 1


class LandNeed(Rule, tag="land_need", frozen=True, kw_only=True):
    less: Positive = 1


class LayerDiscount(Rule, tag="layer_discount", frozen=True, kw_only=True):
    n: Positive


class Sacrifice(Rule, tag="sacrifice", frozen=True, kw_only=True):
    less: Positive = 1


class Power(Rule, tag="power", frozen=True, kw_only=True):
    """Each of these units is stronger wherever it has power."""

    units: tuple[Unit, ...]
    n: Positive = 1


class TradeCount(Rule, tag="trade_count", frozen=True, kw_only=True):
    n: Positive = 1


class QuestDraw(Rule, tag="quest_draw", frozen=True, kw_only=True):
    n: Positive = 1


class QuestPenalty(Rule, tag="quest_penalty", frozen=True, kw_only=True):
    """Each unfinished quest costs so much less."""

    less: Positive = 1


class Points(Rule, tag="vp", frozen=True, kw_only=True):
    n: Positive


class PointsPer(Rule, tag="vp_per", frozen=True, kw_only=True):
    metric: Metric
    points: Positive
    per: Positive
    most: Positive


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


# -- abilities -----------------------------------------------------------------------------------------


class Talent(Struct, tag_field="talent", frozen=True, forbid_unknown_fields=True):
    """What an ability tile can do that nobody else can."""


class Horses(Talent, tag="horses", frozen=True, kw_only=True):
    """So many are at the monument when the game begins."""

    n: Positive


class FreeHorseActivation(Talent, tag="free_horse_activation", frozen=True, kw_only=True):
    n: Positive = 1


class HorseReturns(Talent, tag="horse_returns", frozen=True):
    """Each Populate that is no respawn may put a horse on the board."""


class NewBuilding(Talent, tag="new_building", frozen=True, kw_only=True):
    building: Literal["workshop", "farm"]
    cost: Tokens
    n: Positive


class ProduceAny(Talent, tag="produce_any", frozen=True):
    """At a usable workshop each token may be of any kind."""


class PopulateAtFarm(Talent, tag="populate_at_farm", frozen=True):
    """Each Populate that is no respawn may put a worker to a usable farm."""


class NavalGuns(Talent, tag="naval_guns", frozen=True, kw_only=True):
    """Own navies attack adjacent land with this power; they need no permit."""

    power: Positive


AnyTalent = (
    Horses | FreeHorseActivation | HorseReturns | NewBuilding | ProduceAny | PopulateAtFarm | NavalGuns
)


# -- goals of quests -----------------------------------------------------------------------------------


class Goal(Struct, tag_field="goal", frozen=True, forbid_unknown_fields=True):
    """Something of which there must be at least so much."""


class Land(Goal, tag="land", frozen=True, kw_only=True):
    n: Positive
    where: Terrain | Literal["home", "abroad", "island", "rival"] | None = None


class Sea(Goal, tag="sea", frozen=True, kw_only=True):
    n: Positive


class Kinds(Goal, tag="kinds", frozen=True, kw_only=True):
    n: Annotated[int, Meta(ge=1, le=4)]


class Islands(Goal, tag="islands", frozen=True, kw_only=True):
    n: Positive


class Continents(Goal, tag="continents", frozen=True, kw_only=True):
    n: Annotated[int, Meta(ge=1, le=4)]


class Near(Goal, tag="near", frozen=True, kw_only=True):
    """Controlled hexes next to another player's monument."""

    n: Positive


class Stock(Goal, tag="resources", frozen=True, kw_only=True):
    n: Positive
    kind: Kind | None = None


class EachKind(Goal, tag="each", frozen=True, kw_only=True):
    n: Positive


class Pile(Goal, tag="pile", frozen=True, kw_only=True):
    """Controlled tokens on one hex."""

    n: Positive


class Work(Goal, tag="workers", frozen=True, kw_only=True):
    n: Positive


class Crowd(Goal, tag="crowd", frozen=True, kw_only=True):
    n: Positive


class Armed(Goal, tag="armed", frozen=True, kw_only=True):
    n: Positive


class Units(Goal, tag="unit", frozen=True, kw_only=True):
    unit: Unit
    n: Positive = 1


class Military(Goal, tag="military", frozen=True, kw_only=True):
    n: Positive


class PowerGoal(Goal, tag="power", frozen=True, kw_only=True):
    n: Positive


class Buildings(Goal, tag="building", frozen=True, kw_only=True):
    building: Building
    n: Positive = 1


class BuildingSet(Goal, tag="set", frozen=True, kw_only=True):
    """Different usable own buildings in one hex."""

    n: Annotated[int, Meta(ge=2, le=5)]


class Layers(Goal, tag="layers", frozen=True, kw_only=True):
    n: Annotated[int, Meta(ge=1, le=5)]


class Upgrades(Goal, tag="upgrades", frozen=True, kw_only=True):
    n: Annotated[int, Meta(ge=1, le=10)]


class Upgraded(Goal, tag="upgraded", frozen=True, kw_only=True):
    card: Card


class Completed(Goal, tag="quests", frozen=True, kw_only=True):
    n: Positive


class Ferries(Goal, tag="ferries", frozen=True, kw_only=True):
    n: Positive


class Most(Goal, tag="most", frozen=True, kw_only=True):
    """Strictly more than every other player."""

    metric: Metric


class Event(Goal, tag="event", frozen=True, kw_only=True):
    """What was done since the game began."""

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
