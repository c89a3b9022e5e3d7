"""Tables of words are filled from the files of `words/`; modules take their places in all tables, behind what the base
game has there."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec

from trilithon.games.monumental.engine.actions.table import ACTIONS, add_actions
from trilithon.games.monumental.engine.steps.table import STEPS
from trilithon.games.monumental.module import MODULES, Module
from trilithon.games.monumental.opened import ask_too, count_too, hear_of
from trilithon.games.monumental.words.actions.base import ActionWords
from trilithon.games.monumental.words.base import MonumentalWords
from trilithon.games.monumental.words.table import ACTION_WORDS, WORDS
from trilithon.kernel.collecting import classes_in
from trilithon.kernel.engine.agenda import add_steps
from trilithon.kernel.stepped import words_in


def join(modules: Sequence[Module]) -> tuple[Module, ...]:
    """Once, before anything is played; all that there are now."""
    if not WORDS:
        take_words(__name__.rpartition(".")[0])
    for module in modules:
        if module.number != len(MODULES):
            raise ValueError(f"module {module.id} has the number {module.number}, not {len(MODULES)}")
        MODULES.append(module)
        add_steps(STEPS, list(module.steps), module.number)
        add_actions(ACTIONS, list(module.actions), module.number)
        for name, (countable, usual) in module.counts.items():
            count_too(name, countable, usual, module.number)
        for condition in module.conditions:
            ask_too(condition, module.number)
        for name, often in module.events.items():
            hear_of(name, often, module.number)
        take_words(type(module).__module__.rpartition(".")[0])
    return tuple(MODULES)


def take_words(folder: str) -> None:
    """Of all steps and actions that the files under `words/` of a folder are about."""
    package = f"{folder}.words"
    if find_spec(package) is None:
        return
    WORDS.update(words_in(package, MonumentalWords))
    for words in classes_in(package, ActionWords):
        if "action" in vars(words):
            ACTION_WORDS[words.action.name] = words()
