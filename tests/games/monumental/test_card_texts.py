"""Everything has a name and a text in both languages, and the text says what the entry does."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

from tests.games.monumental import primitives as x
from tests.games.monumental.contents import LANGUAGES, TEXTS, box, catalogue, with_pack
from trilithon.games.monumental.glossary import glossary, names
from trilithon.games.monumental.schema import Card, Content
from trilithon.kernel.engine.events import Message

ALL = {
    "card": box().card,
    "policy": box().policy,
    "civilization": box().civilization,
    "warlord": box().civilization,
    "market": box().market,
    "market_token": box().market_token,
    "barbarian": box().barbarian,
    "free_city": box().free_city,
    "layout": box().layout,
}
TEXTS_OF_ALL = glossary(box())
THINGS = [f"{kind}:{entry.id}" for kind, entries in ALL.items() for entry in entries]


def said(sentences: list[Message], language: str) -> str:
    return " ".join(catalogue().render(sentence, language) for sentence in sentences)


def written_on(thing: str, language: str, content: Content | None = None) -> str:
    return said((TEXTS_OF_ALL if content is None else glossary(content))[thing], language)


# -- both languages are complete ---------------------------------------------------------------------


def test_both_languages_have_every_message_with_every_argument() -> None:
    assert set(LANGUAGES) <= set(catalogue().languages)
    assert catalogue().missing() == []


def test_no_hungarian_ending_is_glued_to_something_that_varies() -> None:
    text = (TEXTS / "hu.ftl").read_text(encoding="utf-8")
    assert re.findall(r"\$\w+ \}-?[a-záéíóöőúüű]+", text) == []


def test_everything_in_the_box_is_named_and_described() -> None:
    assert sorted(names(box())) == sorted(TEXTS_OF_ALL) == sorted(THINGS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["card", "policy", "civilization", "warlord", "market"])
def test_names_differ_and_come_from_the_texts(kind: str, language: str) -> None:
    called = [name for thing, name in names(box()).items() if thing.startswith(f"{kind}:")]
    assert all(name.id.startswith(f"monumental-{kind}-") for name in called)
    spoken = [catalogue().render(name, language) for name in called]
    assert len(set(spoken)) == len(ALL[kind])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("thing", THINGS)
def test_texts_are_whole_sentences(thing: str, language: str) -> None:
    for sentence in TEXTS_OF_ALL[thing]:
        text = catalogue().render(sentence, language)
        assert re.fullmatch(r"[A-ZÁÉÍÓÖŐÚÜŰ]\S*( \S+)*\.", text), text
        assert not re.search(r"[{}$_]|monumental|\.\.|nce per turn", text), text


def test_a_text_is_missing_only_where_there_is_nothing_to_say() -> None:
    silent = {thing.partition(":")[2] for thing in THINGS if not TEXTS_OF_ALL[thing]}
    plain = {card.id for card in box().card if card.ability == x.Ability() and not card.bonus}
    assert silent == plain


# -- sentences ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("thing", "english", "hungarian"),
    [
        (
            "policy:warrior_culture",
            "Spend 2 Military: gain 1 Culture (Gold cannot be used). One-off: gain 2 Military.",
            "Költs el 2 hadászatot: szerezz 1 kultúrát (arany nem használható). Egyszeri hatás: szerezz 2 hadászatot.",
        ),
        (
            "policy:raiding_parties",
            "When you conquer a coastal Province, you may gain 1 Gold. One-off: gain 1 Science and 1 Military.",
            "Amikor part menti tartományt hódítasz meg, szerezz 1 aranyat. "
            "Egyszeri hatás: szerezz 1 tudományt és 1 hadászatot.",
        ),
        (
            "policy:research_and_development",
            "If you have a Wonder and a Knowledge active, gain 1 Gold. One-off: gain 2 Science.",
            "Ha egy csoda és egy tudáslap aktív a városodban, szerezz 1 aranyat. Egyszeri hatás: szerezz 2 tudományt.",
        ),
        (
            "card:pharaohs_barge",
            "Archive this card: complete a Wonder section at no cost. This also works when another effect archives it.",
            "Archiváld ezt a lapot: építsd meg ingyen egy csoda egyik fázisát. Akkor is jár, ha más hatás archiválja.",
        ),
        (
            "card:stonehenge",
            "On completion: gain 1 Culture. Draw and use 1 card.",
            "Elkészültekor: szerezz 1 kultúrát. Húzz 1 lapot, és használd fel.",
        ),
        (
            "card:forbidden_city",
            "On completion: take a Building that costs 7 or less from the display. Gain 2 Production. "
            "Buildings cost you 2 Production less.",
            "Elkészültekor: vegyél el egy legfeljebb 7 költségű épületet a fejlesztéssávról. Szerezz 2 termelést. "
            "Az épületek 2 termeléssel kevesebbe kerülnek neked.",
        ),
        (
            "warlord:china",
            "When your Warlord takes part in a conquest, you may draw 2 cards and use 1 of them.",
            "Amikor a hadurad részt vesz egy hódításban, húzz 2 lapot, és használj fel közülük egyet.",
        ),
        (
            "barbarian:ravagers",
            "Choose one: gain 1 Production and 2 Military; or archive an inactive card of your City, then gain 1 Gold.",
            "Válassz egyet: szerezz 1 termelést és 2 hadászatot; vagy archiválj egy inaktív lapot a városodból, "
            "majd szerezz 1 aranyat.",
        ),
        ("market_token:palmyra_1", "Gain 4 Military.", "Szerezz 4 hadászatot."),
        (
            "civilization:egypt",
            "Warlord: Ramesses II. Special Building: Pharaoh's Barge. Starting Knowledge: Masonry.",
            "Hadúr: II. Ramszesz. Különleges épület: Fáraóbárka. Kezdő tudáslap: Kőművesség.",
        ),
    ],
)
def test_what_is_written(thing: str, english: str, hungarian: str) -> None:
    assert written_on(thing, "en") == english
    assert written_on(thing, "hu") == hungarian


def literals(of: type, field: str) -> tuple[str, ...]:
    """The words that may stand in a field."""
    hint = get_type_hints(of)[field]
    return tuple(word for word in get_args(hint) if isinstance(word, str)) or tuple(
        word for option in get_args(hint) for word in get_args(option)
    )


GOLD = x.Gain(goods=x.Goods(gold=1))


def each_part(n: int) -> Iterator[x.Part]:
    """Every primitive in every shape it has, with a number."""
    yield x.Gain(goods=x.Goods(production=n, science=n, military=n, gold=n, culture=n))
    yield x.Gain(goods=x.Goods(military=n), only="barbarian")
    counted: Any
    for counted in literals(x.Each, "of"):
        if counted != "active":
            yield x.Gain(goods=x.Goods(gold=1), each=x.Each(of=counted, step=n))
    for kind in get_args(x.CardKind):
        yield x.Gain(goods=x.Goods(gold=1), each=x.Each(of="active", step=n, kind=kind))
        yield x.Archive(n=n, kind=kind)
        yield x.Take(kinds=(kind,), source="display", most=n)
        yield x.If(all=(x.ActiveCards(n=n, kind=kind),), then=(GOLD,))
    for icon in get_args(x.Basic):
        yield x.Gain(goods=x.Goods(gold=1), each=x.Each(of="active", step=n, icon=icon))
        yield x.If(all=(x.ActiveCards(n=n, icon=icon),), then=(GOLD,))
    for distinct in (True, False):
        yield x.GainChoice(n=n, distinct=distinct)
        yield x.GainChoice(n=n, distinct=distinct, among=("gold", "culture", "science", "military"))
    yield x.Take(kinds=("building", "knowledge"), source="display", most=n)
    yield x.Take(kinds=("building",), source="basic", most=n)
    yield x.If(all=(x.ActiveCards(n=n),), then=(GOLD,))
    yield x.If(all=(x.Gained(goods=x.Goods(science=n)), x.Behind(of="wonders")), then=(GOLD,))
    for counted in literals(x.Has, "of"):
        yield x.If(all=(x.Has(of=counted, n=n),), then=(GOLD, x.Reinforce()))
    for counted in literals(x.Discount, "on"):
        yield x.Discount(on=counted, minus=n)
    yield x.Archive(n=n, then=(GOLD,))
    yield x.DiscardCity(n=n)
    yield x.DiscardCity(n=n, then=(GOLD, x.Reinforce()))
    yield x.Draw(n=n, use=n)
    yield x.Draw(n=6, use=n)
    yield x.Choose(of=((x.Pay(basic=n), GOLD), (x.Reinforce(),), (x.Activate(),)))
    for primitive in (
        x.Convert,
        x.Reinforce,
        x.Activate,
        x.ExplorerStep,
        x.ExtraPickup,
        x.UnitMove,
        x.Destroy,
    ):
        yield primitive(n=n)


def each_rule(n: int) -> Iterator[x.Rule]:
    word: Any
    for word in literals(x.Price, "on"):
        yield x.Price(on=word, minus=n)
    for word in literals(x.ConquestPrice, "target"):
        yield x.ConquestPrice(target=word, minus=n)
    for word in literals(x.Defence, "where"):
        yield x.Defence(where=word, n=n)
    yield x.OutpostUnits(n=min(n, 2))


def numberless() -> Iterator[x.Ability]:
    word: Any
    for word in literals(x.Copy, "scope"):
        yield x.Ability(use=(x.Copy(scope=word),))
    for word in literals(x.Discount, "on"):
        yield x.Ability(use=(x.Discount(on=word, half=True),))
    for word in literals(x.Behind, "of"):
        yield x.Ability(use=(x.If(all=(x.Behind(of=word),), then=(GOLD,)),))
    for word in literals(x.Take, "source"):
        yield x.Ability(use=(x.Take(kinds=("building",), source=word),))
    for part in (x.ArchiveSelf(), x.CompleteSection(), x.RepeatOneoff()):
        yield x.Ability(use=(part,))
    for rule in (x.LootBoth(), x.SecondPickup()):
        yield x.Ability(always=(rule,))
    for word in literals(x.When, "event"):
        yield x.Ability(when=(x.When(event=word, do=(GOLD,)),))
    for word in get_args(x.Target):
        yield x.Ability(when=(x.When(event="conquer", target=word, do=(GOLD,)),))
    for word in get_args(x.CardKind):
        yield x.Ability(when=(x.When(event="acquire", kind=word, do=(GOLD,)),))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_primitive_has_words_of_its_own_for_every_number(language: str) -> None:
    abilities = list(numberless())
    for n in (1, 2, 3):
        abilities += [x.Ability(use=(part,)) for part in each_part(n)]
        abilities += [
            x.Ability(always=(rule,))
            for rule in each_rule(n)
            if n < 3 or not isinstance(rule, x.OutpostUnits)
        ]
    used = {type(part) for ability in abilities for part in x.all_parts(ability.use)}
    assert used == set(x.PARTS)
    texts: dict[str, x.Ability] = {}
    for ability in abilities:
        text = said(ability.told(), language)
        assert re.fullmatch(r"[A-ZÁÉÍÓÖŐÚÜŰ]\S*( \S+)*\.", text), text
        if "different" in text or "tetszőleges" in text or "of your choice" in text:
            continue  # one resource differs from no other
        assert text not in texts, f"{ability} and {texts[text]} read the same"
        texts[text] = ability


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("basic", "with_gold"), [*product((0, 2), (True, False))])
def test_a_price_stands_before_all_that_it_buys(basic: int, with_gold: bool, language: str) -> None:
    goods = x.Goods() if basic else x.Goods(science=2)
    pay = x.Pay(goods=goods, basic=basic, with_gold=with_gold)
    (sentence,) = x.sentences((pay, GOLD, x.Reinforce()))
    text = catalogue().render(sentence, language)
    price, _, bought = text.partition(": ")
    assert "2" in price
    assert said(x.sentences((GOLD,)), language)[1:-1] in bought
    assert ("(" in bought) is not with_gold


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_condition_of_an_event_has_a_sentence_of_its_own(language: str) -> None:
    condition = x.If(all=(x.Has(of="provinces", n=4),), then=(GOLD,))
    when = x.When(event="outpost", do=(x.Reinforce(), condition))
    first, second = (catalogue().render(each, language) for each in x.Ability(when=(when,)).told())
    assert "4" not in first
    assert "4" in second


# -- packs -------------------------------------------------------------------------------------------


def test_the_text_of_a_card_follows_a_pack(tmp_path: Path) -> None:
    changed = with_pack(
        tmp_path,
        '[[card]]\nid = "irrigation"\nability.use = [{ do = "gain", goods = { production = 3 } }]\n',
    )
    assert written_on("card:irrigation", "en", changed) == "Gain 3 Production."


def test_what_a_pack_adds_is_called_by_its_own_name(tmp_path: Path) -> None:
    card = (
        '[[card]]\nid = "zoo"\nname = "Zoo"\nsource = "original"\nkind = "building"\ndeck = "2"\ncost = 5\n'
    )
    changed = with_pack(tmp_path, card)
    assert isinstance(changed.card[-1], Card)
    assert catalogue().render(names(changed)["card:zoo"], "hu") == "Zoo"
    assert glossary(changed)["card:zoo"] == []
