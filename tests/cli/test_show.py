"""`trilithon show`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from trilithon.games import find
from trilithon.kernel.engine.state import NOBODY
from trilithon.kernel.game import Game
from trilithon.kernel.playthrough import Playthrough

POSITION = ("pantheon", "--seed", 7, "--players", 3, "--after", 20)


@pytest.fixture
def game() -> Game:
    return find("pantheon")


@pytest.fixture
def position(run: Run, tmp_path: Path) -> Path:
    file = tmp_path / "position.json"
    file.write_text(run("show", *POSITION, "--json").out, encoding="utf-8")
    return file


def test_a_spectator_sees_the_view_and_nothing_else(run: Run, game: Game, position: Path) -> None:
    state = game.load(json.loads(position.read_text(encoding="utf-8")))
    finished = run("show", *POSITION)
    assert finished.code == 0
    assert finished.out == game.show(state, NOBODY, "en") + "\n"


def test_the_seat_to_move_sees_its_moves(run: Run, game: Game, position: Path) -> None:
    state = game.load(json.loads(position.read_text(encoding="utf-8")))
    mine = run("show", *POSITION, "--seat", state.to_move + 1).out
    assert mine.startswith(game.show(state, state.to_move, "en"))
    for move in state.moves():
        assert any(line.startswith(f"{game.write(state, move)} ") for line in mine.splitlines())
    other = (state.to_move + 1) % state.seats
    assert run("show", *POSITION, "--seat", other + 1).out == game.show(state, other, "en") + "\n"


def test_json_is_a_position_that_can_be_loaded_again(run: Run, position: Path) -> None:
    again = run("show", "pantheon", "--position", position, "--json")
    assert again.code == 0
    assert again.out == position.read_text(encoding="utf-8")
    assert run("show", "pantheon", "--position", position).out == run("show", *POSITION).out


def test_moves_can_be_played_from_there_in_rows(run: Run, game: Game, position: Path) -> None:
    playthrough = Playthrough.from_position(game, json.loads(position.read_text(encoding="utf-8")))
    row: list[str] = []
    seat = playthrough.state.to_move
    while playthrough.state.to_move == seat and len(row) < 3:
        row.append(game.write(playthrough.state, playthrough.legal[0]))
        playthrough.play(playthrough.legal[0])
    assert len(row) > 1
    shown = game.show(playthrough.state, NOBODY, "en") + "\n"
    assert run("show", *POSITION, "--play", " ".join(row)).out == shown
    assert run("show", *POSITION, *[argument for text in row for argument in ("--play", text)]).out == shown
    refused = run("show", *POSITION, "--play", f"{row[0]} xyzzy")
    assert refused.code == 2
    assert f"after '{row[0]}': 'xyzzy' is not a legal move here" in refused.err


def test_hungarian_by_argument_and_by_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = run("show", *POSITION, "--language", "hu").out
    assert "játékos" in asked
    assert "Player" not in asked
    monkeypatch.setenv("LANG", "hu_HU.UTF-8")
    assert run("show", *POSITION).out == asked
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")  # there are no German texts
    assert run("show", *POSITION).out == run("show", *POSITION, "--language", "en").out


def test_a_set_up_that_cannot_be_is_refused_in_the_language_of_the_environment(
    fails: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "hu_HU.UTF-8")
    five = ",".join(["random"] * 5)
    for command in (["show", "monumental", "--players", "5"], ["simulate", "monumental", "--seats", five]):
        assert "kapcsold be, vagy válassz más játékosszámot: 2, 3, 4" in fails(*command)
    assert "choose another number of players" in fails(
        "show", "monumental", "--players", "5", "--language", "en"
    )


def test_a_game_that_was_over_before(run: Run) -> None:
    finished = run("show", "pantheon", "--after", 100_000)
    assert finished.code == 0
    assert finished.err.startswith("This game was over after ")


def test_the_smallest_number_of_players_unless_told(run: Run) -> None:
    assert run("show", "pantheon").out == run("show", "pantheon", "--players", 2, "--seed", 1).out


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["chess"], "there is no game 'chess'"),
        (["pantheon", "--players", "9"], "pantheon is for 2, 3, 4 players, not 9"),
        (["pantheon", "--players", "3", "--seat", "4"], "no seat 4; with 3 players seats are 1 to 3"),
        (["pantheon", "--seat", "0"], "Must be >= 1"),
        (["pantheon", "--after", "-1"], "Must be >= 0"),
        (["pantheon", "--seed", str(2**64)], "a seed is a whole number from 0 to 2^64 - 1"),
        (["pantheon", "--language", "xx"], "there is no language 'xx'; there are: en, hu"),
        (["pantheon", "--position", "nowhere.json"], "nowhere.json cannot be read: No such file"),
        (["pantheon", "--option", "x=1"], "there is no option 'x'; there are: "),
        (
            ["monumental", "--players", "5"],
            "5 players can play only with the option “Lost Kingdoms” switched on; switch it on, or choose another "
            "number of players: 2, 3, 4. (--option lost_kingdoms=true)",
        ),
        (
            ["monumental", "--players", "5", "--language", "hu"],
            "5 játékos csak akkor játszhat, ha ez a beállítás be van kapcsolva: „Elveszett királyságok”",
        ),
        (
            ["monumental", "--players", "3", "--option", "map=map1-Cw/01fm2an/C"],
            "This map is for 2 players, but 3 are at the table; choose 2 players, or a map for 3.",
        ),
        (
            ["monumental", "--option", "civilizations=egypt,mordor"],
            "There is no civilization called “mordor”",
        ),
    ],
)
def test_wrong_arguments_are_refused(fails: Callable[..., str], arguments: list[str], complaint: str) -> None:
    assert complaint in fails("show", *arguments)


def test_wrong_positions_are_refused(fails: Callable[..., str], position: Path, tmp_path: Path) -> None:
    file = tmp_path / "wrong.json"

    def complaint(text: str) -> str:
        file.write_text(text, encoding="utf-8")
        return fails("show", "pantheon", "--position", file)

    right = json.loads(position.read_text(encoding="utf-8"))
    assert "is not JSON: Expecting value at line 1, column 7" in complaint('{"a": }')
    assert "must be a JSON object in braces" in complaint("[]")
    assert "this is a position of 'chess'" in complaint(json.dumps({**right, "game": "chess"}))
    assert "made with 'other'" in complaint(json.dumps({**right, "content": "other"}))
    assert "this position cannot be loaded:" in complaint(json.dumps({**right, "to_move": 17}))
    assert "leave out --seed" in fails("show", "pantheon", "--position", position, "--seed", 1)
    file.write_bytes(b"\xff\xfe")
    assert "is not a text in UTF-8" in fails("show", "pantheon", "--position", file)


@pytest.mark.parametrize("text", ['{"rules": ' + "1" * 5000 + "}", "[" * 100_000])
def test_a_position_that_no_parser_can_bear_is_refused(
    fails: Callable[..., str], text: str, tmp_path: Path
) -> None:
    file = tmp_path / "monster.json"
    file.write_text(text, encoding="utf-8")
    assert f"{file} is not JSON that can be read: " in fails("show", "pantheon", "--position", file)


def test_what_is_odd_about_a_pack_is_said_beside_the_result(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "board.toml"
    file.write_text(
        '[[board]]\nid = "mediterranean"\nrows = ["RO .. IB .. GA .. GE .. CA .. GR .. AE .. PE"]\n',
        encoding="utf-8",
    )
    shown = run("show", "pantheon", "--pack", file)
    assert shown.code == 0
    assert "warning: PA-MAP-04: there are 0 column hexes instead of 36" in shown.err
    assert "warning" not in shown.out
    assert run("show", "pantheon").err == ""
