"""Content packs for tests: other boards, other tiles, other numbers."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from trilithon.games import find
from trilithon.games.pantheon.game import Pantheon
from trilithon.kernel import hexes


def our_rows() -> list[list[str]]:
    """The layout of the board in the box, hex by hex."""
    game = find("pantheon")
    assert isinstance(game, Pantheon)
    return [row.split() for row in game.content.board[0].rows]


def board_entry(rows: Sequence[Sequence[str]]) -> str:
    lines = ",\n".join(f'  "{" ".join(row)}"' for row in rows)
    return f'[[board]]\nid = "mediterranean"\nrows = [\n{lines},\n]\n'


def game_with(folder: Path, *entries: str) -> Pantheon:
    """Pantheon with a pack of these entries."""
    game = find("pantheon", [pack(folder, *entries)])
    assert isinstance(game, Pantheon)
    return game


def pack(folder: Path, *entries: str) -> Path:
    file = folder / f"pack{len(list(folder.iterdir()))}.toml"
    file.write_text("\n".join(entries), encoding="utf-8")
    return file


def changed_board(folder: Path, **texts: str) -> Pantheon:
    """Our board with other hexes: changed_board(folder, c6="..", a5="IB")."""
    rows = our_rows()
    for name, text in texts.items():
        cell = hexes.parse(name)
        rows[cell.row][cell.column] = text
    return game_with(folder, board_entry(rows))
