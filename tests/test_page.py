"""The page knows no rules: it shows what the server says, and sends back what was clicked.

What a move costs, whom it moves and whether it is possible comes with choices and plans (docs/decisions/0016). These
are the ways in which rules would come back unnoticed.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

CLIENT = Path(__file__).parent.parent / "client" / "src"
SOURCES = sorted(
    file
    for file in CLIENT.rglob("*")
    if file.suffix in (".ts", ".svelte") and ".test." not in file.name and file.name != "protocol.ts"
)
LOG = "what has happened is dug out of the log"
NEVER = {
    "the text of a move is taken apart": (
        r"\bmoves?(\[\d\])?!?\.(split|startsWith|endsWith|includes|match|slice|replace)\(\s*['\"/`]"
    ),
    "the text of a move is compared with one that the page knows": r"\bmove\s*[!=]==\s*['\"`]",
    "a move is made up": r"\bplay\(\s*\[\s*[`'\"]",
    "what something costs is read out of a sentence": r"\blabel\.(args|id)\b",
    LOG: r"\.log\b[^\n]*\.(find|findLast|toReversed|some|at)\(",
}


@pytest.mark.parametrize("habit", NEVER)
def test_the_page_works_nothing_out(habit: str) -> None:
    found = [
        f"{file.relative_to(CLIENT)}:{number}: {line.strip()}"
        for file in SOURCES
        if habit != LOG or "games" in file.parts  # the shell shows the log itself
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if re.search(NEVER[habit], line)
    ]
    assert not found, habit


def test_these_looks_would_find_something() -> None:
    examples = {
        "the text of a move is taken apart": "const [verb] = choice.move.split(' ')",
        "the text of a move is compared with one that the page knows": "choices.find(({ move }) => move === 'done')",
        "a move is made up": "act.play([`gold ${n}`])",
        "what something costs is read out of a sentence": "Number(choice.label.args['price'])",
        LOG: "table.log.findLast((line) => line.text.id === 'x')",
    }
    assert examples.keys() == NEVER.keys()
    for habit, line in examples.items():
        assert re.search(NEVER[habit], line), habit
