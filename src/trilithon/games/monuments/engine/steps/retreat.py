"""Where the next surviving defender retreats to (MS-RET-01)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import battle
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.spots import place_unit, remove_unit
from trilithon.games.monuments.engine.telling import named_hex, named_unit
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.moves import Moves, argument_of

FLEE: Final = 1  # hex


class Retreat(Question[World]):
    """With the option that units keep together: the hex that land units and ships go to, of which a battle has only
    one of both on its terrain, and that of airforces; none as long as nobody has gone."""

    def __init__(self) -> None:
        super().__init__("retreat")
        self.together: Final = self.thing("together", c.HEX)
        self.airforces: Final = self.thing("airforces", c.HEX)

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat, c.NONE, c.NONE)

    def idle(self, s: World) -> bool:
        fighter = battle.next_to_retreat(s)
        return fighter < 0 or not self._has_retreat(s, s.unit_of(fighter))

    def settle(self, s: World) -> None:
        """Units that have nowhere to go die; when none is left, the question is gone (MS-RET-03)."""
        fighter = battle.next_to_retreat(s)
        if fighter < 0:
            s.drop()
        else:
            battle.kill(s, battle.defender(s), fighter)

    def _has_retreat(self, s: World, unit: i64) -> bool:
        spot = battle.target(s)
        for side in range(spot * c.SIDES, spot * c.SIDES + c.SIDES):
            if battle.retreats_over(s, unit, side):
                return True
        return False

    def _chosen(self, unit: i64) -> i64:
        """The field for the hex where such units go."""
        return self.airforces if unit == c.AIRFORCE else self.together

    def offer(self, s: World, moves: Moves) -> None:
        near = s.chart.near
        spot = battle.target(s)
        unit = s.unit_of(battle.next_to_retreat(s))
        chosen = s.get(self._chosen(unit))
        if chosen >= 0:
            side = s.chart.side_towards(spot, chosen)
            if battle.retreats_over(s, unit, side):
                moves.say(FLEE, chosen)
                return
        for side in range(spot * c.SIDES, spot * c.SIDES + c.SIDES):
            if battle.retreats_over(s, unit, side):
                moves.say(FLEE, i64(near[side]))

    def answer(self, s: World, move: i64) -> None:
        """One unit leaves; workers take no resources along, cargo stays aboard (MS-RET-04)."""
        seat = battle.defender(s)
        fighter = battle.next_to_retreat(s)
        unit = s.unit_of(fighter)
        goal = argument_of(move)
        if s.options[c.O_ONE_RETREAT] != 0:
            s.put(self._chosen(unit), goal)
        if unit == c.WHOLE_FERRY:
            battle.move_ferry(s, seat, c.ferry_of(s.chart.hexes, fighter), goal)
        else:
            place_unit(s, seat, goal, unit)
            remove_unit(s, c.spot_of(fighter), unit)
        if s.events is not None:
            s.tell(seat, "retreated", {"unit": named_unit(unit), "hex": named_hex(s, goal)})


RETREAT: Final = Retreat()
