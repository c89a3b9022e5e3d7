"""The next point of the ferry on the move."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.steps.activate import ACTIVATE
from trilithon.games.monuments.engine.steps.sail import LAND_AT, SAIL, SAIL_TO
from trilithon.games.monuments.words.answers import Done, InHex
from trilithon.games.monuments.words.asking import Asking, by_verb
from trilithon.games.monuments.words.refusing import because, closed
from trilithon.games.monuments.words.saying import ask, named_hex, say
from trilithon.games.monuments.words.step import MOST_POINTS, why_not_next
from trilithon.games.monuments.words.things import spot_of
from trilithon.games.monuments.words.ways import ways
from trilithon.kernel.engine.events import Message
from trilithon.kernel.game import Refusal
from trilithon.kernel.peek import Peek
from trilithon.kernel.words import Frame, Target


class LandAt(InHex):
    def __init__(self) -> None:
        super().__init__("land", "land")

    def label(self, s: Position, n: int) -> Message:
        is_loaded = s.aboard(s.get(SAIL.ferry)) >= 0
        return say("land" if is_loaded else "dock", hex=named_hex(s, n))


class SailWords(Asking):
    step = SAIL
    rule = "MS-MOV-03"
    notation = ("sail HEX", "land HEX", "done")
    alias = "step"
    answers = by_verb({SAIL_TO: InHex("sail", "sail"), LAND_AT: LandAt(), c.DONE: Done("step")})
    lies_on = ((ACTIVATE,),)

    def question(self, s: Position) -> Message:
        return ask("sail", n=s.get(SAIL.points), ferry=s.get(SAIL.ferry) + 1)

    def shown(self, s: Position) -> dict[str, Any]:
        return {
            "left": s.get(SAIL.points),
            "unit": "ferry",
            "hex": s.chart.names[s.water(s.get(SAIL.ferry))],
            "ferry": s.get(SAIL.ferry) + 1,
        }

    def shown_to_mover(self, s: Position) -> dict[str, Any]:
        return {"reach": {s.chart.names[spot]: len(row) for spot, row in ways(s).items()}}

    def propose(self, s: Position, target: Target) -> list[int]:
        return ways(s).get(spot_of(s, target), [])

    def why_not_hex(self, s: Position, seat: int, spot: int) -> Refusal | None:
        water, is_docked = s.water(s.get(SAIL.ferry)), s.dock(s.get(SAIL.ferry)) >= 0
        refusal = None if is_docked and spot == water else why_not_next(s, water, spot)
        if refusal is not None:
            return refusal
        if s.chart.kind[spot] == c.MONUMENT:
            return because("MS-MOV-04", "monument")
        if is_docked:
            return because("MS-FER-11", "cast-off")
        return closed(s, seat, spot, "MS-FER-09" if spot >= s.chart.shores else "MS-FER-10")

    def problems(self, s: Position, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        ferry, points = frame.values["ferry"], frame.values["points"]
        if not 1 <= points <= MOST_POINTS:
            yield "points left are 1 or more"
        if not s.has_ferry(ferry):
            yield "there is no such ferry"
        elif Peek(s).waiting == ferry:
            yield "the ferry waits for a second passenger"
        elif s.aboard(ferry) not in (c.NONE, frame.seat):
            yield "the ferry is another player's"
        elif s.index_of(s.at.moved, c.figure_aboard(s.chart.hexes, ferry, c.WHOLE)) >= 0:
            yield "the ferry was activated already"
        elif s.aboard(ferry) < 0 and (points != 1 or frame.values["begun"]):
            yield "an empty ferry has one point"
