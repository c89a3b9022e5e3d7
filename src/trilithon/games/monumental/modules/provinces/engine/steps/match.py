"""The owner of a Foothill has bid: does the attacker pay as much, or does the conquest fail? (MO-PROV-05)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.resources import spend
from trilithon.games.monumental.engine.steps.conquered import call_off
from trilithon.games.monumental.engine.telling import named_tile
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.layout import HIGHEST
from trilithon.kernel.engine.moves import Moves, argument_of

PAYS: Final = 1  # 1 if so


class Match(Question[World]):
    """Whoever has not so much Gold is not asked."""

    def __init__(self) -> None:
        super().__init__("foothill_match")
        self.tile: Final = self.field("tile", c.TILE)
        self.n: Final = self.field("n", high=HIGHEST)

    def push(self, s: World, seat: i64, tile: i64, n: i64) -> None:
        s.push(self, seat, tile, n)

    def idle(self, s: World) -> bool:
        return s.has(s.whose(), c.GOLD) < s.get(self.n)

    def settle(self, s: World) -> None:
        self._fail(s)

    def offer(self, s: World, moves: Moves) -> None:
        moves.say(PAYS, 1)
        moves.say(PAYS, 0)

    def answer(self, s: World, move: i64) -> None:
        if not argument_of(move):
            self._fail(s)
            return
        seat = s.whose()
        n = s.get(self.n)
        s.drop()
        spend(s, seat, c.GOLD, n)
        if s.events is not None:
            s.tell(seat, "matched", {"n": n})

    def _fail(self, s: World) -> None:
        """No Unit moves; the Military and the bid stay spent."""
        seat = s.whose()
        tile = s.get(self.tile)
        s.drop()
        call_off(s)
        if s.events is not None:
            s.tell(seat, "conquest-failed", {"tile": named_tile(s, tile)})


MATCH: Final = Match()
