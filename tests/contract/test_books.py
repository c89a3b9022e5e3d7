"""What a page is told of a game's content: everything has a name, and what the client tests with is what it gets."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from trilithon.kernel.book import book_of
from trilithon.kernel.game import Game
from trilithon.kernel.messages import catalogue, from_json
from trilithon.web.answers import Book

CLIENT = Path(__file__).resolve().parents[2] / "client" / "src" / "games"


def test_everything_that_has_a_text_has_a_name_in_every_language(game: Game) -> None:
    texts, names = catalogue(game), game.names()
    assert names
    assert game.glossary().keys() <= names.keys()
    for name in names.values():
        for language in texts.languages:
            assert texts.render(name, language).strip()


def test_a_book_has_names_texts_and_facts(game: Game) -> None:
    book = msgspec.json.decode(book_of(game).content, type=Book)
    assert {thing: from_json(name) for thing, name in book.names.items()} == game.names()
    assert {
        thing: [from_json(text) for text in texts] for thing, texts in book.texts.items()
    } == game.glossary()
    assert book.facts == json.loads(json.dumps(game.facts()))


def test_a_book_has_the_messages_of_the_game_and_its_modules(game: Game) -> None:
    catalogues = book_of(game).catalogues
    assert {"en", "hu"} <= catalogues.keys()
    for language, source in catalogues.items():
        for file in [
            game.texts / f"{language}.ftl",
            *game.texts.parent.glob(f"modules/*/texts/{language}.ftl"),
        ]:
            assert file.read_text(encoding="utf-8") in source


def test_the_client_is_tested_with_this_book(game: Game) -> None:
    fixture = CLIENT / game.id / "fixtures" / "book.json"
    if not fixture.exists():
        pytest.skip("no folder in the client")
    current = json.loads(book_of(game).content)
    assert json.loads(fixture.read_text(encoding="utf-8")) == current, "run `make types`"
