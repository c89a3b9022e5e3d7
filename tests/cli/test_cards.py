"""`trilithon cards`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from trilithon.games import find, installed

COST = "Sacrifice: 4 of one kind and 1 of another."


@pytest.fixture
def my(tmp_path: Path) -> Callable[[str], Path]:
    def write(text: str) -> Path:
        file = tmp_path / "my.toml"
        file.write_text(text, encoding="utf-8")
        return file

    return write


@pytest.mark.parametrize("game", installed())
def test_every_card_is_listed(run: Run, game: str) -> None:
    finished = run("cards", game)
    assert finished.code == 0
    assert [line.split(": ")[0] for line in finished.out.splitlines()] == list(find(game).glossary())


def test_some_cards_in_a_language(run: Run) -> None:
    english, hungarian = (
        run("cards", "pantheon", "vinthrad", "--language", lang).out for lang in ("en", "hu")
    )
    assert english == f"god:vinthrad: {COST} You have 1 more step in each of your movements.\n"
    assert hungarian.startswith("god:vinthrad: ")
    assert hungarian != english


def test_a_pack_shows_what_it_changes(run: Run, my: Callable[[str], Path]) -> None:
    pack = my('[[god]]\nid = "vinthrad"\neffects = [{ op = "passive_steps", n = 2 }]\n')
    assert run("cards", "pantheon", "--pack", pack).out == (
        f"god:vinthrad: {COST} You have 2 more steps in each of your movements.\n"
        f"              was: {COST} You have 1 more step in each of your movements.\n"
    )
    assert run("cards", "pantheon", "loot:step", "--pack", pack).out.startswith("loot:step: ")


def test_a_new_card_is_called_new(run: Run, my: Callable[[str], Path]) -> None:
    tile = 'id = "chest"\nsource = "original"\ncopies = 1\nlifetime = "once"\neffects = [{ op = "draw_pile", n = 5 }]'
    out = run("cards", "pantheon", "--pack", my(f"[[loot]]\n{tile}\n")).out
    assert out.startswith("loot:chest, new: ")
    assert "was:" not in out


def test_a_pack_that_changes_no_text(run: Run, pack: Path) -> None:
    assert run("cards", "pantheon", "--pack", pack).out == "The pack is in order and changes no text.\n"


def test_wrong_words_and_packs_are_refused(fails: Callable[..., str], my: Callable[[str], Path]) -> None:
    assert "no card or tile has 'zeus' in its id" in fails("cards", "pantheon", "vinthrad", "zeus")
    assert "there is no field 'costs'; did you mean 'cost'?" in fails(
        "cards", "pantheon", "--pack", my('[[god]]\nid = "vinthrad"\ncosts = [1]\n')
    )
