"""The store by itself: groups, conflicts, closing, backups, keys, and finding what was tampered with."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from tests.tables.common import PERSON, Client, dice, house, in_loop, play_on, sit_down, wish
from trilithon.games import find
from trilithon.store import (
    AnswerRow,
    Change,
    Conflict,
    Creation,
    KeyRow,
    MoveRow,
    SeatRow,
    Store,
    StoreError,
    TableRow,
    copy_database,
    derived_secret,
    hash_secret,
    is_same,
)
from trilithon.store.sql import MIGRATIONS
from trilithon.store.verify import verify
from trilithon.tables.protocol import Play


def creation(name: str) -> Creation:
    table = TableRow(
        id=name,
        game="pantheon",
        rules=1,
        content="none",
        seats=2,
        options={"dice": True, "rounds": 5, "first": "random"},
        seed=2**64 - 1,
        salt="salt",
        mode="friends",
        made_by=name.encode(),
        grain=b"grain",
        created=1.5,
    )
    seats = tuple(SeatRow(seat=seat, name=None, level=None, owned=True) for seat in range(2))
    keys = tuple(KeyRow(seat=seat, hash=hash_secret(f"{name} {seat}")) for seat in (0, 1, None))
    return Creation(table=table, contents=(), seats=seats, keys=keys)


def move(ply: int, text: str = "pass") -> MoveRow:
    return MoveRow(ply=ply, seat=0, text=text, automatic=False, at=2.0)


@in_loop
async def test_what_is_stored_is_read_back_as_it_was(tmp_path: Path) -> None:
    store = Store(tmp_path / "db")
    made = creation("one")
    await store.commit(made)
    answer = AnswerRow(seat=1, command_id="c", answer=b"{}")
    await store.commit(Change(table="one", version=0, moves=(move(0), move(1)), answers=(answer,), at=3.0))
    await store.commit(Change(table="one", version=1, back_to=1, to_move=1, at=4.0))
    await store.close()
    store = Store(tmp_path / "db")
    stored = await store.load("one")
    assert stored is not None
    assert stored.table == replace(made.table, version=2, to_move=1, changed=4.0)
    assert stored.seats == list(made.seats)
    assert sorted(key.hash for key in stored.keys) == sorted(key.hash for key in made.keys)
    assert stored.moves == [move(0)]
    assert stored.answers == [answer]
    assert await store.load("two") is None
    assert await store.table_made_by(b"one") == "one"
    assert await store.counts() == {"tables": 1, "finished": 0}
    await store.close()


@in_loop
async def test_everything_that_waits_goes_into_few_transactions(tmp_path: Path) -> None:
    store = Store(tmp_path / "db")
    await asyncio.gather(*(store.commit(creation(f"t{n}")) for n in range(300)))
    assert store.changes == 300
    assert store.transactions < 30
    await store.close()


@in_loop
async def test_a_change_that_fails_is_left_out_alone_and_whole(tmp_path: Path) -> None:
    store = Store(tmp_path / "db")
    await asyncio.gather(*(store.commit(creation(name)) for name in "abc"))
    good = [Change(table=name, version=0, moves=(move(0),), at=1.0) for name in "abc"]
    bad = Change(table="b", version=0, moves=(move(0), move(0)), at=1.0)
    late = Change(table="c", version=7, moves=(move(7),), at=1.0)
    results = await asyncio.gather(
        *(store.commit(change) for change in [good[0], bad, late, good[2]]), return_exceptions=True
    )
    assert [type(result) for result in results] == [type(None), Conflict, Conflict, type(None)]
    stored = {name: await store.load(name) for name in "abc"}
    assert [len(table.moves) for table in stored.values() if table is not None] == [1, 0, 1]
    with pytest.raises(Conflict):
        await store.commit(creation("a"))
    with pytest.raises(Conflict):
        await store.commit(replace(good[1], table="nowhere"))
    await store.close()


@in_loop
async def test_of_many_at_one_ply_one_wins(tmp_path: Path) -> None:
    store = Store(tmp_path / "db")
    await store.commit(creation("t"))
    changes = [Change(table="t", moves=(move(0, f"move {n}"),), at=1.0) for n in range(50)]
    results = await asyncio.gather(*(store.commit(change) for change in changes), return_exceptions=True)
    assert [isinstance(result, Conflict) for result in results].count(False) == 1
    await store.close()


@in_loop
async def test_closing_waits_for_what_was_handed_in(tmp_path: Path) -> None:
    store = Store(tmp_path / "db")
    commits = [asyncio.create_task(store.commit(creation(f"t{n}"))) for n in range(100)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*commits)
    with pytest.raises(StoreError, match="closed"):
        await store.commit(creation("late"))
    again = Store(tmp_path / "db")
    assert len(await again.table_ids()) == 100
    await again.close()


@in_loop
async def test_a_glance_needs_a_key_of_that_table(tmp_path: Path) -> None:
    store = Store(tmp_path / "db")
    for name in ("one", "two"):
        await store.commit(creation(name))
    keys = [("one", hash_secret("one 1")), ("one", hash_secret("one None")), ("two", hash_secret("one 1"))]
    mine, watching, wrong = await store.glances(keys)
    assert mine is not None
    assert (mine.key.seat, mine.table, mine.seats) == (
        1,
        creation("one").table,
        list(creation("one").seats),
    )
    assert watching is not None
    assert watching.key.seat is None
    assert wrong is None
    fresh = KeyRow(seat=1, hash=hash_secret("fresh"))
    await store.commit(Change(table="one", new_keys=(fresh,), revoked=(keys[0][1],), at=2.0))
    old, new = await store.glances([keys[0], ("one", fresh.hash)])
    assert old is None
    assert new is not None
    assert new.table.version == 0, "a key is no change of the game"
    await store.close()


@in_loop
async def test_a_database_of_the_first_schema_is_brought_up_to_date(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "db")) as connection:
        for statement in MIGRATIONS[0]:
            connection.execute(statement)
        connection.execute("PRAGMA user_version = 1")
        old = ("old", "pantheon", 1, "none", 2, "{}", "7", "salt", "friends", b"made", b"grain", 5.0, None)
        connection.execute(f"INSERT INTO tables VALUES ({', '.join('?' * len(old))})", old)
        connection.execute("INSERT INTO moves VALUES ('old', 0, 1, 'pass', 0, 6.5, NULL)")
        connection.commit()
    store = Store(tmp_path / "db")
    stored = await store.load("old")
    assert stored is not None
    assert (stored.table.seed, stored.table.version, len(stored.moves)) == (7, 0, 1)
    assert (stored.table.to_move, stored.table.changed) == (None, 6.5)
    await store.commit(Change(table="old", version=0, moves=(move(1),), at=7.0))
    stored = await store.load("old")
    assert stored is not None
    assert (stored.table.version, len(stored.moves)) == (1, 2)
    await store.close()


def test_a_database_of_the_future_is_not_touched(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "db")) as connection:
        connection.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    with pytest.raises(StoreError, match="newer"):
        Store(tmp_path / "db")
    (tmp_path / "text").write_text("This is no database. " * 100)
    with pytest.raises(StoreError, match="cannot be opened"):
        Store(tmp_path / "text")


def test_secrets_are_long_and_only_hashes_are_kept() -> None:
    wishes = [
        (b"grain 1", "wish 1", "0"),
        (b"grain 2", "wish 1", "0"),
        (b"grain 1", "wish 2", "0"),
        (b"grain 1", "wish 1", "1"),
    ]
    secrets = {derived_secret(*wish) for wish in wishes * 2}
    assert len(secrets) == 4
    assert all(len(secret) >= 22 for secret in secrets)
    one, *_ = secrets
    assert is_same(hash_secret(one), hash_secret(one))
    assert not is_same(hash_secret(one), hash_secret(one + "x"))


@in_loop
async def test_no_secret_is_in_the_database(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        made = await tables.make(wish(PERSON, PERSON))
    content = b"".join(file.read_bytes() for file in tmp_path.glob("tables.db*"))
    assert made.table.encode() in content
    assert not any(key.secret.encode() in content for key in made.keys)


@in_loop
async def test_a_backup_of_a_running_game_can_be_played_on(tmp_path: Path) -> None:
    rng = dice()
    backup = tmp_path / "restored"
    backup.mkdir()
    async with house(tmp_path) as tables:
        made = await tables.make(wish(PERSON, PERSON))
        clients = await sit_down(tables, made)
        await play_on(clients, rng, 30)
        then = clients[0].now
        await tables._store.backup(backup / "tables.db")
        await play_on(clients, rng, 10)
        with pytest.raises(StoreError, match="overwrite"):
            await tables._store.backup(backup / "tables.db")
    assert [file.name for file in backup.iterdir()] == ["tables.db"]
    assert [found.problem for found in verify(backup / "tables.db")] == [None]
    async with house(backup) as tables:
        clients = await sit_down(tables, made)
        assert clients[0].now.view == then.view
        assert await play_on(clients, rng, 10) == 10
    with pytest.raises(StoreError, match="no database"):
        copy_database(tmp_path / "nothing", tmp_path / "copy")


@in_loop
async def test_a_database_of_an_older_version_is_verified_before_the_upgrade(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        made = await tables.make(wish(PERSON, PERSON))
        await play_on(await sit_down(tables, made), dice(), 10)
    path = tmp_path / "tables.db"
    with closing(sqlite3.connect(path)) as connection:
        for table, column in (
            *(("tables", name) for name in ("version", "to_move", "changed")),
            ("seats", "taken"),
            ("tables", "pack"),
            ("tables", "deciding"),
        ):
            connection.execute(f"ALTER TABLE {table} DROP COLUMN {column}")
        connection.execute("DROP TABLE contents")
        connection.execute("PRAGMA user_version = 1")
        connection.commit()
    before = path.read_bytes()
    assert [(found.table, found.problem) for found in verify(path)] == [(made.table, None)]
    assert path.read_bytes() == before
    async with house(tmp_path) as tables:  # and so it can be played on
        assert await play_on(await sit_down(tables, made), dice(), 10) == 10
        stored = await tables._store.load(made.table)
        assert stored is not None
        assert stored.kept == find("pantheon").parts({}), "from now on it has content of its own"


TAMPERINGS = {
    "UPDATE moves SET text = 'dance' WHERE ply = 9": "dance",
    "UPDATE moves SET seat = 1 - seat WHERE ply = 9": "ply 9",
    "DELETE FROM moves WHERE ply = 9": "missing",
    "UPDATE moves SET fingerprint = 'ffffffffffff' WHERE ply = (SELECT max(ply) FROM moves)": "hash",
    "UPDATE tables SET seed = '12345'": "ply",
    "UPDATE tables SET rules = 77": "version 77",
    "UPDATE tables SET content = 'other'": "content",
    "UPDATE tables SET finished = 5": "over",
}


@pytest.mark.parametrize("tampering", TAMPERINGS)
@in_loop
async def test_verify_finds_what_was_tampered_with(tmp_path: Path, tampering: str) -> None:
    async with house(tmp_path) as tables:
        made = await tables.make(wish(PERSON, PERSON))
        clients = await sit_down(tables, made)
        await play_on(clients, dice(), 20)
    path = tmp_path / "tables.db"
    assert [found.problem for found in verify(path)] == [None]
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(tampering)
        connection.commit()
    (found,) = verify(path)
    assert found.table == made.table
    assert found.problem is not None
    assert TAMPERINGS[tampering] in found.problem


@in_loop
async def test_a_disk_that_fails_is_not_hidden(tmp_path: Path) -> None:
    """The table sends everybody away and comes back as what is stored."""
    async with house(tmp_path) as tables:
        made = await tables.make(wish(PERSON, PERSON, first_player="1"))
        client = await Client.at(tables, made, 0)
        assert client.now.choices
        tables._store._connection.execute("PRAGMA query_only = ON")
        ply = client.now.ply
        before = len(client.messages)
        await client.visit.handle(_play(client))
        assert [type(message).__name__ for message in client.messages[before:]] == ["Goodbye"]
        tables._store._connection.execute("PRAGMA query_only = OFF")
        client = await Client.at(tables, made, 0)
        assert client.now.ply == ply
        await client.visit.handle(_play(client))
        assert client.now.ply > ply


def _play(client: Client) -> Play:
    return Play(
        command_id="again", seat=0, expected_version=client.now.version, moves=[client.now.choices[0].move]
    )
