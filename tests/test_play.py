"""`make play` serves before the engine is compiled (tools/play.py)."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

TOOL = Path(__file__).parents[1] / "tools" / "play.py"
SERVES = """
import signal, sys, time
signal.signal(signal.SIGTERM, lambda *_: sys.exit(print('ended', flush=True)))
print('Trilithon is at http://127.0.0.1:4711/', *sys.argv[1:], flush=True)
time.sleep({seconds})
"""


@pytest.fixture
def tool() -> ModuleType:
    spec = spec_from_file_location("play", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def python(code: str) -> list[str]:
    return [sys.executable, "-c", code]


@pytest.mark.parametrize(
    ("arguments", "again"),
    [
        (["--open"], "--port 4711"),
        (["--no-open", "--port", "4711"], "--no-open --port 4711"),
    ],
)
def test_the_server_starts_again_when_the_engine_is_compiled(
    tool: ModuleType,
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    arguments: list[str],
    again: str,
) -> None:
    monkeypatch.setattr(tool, "is_compiled", lambda: True)
    first, second = python(SERVES.format(seconds=60)), python(SERVES.format(seconds=0))
    assert tool.serve(arguments, first, second, python("import time; time.sleep(1)")) == 0
    at = "Trilithon is at http://127.0.0.1:4711/"
    assert capfd.readouterr().out.splitlines() == [
        f"{at} {' '.join(arguments)}",
        "The engine is compiled: the server starts again with it.",
        "ended",
        f"{at} {again}",
    ]


@pytest.mark.parametrize("build", ["raise SystemExit(2)", "pass"])
def test_it_goes_on_uncompiled_where_nothing_can_be_compiled(
    tool: ModuleType, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, build: str
) -> None:
    monkeypatch.setattr(tool, "is_compiled", lambda: False)
    serves, never = python(SERVES.format(seconds=1)), python("raise AssertionError")
    assert tool.serve([], serves, never, python(build)) == 0
    assert capfd.readouterr().out.splitlines() == ["Trilithon is at http://127.0.0.1:4711/"]


def test_a_server_that_ends_ends_the_compiler_too(tool: ModuleType) -> None:
    """Else it would work on behind somebody who has left."""
    ended = python("import sys; sys.exit(3)")
    assert tool.serve([], ended, ended, python("import time; time.sleep(60)")) == 3
