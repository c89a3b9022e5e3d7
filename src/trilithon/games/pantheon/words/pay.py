"""How is a god on the board paid for?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.position import Position
from trilithon.games.pantheon.engine.steps.pay import PAY
from trilithon.games.pantheon.words.base import Answer, PantheonWords, does
from trilithon.games.pantheon.words.payments import cheapest_payment, offering
from trilithon.kernel.engine.events import Argument, Message
from trilithon.kernel.words import Frame


def _god(s: Position) -> int:
    return s.god_on(s.get(PAY.place))


class PayWords(PantheonWords):
    step = PAY
    rule = "PA-GAIN-02"
    notation = ("sacrifice PART [PART] [PART] [PART]",)
    key = "pay"
    answers: Mapping[int, Answer] = {c.OFFER: offering(_god)}
    needs_temple = True
    comes_last = True

    def details(self, s: Position) -> dict[str, Argument]:
        return {"god": s.box.god_names[_god(s)]}

    def usual(self, s: Position) -> int:
        return cheapest_payment(s, _god(s))[0]

    def does(self, s: Position, move: int) -> Message:
        return does("gain")

    def forecast(self, s: Position, move: int) -> dict[str, Any]:
        """Which of the open gods it is for."""
        return {"paying": s.get(PAY.place)}

    def to_god(self, s: Position, place: int) -> list[int]:
        return cheapest_payment(s, _god(s)) if place == s.get(PAY.place) else []

    def problems(self, s: Position, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        yield from super().problems(s, frame, agenda)
        if s.god_on(frame.values["place"]) < 0:
            yield f"there is no gods tile on place {frame.values['place']}"
