"""What single effects and cards do that the rules speak of (MO-EFF)."""

from __future__ import annotations

import pytest

from tests.games.monumental.scenario import Scenario

# -- archive and discard ---------------------------------------------------------------------------------


def pyrotechnics() -> Scenario:
    scenario = Scenario(civilizations=["china"]).active(0, b2=("library", "pyrotechnics"))
    return scenario.city(0, a1=("fort", "irrigation"), a2="stonehenge", c3="writing")


@pytest.mark.rule("MO-EFF-08", "MO-DEC-10")
def test_archive_takes_any_inactive_card_of_the_own_city() -> None:
    scenario = pyrotechnics().city(1, a1=("fort", "sailing"))
    play = scenario.play().do("use b2-under pyrotechnics")
    assert play.offers("card") == ["a1 fort", "a1-under irrigation", "a2 stonehenge", "c3-under writing"]
    play.do("card a2 stonehenge")
    assert play.archive(0) == ["stonehenge"]
    assert "a2" not in play.city(0)


@pytest.mark.rule("MO-EFF-08")
def test_what_is_archived_never_returns() -> None:
    scenario = Scenario(civilizations=["china"]).active(0, b2=("library", "pyrotechnics")).city(0, a1="fort")
    play = scenario.exact_deck(0).play()
    before = play.archive(0)
    play.do("use b2-under pyrotechnics", "card a1 fort", "end")
    assert play.archive(0) == [*before, "fort"]
    assert "fort" not in [*play.city(0).values(), *play.deck(0), *play.discard(0)]


@pytest.mark.rule("MO-EFF-09")
def test_archiving_a_card_discards_the_knowledge_below_it() -> None:
    play = pyrotechnics().play().do("use b2-under pyrotechnics", "card a1 fort")
    assert (play.archive(0), play.discard(0)) == (["fort"], ["irrigation"])
    assert not {"a1", "a1-under"} & set(play.city(0))
    assert play.counts(0)["knowledge"] == 2


@pytest.mark.rule("MO-EFF-10")
def test_archiving_a_knowledge_leaves_the_card_above() -> None:
    play = pyrotechnics().play().do("use b2-under pyrotechnics", "card a1-under irrigation")
    assert (play.archive(0), play.discard(0)) == (["irrigation"], [])
    assert play.city(0)["a1"] == "fort"


@pytest.mark.rule("MO-EFF-08")
def test_a_kind_that_the_effect_names_is_the_only_one() -> None:
    scenario = Scenario().active(0, b2="quarry").city(0, a1=("fort", "irrigation"), a2="stonehenge")
    play = scenario.play().do("use b2 quarry")
    assert play.legal == ["card a1 fort", "done"]


@pytest.mark.rule("MO-EFF-11", "MO-DEC-11", "MO-DEC-10")
def test_discarding_takes_the_knowledge_along_or_leaves_the_card_above() -> None:
    scenario = Scenario(civilizations=["japan"]).policies(0, "tea_ceremony").active(0, b2="library")
    play = scenario.city(0, a1=("fort", "irrigation"), c3="stonehenge").play().do("policy tea_ceremony")
    assert play.offers("card") == ["a1 fort", "a1-under irrigation", "c3 stonehenge"]
    upper = play.copy().do("card a1 fort")
    assert sorted(upper.discard(0)) == ["fort", "irrigation"]
    assert upper.city(0) == {"b2": "library", "c3": "stonehenge"}
    assert upper.goods(0) == {"gold": 1}, "one card was discarded"
    lower = play.do("card a1-under irrigation")
    assert lower.discard(0) == ["irrigation"]
    assert lower.city(0) == {"a1": "fort", "b2": "library", "c3": "stonehenge"}


# -- reinforce -------------------------------------------------------------------------------------------


@pytest.mark.rule("MO-EFF-13", "MO-DEC-12")
def test_reinforced_are_different_active_buildings_or_wonders_chosen_at_the_end() -> None:
    scenario = Scenario(civilizations=["japan"]).active(
        0, b1="great_pyramid", b2=("fort", "bushido"), b3="mine"
    )
    play = scenario.city(0, a1="library").play().do("use b1 great_pyramid", "use b2-under bushido", "end")
    assert play.offers("card") == ["b1 great_pyramid", "b2 fort", "b3 mine"]
    assert "done" in play.legal
    play.do("card b1 great_pyramid")
    assert play.offers("card") == ["b2 fort", "b3 mine"], "another one, and no Knowledge"
    play.do("card b3 mine")
    assert play.to_move == 1, "there were two to reinforce"
    assert (play.city(0)["b1"], play.city(0)["b3"]) == ("great_pyramid", "mine")
    assert sorted(play.discard(0)) == ["bushido", "fort"]


@pytest.mark.rule("MO-EFF-13")
def test_reinforced_cards_are_straightened() -> None:
    scenario = Scenario(civilizations=["japan"]).active(0, b2=("fort", "bushido"))
    play = scenario.play().do("use b2-under bushido", "end", "card b2 fort")
    assert play.active(0) == []
    play.do("activate a1", "end", "activate b2")
    assert "b2" in play.active(0), "it can be activated again"


@pytest.mark.rule("MO-EFF-13")
def test_nothing_must_be_reinforced_and_nothing_can_without_an_effect() -> None:
    scenario = Scenario(civilizations=["japan"]).active(0, b1="mine", b2=("fort", "bushido"))
    play = scenario.play().do("end")
    assert play.to_move == 1
    play = scenario.play().do("use b2-under bushido", "end", "done")
    assert sorted(play.discard(0)) == ["bushido", "fort", "mine"]
    play.do("activate a1", "end", "activate b2", "end")
    assert play.asked != "reinforcing", "what was not used is gone"


@pytest.mark.rule("MO-EFF-14")
def test_the_knowledge_of_a_reinforced_card_is_discarded() -> None:
    scenario = Scenario(civilizations=["japan"]).active(0, b1=("mine", "irrigation"), b2=("fort", "bushido"))
    play = scenario.play().do("use b2-under bushido", "end", "card b1 mine")
    assert play.city(0)["b1"] == "mine"
    assert "b1-under" not in play.city(0)
    assert sorted(play.discard(0)) == ["bushido", "fort", "irrigation"]


@pytest.mark.rule("MO-EFF-07")
def test_a_reinforce_stays_though_its_card_leaves() -> None:
    """Bushido was drawn, used and discarded before the end of phase 2."""
    scenario = Scenario(civilizations=["japan"]).active(0, b1="mine").deck(0, "bushido").goods(0, science=2)
    play = scenario.play().do("progress", "draw 1 bushido", "use")
    assert play.discard(0) == ["bushido"]
    play.do("end")
    assert (play.asked, play.offers("card")) == ("reinforcing", ["b1 mine"])


# -- destroy ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MO-EFF-26")
def test_destroyed_units_go_home_and_an_empty_province_is_nobodys() -> None:
    scenario = Scenario(renaissance=1).active(0, a1="arsenal").units(0, "c0", 1)
    scenario.units(1, "d0", 2).units(1, "c1", 1, warlord=True).units(1, "e2", 1).outpost(1, "c1")
    play = scenario.play().do("use a1 arsenal")
    assert play.offers("remove") == ["d0", "c1", "c1 warlord"], "next to a tile of the seat"
    once = play.copy().do("remove d0")
    assert (once.soldiers("d0"), once.soldiers("e0"), once.owner("d0")) == (1, 6, 1)
    lord = play.copy().do("remove c1 warlord")
    assert (lord.warlord(1), lord.owner("c1")) == ("e0", 1)

    scenario = Scenario(renaissance=1).active(0, a1="arsenal").units(0, "c0", 1).wonder(1, "stonehenge", "d0")
    play = scenario.units(1, "d0", 1).play().do("use a1 arsenal", "remove d0")
    assert play.owner("d0") is None
    assert play.counts(1)["provinces"] == 0
    assert play.defence("d0") == 1 + 2, "terrain and Wonder"


@pytest.mark.rule("MO-EFF-26", "MO-CONQ-03")
def test_an_outpost_holds_a_province_whose_units_are_destroyed() -> None:
    scenario = Scenario(renaissance=1).active(0, a1="arsenal").units(0, "c0", 1)
    play = scenario.units(1, "d0", 1).outpost(1, "d0").play().do("use a1 arsenal", "remove d0")
    assert (play.owner("d0"), play.soldiers("d0"), play.outposts(1)) == (1, 0, ["d0"])


# -- Egypt's Barge ---------------------------------------------------------------------------------------


@pytest.mark.rule("MO-EFF-27", "MO-DEC-25", "MO-WON-10")
def test_the_barge_archives_itself_for_a_wonder_section() -> None:
    scenario = Scenario().active(0, b2=("pharaohs_barge", "irrigation")).display("stonehenge", "granary")
    play = scenario.work(0, "great_library").play().do("use b2 pharaohs_barge")
    assert play.archive(0) == ["pharaohs_barge"]
    assert play.discard(0) == ["irrigation"]
    assert play.legal == ["finish", "take 1 stonehenge", "done"]
    done = play.copy().do("finish")
    assert (done.wonder("a0"), done.deck(0)[0], done.goods(0)) == (
        "great_library",
        "great_library",
        {"science": 3},
    )
    other = play.copy().do("take 1 stonehenge")
    assert other.asked == "keep_wonder"
    other.do("keep stonehenge")
    assert (other.work(0), other.removed()[-1]) == ("stonehenge", "great_library")


@pytest.mark.rule("MO-EFF-27")
def test_the_barge_stays_if_no_section_can_be_completed() -> None:
    scenario = Scenario().active(0, b2="pharaohs_barge").display("granary")
    assert scenario.play().offers("use") == []
    scenario.work(0, "great_library").wonder(1, "stonehenge", "a0")
    assert scenario.play().offers("use") == [], "there is no place for its token"
    assert scenario.units(0, "b0", 1).play().offers("use") == ["b2 pharaohs_barge"]


@pytest.mark.rule("MO-EFF-27")
def test_archived_by_another_effect_the_barge_works_as_well() -> None:
    scenario = Scenario().active(0, a1="quarry").city(0, b2="pharaohs_barge").work(0, "stonehenge")
    play = scenario.play().do("use a1 quarry", "card b2 pharaohs_barge")
    assert play.asked == "section"
    play.do("finish")
    assert play.wonder("a0") == "stonehenge"
    assert play.goods(0) == {"culture": 1, "production": 1}
    declined = scenario.play().do("use a1 quarry", "card b2 pharaohs_barge", "done")
    assert (declined.work(0), declined.archive(0)) == ("stonehenge", ["pharaohs_barge"])


@pytest.mark.rule("MO-EFF-27")
def test_drawn_and_used_the_barge_is_archived() -> None:
    scenario = Scenario().deck(0, "pharaohs_barge").work(0, "stonehenge").goods(0, science=2)
    play = scenario.play().do("progress", "draw 1 pharaohs_barge")
    assert play.goods(0) == {"military": 1}
    used = play.copy().do("use", "finish")
    assert (used.archive(0), used.discard(0)) == (["pharaohs_barge"], [])
    left = play.copy().do("done")
    assert (left.archive(0), left.discard(0)) == ([], ["pharaohs_barge"])


# -- other cards that the rules speak of -----------------------------------------------------------------


@pytest.mark.rule("MO-EFF-28")
def test_hoplite_grounds_count_the_other_active_military_cards() -> None:
    scenario = Scenario(civilizations=["greece"]).active(0, b1="fort", b2="hoplite_grounds", b3="barracks")
    play = scenario.active(0, a2="library").city(0, a1="fort").play().do("use b2 hoplite_grounds")
    assert play.goods(0) == {"military": 2}, "neither itself, nor what is inactive or no Military card"


@pytest.mark.rule("MO-EFF-28")
def test_hoplite_grounds_do_not_count_drawn_cards() -> None:
    scenario = Scenario(civilizations=["greece"]).active(0, b1="fort", b2="hoplite_grounds")
    play = scenario.deck(0, "fort").goods(0, science=2).play().do("progress", "draw 1 fort")
    play.do("use b2 hoplite_grounds")
    assert play.goods(0) == {"military": 1 + 1}


@pytest.mark.rule("MO-EFF-29")
def test_what_is_paid_in_basic_resources_may_be_gold() -> None:
    play = Scenario().active(0, a1=("fort", "masonry")).goods(0, gold=1, science=1).play()
    assert play.do("use a1-under masonry").goods(0) == {"gold": 1}
    play = Scenario(civilizations=["greece"]).policies(0, "siege_warfare").goods(0, gold=1).play()
    assert play.do("policy siege_warfare").goods(0) == {"military": 2}


@pytest.mark.rule("MO-EFF-29")
def test_the_result_of_philosophy_differs_from_what_is_paid() -> None:
    scenario = Scenario(civilizations=["greece"]).active(0, a1=("fort", "philosophy"))
    play = scenario.goods(0, science=1, gold=1).play().do("use a1-under philosophy")
    assert play.legal == [
        "swap science production",
        "swap science military",
        "swap gold production",
        "swap gold science",
        "swap gold military",
    ]
    play.do("swap gold science")
    assert (play.goods(0), play.gained(0)) == ({"science": 2}, {"science": 1})


@pytest.mark.rule("MO-EFF-29", "MO-EFF-03")
def test_of_several_conversions_any_number_is_done() -> None:
    scenario = Scenario().active(0, a1="statue_of_liberty").goods(0, production=1).policies(0, "corvee")
    play = scenario.play().do("use a1 statue_of_liberty")
    assert "done" in play.legal
    assert play.copy().do("done").goods(0) == {"production": 1, "science": 1}
    play.do("swap production military", "done")
    assert play.goods(0) == {"military": 1, "science": 1}


@pytest.mark.rule("MO-EFF-30", "MO-RES-07")
def test_spending_is_paying() -> None:
    """Warrior Culture spends, Siege Warfare pays: both take exactly what they say."""
    play = Scenario(civilizations=["denmark"]).policies(0, "warrior_culture").goods(0, military=3).play()
    assert play.do("policy warrior_culture").goods(0) == {"military": 1, "culture": 1}
    play = Scenario(civilizations=["greece"]).policies(0, "siege_warfare").goods(0, science=3).play()
    assert play.do("policy siege_warfare").goods(0) == {"science": 2, "military": 2}


# -- moving ----------------------------------------------------------------------------------------------


@pytest.mark.rule("MO-EFF-33")
def test_a_unit_is_moved_to_an_adjacent_own_province_without_military() -> None:
    scenario = Scenario().active(0, a1="barracks").units(0, "b0", 2).units(0, "a1", 1).units(0, "a2", 1)
    play = scenario.units(1, "c0", 1).play().do("use a1 barracks")
    assert play.offers("march") == ["a0", "a0 warlord", "b0"], "a1 and a2 would be left empty"
    play.do("march b0")
    assert play.soldiers("a1") == 2, "the only own Province next to it; never a Capital"
    assert play.goods(0) == {}
    play = scenario.play().do("use a1 barracks", "march a0 warlord")
    assert play.offers("to") == ["b0", "a1"], "a2 is too far"


@pytest.mark.rule("MO-EFF-33")
def test_an_explorer_is_moved_one_tile_without_military() -> None:
    scenario = Scenario(civilizations=["denmark"]).active(0, a1=("fort", "scouting")).explorers(0, "b1", "c0")
    play = scenario.play().do("use a1-under scouting")
    steps = ["1 a1", "1 b0", "1 b2", "1 c0", "1 c1", "2 b0", "2 b1", "2 c1", "2 d0"]
    assert sorted(play.offers("explorer")) == steps, "to no Water"
    play.do("explorer 1 c1")
    assert (play.explorers(0), play.goods(0)) == (["c1", "c0"], {})
