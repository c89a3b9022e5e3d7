"""Everything has a name and a text in both languages, and the text says what the entry does."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import pytest
from msgspec import Struct

from tests.games.monuments.contents import FILES, LANGUAGES, TEXTS, catalogue, content, say
from trilithon.games.monuments.effects import Part, option
from trilithon.games.monuments.glossary import glossary, names
from trilithon.games.monuments.goals import Goal
from trilithon.games.monuments.lasting import PointsPer, Rule
from trilithon.games.monuments.schema import ORDINARY, Content
from trilithon.games.monuments.talents import Talent
from trilithon.games.monuments.tokens import Tokens
from trilithon.games.monuments.wording import sentence
from trilithon.kernel.collecting import leaves
from trilithon.kernel.content import read_content
from trilithon.kernel.engine.events import Message

ALL = {
    "civilization": content().civilization,
    "score_card": content().score_card,
    "ability": content().ability,
    "deck": content().deck,
    "personal": content().personal,
    "common": content().common,
    "quest": content().quest,
    "action": content().action,
}
THINGS = [f"{kind}:{entry.id}" for kind, entries in ALL.items() for entry in entries]
THINGS += [f"layer:{layer.layer}" for layer in content().layer]
WRITTEN = glossary(content())


def written_on(thing: str, language: str = "en") -> list[str]:
    return [say(message, language) for message in WRITTEN[thing]]


# -- both languages are complete ---------------------------------------------------------------------


def test_both_languages_have_every_message_with_every_argument() -> None:
    assert set(LANGUAGES) <= set(catalogue().languages)
    assert catalogue().missing() == []


def test_no_hungarian_ending_is_glued_to_something_that_varies() -> None:
    text = (TEXTS / "hu.ftl").read_text(encoding="utf-8")
    assert re.findall(r"\$\w+ \}-?[a-záéíóöőúüű]+", text) == []


def test_everything_in_the_box_is_named_and_described() -> None:
    assert sorted(names(content())) == sorted(WRITTEN) == sorted(THINGS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "kind", ["civilization", "score_card", "ability", "deck", "common", "quest", "action"]
)
def test_names_differ_and_come_from_the_texts(kind: str, language: str) -> None:
    called = [name for thing, name in names(content()).items() if thing.startswith(f"{kind}:")]
    assert all(name.id.startswith(f"monuments-{kind.replace('_', '-')}-") for name in called)
    assert len({say(name, language) for name in called}) == len(ALL[kind])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("thing", THINGS)
def test_texts_are_whole_sentences(thing: str, language: str) -> None:
    assert WRITTEN[thing]
    for text in written_on(thing, language):
        assert re.fullmatch(r"[A-Z0-9ÁÉÍÓÖŐÚÜŰ]\S*( \S+)*\.", text), text
        assert not re.search(r"[{}$_]|monuments-|\.\.", text), text


def test_what_a_pack_brings_has_its_own_name(tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    entry = 'id = "windmills"\nsource = "original"\nname = "Windmills"\nlayer = 1\nplayers = 2\nlimit = 2\n'
    pack.write_text(f'[[common]]\n{entry}same = "mills"\nalways = [{{ rule = "produce_limit", n = 2 }}]\n')
    box = read_content(Content, FILES, [pack])
    assert say(names(box)["common:windmills"]) == "Windmills"
    assert say(glossary(box)["common:windmills"][0]) == "A hex may produce 5 resources for you instead of 3."


# -- every primitive can be said ---------------------------------------------------------------------


def values_of(kind: Any) -> list[Any]:
    """Some values of a field, all of them where it is a word; numbers in the singular and the plural."""
    if get_origin(kind) is Literal:
        return list(get_args(kind))
    if get_origin(kind) in (Union, UnionType):
        return [value for part in get_args(kind) for value in values_of(part)]
    if get_origin(kind) is tuple:
        return [(value,) for value in values_of(get_args(kind)[0])]
    if kind is Tokens:
        return [Tokens(wood=1), Tokens(sheep=2, metal=1, wheat=1)]
    return [None] if kind is type(None) else [1, 2]


def every(base: type[Struct]) -> Iterator[Any]:
    for kind in leaves(base):
        fields = {name: hint for name, hint in get_type_hints(kind).items() if name in kind.__struct_fields__}
        for chosen in product(*(values_of(field) for field in fields.values())):
            yield kind(**dict(zip(fields, chosen, strict=True)))


@pytest.mark.parametrize(
    ("primitive", "said"),
    [
        *((part, option((part,))) for part in every(Part)),
        *((part, option((part, part))) for part in every(Part)),
        *((each, each.told()) for each in every(Rule)),
        *((each, each.told()) for each in every(Talent)),
        *((each, sentence(each.told())) for each in every(Goal)),
    ],
    ids=str,
)
def test_every_primitive_has_words(primitive: Any, said: Message) -> None:
    for language in LANGUAGES:
        assert re.fullmatch(r"[A-Z0-9ÁÉÍÓÖŐÚÜŰ].*\.", say(said, language))


@pytest.mark.parametrize("metric", [*ORDINARY, "quests"])
def test_every_line_of_a_score_card_has_words(metric: str) -> None:
    for points, per in ((1, 1), (2, 3)):
        lines = [Message(f"monuments-extra-{metric}", {"points": points, "per": per})]
        rate = Message("monuments-rate", {"points": points, "per": per})
        if metric in ORDINARY:
            lines.append(Message(f"monuments-instead-{metric}", {"rate": rate, "ordinary": rate}))
        assert all(say(line, language).endswith(".") for line in lines for language in LANGUAGES)


# -- and says what it does ---------------------------------------------------------------------------


@pytest.mark.rule("MS-EX-04")
def test_the_option_of_the_rulebook() -> None:
    assert written_on("personal:masons_1")[1] == "Gain 2 wood and 1 metal."
    assert written_on("personal:masons_1", "hu")[1] == "Szerezz 2 fát és 1 fémet."
    assert written_on("common:roads") == [
        "Your workers move 1 hex further.",
        "You may hold 2 cards with this effect.",
    ]


def test_an_option_is_one_sentence_in_its_order() -> None:
    assert written_on("personal:growers_1") == [
        "Gain 2 workers and 1 sheep.",
        "Gain 1 worker, 1 sheep and 2 wheat.",
        "Gain 1 worker, then build 2 bridges for free, then gain 1 wood.",
    ]
    assert written_on("personal:masons_2")[1] == (
        "Gain 1 worker, then build a factory for free, then unlock 1 factory, then build a bridge for free."
    )
    assert written_on("personal:soldiers_3")[1] == (
        "Gain 1 worker, then turn 2 workers into armies, navies or airforces for free."
    )


@pytest.mark.rule("MS-EX-13")
def test_score_cards_say_what_they_change() -> None:
    assert written_on("score_card:explorer") == [
        "Resources: 1 point for every 4 instead of 1 point for every 3.",
        "In addition 1 point for each land hex.",
    ]


@pytest.mark.rule("MS-EX-03")
def test_layers_say_what_they_take() -> None:
    assert written_on("layer:1") == ["Control 3 land hexes, pay 1 wood and 1 sheep, and sacrifice 1 worker."]
    assert "12 land hexes" in written_on("layer:5")[0]
    assert "sacrifice 3 workers" in written_on("layer:5")[0]


def test_action_cards_say_both_sides_and_the_price_between() -> None:
    assert written_on("action:produce") == [
        "Produce in up to 2 hexes: 1 for each worker and up to 2 for a factory, at most 3 in a hex.",
        "Upgraded: produce in up to 3 hexes.",
        "Its upgrade costs 2 sheep.",
    ]


def test_quests_say_goals_and_worth() -> None:
    assert written_on("quest:qb05") == [
        "Control 3 land hexes away from your home continent.",
        "Control land on 2 different islands.",
        "Worth 2 points; unfinished it costs 1 point.",
    ]
    assert written_on("quest:qs01")[-1] == "Worth 1 point; unfinished it costs nothing."


def test_numbers_of_entries_are_in_their_texts() -> None:
    for quest in content().quest:
        for each, text in zip(quest.goals, written_on(f"quest:{quest.id}"), strict=False):
            number = getattr(each, "n", None)
            assert number is None or str(number) in text, text
    for common in content().common:
        text = " ".join(written_on(f"common:{common.id}"))
        for effect in common.always:
            if isinstance(effect, PointsPer):
                assert str(effect.most) in text
                assert effect.per == 1 or str(effect.per) in text
