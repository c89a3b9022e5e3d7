"""The course of the game: turns, rounds and the end (MS-TURN, MS-END)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.scoring import points
from trilithon.games.monuments.engine.steps.card import PLAY_CARD
from trilithon.games.monuments.engine.steps.last_window import LAST_WINDOW
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Step
from trilithon.kernel.engine.state import NOBODY


class Turn(Step[World]):
    """A seat's turn begins."""

    def __init__(self) -> None:
        super().__init__("turn")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)

    def run(self, s: World) -> None:
        d = s.d
        at = s.at
        seat = s.whose()
        s.drop()
        d[at.active] = i16(seat)
        if seat == s.start():
            d[at.round] += 1
            d[at.passes] = 0
        if s.events is not None:
            s.tell(seat, "turn", {"n": int(d[at.round])})
        NEXT_TURN.push(s, seat)
        LAST_WINDOW.push(s, seat)
        PLAY_CARD.push(s, seat)


class NextTurn(Step[World]):
    """The next seat, or the end of the game."""

    def __init__(self) -> None:
        super().__init__("next_turn")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)

    def run(self, s: World) -> None:
        following = (s.whose() + 1) % s.seats
        s.drop()
        if following == s.start() and is_over(s):
            if s.events is not None:
                s.tell(NOBODY, "over", {"n": max(points(s))})
            return
        TURN.push(s, following)


def is_over(s: World) -> bool:
    """At the end of a round: a fifth layer, the limit of rounds, or everybody passed (MS-END-01, MS-GRD-01, -02)."""
    d = s.d
    limit = s.option(c.O_ROUNDS)
    return (
        d[s.at.ending] == 1 or (limit > 0 and i64(d[s.at.round]) >= limit) or i64(d[s.at.passes]) >= s.seats
    )


TURN: Final = Turn()
NEXT_TURN: Final = NextTurn()
