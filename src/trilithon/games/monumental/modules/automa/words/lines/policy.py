"""Lines that develop Policies (MO-AUT-27, -28)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from trilithon.games.monumental.modules.automa.engine.verbs.policy import POLICY
from trilithon.games.monumental.modules.automa.engine.verbs.verb import Verb
from trilithon.games.monumental.modules.automa.words.lines.line import Line
from trilithon.kernel.engine.events import Message


class Policy(Line, tag="policy", frozen=True, kw_only=True):
    """The next one; then perhaps so much Gold for each developed one."""

    gold: Annotated[int, Meta(ge=0, le=9)] = 0

    def verb(self) -> Verb:
        return POLICY

    def arguments(self) -> tuple[int, int]:
        return (self.gold, 0)

    def told(self) -> Message:
        return Message("monumental-automa-line-policy", {"n": self.gold})
