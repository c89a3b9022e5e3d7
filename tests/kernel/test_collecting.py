"""What the files of a package bring."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import pytest
from msgspec import Struct

from tests.kernel.market.engine.steps.turn import TURN
from tests.kernel.market.words.turn import TurnWords
from trilithon.kernel.collecting import classes_in, leaves, one_of
from trilithon.kernel.stepped import words_in
from trilithon.kernel.words import Words


class Tool(Struct, tag_field="kind", frozen=True):
    pass


class Edged(Tool, frozen=True):
    """What others stand on."""

    length: int = 1


class Knife(Edged, tag="knife", frozen=True):
    pass


class Axe(Edged, tag="axe", frozen=True):
    pass


class Rope(Tool, tag="rope", frozen=True):
    pass


def test_kinds_are_those_that_nothing_stands_on() -> None:
    assert set(leaves(Tool)) == {Knife, Axe, Rope}
    assert leaves(Rope) == [Rope]


def test_a_field_holds_any_kind_by_its_tag_and_a_wrong_one_is_refused() -> None:
    assert msgspec.convert({"kind": "axe", "length": 3}, one_of(Tool)) == Axe(length=3)
    for wrong in ("saw", "Edged"):
        with pytest.raises(msgspec.ValidationError, match=f"Invalid value '{wrong}'"):
            msgspec.convert({"kind": wrong}, one_of(Tool))


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    folder = tmp_path / "collected_words"
    folder.mkdir()
    for name, text in {
        "__init__": "",
        "b_own": "from tests.kernel.market.words.turn import TurnWords\nclass Own(TurnWords): pass\n",
        "a_first": "from tests.kernel.market.words.turn import TurnWords as T\nclass First(T): step = T.step\n",
    }.items():
        (folder / f"{name}.py").write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    for module in [name for name in sys.modules if name.startswith("collected_words")]:
        del sys.modules[module]
    return "collected_words"


def test_classes_belong_to_the_file_that_defines_them(package: str) -> None:
    assert [one.__name__ for one in classes_in(package, TurnWords)] == ["First", "Own"]


def test_words_are_found_by_their_steps(package: str) -> None:
    table = words_in(package, TurnWords)
    assert [type(words).__name__ for words in table.values()] == ["First"]
    assert list(table) == [TURN.number]


def test_a_step_with_words_twice_is_a_mistake(package: str, tmp_path: Path) -> None:
    again = tmp_path / package / "c_again.py"
    again.write_text(
        "from collected_words.a_first import First\nclass Again(First): step = First.step\n", encoding="utf-8"
    )
    with pytest.raises(ValueError, match="a step has words twice"):
        words_in(package, Words)
