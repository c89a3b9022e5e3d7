"""Buy the card that was set aside."""

from __future__ import annotations

from collections.abc import Iterator

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.steps.act import ACT
from trilithon.games.monumental.modules.provinces.engine.actions.buy_reserved import BUY_RESERVED
from trilithon.games.monumental.modules.provinces.engine.own import reserved_by
from trilithon.games.monumental.modules.provinces.engine.steps.reserve import RESERVED_BOUGHT
from trilithon.games.monumental.words.actions.base import ActionWords
from trilithon.games.monumental.words.base import Lies, MonumentalWords
from trilithon.games.monumental.words.buying import buy_label, card_too_dear
from trilithon.games.monumental.words.shared import because, card_id
from trilithon.kernel.engine.events import Message
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Frame, Target


class BuyReservedWords(ActionWords):
    action = BUY_RESERVED
    notation = ("buy reserved CARD",)

    def label(self, s: Position, argument: int) -> Message:
        return buy_label(s, s.kinds[reserved_by(s, s.to_move)])

    def write(self, s: Position, argument: int) -> str:
        return f"buy reserved {card_id(s, reserved_by(s, s.to_move))}"

    def about(self, s: Position, argument: int) -> list[str]:
        return [f"reserve:{s.to_move}"]

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        if target.sort != "reserve":
            return None
        if int(target.name) != s.to_move:
            return because("MO-PROV-03", "reserved-by-another")
        return card_too_dear(s, s.kinds[reserved_by(s, s.to_move)])


class ReservedBoughtWords(MonumentalWords):
    """It is being paid for."""

    step = RESERVED_BOUGHT
    lies = Lies.UNDER_PAYMENT
    follows_action = True

    def holds(self, frame: Frame) -> int | None:
        return frame.values["card"]

    def misplaced(self, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        yield from super().misplaced(frame, agenda)
        if agenda[agenda.index(frame) - 1].step is not ACT:
            yield "it lies on act"

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        return s.kind_of(frame.values["card"]) != c.WONDER
