"""Lines that give Gold (MO-AUT-15, -49)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from trilithon.games.monumental.modules.automa.engine.verbs.gold import COAST, GOLD
from trilithon.games.monumental.modules.automa.engine.verbs.verb import Verb
from trilithon.games.monumental.modules.automa.words.lines.line import Line
from trilithon.kernel.engine.events import Message

Amount = Annotated[int, Meta(ge=1, le=20)]


class Gold(Line, tag="gold", frozen=True, kw_only=True):
    n: Amount

    def verb(self) -> Verb:
        return GOLD

    def arguments(self) -> tuple[int, int]:
        return (self.n, 0)

    def told(self) -> Message:
        return Message("monumental-automa-line-gold", {"n": self.n})


class Coast(Line, tag="coast", frozen=True, kw_only=True):
    """So much for each coastal Province."""

    n: Amount

    def verb(self) -> Verb:
        return COAST

    def arguments(self) -> tuple[int, int]:
        return (self.n, 0)

    def told(self) -> Message:
        return Message("monumental-automa-line-coast", {"n": self.n})
