"""What is stored is enough: a server that starts again shows everybody what the old one showed."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from tests.tables.common import (
    PERSON,
    Client,
    agent,
    dice,
    house,
    in_loop,
    play_on,
    sit_down,
    to_action,
    wish,
)
from trilithon.agents.levels import LEVELS
from trilithon.kernel.engine.state import NOBODY
from trilithon.kernel.record import RecordedMove, parse_record
from trilithon.store.replaying import game_of
from trilithon.tables import BrokenTable, Tables
from trilithon.tables.answers import KEPT
from trilithon.tables.course import Course
from trilithon.tables.protocol import Done, Goodbye, Play, Refused, Rename, TableMade, Undo

GOLDEN = Path(__file__).parents[1] / "golden"
OFTEN = 40
"""So many decisions from the beginning every one is followed by a restart, then every twentieth."""


async def seen_by_all(tables: Tables, made: TableMade) -> list[bytes]:
    """What everybody would see who comes now, alone."""
    seen = []
    for key in made.keys:
        client = await Client.at(tables, made, key.seat)
        seen.append(msgspec.json.encode(client.now))
        await client.visit.leave()
    return seen


@pytest.mark.parametrize("seats", [2, 3])
@in_loop
async def test_a_restart_at_every_ply_shows_the_same_table(tmp_path: Path, seats: int) -> None:
    rng = dice(seats)
    async with house(tmp_path) as tables:
        made = await tables.make(wish(*[PERSON] * seats))
    for step in [1] * OFTEN + [20] * 100:
        async with house(tmp_path) as tables:
            clients = await sit_down(tables, made, seats)
            played = await play_on(clients, rng, step)
            for client in clients:
                await client.visit.leave()
            before = await seen_by_all(tables, made)
        async with house(tmp_path) as tables:
            assert await seen_by_all(tables, made) == before
        if played < step:
            return
    raise AssertionError("the game did not end")


@in_loop
async def test_a_choice_half_made_and_taken_back_survives(tmp_path: Path) -> None:
    """In the middle of an action, with random undos on the way."""
    rng = dice(5)
    async with house(tmp_path) as tables:
        made = await tables.make(wish(PERSON, PERSON))
        clients = await sit_down(tables, made)
        undone = 0
        for number in range(150):
            await play_on(clients, rng, 1)
            for seat, client in enumerate(clients):
                if client.now.undo and rng.below(3) == 0:
                    command = Undo(
                        command_id=f"undo-{number}",
                        seat=seat,
                        expected_version=client.now.version,
                        all=rng.below(2) == 0,
                    )
                    assert isinstance((await client.say(command))[0], Done)
                    undone += 1
        assert undone > 10
        for client in clients:
            await client.visit.leave()
        before = await seen_by_all(tables, made)
    async with house(tmp_path) as tables:
        assert await seen_by_all(tables, made) == before


@in_loop
async def test_an_answer_is_given_again_after_a_restart(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        made = await tables.make(wish(PERSON, PERSON, first_player="1"))
        client = await to_action(await sit_down(tables, made))
        command = Play(command_id="once", seat=0, expected_version=client.now.version, moves=["draw", "pile"])
        first = (await client.say(command))[0]
        assert isinstance(first, Done)
        ply = client.now.ply
    assert isinstance(client.last, Goodbye)
    assert client.last.again
    async with house(tmp_path) as tables:
        client = await Client.at(tables, made, 0)
        assert await client.say(command) == [first]
        assert client.now.ply == ply


@in_loop
async def test_a_table_where_nobody_is_gets_put_away_and_comes_back(tmp_path: Path) -> None:
    """Although nobody comes or goes any more, and a table that was there before is still being played at."""
    async with house(tmp_path, idle_seconds=0.05) as tables:
        made, busy = await tables.make(wish(PERSON, PERSON)), await tables.make(wish(PERSON, PERSON))
        stays = await sit_down(tables, busy)
        clients = await sit_down(tables, made)
        await play_on(clients, dice(), 30)
        before, first = clients[0].now, clients[0].visit.table
        for client in clients:
            await client.visit.leave()
        while tables.statistics()["tables_in_memory"] == 2:
            await play_on(stays, dice(), 1)
            await asyncio.sleep(0.01)
        assert await play_on(stays, dice(), 1) == 1, "where somebody is, the table stays"
        back = (await sit_down(tables, made))[0]
        assert back.visit.table is not first
        assert back.now.view == before.view
        assert back.now.choices == before.choices
        assert back.now.log == before.log


@in_loop
async def test_in_the_end_nothing_is_in_memory(tmp_path: Path) -> None:
    async with house(tmp_path, idle_seconds=0.05) as tables:
        for _ in range(20):
            client = await Client.at(tables, await tables.make(wish(PERSON, PERSON)), 0)
            await client.visit.leave()
        while tables.statistics()["tables_in_memory"]:
            await asyncio.sleep(0.01)


@in_loop
async def test_answers_are_kept_as_long_as_they_can_be_asked_for(tmp_path: Path) -> None:
    """A bounded number of each seat, in memory and in the database; the latest ones."""
    async with house(tmp_path) as tables:
        made = await tables.make(wish(PERSON, PERSON, first_player="1"))
        clients = await sit_down(tables, made)
        first = Rename(command_id="first", seat=1, expected_version=0, name="First")
        await clients[1].say(first)
        play = Play(
            command_id="play",
            seat=0,
            expected_version=clients[0].now.version,
            moves=[clients[0].now.choices[0].move],
        )
        done = (await clients[0].say(play))[0]
        for number in range(KEPT + 9):
            await clients[0].say(
                Rename(command_id=f"n{number}", seat=0, expected_version=0, name=f"{number}")
            )
        stored = await tables._store.load(made.table)
        assert stored is not None
        assert len(stored.answers) == KEPT + 1
        table = clients[0].visit.table
        assert table._answers.find(1, "first") is not None, "another seat's commands do not count"
        late = (await clients[0].say(play))[0]
        assert isinstance(done, Done)
        assert isinstance(late, Refused), "forgotten, but not played twice"
        assert late.refusal.code == "stale"
    async with house(tmp_path) as tables:
        client = await Client.at(tables, made, 0)
        version = client.now.version
        latest = Rename(command_id=f"n{KEPT + 8}", seat=0, expected_version=0, name="otherwise")
        assert await client.say(latest) == [Done(command_id=f"n{KEPT + 8}", version=version)]
        assert client.now.seats[0].name == f"{KEPT + 8}", "it was done before"
        stored = await tables._store.load(made.table)
        assert stored is not None
        assert len(stored.answers) == KEPT + 1


@in_loop
async def test_there_is_never_more_in_memory_than_allowed_and_one_of_each(tmp_path: Path) -> None:
    async with house(tmp_path, most_tables=2) as tables:
        made = [await tables.make(wish(PERSON, PERSON)) for _ in range(5)]
        for table in made:
            client = await Client.at(tables, table, 0)
            await client.visit.leave()
            assert tables.statistics()["tables_in_memory"] <= 2
        together = await asyncio.gather(*(Client.at(tables, made[0], seat) for seat in (0, 1, None)))
        assert len({id(client.visit.table) for client in together}) == 1


@in_loop
async def test_a_table_of_other_rules_is_not_touched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path) as tables:
        made = await tables.make(wish(PERSON, PERSON))
        stored = await tables._store.load(made.table)
    assert stored is not None
    game = game_of(stored)
    before = game.rules_version
    monkeypatch.setattr(game, "rules_version", 99)
    monkeypatch.setattr(game, "replays", ())
    async with house(tmp_path) as tables:
        with pytest.raises(BrokenTable, match=f"version {before}"):
            await Client.at(tables, made, 0)


def what_counts(client: Client) -> tuple[object, ...]:
    now = client.now
    return now.version, now.to_move, now.view, now.log


@in_loop
async def test_a_table_of_an_older_version_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its positions had other hashes; its moves are what counts."""
    async with house(tmp_path) as tables:
        made = await tables.make(wish(PERSON, PERSON))
        clients = await sit_down(tables, made)
        await play_on(clients, dice(), 5)
        before = what_counts(clients[0])
        stored = await tables._store.load(made.table)
    assert stored is not None
    game = game_of(stored)
    monkeypatch.setattr(game, "replays", (game.rules_version,))
    monkeypatch.setattr(game, "rules_version", 99)
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database, database:
        database.execute("UPDATE moves SET fingerprint = 'other' WHERE fingerprint IS NOT NULL")
    async with house(tmp_path) as tables:
        clients = await sit_down(tables, made)
        assert what_counts(clients[0]) == before
        assert await play_on(clients, dice(), 5) == 5
        after = what_counts(clients[0])
    async with house(tmp_path) as tables:
        assert what_counts(await Client.at(tables, made, 0)) == after


def as_version_1(file: Path) -> tuple[dict[str, str], int, list[RecordedMove]]:
    """Options, seed and moves of a recorded game."""
    record = parse_record(file.read_text(encoding="utf-8"))
    moves = [entry for entry in record.entries if isinstance(entry, RecordedMove)]
    return dict(record.options), record.seed or 0, moves


@pytest.mark.parametrize(("until", "left_out"), [(230, 0), (231, 0), (232, 1), (410, 1)])
@in_loop
async def test_a_table_of_version_1_leaves_out_what_is_asked_no_more(
    tmp_path: Path, until: int, left_out: int
) -> None:
    """It is stored as it was until something is played; then as it is played now. Perhaps it was being asked just then,
    or has been answered once, or many moves ago."""
    options, seed, moves = as_version_1(GOLDEN / "monuments" / "version-1" / "13.txt")
    moves = moves[:until]
    async with house(tmp_path) as tables:
        made = await tables.make(msgspec.structs.replace(wish(PERSON, PERSON, PERSON), game="monuments"))
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database, database:
        database.execute(
            "UPDATE tables SET rules = 1, options = ?, seed = ?", (json.dumps(options), str(seed))
        )
        database.execute("DELETE FROM moves")
        database.executemany(
            "INSERT INTO moves VALUES (?, ?, ?, ?, ?, 0, NULL)",
            [(made.table, ply, move.seat, move.text, move.automatic) for ply, move in enumerate(moves)],
        )
    async with house(tmp_path) as tables:
        clients = await sit_down(tables, made, 3)
        ply = clients[0].visit.table.course.ply
        assert len(moves) - ply == left_out
        assert await play_on(clients, dice(), 5) == 5
        after = what_counts(clients[0])
    async with house(tmp_path) as tables:
        stored = await tables._store.load(made.table)
        assert stored is not None
        assert [row.ply for row in stored.moves] == list(range(len(stored.moves)))
        client = await Client.at(tables, made, 0)
        assert client.visit.table.course.ply == len(stored.moves)
        assert what_counts(client) == after


@in_loop
async def test_agents_go_on_after_a_restart(tmp_path: Path) -> None:
    async with house(tmp_path, levels={"wanderer": LEVELS["wanderer"]}) as tables:
        made = await tables.make(wish(PERSON, agent("wanderer")))
        client = await Client.at(tables, made, 0)
        rng = dice()
        for _ in range(40):
            await client.until(lambda client: client.now.to_move == 0)
            if client.now.seats[1].thinking:
                continue
            await client.play(client.now.choices[rng.below(len(client.now.choices))].move)
            if client.now.to_move == 1:
                break
    async with house(tmp_path) as tables:
        client = await Client.at(tables, made, None)
        await client.until(lambda client: client.now.to_move == 0)
        stored = await tables._store.load(made.table)
        assert stored is not None
        course = Course.again(stored, game_of(stored))
        state = course.playthrough.state
        view = course.game.view(state, NOBODY) | course.remembered(state, course.ply)
        assert view == client.now.view
