"""Where to lay down a token of the terrain before the first turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.moving import can_cross
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.steps.start_resource import START_RESOURCE
from trilithon.games.monuments.engine.steps.turn import TURN
from trilithon.games.monuments.words.answers import InHex
from trilithon.games.monuments.words.asking import Asking, by_verb
from trilithon.games.monuments.words.course import is_in_turn
from trilithon.games.monuments.words.refusing import because
from trilithon.games.monuments.words.saying import ask, named_hex, say, token
from trilithon.kernel.engine.events import Message
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Frame

EACH = 2
"""Tokens that everybody lays down."""


class LayDown(InHex):
    def __init__(self) -> None:
        super().__init__("at", "put-token")

    def label(self, s: Position, n: int) -> Message:
        return say("put-token", hex=named_hex(s, n), tokens=token(s.chart.terrain[n]))


class StartResourceWords(Asking):
    step = START_RESOURCE
    rule = "MS-SET-11"
    notation = ("at HEX",)
    answers = by_verb({c.AT: LayDown()})
    lies_on = ((TURN,), (START_RESOURCE,))
    asks_others = True

    def question(self, s: Position) -> Message:
        return ask("start-resource", n=s.get(START_RESOURCE.n))

    def shown_to_mover(self, s: Position) -> dict[str, Any]:
        """`near`: where workers get to from the monument in one step."""
        home = s.monument_of(s.to_move)
        sides = [side for side in range(home * c.SIDES, home * c.SIDES + c.SIDES) if s.chart.near[side] >= 0]
        near = [int(s.chart.near[side]) for side in sides if can_cross(s, s.to_move, side)]
        return {"near": [s.chart.names[spot] for spot in near if spot < s.chart.lands]}

    def why_not_hex(self, s: Position, seat: int, spot: int) -> Refusal | None:
        if spot >= s.chart.lands:
            return because("MS-SET-11", "no-land")
        return because("MS-GEN-10", "full", n=c.CAPACITY)

    def problems(self, s: Position, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        if not is_in_turn(s, frame, agenda):
            yield "everybody is asked once, from the start player on"
        is_on_top = frame.place == s.top
        if frame.values["n"] != EACH and not (is_on_top and frame.values["n"] == 1):
            yield f"everybody lays down {EACH}"
