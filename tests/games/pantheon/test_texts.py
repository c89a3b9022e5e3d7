"""Both languages are complete, everything has a name, and what is written on a tile follows its effects."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from trilithon.games import find
from trilithon.games.pantheon.game import Pantheon
from trilithon.games.pantheon.glossary import glossary
from trilithon.games.pantheon.names import CARDS
from trilithon.games.pantheon.schema import Content
from trilithon.kernel.content import read_content
from trilithon.kernel.engine.events import Message
from trilithon.kernel.messages import Catalogue, catalogue
from trilithon.kernel.options import write_value

LANGUAGES = ("en", "hu")


def load() -> Pantheon:
    game = find("pantheon")
    assert isinstance(game, Pantheon)
    return game


def with_entry(folder: Path, entry: str) -> Content:
    """The content with a pack laid over it."""
    pack = folder / "pack.toml"
    pack.write_text(entry, encoding="utf-8")
    return read_content(Content, sorted((load().texts.parent / "content").glob("*.toml")), [pack])


def with_loot(folder: Path, effects: str) -> Content:
    """The content with these effects, as TOML has them, on the half-god loot tile."""
    return with_entry(folder, f'[[loot]]\nid = "half"\nlifetime = "permanent"\neffects = [{effects}]\n')


def texts() -> Catalogue:
    return catalogue(load())


def written_on(content: Content, thing: str, language: str) -> str:
    return " ".join(texts().render(sentence, language) for sentence in glossary(content)[thing])


# -- both languages ----------------------------------------------------------------------------------


def test_both_languages_have_every_message_with_every_argument() -> None:
    assert set(LANGUAGES) <= set(texts().languages)
    assert texts().missing() == []


def test_only_names_of_gods_and_nations_are_the_same_in_hungarian() -> None:
    names = r"pantheon-(name|category-pietalte|(god|face|nation)-.*)"
    plain = [key for key in texts().ids("en") if key.startswith("pantheon-") and not _arguments(key)]
    assert len(plain) > 100
    for key in plain:
        same = texts().render(Message(key), "en") == texts().render(Message(key), "hu")
        assert same == bool(re.fullmatch(names, key)), key


def _arguments(key: str) -> bool:
    text = (load().texts / "en.ftl").read_text(encoding="utf-8")
    found = re.search(rf"^{key} = (.*(?:\n[ }}].*)*)", text, re.MULTILINE)
    assert found is not None, key
    return "{" in found[1]


def test_no_hungarian_ending_is_glued_to_something_that_varies() -> None:
    """An ending depends on the sound of the word before it, which nobody knows in advance."""
    text = (load().texts / "hu.ftl").read_text(encoding="utf-8")
    assert re.findall(r"\$\w+ \}-?[a-záéíóöőúüű]+", text) == []


# -- names -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["god", "loot", "bonus", "nation", "card"])
def test_everything_in_the_box_has_a_name_of_its_own(kind: str, language: str) -> None:
    ids = [entry.id for entry in getattr(load().content, kind)]
    names = [texts().render(Message(f"pantheon-{kind}-{key.replace('_', '-')}"), language) for key in ids]
    assert all(name.strip() for name in names)
    assert len(set(names)) == len(ids)


@pytest.mark.parametrize("language", LANGUAGES)
def test_gods_and_nations_are_called_what_is_printed(language: str) -> None:
    content = load().content
    for god in content.god:
        name = texts().render(Message(f"pantheon-god-{god.id.replace('_', '-')}"), language)
        assert name.partition(" ")[0] == god.name
    for nation in content.nation:
        assert texts().render(Message(f"pantheon-nation-{nation.id}"), language) == nation.name


def test_the_engine_knows_no_card_without_a_name() -> None:
    assert sorted(CARDS) == sorted(card.id for card in load().content.card)


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_and_all_their_values_have_names(language: str) -> None:
    for option in load().options:
        assert texts().render(Message(f"pantheon-option-{option.id}"), language).strip()
        names = []
        for value in option.choices + option.also:
            if isinstance(value, bool | str) or value == 0:  # any other number speaks for itself
                names.append(
                    texts().render(Message(f"pantheon-option-{option.id}-{write_value(value)}"), language)
                )
        assert all(name.strip() for name in names)
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_categories_of_points_have_names(language: str) -> None:
    names = [texts().render(Message(f"pantheon-category-{key}"), language) for key in load().categories]
    assert all(name.strip() for name in names)
    assert len(set(names)) == len(names)


# -- what is written on tiles ------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_and_nation_says_what_it_does(language: str) -> None:
    content = load().content
    things = [f"god:{god.id}" for god in content.god]
    things += [f"loot:{tile.id}" for tile in content.loot]
    things += [f"bonus:{tile.id}" for tile in content.bonus]
    things += [f"nation:{nation.id}" for nation in content.nation]
    assert sorted(load().glossary()) == sorted(things)
    for thing in things:
        text = written_on(content, thing, language)
        assert re.fullmatch(r"\S.*\S\.", text), f"{thing}: {text!r}"
        assert not re.search(r"[{}$_]|  ", text), f"{thing}: {text!r}"


COUNTED = (
    '{ op = "take_reserve", mode = "all", columns = #, feet = # }',
    '{ op = "take_reserve", mode = "choose_one", columns = #, feet = # }',
    '{ op = "half_god", n = #, source = "pool_highest" }',
    '{ op = "half_god", n = #, source = "stack" }',
    '{ op = "half_god", n = #, source = "by_way" }',
    '{ op = "gods_from_stack", n = #, chain = true }',
    '{ op = "gods_from_stack", n = #, chain = false }',
    '{ op = "place_column_free", n = # }',
    '{ op = "upgrade_sacrifice", n = # }',
    '{ op = "draw_pile", n = # }',
    '{ op = "special_money", n = # }',
    '{ op = "passive_steps", n = # }',
    '{ op = "passive_money", n = # }',
    '{ op = "passive_draw", n = # }',
    '{ op = "passive_prep_cards", n = # }',
    '{ op = "passive_jump", n = # }',
    '{ op = "hand_to", n = # }',
    '{ op = "spend_money", n = # }',
    '{ op = "choose", of = [[{ op = "draw_pile", n = # }], [{ op = "hand_to", n = # }]] }',
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("effect", COUNTED)
def test_another_number_in_a_pack_is_another_number_on_the_tile(
    effect: str, language: str, tmp_path: Path
) -> None:
    three, one = (
        written_on(with_loot(tmp_path, effect.replace("#", number)), "loot:half", language)
        for number in ("3", "1")
    )
    four = written_on(with_loot(tmp_path, effect.replace("#", "4")), "loot:half", language)
    assert three.count("3") >= effect.count("#")
    assert three.replace("3", "4") == four
    assert one
    assert not re.search("[34]", one)


@pytest.mark.parametrize(
    "effect",
    [
        '{ op = "score_best_level" }',
        '{ op = "swap_reserve" }',
        '{ op = "resort_special", order = "ascending" }',
        '{ op = "resort_special", order = "descending" }',
        '{ op = "reveal_god_top_cost" }',
    ],
)
def test_effects_without_a_number_have_a_text_too(effect: str, tmp_path: Path) -> None:
    game = with_loot(tmp_path, effect)
    assert written_on(game, "loot:half", "en") != written_on(game, "loot:half", "hu")


def test_pieces_that_a_tile_does_not_give_are_not_mentioned(tmp_path: Path) -> None:
    game = with_loot(tmp_path, '{ op = "take_reserve", mode = "all", columns = 0, feet = 3 }')
    assert written_on(game, "loot:half", "en") == "Take 3 feet into your reserve."
    assert "oszlop" not in written_on(game, "loot:half", "hu")


@pytest.mark.parametrize(
    ("god", "cost"),
    [("gadicea", [5]), ("vinthrad", [4, 1]), ("pietalte", [3, 2, 1]), ("traitera", [2, 1, 1, 1])],
)
def test_a_god_names_every_number_of_its_cost(god: str, cost: list[int]) -> None:
    for language in LANGUAGES:
        sentence = texts().render(load().glossary()[f"god:{god}"][0], language)
        assert [int(n) for n in re.findall(r"\d+", sentence)] == cost


def test_a_cost_speaks_of_other_kinds_only_if_there_are_other_numbers(tmp_path: Path) -> None:
    assert written_on(load().content, "god:gadicea", "en").startswith("Sacrifice: 5 of one kind. ")
    assert written_on(load().content, "god:gadicea", "hu").startswith("Áldozat: 5 egy fajtából. ")
    dearer = with_entry(tmp_path, '[[god]]\nid = "gadicea"\ncost = [6, 2]\n')
    assert written_on(dearer, "god:gadicea", "en").startswith("Sacrifice: 6 of one kind and 2 of another. ")


def test_a_god_for_cards_only_says_so(tmp_path: Path) -> None:
    with_tiles = with_entry(tmp_path, '[[god]]\nid = "pietalte"\ncards_only = false\n')
    assert "cards only" in written_on(load().content, "god:pietalte", "en")
    assert "csak kártyákkal" in written_on(load().content, "god:pietalte", "hu")
    assert "cards only" not in written_on(with_tiles, "god:pietalte", "en")
    assert "csak kártyákkal" not in written_on(with_tiles, "god:pietalte", "hu")


def test_a_trait_for_every_player_says_so_once() -> None:
    for nation in load().content.nation:
        for language, everybody in (("en", "Everybody"), ("hu", "Mindenki")):
            text = written_on(load().content, f"nation:{nation.id}", language)
            assert text.count(everybody) == int(nation.scope == "player"), text
            assert text.startswith(everybody) == (nation.scope == "player"), text


def test_alternatives_are_numbered_however_many_there_are(tmp_path: Path) -> None:
    draws = ", ".join(
        f'[{{ op = "draw_pile", n = {n} }}, {{ op = "special_money", n = 1 }}]' for n in (7, 8, 9)
    )
    game = with_loot(tmp_path, f'{{ op = "choose", of = [{draws}] }}')
    for language in LANGUAGES:
        numbers = re.findall(r"\d+", written_on(game, "loot:half", language))
        assert numbers == ["1", "7", "2", "8", "3", "9"]


# -- sentences that depend on numbers ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("columns", "feet", "english", "hungarian"),
    [
        (
            2,
            1,
            "Ada takes 2 columns and 1 foot into the reserve.",
            "Ada 2 oszlopot és 1 lábnyomot vesz a készletébe.",
        ),
        (0, 2, "Ada takes 2 feet into the reserve.", "Ada 2 lábnyomot vesz a készletébe."),
        (1, 0, "Ada takes 1 column into the reserve.", "Ada 1 oszlopot vesz a készletébe."),
    ],
)
def test_pieces_that_nobody_takes_are_not_told_of(
    columns: int, feet: int, english: str, hungarian: str
) -> None:
    player = Message("seat", {"number": 1})
    told = Message("pantheon-log-reserve", {"player": player, "columns": columns, "feet": feet})
    assert texts().render(told, "en", ["Ada"]) == english
    assert texts().render(told, "hu", ["Ada"]) == hungarian
