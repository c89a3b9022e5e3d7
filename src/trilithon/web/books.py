"""Books of games (`kernel/book.py`) as files to be fetched: packed once, and kept by whoever has them."""

from __future__ import annotations

from functools import lru_cache
from gzip import compress

from trilithon.kernel.book import BOOKS, book_of
from trilithon.kernel.game import Game
from trilithon.web.pages import FOREVER, TYPES, File


@lru_cache(BOOKS)
def book_files(game: Game) -> dict[str, File]:
    """By name: `<digest>.json` has names, texts and facts, `<digest>.<language>.ftl` the messages."""
    book = book_of(game)
    content = {f"{book.digest}.json": book.content}
    messages = {f"{book.digest}.{language}.ftl": text.encode() for language, text in book.catalogues.items()}
    return {name: _file(name, plain) for name, plain in (content | messages).items()}


def _file(name: str, plain: bytes) -> File:
    packed = {"gzip": compress(plain, mtime=0)}
    return File(TYPES[f".{name.rpartition('.')[2]}"], FOREVER, f'"{name}"', plain, packed)
