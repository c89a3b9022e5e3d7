"""To which row or column a Policy is attached."""

from __future__ import annotations

from typing import Any

from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.modules.mughals.engine import codes as m
from trilithon.games.monumental.modules.mughals.engine.own import line_of, own, policy_on
from trilithon.games.monumental.modules.mughals.engine.steps.attach import ATTACH, named_line
from trilithon.games.monumental.words.base import Lies, MonumentalWords
from trilithon.games.monumental.words.shared import ask, because, say
from trilithon.games.monumental.words.things import policy_named
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import argument_of
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Frame, Target


def line_thing(line: int) -> str:
    return f"line:{m.LINES[line]}"


class AttachWords(MonumentalWords):
    step = ATTACH
    rule = "MO-LK-16"
    notation = ("attach LINE",)
    lies = Lies.ON_TOP

    def question(self, s: Position) -> Message:
        return ask("attach", policy=s.box.policy_names[s.get(ATTACH.policy)])

    def label(self, s: Position, move: int) -> Message:
        return say("attach", line=named_line(argument_of(move)))

    def write(self, s: Position, move: int) -> str:
        return f"attach {m.LINES[argument_of(move)]}"

    def about(self, s: Position, move: int) -> list[str]:
        return [line_thing(argument_of(move))]

    def shown(self, s: Position) -> dict[str, Any]:
        return {"policy": s.box.policy_ids[s.get(ATTACH.policy)]}

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        if target.sort == "line":
            there = policy_on(s, own(s), m.LINES.index(target.name))
            return because(self.rule, "line-taken", policy=s.box.policy_names[there])
        if target.sort == "policy" and s.has_developed(s.to_move, policy_named(s, target)):
            policy = policy_named(s, target)
            line = line_of(s, own(s), policy)
            if line >= 0:
                name = s.box.policy_names[policy]
                return because(self.rule, "policy-stays", policy=name, line=named_line(line))
        return None

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        policy = frame.values["policy"]
        return (
            frame.seat == own(s).seat
            and s.has_developed(frame.seat, policy)
            and line_of(s, own(s), policy) < 0
        )
