"""kill -9 at any moment: what was answered is there, what is there is whole."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from tests.kernel.ballot import Ballot
from trilithon.store import Store, StoredTable, replaying
from trilithon.store.replaying import game_of, replay
from trilithon.store.verify import verify

ROOT = Path(__file__).resolve().parents[2]


def killed_after(folder: Path, lines: int, seed: int, *more: str) -> list[int]:
    """Plays in another process, which is killed once it has said so much; all that it said."""
    command = [sys.executable, "-m", "tests.store.kill_me", str(folder), str(seed), *more]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        said = [int(process.stdout.readline()) for _ in range(lines)]
        process.kill()
        return said + [int(line) for line in process.stdout]


def stored_table(folder: Path) -> StoredTable:
    async def load() -> StoredTable:
        store = Store(folder / "tables.db")
        (table,) = await store.table_ids()
        stored = await store.load(table)
        await store.close()
        assert stored is not None
        return stored

    return asyncio.run(load())


@pytest.mark.parametrize(("lines", "seed"), [(1, 1), (7, 2), (20, 3), (55, 4), (130, 5)])
def test_what_was_answered_is_stored_and_what_is_stored_is_whole(
    tmp_path: Path, lines: int, seed: int
) -> None:
    said = killed_after(tmp_path, lines, seed)
    whole(tmp_path, said)


@pytest.mark.parametrize(("lines", "seed"), [(3, 1), (40, 2), (90, 3)])
def test_an_answer_withdrawn_under_those_of_others_is_gone_alone_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lines: int, seed: int
) -> None:
    game = Ballot()
    monkeypatch.setattr(replaying, "find", lambda name, packs=(): game)
    said = killed_after(tmp_path, lines, seed, "ballot")
    stored = whole(tmp_path, said)
    seats = [row.seat for row in stored.moves]
    assert len(set(seats)) == len(seats)
    assert 3 not in seats


def whole(folder: Path, said: list[int]) -> StoredTable:
    """What is stored fits together, and fits what was said before."""
    stored = stored_table(folder)
    playthrough = replay(stored, game_of(stored))
    if stored.moves:  # none are left if the only one was just taken back
        assert stored.moves[-1].fingerprint == playthrough.state.fingerprint(), "a change was stored in part"
    commands = stored.table.version  # each of them played or took back
    assert len(said) <= commands <= len(said) + 1, "at most one command was stored but not answered yet"
    if commands == len(said):
        assert len(stored.moves) == said[-1]
    assert [found.problem for found in verify(folder / "tables.db")] == [None]
    return stored
