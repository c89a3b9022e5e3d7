"""Which worker is sacrificed for a layer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.spots import has_worker, workers_on_board
from trilithon.games.monuments.engine.steps.freed_weapon import GIVE_FREED
from trilithon.games.monuments.engine.steps.layer import LAYER_RAISED
from trilithon.games.monuments.engine.steps.sacrifice import OFFER, WHICH_SACRIFICE
from trilithon.games.monuments.words.answers import ByUnit
from trilithon.games.monuments.words.asking import Asking, by_verb
from trilithon.games.monuments.words.refusing import because
from trilithon.games.monuments.words.rows import after
from trilithon.games.monuments.words.saying import ask, does, loss, named_hex
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import argument_of
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Frame


class Offer(ByUnit):
    def __init__(self) -> None:
        super().__init__("sacrifice", "offer")

    def does(self, s: Position, n: int) -> Message:
        return does("sacrifice")


class SacrificeWords(Asking):
    step = WHICH_SACRIFICE
    rule = "MS-MON-04"
    notation = ("sacrifice HEX UNIT", "sacrifice ferry FERRY passenger PLACE")
    answers = by_verb({OFFER: Offer()})
    lies_on = ((GIVE_FREED, LAYER_RAISED),)
    unit_rule = "MS-MON-04"

    def question(self, s: Position) -> Message:
        return ask("sacrifice", n=s.get(WHICH_SACRIFICE.n))

    def shown(self, s: Position) -> dict[str, Any]:
        return {"n": s.get(WHICH_SACRIFICE.n)}

    def confirms(self, s: Position, move: int) -> bool:
        return bool(self.losses(s, move))

    def losses(self, s: Position, move: int) -> list[Message]:
        """The last worker of a hex takes the control of its resources along (MS-GEN-09)."""
        if c.is_aboard(s.chart.hexes, argument_of(move)):
            return []
        spot, further = c.spot_of(argument_of(move)), after(s, [move])
        is_lost = spot < s.chart.lands and s.tokens_in(spot) and not has_worker(further, s.to_move, spot)
        return [loss("control", hex=named_hex(s, spot))] if is_lost else []

    def why_not_hex(self, s: Position, seat: int, spot: int) -> Refusal | None:
        return because("MS-MON-04", "no-worker-here")

    def why_not_unit(self, s: Position, seat: int, spot: int, unit: int) -> Refusal | None:
        return because("MS-MON-04", "no-worker")

    def why_not_passenger(self, s: Position, seat: int, ferry: int, slot: int) -> Refusal | None:
        return because("MS-MON-04", "no-worker")

    def problems(self, s: Position, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        if not 1 <= frame.values["n"] <= workers_on_board(s, frame.seat):
            yield "there are not so many workers"
