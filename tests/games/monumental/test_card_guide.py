"""The guide for designers tells the truth: its examples load, read as it says, and fail as it says."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import msgspec
import pytest
from msgspec import inspect

from tests.games.monumental import primitives as x
from tests.games.monumental.contents import catalogue, with_pack
from trilithon.games.monumental import effects
from trilithon.games.monumental.opened import HAPPENINGS, NO_MODULE
from trilithon.kernel.errors import ContentError

GUIDE = (Path(__file__).parents[3] / "docs" / "rules" / "monumental-cards.md").read_text(encoding="utf-8")
ROWS = [(code, text) for code, text in re.findall(r"^\| `(.+?)` \| (.+) \|$", GUIDE, re.MULTILINE)]
TEXTS = [(code, text) for code, text in ROWS if code.startswith(("{ ", "["))]
MISTAKES = [(code, text) for code, text in ROWS if text.startswith("my.toml: ")]


def toml(value: str) -> object:
    return tomllib.loads(f"value = {value}")["value"]


def text_of(code: str) -> str:
    if code.startswith("{ rule"):
        sentences = msgspec.convert({"always": [toml(code)]}, x.Ability).told()
    elif code.startswith("{ event"):
        sentences = msgspec.convert({"when": [toml(code)]}, x.Ability).told()
    else:
        parts = toml(code if code.startswith("[") else f"[{code}]")
        sentences = x.sentences(msgspec.convert(parts, effects.Parts))
    return " ".join(catalogue().render(sentence, "en") for sentence in sentences)


@pytest.mark.parametrize(("code", "text"), TEXTS)
def test_examples_read_as_the_guide_says(code: str, text: str) -> None:
    assert text_of(code) == text


def test_every_primitive_is_in_the_guide() -> None:
    everything = " ".join(code for code, _ in TEXTS)
    for field, kinds in (("do", x.PARTS), ("rule", x.RULES), ("is", x.CONDITIONS)):
        tags = {kind.__struct_config__.tag for kind in kinds}
        assert set(re.findall(rf'\b{field} = "(\w+)"', everything)) == tags
    events = inspect.type_info(x.When).fields[0].type.values  # type: ignore[attr-defined]
    of_the_base = {event for event in events if HAPPENINGS[event].module == NO_MODULE}
    assert set(re.findall(r'event = "(\w+)"', everything)) == of_the_base


@pytest.mark.parametrize("pack", re.findall(r"```toml\n(.+?)```", GUIDE, re.DOTALL))
def test_the_entries_of_the_guide_are_accepted(pack: str, tmp_path: Path) -> None:
    with_pack(tmp_path, pack)


@pytest.mark.parametrize(("code", "answer"), MISTAKES)
def test_mistakes_are_answered_as_the_guide_says(code: str, answer: str, tmp_path: Path) -> None:
    assert len(MISTAKES) > 10
    with pytest.raises(ContentError) as refused:
        with_pack(tmp_path, f'[[card]]\nid = "granary"\n{code}\n')
    said = str(refused.value).replace(str(tmp_path / "pack.toml"), "my.toml")
    known, cut, _ = answer.partition("…")
    assert said.startswith(known.rstrip()) if cut else said == answer
