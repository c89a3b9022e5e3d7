"""Who may import whom: the contracts stand in pyproject.toml under tool.importlinter."""

from __future__ import annotations

from pathlib import Path

import pytest
from importlinter.cli import lint_imports

CONFIG = Path(__file__).parent.parent / "pyproject.toml"


def test_no_import_crosses_a_layer(capsys: pytest.CaptureFixture[str]) -> None:
    passed = lint_imports(config_filename=str(CONFIG), no_cache=True, no_logo=True) == 0
    assert passed, capsys.readouterr().out
