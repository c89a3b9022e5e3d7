"""`trilithon simulate`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run
from trilithon.games import find
from trilithon.kernel.record import parse_record, replay

PAIR = ("pantheon", "--seats", "random,random")


def read(file: Path) -> list[dict[str, Any]]:
    """The games of a file without what depends on the clock."""
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    return [{**line, "seconds": None} for line in lines]


def test_a_report_at_the_end(run: Run) -> None:
    finished = run("simulate", "pantheon", "--seats", "greedy,random", "--games", 1, "--workers", 1)
    assert finished.code == 0
    lines = finished.out.splitlines()
    assert lines[0] == "pantheon, 2 players; games: 1"
    rows = [line.split()[:5] for line in lines if line.startswith(("greedy ", "random "))][:2]
    assert [row[0] for row in rows] == ["greedy", "random"]
    rates = sorted(" ".join(row[1:]) for row in rows)
    assert rates == ["0.0% 0.0% to 79.3%", "100.0% 20.7% to 100.0%"]
    assert all(category in finished.out for category in find("pantheon").categories)
    assert "decisions a second" in finished.out
    assert "Not every agent sat everywhere equally often: that takes a multiple of 2 games." in lines
    assert finished.err == "1 of 1 games\n"


def test_the_report_tells_about_everything_in_the_box(run: Run) -> None:
    out = run("simulate", *PAIR, "--games", 30, "--workers", 1).out
    tables = {part.split()[0]: part.splitlines() for part in out.split("\n\n") if part.strip()}
    content = find("pantheon").glossary()
    for kind in ("god", "loot", "nation", "bonus"):
        named = {thing.removeprefix(f"{kind}:") for thing in content if thing.startswith(f"{kind}:")}
        assert {row.split()[0] for row in tables[kind][1:]} == named
    assert tables["god"][0].split()[1:6] == ["a", "game", "paid", "for", "drawn"]
    for row in tables["god"][1:]:
        a_game, paid, drawn, cheap = map(float, row.split()[1:5])
        assert a_game == pytest.approx(paid + drawn + cheap, abs=0.02)
    ahead = [float(row.split()[-3]) for row in tables["god"][1:]]
    assert ahead == sorted(ahead, reverse=True)
    taken = [float(row.split()[1].removesuffix("%")) for row in tables["open"][1:]]
    assert taken == sorted(taken)
    assert "\ngods per seat: " in out


def test_a_line_at_every_tenth_where_there_is_no_terminal(run: Run) -> None:
    finished = run("simulate", *PAIR, "--games", 12, "--workers", 1)
    assert finished.err.splitlines()[:3] == ["2 of 12 games", "3 of 12 games", "4 of 12 games"]
    assert len(finished.err.splitlines()) == 10
    assert "Not every agent" not in finished.out


def test_the_number_of_workers_does_not_change_the_file(run: Run, tmp_path: Path, games_file: Path) -> None:
    out = tmp_path / "games.jsonl"
    finished = run("simulate", *PAIR, "--games", 3, "--workers", 2, "--seed", 5, "--out", out)
    assert finished.code == 0
    assert read(out) == read(games_file)


def test_every_line_replays_to_its_results(games_file: Path) -> None:
    game = find("pantheon")
    games = read(games_file)
    assert [line["number"] for line in games] == [0, 1, 2]
    assert [line["entrants"] for line in games] == [[0, 1], [1, 0], [0, 1]]
    for line in games:
        state = replay(game, parse_record(line["record"])).state
        assert state.scores() == line["scores"]
        assert state.ranking() == line["places"]
        assert [list(row.values()) for row in line["sheet"]] == game.score_sheet(state)


def test_options_and_packs_reach_the_games(run: Run, tmp_path: Path, pack: Path) -> None:
    out = tmp_path / "games.jsonl"
    changed = ("--option", "jump_column=false", "--option", "first_player=2", "--pack", pack)
    finished = run("simulate", *PAIR, "--games", 1, "--workers", 1, "--out", out, *changed)
    assert finished.code == 0
    record = parse_record(read(out)[0]["record"])
    assert record.options["jump_column"] == "false"
    assert record.options["first_player"] == "2"
    assert record.content == find("pantheon", [pack]).content_digest != find("pantheon").content_digest


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ([], "parameter GAME requires an argument"),
        (["pantheon"], "parameter --seats requires an argument"),
        (["chess", "--seats", "random,random"], "there is no game 'chess'; installed: "),
        (["pantheon", "--seats", "random"], "pantheon is for 2, 3, 4 players, not 1"),
        (["pantheon", "--seats", "random,"], "there is no agent ''; agents are: random, "),
        (["pantheon", "--seats", "random,bob"], "there is no agent 'bob'; agents are: random, "),
        ([*PAIR, "--games", "0"], "Must be >= 1"),
        ([*PAIR, "--games", "many"], 'unable to convert "many" into int'),
        ([*PAIR, "--workers", "0"], "Must be >= 1"),
        ([*PAIR, "--seed", "-1"], "a seed is a whole number from 0 to 2^64 - 1, not -1"),
        ([*PAIR, "--option", "dice"], "an option is written as name=value, not 'dice'"),
        ([*PAIR, "--option", "dice=1"], "there is no option 'dice'; there are: "),
        ([*PAIR, "--option", "jump_column=2"], "cannot be '2'; allowed: true, false"),
        (
            [*PAIR, "--option", "jump_column=true", "--option", "jump_column=true"],
            "option jump_column is given twice",
        ),
        ([*PAIR, "--pack", "nowhere.toml"], "nowhere.toml: cannot be read: No such file or directory"),
        ([*PAIR, "--out", "nowhere/games.jsonl"], "nowhere/games.jsonl cannot be written: No such file"),
        ([*PAIR, "--gmaes", "3"], "Did you mean --games? See `trilithon simulate --help`."),
    ],
)
def test_wrong_arguments_are_refused(fails: Callable[..., str], arguments: list[str], complaint: str) -> None:
    assert complaint in fails("simulate", *arguments)


def test_games_against_what_the_game_plays_itself_are_written_too(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "solo.jsonl"
    table = ("--seats", "random", "--option", "automas=any:0")
    run("simulate", "monumental", *table, "--games", 2, "--workers", 1, "--out", out)
    lines = read(out)
    assert [line["agents"] for line in lines] == [["random", ""]] * 2
    for line in lines:
        assert replay(find("monumental"), parse_record(line["record"])).state.scores() == line["scores"]
