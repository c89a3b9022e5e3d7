"""Commands are run as a user runs them, only in this process."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from trilithon.cli.main import main


@dataclass(frozen=True)
class Finished:
    """What a command left behind."""

    code: int
    out: str
    err: str


Run = Callable[..., Finished]


@pytest.fixture(autouse=True)
def plain_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """English and no colours, whoever runs the tests."""
    for variable in ("LC_ALL", "LC_MESSAGES", "FORCE_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def run(*arguments: object) -> Finished:
        capsys.readouterr()
        code = main([str(argument) for argument in arguments])
        said = capsys.readouterr()
        return Finished(code, said.out, said.err)

    return run


@pytest.fixture
def fails(run: Run) -> Callable[..., str]:
    """Runs a command that must be refused, and gives the complaint."""

    def fails(*arguments: object) -> str:
        finished = run(*arguments)
        assert finished.code == 2
        assert finished.out == ""
        assert finished.err.startswith("trilithon: ")
        assert "Traceback" not in finished.err
        return finished.err.removeprefix("trilithon: ")

    return fails


@pytest.fixture(scope="session")
def games_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three random games of two, as `simulate --out` writes them."""
    file = tmp_path_factory.mktemp("simulated") / "games.jsonl"
    arguments = "simulate pantheon --seats random,random --games 3 --workers 1 --seed 5 --out".split()
    assert main([*arguments, str(file)]) == 0
    return file


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """Content with which other games are played."""
    file = tmp_path / "pack.toml"
    file.write_text('[[number]]\nid = "start_hand"\nvalue = 6\n', encoding="utf-8")
    return file
