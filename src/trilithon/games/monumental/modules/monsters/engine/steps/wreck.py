"""An Attack destroys a Wonder: which? (MO-MONS-15, -18)"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from trilithon.games.monumental.engine.telling import named_tile
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.monsters.engine.codes import MONSTER, WHERE
from trilithon.games.monumental.modules.monsters.engine.losses import wreck
from trilithon.games.monumental.modules.monsters.engine.own import is_within
from trilithon.games.monumental.modules.monsters.engine.steps.pick import Pick
from trilithon.games.monumental.modules.monsters.engine.worths import WONDER


class Wreck(Pick):  # an option is the tile where it stands
    def __init__(self) -> None:
        super().__init__("wreck")
        self.where: Final = self.field("where", WHERE)
        self.monster: Final = self.thing("monster", MONSTER)
        self.source = self.monster

    def push(self, s: World, seat: i64, where: i64, monster: i64) -> None:
        s.push(self, seat, where, monster)

    def can_hit(self, s: World, code: vec[i16], place: i64, monster: i64) -> bool:
        return len(wonders_within(s, monster, self.told(code, place, self.where))) > 0

    def loss(self, s: World, code: vec[i16], place: i64, monster: i64, seat: i64) -> float:
        for tile in wonders_within(s, monster, self.told(code, place, self.where)):
            if s.owner(tile) == seat:
                return WONDER
        return 0.0

    def options(self, s: World) -> list[int]:
        return wonders_within(s, s.get(self.monster), s.get(self.where))

    def lose(self, s: World, option: i64) -> None:
        kind = s.wonder_on(option)
        s.drop()
        builder = wreck(s, option)
        if s.events is not None:
            s.tell(builder, "wrecked", {"card": s.box.card_names[kind], "tile": named_tile(s, option)})


WRECK: Final = Wreck()


def wonders_within(s: World, monster: i64, where: i64) -> list[int]:
    found: list[int] = []
    for tile in range(s.at.tiles):
        if s.wonder_on(tile) >= 0 and is_within(s, monster, where, tile):
            found.append(int(tile))
    return found
