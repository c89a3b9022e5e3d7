"""The players' rulebook of Pantheon explains every rule once, under its number.

The numbers are built from families and counts. Written out in full here, they would look as if this
test proved the rules themselves.
"""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

RULEBOOK = Path(__file__).resolve().parents[2] / "docs" / "rules" / "pantheon.md"

GAME = "PA"
LAST_NUMBER = {
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
}
LAST_DECISION = 44

ID = rf"{GAME}-[A-Z]+-\d+"
LIST_MARK = re.compile(r"\s*(?:[-*+]|\d+\.)\s+")
LEADING_ANCHORS = re.compile(rf"(?:\*\*{ID}\*\*\s+)+(?=\S)")


def rulebook() -> str:
    return RULEBOOK.read_text(encoding="utf-8")


def ids(family: str, last: int) -> list[str]:
    return [f"{GAME}-{family}-{number:02}" for number in range(1, last + 1)]


def rules() -> list[str]:
    return [rule for family, last in LAST_NUMBER.items() for rule in ids(family, last)]


def anchors(text: str) -> list[str]:
    """The ids that open a paragraph or a list item, in the order of the text."""
    found: list[str] = []
    after_blank = True
    fenced = False
    for line in text.splitlines():
        if line.startswith("```"):
            fenced = not fenced
        mark = LIST_MARK.match(line)
        if not fenced and (mark or after_blank):
            leading = LEADING_ANCHORS.match(line, mark.end() if mark else 0)
            if leading:
                found += re.findall(ID, leading.group())
        after_blank = not line.strip() or line.startswith("#")
    return found


def test_every_rule_is_explained_exactly_once() -> None:
    count = Counter(anchors(rulebook()))
    wrong = {rule: count[rule] for rule in rules() if count[rule] != 1}
    assert not wrong, f"each must open exactly one paragraph or list item, not as many as here: {wrong}"


def test_every_anchor_is_a_rule() -> None:
    unknown = set(anchors(rulebook())) - set(rules())
    assert not unknown


def test_a_bold_number_is_always_an_anchor() -> None:
    text = rulebook()
    assert re.findall(rf"\*\*({ID})\*\*", text) == anchors(text)


def test_every_pointer_leads_to_a_rule_or_a_decision() -> None:
    unknown = set(re.findall(ID, rulebook())) - {*rules(), *ids("DEC", LAST_DECISION)}
    assert not unknown
