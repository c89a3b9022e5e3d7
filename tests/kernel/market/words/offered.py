from __future__ import annotations

from collections.abc import Iterator

from tests.kernel.market.engine.codes import GOODS, good_name
from tests.kernel.market.engine.position import Position
from tests.kernel.market.engine.steps.offered import OFFERED
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import verb_of
from trilithon.kernel.words import Frame, Words

WRITTEN = ("accept", "refuse")


class OfferedWords(Words[Position]):
    step = OFFERED
    rule = "MK-OFFER"
    notation = WRITTEN

    def question(self, s: Position) -> Message:
        return Message("market-ask-offered", {"good": good_name(s.get(OFFERED.good))})

    def label(self, s: Position, move: int) -> Message:
        return Message(f"market-{WRITTEN[verb_of(move)]}")

    def write(self, s: Position, move: int) -> str:
        return WRITTEN[verb_of(move)]

    def about(self, s: Position, move: int) -> list[str]:
        return ["offer"]

    def only_here(self, s: Position) -> list[str]:
        return ["offer"]

    def shown(self, s: Position) -> dict[str, object]:
        return {"good": GOODS[s.get(OFFERED.good)]}

    def problems(self, s: Position, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        seller = frame.values["seller"]
        if agenda[0] is frame or agenda[0].seat != seller or frame.seat == seller:
            yield "the seller is whose turn it is, and somebody else is asked"
