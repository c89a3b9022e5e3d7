"""The closed schema of Monumental's content files: what may stand in them, field by field.

A card is an entry; what it does is an `Ability` (`abilities.py`), made of parts (`effects.py`).
"""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Literal, get_args

from msgspec import UNSET, Meta, Struct, UnsetType

from trilithon.games.monumental import effects
from trilithon.games.monumental.abilities import Ability, check_reward
from trilithon.games.monumental.counts import CardKind
from trilithon.games.monumental.effects import all_parts
from trilithon.games.monumental.goods import Goods, Positive
from trilithon.games.monumental.standing import Defence
from trilithon.games.monumental.words.archive_self import ArchiveSelf
from trilithon.games.monumental.words.repeat_one_off import RepeatOneoff
from trilithon.kernel.content import Entry, refuse_unknown

Deck = Literal["common", "special", "knowledge", "basic", "1", "2", "renaissance", "3"]
WarlordType = Literal["architectural", "cultural", "aggressive", "technological", "economic"]
WARLORD_TYPES: tuple[str, ...] = get_args(WarlordType)

ERAS: tuple[Deck, ...] = ("1", "2", "renaissance", "3")


class Card(Entry, frozen=True, kw_only=True):
    """A City card: from a starting deck, a basic pile or the Development deck."""

    name: str | None = None
    """For cards of packs; those of the game are named in the texts."""
    kind: CardKind | Literal["other"]
    """The last: a module that is on brings it and knows what becomes of it when it comes up."""
    deck: Deck
    copies: Positive = 1
    """In a starting deck or a basic pile. A Development card is there once."""
    icons: Goods = Goods()
    cost: int = 0
    stages: tuple[Positive, Positive] | None = None
    alternative: bool = False
    players: Annotated[int, Meta(ge=2)] | UnsetType = UNSET
    """So many must play for it to be in the Development deck; not said at all where that does not matter."""
    bonus: effects.Parts = ()
    ability: Ability = Ability()

    def __post_init__(self) -> None:
        if self.kind == "wonder":
            if self.stages is None or self.cost:
                raise ValueError("a wonder has two stages and no other cost")
        elif self.stages is not None or self.bonus or self.alternative:
            raise ValueError("stages, bonus and alternative are for wonders only")
        if self.kind != "building" and self.icons.total():
            raise ValueError("only buildings have icons")
        if self.kind == "wonder" and self.deck not in ERAS:
            raise ValueError(f"a wonder is of an era: {', '.join(ERAS)}")
        if self.kind == "knowledge" and self.deck not in (*ERAS, "knowledge"):
            raise ValueError(
                f"a knowledge is of an era ({', '.join(ERAS)}) or a starting one (deck 'knowledge')"
            )
        if self.kind == "other" and self.deck not in ERAS:
            raise ValueError(f"a card of another kind is of an era: {', '.join(ERAS)}")
        if self.deck in (*ERAS, "basic") and self.kind != "wonder" and not 1 <= self.cost <= 20:
            raise ValueError("a card that is bought costs 1 to 20")
        if self.copies > 1 and self.deck not in ("common", "basic"):
            raise ValueError("only common and basic cards have copies")
        if self.players is not UNSET and self.deck not in ERAS:
            raise ValueError(f"players is for cards of an era: {', '.join(ERAS)}")
        if any(isinstance(rule, Defence) for rule in self.ability.always):
            raise ValueError("defence is for policies only: no card is active while others attack")
        check_reward(self.bonus)


class Policy(Entry, frozen=True, kw_only=True):
    """A Cultural Policy: an ability while it is the newest, and what happens with every development."""

    name: str | None = None
    civilization: str
    icons: Goods | UnsetType = UNSET
    """Gained where a module activates Policies as cards are activated; not said at all where there are none."""
    ability: Ability
    oneoff: Annotated[effects.Parts, Meta(min_length=1)]

    def __post_init__(self) -> None:
        if any(isinstance(part, ArchiveSelf) for part in all_parts(self.ability.use)):
            raise ValueError("archive_self is for cards only")
        check_reward(self.oneoff)
        if any(isinstance(part, RepeatOneoff) for part in all_parts(self.oneoff)):
            raise ValueError("a one-off effect cannot repeat one-off effects: it would never end")


class Civilization(Entry, frozen=True, kw_only=True):
    name: str | None = None
    special: str
    """The id of its Special Building, a card of the deck `special`."""
    knowledge: str
    """The id of its starting Knowledge, a card of the deck `knowledge`."""
    warlord: WarlordType
    bonus: Annotated[effects.Parts, Meta(min_length=1)]
    """What its Warlord brings when it takes part in a conquest."""

    def __post_init__(self) -> None:
        check_reward(self.bonus)


class Barbarian(Entry, frozen=True, kw_only=True):
    """An Exploration token with a number on its front and two benefits on its back."""

    value: Annotated[int, Meta(ge=1, le=4)]
    copies: Positive = 1
    benefits: tuple[
        Annotated[effects.Parts, Meta(min_length=1)], Annotated[effects.Parts, Meta(min_length=1)]
    ]

    def __post_init__(self) -> None:
        for benefit in self.benefits:
            check_reward(benefit)


class FreeCity(Entry, frozen=True, kw_only=True):
    """An Exploration token with a price on its front and two benefits on its back."""

    copies: Positive = 1
    price: Goods
    benefits: tuple[
        Annotated[effects.Parts, Meta(min_length=1)], Annotated[effects.Parts, Meta(min_length=1)]
    ]

    def __post_init__(self) -> None:
        if self.price.gold or self.price.culture or not self.price.total():
            raise ValueError("the price of a free city is some production, science or military")
        for benefit in self.benefits:
            check_reward(benefit)


class MarketToken(Entry, frozen=True, kw_only=True):
    market: str
    gain: Goods

    def __post_init__(self) -> None:
        if not self.gain.total():
            raise ValueError("a market token gives something")


class Market(Entry, frozen=True, kw_only=True):
    """A Market; it is named in the texts. Its tokens are entries of their own."""

    name: str | None = None


class Layout(Entry, frozen=True, kw_only=True):
    """A ready-made map, drawn in rows of cells (see `maps/drawing.py`)."""

    name: str | None = None
    seats: Annotated[int, Meta(ge=2, le=5)]
    size: Literal["small", "large"]
    rows: Annotated[tuple[str, ...], Meta(min_length=1)]


class Content(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The whole box."""

    card: tuple[Card, ...]
    policy: tuple[Policy, ...]
    civilization: tuple[Civilization, ...]
    barbarian: tuple[Barbarian, ...]
    free_city: tuple[FreeCity, ...]
    market: tuple[Market, ...]
    market_token: tuple[MarketToken, ...]
    layout: tuple[Layout, ...]

    def __post_init__(self) -> None:
        for civilization in self.civilization:
            for deck in ("special", "knowledge"):
                allowed = [card.id for card in self.card if card.deck == deck]
                refuse_unknown(
                    f"civilization {civilization.id!r}", deck, getattr(civilization, deck), allowed
                )
        known = [civilization.id for civilization in self.civilization]
        for policy in self.policy:
            refuse_unknown(f"policy {policy.id!r}", "civilization", policy.civilization, known)
        each = Counter(policy.civilization for policy in self.policy)
        for name in known:
            if each[name] != 5:
                raise ValueError(f"civilization {name!r} has {each[name]} policies; it needs 5")
        markets = [market.id for market in self.market]
        for token in self.market_token:
            refuse_unknown(f"market_token {token.id!r}", "market", token.market, markets)
        stock = Counter(token.market for token in self.market_token)
        for name in markets:
            if stock[name] < 5:
                raise ValueError(f"market {name!r} has {stock[name]} tokens; it needs 5 or more")
