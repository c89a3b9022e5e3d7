"""A table over a WebSocket: moves are seen by all, lines break and come back, nonsense is refused."""

from __future__ import annotations

import json
import socket
from contextlib import suppress
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.web.conftest import Start
from tests.web.playing import OURS, Browser, Line, new_id, play_on, secret_of
from tests.web.serving import Site, wait_until
from trilithon.web.limits import LIMITS, Rate


def closed(line: Line) -> int:
    """The code with which the server has closed the line; whatever it said before is read."""
    try:
        while True:
            line.next()
    except ConnectionClosed as error:
        return error.rcvd.code if error.rcvd else 1006


def goodbye(line: Line) -> tuple[str, bool]:
    said = line.hear("goodbye")
    assert closed(line) == 1000
    return said["text"]["id"], said["again"]


# -- playing -------------------------------------------------------------------------------------------


def test_two_clients_and_a_spectator_see_each_other_move(browser: Browser) -> None:
    made = browser.make(people=2)
    with browser.sit(made, 0) as one, browser.sit(made, 1) as two, browser.sit(made, None) as third:
        version = play_on([one, two], 12, Random(1))
        assert version == 12
        for line in (one, two, third):
            line.hear_version(version)
        assert one.now["view"] != two.now["view"] != third.now["view"]
        assert third.now["choices"] == []
        assert bool(one.moves) != bool(two.moves)  # one of them has to move, and only that one is shown moves


def test_frames_are_compressed(browser: Browser) -> None:
    made = browser.make()
    with browser.sit(made, 0) as line:
        assert line.socket.response is not None
        assert "permessage-deflate" in line.socket.response.headers["sec-websocket-extensions"]


def test_who_comes_back_finds_everything(browser: Browser) -> None:
    made = browser.make(people=2)
    with browser.sit(made, 0) as one, browser.sit(made, 1) as two:
        before = one.hear_version(play_on([one, two], 5, Random(2)))
    with browser.sit(made, 0) as again:
        assert again.now["version"] == before["version"]
        assert again.now["view"] == before["view"]
        assert again.now["log"] == before["log"]
        assert again.now["choices"] == before["choices"]


def test_the_same_command_twice_is_one_move(browser: Browser) -> None:
    made = browser.make(people=2)
    with browser.sit(made, 0, 1) as line:
        first, command_id = line.now["version"], new_id()
        seat, move = line.now["to_move"], line.moves[0]
        for _ in range(5):
            line.say(type="play", command_id=command_id, seat=seat, expected_version=first, moves=[move])
        answers = [line.hear("done", "refused") for _ in range(5)]
        assert all(answer == answers[0] and answer["type"] == "done" for answer in answers)
        assert line.hear_version(answers[0]["version"])["version"] == first + 1


def test_a_stale_command_is_refused_with_the_present_view(browser: Browser) -> None:
    made = browser.make(people=2)
    with browser.sit(made, 0, 1) as line:
        version, move = line.now["version"], line.moves[0]
        line.play(move)
        refused = line.command("play", line.now["to_move"], expected_version=version, moves=[move])
        assert refused["refusal"]["code"] == "stale"
        assert line.hear("now")["table"]["version"] > version


def test_nobody_plays_for_another(browser: Browser) -> None:
    made = browser.make(people=2)
    with browser.sit(made, 0) as one, browser.sit(made, 1) as two:
        mover, other = (one, two) if one.moves else (two, one)
        seat, move = mover.now["seat"], mover.moves[0]
        assert other.command("play", seat, moves=[move])["refusal"]["code"] == "not-yours"
        assert other.command("play", 1 - seat, moves=[move])["refusal"]["code"] == "not-your-turn"
        assert mover.now["ply"] == other.now["ply"]


def test_agents_play_by_themselves(browser: Browser) -> None:
    made = browser.make(people=1, agents=2)
    with browser.sit(made, 0) as line:
        for _ in range(4):
            while not line.moves:
                line.hear("now")
            line.play(line.moves[-1])
        assert any(entry["seat"] not in (0, None) for entry in line.now["log"])


# -- who may come ----------------------------------------------------------------------------------------


def test_a_wrong_key_opens_nothing(browser: Browser) -> None:
    made, other = browser.make(), browser.make()
    with browser.line(made["table"]) as line:
        line.say(type="hello", secrets=[secret_of(other, 0)])
        assert goodbye(line) == ("web-wrong-key", False)
        assert all("now" not in frame for frame in line.frames)


def test_a_key_can_be_renewed_by_who_has_it(browser: Browser) -> None:
    made = browser.make()
    address, old = f"/api/tables/{made['table']}/key", secret_of(made, 0)
    headers = OURS | {"content-type": "application/json"}
    for wrong in ("", old, f"Key {old[:-1]}x", "Bearer nonsense"):
        refused = browser.post(
            address, json={"command_id": "x" * 16}, headers=headers | {"authorization": wrong}
        )
        assert (refused.status_code, refused.json()["code"]) == (403, "wrong-key")
    with browser.sit(made, 0) as thief:
        renewed = browser.post(
            address, json={"command_id": "x" * 16}, headers=headers | {"authorization": f"Key {old}"}
        )
        assert renewed.status_code == 201
        malformed = browser.post(address, json={}, headers=headers | {"authorization": f"Key {old}"})
        assert (malformed.status_code, malformed.json()["code"]) == (400, "malformed")
        assert not goodbye(thief)[1]
    with browser.line(made["table"]) as line:
        line.say(type="hello", secrets=[old])
        assert goodbye(line) == ("web-wrong-key", False)
    with browser.line(made["table"]) as line:
        line.say(type="hello", secrets=[renewed.json()["secret"]])
        assert line.hear("now")["table"]["seat"] == 0


def test_there_is_no_such_table(browser: Browser) -> None:
    with browser.line("nowhere") as line:
        line.say(type="hello", secrets=["x" * 24])
        assert goodbye(line) == ("web-no-table", False)


@pytest.mark.parametrize("origin", ["https://evil.example", "http://127.0.0.1:1", "null"])
def test_pages_of_others_cannot_open_a_line(browser: Browser, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        browser.line(browser.make()["table"], origin=origin)
    assert refused.value.response.status_code == 403
    assert json.loads(refused.value.response.body or b"{}")["code"] == "foreign"


def test_our_own_pages_and_those_of_origins_named_can(start: Start) -> None:
    site = start(origins=("https://games.example",))
    with Browser(site.url) as browser:
        made = browser.make()
        for origin in (site.url.rstrip("/"), "https://games.example"):
            with browser.line(made["table"], origin=origin) as line:
                line.say(type="hello", secrets=[secret_of(made, 0)])
                line.hear("now")


# -- nonsense ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "nonsense",
    [
        {"type": "fly"},
        {"type": "rename", "name": "x" * 25},
        {"type": "rename", "name": "x", "seat": "0"},
        {"type": "rename", "name": "x", "colour": "red"},
        {"type": "play", "moves": []},
        {"type": "play", "moves": [{"deep": [1]}]},
        {"type": "play", "moves": ["x"] * 41},
        {"type": "undo", "all": 1},
    ],
)
def test_a_command_that_is_none_is_refused_and_the_line_stays(
    browser: Browser, nonsense: dict[str, object]
) -> None:
    made = browser.make()
    with browser.sit(made, 0) as line:
        refused = line.command(nonsense["type"], **{"seat": 0, **nonsense})  # type: ignore[arg-type]
        assert refused["refusal"]["code"] == "malformed"
        assert refused["refusal"]["text"]["args"]["what"]
        assert line.command("rename", 0, name="Still here")["type"] == "done"


def test_a_question_that_is_none_is_answered(browser: Browser) -> None:
    with browser.sit(browser.make(), 0) as line:
        line.say(type="why", request_id="q1", seat=0)
        answer = line.hear("answer")
        assert (answer["request_id"], answer["refusal"]["code"]) == ("q1", "malformed")


@pytest.mark.parametrize(
    "frame",
    [
        "hello",
        "[]",
        '{"type": "hello"}',
        b"\x00\xff",
        '{"deep": ' + "[" * 5000 + "]" * 5000 + ', "type": "hello"}',
        '{"type": "undo", "command_id": "x", "deep": ' + '{"a":' * 2000 + "1" + "}" * 2000 + "}",
    ],
)
def test_who_cannot_be_answered_is_sent_away(browser: Browser, frame: str | bytes) -> None:
    with browser.sit(browser.make(), 0) as line:
        line.socket.send(frame)
        assert goodbye(line) == ("web-malformed", False)


def test_a_frame_that_is_too_large_ends_the_line(browser: Browser) -> None:
    made = browser.make()
    with browser.sit(made, 0) as line:
        line.say(type="rename", seat=0, expected_version=0, command_id="x", name="x" * LIMITS.message_bytes)
        assert closed(line) == 1009
    with browser.sit(made, 0) as line:  # also when it comes in pieces, or well compressed
        with suppress(ConnectionClosed):  # before all is sent
            line.socket.send("x" * 10_000 for _ in range(100))
        assert closed(line) in (1009, 1006)  # the end may come before the reason when we are still sending


def test_the_first_message_must_be_hello(browser: Browser) -> None:
    with browser.line(browser.make()["table"]) as line:
        line.say(type="seat", seat=0)
        assert goodbye(line) == ("web-malformed", False)


# -- limits -------------------------------------------------------------------------------------------------


def test_too_many_messages_are_refused_until_time_has_passed(start: Start) -> None:
    site = start(LIMITS._replace(messages=Rate(5, 10)))
    with Browser(site.url) as browser, browser.sit(browser.make(), 0) as line:
        names = [
            line.command("rename", 0, name=f"Name {n}") for n in range(6)
        ]  # after the hello, which counts too
        assert [answer["type"] for answer in names] == ["done"] * 4 + ["refused"] * 2
        assert names[-1]["refusal"]["code"] == "too-fast"
        line.say(type="hint", request_id="q", seat=0)
        assert line.hear("answer")["refusal"]["code"] == "too-fast"
        site.clock.now += 2
        assert line.command("rename", 0, name="Patient")["type"] == "done"


def test_who_never_stops_is_sent_away(start: Start) -> None:
    site = start(LIMITS._replace(messages=Rate(2, 10), patience=10))
    with Browser(site.url) as browser, browser.sit(browser.make(), 0) as line:
        with suppress(ConnectionClosed):
            for _ in range(30):
                line.say(type="rename", command_id=new_id(), seat=0, expected_version=0, name="x")
        assert goodbye(line) == ("web-too-fast", True)


def test_there_is_room_for_so_many(start: Start) -> None:
    site = start(LIMITS._replace(connections_of_address=2))
    with Browser(site.url) as browser:
        made = browser.make()
        with browser.sit(made, 0), browser.sit(made, 1) as two:
            with browser.line(made["table"]) as third:
                assert goodbye(third) == ("web-too-many", True)
            two.socket.close()
            wait_until(lambda: len(site.house.lines) == 1)
            browser.sit(made, 1).socket.close()


def test_who_says_nothing_is_sent_away(start: Start) -> None:
    site = start(LIMITS._replace(hello_seconds=0.1))
    with Browser(site.url) as browser, browser.line(browser.make()["table"]) as line:
        assert goodbye(line) == ("web-no-hello", True)


def test_who_does_not_listen_is_sent_away_and_holds_nobody_up(start: Start) -> None:
    site = start(LIMITS._replace(queue=4, goodbye_seconds=0.2, messages=Rate(10_000, 1)))
    with Browser(site.url) as browser:
        made = browser.make(people=2)
        small = socket.socket()
        small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        small.connect(("127.0.0.1", browser.base_url.port))
        with (
            browser.line(made["table"], sock=small, max_queue=1, compression=None) as deaf,
            browser.sit(made, 1) as other,
        ):
            deaf.say(type="hello", secrets=[secret_of(made, 0)])
            for _ in range(2000):  # until the buffers in between are full
                deaf.say(type="seat", seat=0)
                if site.house.metrics.dropped.values["slow"]:
                    break
            wait_until(lambda: len(site.house.lines) == 1)
            assert site.house.metrics.dropped.values["slow"] == 1
            assert other.command("rename", 1, name="Quick")["type"] == "done"
            deaf.socket.socket.close()  # it cannot say goodbye either


# -- the end -------------------------------------------------------------------------------------------------


def test_a_server_that_stops_says_goodbye(site: Site, browser: Browser) -> None:
    made = browser.make()
    with browser.sit(made, 0) as seated, browser.line(made["table"]) as silent:
        wait_until(lambda: len(site.house.lines) == 2)
        site.server.should_exit = True
        assert goodbye(seated)[1]
        assert goodbye(silent) == ("web-closing", True)
    site.stop()
