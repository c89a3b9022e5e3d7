"""The players' rulebook of each game explains every rule once, under its number.

The numbers are built from families and counts. Written out in full here, they would look as if this
test proved the rules themselves.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import pytest

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "rules"


@dataclass(frozen=True)
class Book:
    game: str
    code: str
    last_number: dict[str, int]
    last_decision: int

    @property
    def text(self) -> str:
        return (FOLDER / f"{self.game}.md").read_text(encoding="utf-8")

    @property
    def id(self) -> str:
        """What a number looks like."""
        return rf"{self.code}-[A-Z]+-\d+"

    def ids(self, family: str, last: int) -> list[str]:
        return [f"{self.code}-{family}-{number:02}" for number in range(1, last + 1)]

    def rules(self) -> list[str]:
        return [rule for family, last in self.last_number.items() for rule in self.ids(family, last)]


PANTHEON = Book(
    "pantheon",
    "PA",
    {
        "TERM": 8,
        "SET": 10,
        "PREP": 12,
        "NAT": 13,
        "TURN": 5,
        "MOVE": 11,
        "PLACE": 13,
        "JUMP": 8,
        "TILE": 14,
        "BON": 2,
        "BUY": 12,
        "GAIN": 8,
        "GOD": 15,
        "DRAW": 12,
        "END": 12,
        "SCORE": 5,
        "WIN": 3,
        "OPT": 8,
        "EX": 18,
        "INFO": 5,
        "MAP": 11,
        "DATA": 3,
    },
    44,
)
MONUMENTAL = Book(
    "monumental",
    "MO",
    {
        "SETUP": 16,
        "MAP": 15,
        "ACTV": 9,
        "RES": 18,
        "ACQ": 9,
        "WON": 11,
        "POL": 7,
        "CONQ": 23,
        "MIL": 5,
        "OUT": 6,
        "EXPL": 9,
        "EFF": 33,
        "SCI": 3,
        "CITY": 9,
        "DISP": 9,
        "END": 7,
        "SCORE": 8,
        "CIV": 6,
        "EX": 16,
        "PROV": 10,
        "MONS": 26,
        "HERO": 19,
        "LK": 20,
        "AUT": 66,
        "CONT": 25,
    },
    30,
)
MONUMENTS = Book(
    "monuments",
    "MS",
    {
        "GEN": 14,
        "SET": 13,
        "TURN": 9,
        "UPG": 5,
        "MOV": 13,
        "BRG": 5,
        "FER": 17,
        "PRD": 9,
        "SPD": 4,
        "BLD": 10,
        "POP": 5,
        "MON": 8,
        "BON": 10,
        "UNL": 2,
        "TRN": 5,
        "WPN": 4,
        "ATK": 13,
        "DMG": 7,
        "RET": 5,
        "OCC": 6,
        "QST": 9,
        "TRD": 4,
        "END": 3,
        "SCO": 10,
        "GRD": 6,
        "EX": 16,
    },
    0,
)

LIST_MARK = re.compile(r"\s*(?:[-*+]|\d+\.)\s+")


@pytest.fixture(params=[PANTHEON, MONUMENTAL, MONUMENTS], ids=lambda book: book.game)
def book(request: pytest.FixtureRequest) -> Book:
    found: Book = request.param
    return found


def anchors(book: Book) -> list[str]:
    """The ids that open a paragraph or a list item, in the order of the text."""
    leading_anchors = re.compile(rf"(?:\*\*{book.id}\*\*\s+)+(?=\S)")
    found: list[str] = []
    after_blank = True
    fenced = False
    for line in book.text.splitlines():
        if line.startswith("```"):
            fenced = not fenced
        mark = LIST_MARK.match(line)
        if not fenced and (mark or after_blank):
            leading = leading_anchors.match(line, mark.end() if mark else 0)
            if leading:
                found += re.findall(book.id, leading.group())
        after_blank = not line.strip() or line.startswith("#")
    return found


def test_every_rule_is_explained_exactly_once(book: Book) -> None:
    count = Counter(anchors(book))
    wrong = {rule: count[rule] for rule in book.rules() if count[rule] != 1}
    assert not wrong, f"each must open exactly one paragraph or list item, not as many as here: {wrong}"


def test_every_anchor_is_a_rule(book: Book) -> None:
    unknown = set(anchors(book)) - set(book.rules())
    assert not unknown


def test_a_bold_number_is_always_an_anchor(book: Book) -> None:
    assert re.findall(rf"\*\*({book.id})\*\*", book.text) == anchors(book)


def test_every_pointer_leads_to_a_rule_or_a_decision(book: Book) -> None:
    unknown = set(re.findall(book.id, book.text)) - {*book.rules(), *book.ids("DEC", book.last_decision)}
    assert not unknown
