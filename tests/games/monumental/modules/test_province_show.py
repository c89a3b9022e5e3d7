"""Special Provinces in the text view of a terminal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.games.monumental.contents import TEXTS, box
from trilithon.games.monumental.glossary import names
from trilithon.games.monumental.show import show
from trilithon.kernel.messages import KERNEL_TEXTS, Catalogue, text_folders

FIXTURES = Path(__file__).parents[4] / "client/src/games/monumental/fixtures"


def view() -> dict[str, Any]:
    """Of a table as the server would send it."""
    shown: dict[str, Any] = json.loads((FIXTURES / "act.json").read_text(encoding="utf-8"))["table"]["view"]
    return shown


def lines(shown: dict[str, Any], language: str) -> list[str]:
    texts = Catalogue([KERNEL_TEXTS, *text_folders(TEXTS)])
    return show(names(box()), shown, texts, language).splitlines()


@pytest.mark.parametrize(
    ("language", "special", "bridges"),
    [
        ("en", "Special: d0 Oasis, b2 Island", "Bridges: b2–c1, a2–b2"),
        ("hu", "Különleges: d0 Oázis, b2 Sziget", "Hidak: b2–c1, a2–b2"),
    ],
)
def test_they_are_named_below_the_map_with_their_bridges(language: str, special: str, bridges: str) -> None:
    shown = view()
    for tile in shown["map"]["tiles"]:
        tile["feature"] = {"d0": "oasis", "b2": "island"}.get(tile["id"])
    shown["map"]["bridges"] = [["b2", "c1"], ["a2", "b2"]]
    said = lines(shown, language)
    assert special in said
    assert bridges in said
    plain = lines(view(), language)
    assert [line for line in said if line not in (special, bridges)] == plain
