"""Wonders: begun, completed, put on the map (MO-WON)."""

from __future__ import annotations

import pytest

from tests.games.monumental.scenario import Scenario


@pytest.mark.rule("MO-WON-01")
def test_acquiring_puts_it_beside_the_city_with_the_first_stage_built() -> None:
    scenario = Scenario().display("stonehenge").goods(0, production=3, science=3)
    play = scenario.play()
    size = len(play.deck(0))
    play.do("buy 1 stonehenge")
    assert play.goods(0) == {"science": 3}
    assert play.work(0) == "stonehenge"
    assert len(play.deck(0)) == size
    assert play.counts(0)["wonders"] == 0
    assert play.gained(0) == {}  # the bonus is for completing


@pytest.mark.rule("MO-WON-01", "MO-WON-02", "MO-DEC-15")
@pytest.mark.parametrize(
    ("wonder", "first", "second"),
    [("stonehenge", 3, 4), ("great_pyramid", 3, 5), ("hagia_sophia", 4, 6), ("hoover_dam", 6, 8)],
)
def test_both_stages_cost_production(wonder: str, first: int, second: int) -> None:
    scenario = Scenario().display(wonder).goods(0, science=20, military=2)
    assert scenario.goods(0, production=first - 1).play().offers("buy")[:1] != [f"1 {wonder}"]
    scenario.goods(0, production=first + second - 1)
    assert "finish" not in scenario.play().do(f"buy 1 {wonder}").legal
    play = scenario.goods(0, production=first + second).play().do(f"buy 1 {wonder}")
    assert play.goods(0)["production"] == second
    play.do("finish")  # in the same turn
    assert play.counts(0)["wonders"] == 1
    bonus = {"hoover_dam": 4}.get(wonder, 0)
    assert play.goods(0).get("production", 0) == bonus
    assert play.goods(0)["science"] == 20
    assert play.goods(0)["military"] == 2


@pytest.mark.rule("MO-WON-02")
def test_it_may_be_completed_in_a_later_turn() -> None:
    scenario = Scenario().work(0, "stonehenge").goods(0, production=3)
    play = scenario.play()
    assert "finish" not in play.legal
    play.do("end", "activate a1", "end", "activate a1")
    assert play.to_move == 0
    assert play.work(0) == "stonehenge"


@pytest.mark.rule("MO-WON-03", "MO-WON-04")
@pytest.mark.parametrize(("kept", "gone"), [("stonehenge", "great_pyramid"), ("great_pyramid", "stonehenge")])
def test_of_two_wonders_the_seat_pays_and_keeps_one(kept: str, gone: str) -> None:
    scenario = Scenario().work(0, "great_pyramid").display("stonehenge").goods(0, production=9)
    play = scenario.play().do("buy 1 stonehenge")
    assert play.goods(0) == {"production": 6}
    assert play.asked == "keep_wonder"
    assert play.legal == ["keep great_pyramid", "keep stonehenge"]  # it must choose
    play.do(f"keep {kept}")
    assert play.work(0) == kept
    assert play.removed()[-1] == gone
    assert gone not in (*play.past(), *play.discard(0), *play.deck(0))
    cost = {"stonehenge": 4, "great_pyramid": 5}[kept]  # its first stage is built, its second is due
    assert play.do("finish").goods(0).get("production", 0) == 6 - cost
    assert play.deck(0)[0] == kept


@pytest.mark.rule("MO-WON-05", "MO-DEC-16")
def test_completion_needs_a_controlled_tile_without_a_wonder() -> None:
    scenario = Scenario().work(0, "stonehenge").goods(0, production=9).wonder(0, "great_library", "a0")
    assert "finish" not in scenario.play().legal
    scenario.units(0, "b0", 1)
    assert "finish" in scenario.play().legal
    scenario.wonder(1, "great_pyramid", "b0")  # the token of another seat that was conquered
    assert "finish" not in scenario.play().legal
    play = scenario.units(0, "a1", 1).play().do("finish")
    assert play.wonder("a1") == "stonehenge"


@pytest.mark.rule("MO-WON-05")
def test_own_capital_is_a_site_and_the_opponents_is_not() -> None:
    scenario = Scenario().work(0, "stonehenge").goods(0, production=9).units(1, "d0", 1).empty("c0")
    play = scenario.units(0, "b0", 1).outpost(0, "a2").play().do("finish")
    assert play.offers("place") == ["a0", "b0", "a2"]
    assert play.do("place a0").wonder("a0") == "stonehenge"


@pytest.mark.rule("MO-WON-06")
def test_bonus_comes_before_card_and_token() -> None:
    scenario = Scenario(civilizations=("egypt",)).work(0, "alhambra").goods(0, production=5).units(0, "b0", 1)
    play = scenario.play().do("finish")
    for resource in ("production", "science", "gold"):
        assert play.asked == "gain_choice"
        assert play.deck(0)[0] != "alhambra"
        assert play.work(0) is None
        play.do(f"receive {resource}")
    assert play.deck(0)[0] == "alhambra"
    assert play.asked == "site"
    play.do("place b0")
    assert play.wonder("b0") == "alhambra"
    assert play.goods(0) == {"production": 1, "science": 1, "gold": 1}


@pytest.mark.rule("MO-WON-06")
def test_the_wonder_lies_on_what_its_bonus_took() -> None:
    scenario = Scenario().work(0, "statue_of_liberty").goods(0, production=8).display("irrigation")
    play = scenario.play().do("finish", "take 1 irrigation")
    assert play.deck(0)[:2] == ["statue_of_liberty", "irrigation"]


@pytest.mark.rule("MO-WON-06")
def test_it_must_be_paid_in_full_before_anything_is_gained() -> None:
    """The bonus of the Hanging Gardens is 3 Production: it does not pay for itself."""
    scenario = Scenario().work(0, "hanging_gardens").goods(0, production=3)
    assert "finish" not in scenario.play().legal
    assert scenario.goods(0, production=4).play().do("finish").goods(0) == {"production": 3}


@pytest.mark.rule("MO-WON-07")
def test_owner_chooses_any_controlled_tile_without_a_token() -> None:
    scenario = Scenario().work(0, "stonehenge").goods(0, production=4).wonder(1, "great_library", "b0")
    scenario.units(0, "b0", 1).units(0, "b1", 1).units(0, "a1", 1)
    play = scenario.play().do("finish")
    assert play.offers("place") == ["a0", "a1", "b1"]
    assert len(play.legal) == 3  # it cannot be declined
    play.do("place b1")
    assert play.wonder("b1") == "stonehenge"
    assert [play.wonder(tile) for tile in ("a0", "a1")] == [None, None]


@pytest.mark.rule("MO-WON-08")
def test_a_wonder_defends_whoever_controls_it() -> None:
    scenario = Scenario(3).wonder(2, "stonehenge", "b0")
    assert scenario.units(1, "b0", 2).play().defence("b0") == 1 + 2 + 2
    own = Scenario().wonder(1, "stonehenge", "b0").units(1, "b0", 2)
    assert own.play().defence("b0") == 1 + 2 + 2
    nobody = Scenario().wonder(1, "stonehenge", "b0").empty("b0")
    assert nobody.play().defence("b0") == 1 + 2


@pytest.mark.rule("MO-WON-09", "MO-CONQ-20")
def test_a_conquered_wonder_stays_and_its_builder_keeps_the_points() -> None:
    scenario = Scenario().units(1, "b0", 1).wonder(1, "stonehenge", "b0").goods(0, military=4)
    play = scenario.play()
    before = play.counts(1)
    play.do("conquer b0", "without warlord")
    assert play.owner("b0") == 0
    assert play.wonder("b0") == "stonehenge"
    assert "stonehenge" in play.discard(1)
    assert play.counts(1) == {**before, "provinces": 0}
    assert (play.counts(0)["wonders"], play.counts(1)["wonders"]) == (0, 1)


# -- a section free of cost ----------------------------------------------------------------------------


@pytest.mark.rule("MO-WON-10")
def test_free_section_is_either_stage() -> None:
    scenario = Scenario(civilizations=("egypt",)).active(0, a1="pharaohs_barge").work(0, "great_pyramid")
    scenario.display("granary", "stonehenge", "hagia_sophia")
    play = scenario.play().do("use a1 pharaohs_barge")
    assert play.legal == ["finish", "take 2 stonehenge", "take 3 hagia_sophia", "done"]
    finished = play.copy().do("finish")
    assert finished.goods(0) == {"gold": 2}
    assert finished.deck(0)[0] == "great_pyramid"
    assert finished.wonder("a0") == "great_pyramid"
    begun = play.do("take 3 hagia_sophia")
    assert begun.asked == "keep_wonder"
    begun.do("keep hagia_sophia")
    assert begun.work(0) == "hagia_sophia"
    assert begun.removed()[-1] == "great_pyramid"
    assert begun.goods(0) == {}


@pytest.mark.rule("MO-WON-10", "MO-WON-05")
def test_free_completion_needs_a_site_too() -> None:
    scenario = Scenario(civilizations=("egypt",)).active(0, a1="pharaohs_barge").work(0, "great_pyramid")
    scenario.wonder(0, "great_library", "a0")
    assert scenario.play().offers("use") == []
    play = scenario.display("stonehenge").play().do("use a1 pharaohs_barge")
    assert play.legal == ["take 1 stonehenge", "done"]


@pytest.mark.rule("MO-WON-10")
def test_free_section_lets_the_owner_choose_the_site() -> None:
    scenario = Scenario(civilizations=("egypt",)).active(0, a1="pharaohs_barge").work(0, "stonehenge")
    play = scenario.units(0, "b0", 1).play().do("use a1 pharaohs_barge", "finish")
    assert play.offers("place") == ["a0", "b0"]


# -- later ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MO-WON-11")
def test_bonus_is_given_once() -> None:
    """Notre-Dame: bonus 2 Culture, effect 1 Gold."""
    scenario = Scenario(alt_wonders=2).turn(0, phase=1).city(0, b2="notre_dame")
    play = scenario.play().do("activate b2")
    assert play.goods(0) == {}  # a Wonder has no icons
    assert play.do("use b2 notre_dame").goods(0) == {"gold": 1}
    copied = Scenario(alt_wonders=2).active(0, a1="genetics").city(0, b2="notre_dame").play()
    copied.do("use a1-under genetics", "copy 1 b2 notre_dame", "use")
    assert copied.goods(0) == {"gold": 1}
    drawn = Scenario(alt_wonders=2).deck(0, "notre_dame").goods(0, science=2).play()
    drawn.do("progress", "draw 1 notre_dame", "use")
    assert drawn.goods(0) == {"gold": 1}
