"""Where does the next piece of a movement go (PA-MOVE-03, PA-PLACE)?"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.placing import offer_placements, place
from trilithon.games.pantheon.engine.steps.base import Asking
from trilithon.games.pantheon.engine.steps.loot import finish
from trilithon.games.pantheon.engine.world import World
from trilithon.kernel.engine.moves import Moves, argument_of, verb_of


class Place(Asking):
    def __init__(self) -> None:
        super().__init__("place")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)

    def offer(self, s: World, moves: Moves) -> None:
        offer_placements(s, s.whose(), s.budget(), s.jumps_left(), moves)
        if s.is_busy():
            moves.add(c.STOP)

    def answer(self, s: World, move: i64) -> None:
        if verb_of(move) == c.STOP:
            finish(s)
        else:
            place(s, s.whose(), argument_of(move))

    def closes(self, s: World, move: i64) -> bool:
        return verb_of(move) == c.STOP


PLACE: Final = Place()
