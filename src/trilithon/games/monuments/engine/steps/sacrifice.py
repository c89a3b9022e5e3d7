"""Which worker is sacrificed (MS-MON-04)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.ferries import lose_cargo, unload
from trilithon.games.monuments.engine.spots import is_worker, remove_unit
from trilithon.games.monuments.engine.telling import named_unit
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.moves import Moves, argument_of

OFFER: Final = 1  # figure


class WhichSacrifice(Question[World]):
    """`n` workers more, from anywhere."""

    def __init__(self) -> None:
        super().__init__("sacrifice")
        self.n: Final = self.field("n")

    def push(self, s: World, seat: i64, n: i64) -> None:
        s.push(self, seat, n)

    def idle(self, s: World) -> bool:
        return s.get(self.n) <= 0

    def offer(self, s: World, moves: Moves) -> None:
        seat = s.whose()
        chart = s.chart
        for spot in range(chart.shores):
            if s.owner(spot) == seat:
                for unit in range(c.ARMED + 1):  # workers, armed or not
                    if s.count(spot, unit) > 0:
                        moves.say(OFFER, c.figure_in(spot, unit))
        for ferry in range(s.ferry_count()):
            if s.aboard(ferry) == seat:
                for slot in range(c.SLOTS):
                    if is_worker(s.passenger(ferry, slot)):
                        moves.say(OFFER, c.figure_aboard(chart.hexes, ferry, slot))

    def answer(self, s: World, move: i64) -> None:
        d = s.d
        seat = s.whose()
        hexes = s.chart.hexes
        figure = argument_of(move)
        unit = s.unit_of(figure)
        s.put(self.n, s.get(self.n) - 1)
        d[s.at.supply + seat * c.SUPPLIES + c.S_WORKER] += 1
        if c.is_aboard(hexes, figure):
            lose_cargo(s, c.ferry_of(hexes, figure), c.slot_of(hexes, figure))
            unload(s, c.ferry_of(hexes, figure), c.slot_of(hexes, figure))
        else:
            remove_unit(s, c.spot_of(figure), unit)
        if unit == c.ARMED:
            d[s.at.freed + seat] += 1
        if s.events is not None:
            s.tell(seat, "sacrificed", {"unit": named_unit(unit)})


WHICH_SACRIFICE: Final = WhichSacrifice()
