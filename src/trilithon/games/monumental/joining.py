"""Modules take their places in the tables, behind all that the base game has there."""

from __future__ import annotations

from collections.abc import Sequence

from trilithon.games.monumental.engine.actions.table import ACTIONS, add_actions
from trilithon.games.monumental.engine.steps.table import STEPS
from trilithon.games.monumental.module import MODULES, Module
from trilithon.games.monumental.words.actions.table import ACTION_WORDS
from trilithon.games.monumental.words.entries import ENTRY_WORDS, EntryWords
from trilithon.games.monumental.words.table import WORDS
from trilithon.kernel.engine.agenda import add_steps


def join(modules: Sequence[Module]) -> tuple[Module, ...]:
    """Once, before anything is played; all that there are now."""
    for module in modules:
        if module.number != len(MODULES):
            raise ValueError(f"module {module.id} has the number {module.number}, not {len(MODULES)}")
        MODULES.append(module)
        add_steps(STEPS, list(module.steps), module.number)
        add_actions(ACTIONS, list(module.actions), module.number)
        for words in module.words:
            WORDS[int(words.step.number)] = words
            if isinstance(words, EntryWords):
                ENTRY_WORDS[int(words.step.number)] = words
        for action in module.action_words:
            ACTION_WORDS[action.action.name] = action
    return tuple(MODULES)
