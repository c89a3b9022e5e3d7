"""The words of all questions."""

from __future__ import annotations

from tests.kernel.market.words.effects import EffectsWords
from tests.kernel.market.words.offered import OfferedWords
from tests.kernel.market.words.turn import TurnWords
from trilithon.kernel.stepped import words_by_step

WORDS = words_by_step([TurnWords(), EffectsWords(), OfferedWords()])
