"""`trilithon match`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tests.cli.conftest import Run


def test_it_plays_until_it_can_tell(run: Run) -> None:
    finished = run("match", "pantheon", "greedy", "random", "--workers", 1)
    assert "pantheon: greedy against random, 2 players" in finished.out
    assert "Decided: it wins 55.0% rather than 50.0%." in finished.out
    assert "equals win 50.0%" in finished.out


def test_it_stops_when_told_to_and_goes_on_from_there(run: Run, tmp_path: Path) -> None:
    command = ("match", "pantheon", "random", "random", "--workers", 1, "--keep", tmp_path / "match.jsonl")
    first = run(*command, "--most", 3)
    assert "deals: 3, games: 6" in first.out
    assert "Not decided yet between 50.0% and 55.0%." in first.out
    assert "deals: 5, games: 10" in run(*command, "--most", 5).out
    assert "deals: 5, games: 10" in run(*command, "--most", 5).out  # nothing left to play


def test_more_players_share_the_wins(run: Run) -> None:
    finished = run("match", "pantheon", "random", "random", "--players", 4, "--most", 1, "--workers", 1)
    assert "deals: 1, games: 4" in finished.out
    assert "equals win 25.0%" in finished.out
    assert "between 25.0% and 30.0%" in finished.out


def test_what_makes_no_sense_is_refused_with_a_sentence(fails: Callable[..., str]) -> None:
    assert "nobody" in fails("match", "pantheon", "greedy", "nobody")
    assert "the first must be lower" in fails(
        "match", "pantheon", "greedy", "random", "--low", 60, "--high", 55
    )
    assert "players" in fails("match", "pantheon", "greedy", "random", "--players", 9)
