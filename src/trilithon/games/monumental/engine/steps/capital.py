"""Choose a Capital, where everything starts (MO-SETUP-13, -14)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.lands import renew_parts
from trilithon.games.monumental.engine.telling import named_tile
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.moves import Moves, argument_of

SETTLE: Final = 1  # tile


class ChooseCapital(Question[World]):
    def __init__(self) -> None:
        super().__init__("capital")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)

    def offer(self, s: World, moves: Moves) -> None:
        for tile in range(s.at.tiles):
            if i64(s.chart.kind[tile]) == c.CAPITAL and s.owner(tile) < 0:
                moves.say(SETTLE, tile)

    def answer(self, s: World, move: i64) -> None:
        seat = s.whose()
        s.drop()
        settle(s, seat, argument_of(move))


CHOOSE_CAPITAL: Final = ChooseCapital()


def settle(s: World, seat: i64, tile: i64) -> None:
    """All pieces of a seat stand on its Capital (MO-SETUP-14)."""
    s.d[s.at.capital + seat] = i16(tile)
    s.d[s.at.owner + tile] = i16(seat)
    units = s.at.units + tile * s.at.kinds_of_units
    s.d[units + c.SOLDIER] = c.SOLDIERS
    s.d[units + c.WARLORD] = 1
    for which in range(s.at.explorers):
        s.d[s.at.explorer_at + seat * s.at.explorers + which] = i16(tile)
    renew_parts(s)
    if s.events is not None:
        s.tell(seat, "settled", {"tile": named_tile(s, tile)})
