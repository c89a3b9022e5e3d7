"""The next point of the unit on the move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine import moving
from trilithon.games.monuments.engine.loads import first_of, second_of
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.steps.activate import ACTIVATE
from trilithon.games.monuments.engine.steps.step import (
    BOARD,
    BREAK_OUT,
    STEP,
    WALK,
    ferry_boarded,
    goal_of,
    kind_aboard,
    load_of,
    waits,
)
from trilithon.games.monuments.names import KINDS, UNITS
from trilithon.games.monuments.words.answers import Done, InHex
from trilithon.games.monuments.words.asking import Answer, Asking, by_verb
from trilithon.games.monuments.words.refusing import because, closed, full
from trilithon.games.monuments.words.saying import amounts, ask, named_hex, named_unit, say, token
from trilithon.games.monuments.words.things import ferry_targets, hex_target, spot_of
from trilithon.games.monuments.words.ways import ways
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import Moves
from trilithon.kernel.game import Refusal
from trilithon.kernel.peek import Peek
from trilithon.kernel.words import Frame, Target

MOST_POINTS = 9
"""Nobody goes further, whatever the content."""


class Walk(Answer):
    def label(self, s: Position, n: int) -> Message:
        carried = Counter(_kinds(n))
        if carried:
            tokens = amounts([carried[kind] for kind in range(c.KINDS)])
            return say("walk-with", hex=named_hex(s, goal_of(n)), tokens=tokens)
        return say("walk", hex=named_hex(s, goal_of(n)))

    def write(self, s: Position, n: int) -> str:
        return " ".join(["walk", s.chart.names[goal_of(n)], *(KINDS[kind] for kind in _kinds(n))])

    def about(self, s: Position, n: int) -> list[str]:
        return [hex_target(s, goal_of(n))]


def _kinds(walk: int) -> list[int]:
    """What is taken along."""
    return [kind for kind in (first_of(load_of(walk)), second_of(load_of(walk))) if kind >= 0]


class Board(Answer):
    def label(self, s: Position, n: int) -> Message:
        how, kind, ferry = "wait" if waits(n) else "push-off", kind_aboard(n), ferry_boarded(n)
        if kind >= 0:
            return say(f"board-with-{how}", n=ferry + 1, tokens=token(kind))
        return say(f"board-{how}", n=ferry + 1)

    def write(self, s: Position, n: int) -> str:
        kind = kind_aboard(n)
        words = ["board", f"ferry {ferry_boarded(n) + 1}", *([KINDS[kind]] if kind >= 0 else [])]
        return " ".join([*words, *(["wait"] if waits(n) else [])])

    def about(self, s: Position, n: int) -> list[str]:
        return ferry_targets(s, ferry_boarded(n))


class StepWords(Asking):
    step = STEP
    rule = "MS-MOV-03"
    notation = ("walk HEX [KIND] [KIND]", "board ferry FERRY [KIND] [wait]", "break out HEX", "done")
    answers = by_verb(
        {
            WALK: Walk(),
            BOARD: Board(),
            BREAK_OUT: InHex("break out", "break-out"),
            c.DONE: Done("step"),
        }
    )
    lies_on = ((ACTIVATE,),)

    def question(self, s: Position) -> Message:
        unit, here = Peek(s).unit, Peek(s).place
        return ask("step", n=s.get(STEP.points), unit=named_unit(unit), hex=named_hex(s, here))

    def shown(self, s: Position) -> dict[str, Any]:
        return {
            "left": s.get(STEP.points),
            "unit": UNITS[Peek(s).unit],
            "hex": s.chart.names[Peek(s).place],
            "ferry": None,
        }

    def shown_to_mover(self, s: Position) -> dict[str, Any]:
        return {"reach": {s.chart.names[spot]: len(row) for spot, row in ways(s).items()}}

    def propose(self, s: Position, target: Target) -> list[int]:
        return ways(s).get(spot_of(s, target), [])

    def why_not_hex(self, s: Position, seat: int, spot: int) -> Refusal | None:
        unit, here = Peek(s).unit, Peek(s).place
        refusal = why_not_next(s, here, spot)
        if refusal is None and s.chart.kind[spot] == c.MONUMENT:
            refusal = because("MS-MOV-04", "monument")
        refusal = refusal or closed(s, seat, spot, "MS-MOV-05")
        if refusal is not None:
            return refusal
        if unit == c.NAVY:
            return because("MS-MOV-07", "navy-on-land")
        if spot >= s.chart.shores and unit != c.AIRFORCE:
            return because("MS-MOV-06", "no-swimming")
        if not crosses(s, seat, unit, here, spot):
            return because("MS-MOV-06", "no-bridge")
        return full(s, seat, "MS-MOV-09")

    def why_not_ferry(self, s: Position, ferry: int) -> Refusal | None:
        if Peek(s).unit not in (c.WORKER, c.ARMED, c.ARMY):
            return because("MS-FER-03", "never-boards")
        if s.dock(ferry) != Peek(s).place:
            return because("MS-FER-04", "ferry-not-here")
        return closed(s, s.to_move, s.water(ferry), "MS-FER-06") or because("MS-FER-03", "ferry-full")

    def problems(self, s: Position, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        seat, unit, here = frame.seat, Peek(s).unit, Peek(s).place
        if not 1 <= frame.values["points"] <= MOST_POINTS:
            yield "points left are 1 or more"
        if unit < 0 or here < 0 or s.owner(here) != seat or moving.fresh(s, here, unit) < 1:
            yield "the unit is not there"
            return
        brought = s.items(s.at.brought)
        if not brought:
            return
        if here >= s.chart.lands or not frame.values["begun"] or len(brought) > moving.carries(s, seat, unit):
            yield "it cannot have brought so much"
        elif any(n > s.tokens_of(here, kind) for kind, n in Counter(brought).items()):
            yield "what it has brought is not there"
        elif moving.overfull(s, seat):
            further = Moves()
            STEP.offer(s, further)
            if not further:
                yield "what it has brought is too much"


def why_not_next(s: Position, here: int, spot: int) -> Refusal | None:
    """A step leads to the next hex, whether on foot or by ferry."""
    if spot == here:
        return because("MS-MOV-03", "already-here")
    if s.chart.distance(here, spot) > 1:
        return because("MS-MOV-03", "not-adjacent")
    return None


def crosses(s: Position, seat: int, unit: int, origin: int, spot: int) -> bool:
    """Rivers do not stop airforces, and others not with a bridge or a ford."""
    side = s.chart.side_towards(origin, spot)
    return unit == c.AIRFORCE or side < 0 or moving.can_cross(s, seat, side)
