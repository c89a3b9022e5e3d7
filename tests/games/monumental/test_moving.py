"""Moving Units, Outposts and Explorers (MO-MIL, MO-OUT, MO-EXPL)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.monumental.scenario import Play, Scenario
from trilithon.games.monumental.view import view

ROW = ["CCC 01- 01- 01- 01- 01- CCC"]
"""Tiles a0 to g0 in a line."""


# -- Move Military -------------------------------------------------------------------------------------


@pytest.mark.rule("MO-MIL-01", "MO-EX-06")
def test_one_unit_for_one_military() -> None:
    scenario = Scenario(rows=ROW).units(0, "b0", 2).units(0, "c0", 1)
    assert scenario.play().offers("march") == []
    play = scenario.goods(0, military=1).play().do("march b0")
    assert (play.soldiers("b0"), play.soldiers("c0"), play.goods(0)) == (1, 2, {})
    assert play.asked == "act"


@pytest.mark.rule("MO-MIL-01")
def test_gold_moves_units_too() -> None:
    play = Scenario(rows=ROW).units(0, "b0", 1).goods(0, gold=1).play().do("march a0")
    assert (play.soldiers("b0"), play.goods(0)) == (2, {})


@pytest.mark.rule("MO-MIL-01")
def test_any_distance_through_controlled_tiles() -> None:
    scenario = Scenario(rows=ROW).units(0, "b0", 1).units(0, "c0", 1).units(0, "d0", 2).units(0, "f0", 2)
    play = scenario.goods(0, military=1).play()
    assert play.offers("march") == ["a0", "a0 warlord", "d0"]  # f0 is cut off and alone
    assert play.copy().do("march a0").offers("to") == ["b0", "c0", "d0"]
    assert play.do("march d0").offers("to") == ["b0", "c0"]  # not the Capital
    play.do("to b0")
    assert (play.soldiers("b0"), play.soldiers("d0"), play.goods(0)) == (2, 1, {})


@pytest.mark.rule("MO-MIL-01")
def test_the_capital_is_an_origin_and_may_be_emptied() -> None:
    scenario = Scenario(rows=ROW).units(0, "b0", 8).goods(0, military=5)
    play = scenario.play().do("march a0", "march a0 warlord")
    assert play.soldiers("a0") == 0
    assert play.warlord(0) == "b0"
    assert play.offers("march") == []


@pytest.mark.rule("MO-MIL-01")
def test_only_to_provinces_of_ones_own() -> None:
    scenario = Scenario().units(0, "b0", 3).units(1, "c0", 1).empty("a1").goods(0, military=5)
    assert scenario.play().offers("march") == ["a0", "a0 warlord"]  # from b0 there is nowhere to go
    assert scenario.play().do("march a0", forced=False).offers("to") == ["b0"]


@pytest.mark.rule("MO-MIL-02", "MO-DEC-06")
def test_the_own_capital_is_crossed_but_no_goal() -> None:
    scenario = Scenario(rows=["01- CCC 01- CCC"]).units(0, "a0", 3).units(0, "c0", 1).goods(0, military=1)
    play = scenario.play().do("march a0", forced=False)
    assert play.offers("to") == ["c0"]
    play.do("to c0")
    assert (play.soldiers("a0"), play.soldiers("b0"), play.soldiers("c0")) == (2, 5, 2)


@pytest.mark.rule("MO-MIL-02")
def test_water_and_foreign_capitals_are_neither_goal_nor_way() -> None:
    scenario = (
        Scenario(rows=["CCC 01- ~~~ 01- CCC 01-"]).units(0, "b0", 2).units(0, "d0", 2).units(0, "f0", 2)
    )
    play = scenario.goods(0, military=9).play()
    assert play.offers("march") == ["a0", "a0 warlord"]
    assert play.do("march a0", forced=False).offers("to") == ["b0"]


@pytest.mark.rule("MO-MIL-03")
def test_control_is_never_given_up() -> None:
    scenario = (
        Scenario(rows=ROW).units(0, "b0", 1).units(0, "c0", warlord=True).units(0, "d0", 1, warlord=False)
    )
    scenario.outpost(0, "e0").units(0, "e0", 1).goods(0, military=9)
    play = scenario.play()
    assert play.offers("march") == ["a0", "e0"]  # only the Outpost stays without Units
    play.do("march e0", "to b0")
    assert play.offers("march") == ["a0", "b0"]
    assert play.owner("e0") == 0


@pytest.mark.rule("MO-MIL-03")
def test_units_go_one_at_a_time() -> None:
    """Of a Warlord and a Soldier either may go, and then the other must stay."""
    scenario = Scenario(rows=ROW).units(0, "b0", 1, warlord=True).units(0, "c0", 1).goods(0, military=9)
    play = scenario.play()
    assert play.offers("march") == ["a0", "b0", "b0 warlord"]
    assert play.copy().do("march b0").offers("march") == ["a0", "c0"]
    assert play.do("march b0 warlord").offers("march") == ["a0", "c0", "c0 warlord"]


@pytest.mark.rule("MO-MIL-03", "MO-MIL-05")
@settings(max_examples=30)
@given(st.lists(st.integers(0, 50), max_size=12))
def test_however_one_moves_no_province_is_lost(choices: list[int]) -> None:
    scenario = (
        Scenario(rows=ROW)
        .units(0, "b0", 2)
        .units(0, "c0", 1)
        .units(0, "d0", 2, warlord=True)
        .outpost(0, "e0")
    )
    play = scenario.goods(0, military=12).play()
    owned = play.owned(0)
    for number, choice in enumerate(choices):
        marches = [text for text in play.legal if text.startswith("march")]
        assert marches
        play.do(marches[choice % len(marches)], forced=False)
        play.do(play.legal[choice % len(play.legal)], forced=False)
        assert play.owned(0) == owned
        assert play.goods(0).get("military", 0) == 12 - number - 1


@pytest.mark.rule("MO-MIL-04")
def test_moving_the_warlord_gives_no_bonus() -> None:
    scenario = Scenario(rows=ROW, civilizations=("greece",)).units(0, "b0", 1).goods(0, military=1)
    play = scenario.play().do("march a0 warlord")
    assert play.warlord(0) == "b0"
    assert play.goods(0) == {}
    assert play.look.warlord_used[0] == 0
    assert play.asked == "act"


@pytest.mark.rule("MO-MIL-05")
def test_all_units_may_stand_in_one_province() -> None:
    scenario = Scenario(rows=ROW).units(0, "b0", 1).goods(0, military=9)
    play = scenario.play()
    for _ in range(8):
        play.do("march a0")
    play.do("march a0 warlord")
    assert (play.soldiers("b0"), play.warlord(0), play.goods(0)) == (9, "b0", {})


# -- Outposts ------------------------------------------------------------------------------------------


@pytest.mark.rule("MO-OUT-01")
def test_three_units_make_an_outpost_for_nothing() -> None:
    play = Scenario().units(0, "b0", 3).play().do("outpost b0")
    assert play.outposts(0) == ["b0"]
    assert (play.soldiers("b0"), play.soldiers("a0")) == (0, 9)
    assert play.owner("b0") == 0
    assert play.goods(0) == {}


@pytest.mark.rule("MO-OUT-01", "MO-EX-14")
def test_further_units_may_stay() -> None:
    play = Scenario().units(0, "b0", 4).play().do("outpost b0")
    assert (play.soldiers("b0"), play.soldiers("a0")) == (1, 8)
    assert play.defence("b0") - 1 == 4  # less the terrain: 1 Soldier, 3 for the Outpost


@pytest.mark.rule("MO-OUT-01")
def test_the_warlord_may_be_one_of_the_three() -> None:
    mixed = Scenario().units(0, "b0", 3, warlord=True).play().do("outpost b0")
    assert mixed.legal == ["without warlord", "with warlord"]
    home = mixed.copy().do("with warlord")
    assert (home.soldiers("b0"), home.warlord(0), home.soldiers("a0")) == (1, "a0", 8)
    stays = mixed.do("without warlord")
    assert (stays.soldiers("b0"), stays.warlord(0), stays.soldiers("a0")) == (0, "b0", 9)
    needed = Scenario().units(0, "b0", 2, warlord=True).play().do("outpost b0")
    assert (needed.asked, needed.warlord(0), needed.soldiers("b0")) == ("act", "a0", 0)


@pytest.mark.rule("MO-OUT-01")
@pytest.mark.parametrize(
    ("soldiers", "warlord", "possible"), [(2, False, False), (1, True, False), (2, True, True)]
)
def test_fewer_than_three_are_not_enough(soldiers: int, warlord: bool, possible: bool) -> None:
    play = Scenario().units(0, "b0", soldiers, warlord=warlord).goods(0, gold=9, military=9).play()
    assert (play.offers("outpost") == ["b0"]) == possible


@pytest.mark.rule("MO-OUT-01", "MO-OUT-02")
def test_units_of_several_tiles_do_not_count_together() -> None:
    assert Scenario().units(0, "b0", 2).units(0, "a1", 2).play().offers("outpost") == []


@pytest.mark.rule("MO-OUT-02")
def test_no_outpost_on_a_capital_nor_a_second_one_nor_a_third() -> None:
    scenario = Scenario().units(0, "b0", 3)
    assert scenario.play().offers("outpost") == ["b0"]  # nine Units in the Capital, and yet
    scenario.outpost(0, "b0").units(0, "a1", 3)
    assert scenario.play().offers("outpost") == ["a1"]
    play = scenario.play().do("outpost a1")
    assert play.outposts(0) == ["b0", "a1"]
    third = scenario.outpost(0, "a2").play()
    assert third.offers("outpost") == []
    assert view(third.state, 0)["players"][0]["outposts"] == 0


@pytest.mark.rule("MO-OUT-02")
def test_outposts_of_others_do_not_count() -> None:
    scenario = Scenario().units(0, "b0", 3).outpost(1, "d0", "d1")
    assert scenario.play().offers("outpost") == ["b0"]


@pytest.mark.rule("MO-OUT-03")
def test_a_conquered_outpost_may_be_built_again() -> None:
    scenario = Scenario().outpost(1, "b0", "d1").units(1, "d0", 3).goods(0, military=4)
    play = scenario.play().do("conquer b0", "without warlord")
    assert play.outposts(0) == []  # it does not change sides
    assert play.outposts(1) == ["d1"]
    play.do("end", "activate a1")
    assert play.to_move == 1
    assert play.do("outpost d0").outposts(1) == ["d0", "d1"]


@pytest.mark.rule("MO-OUT-03")
def test_an_outpost_stays_where_it_is() -> None:
    scenario = Scenario().outpost(0, "b0").units(0, "b0", 1).units(0, "a1", 1).goods(0, military=9)
    play = scenario.play().do("march b0")
    assert play.outposts(0) == ["b0"]
    assert all("outpost" not in text for text in play.legal)


@pytest.mark.rule("MO-OUT-04")
def test_an_outpost_alone_holds_and_defends() -> None:
    play = Scenario().outpost(0, "c1").play()
    assert play.owner("c1") == 0
    assert play.counts(0)["provinces"] == 1
    assert play.defence("c1") == 2 + 3


@pytest.mark.rule("MO-OUT-05")
def test_units_come_home_from_a_province_that_is_cut_off() -> None:
    scenario = Scenario(rows=ROW).units(0, "e0", 3).units(1, "b0", 1)
    play = scenario.play().do("outpost e0")
    assert (play.soldiers("a0"), play.outposts(0)) == (9, ["e0"])


@pytest.mark.rule("MO-OUT-06")
def test_an_outpost_at_any_point_of_phase_2() -> None:
    scenario = Scenario(rows=ROW).units(0, "b0", 3).goods(0, military=9).empty("c0", "d0")
    play = scenario.play().do("conquer c0", "without warlord", "from a0", "outpost b0")
    play.do("conquer d0", "without warlord")
    assert "outpost b0" not in scenario.turn(0, phase=1).play().legal
    assert "outpost b0" not in scenario.turn(1).play().legal


@pytest.mark.rule("MO-OUT-01", "MO-OUT-06")
def test_units_sent_home_may_act_at_once() -> None:
    scenario = Scenario(rows=ROW).units(0, "b0", 9).goods(0, military=1).empty("c0")
    play = scenario.play()
    assert play.soldiers("a0") == 0
    play.do("outpost b0", "march a0")
    assert (play.soldiers("a0"), play.soldiers("b0")) == (2, 7)


# -- Explorers -----------------------------------------------------------------------------------------


@pytest.mark.rule("MO-EXPL-01")
def test_a_step_costs_one_military() -> None:
    scenario = Scenario()
    assert scenario.play().offers("explorer") == []
    play = scenario.goods(0, military=3).play().do("explorer 1 b0")
    assert play.explorers(0) == ["b0", "a0"]
    assert play.goods(0) == {"military": 2}
    play.do("explorer 2 a1")
    assert play.explorers(0) == ["b0", "a1"]
    assert play.goods(0) == {"military": 1}


@pytest.mark.rule("MO-EXPL-01")
def test_to_any_adjacent_province_whoever_holds_it() -> None:
    """b1 has a Free City, c0 Barbarians, a1 an opponent, b0 nobody; none of that stops an Explorer."""
    scenario = Scenario().explorers(0, "b0", "e2").units(1, "a1", 2).empty("c0").goods(0, military=1)
    play = scenario.play()
    assert [text for text in play.offers("explorer") if text.startswith("1")] == ["1 c0", "1 b1", "1 a1"]
    assert play.do("explorer 1 a1").owner("a1") == 1


@pytest.mark.rule("MO-EXPL-01", "MO-RES-03")
def test_gold_pays_for_steps() -> None:
    play = Scenario().goods(0, gold=1).play().do("explorer 1 b0")
    assert (play.explorers(0), play.goods(0)) == (["b0", "a0"], {})


@pytest.mark.rule("MO-EXPL-02", "MO-DEC-07")
@pytest.mark.parametrize(("option", "home"), [(0, []), (1, ["1 a0"])])
def test_capitals_are_closed_but_for_the_own_if_the_table_wants_so(option: int, home: list[str]) -> None:
    scenario = Scenario(explorer_capital=option).explorers(0, "b0", "d0").goods(0, military=1)
    steps = scenario.play().offers("explorer")
    assert [text for text in steps if text.endswith("a0")] == home
    assert "2 e0" not in steps  # that of another seat, never


@pytest.mark.rule("MO-EXPL-02")
def test_no_explorer_enters_water() -> None:
    scenario = Scenario().explorers(0, "b1", "c1").goods(0, military=1)
    assert not [text for text in scenario.play().offers("explorer") if text.endswith("c2")]


@pytest.mark.rule("MO-EXPL-03")
def test_many_steps_and_many_explorers_in_one_province() -> None:
    scenario = Scenario().explorers(1, "b1", "b1").goods(0, military=9)
    play = scenario.play()
    play.do("explorer 1 b0", "explorer 1 c0", "explorer 1 d0", "explorer 1 c0", "explorer 1 b1")
    play.do("explorer 2 b0", "explorer 2 b1")
    assert play.explorers(0) == play.explorers(1) == ["b1", "b1"]
    assert play.goods(0) == {"military": 2}


@pytest.mark.rule("MO-EXPL-04", "MO-EXPL-05", "MO-EXPL-08")
def test_one_pick_up_of_each_explorer_without_a_step() -> None:
    scenario = Scenario().explorers(0, "b0", "a1").goods(0, military=4)
    play = scenario.play()
    assert play.offers("pick") == ["1", "2"]
    play.do("pick 1")
    assert play.look.crates[0] == 1
    assert not play.crate("b0")
    assert play.goods(0) == {"military": 4}  # it costs nothing, and gives nothing yet
    assert play.offers("pick") == ["2"]
    play.do("explorer 1 c0")
    assert play.offers("pick") == ["2"]  # it has had its pick-up
    play.do("pick 2")
    assert play.look.crates[0] == 2


@pytest.mark.rule("MO-EXPL-04")
def test_a_pick_up_between_steps() -> None:
    scenario = Scenario().goods(0, military=3)
    play = scenario.play().do("explorer 1 b0", "explorer 1 c0", "pick 1", "explorer 1 b0")
    assert play.explorers(0) == ["b0", "a0"]
    assert (play.crate("b0"), play.crate("c0")) == (True, False)
    assert play.offers("pick") == []


@pytest.mark.rule("MO-EXPL-04")
def test_a_pick_up_again_in_the_next_turn() -> None:
    play = Scenario().explorers(0, "b0", "b0").play().do("pick 1")
    assert play.offers("pick") == []  # there was one token
    play.do("end", "activate a1", "end", "activate a1")
    assert play.to_move == 0
    assert play.look.pickups[:2] == [0, 0]


@pytest.mark.rule("MO-EXPL-05")
def test_no_token_no_pick_up() -> None:
    scenario = Scenario().explorers(0, "b0", "a0").no_crate("b0")
    assert scenario.play().offers("pick") == []
    assert Scenario().play().offers("pick") == []  # there is none on a Capital


@pytest.mark.rule("MO-EXPL-05")
def test_two_in_one_province_get_its_token_once() -> None:
    play = Scenario().explorers(0, "b0", "b0").play()
    assert play.offers("pick") == ["1"]  # both are the same to everybody
    assert play.do("pick 1").offers("pick") == []


def looking(*tokens: str) -> Play:
    scenario = Scenario().explorers(0, "b1", "b1").stack("samarkand", *tokens)
    return scenario.play().do("look 1", forced=False)


@pytest.mark.rule("MO-EXPL-06", "MO-DEC-08")
@pytest.mark.parametrize("kept", ["samarkand_1", "samarkand_4"])
def test_who_looked_at_a_market_keeps_exactly_one(kept: str) -> None:
    play = looking("samarkand_1", "samarkand_4")
    assert play.legal == ["keep samarkand_1", "keep samarkand_4"]  # no way back
    play.do(f"keep {kept}")
    assert play.bargain(0, "samarkand") == kept
    assert play.stack("samarkand") == [token for token in ("samarkand_1", "samarkand_4") if token != kept]
    assert play.goods(0) == {}
    assert play.offers("market") == ["samarkand"]


@pytest.mark.rule("MO-EXPL-06")
def test_a_market_token_lies_face_down() -> None:
    play = looking("samarkand_1", "samarkand_4").do("keep samarkand_4")
    (mine,) = view(play.state, 0)["players"][0]["bargains"]
    (theirs,) = view(play.state, 1)["players"][0]["bargains"]
    assert mine["token"] == "samarkand_4"
    assert theirs["market"] == "samarkand"
    assert theirs["token"] is None


@pytest.mark.rule("MO-EXPL-07")
@pytest.mark.parametrize("used", [False, True])
def test_one_token_of_each_market(used: bool) -> None:
    scenario = (
        Scenario().explorers(0, "b1", "b1").bargain(0, "samarkand_1", used=used).explorers(1, "b1", "b1")
    )
    assert len(scenario.play().stack("samarkand")) == 1
    assert scenario.play().offers("look") == []
    assert scenario.explorers(0, "b1", "d2").play().offers("look") == ["2"]  # another Market
    assert scenario.turn(1).play().offers("look") == ["1"]  # another seat


@pytest.mark.rule("MO-EXPL-07")
def test_the_second_explorer_gets_no_second_token() -> None:
    play = looking("samarkand_1", "samarkand_4").do("keep samarkand_1")
    assert play.offers("look") == []


@pytest.mark.rule("MO-EXPL-04", "MO-EXPL-06")
def test_looking_is_the_pick_up_of_that_explorer() -> None:
    scenario = Scenario().explorers(0, "b1", "a1").goods(0, military=2)
    play = scenario.play()
    assert play.offers("pick") == ["2"]  # where a Market is there is no Production token
    play.do("look 1")
    play.do(play.legal[0])
    play.do("explorer 1 b0")
    assert play.offers("pick") == ["2"]


@pytest.mark.rule("MO-EXPL-08")
def test_explorers_neither_control_nor_defend() -> None:
    scenario = Scenario().explorers(1, "b0", "b0").empty("b0")
    play = scenario.goods(0, military=1).play()
    assert play.owner("b0") is None
    assert play.defence("b0") == 1
    play.do("conquer b0", "without warlord")
    assert play.explorers(1) == ["b0", "b0"]
    assert play.counts(1)["provinces"] == 0


@pytest.mark.rule("MO-EXPL-09")
def test_scouting_saves_the_military_and_gives_no_pick_up() -> None:
    scenario = Scenario(civilizations=("denmark",)).active(0, a1="scouting").explorers(0, "b0", "a0")
    play = scenario.play().do("pick 1", "use a1-under scouting")
    assert play.asked == "free_step"
    play.do("explorer 1 c0")
    assert play.explorers(0) == ["c0", "a0"]
    assert play.goods(0) == {}
    assert play.crate("c0")
    assert play.offers("pick") == []
    assert play.asked == "act"
