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
from trilithon.games.monumental.modules.monsters.engine.steps.hit import Hit
from trilithon.kernel.engine.moves import Moves, argument_of

WRECK_ON: Final = 1  # tile


class Wreck(Hit):
    def __init__(self) -> None:
        super().__init__("wreck")
        self.where: Final = self.field("where", WHERE)
        self.monster: Final = self.thing("monster", MONSTER)
        self.source = self.monster
        self.decides = True

    def push(self, s: World, seat: i64, where: i64, monster: i64) -> None:
        s.push(self, seat, where, monster)

    def can_hit(self, s: World, code: vec[i16], place: i64, monster: i64) -> bool:
        return len(wonders_within(s, monster, self.told(code, place, self.where))) > 0

    def options(self, s: World) -> list[int]:
        return wonders_within(s, s.get(self.monster), s.get(self.where))

    def idle(self, s: World) -> bool:
        return len(self.options(s)) <= 1

    def settle(self, s: World) -> None:
        options = self.options(s)
        if options:
            self._wreck(s, options[0])
        else:
            s.drop()

    def offer(self, s: World, moves: Moves) -> None:
        for tile in self.options(s):
            moves.say(WRECK_ON, tile)

    def answer(self, s: World, move: i64) -> None:
        s.reveals += 1
        self._wreck(s, argument_of(move))

    def _wreck(self, s: World, tile: i64) -> None:
        kind = s.wonder_on(tile)
        s.drop()
        builder = wreck(s, tile)
        if s.events is not None:
            s.tell(builder, "wrecked", {"card": s.box.card_names[kind], "tile": named_tile(s, tile)})


WRECK: Final = Wreck()


def wonders_within(s: World, monster: i64, where: i64) -> list[int]:
    found: list[int] = []
    for tile in range(s.at.tiles):
        if s.wonder_on(tile) >= 0 and is_within(s, monster, where, tile):
            found.append(int(tile))
    return found
