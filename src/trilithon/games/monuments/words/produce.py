"""Which hex produces next."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.producing import makes_any, yield_of
from trilithon.games.monuments.engine.spots import has_worker, is_usable
from trilithon.games.monuments.engine.steps.action_over import ACTION_OVER
from trilithon.games.monuments.engine.steps.produce import WHERE_PRODUCE
from trilithon.games.monuments.engine.steps.produce_kind import WHICH_PRODUCE
from trilithon.games.monuments.words.answers import Done, InHex
from trilithon.games.monuments.words.asking import Asking, by_verb
from trilithon.games.monuments.words.produce_kind import best_kind, lacking
from trilithon.games.monuments.words.refusing import because, full, not_yours
from trilithon.games.monuments.words.rows import after
from trilithon.games.monuments.words.saying import ask, named_hex, say, token
from trilithon.kernel.engine.agenda import Step
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import argument_of, verb_of
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Frame, Target


class Produce(InHex):
    def __init__(self) -> None:
        super().__init__("at", "produce")

    def label(self, s: Position, n: int) -> Message:
        tokens = yield_of(s, s.to_move, n)
        if makes_any(s, s.to_move, n):
            return say("produce-any", hex=named_hex(s, n), n=tokens)
        return say("produce", hex=named_hex(s, n), tokens=token(s.chart.terrain[n], tokens))


class ProduceWords(Asking):
    step = WHERE_PRODUCE
    rule = "MS-PRD-01"
    notation = ("at HEX", "done")
    answers = by_verb({c.AT: Produce(), c.DONE: Done("produce")})
    lies_on = ((ACTION_OVER,),)

    def question(self, s: Position) -> Message:
        return ask("produce", n=s.get(WHERE_PRODUCE.n))

    def shown(self, s: Position) -> dict[str, Any]:
        return {"n": s.get(WHERE_PRODUCE.n)}

    def propose(self, s: Position, target: Target) -> list[int]:
        return production(s) if target == Target("card", "produce") else []

    def why_not_hex(self, s: Position, seat: int, spot: int) -> Refusal | None:
        if spot >= s.chart.lands:
            return because("MS-PRD-01", "no-land")
        if s.index_of(s.at.used, spot) >= 0:
            return because("MS-PRD-01", "produced-already")
        if s.owner(spot) not in (c.NONE, seat):
            return not_yours("MS-PRD-09", s.owner(spot))
        if not has_worker(s, seat, spot) and not is_usable(s, seat, spot, c.FACTORY):
            return because("MS-PRD-01", "nobody-works")
        if s.tokens_in(spot) >= s.capacity(seat):
            return full(s, seat, "MS-PRD-04")
        return because("MS-PRD-05", "stock-empty")

    def problems(self, s: Position, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        if s.size(s.at.growing) or s.size(s.at.served):
            yield "table.growing: nothing is being populated"


# -- the best production --------------------------------------------------------------------------------


def production(s: Position) -> list[int]:
    """The hexes that give most, and first what the next layer still lacks."""
    row: list[int] = []
    seat = s.to_move
    while s.depth() and s.step() in BEST and s.to_move == seat:
        move = BEST[s.step()](s)
        row.append(move)
        s = after(s, [move])
    return row


def _best_hex(s: Position) -> int:
    missing = lacking(s)

    def rank(move: int) -> tuple[int, int, int]:
        spot = argument_of(move)
        return -yield_of(s, s.to_move, spot), -missing[s.chart.terrain[spot]], spot

    return min((move for move in s.moves() if verb_of(move) == c.AT), key=rank)


BEST: dict[Step[Any], Callable[[Position], int]] = {
    WHERE_PRODUCE: _best_hex,
    WHICH_PRODUCE: lambda s: best_kind(s, s.moves()),
}
