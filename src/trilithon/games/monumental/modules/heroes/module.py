"""The module as the game takes it in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.chart import Chart
from trilithon.games.monumental.engine.hooks import Hook
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.module import Json, Module
from trilithon.games.monumental.modules.heroes.engine import codes as h
from trilithon.games.monumental.modules.heroes.engine.actions.acquire_hero import ACQUIRE_HERO
from trilithon.games.monumental.modules.heroes.engine.actions.use_hero import USE_HERO
from trilithon.games.monumental.modules.heroes.engine.coming import has_place, may_stand, price_of
from trilithon.games.monumental.modules.heroes.engine.hook import Heroes as HeroesHook
from trilithon.games.monumental.modules.heroes.engine.own import (
    Said,
    fights,
    hero_of,
    is_hero,
    own,
    stands_on,
)
from trilithon.games.monumental.modules.heroes.engine.standing import HERO_STANDS
from trilithon.games.monumental.modules.heroes.engine.steps.table import STEPS
from trilithon.games.monumental.modules.heroes.options import OPTIONS
from trilithon.games.monumental.modules.heroes.schema import Content, Hero
from trilithon.games.monumental.opened import HAPPENINGS
from trilithon.games.monumental.words.shared import card_id
from trilithon.kernel.engine.events import Message
from trilithon.kernel.kept import Kept, Loaded, Schema
from trilithon.kernel.options import Value
from trilithon.kernel.saved import of_seat
from trilithon.kernel.shown import Shown

HERE = Path(__file__).parent
SCHEMA = Schema(Content, HERE / "content")
WITH_HERO = "conquer_with_hero"
"""The event: a conquest in which the Hero takes part."""


class Heroes(Module):
    id = "heroes"
    number = h.NUMBER
    switch = "heroes"
    first_rule = "MO-HERO-01"
    options = OPTIONS
    packs = (HERE / "cards" / "heroes.toml",)
    units = ("hero",)
    steps = STEPS
    actions = (ACQUIRE_HERO, USE_HERO)
    conditions = (HERO_STANDS,)
    events: Mapping[str, float] = {WITH_HERO: 0.5}

    def __init__(self, loaded: Loaded[Content]) -> None:
        self._heroes = loaded.content.hero
        self._said = Said({hero.id: hero.numbers() for hero in self._heroes})
        self._kept = loaded.kept

    @property
    def kept(self) -> Kept:
        return self._kept

    def with_content(self, kept: Kept) -> Heroes:
        return Heroes(SCHEMA.load(kept))

    # -- what is in the box --------------------------------------------------------------------------

    def names(self) -> dict[str, Message]:
        return {f"hero:{hero.id}": Message(f"monumental-card-{_dashed(hero)}") for hero in self._heroes}

    def glossary(self) -> dict[str, list[Message]]:
        """Besides what its effect is, which stands with the cards: who it was, where it goes, when it returns."""
        return {f"hero:{hero.id}": _about(hero) for hero in self._heroes}

    def facts(self) -> Json:
        return {
            "heroes": {
                hero.id: {
                    "attack": hero.attack,
                    "defence": hero.defence,
                    "deploy": hero.deploy,
                    "back": hero.back,
                    "times": hero.times,
                }
                for hero in self._heroes
            }
        }

    # -- the engine ----------------------------------------------------------------------------------

    def hook(self, options: Mapping[str, Value], chart: Chart) -> Hook:
        return HeroesHook(self._said, HAPPENINGS[WITH_HERO].number)

    # -- words ---------------------------------------------------------------------------------------

    def things(self, s: Position) -> list[str]:
        return [f"hero:{card_id(s, card)}" for card, _, _ in self.places(s)]

    # -- what people see -----------------------------------------------------------------------------

    def table_view(self, s: Position, viewer: int) -> Json:
        return {"heroes": [card_id(s, card) for card in s.items(own(s).row)]}

    def defence_view(self, s: Position, tile: int) -> dict[str, int]:
        mine, owner = own(s), s.owner(tile)
        assert isinstance(mine, HeroesHook)
        card = hero_of(s, mine, owner) if owner >= 0 else c.NONE
        if card < 0:
            return {}
        return {"hero": mine.added(s, owner, card, tile), "guard": mine.guarded(s, owner, tile)}

    def player_view(self, s: Position, owner: int, viewer: int) -> Json:
        mine = own(s)
        card, tile = hero_of(s, mine, owner), stands_on(s, mine, owner)
        hero = {
            "card": card_id(s, card),
            "tile": s.chart.names[tile] if tile >= 0 else None,
            "used": bool(s.d[mine.used + owner]),
            "spent": int(s.d[mine.spent + owner]),
        }
        return {"hero": hero if card >= 0 else None, "hero_acquired": bool(s.d[mine.bought + owner])}

    def price_view(self, s: Position, seat: int) -> Json:
        """Of each Hero of the row: its price, how much Gold is missing, and where it could be put."""
        mine = own(s)
        return {
            "heroes": [
                {
                    "n": price_of(s, card),
                    "short": max(0, price_of(s, card) - s.has(seat, c.GOLD)),
                    "tiles": [
                        name
                        for tile, name in enumerate(s.chart.names)
                        if may_stand(s, mine, seat, card, tile)
                    ],
                    "has_place": has_place(s, mine, seat, card),
                }
                for card in s.items(mine.row)
            ]
        }

    def player_lines(self, shown: Shown, player: Json) -> list[str]:
        hero = player["hero"]
        if not hero:
            return []
        name = shown.name("hero", hero["card"])
        if hero["tile"] is None:
            return [shown.say("hero", card=name)]
        return [shown.say("hero-at", card=name, tile=hero["tile"])]

    def table_lines(self, shown: Shown, view: Json) -> list[str]:
        row = [shown.name("hero", card) for card in view["heroes"]]
        return [shown.say("heroes", cards=", ".join(row))] if row else []

    # -- checks --------------------------------------------------------------------------------------

    def study(self, s: Position) -> dict[str, float]:
        mine = own(s)
        out = sum(hero_of(s, mine, seat) >= 0 for seat in range(s.seats))
        acquired = sum(int(s.d[mine.tally + seat]) for seat in range(s.seats))
        return {"heroes_seen": float(s.size(mine.row) + out), "heroes_acquired": float(acquired)}

    def places(self, s: Position) -> Iterator[tuple[int, str, int]]:
        mine = own(s)
        for card in s.items(mine.row):
            yield card, "table.heroes", -1
        for seat in range(s.seats):
            if hero_of(s, mine, seat) >= 0:
                yield hero_of(s, mine, seat), of_seat(seat, "hero"), -1

    def invariants(self, s: Position) -> Iterator[str]:
        mine = own(s)
        names = s.layout.domains[c.CARD].names
        for card, place, _ in self.places(s):
            if not is_hero(s, mine, card):
                yield f"{place}: {names[card]} is no Hero"
                return
        everywhere = [*s.items(s.at.past), *(s.on_display(at) for at in range(s.setup.rows * s.setup.width))]
        for card in everywhere:
            if card >= 0 and is_hero(s, mine, card):
                yield f"table: {names[card]} is a Hero, and these are neither in the display nor discarded"
        for seat in range(s.seats):
            yield from self._of_seat(s, seat)

    def _of_seat(self, s: Position, seat: int) -> Iterator[str]:
        mine = own(s)
        card, tile, spent = hero_of(s, mine, seat), int(s.d[mine.stands + seat]), int(s.d[mine.spent + seat])
        units = sum(s.units(at, mine.unit) for at in range(s.at.tiles) if s.owner(at) == seat)
        is_out = card >= 0 and s.is_person(seat)  # that of a seat that a module plays stays on its card
        is_unit = is_out and fights(s, mine, card)
        if units != int(is_unit):
            yield f"{of_seat(seat, 'hero')}: a Hero with Attack stands on one tile of its owner, and no other does"
        kind = int(s.kinds[card]) if card >= 0 else c.NONE
        on_tile = is_out and not is_unit and mine.place[kind] != h.ON_CARD
        if on_tile != (tile >= 0):
            yield f"{of_seat(seat, 'hero_at')}: it stands on a tile, unless it is a Unit or stays on its card"
        elif tile >= 0 and not _may_be_there(s, seat, kind, tile):
            yield f"{of_seat(seat, 'hero_at')}: its Hero cannot stand there"
        if card < 0 and s.d[mine.used + seat]:
            yield f"{of_seat(seat, 'hero_used')}: there is none"
        counts = card >= 0 and mine.back[kind] in (h.WHEN_USED, h.NEXT_TURN)
        if spent >= (mine.times[kind] if counts else 1):
            yield f"{of_seat(seat, 'hero_spent')}: its Hero would have gone back to the row"


def _may_be_there(s: Position, seat: int, kind: int, tile: int) -> bool:
    """Those of Explorers may stand in anybody's Province; others where their seat is in control."""
    if own(s).place[kind] == h.WITH_EXPLORER:
        return s.chart.kind[tile] != c.WATER
    return s.owner(tile) == seat


def _dashed(hero: Hero) -> str:
    return hero.id.replace("_", "-")


def _about(hero: Hero) -> list[Message]:
    said = [Message(f"monumental-hero-deploy-{hero.deploy.replace('_', '-')}")]
    if hero.attack:
        said.append(Message("monumental-hero-attack"))
    if hero.defence != h.DEFENCE:
        said.append(Message("monumental-hero-defence", {"n": hero.defence}))
    if hero.back != "never":
        said.append(Message(f"monumental-hero-back-{hero.back.replace('_', '-')}", {"n": hero.times}))
    return [*said, Message(f"monumental-hero-history-{_dashed(hero)}")]
