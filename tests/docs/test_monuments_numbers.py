"""The rulebook of Monuments says the numbers that the content has, and quotes the texts that are made from it.

Whoever tunes a number learns here what has to follow in the book.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.games.monuments.contents import content, say
from trilithon.games.monuments.glossary import glossary, names
from trilithon.games.monuments.names import KINDS
from trilithon.games.monuments.schema import MonumentLayer, OrdinaryLine, Price
from trilithon.games.monuments.tokens import Tokens

BOOK = (Path(__file__).resolve().parents[2] / "docs" / "rules" / "monuments.md").read_text(encoding="utf-8")
QUOTED = ("ability", "score_card", "deck")


def rows() -> list[list[str]]:
    """The cells of all lines of all tables."""
    return [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in BOOK.splitlines()
        if line.startswith("|")
    ]


def resources(cell: str) -> Tokens:
    """What a price asks for, without the worker that is trained."""
    return Tokens(**{kind: int(n) for n, kind in re.findall(rf"(\d+) ({'|'.join(KINDS)})", cell)})


@pytest.mark.parametrize("thing", [thing for thing in glossary(content()) if thing.split(":")[0] in QUOTED])
def test_what_is_dealt_is_quoted_under_its_name(thing: str) -> None:
    name = say(names(content())[thing])
    text = " ".join(say(each) for each in glossary(content())[thing])
    assert f"**{name}** {text}\n" in BOOK or [name, text] in rows()


@pytest.mark.parametrize("price", content().price, ids=lambda price: str(price.id))
def test_prices(price: Price) -> None:
    heads = [row for row in rows() if len(row) == 2 and price.id in row[0].split(", ")]
    assert [resources(row[1]) for row in heads] == [price.cost]


@pytest.mark.parametrize("layer", content().layer, ids=lambda layer: f"layer {layer.layer}")
def test_layers(layer: MonumentLayer) -> None:
    cost = [str(n or "") for n in layer.cost.amounts()]
    assert [str(layer.layer), str(layer.land), *cost, str(layer.workers)] in rows()


@pytest.mark.parametrize("line", content().ordinary, ids=lambda line: str(line.id))
def test_points(line: OrdinaryLine) -> None:
    chapter = BOOK[BOOK.index("## 14.") : BOOK.index("## 15.")]
    thing = {"land": "land hex", "power": "military power", "upgrades": "green card"}.get(line.id, line.id)
    points = f"{line.points} point{'' if line.points == 1 else 's'}"
    said = f"for each {thing.removesuffix('s')}" if line.per == 1 else f"for {line.per} {thing}"
    assert f"** {points} {said}" in chapter
