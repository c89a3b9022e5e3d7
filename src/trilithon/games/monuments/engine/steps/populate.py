"""Where a new worker or horse is placed (MS-POP-01)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine import populating
from trilithon.games.monuments.engine.spots import place_unit, workers_on_board
from trilithon.games.monuments.engine.telling import named_hex
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.layout import FLAG
from trilithon.kernel.engine.moves import Moves, argument_of, verb_of

AT_FARM: Final = 10  # hex
HORSE_BACK: Final = 11  # hex
RESPAWN: Final = 12


class WherePopulate(Question[World]):
    """In so many towns more, with so many extras in eligible towns, once at a `farm`, and once a `horse` (C303, 6.5).

    Eligible towns are judged before the first worker is placed, so one more worker makes no town eligible
    (MS-POP-02): the position keeps them (`growing`), and those that have got a worker (`served`).
    """

    def __init__(self) -> None:
        super().__init__("populate")
        self.towns: Final = self.field("towns")
        self.extras: Final = self.field("extras")
        self.farm: Final = self.field("farm", FLAG)
        self.horse: Final = self.field("horse", FLAG)
        self.begun: Final = self.field("begun", FLAG)

    def push(self, s: World, seat: i64, towns: i64, extras: i64, farm: bool, horse: bool) -> None:
        s.push(self, seat, towns, extras, 1 if farm else 0, 1 if horse else 0)

    def begin(self, s: World, seat: i64, towns: i64) -> None:
        """What the card does."""
        for spot in range(s.chart.lands):
            if populating.can_grow(s, seat, spot, c.TOWN):
                s.add(s.at.growing, spot)
        extras = s.rule(seat, c.R_POPULATE_EXTRA)
        farm = s.rule(seat, c.R_FARMS) > 0
        self.push(s, seat, towns, extras, farm, s.rule(seat, c.R_HORSE_RETURNS) > 0)

    def idle(self, s: World) -> bool:
        moves = Moves()
        self._offer_places(s, moves)
        return moves.count() == 0

    def offer(self, s: World, moves: Moves) -> None:
        self._offer_places(s, moves)
        if s.get(self.begun) == 1:
            moves.add(c.DONE)

    def _offer_places(self, s: World, moves: Moves) -> None:
        d = s.d
        at = s.at
        seat = s.whose()
        if s.in_supply(seat, c.S_WORKER) > 0:
            towns = s.get(self.towns)
            extras = s.get(self.extras)
            for i in range(i64(d[at.growing])):
                spot = i64(d[at.growing + 1 + i])
                if extras > 0 or (towns > 0 and s.index_of(at.served, spot) < 0):
                    moves.say(c.AT, spot)
            if s.get(self.farm) == 1 and s.rule(seat, c.R_FARMS) > 0:
                for spot in range(s.chart.lands):
                    if populating.can_grow(s, seat, spot, c.FARM) and s.index_of(at.served, spot) < 0:
                        moves.say(AT_FARM, spot)
            if s.get(self.begun) == 0 and populating.respawns(s, seat):
                moves.add(RESPAWN)
        if s.get(self.horse) == 1 and populating.may_return(s, seat):
            for spot in range(s.chart.lands):
                if populating.returns_to(s, seat, spot):
                    moves.say(HORSE_BACK, spot)

    def answer(self, s: World, move: i64) -> None:
        seat = s.whose()
        verb = verb_of(move)
        spot = argument_of(move)
        if move == c.DONE:
            s.drop()
        elif verb == RESPAWN:
            s.drop()
            self._respawn(s, seat)
        else:
            s.put(self.begun, 1)
            if verb == HORSE_BACK:
                self._place_horse(s, seat, spot)
            elif verb == AT_FARM:
                self._place_at_farm(s, seat, spot)
            else:
                self._place_in_town(s, seat, spot)

    def _respawn(self, s: World, seat: i64) -> None:
        """Up to two workers, at the monument (MS-POP-03)."""
        n = populating.FEWEST - workers_on_board(s, seat)
        if s.in_supply(seat, c.S_WORKER) < n:
            n = s.in_supply(seat, c.S_WORKER)
        while n > 0:
            self._place_worker(s, seat, s.monument_of(seat))
            n -= 1

    def _place_horse(self, s: World, seat: i64, spot: i64) -> None:
        s.put(self.horse, 0)
        s.d[s.at.supply + seat * c.SUPPLIES + c.S_HORSE] -= 1
        place_unit(s, seat, spot, c.HORSE)
        if s.events is not None:
            s.tell(seat, "horse", {"hex": named_hex(s, spot)})

    def _place_at_farm(self, s: World, seat: i64, spot: i64) -> None:
        """A farm's hex is another than those of the towns."""
        s.put(self.farm, 0)
        self._place_worker(s, seat, spot)
        if s.index_of(s.at.growing, spot) >= 0:
            s.take(s.at.growing, spot)

    def _place_in_town(self, s: World, seat: i64, spot: i64) -> None:
        self._place_worker(s, seat, spot)
        is_served = s.index_of(s.at.served, spot) >= 0
        if is_served or s.get(self.towns) == 0:
            s.put(self.extras, s.get(self.extras) - 1)
        else:
            s.put(self.towns, s.get(self.towns) - 1)
        if not is_served:
            s.add(s.at.served, spot)

    def _place_worker(self, s: World, seat: i64, spot: i64) -> None:
        s.do(seat, c.D_POPULATED, 1)
        populating.new_worker(s, seat, spot)

    def closes(self, s: World, move: i64) -> bool:
        return move == c.DONE


WHERE_POPULATE: Final = WherePopulate()
