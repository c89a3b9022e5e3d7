"""Whom a bonus trains."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal

from trilithon.games.monuments.effects import Part
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.steps.free_train import FREE_TRAIN
from trilithon.games.monuments.engine.training import TRAIN_UNIT
from trilithon.games.monuments.names import PIECES
from trilithon.games.monuments.words.asking import by_verb
from trilithon.games.monuments.words.costs import free_pieces
from trilithon.games.monuments.words.course import A_BONUS
from trilithon.games.monuments.words.saying import ask
from trilithon.games.monuments.words.training import (
    MILITARY,
    Train,
    Training,
    why_nobody_trains,
    why_none_left,
)
from trilithon.kernel.engine.events import Message
from trilithon.kernel.game import Refusal
from trilithon.kernel.parts import row
from trilithon.kernel.words import Frame


class TrainFree(Part, tag="train_free", frozen=True, kw_only=True):
    """A worker on land becomes the unit: no resources, no permit."""

    unit: Literal["army", "navy", "airforce", "any"]

    def numbers(self) -> list[int]:
        return row(FREE_TRAIN, piece=c.NONE if self.unit == "any" else PIECES.index(self.unit))

    def clause(self, times: int) -> Message:
        return Message(f"monuments-do-train-{self.unit}", {"n": times})


class FreeTrainWords(Training):
    step = FREE_TRAIN
    rule = "MS-TRN-03"
    notation = ("train PIECE HEX [armed]",)
    answers = by_verb({TRAIN_UNIT: Train(free=True)})
    lies_on = A_BONUS

    def question(self, s: Position) -> Message:
        piece = s.get(FREE_TRAIN.piece)
        return ask(f"free-train-{PIECES[piece] if piece >= 0 else 'any'}")

    def shown_to_mover(self, s: Position) -> dict[str, Any]:
        return {"pieces": free_pieces(name for move in s.moves() for name in self.about(s, move))}

    def pieces(self, s: Position) -> Sequence[int]:
        piece = s.get(FREE_TRAIN.piece)
        return [piece] if piece >= 0 else MILITARY

    def why_not_trained(self, s: Position, seat: int, piece: int) -> Refusal | None:
        return why_none_left(s, seat, piece) or why_nobody_trains(s, seat, piece)

    def problems(self, s: Position, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        if frame.values["piece"] not in (c.NONE, *MILITARY):
            yield "only military units are trained"
