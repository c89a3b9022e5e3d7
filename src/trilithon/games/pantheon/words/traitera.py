"""Is a Traitera used for an extra action?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.position import Position
from trilithon.games.pantheon.engine.steps.traitera import DECLINE, TRAITERA, USE
from trilithon.games.pantheon.words.base import Answer, PantheonWords, plain
from trilithon.kernel.words import Frame


class TraiteraWords(PantheonWords):
    step = TRAITERA
    rule = "PA-GOD-11"
    notation = ("use", "decline")
    key = "traitera"
    answers: Mapping[int, Answer] = {
        USE: plain("use", "use", "action:extra"),
        DECLINE: plain("decline", "decline", "stop"),
    }
    is_of_turn = True

    def problems(self, s: Position, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        yield from super().problems(s, frame, agenda)
        copies, owned = frame.values["copies"], s.has(frame.seat, c.EXTRA_ACTIONS)
        if copies > owned:
            yield f"{copies} copies, but seat {frame.seat + 1} has {owned}"
