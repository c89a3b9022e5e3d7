"""What is said to whoever lacks something to build with."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def obstacle(programs: Path) -> str:
    """Why the client cannot be built where only these programs are."""
    script = "import build_hook; print(build_hook.client_obstacle())"
    command = [sys.executable, "-c", script]
    environment = {**os.environ, "PATH": str(programs)}
    return subprocess.run(
        command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True
    ).stdout.strip()


def put(folder: Path, name: str, says: str = "") -> None:
    program = folder / name
    program.write_text(f"#!/bin/sh\necho {says}\n")
    program.chmod(0o755)


@pytest.mark.parametrize(
    ("node", "npm", "said"),
    [
        (None, True, "there is no node; install node 20.19"),
        ("v20.20.2", False, "there is no npm; install node 20.19"),
        ("v18.19.0", True, "node v18.19.0 is too old; install node 20.19"),
        ("v20.9.0", True, "node v20.9.0 is too old"),
        ("v20.19.0", True, "None"),
        ("v24.1.0", True, "None"),
    ],
)
def test_what_to_install_for_the_client(tmp_path: Path, node: str | None, npm: bool, said: str) -> None:
    if node is not None:
        put(tmp_path, "node", node)
    if npm:
        put(tmp_path, "npm")
    assert obstacle(tmp_path).startswith(said)
