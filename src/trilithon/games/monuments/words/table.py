"""The words of everything that can lie on the agenda: those of the files here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from trilithon.games.monuments.words.asking import Asking
from trilithon.games.monuments.words.course import OnAgenda
from trilithon.games.monuments.words.turning_in import TurningInWords
from trilithon.kernel.engine.agenda import Step
from trilithon.kernel.stepped import words_in

WORDS = words_in("trilithon.games.monuments.words", OnAgenda)
"""By the number of the step."""
QUESTIONS: Mapping[Step[Any], Asking] = {
    words.step: words for words in WORDS.values() if isinstance(words, Asking)
}
ASIDES = (TurningInWords(),)
