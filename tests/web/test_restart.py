"""A server that stops, or is killed, and is started again: nothing is lost, and no secret is told to a log."""

from __future__ import annotations

import json
import re
import signal
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from tests.web.playing import OURS, Browser, Json, Line, play_on, wish
from tests.web.serving import Process


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite"


def test_after_a_stop_the_game_goes_on(database: Path, tmp_path: Path) -> None:
    log = tmp_path / "log"
    with Process(database, log) as first, Browser(first.url) as browser:
        made = browser.make(people=2)
        one, two = browser.sit(made, 0), browser.sit(made, 1)
        version = play_on([one, two], 8, Random(4))
        before = [line.hear_version(version) for line in (one, two)]
        assert first.end(signal.SIGTERM) in (0, -signal.SIGTERM)
        for line in (one, two):
            assert line.hear("goodbye")["again"]
    with Process(database, log) as second, Browser(second.url) as browser:
        lines = [browser.sit(made, seat) for seat in (0, 1)]
        for line, old in zip(lines, before, strict=True):
            assert line.now["version"] == version
            assert (line.now["view"], line.now["log"]) == (old["view"], old["log"])
            assert line.now["choices"] == old["choices"]
        assert play_on(lines, 3, Random(4)) > version


def price_in_book(browser: Browser, table: Json, god: str) -> object:
    """As the page at this table learns it."""
    book = browser.get(f"/api/games/pantheon/book/{table['book']}.json")
    assert book.status_code == 200
    return book.json()["facts"]["gods"][god]["cost"]


def test_a_table_outlives_the_pack_that_it_was_begun_with(database: Path, tmp_path: Path) -> None:
    log, pack = tmp_path / "log", tmp_path / "few.toml"
    pack.write_text('title = "Few cards"\n[[god]]\nid = "surparit"\ncost = [1]\n', encoding="utf-8")
    with Process(database, log, "--pack", str(pack)) as first, Browser(first.url) as browser:
        packs = {game["id"]: game["packs"] for game in browser.get("/api/games").json()["games"]}
        book = packs["pantheon"][0].pop("book")
        few = {"id": "few", "title": "Few cards", "seat_values": {}}
        assert packs == {"monumental": [], "monuments": [], "pantheon": [few]}
        plain, made = browser.make(), browser.make(pack="few")
        assert browser.get(f"/api/tables/{made['table']}").json()["pack"] == "Few cards"
        assert browser.get(f"/api/tables/{plain['table']}").json()["pack"] is None
        one, two = browser.sit(made, 0), browser.sit(made, 1)
        version = play_on([one, two], 8, Random(4))
        before = [line.hear_version(version) for line in (one, two)]
        assert (before[0]["pack"], before[0]["book"]) == ("Few cards", book)
        beside = browser.sit(plain, 0).now
        assert before[0]["content"] != beside["content"]
        assert [price_in_book(browser, table, "surparit") for table in (before[0], beside)] == [[1], [4, 2]]
        first.end(signal.SIGTERM)
    pack.unlink()
    with Process(database, log) as second, Browser(second.url) as browser:
        assert not any(game["packs"] for game in browser.get("/api/games").json()["games"])
        lines = [browser.sit(made, seat) for seat in (0, 1)]
        for line, old in zip(lines, before, strict=True):
            assert (line.now["view"], line.now["content"]) == (old["view"], old["content"])
        assert play_on(lines, 8, Random(4)) > version
        assert price_in_book(browser, lines[0].now, "surparit") == [1]
        refused = browser.post("/api/tables", json=wish(pack="few"), headers=OURS)
        assert refused.status_code == 400
        assert "there is no pack 'few' for pantheon" in refused.text


@pytest.mark.parametrize("moves", [1, 7, 16])
def test_after_kill_9_the_last_answered_move_is_there(database: Path, tmp_path: Path, moves: int) -> None:
    log = tmp_path / "log"
    with Process(database, log) as first, Browser(first.url) as browser:
        made = browser.make(people=2)
        line = browser.sit(made, 0, 1)
        answered = play_at_one_screen(line, moves)
        # One more is on its way while the server dies: it happened or it did not, but nothing else.
        move, seat, version = line.moves[0], line.now["to_move"], line.now["version"]
        line.say(type="play", command_id="on-its-way", seat=seat, expected_version=version, moves=[move])
        first.end(signal.SIGKILL)
        with suppress(ConnectionClosed):
            while True:
                message = line.next()
                answered = message.get("version", answered)
    with Process(database, log) as second, Browser(second.url) as browser:
        line = browser.sit(made, 0, 1)
        assert line.now["version"] >= answered
        line.say(type="play", command_id="on-its-way", seat=seat, expected_version=version, moves=[move])
        answer = line.hear("done", "refused")
        assert answer["type"] == "done"  # now, or as it was answered before
        line.hear_version(answer["version"])
        play_at_one_screen(line, 3)


def play_at_one_screen(line: Line, moves: int) -> int:
    version = line.now["version"]
    for _ in range(moves):
        if line.now["seat"] != line.now["to_move"]:
            line.say(type="seat", seat=line.now["to_move"])
            while line.now["seat"] != line.now["to_move"]:
                line.hear("now")
        version = line.play(line.moves[0])
    if line.now["seat"] != line.now["to_move"]:
        line.say(type="seat", seat=line.now["to_move"])
        while line.now["seat"] != line.now["to_move"]:
            line.hear("now")
    return int(version)


def test_no_secret_is_ever_logged(database: Path, tmp_path: Path) -> None:
    log = tmp_path / "log"
    with Process(database, log, "--log-level", "debug") as server, Browser(server.url) as browser:
        made = browser.make(people=2)
        secrets = [key["secret"] for key in made["keys"]]
        with browser.sit(made, 0) as one, browser.sit(made, 1) as two, browser.sit(made, None):
            play_on([one, two], 6, Random(5))
            one.command("play", 0, moves=["nonsense"])
        browser.get(f"/play/{made['table']}?key={secrets[0]}")  # nobody should, but somebody will
        browser.get(f"/api/tables/{made['table']}?key={secrets[0]}")
        with browser.line(made["table"]) as line:
            line.say(type="hello", secrets=secrets, wrong=True)
            line.hear("goodbye")
        server.end(signal.SIGTERM)
    lines = [json.loads(line) for line in log.read_text().splitlines() if line.startswith("{")]
    assert not any(secret in log.read_text() for secret in secrets)
    assert not any(
        secret.encode() in file.read_bytes() for secret in secrets for file in tmp_path.glob("tables*")
    )
    stored = [line for line in lines if line["event"] == "stored"]
    assert len(stored) >= 6
    assert all({"time", "level", "table", "ply", "seat"} <= line.keys() for line in stored)
    assert any(line["event"] == "refused" and line["code"] for line in lines)
    assert any(line["event"] == "request" and line["path"] == f"/play/{made['table']}" for line in lines)
    assert re.search(r"Traceback|Exception", log.read_text()) is None
