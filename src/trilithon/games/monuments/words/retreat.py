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
from trilithon.games.monuments.words.rows import after
from trilithon.games.monuments.words.saying import ask, named_hex, named_unit
from trilithon.games.monuments.words.step import crosses
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import argument_of
from trilithon.kernel.game import Refusal
from trilithon.kernel.peek import Peek
from trilithon.kernel.rows import only_answer
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

    def shown_to_mover(self, s: Position) -> dict[str, Any]:
        """`together`: the hexes to which all who are left can go, if they are several, and the answers for that."""
        rows = {s.chart.names[argument_of(move)]: _all_to(s, move) for move in s.moves()}
        return {"together": [{"hex": name, "moves": row} for name, row in rows.items() if len(row) > 1]}

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


def _all_to(s: Position, move: int) -> list[str]:
    """The same answer for everybody; nothing if not all can give it."""
    seat, row, spot = s.to_move, [], s.chart.names[argument_of(move)]
    while s.is_on_top(RETREAT) and s.to_move == seat:
        moves = s.moves()
        if move not in moves:
            return []
        if only_answer(s, moves) is None:
            row.append(f"retreat {spot}")
        s = after(s, [move])
    return row
