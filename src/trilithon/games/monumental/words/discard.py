"""Which inactive cards are discarded."""

from __future__ import annotations

from trilithon.games.monumental.counts import ANY_KIND
from trilithon.games.monumental.effects import Writer, worth_of
from trilithon.games.monumental.engine.steps.discard import DISCARD
from trilithon.games.monumental.words.city import ForEachCard, LeavingWords
from trilithon.kernel.engine.events import Message
from trilithon.kernel.parts import row


class DiscardCity(ForEachCard, tag="discard", frozen=True, kw_only=True):
    """Discard up to so many inactive cards of the own City; `then` is done for each (MO-EFF-11)."""

    def numbers(self, writer: Writer) -> list[int]:
        return row(DISCARD, n=self.n, kinds=ANY_KIND, code=writer.code(self.then))

    def clause(self) -> Message:
        return self.each_time(Message("monumental-do-discard", {"n": self.n}))

    def worth(self) -> float:
        return self.n * (5 + worth_of(self.then))


class DiscardWords(LeavingWords):
    step = DISCARD
    rule = "MO-EFF-11"
    n = DISCARD.n
