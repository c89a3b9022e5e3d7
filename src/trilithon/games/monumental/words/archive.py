"""Which inactive cards are archived."""

from __future__ import annotations

from trilithon.games.monumental.counts import ANY_KIND, CardKind, kind_bits
from trilithon.games.monumental.effects import Writer, worth_of
from trilithon.games.monumental.engine.steps.archive import ARCHIVE
from trilithon.games.monumental.words.city import ForEachCard, LeavingWords
from trilithon.kernel.engine.events import Message
from trilithon.kernel.parts import row


class Archive(ForEachCard, tag="archive", frozen=True, kw_only=True):
    """Archive up to so many inactive cards of the own City; `then` is done for each (MO-EFF-08 to -10)."""

    kind: CardKind | None = None

    def numbers(self, writer: Writer) -> list[int]:
        kinds = kind_bits([self.kind]) if self.kind else ANY_KIND
        return row(ARCHIVE, n=self.n, kinds=kinds, code=writer.code(self.then))

    def clause(self) -> Message:
        return self.each_time(Message("monumental-do-archive", {"n": self.n, "kind": self.kind or "card"}))

    def worth(self) -> float:
        return self.n * (22 + worth_of(self.then))


class ArchiveWords(LeavingWords):
    step = ARCHIVE
    rule = "MO-EFF-08"
    n = ARCHIVE.n
