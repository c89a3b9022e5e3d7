"""Follow the movement of another player, or draw a card instead?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from trilithon.games.pantheon.engine.moving import most_steps
from trilithon.games.pantheon.engine.position import Position
from trilithon.games.pantheon.engine.steps.follow import DRAW_INSTEAD, FOLLOW, FOLLOWING
from trilithon.games.pantheon.words.base import Answer, PantheonWords, because, do, does, plain
from trilithon.games.pantheon.words.ways import movement_to_hex
from trilithon.kernel.engine.events import Argument, Message, player
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Frame, Target


class FollowWords(PantheonWords):
    step = FOLLOW
    rule = "PA-MOVE-07"
    notation = ("follow", "draw instead")
    key = "follow"
    answers: Mapping[int, Answer] = {
        FOLLOWING: Answer(
            label=lambda s, _: do("follow", steps=most_steps(s, s.to_move)),
            write=lambda s, _: "follow",
            about=lambda s, _: ["action:move"],
        ),
        DRAW_INSTEAD: plain("draw-instead", "draw instead", "pile"),
    }
    needs_temple = True

    def problems(self, s: Position, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        yield from super().problems(s, frame, agenda)
        if frame.seat == s.active():
            yield f"seat {frame.seat + 1} moves itself, and follows nobody"

    def details(self, s: Position) -> dict[str, Argument]:
        return {"player": player(s.active())}

    def does(self, s: Position, move: int) -> Message:
        return does("move")

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        if target.sort == "action" and target.name != "extra":
            return because("PA-MOVE-07", "follow-or-draw")
        return None

    def to_hex(self, s: Position, where: int) -> list[int]:
        return movement_to_hex(s, where, [FOLLOWING], 0)
