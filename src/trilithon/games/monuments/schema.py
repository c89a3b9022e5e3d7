"""The closed schema of Monuments' content files: what may stand in them, field by field."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Literal

from msgspec import Meta, Struct

from trilithon.games.monuments import effects
from trilithon.games.monuments.goals import AnyGoal
from trilithon.games.monuments.lasting import AnyRule, Points, PointsPer
from trilithon.games.monuments.talents import AnyTalent
from trilithon.games.monuments.tokens import Card, Metric, Tokens
from trilithon.kernel.content import Entry, refuse_unknown

Layer = Annotated[int, Meta(ge=1, le=5)]
Players = Literal[2, 3, 4]
Stock = Annotated[int, Meta(ge=0, le=3)]
PRICED = ("fort", "town", "factory", "bridge", "ferry", "army", "navy", "airforce", "weapon")
ORDINARY = ("layers", "resources", "workers", "land", "power", "upgrades")
"""What is counted for everybody, in the order of the score sheet."""
QuestDeck = Literal["start", "0-1", "2-3", "4-5"]


class Civilization(Entry, frozen=True, kw_only=True):
    """A civilisation and its monument; its home continent is the group of the same id on the board."""

    name: str | None = None
    ability: str
    """The one it has where abilities are not dealt at random (option `ability_deal`)."""


class ActionCard(Entry, frozen=True, kw_only=True):
    """What it costs to upgrade one of the ten action cards; its id is the key of the card."""

    cost: Tokens


class Price(Entry, frozen=True, kw_only=True):
    """What is paid for something built, trained or forged; its id is what it is."""

    cost: Tokens


class MonumentLayer(Entry, frozen=True, kw_only=True):
    layer: Layer
    land: Annotated[int, Meta(ge=0, le=50)]
    cost: Tokens
    workers: Annotated[int, Meta(ge=0, le=15)]


class Line(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """So many points for every `per` of something."""

    metric: Metric
    points: int
    per: Annotated[int, Meta(ge=1, le=30)]


class OrdinaryLine(Entry, frozen=True, kw_only=True):
    """A line that counts for every player whose score card does not replace it; its id is the metric."""

    points: int
    per: Annotated[int, Meta(ge=1, le=30)]


class ScoreCard(Entry, frozen=True, kw_only=True):
    name: str | None = None
    instead: tuple[Line, ...] = ()
    """Lines that replace the ordinary one of their metric."""
    extra: tuple[Line, ...] = ()

    def __post_init__(self) -> None:
        for line in self.instead:
            if line.metric not in ORDINARY:
                raise ValueError(f"no ordinary line is about {line.metric}; there are: {', '.join(ORDINARY)}")


class Ability(Entry, frozen=True, kw_only=True):
    name: str | None = None
    talents: Annotated[tuple[AnyTalent, ...], Meta(min_length=1)]
    always: tuple[AnyRule, ...] = ()
    """Lasting effects as those of common bonuses, but no points."""

    def __post_init__(self) -> None:
        for rule in self.always:
            if isinstance(rule, Points | PointsPer):
                raise ValueError(
                    "points come from score cards, quests and common bonuses, not from abilities"
                )


class PersonalDeck(Entry, frozen=True, kw_only=True):
    """The set-up card: pieces that start in the supply, the others being locked; then four cards of options."""

    name: str | None = None
    worker: Annotated[int, Meta(ge=10, le=15)]
    fort: Stock
    town: Annotated[int, Meta(ge=1, le=3)]
    factory: Annotated[int, Meta(ge=1, le=3)]
    army: Stock
    navy: Stock
    airforce: Stock


class PersonalCard(Entry, frozen=True, kw_only=True):
    deck: str
    layer: Annotated[int, Meta(ge=1, le=4)]
    options: Annotated[
        tuple[Annotated[effects.Parts, Meta(min_length=1)], ...], Meta(min_length=1, max_length=4)
    ]


class CommonBonus(Entry, frozen=True, kw_only=True):
    name: str | None = None
    layer: Layer
    players: Players
    limit: Literal[1, 2]
    same: str
    """Cards with this word are the same for the limit (MS-BON-02)."""
    once: effects.Parts = ()
    always: tuple[AnyRule, ...] = ()

    def __post_init__(self) -> None:
        if bool(self.once) == bool(self.always):
            raise ValueError("a bonus is either immediate (once) or permanent (always)")


class Quest(Entry, frozen=True, kw_only=True):
    name: str | None = None
    deck: QuestDeck
    players: Players
    goals: Annotated[tuple[AnyGoal, ...], Meta(min_length=1, max_length=3)]

    def points(self) -> int:
        return len(self.goals)

    def penalty(self) -> int:
        return len(self.goals) - 1


class Board(Entry, frozen=True, kw_only=True):
    """The world: rows of cells, odd rows shifted to the right; `.` water, `#` monument, `w s m f` land."""

    rows: Annotated[tuple[str, ...], Meta(min_length=1)]


class Region(Entry, frozen=True, kw_only=True):
    """A part of a home continent, or an island (kind `island`): hexes by column and row as in 1301."""

    group: str
    """The civilisation, or the island itself."""
    kind: Literal["monument", "S", "T", "U", "island"]
    hexes: Annotated[tuple[str, ...], Meta(min_length=1)]


class River(Entry, frozen=True, kw_only=True):
    """The river edges of a continent, each as two hexes."""

    edges: tuple[tuple[str, str], ...]


class SetUp(Entry, frozen=True, kw_only=True):
    """Who may play together, and which continents and islands are then out of play."""

    civilizations: Annotated[tuple[str, ...], Meta(min_length=2, max_length=4)]
    out: tuple[str, ...] = ()


class Content(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The whole box."""

    civilization: tuple[Civilization, ...]
    action: tuple[ActionCard, ...]
    layer: tuple[MonumentLayer, ...]
    price: tuple[Price, ...]
    ordinary: tuple[OrdinaryLine, ...]
    score_card: tuple[ScoreCard, ...]
    ability: tuple[Ability, ...]
    deck: tuple[PersonalDeck, ...]
    personal: tuple[PersonalCard, ...]
    common: tuple[CommonBonus, ...]
    quest: tuple[Quest, ...]
    board: tuple[Board, ...]
    region: tuple[Region, ...]
    river: tuple[River, ...]
    set_up: tuple[SetUp, ...]

    def __post_init__(self) -> None:
        if len(self.board) != 1:
            raise ValueError(f"there is one board, not {len(self.board)}")
        wanted = Card.__args__  # type: ignore[attr-defined]
        if sorted(card.id for card in self.action) != sorted(wanted):
            raise ValueError(f"the action cards are {', '.join(wanted)}")
        if sorted(price.id for price in self.price) != sorted(PRICED):
            raise ValueError(f"the prices are those of {', '.join(PRICED)}")
        if [line.id for line in self.ordinary] != list(ORDINARY):
            raise ValueError(f"the ordinary lines are {', '.join(ORDINARY)}, in this order")
        abilities = [ability.id for ability in self.ability]
        for civilization in self.civilization:
            refuse_unknown(f"civilization {civilization.id!r}", "ability", civilization.ability, abilities)
        if [layer.layer for layer in self.layer] != [1, 2, 3, 4, 5]:
            raise ValueError("there are layers 1 to 5, in this order")
        decks = [deck.id for deck in self.deck]
        cards = Counter((card.deck, card.layer) for card in self.personal)
        for deck in decks:
            for layer in (1, 2, 3, 4):
                if cards[deck, layer] != 1:
                    raise ValueError(f"deck {deck!r} needs one personal card for layer {layer}")
        known = [civilization.id for civilization in self.civilization]
        for set_up in self.set_up:
            for name in set_up.civilizations:
                refuse_unknown(f"set_up {set_up.id!r}", "civilizations", name, known)
