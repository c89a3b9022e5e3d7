"""Which piece to unlock."""

from __future__ import annotations

from typing import Any

from trilithon.games.monuments.effects import Part
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.steps.unlock_any import UNLOCK_PIECE, WHICH_UNLOCK
from trilithon.games.monuments.names import PIECES
from trilithon.games.monuments.tokens import Positive
from trilithon.games.monuments.words.asking import Answer, Asking, by_verb
from trilithon.games.monuments.words.course import A_BONUS
from trilithon.games.monuments.words.refusing import because
from trilithon.games.monuments.words.saying import ask, say, some
from trilithon.kernel.engine.events import Message
from trilithon.kernel.game import Refusal


class UnlockAny(Part, tag="unlock_any", frozen=True, kw_only=True):
    step = WHICH_UNLOCK
    text = "unlock-any"
    n: Positive


class UnlockPiece(Answer):
    def label(self, s: Position, n: int) -> Message:
        return say("unlock", things=[some(PIECES[n], 1)])

    def write(self, s: Position, n: int) -> str:
        return f"unlock {PIECES[n]}"

    def about(self, s: Position, n: int) -> list[str]:
        return [f"piece:{PIECES[n]}"]


class UnlockAnyWords(Asking):
    step = WHICH_UNLOCK
    rule = "MS-UNL-01"
    notation = ("unlock PIECE",)
    answers = by_verb({UNLOCK_PIECE: UnlockPiece()})
    lies_on = A_BONUS

    def question(self, s: Position) -> Message:
        return ask("unlock", n=s.get(WHICH_UNLOCK.n))

    def shown(self, s: Position) -> dict[str, Any]:
        return {"n": s.get(WHICH_UNLOCK.n)}

    def why_not_piece(self, s: Position, piece: str) -> Refusal | None:
        return because("MS-UNL-01", "none-locked") if piece in PIECES else None
