"""The Mughals as data: section 6 of the rules, and MO-AUT-66."""

from __future__ import annotations

import pytest
from msgspec import UNSET

from tests.games.monumental.modules.lined import GAME, ON, POLICIES
from trilithon.games.monumental.effects import worth_of
from trilithon.games.monumental.goods import Goods
from trilithon.games.monumental.standing import Defence, Price
from trilithon.kernel.messages import catalogue

CONTENT = GAME._in_the_box(ON).content
MUGHALS = next(one for one in CONTENT.civilization if one.id == "mughals")
OWN = {policy.id: policy for policy in CONTENT.policy if policy.civilization == "mughals"}
CARDS = {card.id: card for card in CONTENT.card}


@pytest.mark.rule("MO-AUT-66")
def test_their_warlord_is_economic() -> None:
    assert MUGHALS.warlord == "economic"


def test_they_have_what_every_civilization_has() -> None:
    assert tuple(OWN) == POLICIES
    assert CARDS[MUGHALS.special].deck == "special"
    assert CARDS[MUGHALS.knowledge].deck == "knowledge"


def test_they_are_not_in_the_box_of_the_base_game() -> None:
    assert "mughals" not in [one.id for one in GAME.content.civilization]
    assert not set(OWN) & {policy.id for policy in GAME.content.policy}
    assert "mughals" not in GAME.box.civilization_ids


@pytest.mark.rule("MO-LK-17")
def test_two_or_more_policies_have_icons() -> None:
    with_icons = {name: policy.icons for name, policy in OWN.items() if policy.icons is not UNSET}
    assert with_icons == {
        "karkhanas": Goods(production=1),
        "house_of_translations": Goods(science=1),
        "mansabdars": Goods(military=1),
    }


def test_what_the_rules_propose_is_kept() -> None:
    assert OWN["karkhanas"].ability.always == (Price(on="building", minus=1),)
    (when,) = OWN["house_of_translations"].ability.when
    assert (when.event, when.kind) == ("acquire", "knowledge")


def test_one_off_effects_are_worth_about_one_resource() -> None:
    for policy in OWN.values():
        assert 15 <= worth_of(policy.oneoff) <= 45, policy.id


def test_each_policy_is_worth_something_and_none_more_than_those_of_others() -> None:
    others = [policy.ability.worth() for policy in GAME.content.policy]
    for policy in OWN.values():
        assert 20 <= policy.ability.worth() <= max(others), policy.id


@pytest.mark.rule("MO-MD-48")
def test_none_defends_because_none_is_active_while_others_attack() -> None:
    for policy in OWN.values():
        assert not any(isinstance(rule, Defence) for rule in policy.ability.always)


def text(thing: str, language: str) -> str:
    return " ".join(catalogue(GAME).render(said, language) for said in GAME.glossary()[thing])


TEXTS = {
    "card:imperial_mint": "If you have an active Policy, gain 1 Gold.",
    "card:miniature_painting": "Copy one of your active Policies.",
    "policy:karkhanas": "When activated: gain 1 Production. Buildings cost you 1 Production less."
    " One-off: gain 1 Production.",
    "policy:mansabdars": "When activated: gain 1 Military. Gain 1 Military for each active Policy you have."
    " One-off: gain 1 Military.",
    "policy:peace_with_all": "If you have 2 active Policies, gain 1 Culture. One-off: gain 1 Gold.",
}
HUNGARIAN = {
    "card:imperial_mint": "Ha van aktív rendeleted, szerezz 1 aranyat.",
    "card:miniature_painting": "Másold le egyik aktív rendeletedet.",
    "policy:mansabdars": "Aktiváláskor: szerezz 1 hadászatot. Szerezz 1 hadászatot minden aktív rendeleted után."
    " Egyszeri hatás: szerezz 1 hadászatot.",
}


@pytest.mark.parametrize(
    ("thing", "language", "said"),
    [*((thing, "en", said) for thing, said in TEXTS.items()), *((t, "hu", s) for t, s in HUNGARIAN.items())],
)
def test_the_book_says_what_they_do(thing: str, language: str, said: str) -> None:
    assert text(thing, language) == said
