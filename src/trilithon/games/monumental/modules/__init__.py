"""Parts of the game that a table may switch on: one folder each, and nothing of the base game knows their names.

A folder's `__init__` offers its `MODULE` (see `module.py`).
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from trilithon.games.monumental.module import Module


def found() -> list[Module]:
    """All modules that lie here, in their order."""
    folders = [entry.name for entry in iter_modules(__path__) if entry.ispkg]
    modules: list[Module] = [import_module(f"{__name__}.{folder}").MODULE for folder in folders]
    return sorted(modules, key=lambda module: module.number)
