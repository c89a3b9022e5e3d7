"""What can be asked by HTTP, who may ask, and what is said to those who may not."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from openapi_spec_validator import validate

from tests.web.conftest import Start
from tests.web.playing import OURS, Browser, Json, play_on, secret_of, wish
from trilithon.games import find, find_recorded, installed
from trilithon.kernel.book import book_of
from trilithon.kernel.messages import KERNEL_TEXTS, Catalogue, catalogue, from_json
from trilithon.kernel.record import parse_record, replay
from trilithon.web import api
from trilithon.web.limits import LIMITS, Rate
from trilithon.web.problems import STATUS
from trilithon.web.rulebooks import SOURCES
from trilithon.web.server import __file__ as server_file

JSON = {"content-type": "application/json"}


# -- games, rules, description -----------------------------------------------------------------------------


def test_games_are_described_as_they_are(browser: Browser) -> None:
    answer = browser.get("/api/games").json()
    assert [game["id"] for game in answer["games"]] == installed()
    assert len(answer["levels"]) >= 4
    assert answer["usual"] in answer["levels"]
    for described in answer["games"]:
        game = find(described["id"])
        assert described["seat_counts"] == list(game.seat_counts)
        assert described["categories"] == list(game.categories)
        assert {option["id"]: option["default"] for option in described["options"]} == {
            option.id: option.default for option in game.options
        }
        assert all(option["default"] in option["choices"] for option in described["options"])
        assert set(described["seat_values"]) == {o["id"] for o in described["options"] if o["per_seat"]}
        allowing = {seats: option["id"] for option in described["options"] for seats in option["allows"]}
        assert allowing == {seats: name for seats in game.seat_counts for name in game.allowing(seats)}


def test_a_form_is_told_which_option_lets_more_people_play(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("monumental")
    monkeypatch.setattr(
        type(game), "seats_with", lambda self, options: (2, 3, 4, 5) if options["renaissance"] else (2, 3, 4)
    )
    described = api._describe(game, {})
    assert {option.id: option.allows for option in described.options if option.allows} == {"renaissance": [5]}


@pytest.mark.parametrize("game", installed())
def test_the_book_of_a_game_is_fetched_once_and_for_all(browser: Browser, game: str) -> None:
    told = next(one for one in browser.get("/api/games").json()["games"] if one["id"] == game)
    address = f"/api/games/{game}/book/{told['book']}"
    book = browser.get(f"{address}.json")
    assert book.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert (book.headers["content-type"], book.headers["content-encoding"]) == ("application/json", "gzip")
    assert book.content == book_of(find(game)).content
    assert browser.get(f"{address}.json", headers={"accept-encoding": "identity"}).content == book.content
    again = browser.get(f"{address}.json", headers={"if-none-match": book.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    for language in ("en", "hu"):
        messages = browser.get(f"{address}.{language}.ftl")
        assert messages.headers["cache-control"] == book.headers["cache-control"]
        assert messages.headers["content-type"] == "text/plain; charset=utf-8"
        assert messages.headers["etag"] != book.headers["etag"]
        assert f"{game}-name = " in messages.text


def test_a_table_says_which_book_it_is_played_with(browser: Browser) -> None:
    told = {one["id"]: one["book"] for one in browser.get("/api/games").json()["games"]}
    with browser.sit(browser.make(1, 1), 0) as line:
        assert line.now["book"] == told["pantheon"]


@pytest.mark.parametrize("path", ["pantheon/book/0.json", "pantheon/book/x", "chess/book/0.json"])
def test_other_books_are_not_there(browser: Browser, path: str) -> None:
    answer = browser.get(f"/api/games/{path}")
    assert answer.status_code == 404
    assert answer.json()["code"] == "unknown"


def sketched(browser: Browser, *strokes: Json, game: str = "monumental", **other: object) -> Any:
    sketch = {"option": "map", "text": "", "strokes": strokes, **other}
    return browser.post(f"/api/games/{game}/draft", json=sketch, headers=OURS)


def test_a_map_is_drawn_stroke_by_stroke(browser: Browser) -> None:
    def ids(found: Any) -> list[str]:
        return [one["text"]["id"] for one in found]

    fresh = sketched(browser).json()
    assert fresh["objections"] == []
    stroke = {"brush": "feature", "value": "oasis", "at": ["d4"]}
    made = sketched(browser, stroke, text=fresh["text"], seats=2).json()
    assert made["text"] != fresh["text"]
    assert {one["id"]: one["feature"] for one in made["drawn"]["tiles"] if one.get("feature")} == {
        "d4": "oasis"
    }
    assert made["needs"] == {"special_provinces": True}
    assert all(one.startswith("monumental-map-") for one in ids(made["objections"]))
    both = {"brush": "capital", "at": ["a0"], "sheet": {"columns": 7, "rows": 7}, "mirrored": True}
    capitals = [one["id"] for one in sketched(browser, both, text="9x11 map1-").json()["drawn"]["tiles"]]
    assert capitals == ["b2", "h8"]
    pasted = sketched(browser, {"brush": "line", "value": "map1-Cx", "at": []}, text=made["text"]).json()
    assert pasted["text"] == made["text"]
    assert ids(pasted["refused"]) == ["monumental-map-line-row"]


def test_strokes_that_make_no_sense_are_refused(browser: Browser) -> None:
    def what(*strokes: Json, **other: object) -> str:
        response = sketched(browser, *strokes, **other)
        assert response.status_code == 400
        assert response.json()["code"] == "malformed"
        return str(response.json()["text"]["args"]["what"])

    assert "no brush 'paint'" in what({"brush": "paint", "at": ["a0"]})
    assert "not the name of a hex" in what({"brush": "water", "at": ["A0"]})
    assert "beside the sheet" in what({"brush": "water", "at": ["a99"]})
    assert "takes one of" in what({"brush": "terrain", "value": 5, "at": ["a0"]})
    assert "takes one of" in what({"brush": "terrain", "value": True, "at": ["a0"]})
    assert "two ends" in what({"brush": "bridge", "at": ["a0"]})
    assert "odd number" in what({"brush": "water", "at": [], "sheet": {"columns": 7, "rows": 6}})
    assert "no layout 'x'" in what({"brush": "layout", "value": "x", "at": []})
    assert "a sheet is written as" in what(text="hello")
    assert "nothing to draw" in what(game="pantheon")
    assert "nothing to draw" in what(option="civilizations")
    assert "length" in what({"brush": "water", "at": ["a0"] * 101})
    assert "length" in what(*[{"brush": "water", "at": []}] * 51)
    assert "length" in what(text="x" * 4001)
    assert sketched(browser, game="chess").status_code == 404
    assert sketched(browser, pack="none").status_code == 404


def test_the_rulebook_is_the_one_of_the_documentation(browser: Browser) -> None:
    response = browser.get("/api/rules/pantheon?language=xx")
    assert response.headers["content-type"] == "text/markdown; charset=utf-8"
    assert response.text == (SOURCES / "pantheon.md").read_text(encoding="utf-8")
    unknown = browser.get("/api/rules/chess")
    assert unknown.status_code == 404
    assert "pantheon" in unknown.json()["right"]


def test_openapi_is_valid_and_describes_every_message(browser: Browser) -> None:
    document = browser.get("/api/openapi.json").json()
    assert "counted from 0" in document["info"]["description"]  # seats; whoever writes moves counts from 1
    validate(document)
    schemas = document["components"]["schemas"]
    assert {"Hello", "Play", "Now", "Snapshot", "Refusal", "ClientMessage", "ServerMessage"} <= schemas.keys()
    assert len(schemas["ClientMessage"]["anyOf"]) == 11
    texts = json.dumps(document)
    assert "The base of all messages" not in texts
    assert server_file not in texts


# -- making a table -------------------------------------------------------------------------------------------


def test_a_table_is_made_with_a_key_for_each_person_and_one_for_watching(browser: Browser) -> None:
    made = browser.make(people=2, agents=1)
    assert [key["seat"] for key in made["keys"]] == [0, 1, None]
    assert len({key["secret"] for key in made["keys"]}) == 3
    info = browser.get(f"/api/tables/{made['table']}")
    assert all(key["secret"] not in info.text for key in made["keys"])
    assert info.json() == {
        "table": made["table"],
        "game": "pantheon",
        "pack": None,
        "mode": "screen",
        "seats": [
            {"seat": 0, "name": "Person 0", "level": None},
            {"seat": 1, "name": "Person 1", "level": None},
            {"seat": 2, "name": None, "level": "wanderer"},
        ],
        "ply": 0,
        "over": False,
    }


def test_the_same_wish_twice_is_one_table(browser: Browser) -> None:
    same = wish()
    first, second = (browser.post("/api/tables", json=same, headers=OURS).json() for _ in range(2))
    assert first == second


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"game": "chess"}, "pantheon"),
        ({"seats": []}, "length"),
        ({"seats": [{"kind": "person"}]}, "2, 3, 4"),
        ({"seats": [{"kind": "cat"}, {"kind": "person"}]}, "cat"),
        ({"seats": [{"kind": "agent", "level": "deity"}, {"kind": "person"}]}, "wanderer"),
        ({"seats": [{"kind": "person", "name": "x" * 25}, {"kind": "person"}]}, "24"),
        ({"options": {"fly": True}}, "jump_column"),
        ({"options": {"jump_column": 7}}, "true, false"),
        ({"command_id": "short"}, "16"),
        ({"surprise": 1}, "surprise"),
        ({"options": {"x": [[[1]]]}}, "array"),
    ],
)
def test_a_wrong_wish_says_what_would_be_right(browser: Browser, change: dict[str, Any], said: str) -> None:
    response = browser.post("/api/tables", json=wish() | change, headers=OURS)
    assert response.status_code == 400
    problem = response.json()
    assert problem["code"] == "malformed"
    assert problem["text"]["id"] == "web-malformed"
    assert said in problem["text"]["args"]["what"]


@pytest.mark.parametrize(
    ("seats", "options", "said"),
    [
        (5, {}, "monumental-setup-seats-off"),
        (4, {"map": "map1-Cw/01fm2an/C"}, "monumental-map-other-seats"),
        (2, {"civilizations": "egypt,mordor"}, "monumental-setup-no-civilization"),
        (2, {"map": "map1-C0/C0"}, "web-sentences"),
    ],
)
def test_a_set_up_that_cannot_be_played_is_told_in_the_readers_language(
    browser: Browser, seats: int, options: dict[str, Any], said: str
) -> None:
    wanted = {"game": "monumental", "seats": [{"kind": "person"}] * seats, "options": options}
    response = browser.post("/api/tables", json=wish() | wanted, headers=OURS)
    assert response.status_code == 400
    text = response.json()["text"]
    assert text["id"] == said
    texts = catalogue(find("monumental"))
    while text["id"] == "web-sentences":
        assert texts.render(from_json(text["args"]["first"]), "hu")
        text = text["args"]["rest"]
    assert texts.render(from_json(text), "hu")


@pytest.mark.rule("MO-LK-01")
def test_five_get_a_table_with_lost_kingdoms(browser: Browser) -> None:
    wanted = {"game": "monumental", "seats": [{"kind": "person"}] * 5, "options": {"lost_kingdoms": True}}
    response = browser.post("/api/tables", json=wish() | wanted, headers=OURS)
    assert response.status_code == 201
    assert [key["seat"] for key in response.json()["keys"]][:5] == [0, 1, 2, 3, 4]


@pytest.mark.parametrize("body", [b"", b"{", b"\xff\xfe", b"[" * 200 + b"]" * 200, b"{" * 5000])
def test_a_body_that_is_no_json_is_refused(browser: Browser, body: bytes) -> None:
    response = browser.post("/api/tables", content=body, headers=OURS | JSON)
    assert (response.status_code, response.json()["code"]) == (400, "malformed")


def test_a_body_that_is_too_large_is_refused(browser: Browser) -> None:
    body = json.dumps(wish() | {"game": "x" * LIMITS.body_bytes})
    response = browser.post("/api/tables", content=body, headers=OURS | JSON)
    assert (response.status_code, response.json()["code"]) == (413, "too-large")


# -- from outside -----------------------------------------------------------------------------------------------


def glances(browser: Browser, *keys: tuple[str, str]) -> Any:
    held = [{"table": table, "secret": secret} for table, secret in keys]
    response = browser.post("/api/glances", json={"keys": held}, headers=OURS)
    assert response.status_code == 200, response.text
    return response.json()["tables"]


def test_whose_turn_it_is_at_many_tables_in_one_answer(browser: Browser) -> None:
    made, other = browser.make(people=2), browser.make(people=1, agents=1)
    with browser.sit(made, 0, 1) as line:
        line.play(line.moves[0])
        keys = [
            (made["table"], secret_of(made, 1)),
            (other["table"], secret_of(other, None)),
            (other["table"], secret_of(made, 0)),
            ("nowhere", secret_of(made, 0)),
        ]
        mine, watched, *wrong = glances(browser, *keys)
        assert mine["changed"] > watched["changed"] > 1e9
        assert mine | {"changed": 0} == {
            "table": made["table"],
            "game": "pantheon",
            "pack": None,
            "mode": "screen",
            "seat": 1,
            "seats": [{"seat": n, "name": f"Person {n}", "level": None} for n in range(2)],
            "to_move": line.now["to_move"],
            "over": False,
            "changed": 0,
        }
        assert (watched["seat"], watched["seats"][1]["level"]) == (None, "wanderer")
        assert wrong == [None, None]
    assert glances(browser) == []


def test_a_renewed_key_opens_no_glance(browser: Browser) -> None:
    made = browser.make()
    old = secret_of(made, 0)
    headers = OURS | JSON | {"authorization": f"Key {old}"}
    new = browser.post(
        f"/api/tables/{made['table']}/key", json={"command_id": "x" * 16}, headers=headers
    ).json()["secret"]
    dead, alive = glances(browser, (made["table"], old), (made["table"], new))
    assert dead is None
    assert alive["seat"] == 0


@pytest.mark.parametrize(
    "keys",
    [
        [{"table": "t", "secret": "short"}],
        [{"table": "t"}],
        [{"table": "t", "secret": "x" * 24, "more": 1}],
        [{"table": "t", "secret": "x" * 24}] * 101,
    ],
)
def test_a_wrong_question_about_tables_is_refused(browser: Browser, keys: list[dict[str, object]]) -> None:
    response = browser.post("/api/glances", json={"keys": keys}, headers=OURS)
    assert (response.status_code, response.json()["code"]) == (400, "malformed")
    assert browser.get("/api/glances").status_code == 405


# -- who may ask ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "headers",
    [
        JSON,
        OURS,
        OURS | {"content-type": "text/plain"},
        OURS | {"content-type": "application/x-www-form-urlencoded"},
        OURS | JSON | {"origin": "https://evil.example"},
        OURS | JSON | {"origin": "null"},
    ],
)
def test_pages_of_others_cannot_change_anything(browser: Browser, headers: dict[str, str]) -> None:
    response = browser.post("/api/tables", content=json.dumps(wish()), headers=headers)
    assert (response.status_code, response.json()["code"]) == (403, "foreign")
    assert response.json()["right"]
    assert not any(name.startswith("access-control") for name in response.headers)


def test_our_own_pages_can(browser: Browser) -> None:
    origin = {"origin": str(browser.base_url).rstrip("/")}
    assert browser.post("/api/tables", json=wish(), headers=OURS | origin).status_code == 201


def test_every_answer_has_the_headers(browser: Browser) -> None:
    for path in ("/", "/api/games", "/api/none", "/health", "/api/tables/none/record"):
        headers = browser.get(path).headers
        policy = headers["content-security-policy"]
        assert "unsafe" not in policy
        assert "script-src 'self'" in policy
        assert "style-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "geolocation=()" in headers["permissions-policy"]
        assert "set-cookie" not in headers
        assert "server" not in headers


def test_unknown_paths_and_methods(browser: Browser) -> None:
    assert browser.get("/api/nothing").json()["code"] == "unknown"
    assert browser.post("/api/nothing", json={}, headers=OURS).status_code == 404
    wrong = browser.delete("/api/games", headers=OURS | JSON)
    assert (wrong.status_code, wrong.json()["code"]) == (405, "not-allowed")
    assert wrong.headers["allow"] == "GET, HEAD"
    assert browser.get("/api/tables/none").json()["text"]["id"] == "web-no-table"


def test_no_get_changes_anything(browser: Browser) -> None:
    assert browser.get("/api/tables").status_code == 405


# -- limits --------------------------------------------------------------------------------------------------------


def test_so_many_tables_in_an_hour(start: Start) -> None:
    site = start(LIMITS._replace(tables=Rate(3, 3600)))
    with Browser(site.url) as browser:
        statuses = [browser.post("/api/tables", json=wish(), headers=OURS).status_code for _ in range(4)]
        assert statuses == [201, 201, 201, 429]
        refused = browser.post("/api/tables", json=wish(), headers=OURS)
        assert refused.json()["code"] == "too-fast"
        assert refused.headers["retry-after"]
        site.clock.now += 1200
        browser.make()


def test_so_many_requests(start: Start) -> None:
    site = start(LIMITS._replace(requests=Rate(5, 1)))
    with Browser(site.url) as browser:
        statuses = [browser.get("/api/openapi.json").status_code for _ in range(6)]
        assert statuses == [200] * 5 + [429]
        assert browser.get("/health").status_code == 200
        site.clock.now += 1
        assert browser.get("/api/openapi.json").status_code == 200


# -- the record ------------------------------------------------------------------------------------------------------


@pytest.fixture
def quick(start: Start) -> Iterator[Browser]:
    """For whoever plays faster than people do."""
    with Browser(start(LIMITS._replace(messages=Rate(100_000, 1))).url) as browser:
        yield browser


def test_the_record_is_shown_when_the_game_is_over(quick: Browser) -> None:
    browser = quick
    made = browser.make(people=2)
    address = f"/api/tables/{made['table']}/record"
    with browser.sit(made, 0) as one, browser.sit(made, 1) as two:
        play_on([one, two], 3, Random(3))
        early = browser.get(address)
        assert (early.status_code, early.json()["code"]) == (403, "not-over")
        assert one.now["seed"] is None
        play_on([one, two], 10_000, Random(3))
        assert one.now["over"]
    response = browser.get(address)
    assert response.status_code == 200
    record = parse_record(response.text)
    assert str(record.seed) == one.now["seed"]
    assert record.kept == find("pantheon").parts({}), "whatever is tuned later, this can be replayed"
    again = replay(find_recorded(record), record)
    assert again.ply == one.now["ply"]
    assert again.state.scores() == [sum(row) for row in one.now["sheet"]]
    assert browser.get(f"/api/tables/{made['table']}").json()["over"]
    (glance,) = glances(browser, (made["table"], secret_of(made, 0)))
    assert (glance["over"], glance["to_move"]) == (True, None)


# -- for those who run it ----------------------------------------------------------------------------------------------


def test_health_readiness_and_metrics(browser: Browser) -> None:
    assert browser.get("/health").text == "ok\n"
    assert browser.get("/ready").text == "ready\n"
    made = browser.make(people=2)
    with browser.sit(made, 0, 1) as line:
        line.play(line.moves[0])
        line.command("play", line.now["to_move"], moves=["nonsense"])
        response = browser.get("/metrics")
    assert response.headers["content-type"].startswith("text/plain; version=0.0.4")
    figures = dict(line.rsplit(" ", 1) for line in response.text.splitlines() if not line.startswith("#"))
    assert figures["trilithon_tables"] == "1"
    assert figures["trilithon_visits"] == "1"
    assert figures["trilithon_connections"] == "1"
    assert figures['trilithon_commands_total{outcome="done"}'] == "1"
    assert figures['trilithon_commands_total{outcome="illegal"}'] == "1"
    assert int(figures["trilithon_commit_seconds_count"]) >= 2
    assert {"trilithon_agents_thinking", "trilithon_queue_longest"} <= figures.keys()
    for line_ in response.text.splitlines():
        assert line_.startswith(("# HELP trilithon_", "# TYPE trilithon_", "trilithon_"))


def test_everything_the_web_says_is_there_in_all_languages() -> None:
    from trilithon.web import api

    folder = SOURCES.parents[1] / "src" / "trilithon" / "web"
    texts = Catalogue([KERNEL_TEXTS, folder / "texts"])
    assert texts.missing() == []
    sources = "".join(file.read_text(encoding="utf-8") for file in folder.glob("*.py"))
    said = [key for key in texts.ids("en") if key.startswith("web-")]
    assert said
    assert [key for key in said if f'"{key}"' not in sources] == []
    assert api.STATISTICS
    assert all(100 <= status < 600 for status in STATUS.values())
