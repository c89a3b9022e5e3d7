"""Which inactive cards are discarded."""

from __future__ import annotations

from trilithon.games.monumental.engine.steps.discard import DISCARD
from trilithon.games.monumental.words.city import LeavingWords


class DiscardWords(LeavingWords):
    step = DISCARD
    rule = "MO-EFF-11"
    n = DISCARD.n
