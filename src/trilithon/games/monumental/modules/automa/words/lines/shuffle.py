"""Lines that shuffle all that is done with into a new deck (MO-AUT-16)."""

from __future__ import annotations

from trilithon.games.monumental.modules.automa.engine.verbs.shuffle import SHUFFLE
from trilithon.games.monumental.modules.automa.engine.verbs.verb import Verb
from trilithon.games.monumental.modules.automa.words.lines.line import Line
from trilithon.kernel.engine.events import Message


class Shuffle(Line, tag="shuffle", frozen=True, kw_only=True):
    def verb(self) -> Verb:
        return SHUFFLE

    def told(self) -> Message:
        return Message("monumental-automa-line-shuffle")
