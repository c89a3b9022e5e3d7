"""Place the token of a completed Wonder (MO-WON-05)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.shop import has_site, is_site
from trilithon.games.monumental.engine.telling import named_card, named_tile
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.moves import Moves, argument_of

PLACE: Final = 1  # tile


class Site(Question[World]):
    def __init__(self) -> None:
        super().__init__("site")
        self.card: Final = self.field("card", c.CARD)

    def push(self, s: World, seat: i64, card: i64) -> None:
        s.push(self, seat, card)

    def idle(self, s: World) -> bool:
        return not has_site(s, s.whose())

    def offer(self, s: World, moves: Moves) -> None:
        seat = s.whose()
        for tile in range(s.at.tiles):
            if is_site(s, seat, tile):
                moves.say(PLACE, tile)

    def answer(self, s: World, move: i64) -> None:
        seat = s.whose()
        card = s.get(self.card)
        tile = argument_of(move)
        s.drop()
        s.d[s.at.wonders + tile] = s.kinds[card]
        if s.events is not None:
            s.tell(seat, "placed-wonder", {"card": named_card(s, card), "tile": named_tile(s, tile)})
        for hook in s.hooks.on_wonder_placed:
            hook.wonder_placed(s, seat, tile, card)


SITE: Final = Site()
