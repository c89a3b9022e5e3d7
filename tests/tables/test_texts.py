"""Everything a table says by itself can be read in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import trilithon.tables
from trilithon.kernel.engine.events import Message, player
from trilithon.kernel.messages import KERNEL_TEXTS, Catalogue

FOLDER = Path(trilithon.tables.__file__).parent
TEXTS = Catalogue([KERNEL_TEXTS, FOLDER.parent / "agents" / "texts", FOLDER / "texts"])
SOURCES = [file.read_text(encoding="utf-8") for file in FOLDER.glob("*.py")]


def used() -> list[str]:
    """Ids in the code of tables; `refusal(code, id)` leaves their common beginning out."""
    text = "\n".join(SOURCES)
    ids = re.findall(r"\"((?:table|hint|refused|goodbye|undo)-[a-z-]+)\"", text)
    ids += [f"refused-{reason}" for reason in re.findall(r"refusal\(\s*\"[a-z-]+\",\s*\"([a-z-]+)\"", text)]
    return sorted(set(ids))


@pytest.mark.parametrize("key", used())
def test_it_can_be_said(key: str) -> None:
    for language in TEXTS.languages:
        for n in (1, 5):
            args = {"player": player(1), "n": n, "level": Message("level-mason"), "move": "draw"}
            args |= {"points": n, "other": "draw"}
            assert TEXTS.render(Message(key, args), language).strip()


def test_all_languages_say_the_same() -> None:
    assert TEXTS.missing() == []


def test_nothing_is_left_over() -> None:
    said = {key for key in TEXTS.ids("en") if re.match("table-|hint-|refused-|goodbye-|undo-", key)}
    assert said - {"undo-revealed", "undo-others"} == set(used())
