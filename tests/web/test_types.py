"""The client's types are those of the server."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_committed_types_are_up_to_date() -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "tools" / "make_types.py", "--check"], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr


def test_a_change_would_be_noticed(tmp_path: Path) -> None:
    script = (ROOT / "tools" / "make_types.py").read_text()
    (tmp_path / "tools").mkdir()
    (tmp_path / "client" / "src").mkdir(parents=True)
    (tmp_path / "tools" / "make_types.py").write_text(script)
    (tmp_path / "client" / "src" / "protocol.ts").write_text("export type Old = string\n")
    done = subprocess.run(
        [sys.executable, tmp_path / "tools" / "make_types.py", "--check"], capture_output=True, text=True
    )
    assert done.returncode == 1
    assert "make types" in done.stderr
