"""The words of everything that can lie on the agenda, and of all actions: those of the files here, behind them those of
modules. `joining.py` finds them all."""

from __future__ import annotations

from trilithon.games.monumental.words.actions.base import ActionWords
from trilithon.games.monumental.words.base import MonumentalWords

WORDS: dict[int, MonumentalWords] = {}
"""By the number of the step."""
ACTION_WORDS: dict[str, ActionWords] = {}
"""By the name of the action."""
