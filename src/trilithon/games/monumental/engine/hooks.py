"""Moments of the game at which modules may do something, and what modules add besides.

A module's `Hook` says which moments it listens to; `Hooks` keeps a list for each of them. With no module on, all lists
are empty, and looking at an empty list is all that a moment costs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64, mypyc_attr

from trilithon.games.monumental.engine.world import World

if TYPE_CHECKING:
    from trilithon.games.monumental.engine.actions.action import Action


@mypyc_attr(allow_interpreted_subclasses=True)
class Hook:
    """What a module does at the moments it listens to; it overrides those methods."""


class Hooks:
    """For every moment those who listen, in the order of modules."""

    actions: list[Action]
    """Of phase 2: those of the base game, then those of modules."""
    modules: list[Any]
    """What modules know of this game: where their own fields lie."""

    def __init__(self, actions: list[Action]) -> None:
        self.actions = actions
        self.modules = []
