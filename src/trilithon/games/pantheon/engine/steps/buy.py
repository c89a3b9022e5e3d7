"""What is bought next (PA-BUY-02): sacrifice tiles, pieces, or placing them?"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.buying import (
    buy_piece,
    buy_tile,
    cheapest_purchase,
    price_of_level,
)
from trilithon.games.pantheon.engine.placing import offer_placements, place
from trilithon.games.pantheon.engine.steps.base import Asking
from trilithon.games.pantheon.engine.steps.loot import finish
from trilithon.games.pantheon.engine.world import World
from trilithon.kernel.engine.layout import FLAG
from trilithon.kernel.engine.moves import Moves, argument_of, verb_of

TILE: Final = c.FIRST_VERB  # kind and level, see `codes.tile_of`
PIECE: Final = c.FIRST_VERB + 1  # which reserve it comes from


class Buy(Asking):
    def __init__(self) -> None:
        super().__init__("buy")
        self.placing: Final = self.field("placing", FLAG)  # not with money that may be left (PA-NAT-12)

    def push(self, s: World, seat: i64, placing: i64) -> None:
        s.push(self, seat, placing)

    def idle(self, s: World) -> bool:
        if s.get(self.placing) == 1:
            return False
        return cheapest_purchase(s, s.whose(), False, 0) > s.budget()

    def settle(self, s: World) -> None:
        finish(s)

    def offer(self, s: World, moves: Moves) -> None:
        seat = s.whose()
        budget = s.budget()
        kind: i64
        level: i64
        for kind in range(1, c.SACRIFICES + 1):
            for level in range(s.level(seat, kind) + 1, c.TOP_LEVEL + 1):
                if price_of_level(s, seat, kind, level) <= budget:
                    moves.say(TILE, c.tile_of(kind, level))
        if budget >= s.box.piece_price:
            if s.in_reserve(seat, c.FEET_BANK) > 0:
                moves.say(PIECE, c.FEET_BANK)
            if s.in_reserve(seat, c.COLUMNS_BANK) > 0:
                moves.say(PIECE, c.COLUMNS_BANK)
        is_placing = s.get(self.placing) == 1
        if is_placing:
            offer_placements(s, seat, budget, s.jumps_left(), moves)
        if not is_placing or s.is_busy():
            moves.add(c.STOP)

    def answer(self, s: World, move: i64) -> None:
        seat = s.whose()
        verb = verb_of(move)
        n = argument_of(move)
        if verb == c.STOP:
            finish(s)
        elif verb == c.PUT:
            place(s, seat, n)
        elif verb == PIECE:
            buy_piece(s, seat, n)
        else:
            buy_tile(s, seat, c.kind_of_tile(n), c.level_of_tile(n))

    def closes(self, s: World, move: i64) -> bool:
        return verb_of(move) == c.STOP


BUY: Final = Buy()
