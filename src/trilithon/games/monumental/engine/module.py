"""A module: rules that a game may be played with besides its own. Nothing of it is there when it is off."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from trilithon.games.monumental.engine.box import Box
from trilithon.games.monumental.engine.chart import Chart
from trilithon.games.monumental.engine.hooks import Hooks
from trilithon.games.monumental.engine.layout import Fields
from trilithon.games.monumental.engine.setup import Setup


@mypyc_attr(allow_interpreted_subclasses=True)
class Module:
    """What it does before a position can be made; while it is played, its hooks, steps and actions do the rest."""

    def change(self, setup: Setup) -> None:
        """Change numbers of the set-up: further kinds of Units, places for cards, another display."""

    def declare(self, at: Fields, box: Box, chart: Chart, setup: Setup) -> Any:
        """Declare fields of its own, behind the game's; what is returned is kept in `s.hooks.modules`."""
        return None

    def listen(self, hooks: Hooks) -> None:
        """Name the moments at which it does something, and add its actions."""
