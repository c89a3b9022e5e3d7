"""Which of two different tokens stays where there is room for one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.steps.activate import ACTIVATE
from trilithon.games.monuments.engine.steps.cargo import CARGO, STAY
from trilithon.games.monuments.words.answers import OfKind
from trilithon.games.monuments.words.asking import Asking, by_verb
from trilithon.games.monuments.words.refusing import because
from trilithon.games.monuments.words.saying import ask, named_hex
from trilithon.kernel.engine.events import Message
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Frame


class CargoWords(Asking):
    step = CARGO
    rule = "MS-FER-15"
    notation = ("keep KIND",)
    answers = by_verb({STAY: OfKind("keep", "stay")})
    lies_on = ((ACTIVATE,),)

    def question(self, s: Position) -> Message:
        return ask("cargo", hex=named_hex(s, s.get(CARGO.hex)))

    def shown(self, s: Position) -> dict[str, Any]:
        return {"hex": s.chart.names[s.get(CARGO.hex)]}

    def why_not_resource(self, s: Position, kind: int) -> Refusal | None:
        return because("MS-FER-15", "not-cargo")

    def problems(self, s: Position, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        spot, first, second = (frame.values[name] for name in ("hex", "first", "second"))
        room = s.capacity(frame.seat) - s.tokens_in(spot)
        if s.owner(spot) != frame.seat or first == second or room != 1:
            yield "one of two different tokens can stay where passengers went ashore"
