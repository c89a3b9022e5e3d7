"""Cards that are used without being active: copied, or drawn (MO-EFF-15 to -25, MO-SCI)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.monumental.contents import catalogue
from tests.games.monumental.scenario import Play, Scenario
from tests.games.monumental.soundness import write_move
from trilithon.agents import make_agent
from trilithon.games import find
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.steps.held_card import HELD_CARD
from trilithon.games.monumental.engine.steps.use_drawn import USE_DRAWN
from trilithon.games.monumental.invariants import invariants
from trilithon.games.monumental.view import view

GAME = find("monumental")

# -- copy ------------------------------------------------------------------------------------------------


def genetics(**options: int) -> Scenario:
    """Genetics is active in b2."""
    return Scenario(civilizations=["greece"], **options).active(0, b2=("library", "genetics"))


def copying(scenario: Scenario) -> Play:
    return scenario.play().do("use b2-under genetics")


def why_not(play: Play, target: str) -> str:
    refusal = GAME.why_not(play.state, target)
    assert refusal is not None
    return catalogue().render(refusal.message, "en")


@pytest.mark.rule("MO-EFF-15")
def test_copy_gives_the_resources_again_and_the_effect_once() -> None:
    play = copying(genetics().active(0, a1="academy").goods(0, production=1))
    play.do("copy 1 a1 academy")
    assert play.goods(0) == {"production": 1, "science": 2}
    assert play.legal == ["use", "done"]
    play.do("use", "swap production military")
    assert play.goods(0) == {"military": 1, "science": 2}
    assert play.gained(0) == {"science": 2, "military": 1}


@pytest.mark.rule("MO-EFF-15", "MO-EFF-17")
def test_a_card_that_was_used_can_be_copied_and_one_that_was_copied_used() -> None:
    scenario = genetics().active(0, a1=("fort", "irrigation"))
    play = scenario.play().do(
        "use a1-under irrigation", "use b2-under genetics", "copy 1 a1-under irrigation", "use"
    )
    assert play.goods(0) == {"production": 2}
    play = scenario.play().do(
        "use b2-under genetics", "copy 1 a1-under irrigation", "use", "use a1-under irrigation"
    )
    assert play.goods(0) == {"production": 2}
    assert play.offers("use") == [], "Genetics is used up"


@pytest.mark.rule("MO-EFF-17")
def test_copying_does_not_activate() -> None:
    scenario = genetics().city(0, a1="academy").goods(0, production=1)
    play = copying(scenario).do("copy 1 a1 academy", "done")
    assert play.active(0) == ["b2", "b2-under"]
    assert play.offers("use") == []
    play.do("end")
    assert play.city(0)["a1"] == "academy", "it was inactive and stays"


@pytest.mark.rule("MO-EFF-16", "MO-DEC-13")
def test_copy_chooses_own_cards_active_or_not_and_developed_policies_covered_or_not() -> None:
    scenario = genetics().policies(0, "siege_warfare", "democracy").city(0, a1=("fort", "irrigation"))
    scenario.active(0, a2="academy").city(1, c3="barracks").deck(0, "granary")
    play = copying(scenario)
    assert play.offers("copy") == [
        "1 a1 fort",
        "1 a1-under irrigation",
        "1 a2 academy",
        "1 b2 library",
        "siege_warfare",
        "democracy",
    ]


@pytest.mark.rule("MO-EFF-16")
def test_of_a_policy_the_ongoing_effect_is_copied_not_the_one_off() -> None:
    scenario = genetics().policies(0, "siege_warfare", "democracy", used=True).goods(0, science=1)
    play = copying(scenario).do("copy siege_warfare", "use")
    assert play.goods(0) == {"military": 2}, "the one-off would give 2 Production"
    again = copying(scenario).do("copy democracy", "use", "receive science")
    assert again.goods(0) == {"science": 2}, "though Democracy was used already"


@pytest.mark.rule("MO-EFF-18", "MO-DEC-13")
def test_copies_are_not_copied() -> None:
    scenario = Scenario(civilizations=["japan"]).policies(0, "cultural_exchange", "diplomacy")
    scenario.active(0, b2=("library", "genetics")).city(0, c1="work_camp")
    play = scenario.play().do("use b2-under genetics")
    assert play.offers("copy") == ["1 b2 library", "1 c1 work_camp", "diplomacy"]
    egypt = Scenario(civilizations=["japan", "egypt"]).policies(0, "cultural_exchange")
    egypt.city(1, a1=("fort", "genetics"))
    assert egypt.play().do("policy cultural_exchange").offers("copy") == ["2 a1 fort"]


@pytest.mark.rule("MO-EFF-18")
def test_of_a_copied_barge_only_the_icon_is_given() -> None:
    scenario = Scenario().active(0, b2=("library", "genetics")).city(0, c1="pharaohs_barge")
    play = scenario.work(0, "stonehenge").play().do("use b2-under genetics", "copy 1 c1 pharaohs_barge")
    assert (play.asked, play.goods(0)) == ("act", {"military": 1})
    assert play.archive(0) == []


@pytest.mark.rule("MO-EFF-18", "MO-WON-11")
def test_of_a_copied_wonder_the_effect_is_given_not_the_bonus() -> None:
    play = copying(genetics().city(0, c1="great_library")).do("copy 1 c1 great_library", "use")
    assert play.goods(0) == {"science": 2}, "the bonus would be 3 Science"


@pytest.mark.rule("MO-EFF-19", "MO-DEC-13")
def test_a_copied_continuous_effect_lasts_the_turn_and_stacks() -> None:
    scenario = genetics().active(0, a1=("fort", "writing")).display("engineering").goods(0, science=3)
    play = scenario.play()
    assert play.offers("buy") == [], "5 Science, 4 with Writing"
    play.do("use b2-under genetics", "copy 1 a1-under writing", "buy 1 engineering")
    assert play.goods(0) == {}


@pytest.mark.rule("MO-EFF-19")
def test_a_copied_effect_lasts_whatever_becomes_of_the_card() -> None:
    scenario = genetics().city(0, a1=("fort", "writing")).active(0, a2=("work_camp", "historiography"))
    play = copying(scenario.display("sailing").goods(0, science=2)).do("copy 1 a1-under writing")
    play.do("use a2-under historiography", "card a1-under writing", "buy 1 sailing")
    assert (play.archive(0), play.deck(0)[0]) == (["writing"], "sailing")


@pytest.mark.rule("MO-EFF-19")
def test_a_copied_effect_is_gone_in_the_next_turn() -> None:
    scenario = genetics().city(0, a1=("fort", "writing")).display("sailing").goods(0, gold=2).exact_deck(0)
    play = copying(scenario).do("copy 1 a1-under writing")
    assert "buy 1 sailing" in play.legal
    play.do("end", "activate a1", "end", "activate c3")
    assert all("sailing" not in text for text in play.offers("buy"))


@pytest.mark.rule("MO-EFF-19")
def test_a_copied_trigger_fires_too() -> None:
    scenario = Scenario(civilizations=["denmark"]).policies(0, "pillaging", "danegeld").empty("b0")
    scenario.active(0, b2=("library", "genetics")).goods(0, military=1)
    play = scenario.play().do("use b2-under genetics", "copy pillaging")
    play.do("conquer b0", "without warlord", "effect 1")
    assert play.goods(0) == {"production": 1}


# -- what holds instead of a rule holds once, however often a seat has got it ------------------------------


@pytest.mark.rule("MO-EFF-19", "MO-OUT-01")
def test_feudalism_copied_builds_with_two_units_still_and_gives_its_gain_twice() -> None:
    scenario = genetics().active(0, a1=("fort", "feudalism")).units(0, "b0", 2).units(0, "a1", 1)
    play = copying(scenario).do("copy 1 a1-under feudalism")
    assert play.offers("outpost") == ["b0"], "2 Units instead of 3, and not 1"
    assert why_not(play, "tile:a1").endswith("An Outpost takes 2 Units; here is 1.")
    play.do("outpost b0", "effect 1")
    assert (play.outposts(0), play.soldiers("b0")) == (["b0"], 0)
    assert play.do("effect 1").goods(0) == {"military": 4}, "what is triggered stacks"


@pytest.mark.rule("MO-EFF-19", "MO-EFF-20", "MO-OUT-01")
@pytest.mark.parametrize(("own", "other"), [("great_wall", "feudalism"), ("feudalism", "great_wall")])
def test_of_two_cards_that_build_outposts_with_fewer_units_the_better_one_counts(
    own: str, other: str
) -> None:
    scenario = Scenario(2, civilizations=["japan", "greece"]).policies(0, "cultural_exchange")
    for seat, card in ((0, own), (1, other)):
        space = card if card == "great_wall" else ("fort", card)
        scenario.city(seat, active=seat == 0, a1=space)
    scenario.units(0, "b0", 2).units(0, "a1", 1)
    play = scenario.play()
    assert play.offers("outpost") == (["b0", "a1"] if own == "great_wall" else ["b0"])
    place = "a1" if other == "great_wall" else "a1-under"
    play.do("policy cultural_exchange", f"copy 2 {place} {other}")
    if play.asked == "effect":
        play.do("done")
    assert play.offers("outpost") == ["b0", "a1"]
    play.do("outpost b0")
    assert play.soldiers("b0") == 1, "exactly 1 Unit goes home"


@pytest.mark.rule("MO-EFF-19", "MO-CONQ-17")
def test_tribute_copied_gives_both_benefits_once() -> None:
    scenario = genetics().active(0, a1=("fort", "tribute")).token("b0", "nomads").goods(0, military=2)
    play = copying(scenario).do("copy 1 a1-under tribute", "conquer b0", "without warlord")
    while play.asked != "act":
        play.do(play.legal[0])
    assert play.gained(0) == {"military": 2, "production": 1, "science": 1}


@pytest.mark.rule("MO-EFF-19", "MO-EXPL-04")
def test_cartography_copied_lets_explorers_pick_up_twice_and_no_oftener() -> None:
    scenario = genetics(renaissance=1).active(0, a1=("fort", "cartography")).explorers(0, "b0", "a0")
    play = copying(scenario.goods(0, military=2)).do("copy 1 a1-under cartography", "done")
    play.do("pick 1", "explorer 1 c0", "pick 1", "explorer 1 d0")
    assert play.crate("d0")
    assert play.offers("pick") == [], "two pick-ups, not three"


@pytest.mark.rule("MO-EFF-15", "MO-EXPL-04")
def test_sailing_copied_gives_a_pick_up_more_each_time_it_is_used() -> None:
    scenario = genetics().active(0, a1=("fort", "sailing")).explorers(0, "b0", "a0")
    play = scenario.goods(0, military=1).play().do("use a1-under sailing", "explorer 1 c0")
    play.do("use b2-under genetics", "copy 1 a1-under sailing", "use", "explorer 1 d0")
    play.do("pick 1", "explorer 1 c0", "pick 1")
    assert (play.crate("d0"), play.crate("c0"), play.look.spare_pickups[0]) == (False, False, 1)


@pytest.mark.rule("MO-EFF-15", "MO-RES-16")
@pytest.mark.parametrize(
    ("card", "purchases", "left"),
    [
        ("watermill", ("buy 1 barracks", "buy workshop"), (7, 4)),  # 4, half 2; then 3
        ("engineering", ("buy 2 stonehenge", "finish"), (7, 3)),  # 3, half 2; then 4
    ],
)
def test_half_the_price_copied_is_half_the_price(
    card: str, purchases: tuple[str, str], left: tuple[int, int]
) -> None:
    is_building = card == "watermill"
    scenario = (
        genetics().active(0, a1=card if is_building else ("fort", card)).display("barracks", "stonehenge")
    )
    place = f"a1 {card}" if is_building else f"a1-under {card}"
    play = scenario.goods(0, production=9).play().do(f"use {place}", "use b2-under genetics")
    play.do(f"copy 1 {place}", "use")
    icons = play.goods(0)["production"] - 9
    for purchase, n in zip(purchases, left, strict=True):
        play.do(purchase)
        assert play.goods(0)["production"] == n + icons


@pytest.mark.rule("MO-EFF-15", "MO-RES-16")
def test_a_number_off_the_price_copied_is_taken_off_twice() -> None:
    scenario = genetics().active(0, a1="university").display("sailing")
    play = scenario.play().do("use a1 university", "use b2-under genetics", "copy 1 a1 university", "use")
    before = play.goods(0)["science"]
    play.do("buy 1 sailing")
    assert before - play.goods(0)["science"] == 1, "3 less 1 less 1"


# -- copies of others' cards -----------------------------------------------------------------------------


@pytest.mark.rule("MO-EFF-20", "MO-CIV-06")
def test_cultural_exchange_copies_a_card_of_another_city() -> None:
    scenario = Scenario(3, civilizations=["japan", "china", "egypt"]).policies(0, "cultural_exchange")
    scenario.city(0, a1="fort").city(1, a1="paper_maker").active(2, c3=("mine", "irrigation"))
    play = scenario.goods(0, gold=1).play().do("policy cultural_exchange")
    assert play.offers("copy") == ["2 a1 paper_maker", "3 c3 mine", "3 c3-under irrigation"]
    play.do("copy 2 a1 paper_maker", "use", "receive production", "receive military")
    assert play.goods(0) == {"production": 1, "science": 1, "military": 1}, "the copier pays and gains"
    assert play.goods(1) == {}
    assert play.city(1) == {"a1": "paper_maker"}


# -- draw ------------------------------------------------------------------------------------------------


def computing(*deck: str) -> Scenario:
    """Computing is active in b2: draw 2, use 2."""
    return Scenario().active(0, b2=("library", "computing")).deck(0, *deck)


@pytest.mark.rule("MO-EFF-21", "MO-EFF-22")
def test_cards_are_drawn_from_the_top_and_shown_to_all() -> None:
    play = computing("fort", "mine", "forum").play().do("use b2-under computing")
    assert sorted(play.offers("draw")) == ["1 mine", "2 fort"]
    assert play.deck(0)[0] == "forum"
    assert play.discard(0) == [], "they wait in no pile"
    drew = next(event for event in play.events if event.message.id.endswith("-drew"))
    assert all(drew.told_to(viewer) == drew.message for viewer in (-1, 0, 1))


@pytest.mark.rule("MO-EFF-21")
def test_an_empty_deck_is_shuffled_first_also_of_knowledge_alone() -> None:
    scenario = computing().discard(0, "irrigation", "writing").exact_deck(0, "fort")
    play = scenario.play().do("use b2-under computing")
    assert "shuffled" in play.told
    drawn = [text.split()[1] for text in play.offers("draw")]
    assert sorted(drawn + play.deck(0)) == ["fort", "irrigation", "writing"]
    assert "fort" in drawn
    assert len(drawn) == 2


@pytest.mark.rule("MO-EFF-21")
def test_if_deck_and_discard_pile_are_empty_fewer_are_drawn() -> None:
    play = computing().exact_deck(0, "fort").play().do("use b2-under computing")
    assert play.offers("draw") == ["1 fort"]
    play = computing().exact_deck(0).play()
    assert play.offers("use") == []


@pytest.mark.rule("MO-EFF-22")
def test_up_to_so_many_are_used_in_full_then_all_are_discarded() -> None:
    scenario = (
        Scenario(civilizations=["china"])
        .deck(0, "academy", "fort")
        .empty("b0")
        .goods(0, military=1, production=1)
    )
    play = scenario.play().do("conquer b0", "with warlord", "effect 1")
    assert sorted(play.offers("draw")) == ["1 fort", "2 academy"]
    assert "done" in play.legal
    play.do("draw 2 academy")
    assert play.goods(0) == {"production": 1, "science": 2}, "its resources first"
    play.do("use", "swap production military")
    assert play.goods(0) == {"military": 1, "science": 2}
    assert play.asked == "act", "Hua Mulan uses one only"
    assert sorted(play.discard(0)) == ["academy", "fort"]


@pytest.mark.rule("MO-EFF-22", "MO-EFF-03")
def test_drawn_cards_need_not_be_used() -> None:
    play = computing("fort", "mine").play().do("use b2-under computing", "done")
    assert (play.goods(0), sorted(play.discard(0))) == ({}, ["fort", "mine"])


@pytest.mark.rule("MO-EFF-23")
def test_drawn_cards_are_in_no_pile_while_they_resolve() -> None:
    """Stonehenge is drawn as the last card and draws again: the shuffled pile does not contain it."""
    scenario = Scenario().active(0, a1="fort").discard(0, "mine").exact_deck(0, "stonehenge")
    play = scenario.goods(0, science=2).play().do("progress", "draw 1 stonehenge", "use")
    assert play.legal == ["draw 1 mine", "done"]
    assert play.deck(0) == play.discard(0) == []
    play.do("draw 1 mine")
    assert sorted(play.discard(0)) == ["mine", "stonehenge"]


@pytest.mark.rule("MO-EFF-23")
def test_drawn_cards_are_neither_active_nor_in_the_city() -> None:
    scenario = Scenario(civilizations=["greece"]).policies(0, "olympic_games").active(0, a1="fort", a2="fort")
    play = scenario.deck(0, "barracks").goods(0, science=2).play().do("progress", "draw 1 barracks")
    assert play.active(0) == ["a1", "a2"]
    assert "policy olympic_games" not in play.legal, "three Military cards must be active"


@pytest.mark.rule("MO-EFF-24", "MO-DEC-14")
def test_a_card_is_used_by_drawing_once_a_turn() -> None:
    play = Scenario().exact_deck(0, "library").goods(0, science=4).play()
    play.do("progress", "draw 1 library")
    assert play.goods(0) == {"science": 3}
    play.do("progress")
    assert play.asked == "act", "it gives nothing at all"
    assert (play.goods(0), play.discard(0)) == ({"science": 1}, ["library"])


@pytest.mark.rule("MO-EFF-24")
def test_a_card_drawn_but_not_used_may_be_drawn_again_and_used() -> None:
    play = Scenario().exact_deck(0, "library").goods(0, science=6, gold=4).play()
    play.do("progress", "gold 0", "done", "progress", "gold 0", "draw 1 library")
    assert play.goods(0) == {"science": 3, "gold": 4}


@pytest.mark.rule("MO-EFF-24")
def test_in_the_next_turn_it_may_be_used_by_drawing_again() -> None:
    city = {"a1": "work_camp", "a2": "work_camp", "a3": "work_camp", "b1": "work_camp", "b2": "work_camp"}
    scenario = Scenario().city(0, **city, b3="fort", c1="fort", c2="fort", c3="library").exact_deck(0, "mine")
    play = scenario.goods(0, gold=4).play().do("progress", "draw 1 mine", "end")
    assert play.goods(0) == {"gold": 2}
    play.do("activate a1", "end", "activate b3")
    before = play.goods(0)["production"]
    play.do("progress", "gold 1", "draw 1 mine")
    assert play.goods(0)["production"] == before + 1


# -- an effect that was used in the City -----------------------------------------------------------------


def under_the_barge(knowledge: str, *answers: str, **options: int) -> Play:
    """The effect of a Knowledge was used; then the Barge on top of it was archived, so it is in the discard pile."""
    scenario = Scenario(**options).active(0, b2=("pharaohs_barge", knowledge)).work(0, "great_library")
    scenario.explorers(0, "b0", "b0").goods(0, science=2)
    play = scenario.exact_deck(0).play().do(f"use b2-under {knowledge}", *answers)
    play.do("use b2 pharaohs_barge", "done")
    assert (play.asked, play.discard(0)) == ("act", [knowledge])
    return play


@pytest.mark.rule("MO-EFF-02")
def test_an_effect_used_in_the_city_is_not_used_again_by_drawing() -> None:
    play = under_the_barge("irrigation")
    assert play.goods(0) == {"production": 1, "science": 2}
    play.do("progress")
    assert play.asked == "act", "a Knowledge has nothing else to give"
    assert (play.goods(0), play.discard(0)) == ({"production": 1}, ["irrigation"])


@pytest.mark.rule("MO-EFF-02")
def test_an_effect_that_was_not_used_in_the_city_is_used_by_drawing() -> None:
    scenario = Scenario().active(0, b2=("pharaohs_barge", "irrigation")).work(0, "great_library")
    play = scenario.goods(0, science=2).exact_deck(0).play().do("use b2 pharaohs_barge", "done")
    play.do("progress", "draw 1 irrigation", "use")
    assert play.goods(0) == {"production": 1}


@pytest.mark.rule("MO-EFF-02", "MO-EFF-19", "MO-EFF-22")
@pytest.mark.parametrize("lasts", [1, 0])
def test_a_used_card_that_is_drawn_still_gives_its_continuous_effect(lasts: int) -> None:
    """Cartography was used for steps: drawn, it lets every Explorer pick up twice, and makes no more steps."""
    play = under_the_barge("cartography", "done", renaissance=1, drawn_continuous=lasts)
    assert play.state.rule(0, c.SECOND_PICKUP) == 0, "it is not in the City any more"
    play.do("progress")
    assert play.legal == ["draw 1 cartography", "done"] if lasts else play.asked == "act"
    if lasts:
        play.do("draw 1 cartography")
    assert (play.asked, play.state.rule(0, c.SECOND_PICKUP)) == ("act", lasts)


@pytest.mark.rule("MO-EFF-02", "MO-EFF-22")
def test_a_used_card_that_is_drawn_still_gives_its_resources() -> None:
    scenario = Scenario().exact_deck(0, "academy").goods(0, science=2, production=1)
    fresh = scenario.play().do("progress")
    scenario.look.marks[scenario.look.deck[0][0]] = c.USED
    play = scenario.play().do("progress")
    told = [catalogue().render(GAME.label(each.state, each.state.moves()[0]), "en") for each in (fresh, play)]
    assert told[0].startswith(told[1] + ";"), "no effect is promised"
    play.do("draw 1 academy")
    assert (play.asked, play.goods(0)) == ("act", {"science": 2, "production": 1})


@pytest.mark.rule("MO-EFF-02")
def test_of_two_cards_that_are_alike_only_the_one_that_was_used_is_used_up(tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    effect = '[{ do = "gain", goods = { gold = 1 } }]'
    pack.write_text(f'[[card]]\nid = "library"\nicons = {{}}\nability.use = {effect}\n', encoding="utf-8")
    scenario = Scenario(packs=[pack]).active(0, b2="library").exact_deck(0, "library", "library")
    scenario.look.marks[scenario.look.deck[0][-1]] = c.USED
    play = scenario.goods(0, science=4).play().do("use b2 library", "progress", "gold 0")
    assert (play.asked, play.discard(0)) == ("act", ["library"])
    play.do("progress", "gold 0", "draw 1 library", "use")
    assert play.goods(0) == {"gold": 2}


@pytest.mark.rule("MO-EFF-02", "MO-EFF-15", "MO-EFF-17")
def test_what_was_used_in_the_city_can_still_be_copied_by_a_drawn_card() -> None:
    scenario = Scenario().active(0, a1=("fort", "irrigation")).goods(0, science=2).exact_deck(0, "genetics")
    play = scenario.play().do("use a1-under irrigation", "progress", "draw 1 genetics", "use")
    play.do("copy 1 a1-under irrigation", "use")
    assert play.goods(0) == {"production": 2}


@pytest.mark.rule("MO-EFF-02")
def test_what_was_used_is_kept_with_the_card_wherever_it_goes_until_the_turn_ends() -> None:
    play = under_the_barge("irrigation")
    [card] = play.look.discards[0]
    assert {at for at, marks in enumerate(play.look.marks) if marks} == {card}, "the Barge will not return"
    assert play.look.marks[card] == c.USED
    assert not any(problem.startswith("cards") for problem in invariants(play.state)), "it can be saved"
    play.do("progress")
    assert play.look.marks[card] == c.USED, "shuffled, drawn and discarded"
    play.do("end")
    assert set(play.look.marks) == {0}


@pytest.mark.rule("MO-EFF-02", "MO-EFF-13", "MO-CITY-01")
def test_cards_that_stay_or_go_to_the_discard_pile_may_be_used_in_the_next_turn() -> None:
    scenario = Scenario(civilizations=["japan"]).active(
        0, b2=("academy", "bushido"), a1=("fort", "irrigation")
    )
    play = scenario.goods(0, production=1).exact_deck(0).play()
    play.do("use b2-under bushido", "use a1-under irrigation", "use b2 academy", "swap production science")
    play.do("end", "card b2 academy")
    shown = view(play.state, 1)["players"][0]["city"]
    assert (play.asked, play.city(0)["b2"]) == ("stays", "academy"), "two Knowledge cards were dealt"
    assert not any(card["used"] for space in shown for card in space.values() if card), "all are straight"
    play.do(play.legal[0])
    assert play.to_move == 1
    assert set(play.look.marks) == {0}


@pytest.mark.rule("MO-EFF-25")
def test_a_drawn_knowledge_is_used_and_discarded() -> None:
    scenario = Scenario().city(0, a1="fort").deck(0, "irrigation").goods(0, science=2)
    play = scenario.play().do("progress", "draw 1 irrigation", "use")
    assert play.goods(0) == {"production": 1}
    assert (play.discard(0), play.city(0)) == (["irrigation"], {"a1": "fort"})


@pytest.mark.rule("MO-EFF-25", "MO-WON-11")
def test_a_drawn_wonder_gives_its_effect_not_its_bonus() -> None:
    play = Scenario().deck(0, "hagia_sophia").goods(0, science=2).play()
    play.do("progress", "draw 1 hagia_sophia", "use")
    assert play.goods(0) == {"culture": 1}, "the bonus would be 2 Gold"


@pytest.mark.rule("MO-EFF-19", "MO-EFF-25")
@pytest.mark.parametrize("lasts", [1, 0])
def test_a_drawn_continuous_effect_lasts_the_turn_unless_the_option_says_no(lasts: int) -> None:
    scenario = Scenario(drawn_continuous=lasts).deck(0, "great_library").display("sailing")
    play = scenario.goods(0, science=2).play().do("progress", "draw 1 great_library", "use")
    assert play.goods(0) == {"science": 2}, "the use effect is there in any case"
    assert play.discard(0) == ["great_library"]
    assert ("buy 1 sailing" in play.legal) == bool(lasts)


@pytest.mark.rule("MO-EFF-19")
def test_the_option_does_not_touch_copies() -> None:
    scenario = genetics(drawn_continuous=0).city(0, a1=("fort", "writing")).display("sailing")
    play = copying(scenario.goods(0, science=2)).do("copy 1 a1-under writing")
    assert "buy 1 sailing" in play.legal


# -- scientific progress ---------------------------------------------------------------------------------


@pytest.mark.rule("MO-SCI-01")
def test_scientific_progress_costs_two_science_any_number_of_times() -> None:
    scenario = Scenario().deck(0, "fort", "mine", "work_camp")
    assert "progress" not in scenario.goods(0, science=1).play().legal
    play = scenario.goods(0, science=4, gold=2).play()
    play.do("progress", "gold 0", "draw 1 fort", "progress", "gold 0", "draw 1 mine", "progress")
    assert play.legal == ["draw 1 work_camp", "done"]
    play.do("draw 1 work_camp")
    assert play.goods(0) == {"military": 1, "production": 2}
    assert play.discard(0) == ["fort", "mine", "work_camp"]


@pytest.mark.rule("MO-SCI-02")
def test_without_cards_there_is_no_progress() -> None:
    scenario = Scenario().goods(0, science=2)
    assert "progress" in scenario.discard(0, "fort").exact_deck(0).play().legal
    assert "progress" not in Scenario().goods(0, science=2).exact_deck(0).play().legal


@pytest.mark.rule("MO-SCI-03", "MO-ACQ-04")
def test_a_card_acquired_this_turn_may_be_drawn() -> None:
    scenario = Scenario().display("granary", "irrigation").goods(0, production=3, science=4)
    play = scenario.play().do("buy 1 granary", "buy 2 irrigation")
    assert play.deck(0)[:2] == ["irrigation", "granary"]
    play.do("progress", "draw 1 irrigation", "use")
    assert play.goods(0) == {"production": 1}
    assert play.deck(0)[0] == "granary"


@pytest.mark.rule("MO-SCI-03", "MO-WON-06")
def test_a_wonder_completed_this_turn_may_be_drawn() -> None:
    play = Scenario().work(0, "hagia_sophia").goods(0, production=6, science=2).play()
    play.do("finish", "progress", "gold 0", "draw 1 hagia_sophia", "use")
    assert play.goods(0) == {"gold": 2, "culture": 1}


@settings(max_examples=40)
@given(
    deck=st.lists(
        st.sampled_from(["fort", "library", "work_camp", "mine", "irrigation", "stonehenge"]), max_size=8
    ),
    answers=st.lists(st.integers(0, 3), max_size=30),
)
@pytest.mark.rule("MO-EFF-21", "MO-EFF-22", "MO-EFF-23", "MO-EFF-24", "MO-SCI-01")
def test_whatever_is_drawn_and_used_no_card_is_used_twice_or_lost(
    deck: list[str], answers: list[int]
) -> None:
    have = {"fort": 3, "library": 3, "work_camp": 5, "mine": 1, "irrigation": 1, "stonehenge": 1}
    cards = [card for at, card in enumerate(deck) if deck[:at].count(card) < have[card]]
    play = Scenario().exact_deck(0, *cards).goods(0, science=12).play()
    used: Counter[int] = Counter()
    for answer in answers:
        moves = [move for move in play.legal if move.split()[0] in ("progress", "draw", "use", "done")]
        if not moves:
            break
        move = moves[answer % len(moves)]
        if move.startswith("draw"):
            drawn = USE_DRAWN.held(play.state, int(move.split()[1]) - 1)
            used[play.state.field_of(drawn, HELD_CARD.card)] += 1
        play.do(move)
    while play.asked != "act":
        play.do("done")
    assert all(n == 1 for n in used.values())
    assert Counter(play.deck(0) + play.discard(0)) == Counter(cards)


@pytest.mark.rule("MO-EFF-24")
def test_a_thin_deck_is_no_endless_source(tmp_path: Path) -> None:
    """A card that pays for its own drawing gives that only once."""
    pack = tmp_path / "pack.toml"
    pack.write_text('[[card]]\nid = "library"\nicons = { science = 2 }\n', encoding="utf-8")
    play = Scenario(packs=[pack]).exact_deck(0, "library").goods(0, science=2).play()
    play.do("progress", "draw 1 library")
    assert play.goods(0) == {"science": 2}
    play.do("progress")
    assert play.goods(0) == {}
    assert "progress" not in play.legal


# -- scientific progress for nothing ---------------------------------------------------------------------


def printing_press(**options: int) -> Scenario:
    """It is active, and so is Genetics, which can copy it."""
    return genetics(renaissance=1, **options).active(0, a1=("fort", "printing_press"))


def free_progress(scenario: Scenario) -> Play:
    return copying(scenario).do("copy 1 a1-under printing_press")


@pytest.mark.rule("MO-RES-16", "MO-SCI-01", "MO-EFF-19")
def test_reductions_can_make_scientific_progress_free() -> None:
    scenario = printing_press().exact_deck(0, "fort", "mine").goods(0, science=1)
    once = scenario.play()
    assert view(once.state, 0)["players"][0]["asked_prices"]["progress"] == 1
    assert once.do("progress").goods(0) == {}
    assert "progress" in free_progress(scenario.goods(0, science=0)).legal
    play = free_progress(scenario.goods(0, science=1))
    assert view(play.state, 0)["players"][0]["asked_prices"]["progress"] == 0
    play.do("progress", "draw 1 fort", "progress", "draw 1 mine")
    assert play.goods(0) == {"science": 1, "military": 1, "production": 1}, "nothing is paid"


@pytest.mark.rule("MO-RES-16", "MO-EFF-24")
def test_free_progress_ends_when_no_card_has_anything_more_to_give() -> None:
    play = free_progress(printing_press().exact_deck(0, "fort", "irrigation"))
    play.do("progress", "draw 1 fort", "progress", "draw 1 irrigation", "use")
    assert "progress" not in play.legal
    reason = "No card of your deck and discard pile would give you anything more this turn."
    assert why_not(play, "science") == reason


@pytest.mark.rule("MO-RES-16", "MO-SCI-03", "MO-EFF-24")
def test_a_new_card_makes_free_progress_possible_again() -> None:
    scenario = printing_press().exact_deck(0, "fort").display("granary").goods(0, production=3)
    play = free_progress(scenario).do("progress", "draw 1 fort")
    assert "progress" not in play.legal
    play.do("buy 1 granary", "progress", "draw 1 granary")
    assert play.discard(0) == ["fort", "granary"]


@pytest.mark.rule("MO-DEC-14")
def test_a_card_passed_over_when_drawing_was_free_gives_nothing_when_it_is_drawn_again() -> None:
    play = free_progress(printing_press().exact_deck(0, "fort", "mine")).do("progress", "done")
    assert "progress" in play.legal, "there is the other one"
    play.do("progress", "draw 1 mine")
    assert play.goods(0) == {"production": 1}
    assert "progress" not in play.legal


@pytest.mark.rule("MO-EFF-22", "MO-EFF-24")
def test_a_card_that_could_not_be_used_beside_another_is_not_passed_over() -> None:
    """Hua Mulan draws two cards and uses one; the other may be drawn for nothing and used."""
    scenario = Scenario(civilizations=["china"], renaissance=1).active(0, b2=("library", "genetics"))
    scenario.active(0, a1=("fort", "printing_press")).exact_deck(0, "fort", "mine").empty("b0")
    play = free_progress(scenario.goods(0, military=1)).do("conquer b0", "with warlord")
    while "draw 1 fort" not in play.legal and "draw 2 fort" not in play.legal:
        play.do(play.legal[0])
    play.do(next(move for move in play.legal if move.endswith("fort")))
    assert play.asked == "act"
    while "draw 1 mine" not in play.legal:
        play.do("progress")
    play.do("draw 1 mine")
    assert play.goods(0) == {"military": 1, "production": 1}


@pytest.mark.rule("MO-RES-16", "MO-EFF-24", "MO-DEC-14")
@pytest.mark.parametrize("agent", ["random", "glance", "greedy", "declining"])
def test_no_turn_is_endless_while_progress_is_free(agent: str) -> None:
    """Whatever is drawn, used and not used: every card has one turn, and then only what costs something is left."""
    cards = ("fort", "library", "work_camp", "mine", "irrigation", "stonehenge", "computing", "academy")
    scenario = printing_press().discard(0, "granary").exact_deck(0, *cards).goods(0, production=2)
    play = free_progress(scenario)
    player = None if agent == "declining" else make_agent(agent, 7)
    draws = 0
    for _ in range(400):
        if play.to_move != 0:
            break
        if player is None:
            move = "progress" if "progress" in play.legal else play.legal[-1]
        else:
            move = write_move(play.state, player.choose(play.state))
        draws += move == "progress"
        play.do(move, forced=False)
    assert play.to_move == 1
    assert draws <= 2 * (len(cards) + 1), "once through the deck, and once more through what was shuffled"
