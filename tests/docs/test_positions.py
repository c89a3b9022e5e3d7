"""docs/positions.md is made from the declarations: it must be current, and every field must be explained there."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from trilithon.games import find, find_recorded, installed
from trilithon.kernel.record import RecordedMove, parse_record
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


SELDOM = {
    "monumental": {
        ("attack_choice", "suffer N"),
        ("choose", "choose N"),
        ("take", "take PLACE CARD"),
        ("act", "buy reserved CARD"),
        ("units", "from TILE rider"),
        ("outpost_with", "without warlord AMOUNT rider"),
        ("lose_units", "remove TILE hero"),
        ("lose_units", "remove TILE rider"),
        ("lose_somewhere", "remove TILE rider"),
        ("deploy", "stay"),
        ("unit_move", "march TILE rider"),
        ("copy", "copy POLICY"),
        ("gain_horse", "mount TILE hero"),
        ("ride", "march TILE hero"),
        ("automa_mounting", "automa mounts TILE hero"),
        ("automa_mounting", "automa mounts TILE rider"),
        ("ride", "march TILE rider"),
        ("unit_move", "march TILE hero"),
    },
    "monuments": {
        ("card", "pass"),
        ("step", "break out HEX"),
        ("build", "repair BUILDING HEX"),
        ("populate", "horse HEX"),
        ("occupy", "done"),
    },
    "pantheon": set(),
}
"""Answers without an example: no game that the page is made from offers them."""


def state_of(tool: ModuleType, game: SteppedGame[Any]) -> Any:
    """With every module on."""
    return game.start(game.setup(2, *tool.SPECIAL.get(game.id, [])[:1]), 1)


@pytest.mark.parametrize("name", installed())
def test_every_field_and_every_step_is_explained(tool: ModuleType, name: str) -> None:
    game = find(name)
    assert isinstance(game, SteppedGame)
    state = state_of(tool, game)
    said, steps = tool.comments(game), tool.explained_steps(game)
    assert [
        field.name for field in state.layout.fields if not field.derived and not said.get(field.name)
    ] == []
    assert [step.name for step in state.steps if not steps.get(step.name)] == []


@pytest.mark.parametrize("name", installed())
def test_everything_that_can_be_written_is_on_the_page(tool: ModuleType, name: str) -> None:
    game = find(name)
    assert isinstance(game, SteppedGame)
    page = tool.PAGE.read_text(encoding="utf-8")
    own = page[page.index(f"## {name.capitalize()}") :]
    state, forms = state_of(tool, game), tool.forms_of(game, state_of(tool, game))
    for option in game.options:
        assert f"| `{option.id}` |" in own
    for part in game.setting(state):
        assert f"| `{part}` |" in own
    for field in state.layout.fields:
        assert field.derived or f"| `{field.name}` |" in own
    for step in state.steps:
        assert not step.decides or forms[step.name], f"{step.name}: its words have no notation"
        for form in forms.get(step.name, ()):
            assert f"| `{step.name}` | `{form}` |" in own


@pytest.mark.parametrize("name", installed())
def test_every_kind_of_answer_has_an_example(tool: ModuleType, name: str) -> None:
    """That every move which is played there has a declared form is checked on the way: ValueError otherwise."""
    game = find(name)
    assert isinstance(game, SteppedGame)
    examples = tool.Examples(game)
    wanted = {(step, form) for step, some in examples.forms.items() for form in some}
    assert wanted - set(examples.found) == SELDOM[name]
    assert len(examples.rows) > 2


@pytest.mark.parametrize("name", installed())
def test_recorded_games_have_moves_of_these_forms_only(tool: ModuleType, name: str) -> None:
    """Played by agents that know what they do, with all options."""
    for file in sorted((ROOT / "tests/golden" / name).glob("*.txt"))[:12]:
        record = parse_record(file.read_text(encoding="utf-8"))
        if record.seed is None:
            continue
        game = find_recorded(record, file.parent)  # with the content of then
        assert isinstance(game, SteppedGame)
        state: Any = game.start(game.setup(record.seats, record.options), record.seed)
        forms = tool.forms_of(game, state)
        for entry in record.entries:
            if isinstance(entry, RecordedMove):
                tool.form_of(forms, state.step().name, entry.text)
                state.play(game.read(state, entry.text))


def test_a_move_of_no_form_is_noticed(tool: ModuleType) -> None:
    with pytest.raises(ValueError, match="notation"):
        tool.form_of({"": (), "pay": ("gold AMOUNT",)}, "pay", "gold much")
