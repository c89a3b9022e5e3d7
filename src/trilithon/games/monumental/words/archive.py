"""Which inactive cards are archived."""

from __future__ import annotations

from trilithon.games.monumental.engine.steps.archive import ARCHIVE
from trilithon.games.monumental.words.city import LeavingWords


class ArchiveWords(LeavingWords):
    step = ARCHIVE
    rule = "MO-EFF-08"
    n = ARCHIVE.n
