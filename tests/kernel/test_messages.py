"""Catalogues: what they say, what they refuse to say, and where languages differ."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kernel.market.game import Market
from trilithon.kernel.engine.events import Argument, Message, player
from trilithon.kernel.messages import (
    KERNEL_TEXTS,
    Catalogue,
    MessageError,
    catalogue,
    from_json,
    kernel_catalogue,
    text_folders,
    to_json,
)


def texts(folder: Path, **languages: str) -> Catalogue:
    """The kernel's messages and those given."""
    for language, text in languages.items():
        (folder / f"{language}.ftl").write_text(text, encoding="utf-8")
    return Catalogue([KERNEL_TEXTS, folder])


def test_the_kernel_speaks_english_and_hungarian() -> None:
    assert kernel_catalogue().languages == ["en", "hu"]
    assert kernel_catalogue().missing() == []


def test_arguments_may_be_messages(tmp_path: Path) -> None:
    said = texts(tmp_path, en="card = a { $colour } card\nred = red\nsold = sold { $what } for { $n }\n")
    sold = Message("sold", {"what": Message("card", {"colour": Message("red")}), "n": 3})
    assert said.render(sold, "en") == "sold a red card for 3"


def test_several_messages_become_a_list() -> None:
    said = catalogue(Market())
    goods = [Message(f"market-good-{good}") for good in ("wool", "silk", "gold", "wool")]

    def listed(items: list[Message], language: str) -> str:
        return said.render(Message("market-sell", {"good": items}), language)

    assert listed([], "en") == "Sell nothing"
    assert listed(goods[:1], "en") == "Sell wool"
    assert listed(goods[:2], "en") == "Sell wool and silk"
    assert listed(goods, "en") == "Sell wool, silk, gold and wool"
    assert listed(goods[:3], "hu") == "Eladás: gyapjú, selyem és arany"


def test_players_have_names_if_somebody_knows_them() -> None:
    reason = Message("undo-others", {"player": player(1)})
    assert kernel_catalogue().render(reason, "en") == "Player 2 has decided something since then."
    assert kernel_catalogue().render(reason, "hu", ["Anna", "Béla"]) == "Azóta már döntött: Béla."
    assert kernel_catalogue().render(player(2), "en", ["Anna", "Béla"]) == "Player 3"


@pytest.mark.parametrize(
    ("word", "article"),
    [
        ("alma", "az"),
        ("Őz", "az"),
        ("ház", "a"),
        ("5", "az"),
        ("15", "a"),
        ("1", "az"),
        ("1000", "az"),
        ("", "a"),
    ],
)
def test_the_hungarian_article_follows_the_sound(tmp_path: Path, word: str, article: str) -> None:
    said = texts(tmp_path, hu="the = { AZ($word) } { $word }\n")
    assert said.render(Message("the", {"word": word}), "hu").split(" ")[0] == article
    if word.isdecimal():
        assert said.render(Message("the", {"word": int(word)}), "hu").startswith(f"{article} ")


@pytest.mark.parametrize(
    ("clause", "sentence"), [("őrizd meg", "Őrizd meg."), ("2 Gold", "2 Gold."), ("", ".")]
)
def test_a_clause_can_begin_a_sentence(tmp_path: Path, clause: str, sentence: str) -> None:
    said = texts(tmp_path, hu="whole = { CAPITAL($clause) }.\n")
    assert said.render(Message("whole", {"clause": clause}), "hu") == sentence


@pytest.mark.parametrize(
    ("message", "language", "complaint"),
    [
        (Message("nothing"), "en", "no message 'nothing'"),
        (Message("seat"), "en", "lacks number"),
        (Message("seat", {"number": Message("nothing")}), "en", "no message 'nothing'"),
        (Message("seat", {"number": 1}), "xx", "no language 'xx'; there are: en, hu"),
    ],
)
def test_what_cannot_be_said_is_an_error(message: Message, language: str, complaint: str) -> None:
    with pytest.raises(MessageError, match=complaint):
        kernel_catalogue().render(message, language)


def test_an_argument_is_missed_even_where_it_is_not_reached(tmp_path: Path) -> None:
    said = texts(tmp_path, en="a = { $n ->\n    [one] one\n   *[other] { b }\n }\nb = { $n } of { $what }\n")
    assert said.render(Message("a", {"n": 2, "what": "x"}), "en") == "2 of x"
    with pytest.raises(MessageError, match="lacks what"):
        said.render(Message("a", {"n": 1}), "en")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [("a = { b }\n", "b"), ("a = { F($n) }\n", "Unknown function"), ("a =\n    .x = only this\n", "no text")],
)
def test_errors_of_the_catalogue_come_out(tmp_path: Path, text: str, complaint: str) -> None:
    with pytest.raises(MessageError, match=complaint):
        texts(tmp_path, en=text).render(Message("a", {"n": 1}), "en")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("a = { $n\n", r"en\.ftl: cannot be understood: 'a = "),
        ("a = 1\na = 2\n", "a is there twice"),
        ("seat = x\n", "seat"),
    ],
)
def test_spoilt_catalogues_are_refused(tmp_path: Path, text: str, complaint: str) -> None:
    with pytest.raises(MessageError, match=complaint):
        texts(tmp_path, en=text)


def test_differences_between_languages_are_found(tmp_path: Path) -> None:
    said = texts(tmp_path, en="a = { $n } { $m }\nb = x\n", hu="a = { $n }\nc = y\n")
    assert said.missing() == ["a does not use m in hu", "b is missing in hu", "c is missing in en"]


def test_a_form_for_the_reader_must_be_there_in_all_languages(tmp_path: Path) -> None:
    form = "\n    .you-are-player = You\n"
    said = texts(tmp_path, en=f"a = {{ $player }}{form}", hu="a = { $player }\n")
    assert said.missing() == ["a has no form you-are-player in hu"]


def test_a_language_that_one_folder_lacks_is_found(tmp_path: Path) -> None:
    assert texts(tmp_path, en="a = x\n", de="a = x\n").missing() == [
        *(f"{key} is missing in de" for key in kernel_catalogue().ids("en")),
        "a is missing in hu",
    ]


def test_modules_of_a_game_have_texts_of_their_own(tmp_path: Path) -> None:
    folders = [tmp_path / name for name in ("texts", "modules/heroes/texts", "modules/monsters/texts")]
    for folder in folders:
        folder.mkdir(parents=True)
    (tmp_path / "modules/notes").mkdir()
    assert text_folders(tmp_path / "texts") == folders
    assert text_folders(tmp_path / "elsewhere" / "texts") == [tmp_path / "elsewhere" / "texts"]


def messages(arguments: st.SearchStrategy[Argument]) -> st.SearchStrategy[Message]:
    return st.builds(Message, st.text(), st.dictionaries(st.text(), arguments, max_size=3))


def nested(arguments: st.SearchStrategy[Argument]) -> st.SearchStrategy[Argument]:
    return messages(arguments) | st.lists(messages(arguments), max_size=3)


plain: st.SearchStrategy[Argument] = st.integers() | st.text()


@given(messages(st.recursive(plain, nested, max_leaves=10)))
def test_messages_survive_json(message: Message) -> None:
    assert from_json(to_json(message)) == message


def test_json_of_something_else_is_no_message() -> None:
    with pytest.raises(MessageError, match="no argument"):
        from_json({"id": "a", "args": {"x": 1.5}})
