"""Which worker becomes which unit, or whether a weapon is forged."""

from __future__ import annotations

from typing import Any

from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.steps.train import WHAT_TRAIN
from trilithon.games.monuments.engine.training import FORGE, TRAIN_UNIT
from trilithon.games.monuments.words.asking import Answer, by_verb
from trilithon.games.monuments.words.costs import cost, costs_to_train
from trilithon.games.monuments.words.course import THE_TURN
from trilithon.games.monuments.words.saying import does, price, say
from trilithon.games.monuments.words.training import Train, Training, why_not_forged, why_not_paid
from trilithon.kernel.engine.events import Message
from trilithon.kernel.game import Refusal


class Forge(Answer):
    def label(self, s: Position, n: int) -> Message:
        return say("forge", price=price(s.box.weapon_cost, 0))

    def write(self, s: Position, n: int) -> str:
        return "forge"

    def about(self, s: Position, n: int) -> list[str]:
        return ["piece:weapon"]

    def facts(self, s: Position, n: int) -> dict[str, Any]:
        return cost(s, s.to_move, s.box.weapon_cost, 0)

    def does(self, s: Position, n: int) -> Message:
        return does("forge")


class TrainWords(Training):
    step = WHAT_TRAIN
    rule = "MS-TRN-01"
    notation = ("train PIECE HEX [armed]", "forge")
    answers = by_verb({TRAIN_UNIT: Train(free=False), FORGE: Forge()})
    lies_on = THE_TURN

    def shown_to_mover(self, s: Position) -> dict[str, Any]:
        """`pieces`: as when something is built."""
        return {"pieces": costs_to_train(s, s.to_move)}

    def why_not_trained(self, s: Position, seat: int, piece: int) -> Refusal | None:
        return why_not_paid(s, seat, piece)

    def why_not_piece(self, s: Position, piece: str) -> Refusal | None:
        return why_not_forged(s, s.to_move) if piece == "weapon" else super().why_not_piece(s, piece)
