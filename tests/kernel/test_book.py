"""The digest of a book is that of all that is in it."""

from __future__ import annotations

from pathlib import Path

from tests.kernel.market.game import Market
from trilithon.kernel.book import book_named, book_of
from trilithon.kernel.engine.events import Message
from trilithon.kernel.game import Json


class Priced(Market):
    def facts(self) -> Json:
        return {"price": 2}


class Renamed(Market):
    def names(self) -> dict[str, Message]:
        return super().names() | {"good:wool": Message("market-good-silk")}


def translated(tmp_path: Path) -> Market:
    """The same, with another word in one language."""
    game = Market()
    for file in Market.texts.glob("*.ftl"):
        text = file.read_text(encoding="utf-8")
        (tmp_path / file.name).write_text(text + "\nmarket-new = x\n" * (file.stem == "hu"), encoding="utf-8")
    game.texts = tmp_path
    return game


def test_the_same_content_is_the_same_book() -> None:
    assert book_of(Market()).digest == book_of(Market()).digest


def test_a_book_is_found_by_its_name() -> None:
    game = Priced()
    book = book_of(game)
    assert book_named(game.id, book.digest) is book
    assert book_of(Priced()) is book, "there is one of each"
    assert book_named(game.id, "0" * 20) is None
    assert book_named("chess", book.digest) is None


def test_whatever_is_changed_makes_another_book(tmp_path: Path) -> None:
    games = [Market(), Priced(), Renamed(), translated(tmp_path)]
    assert len({book_of(game).digest for game in games}) == 4
