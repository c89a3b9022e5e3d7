"""What is printed of the five civilizations, at work (MO-CIV)."""

from __future__ import annotations

import pytest

from tests.games.monumental.scenario import Play, Scenario


def conquer(play: Play, tile: str, *, warlord: bool = False) -> Play:
    """With any Units, nothing but counters, and whatever follows left open."""
    play.do(f"conquer {tile}")
    while play.asked in ("units", "pay"):
        lord = "with warlord" if warlord else "without warlord"
        play.do(lord if lord in play.legal else play.legal[0])
    return play


# -- the cards of each -----------------------------------------------------------------------------------


@pytest.mark.rule("MO-CIV-01")
def test_egypt_barge_completes_a_section_whatever_it_costs() -> None:
    scenario = Scenario(civilizations=["egypt"]).city(0, b2="pharaohs_barge").turn(0, phase=1)
    play = scenario.work(0, "hoover_dam").play().do("activate b2")
    assert play.goods(0) == {"military": 1}
    play.do("use b2 pharaohs_barge", "finish")
    assert (play.wonder("a0"), play.archive(0)) == ("hoover_dam", ["pharaohs_barge"])
    assert play.goods(0) == {"military": 1, "production": 4}, "nothing was paid, and the bonus is there"


@pytest.mark.rule("MO-CIV-01")
def test_egypt_masonry_makes_gold_of_two_basic_resources() -> None:
    scenario = Scenario(civilizations=["egypt"]).active(0, a1=("fort", "masonry"))
    play = scenario.goods(0, production=1, science=1, military=1).play().do("use a1-under masonry")
    assert play.legal == ["spend production", "spend science"]
    play.do("spend production")
    assert play.legal == ["spend science", "spend military"], "any mix of the three"
    assert play.do("spend military").goods(0) == {"science": 1, "gold": 1}


@pytest.mark.rule("MO-CIV-02", "MO-RES-15")
def test_japan_samurai_are_for_barbarians_only() -> None:
    scenario = Scenario(civilizations=["japan"]).active(0, a1="samurai_school").goods(0, gold=1)
    scenario.units(0, "a1", 1).units(0, "b0", 2).units(1, "c0", 1).empty("a2")
    play = scenario.play().do("use a1 samurai_school")
    assert (play.goods(0), play.gained(0)) == ({"feud": 2}, {"military": 2})
    assert play.offers("conquer") == [], "neither an opponent nor an empty Province nor a Free City"
    assert play.offers("march") == play.offers("explorer") == []
    near = Scenario(civilizations=["japan"]).active(0, a1="samurai_school").goods(0, gold=1).units(0, "a1", 1)
    play = near.token("b0", "scouts").play().do("use a1 samurai_school")
    assert play.offers("conquer") == ["b0", "a2"], "Barbarians of defence 2 and 1"
    assert conquer(play, "b0").goods(0) == {}


@pytest.mark.rule("MO-CIV-02")
def test_japan_bushido_reinforces_a_card() -> None:
    scenario = Scenario(civilizations=["japan"]).active(0, b2=("fort", "bushido"), b3="mine")
    play = scenario.play().do("use b2-under bushido", "end", "card b3 mine")
    assert play.city(0)["b3"] == "mine"
    assert sorted(play.discard(0)) == ["bushido", "fort"]


@pytest.mark.rule("MO-CIV-03")
def test_denmark_dolmen_turns_military_into_culture() -> None:
    scenario = Scenario(civilizations=["denmark"]).active(0, a1="dolmen")
    assert scenario.goods(0, military=2).play().do("use a1 dolmen").goods(0) == {"culture": 1}
    play = scenario.goods(0, military=1, gold=1).play().do("use a1 dolmen")
    assert play.goods(0) == {"culture": 1}, "easier than Warrior Culture: Gold may be used"


@pytest.mark.rule("MO-CIV-03", "MO-EXPL-09")
def test_denmark_scouting_moves_an_explorer_free() -> None:
    scenario = Scenario(civilizations=["denmark"]).active(0, a1=("fort", "scouting"))
    play = scenario.play()
    assert play.offers("explorer") == []
    play.do("use a1-under scouting", "explorer 1 a1")
    assert (play.asked, play.explorers(0)) == ("act", ["a1", "a0"])


@pytest.mark.rule("MO-CIV-04", "MO-EX-11")
def test_china_paper_maker_makes_two_different_resources_of_gold() -> None:
    scenario = Scenario(civilizations=["china"]).active(0, a1="paper_maker", a2="mine").goods(0, gold=1)
    play = scenario.gained(0, production=1).play().do("use a1 paper_maker", "receive production")
    assert play.legal == ["receive science", "receive military"], "not the same again"
    play.do("receive military")
    assert play.goods(0) == {"production": 1, "military": 1}
    assert play.do("use a2 mine").goods(0) == {"production": 1, "military": 1, "gold": 1}


@pytest.mark.rule("MO-CIV-04")
def test_china_pyrotechnics_archives_one_card() -> None:
    scenario = (
        Scenario(civilizations=["china"]).active(0, a1=("fort", "pyrotechnics")).city(0, b1="fort", b2="mine")
    )
    play = scenario.play().do("use a1-under pyrotechnics", "card b1 fort")
    assert (play.asked, play.archive(0)) == ("act", ["fort"])


@pytest.mark.rule("MO-CIV-05", "MO-EFF-28")
def test_greece_hoplites_are_as_many_as_other_military_cards() -> None:
    scenario = Scenario(civilizations=["greece"]).city(
        0, b1="fort", b2="hoplite_grounds", a2="fort", c2="fort"
    )
    play = scenario.turn(0, phase=1).play().do("activate b2")
    assert play.goods(0) == {"military": 4}
    assert play.do("use b2 hoplite_grounds").goods(0) == {"military": 7}


@pytest.mark.rule("MO-CIV-05")
def test_greece_philosophy_changes_a_resource() -> None:
    scenario = Scenario(civilizations=["greece"]).active(0, a1=("fort", "philosophy")).goods(0, military=2)
    play = scenario.play().do("use a1-under philosophy", "swap military science")
    assert (play.asked, play.goods(0)) == ("act", {"military": 1, "science": 1})


@pytest.mark.rule("MO-CIV-01", "MO-CIV-02", "MO-CIV-03", "MO-CIV-05")
@pytest.mark.parametrize(
    ("civilization", "bonus"),
    [
        ("egypt", {"production": 2}),
        ("japan", {"science": 2}),
        ("denmark", {"military": 2}),
        ("greece", {"gold": 1}),
    ],
)
def test_warlords_bring_resources(civilization: str, bonus: dict[str, int]) -> None:
    scenario = Scenario(civilizations=[civilization]).empty("b0").goods(0, military=1)
    assert conquer(scenario.play(), "b0", warlord=True).do("effect 1").goods(0) == bonus
    assert conquer(scenario.play(), "b0").asked == "act", "only if the Warlord takes part"


@pytest.mark.rule("MO-CIV-04")
def test_hua_mulan_draws_two_cards_and_uses_one() -> None:
    scenario = Scenario(civilizations=["china"]).empty("b0").goods(0, military=1).deck(0, "library", "mine")
    play = conquer(scenario.play(), "b0", warlord=True).do("effect 1")
    assert sorted(play.offers("draw")) == ["1 mine", "2 library"]
    play.do("draw 2 library")
    assert (play.asked, play.goods(0)) == ("act", {"science": 1})
    assert sorted(play.discard(0)) == ["library", "mine"]


# -- named Policies --------------------------------------------------------------------------------------


@pytest.mark.rule("MO-CIV-06", "MO-EX-10")
def test_warrior_culture_takes_no_gold() -> None:
    scenario = Scenario(civilizations=["denmark"]).policies(0, "warrior_culture")
    assert scenario.goods(0, military=1, gold=5).play().offers("policy") == []
    play = scenario.goods(0, military=4, gold=5).play().do("policy warrior_culture")
    assert play.goods(0) == {"military": 2, "gold": 5, "culture": 1}
    assert play.offers("policy") == [], "once a turn"


@pytest.mark.rule("MO-CIV-06", "MO-MAP-13")
def test_raiding_parties_bring_gold_from_the_coast() -> None:
    scenario = Scenario(civilizations=["denmark"]).policies(0, "raiding_parties").units(0, "b1", 3)
    scenario.empty("c1", "b2", "c0").goods(0, military=3)
    assert conquer(scenario.play(), "c1").do("effect 1").goods(0) == {"military": 1, "gold": 1}
    assert conquer(scenario.play(), "c0").asked == "act", "c0 is not coastal"


@pytest.mark.rule("MO-CIV-06")
def test_pillaging_brings_production_from_every_province() -> None:
    scenario = (
        Scenario(civilizations=["denmark"]).policies(0, "pillaging").units(0, "b0", 1).units(0, "b1", 3)
    )
    play = scenario.units(1, "c0", 1).empty("c1").goods(0, military=5).play()
    assert conquer(play, "c0").do("effect 1").goods(0) == {"military": 3, "production": 1}
    assert conquer(play, "c1").do("effect 1").goods(0)["production"] == 2


@pytest.mark.rule("MO-CIV-06")
@pytest.mark.parametrize(
    ("a1", "usable"),
    [("stonehenge", False), (("fort", "irrigation"), False), (("stonehenge", "irrigation"), True)],
)
def test_research_and_development_needs_a_wonder_and_a_knowledge(
    a1: str | tuple[str, str], usable: bool
) -> None:
    scenario = Scenario(civilizations=["china"]).policies(0, "research_and_development").active(0, a1=a1)
    play = scenario.city(0, b1=("library", "writing"), b2="great_library").play()
    assert ("policy research_and_development" in play.legal) == usable, "they must have been activated"
    if usable:
        assert play.do("policy research_and_development").goods(0) == {"gold": 1}


@pytest.mark.rule("MO-CIV-06", "MO-RES-14")
@pytest.mark.parametrize("missing", ["production", "science", "military"])
def test_taxation_needs_all_three_basic_resources_gained(missing: str) -> None:
    scenario = Scenario(civilizations=["china"]).policies(0, "taxation")
    scenario.goods(0, production=1, science=1, military=1).gained(0, production=1, science=1, military=1)
    assert scenario.play().do("policy taxation").goods(0) == {
        "production": 1,
        "science": 1,
        "military": 1,
        "gold": 1,
    }
    assert scenario.gained(0, **{missing: 0}).play().offers("policy") == []


@pytest.mark.rule("MO-CIV-06")
def test_guided_tours_bring_culture_with_a_wonder() -> None:
    scenario = Scenario(civilizations=["china"]).policies(0, "guided_tours").goods(0, production=4)
    play = scenario.work(0, "stonehenge").play().do("finish", "effect 1")
    assert play.goods(0) == {"culture": 1 + 1}, "with the bonus of Stonehenge"


@pytest.mark.rule("MO-CIV-06")
def test_siege_warfare_makes_military_of_science_once_a_turn() -> None:
    play = Scenario(civilizations=["greece"]).policies(0, "siege_warfare").goods(0, science=3).play()
    play.do("policy siege_warfare")
    assert play.goods(0) == {"science": 2, "military": 2}
    assert play.offers("policy") == []


@pytest.mark.rule("MO-CIV-06", "MO-CONQ-22")
def test_diplomacy_makes_free_cities_cheaper_as_the_payer_likes() -> None:
    """1 Military and 2 Science for b2: the 2 saved are both Science, or one of each."""
    scenario = Scenario(civilizations=["japan"]).units(0, "b1", 3).token("b2", "city_of_scholars")
    assert "b2" not in scenario.goods(0, military=1).play().offers("conquer")
    assert "b2" in scenario.policies(0, "diplomacy").play().offers("conquer")
    play = scenario.goods(0, military=1, science=2).play().do("conquer b2")
    assert (play.asked, play.offers("less")) == ("share", ["1", "2"])
    assert play.copy().do("less 1").goods(0) == {"military": 1, "science": 1}
    assert play.do("less 2").goods(0) == {"science": 2}
    assert (play.owner("b2"), play.soldiers("b2")) == (0, 1)


@pytest.mark.rule("MO-CIV-06", "MO-CONQ-22")
def test_rapid_expansion_is_against_who_controls_more_provinces() -> None:
    scenario = Scenario(civilizations=["japan"]).policies(0, "rapid_expansion").units(0, "b0", 4)
    scenario.units(1, "c0", 1).empty("a1", "d0").goods(0, military=0)
    assert scenario.play().offers("conquer") == [], "both have one Province"
    play = conquer(scenario.units(1, "d1", 1).play(), "c0")
    assert (play.owner("c0"), play.goods(0)) == (0, {}), "2 Military less than 2"
    assert play.offers("conquer") == [], "now the opponent has fewer"


@pytest.mark.rule("MO-CIV-06")
def test_expansion_is_about_military_and_guilds_about_science() -> None:
    scenario = Scenario(civilizations=["egypt"], fixed=False).policies(0, "expansion").goods(0, military=1)
    assert conquer(scenario.play(), "b0").owner("b0") == 0, "Barbarians of defence 2 for 1 Military less"
    scenario = (
        Scenario(civilizations=["egypt"], fixed=False)
        .policies(0, "guilds")
        .active(0, a1="fort", a2="mine", b1="fort")
    )
    assert scenario.play().offers("policy") == []
    assert scenario.active(0, a3="fort").play().do("policy guilds").goods(0) == {"science": 2}
