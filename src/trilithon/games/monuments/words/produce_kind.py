"""Which kind of token a workshop makes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.producing import stocked
from trilithon.games.monuments.engine.spots import can_get
from trilithon.games.monuments.engine.steps.produce import WHERE_PRODUCE
from trilithon.games.monuments.engine.steps.produce_kind import WHICH_PRODUCE
from trilithon.games.monuments.words.answers import OfKind
from trilithon.games.monuments.words.asking import Asking, by_verb
from trilithon.games.monuments.words.payments import wanted
from trilithon.games.monuments.words.refusing import because, holdings
from trilithon.games.monuments.words.saying import ask, named_hex
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import argument_of
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Frame


class ProduceKindWords(Asking):
    step = WHICH_PRODUCE
    rule = "MS-PRD-07"
    notation = ("kind KIND",)
    answers = by_verb({c.OF_KIND: OfKind("kind", "kind")})
    lies_on = ((WHERE_PRODUCE,),)

    def question(self, s: Position) -> Message:
        return ask("produce-kind", hex=named_hex(s, s.get(WHICH_PRODUCE.hex)), n=s.get(WHICH_PRODUCE.n))

    def shown(self, s: Position) -> dict[str, Any]:
        return {"hex": s.chart.names[s.get(WHICH_PRODUCE.hex)], "n": s.get(WHICH_PRODUCE.n)}

    def why_not_resource(self, s: Position, kind: int) -> Refusal | None:
        return None if can_get(s, kind) else because("MS-GEN-11", "stock-empty")

    def problems(self, s: Position, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        spot, n = frame.values["hex"], frame.values["n"]
        if n < 1 or s.tokens_in(spot) + n > s.capacity(frame.seat):
            yield "there is no room"
        elif s.option(c.O_HARD_SUPPLY) and n > stocked(s):
            yield "there are not so many tokens"


# -- the best kind ---------------------------------------------------------------------------------------


def lacking(s: Position) -> list[int]:
    """Tokens of each kind that the next layer still lacks."""
    return [max(0, n - there) for n, there in zip(wanted(s), holdings(s, s.to_move), strict=True)]


def best_kind(s: Position, moves: Sequence[int]) -> int:
    """What the next layer lacks most, then what there is least of."""
    have, missing = holdings(s, s.to_move), lacking(s)

    def rank(move: int) -> tuple[int, int, int]:
        kind = argument_of(move)
        return -missing[kind], have[kind], kind

    return min(moves, key=rank)
