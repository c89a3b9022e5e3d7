"""The games. Each is a folder here whose package has `load_game(packs)`; nothing else needs to know its name."""

from __future__ import annotations

import pkgutil
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from pathlib import Path

from trilithon.kernel.errors import SetupError
from trilithon.kernel.game import Game


def installed() -> list[str]:
    """The ids of all games, in alphabetical order."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


def find(game: str, packs: Sequence[Path] = ()) -> Game:
    """The game of that id; packs are content files of the user's that replace or add entries."""
    return _load(game, tuple(packs))


@cache
def _load(game: str, packs: tuple[Path, ...]) -> Game:
    if game not in installed():
        raise SetupError(f"there is no game {game!r}; installed: {', '.join(installed())}")
    loaded: Game = import_module(f"{__name__}.{game}").load_game(packs)
    return loaded
