"""Compiled or not, an engine plays the same games, to the last bit."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.contract.fingerprints import engine_is_compiled
from trilithon.kernel.game import Game

ROOT = Path(__file__).resolve().parents[2]
GAMES = 12


def test_the_uncompiled_engine_plays_the_same_games(game: Game) -> None:
    if not engine_is_compiled():
        pytest.skip("the engine is not compiled here, so there is nothing to compare")
    compiled = _fingerprints(game)
    uncompiled = _fingerprints(game, str(ROOT / "tools" / "uncompiled.py"))
    assert compiled[0] == "compiled"
    assert uncompiled[0] == "uncompiled"
    assert len(compiled) == 1 + GAMES
    assert compiled[1:] == uncompiled[1:]


def _fingerprints(game: Game, *runner: str) -> list[str]:
    command = [sys.executable, *runner, "-m", "tests.contract.fingerprints", game.id, str(GAMES)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()
