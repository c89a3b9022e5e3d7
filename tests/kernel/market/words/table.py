"""The words of all questions."""

from __future__ import annotations

from trilithon.kernel.stepped import words_in
from trilithon.kernel.words import Words

WORDS = words_in("tests.kernel.market.words", Words)
