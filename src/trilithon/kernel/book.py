"""The book of a game: all that a page has to know of a game's content, so that it needs no copy of its own.

It consists of names and texts of everything in the box (as messages), facts to draw it from, and the catalogues that
make sentences of messages, a file for each language. Its digest is that of all this: what was fetched once under its
name never changes.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256

import msgspec

from trilithon.kernel.game import Game
from trilithon.kernel.messages import sources, to_json

BOOKS = 64
"""So many are kept: one for each content that a game is played with."""


@dataclass(frozen=True)
class Book:
    digest: str
    content: bytes
    """In JSON: `names`, `texts` and `facts`."""
    catalogues: dict[str, str]
    """What is said in each language: the game's messages and those of its modules, as they stand in their files."""


@lru_cache(BOOKS)
def book_of(game: Game) -> Book:
    content = msgspec.json.encode(
        {
            "names": {thing: to_json(name) for thing, name in game.names().items()},
            "texts": {thing: [to_json(text) for text in texts] for thing, texts in game.glossary().items()},
            "facts": game.facts(),
        }
    )
    catalogues = sources(game)
    digest = sha256(content)
    for language, source in catalogues.items():
        digest.update(f"\0{language}\0{source}".encode())
    return Book(digest.hexdigest()[:20], content, catalogues)
