"""Of which kind a token of a bonus is."""

from __future__ import annotations

from typing import Any

from trilithon.games.monuments.effects import Part
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.steps.token_kind import WHICH_TOKEN
from trilithon.games.monuments.tokens import Positive
from trilithon.games.monuments.words.answers import OfKind
from trilithon.games.monuments.words.asking import Asking, by_verb
from trilithon.games.monuments.words.course import A_BONUS
from trilithon.games.monuments.words.refusing import because
from trilithon.games.monuments.words.saying import ask, token
from trilithon.kernel.engine.events import Message
from trilithon.kernel.game import Refusal


class AnyResources(Part, tag="res_any", frozen=True, kw_only=True):
    """Resources of kinds of one's choice, put on hexes as those of `res` are."""

    step = WHICH_TOKEN
    text = "gain-any"
    n: Positive


class TokenKindWords(Asking):
    step = WHICH_TOKEN
    rule = "MS-BON-09"
    notation = ("kind KIND",)
    answers = by_verb({c.OF_KIND: OfKind("kind", "kind")})
    lies_on = A_BONUS

    def question(self, s: Position) -> Message:
        return ask("token-kind", n=s.get(WHICH_TOKEN.n))

    def shown(self, s: Position) -> dict[str, Any]:
        return {"n": s.get(WHICH_TOKEN.n)}

    def why_not_resource(self, s: Position, kind: int) -> Refusal | None:
        return because("MS-BON-09", "no-place", tokens=token(kind))
