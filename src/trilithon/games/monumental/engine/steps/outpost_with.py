"""Which Units make room for an Outpost: is the Warlord among them? (MO-OUT-01)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.lands import build_outpost, units_for_outpost
from trilithon.games.monumental.engine.steps.happened import HAPPENED
from trilithon.games.monumental.engine.telling import named_tile
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.moves import Moves, argument_of

WITH: Final = 1  # which of them are no Soldiers (`codes.pack_builders`): 1 is the Warlord


class OutpostWith(Question[World]):
    def __init__(self) -> None:
        super().__init__("outpost_with")
        self.tile: Final = self.field("tile", c.TILE)

    def push(self, s: World, seat: i64, tile: i64) -> None:
        s.push(self, seat, tile)

    def offer(self, s: World, moves: Moves) -> None:
        _offer_with(s, s.get(self.tile), c.WARLORD, units_for_outpost(s, s.whose()), 0, moves)

    def answer(self, s: World, move: i64) -> None:
        seat = s.whose()
        tile = s.get(self.tile)
        s.drop()
        n = build_outpost(s, seat, tile, argument_of(move))
        if s.events is not None:
            s.tell(seat, "built-outpost", {"tile": named_tile(s, tile), "n": n})
        HAPPENED.push(s, seat, c.ON_OUTPOST, 0)


def _offer_with(s: World, tile: i64, unit: i64, left: i64, builders: i64, moves: Moves) -> None:
    """All ways to take `left` more Units, kinds before this one being decided; Soldiers are the rest."""
    if unit == s.at.kinds_of_units:
        if s.soldiers(tile) >= left:
            moves.say(WITH, builders)
        return
    most = min(left, s.units(tile, unit)) if s.setup.units[unit].builds else 0
    for n in range(most + 1):
        _offer_with(s, tile, unit + 1, left - n, builders + c.pack_builders(unit, n), moves)


OUTPOST_WITH: Final = OutpostWith()
