"""Where a worker of a bonus is placed."""

from __future__ import annotations

from typing import Any

from trilithon.games.monuments.effects import Part
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.steps.place_worker import WHERE_WORKER
from trilithon.games.monuments.tokens import Positive
from trilithon.games.monuments.wording import some
from trilithon.games.monuments.words.answers import InTown
from trilithon.games.monuments.words.asking import Asking, by_verb
from trilithon.games.monuments.words.course import A_BONUS
from trilithon.games.monuments.words.refusing import because
from trilithon.games.monuments.words.saying import ask
from trilithon.kernel.engine.events import Message
from trilithon.kernel.game import Refusal


class Workers(Part, tag="workers", frozen=True, kw_only=True):
    """To own towns, or to the monument hex (MS-BON-08)."""

    step = WHERE_WORKER
    n: Positive

    def gained(self) -> list[Message]:
        return [some("worker", self.n)]


class PlaceWorkerWords(Asking):
    step = WHERE_WORKER
    rule = "MS-BON-08"
    notation = ("at HEX",)
    answers = by_verb({c.AT: InTown()})
    lies_on = A_BONUS

    def question(self, s: Position) -> Message:
        return ask("place-worker", n=s.get(WHERE_WORKER.n))

    def shown(self, s: Position) -> dict[str, Any]:
        return {"n": s.get(WHERE_WORKER.n)}

    def why_not_hex(self, s: Position, seat: int, spot: int) -> Refusal | None:
        if s.builder(spot) == seat and s.building(spot, c.TOWN) >= 0:
            return because("MS-GEN-08", "unusable")
        return because("MS-BON-08", "bonus-town")
