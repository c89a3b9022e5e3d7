"""docs/positions.md is made from the declarations: it must be current, and every field must be explained there."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from trilithon.games import find, installed
from trilithon.kernel.stepped import SteppedGame

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("describe_positions", ROOT / "tools/describe_positions.py")
    assert spec is not None
    assert spec.loader is not None
    made = sys.modules["describe_positions"] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def test_the_page_is_current(tool: ModuleType) -> None:
    assert tool.PAGE.read_text(encoding="utf-8") == tool.page(), tool.OUTDATED


@pytest.mark.parametrize("name", installed())
def test_every_field_and_every_step_is_explained(tool: ModuleType, name: str) -> None:
    game = find(name)
    assert isinstance(game, SteppedGame)
    state = game.start(game.setup(2), 1)
    said, steps = tool.comments(game), tool.explained_steps(game)
    assert [
        field.name for field in state.layout.fields if not field.derived and not said.get(field.name)
    ] == []
    assert [step.name for step in state.steps if not steps.get(step.name)] == []
