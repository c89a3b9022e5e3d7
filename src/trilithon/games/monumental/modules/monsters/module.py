"""Monsters as the game takes them in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.chart import Chart
from trilithon.games.monumental.engine.hooks import Hook
from trilithon.games.monumental.engine.layout import RESOURCES
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.invariants import tokens
from trilithon.games.monumental.module import Json, Module
from trilithon.games.monumental.modules.monsters.bestiary import SCHEMA, Monsters, monsters
from trilithon.games.monumental.modules.monsters.engine.actions.defeat import DEFEAT
from trilithon.games.monumental.modules.monsters.engine.codes import FRONT, NUMBER
from trilithon.games.monumental.modules.monsters.engine.hook import Monsters as MonstersHook
from trilithon.games.monumental.modules.monsters.engine.own import (
    claimed_by,
    hidden_on,
    monster_on,
    own,
    place_of,
    position_of,
)
from trilithon.games.monumental.modules.monsters.engine.steps.surface import SURFACE
from trilithon.games.monumental.modules.monsters.engine.steps.table import STEPS
from trilithon.games.monumental.modules.monsters.options import OPTIONS
from trilithon.games.monumental.modules.monsters.view import monsters_shown
from trilithon.games.monumental.modules.monsters.words.explaining import explain
from trilithon.kernel.engine.events import Message
from trilithon.kernel.game import Refusal
from trilithon.kernel.kept import Kept
from trilithon.kernel.options import Value
from trilithon.kernel.shown import Shown


def tokens_left(s: Position) -> Iterator[str]:
    """Tokens under which a Monster was found are in nobody's hands (MO-MONS-05)."""
    seen = [
        position_of(s, which) > 0 or claimed_by(s, which) >= 0 for which in range(len(own(s).bestiary.ids))
    ]
    return tokens(s, gone=sum(seen))


class MonstersModule(Module):
    id = "monsters"
    number = NUMBER
    switch = "monsters"
    first_rule = "MO-MONS-01"
    options = OPTIONS
    steps = STEPS
    actions = (DEFEAT,)
    category = "monsters"
    instead = MappingProxyType({"tokens": tokens_left})

    def __init__(self, kept: Kept | None = None) -> None:
        """With content that was kept, or as it stands in the files."""
        self._kept = kept
        self._read: Monsters | None = None

    @property
    def _monsters(self) -> Monsters:
        if self._read is None:
            self._read = monsters() if self._kept is None else Monsters(SCHEMA.load(self._kept))
        return self._read

    @property
    def kept(self) -> Kept:
        return self._monsters.kept

    def with_content(self, kept: Kept) -> MonstersModule:
        return MonstersModule(kept)

    # -- what is in the box --------------------------------------------------------------------------

    def names(self) -> dict[str, Message]:
        return {f"monster:{monster.id}": monster.name for monster in self._monsters.content.monster}

    def glossary(self) -> dict[str, list[Message]]:
        return {
            f"monster:{monster.id}": [*monster.told(), Message(f"monumental-monster-{monster.id}-lore")]
            for monster in self._monsters.content.monster
        }

    def facts(self) -> Json:
        """Of each the price of its Defeat, and whether it lives in Water."""
        return {
            "monsters": {
                monster.id: {
                    "defeat": {RESOURCES[resource]: n for resource, n in monster.defeat.counted()},
                    "lives": monster.lives,
                }
                for monster in self._monsters.content.monster
            }
        }

    # -- the engine ----------------------------------------------------------------------------------

    def hook(self, options: Mapping[str, Value], chart: Chart) -> Hook:
        return MonstersHook(chart, self._monsters.bestiary, int(options["monsters"]))

    # -- words ---------------------------------------------------------------------------------------

    def things(self, s: Position) -> list[str]:
        keeps = own(s)
        return [f"monster:{keeps.bestiary.ids[which]}" for which in s.items(keeps.track)]

    def explain(self, s: Position, what: int, about: int, refusal: Refusal) -> Refusal:
        return explain(s, what, about, refusal)

    # -- what people see -----------------------------------------------------------------------------

    def table_view(self, s: Position, viewer: int) -> Json:
        return {"monsters": monsters_shown(s)}

    def tile_view(self, s: Position, tile: int) -> Json:
        which = monster_on(s, tile)
        return {"monster": own(s).bestiary.ids[which] if which >= 0 else None}

    def player_view(self, s: Position, owner: int, viewer: int) -> Json:
        ids = own(s).bestiary.ids
        return {"monsters": [name for which, name in enumerate(ids) if claimed_by(s, which) == owner]}

    def table_lines(self, shown: Shown, view: Json) -> list[str]:
        seen = view["monsters"]
        lines = [shown.say("monsters-hidden", n=seen["hidden"])]
        for monster in seen["track"]:
            name = shown.name("monster", monster["id"])
            lines.append(
                shown.say(
                    "monster",
                    monster=name,
                    tile=monster["tile"] or "?",
                    position=monster["position"],
                    n=monster["in"],
                )
            )
        return lines

    def player_lines(self, shown: Shown, player: Json) -> list[str]:
        names = [shown.name("monster", name) for name in player["monsters"]]
        return [shown.say("defeated", monsters=shown.listed(names))] if names else []

    # -- checks --------------------------------------------------------------------------------------

    def study(self, s: Position) -> dict[str, float]:
        numbers = range(len(own(s).bestiary.ids))
        defeated = sum(claimed_by(s, which) >= 0 for which in numbers)
        return {"monsters_seen": float(defeated + s.size(own(s).track)), "monsters_defeated": float(defeated)}

    def places(self, s: Position) -> Iterator[tuple[int, str, int]]:
        yield from ((card, "table.destroyed", -1) for card in s.items(own(s).destroyed))

    def invariants(self, s: Position) -> Iterator[str]:
        keeps = own(s)
        track = s.items(keeps.track)
        hiding = [hidden_on(s, tile) for tile in range(s.at.tiles)]
        if len(set(track)) != len(track):
            yield "table.monster_track: a Monster is there twice"
        for tile, name in enumerate(s.chart.names):
            token = s.token(tile)
            if hiding[tile] >= 0 and (token < 0 or s.box.token_value[token] != FRONT):
                yield f"tiles.{name}.monster: it hides under Barbarians of the value {FRONT} only"
        waiting = [s.field_of(frame, SURFACE.monster) for frame in [s.find(SURFACE)] if frame >= 0]
        for which, name in enumerate(keeps.bestiary.ids):
            here, tile = f"monsters.{name}", place_of(s, which)
            states = [hiding.count(which), track.count(which), int(claimed_by(s, which) >= 0)]
            if sum(states) > 1:
                yield f"{here}: it is hidden, on the map or defeated, and only one of these"
            if (position_of(s, which) > 0) != (which in track):
                yield f"{here}.monster_position: it has one if it is on the map"
            if which not in track and tile >= 0:
                yield f"{here}.monster_at: it is not on the track"
            if which in track and tile < 0 and which not in waiting:
                yield f"{here}.monster_at: it is on the track, so it is somewhere"
            kind = c.WATER if keeps.bestiary.in_water[which] else c.PROVINCE
            if tile >= 0 and s.chart.kind[tile] != kind:
                yield f"{here}.monster_at: it does not live there"
        where = [place_of(s, which) for which in track if place_of(s, which) >= 0]
        if len(set(where)) != len(where):
            yield "monsters: two are in one place"
        for card in s.items(keeps.destroyed):
            if s.kind_of(card) not in (c.WONDER, c.KNOWLEDGE):
                yield "table.destroyed: only Wonders and Knowledge are destroyed"
