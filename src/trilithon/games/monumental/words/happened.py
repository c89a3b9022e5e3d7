"""Something that may trigger effects."""

from __future__ import annotations

from trilithon.games.monumental.engine.steps.happened import HAPPENED
from trilithon.games.monumental.words.base import Lies, MonumentalWords


class HappenedWords(MonumentalWords):
    step = HAPPENED
    lies = Lies.ANYWHERE
