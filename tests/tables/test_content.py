"""A table keeps its content: somebody tunes a number, and it goes on as it began. Packs are played with beside it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.tables.common import PERSON, Client, agent, dice, house, in_loop, play_on, sit_down, wish
from tests.tuning import tuned
from trilithon.games import find, find_recorded, installed
from trilithon.kernel.errors import ContentError, SetupError
from trilithon.kernel.record import parse_record, replay, write_record
from trilithon.store.replaying import game_of
from trilithon.store.replaying import replay as play_again
from trilithon.store.verify import verify
from trilithon.tables import BrokenTable, Shelf, Tables
from trilithon.tables.protocol import LookBack, NewTable, TableMade, Then, Undo

OPTIONS: dict[str, dict[str, bool | int | str]] = {"monumental": {"special_provinces": True}}


def wish_for(game: str, pack: str | None = None) -> NewTable:
    made = wish(PERSON, PERSON, **OPTIONS.get(game, {}))
    made.game, made.pack = game, pack
    return made


def contents(folder: Path) -> list[tuple[str, str, str]]:
    with closing(sqlite3.connect(folder / "tables.db")) as connection:
        return connection.execute("SELECT game, part, digest FROM contents").fetchall()


async def view(tables: Tables, made: TableMade, seat: int) -> object:
    client = await Client.at(tables, made, seat)
    await client.visit.leave()
    now = client.now
    return now.content, now.view, now.choices, now.log, now.sheet


# -- a tuned number --------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", installed())
@in_loop
async def test_a_table_goes_on_with_the_content_that_it_began_with(tmp_path: Path, game: str) -> None:
    rng = dice()
    async with house(tmp_path) as tables:
        made = await tables.make(wish_for(game))
        await play_on(await sit_down(tables, made), rng, 40)
        before = await view(tables, made, 0)
    with tuned(game, tmp_path):
        async with house(tmp_path) as tables:
            later = await tables.make(wish_for(game))
            assert await view(tables, made, 0) == before
            clients, others = await sit_down(tables, made), await sit_down(tables, later)
            assert clients[0].now.content != others[0].now.content
            await play_on(clients, rng, 40)
            await play_on(others, rng, 40)
            back = await clients[0].say(LookBack(request_id="back", seat=0, ply=5))
            assert isinstance(back[0], Then)
            mover = clients[clients[0].now.to_move or 0]
            if mover.now.undo and mover.now.seat is not None:
                undo = Undo(command_id="undo", seat=mover.now.seat, expected_version=mover.now.version)
                await mover.say(undo)
            then = [await view(tables, table, 0) for table in (made, later)]
        assert [found.problem for found in verify(tmp_path / "tables.db")] == [None, None]
    async with house(tmp_path) as tables:  # as it was, which is another content again for the second
        assert [await view(tables, table, 0) for table in (made, later)] == then
        assert await play_on(await sit_down(tables, later), rng, 20) == 20
    assert [found.problem for found in verify(tmp_path / "tables.db")] == [None, None]


@in_loop
async def test_a_game_that_is_over_can_be_watched_for_ever(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        made = await tables.make(wish(PERSON, PERSON))
        clients = await sit_down(tables, made)
        await play_on(clients, dice(), 10_000)
        end = clients[0].now
        assert end.over
    with tuned("pantheon", tmp_path):
        async with house(tmp_path) as tables:
            watching = await Client.at(tables, made, None)
            assert (watching.now.sheet, watching.now.places) == (end.sheet, end.places)
            for ply in (0, end.ply // 2, end.ply):
                (then,) = await watching.say(LookBack(request_id="then", seat=1, ply=ply))
                assert isinstance(then, Then)
            assert then.course is not None
            assert then.course[-1] == [sum(row) for row in end.sheet]
            stored = await tables._store.load(made.table)
        assert stored is not None
        record = parse_record(write_record(play_again(stored, game_of(stored)), with_content=True))
        assert replay(find_recorded(record), record).over


@in_loop
async def test_an_agent_thinks_about_the_content_of_its_table(tmp_path: Path) -> None:
    """In another process, which knows the content of the files only."""
    pack = write(tmp_path / "many.toml", '[[number]]\nid = "start_hand"\nvalue = 8\n')
    async with house(tmp_path, shelf=Shelf([pack])) as tables:
        made = await tables.make(packed("many", PERSON, agent("wanderer")))
        client = await Client.at(tables, made, 0)
        for _ in range(20):
            await client.until(lambda client: client.now.to_move in (0, None))
            await client.play(client.now.choices[0].move)
        assert client.now.ply > 20
        assert tables.statistics()["agent_fallbacks"] == 0


@in_loop
async def test_content_is_stored_once_for_all_tables(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        for _ in range(3):
            await tables.make(wish(PERSON, PERSON))
        assert contents(tmp_path) == [("pantheon", "", find("pantheon").content_digest)]
        await tables.make(wish_for("monumental"))
        assert [part for game, part, _ in contents(tmp_path) if game == "monumental"] == ["", "provinces"]


@in_loop
async def test_a_table_whose_content_is_lost_says_so(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        made = await tables.make(wish(PERSON, PERSON))
    with tuned("pantheon", tmp_path):
        hand = '"id":"start_hand","source":"reported","value":'
        other = f"CAST(replace(tables, '{hand}5', '{hand}3') AS BLOB)"
        for damage in (f"UPDATE contents SET tables = {other}", "DELETE FROM contents"):
            with closing(sqlite3.connect(tmp_path / "tables.db")) as connection, connection:
                connection.execute(damage)
            async with house(tmp_path) as tables:
                with pytest.raises(BrokenTable, match="other content of pantheon"):
                    await Client.at(tables, made, 0)
            (found,) = verify(tmp_path / "tables.db")
            assert found.problem is not None
            assert "its own is not stored" in found.problem


# -- packs -----------------------------------------------------------------------------------------------


def write(file: Path, text: str) -> Path:
    file.write_text(text, encoding="utf-8")
    return file


def packed(pack: str | None, *seats: object) -> NewTable:
    made = wish(*(seats or (PERSON, PERSON)))  # type: ignore[arg-type]
    made.pack = pack
    return made


@pytest.fixture
def packs(tmp_path: Path) -> list[Path]:
    few = 'title = "Few cards"\ngame = "pantheon"\n[[number]]\nid = "start_hand"\nvalue = 3\n'
    many = '[[number]]\nid = "start_hand"\nvalue = 8\n'
    dear = '[[price]]\nid = "fort"\ncost = { wood = 5 }\n'
    return [
        write(tmp_path / name, text)
        for name, text in (("few.toml", few), ("many cards!.toml", many), ("dear.toml", dear))
    ]


@in_loop
async def test_packs_are_played_beside_the_plain_game(tmp_path: Path, packs: list[Path]) -> None:
    games = {
        None: find("pantheon"),
        "few": find("pantheon", packs[:1]),
        "many-cards-": find("pantheon", packs[1:2]),
    }
    async with house(tmp_path, shelf=Shelf(packs)) as tables:
        made = {pack: await tables.make(packed(pack)) for pack in games}
        now = {pack: (await Client.at(tables, table, 0)).now for pack, table in made.items()}
        assert {pack: table.pack for pack, table in now.items()} == {
            None: None,
            "few": "Few cards",
            "many-cards-": "many cards!",
        }
        digests = {pack: game.content_digest for pack, game in games.items()}
        assert len(set(digests.values())) == 3
        assert {pack: table.content for pack, table in now.items()} == digests
    for pack in packs:
        pack.unlink()
    async with house(tmp_path) as tables:  # without them tables go on, but there are no new ones
        for table in made.values():
            assert await play_on(await sit_down(tables, table), dice(), 20) == 20
        with pytest.raises(SetupError, match="there is no pack 'few' for pantheon"):
            await tables.make(packed("few"))


def test_a_pack_is_for_the_game_that_it_names_or_fits(packs: list[Path]) -> None:
    shelf = Shelf(packs)
    assert list(shelf.packed["pantheon"]) == ["few", "many-cards-"]
    assert list(shelf.packed["monuments"]) == ["dear"]
    assert shelf.packed["monumental"] == {}
    assert shelf.find("monuments", "dear").pack == "dear"
    assert shelf.find("pantheon") is find("pantheon")
    with pytest.raises(SetupError, match="there is no game 'chess'"):
        shelf.find("chess")
    with pytest.raises(SetupError, match=r"there is no pack 'dead' for monuments; did you mean 'dear'\?"):
        shelf.find("monuments", "dead")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[[number", "is not TOML"),
        ('game = "chess"', r"there is no game 'chess' \(allowed: monumental"),
        ('game = "pantheon"\n[[god]]\nid = "vinthrad"\ncoast = 3\n', "there is no field 'coast'"),
        ('[[fort]]\nid = "x"\n', "it fits no game .*for pantheon: there is no table 'fort'"),
        ('title = "Nothing"\n', 'it fits monumental and monuments and pantheon; .* game = "?.?monumental'),
        (
            'game = "pantheon"\n[[number]]\nid = "start_hand"\nvalue = 20\n',
            "a game of . cannot begin: the deck",
        ),
    ],
)
def test_a_bad_pack_is_refused_with_its_name(tmp_path: Path, text: str, complaint: str) -> None:
    pack = write(tmp_path / "bad.toml", text)
    with pytest.raises(ContentError, match=rf"bad\.toml: .*{complaint}"):
        Shelf([pack])


def test_two_packs_need_two_names(tmp_path: Path, packs: list[Path]) -> None:
    (tmp_path / "other").mkdir()
    again = write(tmp_path / "other" / "few.toml", packs[0].read_text().replace("Few", "Fewer"))
    with pytest.raises(ContentError, match=r"other/few\.toml: another pack for pantheon has the same name"):
        Shelf([*packs, again])
    titled = write(tmp_path / "fewest.toml", packs[0].read_text())
    with pytest.raises(ContentError, match=r"fewest\.toml: another pack for pantheon has the same name"):
        Shelf([*packs, titled])
    with pytest.raises(ContentError, match=r"nowhere\.toml: cannot be read"):
        Shelf([tmp_path / "nowhere.toml"])
