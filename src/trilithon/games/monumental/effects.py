"""What cards can do: the primitives of which every ability in the content files is made.

Three kinds of abilities (MO-EFF-01): `use`, parts done in order when the owner chooses to; `always`, rules that
hold while the card is active; `when`, parts that may be done each time something happens. Nothing here is played:
`tabulate.py` turns it into integers for the engine, `glossary.py` into the text of the card.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from msgspec import Meta, Struct

Count = Annotated[int, Meta(ge=0, le=20)]
Positive = Annotated[int, Meta(ge=1, le=20)]
Basic = Literal["production", "science", "military"]
CardKind = Literal["building", "knowledge", "wonder"]
Target = Literal["barbarian", "free_city", "opponent", "coastal"]
"""What kind of Province is conquered; a Province may be coastal besides."""


class Goods(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An amount of each resource."""

    production: Count = 0
    science: Count = 0
    military: Count = 0
    gold: Count = 0
    culture: Count = 0

    def total(self) -> int:
        return sum(self.amounts())

    def amounts(self) -> tuple[int, int, int, int, int]:
        """In the order of the engine's resources."""
        return (self.production, self.science, self.military, self.gold, self.culture)


# -- conditions and counts ---------------------------------------------------------------------------


class Condition(Struct, tag_field="is", frozen=True, forbid_unknown_fields=True):
    """Something that must be true at the moment of use; it spends nothing (MO-RES-14)."""


class Gained(Condition, tag="gained", frozen=True, kw_only=True):
    """At least so much was gained this turn, spent or not (MO-RES-12)."""

    goods: Goods


class ActiveCards(Condition, tag="active", frozen=True, kw_only=True):
    """At least so many cards of a kind, or with an icon, are active in the own City."""

    n: Positive = 1
    kind: CardKind | None = None
    icon: Basic | None = None


class Has(Condition, tag="has", frozen=True, kw_only=True):
    """The owner has at least so many of something."""

    of: Literal["provinces", "coastal", "wonders", "knowledge", "policies", "outposts"]
    n: Positive


class Behind(Condition, tag="behind", frozen=True, kw_only=True):
    """Some opponent has more of something than the owner."""

    of: Literal["provinces", "wonders", "knowledge", "policies"]


AnyCondition = Gained | ActiveCards | Has | Behind


class Each(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How often a gain is multiplied: once for every `step` of something."""

    of: Literal["provinces", "coastal", "wonders", "knowledge", "policies", "outposts", "active"]
    step: Positive = 1
    kind: CardKind | None = None
    icon: Basic | None = None
    """With `active`: which cards count. The card itself never does (MO-EFF-28)."""

    def __post_init__(self) -> None:
        if (self.of == "active") != (self.kind is not None or self.icon is not None):
            raise ValueError("of = 'active' says which cards count by kind or icon; the others do not")


# -- parts of an effect ------------------------------------------------------------------------------


class Part(Struct, tag_field="do", frozen=True, forbid_unknown_fields=True):
    """One step of an effect."""


class Gain(Part, tag="gain", frozen=True, kw_only=True):
    goods: Goods
    each: Each | None = None
    only: Literal["barbarian"] | None = None
    """The military gained can be spent against Barbarians only (MO-RES-15)."""

    def __post_init__(self) -> None:
        if not self.goods.total():
            raise ValueError("a gain is of something")
        if self.only is not None and self.goods.total() != self.goods.military:
            raise ValueError("only military can be restricted")


class GainChoice(Part, tag="gain_choice", frozen=True, kw_only=True):
    """Gain so many resources of one's choice."""

    n: Positive
    among: tuple[Literal["production", "science", "military", "gold", "culture"], ...] = (
        "production",
        "science",
        "military",
    )
    distinct: bool = False

    def __post_init__(self) -> None:
        if len(set(self.among)) != len(self.among) or len(self.among) < 2:
            raise ValueError("a choice is among two or more different resources")
        if self.distinct and self.n > len(self.among):
            raise ValueError(f"there are not {self.n} different resources among {len(self.among)}")


class Pay(Part, tag="pay", frozen=True, kw_only=True):
    """Pay this, or the rest cannot be done. Parts before any payment make no sense, so it comes first."""

    goods: Goods = Goods()
    basic: Count = 0
    """So many basic resources of any mix (MO-RES-08)."""
    with_gold: bool = True
    """Gold may stand for basic resources (MO-RES-03)."""

    def __post_init__(self) -> None:
        if (self.goods.total() > 0) == (self.basic > 0):
            raise ValueError("a payment is either of goods or of a number of basic resources")


class Convert(Part, tag="convert", frozen=True, kw_only=True):
    """Turn basic resources into others, one by one; the result differs from what is paid (MO-EFF-29)."""

    n: Positive = 1


class Choose(Part, tag="choose", frozen=True, kw_only=True):
    of: Annotated[
        tuple[Annotated[tuple[AnyPart, ...], Meta(min_length=1)], ...], Meta(min_length=2, max_length=4)
    ]


class If(Part, tag="if", frozen=True, kw_only=True):
    """The parts are done only if all the conditions hold."""

    all: Annotated[tuple[AnyCondition, ...], Meta(min_length=1)]
    then: Annotated[tuple[AnyPart, ...], Meta(min_length=1)]


class Archive(Part, tag="archive", frozen=True, kw_only=True):
    """Archive up to so many inactive cards of the own City; `then` is done for each (MO-EFF-08 to -10)."""

    n: Positive = 1
    kind: CardKind | None = None
    then: tuple[AnyPart, ...] = ()


class ArchiveSelf(Part, tag="archive_self", frozen=True):
    """This very card leaves the game, active or not (MO-EFF-27)."""


class DiscardCity(Part, tag="discard", frozen=True, kw_only=True):
    """Discard up to so many inactive cards of the own City; `then` is done for each (MO-EFF-11)."""

    n: Positive = 1
    then: tuple[AnyPart, ...] = ()


class Draw(Part, tag="draw", frozen=True, kw_only=True):
    """Draw so many cards of the City deck and use up to `use` of them (MO-EFF-21 to -25)."""

    n: Positive
    use: Positive

    def __post_init__(self) -> None:
        if self.use > self.n:
            raise ValueError("nobody can use more cards than are drawn")


class Reinforce(Part, tag="reinforce", frozen=True, kw_only=True):
    """So many more active Buildings or Wonders may stay in the City this turn (MO-EFF-13, -14)."""

    n: Positive = 1


class Copy(Part, tag="copy", frozen=True, kw_only=True):
    """Use another card as if it were this one (MO-EFF-15 to -20)."""

    scope: Literal["own", "opponents"]


class Activate(Part, tag="activate", frozen=True, kw_only=True):
    """Activate inactive cards in so many spaces of the own City (MO-ACTV-07)."""

    n: Positive = 1


class Take(Part, tag="take", frozen=True, kw_only=True):
    """Take a card without paying (MO-ACQ-07, -08)."""

    kinds: Annotated[tuple[CardKind, ...], Meta(min_length=1)]
    source: Literal["display", "basic"]
    most: Positive = 20
    """The printed cost is at most this; of a Wonder, that of its first stage."""


class CompleteSection(Part, tag="complete_section", frozen=True):
    """Complete the Wonder under construction, or acquire one of the display, free of cost (MO-WON-10)."""


class Discount(Part, tag="discount", frozen=True, kw_only=True):
    """The next purchase of this kind this turn is cheaper, once."""

    on: Literal["building", "knowledge", "wonder_stage", "policy", "conquest"]
    minus: Count = 0
    half: bool = False
    """Half of the cost, rounded up, before anything is subtracted (MO-RES-16)."""

    def __post_init__(self) -> None:
        if (self.minus > 0) == self.half:
            raise ValueError("a discount is either minus a number or half")


class ExplorerStep(Part, tag="explorer_step", frozen=True, kw_only=True):
    """So many steps of Explorers without Military (MO-EXPL-09)."""

    n: Positive = 1


class ExtraPickup(Part, tag="extra_pickup", frozen=True, kw_only=True):
    """One Explorer may make so many pick-ups more this turn (against MO-EXPL-04)."""

    n: Positive = 1


class UnitMove(Part, tag="unit_move", frozen=True, kw_only=True):
    """So many moves of a Unit to an adjacent Province that the owner controls (MO-EFF-33)."""

    n: Positive = 1


class Destroy(Part, tag="destroy", frozen=True, kw_only=True):
    """Send so many Units of opponents, from Provinces adjacent to a controlled tile, to their Capital (MO-EFF-26)."""

    n: Positive = 1


class RepeatOneoff(Part, tag="repeat_oneoff", frozen=True):
    """Do the one-off effect of one developed Policy again."""


class Further(Part, tag="further", frozen=True, kw_only=True):
    """What a module does: one of its steps that can be part of an effect, by its name, and the numbers of its frame."""

    step: str
    numbers: dict[str, Count] = {}
    worth: Annotated[int, Meta(ge=-500, le=500)] = 0
    """To somebody who judges at a glance: see `worth.py`."""


AnyPart = (
    Gain
    | GainChoice
    | Pay
    | Convert
    | Choose
    | If
    | Archive
    | ArchiveSelf
    | DiscardCity
    | Draw
    | Reinforce
    | Copy
    | Activate
    | Take
    | CompleteSection
    | Discount
    | ExplorerStep
    | ExtraPickup
    | UnitMove
    | Destroy
    | RepeatOneoff
    | Further
)
Parts = tuple[AnyPart, ...]


def all_parts(parts: Parts) -> Iterator[AnyPart]:
    """These parts and all that lie inside them."""
    for part in parts:
        yield part
        match part:
            case Choose(of=alternatives):
                for alternative in alternatives:
                    yield from all_parts(alternative)
            case If(then=then) | Archive(then=then) | DiscardCity(then=then):
                yield from all_parts(then)


def check_payments(parts: Parts) -> None:
    """A payment opens an effect or an alternative: nothing is done that then cannot be paid."""
    for place, part in enumerate(parts):
        if isinstance(part, Choose):
            for alternative in part.of:
                check_payments(alternative)
        elif any(isinstance(inner, Pay) and (place or inner is not part) for inner in all_parts((part,))):
            raise ValueError("pay comes first in an effect or in an alternative of a choice, nowhere else")


def check_itself(parts: Parts) -> None:
    """What is done for each card archived or discarded does not know which card it is part of."""
    for part in parts:
        inner = [other for other in all_parts((part,)) if other is not part]
        if any(isinstance(other, ArchiveSelf) for other in inner):
            raise ValueError("archive_self stands in ability.use itself, not inside another part")
    for part in all_parts(parts):
        if isinstance(part, Archive | DiscardCity):
            check_counts_all(part.then, "for each card archived or discarded")


def check_counts_all(parts: Parts, where: str) -> None:
    """A card that counts active cards leaves itself out (MO-EFF-28); there it could not."""
    for part in all_parts(parts):
        if isinstance(part, Gain) and part.each is not None and part.each.of == "active":
            raise ValueError(f"a gain for each active card cannot be {where}: it would count its own card")


def check_reward(parts: Parts) -> None:
    """A bonus, a one-off effect or a benefit is no card: it can neither be archived nor stand for another."""
    check_payments(parts)
    for part in all_parts(parts):
        if isinstance(part, ArchiveSelf | Copy):
            raise ValueError("archive_self and copy can stand in ability.use only")


# -- rules that hold while a card is active ----------------------------------------------------------


class Rule(Struct, tag_field="rule", frozen=True, forbid_unknown_fields=True):
    """A continuous effect."""


class Price(Rule, tag="price", frozen=True, kw_only=True):
    """Something is cheaper, every time."""

    on: Literal["building", "basic", "knowledge", "wonder_stage", "policy", "progress"]
    minus: Positive


class ConquestPrice(Rule, tag="conquest_price", frozen=True, kw_only=True):
    """A conquest costs less (of Military and, for a Free City, of its price as well, MO-CONQ-22)."""

    target: Literal["any", "barbarian", "free_city", "opponent", "coastal", "opponent_with_more"]
    """The last: an opponent's Province, if that opponent controls more Provinces than the owner."""
    minus: Positive


class Defence(Rule, tag="defence", frozen=True, kw_only=True):
    """Own Provinces are stronger, also on other seats' turns."""

    where: Literal["all", "coastal", "wonder", "next_to_capital"]
    n: Positive


class OutpostUnits(Rule, tag="outpost_units", frozen=True, kw_only=True):
    """An Outpost takes so many Units only, instead of 3."""

    n: Annotated[int, Meta(ge=1, le=2)]


class LootBoth(Rule, tag="loot_both", frozen=True):
    """Of Barbarian tokens, take both benefits."""


class SecondPickup(Rule, tag="second_pickup", frozen=True):
    """Each Explorer may make two pick-ups a turn."""


AnyRule = Price | ConquestPrice | Defence | OutpostUnits | LootBoth | SecondPickup


# -- when something happens --------------------------------------------------------------------------


class When(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Parts that may be done each time the owner does something."""

    event: Literal["conquer", "complete_wonder", "acquire", "develop", "pickup", "outpost"]
    target: Target | None = None
    """Of a conquest: only of such a Province."""
    kind: CardKind | None = None
    """Of an acquisition: only of such a card."""
    do: Annotated[Parts, Meta(min_length=1)]

    def __post_init__(self) -> None:
        if self.target is not None and self.event != "conquer":
            raise ValueError("target is for the event 'conquer' only")
        if self.kind is not None and self.event != "acquire":
            raise ValueError("kind is for the event 'acquire' only")


class Ability(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """All that a card or Policy does."""

    use: Parts = ()
    always: tuple[AnyRule, ...] = ()
    when: tuple[When, ...] = ()

    def __post_init__(self) -> None:
        check_payments(self.use)
        check_itself(self.use)
        for when in self.when:
            check_reward(when.do)
            check_counts_all(when.do, "in ability.when")
