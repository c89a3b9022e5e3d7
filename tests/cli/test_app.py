"""The command itself: help, version, what is installed, and what is said to wrong arguments and Ctrl-C."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import trilithon
from tests.cli.conftest import Run
from trilithon.agents import agent_help
from trilithon.cli.compiled import is_compiled
from trilithon.cli.terminal import TEXTS, texts_of
from trilithon.games import find, installed
from trilithon.kernel.engine import state
from trilithon.kernel.messages import KERNEL_TEXTS, Catalogue

COMMANDS = (
    "serve",
    "backup",
    "verify",
    "demo",
    "simulate",
    "compare",
    "match",
    "replay",
    "show",
    "cards",
    "games",
    "agents",
)


def test_without_arguments_the_commands_are_listed(run: Run) -> None:
    finished = run()
    assert finished.code == 0
    assert all(command in finished.out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(run: Run, command: str) -> None:
    finished = run(command, "--help")
    assert finished.code == 0
    assert f"trilithon {command}" in finished.out.split("Example")[1]


def test_version_says_whether_the_engine_is_compiled(run: Run) -> None:
    compiled = Path(state.__file__).suffix == ".so"
    assert is_compiled() == compiled
    finished = run("--version")
    assert finished.code == 0
    first, second = finished.out.split("\n", 1)
    assert first == f"trilithon {trilithon.__version__}"
    assert second.startswith(
        "engine: compiled" if compiled else "engine: not compiled, several times slower."
    )
    assert ("make clean setup" in second) == (not compiled)


def test_an_engine_that_is_not_loaded_is_not_called_compiled() -> None:
    assert not is_compiled("trilithon.games.nowhere.engine")


def test_games_lists_players_options_and_versions(run: Run) -> None:
    finished = run("games")
    assert finished.code == 0
    parts = finished.out.split("\n\n")
    assert [part.split()[0] for part in parts] == installed()
    for part in parts:
        game = find(part.split()[0])
        assert f"players: {', '.join(str(seats) for seats in game.seat_counts)}" in part
        assert f"rules: version {game.rules_version}, content {game.content_digest}" in part
        for option in game.options:
            line = next(line for line in part.splitlines() if line.startswith(f"{option.id} "))
            assert option.allowed() in line
            assert option.rule in line


def test_agents_lists_the_specs(run: Run) -> None:
    finished = run("agents")
    assert finished.code == 0
    assert all(spec in finished.out and said in finished.out for spec, said in agent_help().items())


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["fly"], f'Unknown command "fly". Available commands: {", ".join(COMMANDS[:8])}, ...'),
        (["--fly"], "--fly"),
        (["games", "pantheon"], "See `trilithon games --help`."),
        (["agents", "--all"], "See `trilithon agents --help`."),
    ],
)
def test_wrong_commands_are_refused(fails: Callable[..., str], arguments: list[str], complaint: str) -> None:
    assert complaint in fails(*arguments)


def test_the_texts_of_the_command_are_there_in_all_languages() -> None:
    assert Catalogue([KERNEL_TEXTS, TEXTS]).missing() == []
    for name in installed():
        assert texts_of(find(name)).languages == ["en", "hu"]


@pytest.mark.parametrize("workers", [1, 2])
def test_ctrl_c_ends_a_simulation_with_a_report(tmp_path: Path, workers: int) -> None:
    out = tmp_path / "games.jsonl"
    arguments = f"simulate pantheon --seats random,random --games 1000000 --workers {workers} --out".split()
    process = subprocess.Popen(
        [sys.executable, "-m", "trilithon.cli.main", *arguments, str(out)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        # Whoever runs the tests in the background lets them ignore Ctrl-C, which children inherit.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    try:
        wait_for(lambda: out.exists() and out.stat().st_size > 0)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to the workers, too
        report, complaint = process.communicate(timeout=60)
    finally:
        process.kill()
    lines = len(out.read_text(encoding="utf-8").splitlines())
    assert process.returncode == 130
    assert complaint == "trilithon: interrupted\n"
    assert report.startswith(f"pantheon, 2 players; games: {lines} of 1000000\n")


def wait_for(happened: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 60
    while not happened():
        assert time.monotonic() < deadline
        time.sleep(0.05)
