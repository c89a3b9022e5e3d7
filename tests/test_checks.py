"""Style, types and layers of all sources, and the client's own tests: `make lint` runs these alone.

What each tool is asked stands in pyproject.toml and in client/.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
CLIENT = ROOT / "client"
BIN = Path(sys.executable).parent


def complaints(*command: str | Path, folder: Path = ROOT) -> str | None:
    """What the command says when it fails."""
    done = subprocess.run(
        command,
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=os.environ | {"NO_COLOR": "1"},
    )
    return done.stdout if done.returncode else None


@pytest.mark.long
@pytest.mark.parametrize("command", ["mypy", "lint-imports --no-logo", "ruff check", "ruff format --check"])
def test_python(command: str) -> None:
    program, *arguments = command.split()
    if said := complaints(BIN / program, *arguments):
        pytest.fail(said, pytrace=False)


@pytest.mark.long
@pytest.mark.parametrize("script", ["check", "lint", "test"])
def test_client(script: str) -> None:
    """Types, style, and what its tests say."""
    if shutil.which("npm") is None:
        pytest.skip("without npm the client cannot be checked")
    if said := complaints("npm", "run", "--silent", script, folder=CLIENT):
        pytest.fail(said, pytrace=False)
