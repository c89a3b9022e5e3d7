"""`trilithon match`."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from tests.cli.conftest import Run

PATIENCE = 120.0
"""Seconds; on a busy machine it takes a while until a match has begun."""


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


def test_ctrl_c_ends_it_with_a_report_and_the_same_command_goes_on(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    words = (
        "match",
        "pantheon",
        "random",
        "random",
        "--workers",
        2,
        "--low",
        50,
        "--high",
        50.1,
        "--keep",
        file,
    )
    command = [sys.executable, "-m", "trilithon", *map(str, words)]
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as match:
        end = time.monotonic() + PATIENCE
        while len(kept(file)) < 3:
            assert match.poll() is None
            assert time.monotonic() < end, "nothing was played"
            time.sleep(0.05)
        os.killpg(match.pid, signal.SIGINT)  # as a terminal does
        out, _ = match.communicate(timeout=PATIENCE)
    deals = len(kept(file)) - 1
    assert deals >= 2
    assert f"deals: {deals}, games: {2 * deals}" in out
    assert "Not decided yet" in out
    before = kept(file)
    again = run(*words, "--most", deals + 1)
    assert f"deals: {deals + 1}," in again.out
    assert kept(file)[:-1] == before


def kept(file: Path) -> list[str]:
    return file.read_text(encoding="utf-8").splitlines() if file.exists() else []
