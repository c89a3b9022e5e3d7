#!/usr/bin/env python3
"""Writes the books of the games (`kernel/book.py`) beside the fixtures that the client is tested with.

    python tools/make_books.py           # writes client/src/games/<game>/fixtures/book.json

A test fails when one of them is not what the server gives.
"""

from __future__ import annotations

from pathlib import Path

from trilithon.games import find, installed
from trilithon.kernel.book import book_of

GAMES = Path(__file__).resolve().parent.parent / "client" / "src" / "games"


def main() -> None:
    for game in installed():
        folder = GAMES / game / "fixtures"
        if folder.exists():
            (folder / "book.json").write_bytes(book_of(find(game)).content + b"\n")


if __name__ == "__main__":
    main()
