"""Where the next surviving defender retreats to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from trilithon.games.monuments.engine import battle
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.steps.battle import AFTER_RETREAT, BATTLE_OVER
from trilithon.games.monuments.engine.steps.retreat import FLEE, RETREAT
from trilithon.games.monuments.words.answers import InHex
from trilithon.games.monuments.words.asking import Asking, by_verb
from trilithon.games.monuments.words.battles import battle_problems, shown_fighter
from trilithon.games.monuments.words.refusing import because, closed
from trilithon.games.monuments.words.saying import ask, named_hex, named_unit
from trilithon.games.monuments.words.step import crosses
from trilithon.kernel.engine.events import Message
from trilithon.kernel.game import Refusal
from trilithon.kernel.peek import Peek
from trilithon.kernel.words import Frame


class RetreatWords(Asking):
    step = RETREAT
    rule = "MS-RET-01"
    notation = ("retreat HEX",)
    answers = by_verb({FLEE: InHex("retreat", "flee")})
    lies_on = ((AFTER_RETREAT, BATTLE_OVER),)
    asks_others = True

    def question(self, s: Position) -> Message:
        unit = s.unit_of(battle.next_to_retreat(s))
        return ask("retreat", unit=named_unit(unit), hex=named_hex(s, battle.target(s)))

    def shown(self, s: Position) -> dict[str, Any]:
        return shown_fighter(s, battle.next_to_retreat(s))

    def why_not_hex(self, s: Position, seat: int, spot: int) -> Refusal | None:
        unit, target = s.unit_of(battle.next_to_retreat(s)), battle.target(s)
        if s.chart.distance(target, spot) != 1:
            return because("MS-RET-01", "not-adjacent")
        if s.chart.kind[spot] == c.MONUMENT:
            return because("MS-RET-01", "monument")
        shut = closed(s, seat, spot, "MS-RET-01")
        if shut is not None:
            return shut
        on_water = unit in (c.NAVY, c.WHOLE_FERRY)
        if unit != c.AIRFORCE and on_water != (spot >= s.chart.shores):
            return because("MS-RET-02", "navy-on-land" if on_water else "no-swimming")
        if not on_water and not crosses(s, seat, unit, target, spot):
            return because("MS-RET-02", "no-bridge")
        return because("MS-D-20", "keep-together")

    def problems(self, s: Position, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        yield from battle_problems(s)
        if (
            frame.seat != battle.defender(s)
            or s.owner(battle.target(s)) != frame.seat
            or not battle.somebody_can_enter(s)
        ):
            yield "nobody retreats"
        if Peek(s).damage:
            yield "damage is dealt when somebody loses"
