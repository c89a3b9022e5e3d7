"""Which common bonus of the layer to take."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from trilithon.games.monuments.engine.monument import held_like
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.steps.common import TAKE_BONUS, WHICH_COMMON
from trilithon.games.monuments.engine.steps.personal import WHICH_OPTION
from trilithon.games.monuments.words.asking import Answer, Asking, by_verb
from trilithon.games.monuments.words.course import THE_TURN
from trilithon.games.monuments.words.refusing import because
from trilithon.games.monuments.words.saying import ask, say
from trilithon.kernel.engine.events import Message, player
from trilithon.kernel.game import Refusal
from trilithon.kernel.peek import Peek
from trilithon.kernel.words import Frame


class TakeBonus(Answer):
    def label(self, s: Position, n: int) -> Message:
        return say("bonus", bonus=s.box.common_names[n], effect=s.box.common_texts[n])

    def write(self, s: Position, n: int) -> str:
        return f"bonus {s.box.common_ids[n]}"

    def about(self, s: Position, n: int) -> list[str]:
        return [f"common:{s.box.common_ids[n]}"]


class CommonWords(Asking):
    step = WHICH_COMMON
    rule = "MS-BON-01"
    notation = ("bonus BONUS",)
    answers = by_verb({TAKE_BONUS: TakeBonus()})
    lies_on = (*THE_TURN, (WHICH_OPTION,))

    def question(self, s: Position) -> Message:
        return ask("common", layer=s.get(WHICH_COMMON.layer))

    def shown(self, s: Position) -> dict[str, Any]:
        return {"layer": s.get(WHICH_COMMON.layer)}

    def shown_to_mover(self, s: Position) -> dict[str, Any]:
        """`held`: how many of each bonus of the layer, or of the same sort, the seat has."""
        layer = s.get(WHICH_COMMON.layer)
        here = [common for common in range(s.box.commons) if s.box.common_layer[common] == layer]
        return {"held": {s.box.common_ids[common]: held_like(s, s.to_move, common) for common in here}}

    def why_not_common(self, s: Position, common: int) -> Refusal | None:
        layer = s.box.common_layer[common]
        taken = why_taken(s, common)
        if taken is not None:
            return taken
        if layer != s.get(WHICH_COMMON.layer):
            return because("MS-BON-01", "bonus-layer", layer=layer)
        held = held_like(s, s.to_move, common)
        return because("MS-BON-02", "bonus-limit", have=held, n=s.box.common_limit[common])

    def problems(self, s: Position, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        layer, look = frame.values["layer"], Peek(s)
        if layer != s.layers(frame.seat) or layer < 1:
            yield "it is of the layer that was just built"
        held = [common for common, owner in enumerate(look.commons) if owner == frame.seat]
        if any(s.box.common_layer[common] == layer for common in held):
            yield "one of this layer is taken already"


def why_taken(s: Position, common: int) -> Refusal | None:
    owner = Peek(s).commons[common]
    return because("MS-BON-01", "bonus-taken", player=player(owner)) if owner >= 0 else None
