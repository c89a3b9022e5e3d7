"""The games. Each is a folder here whose package has `load_game(packs, kept)`; nothing else needs to know its name."""

from __future__ import annotations

import pkgutil
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib import import_module
from pathlib import Path

from trilithon.kernel.content import read_head
from trilithon.kernel.errors import ContentError, RecordError, SetupError
from trilithon.kernel.game import Game
from trilithon.kernel.kept import BASE, NOTHING_KEPT, Kept, Parts, read_beside
from trilithon.kernel.record import Record, content_named, played_with

CONTENTS_IN_MEMORY = 12
"""Games that are not played with the content of today, each with its own; those used longest ago are made anew."""


def installed() -> list[str]:
    """The ids of all games, in alphabetical order."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


def find(game: str, packs: Sequence[Path] = ()) -> Game:
    """The game of that id; packs are content files of the user's that replace or add entries."""
    return _find(game, tuple(packs))


def find_again(game: str, kept: Parts) -> Game:
    """The game as it was with content that was kept; what was not kept is as it is now."""
    return _find_again(game, tuple(sorted(kept.items()))) if kept else find(game)


def find_recorded(record: Record, folder: Path | None = None) -> Game:
    """The game that a record was made with. Content of another day is in the record itself, or beside it in its folder;
    RecordError if it is in neither."""
    now = find(record.game)
    here = played_with(now, record)
    parts = {}
    for part, content in content_named(record).items():
        if content == here.get(part):
            continue
        kept = record.kept.get(part) or (read_beside(folder, part, content) if folder else None)
        if kept is None or kept.digest != content:
            raise RecordError(_no_content(record, part, content, here.get(part)))
        parts[part] = kept
    return find_again(record.game, parts) if parts else now


def _no_content(record: Record, part: str, content: str, here: str | None) -> str:
    what = f"content of {record.game}" if part == BASE else f"content of module {part}"
    pack = f"; it was played with the pack {record.pack}" if record.pack else ""
    return (
        f"this game was played with other {what} ({content}) than there is here ({here or 'none'}), and that is "
        f"neither in the record nor beside it{pack}: give the same packs"
    )


@cache
def _find(game: str, packs: tuple[Path, ...]) -> Game:
    heads = {pack: read_head(pack) for pack in packs}
    for pack, head in heads.items():
        if head.game not in (None, game):
            raise ContentError(f"{pack}: this is a pack for {head.game}, not for {game}")
    found = _load(game, packs, NOTHING_KEPT)
    found.pack = ", ".join(head.title for head in heads.values())
    return found


@lru_cache(CONTENTS_IN_MEMORY)
def _find_again(game: str, kept: tuple[tuple[str, Kept], ...]) -> Game:
    return _load(game, (), dict(kept))


def _load(game: str, packs: tuple[Path, ...], kept: Parts) -> Game:
    if game not in installed():
        raise SetupError(f"there is no game {game!r}; installed: {', '.join(installed())}")
    loaded: Game = import_module(f"{__name__}.{game}").load_game(packs, kept)
    return loaded
