"""Which piece the loser of a battle loses (MS-DMG-01)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import battle
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.spots import building_power
from trilithon.games.monuments.engine.telling import named_building, named_hex
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.layout import FLAG
from trilithon.kernel.engine.moves import Moves, argument_of, verb_of

LOSE_UNIT: Final = 1  # figure
LOSE_BUILDING: Final = 2  # building


class Lose(Question[World]):
    """`attacker` if that is the loser. How much damage is left is kept in the position (`damage`)."""

    def __init__(self) -> None:
        super().__init__("lose")
        self.attacker: Final = self.field("attacker", FLAG)

    def push(self, s: World, seat: i64, attacker: bool) -> None:
        s.push(self, seat, 1 if attacker else 0)

    def idle(self, s: World) -> bool:
        if s.d[s.at.damage] <= 0:
            return True
        moves = Moves()
        self.offer(s, moves)
        return moves.count() == 0

    def offer(self, s: World, moves: Moves) -> None:
        """Pieces with power first; only when none is left those without (MS-DMG-02, -03)."""
        self._offer(s, True, moves)
        if moves.count() == 0:
            self._offer(s, False, moves)

    def _offer(self, s: World, with_power: bool, moves: Moves) -> None:
        seat = s.whose()
        if s.get(self.attacker) == 1:
            self._offer_attackers(s, seat, with_power, moves)
        elif s.owner(battle.target(s)) == seat:
            self._offer_defenders(s, seat, with_power, moves)
        self._offer_buildings(s, seat, with_power, moves)

    def _offer_attackers(self, s: World, seat: i64, with_power: bool, moves: Moves) -> None:
        d = s.d
        force = s.at.force
        last: i64 = c.NONE
        for i in range(i64(d[force])):
            fighter = i64(d[force + 1 + i])
            if fighter != last:
                self._offer_fighter(s, seat, fighter, with_power, moves)
            last = fighter

    def _offer_defenders(self, s: World, seat: i64, with_power: bool, moves: Moves) -> None:
        spot = battle.target(s)
        for unit in range(c.UNITS):
            if s.count(spot, unit) > 0:
                self._offer_fighter(s, seat, c.figure_in(spot, unit), with_power, moves)
        if spot >= s.chart.shores:
            for ferry in range(s.ferry_count()):
                if s.aboard(ferry) == seat and s.water(ferry) == spot:
                    whole = c.figure_aboard(s.chart.hexes, ferry, c.WHOLE)
                    self._offer_fighter(s, seat, whole, with_power, moves)

    def _offer_fighter(self, s: World, seat: i64, fighter: i64, with_power: bool, moves: Moves) -> None:
        """Ferries whole, and their passengers singly (MS-DMG-05)."""
        hexes = s.chart.hexes
        if (battle.loss_power(s, seat, fighter) > 0) == with_power:
            moves.say(LOSE_UNIT, fighter)
        if c.is_aboard(hexes, fighter) and c.slot_of(hexes, fighter) == c.WHOLE:
            ferry = c.ferry_of(hexes, fighter)
            for slot in range(c.SLOTS):
                single = c.figure_aboard(hexes, ferry, slot)
                if s.passenger(ferry, slot) >= 0 and (battle.loss_power(s, seat, single) > 0) == with_power:
                    moves.say(LOSE_UNIT, single)

    def _offer_buildings(self, s: World, seat: i64, with_power: bool, moves: Moves) -> None:
        spot = battle.target(s)
        if seat == battle.defender(s) and s.builder(spot) == seat:
            for building in range(c.BUILDINGS):
                if s.building(spot, building) == c.INTACT and (building_power(building) > 0) == with_power:
                    moves.say(LOSE_BUILDING, building)

    def answer(self, s: World, move: i64) -> None:
        seat = s.whose()
        argument = argument_of(move)
        if verb_of(move) == LOSE_UNIT:
            battle.lose_fighter(s, seat, argument)
            return
        battle.damage_building(s, argument)
        if s.events is not None:
            where = named_hex(s, battle.target(s))
            s.tell(seat, "damaged", {"building": named_building(argument), "hex": where})


LOSE: Final = Lose()
