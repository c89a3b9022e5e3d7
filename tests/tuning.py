"""Somebody tunes numbers in the content files of a game. Nothing but the folder that they are read from is changed."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from unittest.mock import patch

import trilithon.games
from trilithon.games import find
from trilithon.games.monumental import game as monumental
from trilithon.games.monumental.modules.provinces import features as provinces
from trilithon.games.monumental.modules.provinces.module import SpecialProvinces
from trilithon.kernel.game import Game
from trilithon.kernel.kept import Schema

CHANGES = {
    "monumental": ("era1.toml", "cost = 3\n", "cost = 4\n"),
    "monuments": ("prices.toml", "wood = 1", "wood = 2"),
    "pantheon": ("numbers.toml", "value = 5\n", "value = 4\n"),
}
"""By game: in which file, what stands there, and what stands there from now on."""


@contextmanager
def tuned(game: str, folder: Path) -> Iterator[Game]:
    """The game as it is then, which is the one that is found."""
    schema = import_module(f"trilithon.games.{game}.game").SCHEMA
    with (
        patch.object(schema, "folder", changed(schema.folder, folder / game, *CHANGES[game])),
        tuned_modules(folder),
    ):
        trilithon.games._find.cache_clear()
        try:
            yield find(game)
        finally:
            trilithon.games._find.cache_clear()


@contextmanager
def tuned_modules(folder: Path) -> Iterator[None]:
    there = provinces.SCHEMA
    here = changed(there.folder, folder / "provinces", "features.toml", "terrain = 1\n", "terrain = 2\n")
    module = SpecialProvinces(provinces.Provinces(Schema(there.struct, here).read()))
    others = (other for other in monumental.MODULES if other.id != module.id)
    with patch.object(monumental, "MODULES", (module, *others)):
        yield


def changed(folder: Path, copy: Path, file: str, old: str, new: str) -> Path:
    shutil.copytree(folder, copy, dirs_exist_ok=True)
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (copy / file).write_text(text.replace(old, new), encoding="utf-8")
    return copy
