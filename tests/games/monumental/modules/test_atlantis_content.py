"""Atlantis as data: its cards, its Warlord and its Policies, what each does and what is said of it."""

from __future__ import annotations

import pytest

from tests.games.monumental.modules.atlantean import GAME, ON, SPECIAL, STARTING, Atlantean, active
from trilithon.games.monumental.effects import worth_of
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.goods import WORTH
from trilithon.games.monumental.modules.atlantis import MODULE
from trilithon.games.monumental.tabulate import tabulate
from trilithon.kernel.errors import ContentError
from trilithon.kernel.messages import catalogue

CONTENT = GAME._in_the_box(ON).content
POLICIES = {policy.id: policy for policy in CONTENT.policy if policy.civilization == "atlantis"}


def test_a_civilization_like_the_others() -> None:
    atlantis = next(one for one in CONTENT.civilization if one.id == "atlantis")
    assert (atlantis.special, atlantis.knowledge) == (SPECIAL, STARTING)
    assert len(POLICIES) == 5
    assert {entry.source for entry in (atlantis, *POLICIES.values())} == {"original"}


@pytest.mark.rule("MO-AUT-66")
def test_its_warlord_is_technological() -> None:
    assert next(one for one in CONTENT.civilization if one.id == "atlantis").warlord == "technological"


def test_one_off_effects_are_worth_about_one_resource() -> None:
    for policy in POLICIES.values():
        assert WORTH["production"] <= worth_of(policy.oneoff) <= 1.5 * WORTH["production"], policy.id


def test_the_signature_is_on_the_special_building_the_warlord_and_three_policies() -> None:
    def tells_of_nexus(entry: object) -> bool:
        return "nexus" in repr(entry).lower()

    cards = {card.id: card for card in CONTENT.card}
    assert tells_of_nexus(cards[SPECIAL].ability)
    assert sum(tells_of_nexus(policy.ability) for policy in POLICIES.values()) == 3


def test_without_the_module_content_cannot_speak_of_a_nexus() -> None:
    with pytest.raises(ContentError, match="of a module that is off"):
        tabulate(CONTENT, [3, 4, 6, 7])


@pytest.mark.parametrize("language", ["en", "hu"])
def test_everything_has_a_name_and_a_text(language: str) -> None:
    texts, names, glossary = catalogue(GAME), GAME.names(), GAME.glossary()
    things = [f"card:{SPECIAL}", f"card:{STARTING}", *(f"policy:{policy}" for policy in POLICIES)]
    for thing in [*things, "civilization:atlantis", "warlord:atlantis"]:
        name = texts.render(names[thing], language)
        assert name
        assert "monumental-" not in name
    for thing in things:
        said = " ".join(texts.render(text, language) for text in glossary[thing])
        assert said
        assert "monumental-" not in said


def said(thing: str, language: str = "en") -> list[str]:
    return [catalogue(GAME).render(text, language) for text in GAME.glossary()[thing]]


def test_texts_follow_from_the_effects() -> None:
    assert said(f"card:{SPECIAL}") == ["Activate 1 more card of your Nexus."]
    assert said("policy:orichalcum")[0] == (
        "When you activate your City and Nexus, if 5 or more cards lie in your Nexus, you may gain 1 Gold."
    )
    assert said("policy:ten_kings", "hu")[0] == "Szerezz 1 hadászatot a Nexusodban lévő minden 3 lap után."


# -- what each does ------------------------------------------------------------------------------------------

FOUR = (SPECIAL, STARTING, "irrigation", "writing")
FIVE = (*FOUR, "currency")


def test_star_charts_turn_any_basic_resource_into_science() -> None:
    play = Atlantean().nexus(STARTING, active=[STARTING]).goods(0, military=1).play()
    play.do(f"use nexus1 {STARTING}")
    while play.asked != "act":
        play.do(play.legal[0])
    assert play.goods(0) == {"science": 1}
    assert Atlantean().nexus(STARTING, active=[STARTING]).play().offers("use") == []


@pytest.mark.parametrize(("row", "gold"), [(FIVE, 1), (FOUR, 0)])
def test_orichalcum_brings_gold_at_the_activation_of_a_nexus_of_five(row: tuple[str, ...], gold: int) -> None:
    play = Atlantean().turn(0, phase=1).nexus(*row).policies(0, "orichalcum").play().do("activate a1")
    assert (play.asked == "order") == bool(gold)
    if gold:
        play.do(play.legal[0])
    assert play.goods(0).get("gold", 0) == gold
    assert active(play) == [SPECIAL]


def test_orichalcum_counts_when_the_city_is_activated_and_not_when_the_row_grows() -> None:
    scenario = Atlantean().turn(0, phase=1).nexus(*FOUR).policies(0, "orichalcum").display("sailing")
    play = scenario.goods(0, science=5).play().do("activate a1", "buy 1 sailing")
    assert play.asked == "act"
    assert "gold" not in play.goods(0)


def test_halls_of_learning_make_knowledge_cheaper_and_bring_gold() -> None:
    scenario = Atlantean().policies(0, "halls_of_learning").display("sailing").goods(0, science=2)
    assert scenario.play().state.rule(0, c.KNOWLEDGES_MINUS) == 1
    play = scenario.play().do("buy 1 sailing")
    assert play.asked == "order"
    assert play.do(play.legal[0]).goods(0) == {"gold": 1}


def test_the_temple_of_poseidon_activates_two_more_cards_each_turn() -> None:
    scenario = Atlantean().nexus(*FOUR, active=[SPECIAL]).policies(0, "temple_of_poseidon")
    play = scenario.play().do("policy temple_of_poseidon", "wake nexus3 irrigation")
    assert play.legal == [f"wake nexus2 {STARTING}", "wake nexus4 writing", "done"]
    play.do("wake nexus4 writing")
    assert active(play) == [SPECIAL, "irrigation", "writing"]
    assert play.asked == "act"
    assert play.offers("policy") == []


def test_developing_it_activates_one_as_well() -> None:
    play = Atlantean().nexus(*FOUR, active=[SPECIAL]).goods(0, culture=1).play()
    play.do("develop temple_of_poseidon")
    while play.asked != "activate_nexus":
        play.do(play.legal[0])
    play.do("wake nexus4 writing")
    assert active(play) == [SPECIAL, "writing"]
    assert play.state.rule(0, c.KNOWLEDGES_MINUS) == 1


@pytest.mark.parametrize(("tiles", "n"), [((), 1), (("b1", "d2"), 2)])
def test_rings_of_water_bring_production_from_the_coast_and_guard_it(tiles: tuple[str, ...], n: int) -> None:
    scenario = Atlantean().policies(0, "rings_of_water")
    for tile in tiles:
        scenario.units(0, tile, 1)
    coastal = [tile for tile in tiles if scenario.state.chart.coastal[scenario.tiles[tile]]]
    assert len(coastal) == len(tiles)
    play = scenario.play()
    for tile in tiles:
        plain = Atlantean().units(0, tile, 1).play()
        assert play.defence(tile) == plain.defence(tile) + 1
    assert play.do("policy rings_of_water").goods(0) == {"production": n}


@pytest.mark.parametrize(("row", "n"), [(FOUR[:2], 0), (FOUR, 1), ((*FIVE, "sailing"), 2)])
def test_ten_kings_send_military_for_every_three_cards(row: tuple[str, ...], n: int) -> None:
    play = Atlantean().nexus(*row).policies(0, "ten_kings").play()
    assert bool(play.offers("policy")) == bool(n)
    if n:
        assert play.do("policy ten_kings").goods(0) == {"military": n}


def test_the_module_counts_what_happens_for_the_laboratory() -> None:
    play = Atlantean().turn(0, phase=1).nexus(*FOUR).play().do("activate a1")
    play.do(f"use nexus1 {SPECIAL}", "wake nexus3 irrigation")
    assert MODULE.study(play.state) == {"nexus_activations": 2.0, "nexus_cards": 4.0}
