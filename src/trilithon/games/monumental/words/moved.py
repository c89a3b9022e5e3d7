"""Units and Explorers whose way is being paid for."""

from __future__ import annotations

from trilithon.games.monumental.engine import exploring, lands
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.steps.moved import MOVED, STEPPED
from trilithon.games.monumental.words.base import Lies, MonumentalWords
from trilithon.kernel.words import Frame


class MovedWords(MonumentalWords):
    step = MOVED
    lies = Lies.UNDER_PAYMENT
    follows_action = True

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        origin, tile, unit = (frame.values[name] for name in ("origin", "tile", "unit"))
        return (
            s.owner(origin) == frame.seat
            and lands.may_leave(s, origin, unit)
            and lands.is_destination(s, frame.seat, origin, tile, False)
        )


class SteppedWords(MonumentalWords):
    step = STEPPED
    lies = Lies.UNDER_PAYMENT
    follows_action = True

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        which = frame.values["explorer"]
        is_first = not exploring.is_like_another(s, frame.seat, which)
        return is_first and exploring.may_step(s, frame.seat, which, frame.values["tile"])
