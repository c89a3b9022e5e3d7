"""`trilithon demo`."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.cli.conftest import Run
from trilithon.cli.demo import _default_agents
from trilithon.cli.terminal import texts_of
from trilithon.games import find
from trilithon.kernel.engine.events import Message

THREE = ("pantheon", "--seats", "random,random,random", "--seed", 7)


def test_a_game_is_told_from_beginning_to_end(run: Run) -> None:
    finished = run("demo", *THREE)
    assert (finished.code, finished.err) == (0, "")
    out = finished.out
    assert "Player 1: random\nPlayer 2: random\nPlayer 3: random\n" in out
    headings = [line for line in out.splitlines() if line.startswith("──")]
    assert "Pantheon" in headings[0]
    assert [f"Epoch {n}:" in heading for n, heading in enumerate(headings[1:], start=1)] == [True] * 6
    assert all(out.count(f"Epoch {n} of 6: ") == 1 for n in range(1, 6))  # each position once, ...
    assert out.count("Epoch 6 of 6: ") == 2  # ... and the last at the end as well
    assert re.search(r"^Player \d  0 · 0 · 0\n   Player \d ", out, re.MULTILINE)
    assert "\x1b" not in out


def test_the_result_and_how_to_see_it_again(run: Run) -> None:
    out = run("demo", *THREE, "--option", "jump_column=false").out
    *_, winner, again = out.splitlines()
    rows = [line.split() for line in out.splitlines()[-7:-3]]
    assert rows[0][0] == "Place"
    assert [row[0] for row in rows[1:]] == ["1", "2", "3"]
    for row in rows[1:]:
        assert sum(int(points) for points in row[3:-1]) == int(row[-1])
    assert winner == f"Player {rows[1][2]} wins."
    assert again.startswith("The same game again: trilithon demo pantheon ")
    assert run(*again.removeprefix("The same game again: trilithon ").split()).out == out


def test_three_greedy_players_unless_told() -> None:
    assert _default_agents(find("pantheon")) == ("greedy", "greedy", "greedy")


def test_another_seed_another_game(run: Run) -> None:
    unseeded = ("demo", "pantheon", "--seats", "random,random")
    assert len({run(*unseeded).out for _ in range(3)}) > 1


def test_hungarian_through_and_through(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    out = run("demo", *THREE, "--language", "hu").out
    for english in ("Player", "Epoch", "points", "draws", "places", "Total", "wins", "again"):
        assert english not in out.replace("trilithon demo", "")
    game = find("pantheon")
    for category in game.categories:
        assert texts_of(game).render(Message(f"pantheon-category-{category}"), "hu") in out
    assert "1. játékos: random" in out
    assert "A győztes: " in out
    monkeypatch.setenv("LANG", "hu_HU.UTF-8")
    assert run("demo", *THREE).out == out


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ([], "parameter GAME requires an argument"),
        (["chess"], "there is no game 'chess'; installed: "),
        (["pantheon", "--seats", "random,bob"], "there is no agent 'bob'; agents are: "),
        (["pantheon", "--seats", "random"], "pantheon is for 2, 3, 4 players, not 1"),
        (["pantheon", "--seats", "search:" + "1" * 5000], "there is no agent with a name of 5007 characters"),
        (["pantheon", "--delay", "-1"], "a delay is from 0 to 60 seconds, not -1"),
        (["pantheon", "--delay", "inf"], "a delay is from 0 to 60 seconds, not inf"),
        (["pantheon", "--delay", "nan"], "a delay is from 0 to 60 seconds, not nan"),
        (["pantheon", "--delay", "soon"], 'unable to convert "soon" into float'),
        (["pantheon", "--seed", "-1"], "a seed is a whole number from 0 to 2^64 - 1, not -1"),
        (["pantheon", "--language", "xx"], "there is no language 'xx'; there are: en, hu"),
        (["pantheon", "--option", "jump_column=2"], "allowed: true, false"),
        (["pantheon", "--pack", "nowhere.toml"], "nowhere.toml: cannot be read"),
    ],
)
def test_wrong_arguments_are_refused(fails: Callable[..., str], arguments: list[str], complaint: str) -> None:
    assert complaint in fails("demo", *arguments)
