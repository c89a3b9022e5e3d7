"""Moves as short texts: what the words of a notation stand for, and what a text says by it.

A form is written as in `march TILE [warlord]`: words in capitals stand for one of many things, what is in brackets may
be missing. Pages get every answer with what it says (`told_by`), so that nobody has to take a text apart.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple


class Placeholder(NamedTuple):
    pattern: str
    """What such a word looks like."""
    meaning: str
    is_number: bool = False


PLACEHOLDERS = {
    "ACTION": Placeholder("[a-z]+", "an action card"),
    "AMOUNT": Placeholder(r"\d+", "how many or how much, perhaps 0", is_number=True),
    "AUTOMA": Placeholder(
        r"[a-z_]+\d*:[1-9]", "a line of an Automa card: the card by its id, and which of its lines"
    ),
    "BONUS": Placeholder("[a-z_]+", "a bonus by its id"),
    "BUILDING": Placeholder("[a-z]+", "a kind of building"),
    "CARD": Placeholder(r"[a-z_]+\d*", "a card by its id"),
    "CIVILIZATION": Placeholder("[a-z_]+", "a civilization by its id"),
    "COAST": Placeholder(r"\d{4}-\d{4}", "a land hex and a water hex beside it"),
    "EXPLORER": Placeholder(r"[1-9]", "an Explorer by its number, counted from 1", is_number=True),
    "FERRY": Placeholder(r"[1-9]\d?", "a ferry by its number, counted from 1", is_number=True),
    "GOAL": Placeholder(r"[a-z]\d+", "a tile as on the map, where an Explorer is bound for"),
    "GOD": Placeholder(r"[a-z_]+\d*", "a god by its id"),
    "HEX": Placeholder(r"\d{4}|[a-z]\d+", "a hex as on the map"),
    "KIND": Placeholder("wood|sheep|metal|wheat", "a kind of resource"),
    "LEVEL": Placeholder("[1-4]", "the level of a tile", is_number=True),
    "LINE": Placeholder("[a-c1-3]", "a row or column of the City, as spaces are named: b2 is in b and in 2"),
    "LOOT": Placeholder(r"[a-z_]+\d*", "a loot tile by its id"),
    "MARKET": Placeholder("[a-z]+", "a Market by its id"),
    "MONSTER": Placeholder("[a-z_]+", "a Monster by its id"),
    "N": Placeholder(r"[1-9]\d?", "which one of those that are offered, counted from 1", is_number=True),
    "PART": Placeholder(
        r"\d+:[a-z]+(?:\+tile)?",
        "so many symbols of a sacrifice, `2:offerings`; `+tile`: one level or more of them are the tile's",
    ),
    "PIECE": Placeholder("[a-z]+", "a kind of piece"),
    "PLACE": Placeholder(
        r"[1-9]\d?",
        "a place counted from 1: of the display from left to right and row by row, aboard a ferry",
        is_number=True,
    ),
    "POLICY": Placeholder("[a-z_]+", "a Policy by its id"),
    "QUEST": Placeholder(r"[a-z]+\d+", "a quest by its id"),
    "RESOURCE": Placeholder("[a-z]+", "a resource"),
    "RIVER": Placeholder(r"\d{4}-\d{4}", "an edge with a river: the two hexes"),
    "SACRIFICE": Placeholder("[a-z]+", "a kind of sacrifice"),
    "SEAT": Placeholder("[1-9]", "a seat, counted from 1", is_number=True),
    "SPACE": Placeholder(
        r"[a-c][1-3](?:-under)?|nexus[1-9]\d?",
        "a space of the City: its row and column; `-under` is the Knowledge under a card; or a place of the Nexus, "
        "counted from the left",
    ),
    "TILE": Placeholder(r"[a-z]\d+", "a tile as on the map"),
    "TOKEN": Placeholder(r"[a-z]+_\d+", "a token of a Market by its id"),
    "UNIT": Placeholder("worker|armed|army|airforce|horse|navy", "a kind of unit"),
}


@cache
def pattern_of(form: str) -> re.Pattern[str]:
    """What texts of this form look like; every word is a group."""
    parts = []
    for word in form.split():
        bare = word.strip("[]")
        one = PLACEHOLDERS[bare].pattern if bare.isupper() else re.escape(bare)
        parts.append(f"(?: ({one}))?" if word.startswith("[") else f" ({one})")
    return re.compile("".join(parts).removeprefix(" "))


@cache
def told_by(forms: Sequence[str], text: str) -> dict[str, Any]:
    """What a text says: its first word as `verb`; what stands for a word in capitals under that word in small letters
    (a list, if the form has it more than once); and `true` for every other word. Nothing if it has none of the forms.
    Whoever gets it must not change it."""
    for form in forms:
        if found := pattern_of(form).fullmatch(text):
            return _told(form.replace("[", "").replace("]", "").split(), found.groups())
    return {}


def _told(words: Sequence[str], values: Sequence[str | None]) -> dict[str, Any]:
    told: dict[str, Any] = {"verb": words[0]}
    for word, value in list(zip(words, values, strict=True))[1:]:
        if value is None:
            continue
        if not word.isupper():
            told[word] = True
            continue
        name, said = word.lower(), int(value) if PLACEHOLDERS[word].is_number else value
        if words.count(word) > 1:
            told[name] = [*told.get(name, []), said]
        else:
            told[name] = said
    return told
