from __future__ import annotations

from collections.abc import Iterator

from tests.kernel.market.engine.codes import GOODS, good_name
from tests.kernel.market.engine.position import Position
from tests.kernel.market.engine.steps.turn import DRAW, END, OFFER, ROLL, SELL, TURN, good_and_other
from tests.kernel.market.words.shared import REASONS, good_target
from trilithon.kernel.engine.events import Message, player
from trilithon.kernel.engine.moves import argument_of, verb_of
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Frame, Target, Words

WRITTEN = {DRAW: "draw", ROLL: "roll", END: "end"}
ABOUT = {DRAW: "deck", ROLL: "die", END: "turn"}
RULES = {"good": "MK-SELL", "player": "MK-OFFER", "deck": "MK-DRAW", "die": "MK-ROLL"}


class TurnWords(Words[Position]):
    step = TURN
    rule = "MK-TURN"
    notation = ("sell RESOURCE", "offer RESOURCE to SEAT", *WRITTEN.values())

    def question(self, s: Position) -> Message:
        return Message("market-ask-turn", {"actions": s.get(TURN.actions)})

    def label(self, s: Position, move: int) -> Message:
        if verb_of(move) == SELL:
            return Message("market-sell", {"good": good_name(argument_of(move))})
        if verb_of(move) == OFFER:
            good, other = good_and_other(move)
            return Message("market-offer", {"good": good_name(good), "to": player(other)})
        return Message(f"market-{WRITTEN[verb_of(move)]}")

    def write(self, s: Position, move: int) -> str:
        if verb_of(move) == SELL:
            return f"sell {GOODS[argument_of(move)]}"
        if verb_of(move) == OFFER:
            good, other = good_and_other(move)
            return f"offer {GOODS[good]} to {other + 1}"
        return WRITTEN[verb_of(move)]

    def about(self, s: Position, move: int) -> list[str]:
        if verb_of(move) == SELL:
            return [good_target(argument_of(move))]
        if verb_of(move) == OFFER:
            good, other = good_and_other(move)
            return [good_target(good), f"player:{other}"]
        return [ABOUT[verb_of(move)]]

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        if s.get(TURN.actions) == 0:
            return REASONS.because(self.rule, "no-actions")
        return REASONS.because(RULES[target.sort], f"no-{target.sort}")

    def problems(self, s: Position, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        if frame is not agenda[0]:
            yield "a turn is the first thing on the agenda, below all others"
