"""The twelve Heroes as data: the ranges of section 6 of the rules."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from tests.games.monumental.modules.heroic import GAME, HEROES
from trilithon.games.monumental.modules.heroes import MODULE
from trilithon.games.monumental.modules.heroes.schema import Hero

CARDS = {card.id: card for card in GAME._in_the_box({"heroes": True}).content.card if card.kind == "other"}
SAID = {hero.id: hero for hero in MODULE._heroes}
COSTS = {"1": (2, 3), "2": (3, 4), "renaissance": (4, 4), "3": (4, 5)}


def test_every_hero_is_a_card_and_every_such_card_a_hero() -> None:
    assert sorted(CARDS) == sorted(SAID) == sorted(HEROES)


@pytest.mark.rule("MO-HERO-01", "MO-MD-20")
def test_three_of_each_era() -> None:
    assert Counter(card.deck for card in CARDS.values()) == {"1": 3, "2": 3, "renaissance": 3, "3": 3}


def test_costs_lie_in_the_ranges_of_their_eras() -> None:
    for card in CARDS.values():
        low, high = COSTS[card.deck]
        assert low <= card.cost <= high, card.id


def test_five_attack_and_they_are_put_where_the_rules_ask_for() -> None:
    assert sum(hero.attack for hero in SAID.values()) == 5
    places = {"own_province": 6, "capital": 3, "warlord": 1, "explorer": 1, "card": 1}
    assert Counter(hero.deploy for hero in SAID.values()) == places


def test_four_kinds_of_returns_and_no_two_effects_alike_in_an_era() -> None:
    assert {hero.back for hero in SAID.values()} == {"never", "used", "policy", "next_turn"}
    for era in COSTS:
        effects = [card.ability for card in CARDS.values() if card.deck == era]
        assert all(one != other for at, one in enumerate(effects) for other in effects[:at])


def test_each_does_something_and_is_worth_something_to_opponents() -> None:
    for card in CARDS.values():
        assert card.ability.worth() > 0, card.id


@pytest.mark.parametrize(
    ("wrong", "what"),
    [
        ({"deploy": "card", "attack": True}, "stands on a tile of its owner"),
        ({"deploy": "capital", "back": "used"}, "times is for"),
        ({"deploy": "capital", "times": 2}, "times is for"),
        ({"deploy": "moon"}, "moon"),
    ],
)
def test_what_makes_no_sense_is_refused(wrong: dict[str, object], what: str) -> None:
    with pytest.raises(msgspec.ValidationError, match=what):
        msgspec.convert({"id": "nobody", "source": "original", **wrong}, Hero)


@pytest.mark.parametrize("language", ["en", "hu"])
def test_the_book_says_all_of_each(language: str) -> None:
    texts, names = GAME.glossary(), GAME.names()
    for name, hero in SAID.items():
        ids = [text.id for text in texts[f"hero:{name}"]]
        assert ids[0].startswith("monumental-hero-deploy-")
        assert ids[-1] == f"monumental-hero-history-{name.replace('_', '-')}"
        assert ("monumental-hero-attack" in ids) == hero.attack
        assert any(said.startswith("monumental-hero-back-") for said in ids) == (hero.back != "never")
        assert texts[f"card:{name}"], "its effect"
        assert names[f"hero:{name}"] == names[f"card:{name}"]
