"""Amazons and Aztecs as data: what section 6 of the rules asks of a civilization."""

from __future__ import annotations

import pytest

from tests.games.monumental.modules.mounted import GAME
from trilithon.games.monumental.effects import Part, all_parts, worth_of
from trilithon.games.monumental.modules.amazons.words.gain_horse import GainHorse
from trilithon.games.monumental.modules.amazons.words.ride import Ride
from trilithon.games.monumental.modules.aztecs.words.sacrifice import ReturnSacrificed, Sacrifice
from trilithon.kernel.messages import catalogue

CONTENT = GAME._in_the_box({"lost_kingdoms": True}).content
PEOPLE = {people.id: people for people in CONTENT.civilization}
CARDS = {card.id: card for card in CONTENT.card}
SIGNATURE: dict[str, tuple[type[Part], ...]] = {
    "amazons": (GainHorse, Ride),
    "aztecs": (Sacrifice, ReturnSacrificed),
}
COUNTED = {"amazons": "mounted", "aztecs": "sacrificed"}
NAMES = ["amazons", "aztecs"]


def is_signed(name: str, parts: tuple[Part, ...]) -> bool:
    found = list(all_parts(parts))
    each = [getattr(part, "each", None) for part in found]
    return any(isinstance(part, SIGNATURE[name]) for part in found) or any(
        one is not None and one.of == COUNTED[name] for one in each
    )


@pytest.mark.rule("MO-AUT-66")
def test_the_types_of_their_warlords() -> None:
    assert {name: PEOPLE[name].warlord for name in NAMES} == {"amazons": "aggressive", "aztecs": "cultural"}


@pytest.mark.parametrize("name", NAMES)
def test_special_building_and_some_policies_bear_the_signature(name: str) -> None:
    people = PEOPLE[name]
    assert is_signed(name, CARDS[people.special].ability.use)
    assert CARDS[people.special].icons.total() == 1
    assert is_signed(name, CARDS[people.knowledge].ability.use)
    assert is_signed(name, people.bonus)
    policies = [policy for policy in CONTENT.policy if policy.civilization == name]
    assert len(policies) == 5
    signed = [
        policy.id
        for policy in policies
        if is_signed(name, policy.ability.use)
        or any(is_signed(name, when.do) or when.event == "conquer_mounted" for when in policy.ability.when)
        or any(rule.__struct_config__.tag == "horse_guard" for rule in policy.ability.always)
    ]
    assert 2 <= len(signed) <= 3


@pytest.mark.parametrize("name", NAMES)
def test_one_off_effects_are_small_and_all_is_ours(name: str) -> None:
    own = [policy for policy in CONTENT.policy if policy.civilization == name]
    for policy in own:
        assert 15 <= worth_of(policy.oneoff) <= 45, policy.id
        assert policy.ability.worth() > 0, policy.id
        assert policy.source == "original"
    base = [people.id for people in CONTENT.civilization if people.source == "printed"]
    usual = [
        sum(policy.ability.worth() for policy in CONTENT.policy if policy.civilization == other)
        for other in base
    ]
    mine = sum(policy.ability.worth() for policy in own)
    assert min(usual) * 0.6 <= mine <= max(usual) * 1.4


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("name", NAMES)
def test_the_book_says_all_in_both_languages(name: str, language: str) -> None:
    texts, names, say = GAME.glossary(), GAME.names(), catalogue(GAME)
    people = PEOPLE[name]
    things = [f"civilization:{name}", f"warlord:{name}", f"card:{people.special}", f"card:{people.knowledge}"]
    things += [f"policy:{policy.id}" for policy in CONTENT.policy if policy.civilization == name]
    for thing in things:
        assert texts[thing], thing
        for message in [names[thing], *texts[thing]]:
            said = say.render(message, language)
            assert said, thing
            assert "monumental-" not in said, said


def test_some_of_these_texts() -> None:
    say, texts = catalogue(GAME), GAME.glossary()

    def said(thing: str, language: str = "en") -> list[str]:
        return [say.render(message, language) for message in texts[thing]]

    assert said("card:templo_mayor") == ["Sacrifice a Soldier of your Capital: gain 1 Culture."]
    assert said("card:templo_mayor", "hu") == ["Áldozd fel a fővárosod 1 katonáját: szerezz 1 kultúrát."]
    assert said("card:royal_stables") == [
        "Spend 1 Gold: gain a Horse, then gain 2 different basic resources."
    ]
    assert said("policy:mounted_raids")[0] == (
        "When a mounted Unit of yours takes part in a conquest, you may gain 1 Gold."
    )
    assert said("policy:fifth_sun")[0] == "Gain 1 Science for every 2 of your sacrificed Soldiers."
