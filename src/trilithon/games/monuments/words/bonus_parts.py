"""Parts of bonuses that run by themselves: they wait below what is being done. Their frames are only checked."""

from __future__ import annotations

from collections.abc import Iterator

from trilithon.games.monuments.effects import Part
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.naming import PIECES
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.steps.draw_quests import DRAW_QUESTS
from trilithon.games.monuments.engine.steps.gain_kind import GAIN_KIND
from trilithon.games.monuments.engine.steps.movement import MOVEMENT
from trilithon.games.monuments.engine.steps.take_back import TAKE_BACK
from trilithon.games.monuments.engine.steps.unlock import UNLOCK
from trilithon.games.monuments.tokens import Piece, Positive, Tokens
from trilithon.games.monuments.wording import chain, some
from trilithon.games.monuments.words.course import A_BONUS, OnAgenda
from trilithon.kernel.engine.events import Message
from trilithon.kernel.parts import row
from trilithon.kernel.words import Frame


class Resources(Part, tag="res", frozen=True, kw_only=True):
    """Put on hexes with an own worker and fitting terrain (MS-BON-09)."""

    tokens: Tokens

    def numbers(self) -> list[int]:
        amounts = enumerate(self.tokens.amounts())
        return [n for kind, many in amounts if many for n in row(GAIN_KIND, kind=kind, n=many)]

    def gained(self) -> list[Message]:
        return self.tokens.gained()


class GainKindFrames(OnAgenda):
    step = GAIN_KIND
    lies_on = A_BONUS


class Unlock(Part, tag="unlock", frozen=True, kw_only=True):
    piece: Piece
    n: Positive = 1

    def numbers(self) -> list[int]:
        return row(UNLOCK, piece=PIECES.index(self.piece), n=self.n)

    def clause(self, times: int) -> Message:
        return Message("monuments-do-unlock", {"things": [some(self.piece, self.n * times)]})


class UnlockFrames(OnAgenda):
    step = UNLOCK
    lies_on = A_BONUS

    def problems(self, s: Position, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        if frame.values["piece"] >= c.S_HORSE:
            yield "horses are never locked"


class TakeBack(Part, tag="take_back", frozen=True):
    """All cards of the discard come back to the hand."""

    step = TAKE_BACK

    def clause(self, times: int) -> Message:
        return Message("monuments-do-take-back")


class TakeBackFrames(OnAgenda):
    step = TAKE_BACK
    lies_on = A_BONUS


class Quests(Part, tag="quests", frozen=True, kw_only=True):
    """Draw so many, keep at least one (MS-QST-01)."""

    step = DRAW_QUESTS
    text = "quests"
    n: Positive

    def clause(self, times: int) -> Message:
        return chain("then", [super().clause(1)] * times)


class DrawQuestsFrames(OnAgenda):
    step = DRAW_QUESTS
    lies_on = A_BONUS


class Move(Part, tag="move", frozen=True, kw_only=True):
    """So many activations, as by a Movement card."""

    text = "move"
    n: Positive

    def numbers(self) -> list[int]:
        return row(MOVEMENT, n=self.n, horses=0, bonus=1)

    def clause(self, times: int) -> Message:
        return chain("then", [super().clause(1)] * times)


class MovementFrames(OnAgenda):
    step = MOVEMENT
    lies_on = A_BONUS
