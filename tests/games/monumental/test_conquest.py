"""Conquering Provinces (MO-CONQ)."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.monumental.scenario import Scenario
from trilithon.games.monumental.view import view

ROW = ["CCC 01- 01- 01- 01- 01- CCC"]
"""Tiles a0 to g0 in a line."""


# -- Units and targets ---------------------------------------------------------------------------------


@pytest.mark.rule("MO-CONQ-01")
def test_warlord_and_soldiers_attack_as_one_each() -> None:
    scenario = Scenario().token("b0", "nomads").goods(0, military=2)  # defence 2
    with_warlord = scenario.play().do("conquer b0", "with warlord")
    assert (with_warlord.soldiers("b0"), with_warlord.warlord(0)) == (1, "b0")
    without = scenario.play().do("conquer b0", "without warlord")
    assert (without.soldiers("b0"), without.warlord(0)) == (2, "a0")


@pytest.mark.rule("MO-CONQ-01", "MO-EXPL-08")
def test_explorers_are_no_units() -> None:
    """9 Soldiers and the Warlord are 10 Units; two Explorers next to the target do not help."""
    scenario = Scenario(map=["CCC 41- CCC"]).units(1, "b0", 7).explorers(0, "b0", "b0").goods(0, military=20)
    assert scenario.play().defence("b0") == 11
    assert scenario.play().offers("conquer") == []
    assert Scenario(map=["CCC 41- CCC"]).units(1, "b0", 6).goods(0, military=20).play().offers("conquer") == [
        "b0"
    ]


@pytest.mark.rule("MO-CONQ-02")
def test_targets_are_provinces_next_to_controlled_tiles() -> None:
    scenario = Scenario().goods(0, military=20, science=9, production=9)
    assert scenario.play().offers("conquer") == ["b0", "a1"]  # the Capital counts
    scenario.units(0, "b0", 1)
    assert scenario.play().offers("conquer") == ["c0", "a1", "b1"]  # never what one holds
    scenario.outpost(0, "d1").units(0, "d1", 4)
    assert scenario.play().offers("conquer") == ["c0", "d0", "a1", "b1", "d2", "e2"]  # no Capital, no Water


PROVINCES = ["b0", "c0", "d0", "a1", "b1", "c1", "d1", "a2", "b2", "d2", "e2"]


@pytest.mark.rule("MO-CONQ-02", "MO-CONQ-11", "MO-CONQ-13", "MO-MAP-02")
@settings(max_examples=60)
@given(
    st.sets(st.sampled_from(PROVINCES), max_size=9), st.sets(st.sampled_from(PROVINCES)), st.integers(0, 8)
)
def test_targets_on_any_map(mine: set[str], empty: set[str], extra: int) -> None:
    """A Soldier in each own Province; the others, and the Warlord, are in the Capital, but for some in one Province."""
    scenario = Scenario().goods(0, military=30, science=9, production=9).empty(*empty - mine)
    for tile in sorted(mine):
        scenario.units(0, tile, 1)
    extra = min(extra, 9 - len(mine)) if mine else 0
    crowd = min(mine, default="a0")
    play = scenario.units(0, crowd, extra).play()
    near = {name: neighbours(scenario, name) for name in scenario.tiles}
    at_home, in_crowd = joined(near, mine | {"a0"}, "a0"), joined(near, mine | {"a0"}, crowd)
    expected = []
    for tile in scenario.tiles:
        if tile in PROVINCES and tile not in mine and near[tile] & (mine | {"a0"}):
            free = (10 - len(mine) - extra) * bool(near[tile] & at_home) + extra * bool(near[tile] & in_crowd)
            if free >= max(1, play.defence(tile)):
                expected.append(tile)
    assert play.offers("conquer") == expected


def neighbours(scenario: Scenario, tile: str) -> set[str]:
    chart = scenario.state.chart
    return {chart.names[other] for other in chart.near[scenario.tiles[tile]]}


def joined(near: dict[str, set[str]], land: set[str], start: str) -> set[str]:
    """The part of a land that this tile belongs to."""
    found, queue = {start}, [start]
    while queue:
        fresh = (near[queue.pop()] & land) - found
        found |= fresh
        queue += fresh
    return found


@pytest.mark.rule("MO-CONQ-03")
def test_control_is_a_unit_or_an_outpost() -> None:
    scenario = Scenario().units(0, "b0", 1).outpost(0, "b1").empty("c0").explorers(0, "d0", "d0")
    play = scenario.play()
    assert play.owned(0) == ["a0", "b0", "b1"]
    assert play.owner("c0") is None
    assert play.owner("d0") is None  # Explorers control nothing
    assert Scenario().units(0, "b0", warlord=True).play().owned(0) == ["a0", "b0"]


@pytest.mark.rule("MO-CONQ-03")
def test_an_empty_capital_is_still_its_owners() -> None:
    scenario = Scenario().units(0, "b0", 9, warlord=True).goods(0, military=9).work(0, "stonehenge")
    play = scenario.play()
    assert play.soldiers("a0") == 0
    assert play.owner("a0") == 0
    assert "a1" in play.offers("conquer")
    assert play.counts(0)["provinces"] == 1


# -- defence -------------------------------------------------------------------------------------------


@pytest.mark.rule("MO-CONQ-04", "MO-CONQ-05", "MO-CONQ-07")
@pytest.mark.parametrize(("terrain", "token"), list(product("01234", "1234f")))
def test_terrain_and_token(terrain: str, token: str) -> None:
    scenario = Scenario(map=[f"CCC {terrain}{token}- CCC"])
    value = 0 if token == "f" else int(token)
    assert scenario.play().defence("b0") == int(terrain) + value
    assert scenario.empty("b0").play().defence("b0") == int(terrain)


@pytest.mark.rule("MO-CONQ-04", "MO-EX-02")
def test_barbarians_of_two_on_terrain_one() -> None:
    scenario = Scenario().units(0, "b0", 1).token("c0", "miners")
    assert "c0" not in scenario.goods(0, military=2).play().offers("conquer")
    play = scenario.goods(0, military=3).play()
    assert play.defence("c0") == 3
    play.do("conquer c0", "without warlord")
    assert play.goods(0) == {}
    assert play.soldiers("c0") == 3


@pytest.mark.rule("MO-CONQ-05", "MO-EX-03")
def test_free_city_of_two_science_on_terrain_one() -> None:
    scenario = Scenario().units(0, "a1", 2).token("b2", "city_of_scholars")
    assert "b2" not in scenario.goods(0, military=3, science=1).play().offers("conquer")
    assert "b2" not in scenario.goods(0, military=0, science=3).play().offers("conquer")
    play = scenario.goods(0, military=1, science=2).play()
    assert play.defence("b2") == 1
    play.do("conquer b2", "without warlord", "from a1")
    assert play.asked == "benefit"
    assert play.goods(0) == {}
    assert play.soldiers("b2") == 1
    play.do("choose 1")
    assert play.goods(0) == {"culture": 1}
    assert "city_of_scholars" in play.looted(0)


@pytest.mark.rule("MO-CONQ-05", "MO-RES-03")
def test_gold_pays_for_a_free_city() -> None:
    scenario = Scenario().units(0, "a1", 2).token("b2", "city_of_scholars")
    assert "b2" not in scenario.goods(0, gold=2).play().offers("conquer")
    play = scenario.goods(0, gold=3).play().do("conquer b2", "with warlord")
    assert play.goods(0) == {}


@pytest.mark.rule("MO-CONQ-06", "MO-EX-01")
def test_opponents_province_with_two_soldiers() -> None:
    scenario = Scenario().units(1, "b0", 2)  # terrain 1
    assert "b0" not in scenario.goods(0, military=2).play().offers("conquer")
    play = scenario.goods(0, military=3).play()
    assert play.defence("b0") == 3
    play.do("conquer b0", "without warlord")
    assert (play.goods(0), play.soldiers("b0"), play.owner("b0")) == ({}, 3, 0)


@pytest.mark.rule("MO-CONQ-06", "MO-EX-04")
def test_defence_with_everything() -> None:
    scenario = Scenario().units(1, "c1", 1, warlord=True).outpost(1, "c1").wonder(1, "stonehenge", "c1")
    assert scenario.play().defence("c1") == 10
    parts = next(tile for tile in view(scenario.play().state, 0)["map"]["tiles"] if tile["id"] == "c1")[
        "defence"
    ]
    assert parts == {"terrain": 2, "soldiers": 1, "warlord": 2, "outpost": 3, "wonder": 2}


@pytest.mark.rule("MO-CONQ-06")
@settings(max_examples=40)
@given(st.integers(0, 8), st.booleans(), st.booleans(), st.booleans())
def test_defence_adds_up(soldiers: int, warlord: bool, outpost: bool, wonder: bool) -> None:
    if not (soldiers or warlord or outpost):
        return
    scenario = Scenario().units(1, "c1", soldiers, warlord=warlord)
    if outpost:
        scenario.outpost(1, "c1")
    if wonder:
        scenario.wonder(1, "stonehenge", "c1")
    assert scenario.play().defence("c1") == 2 + soldiers + 2 * warlord + 3 * outpost + 2 * wonder


@pytest.mark.rule("MO-CONQ-07")
def test_empty_province() -> None:
    scenario = Scenario().empty("b0", looter=1).goods(0, military=1)
    play = scenario.play().do("conquer b0", "without warlord")
    assert play.asked == "act"  # there is no token to turn
    assert (play.soldiers("b0"), play.goods(0)) == (1, {})
    with_wonder = Scenario().empty("b0", looter=1).wonder(1, "stonehenge", "b0").goods(0, military=3).play()
    assert with_wonder.defence("b0") == 3
    assert with_wonder.do("conquer b0", "without warlord").soldiers("b0") == 3


@pytest.mark.rule("MO-CONQ-08", "MO-DEC-03")
def test_defence_zero_takes_one_unit_and_one_military() -> None:
    scenario = Scenario().empty("a1")
    assert scenario.play().defence("a1") == 0
    assert scenario.play().offers("conquer") == []
    play = scenario.goods(0, military=1).play().do("conquer a1", "without warlord")
    assert (play.soldiers("a1"), play.goods(0)) == (1, {})


# -- which Units go ------------------------------------------------------------------------------------


@pytest.mark.rule("MO-CONQ-09", "MO-CONQ-10", "MO-DEC-04")
@pytest.mark.parametrize("soldiers", range(6))
def test_exactly_as_many_units_as_the_defence_for_as_much_military(soldiers: int) -> None:
    scenario = Scenario().units(1, "b0", soldiers).outpost(1, "b0")
    needed = 1 + soldiers + 3
    assert "b0" not in scenario.goods(0, military=needed - 1).play().offers("conquer")
    play = scenario.goods(0, military=20).play().do("conquer b0", "with warlord")
    assert play.soldiers("b0") + 1 == needed
    assert play.goods(0) == {"military": 20 - needed}
    assert play.soldiers("a0") == 10 - needed


@pytest.mark.rule("MO-CONQ-09")
def test_a_defence_of_more_than_ten_is_too_much() -> None:
    scenario = Scenario().units(1, "b0", 6).outpost(1, "b0").goods(0, military=20)
    assert "b0" in scenario.play().offers("conquer")  # all ten
    assert "b0" not in scenario.units(1, "b0", 1).play().offers("conquer")


@pytest.mark.rule("MO-CONQ-10")
def test_distance_costs_nothing() -> None:
    scenario = Scenario(map=ROW).units(0, "b0", 1).units(0, "c0", 1).units(0, "d0", 1).goods(0, military=1)
    play = (
        scenario.token("e0", "nomads").play().do("conquer e0", "without warlord")
    )  # from the Capital, 4 steps
    assert (play.soldiers("e0"), play.soldiers("a0"), play.goods(0)) == (1, 5, {})


@pytest.mark.rule("MO-CONQ-10", "MO-DEC-05")
def test_reductions_lower_the_price_and_not_the_units() -> None:
    scenario = Scenario(civilizations=("egypt",)).policies(0, "expansion").token("b0", "nomads")
    assert "b0" not in scenario.play().offers("conquer")
    play = scenario.goods(0, military=1).play().do("conquer b0", "without warlord")
    assert (play.soldiers("b0"), play.goods(0)) == (2, {})


@pytest.mark.rule("MO-CONQ-10", "MO-RES-16")
def test_reductions_add_up_to_a_price_of_nothing() -> None:
    scenario = Scenario(civilizations=("egypt",)).policies(0, "expansion").active(0, a1="bronze_working")
    play = scenario.token("b0", "nomads").play()
    assert play.offers("conquer") == ["b0", "a1"]  # a1 has defence 1
    play.do("conquer a1", "without warlord")
    assert play.soldiers("a1") == 1


@pytest.mark.rule("MO-CONQ-11")
def test_units_come_through_controlled_tiles_only() -> None:
    """b0, then a gap at c0, then d0: what stands on b0 or on the Capital cannot reach e0."""
    scenario = Scenario(map=ROW).units(0, "b0", 3).units(0, "d0", 2).goods(0, military=9)
    play = scenario.play().do("conquer e0", forced=False)
    assert play.legal == ["without warlord"]
    assert play.do("without warlord", forced=False).offers("from") == ["d0"]
    assert Scenario(map=ROW).units(0, "b0", 3).units(0, "d0", 1).goods(0, military=9).play().offers(
        "conquer"
    ) == ["c0"]


@pytest.mark.rule("MO-CONQ-11")
def test_own_capital_may_be_crossed() -> None:
    """a1 and b0 touch each other; here only the Capital joins the two parts."""
    scenario = Scenario(map=["01- CCC 01- 01- CCC"]).units(0, "a0", 3).units(0, "c0", 6, warlord=True)
    assert scenario.play().soldiers("b0") == 0
    play = scenario.goods(0, military=9).token("d0", "nomads").play().do("conquer d0", "without warlord")
    assert play.offers("from") == ["a0", "c0"]


@pytest.mark.rule("MO-CONQ-11")
def test_foreign_capital_joins_nothing() -> None:
    scenario = Scenario(map=["CCC 01- CCC 01- 01-"]).units(0, "b0", 3).units(0, "d0", 1).goods(0, military=9)
    assert scenario.play().offers("conquer") == []  # e0 is next to d0, whose Soldier must stay


@pytest.mark.rule("MO-CONQ-12", "MO-EX-05")
def test_separate_parts_combine_if_each_touches_the_target() -> None:
    """Japan holds c0 and e0, Greece d0 between them with 3 Soldiers: 2 + 2 Units must be exactly the defence."""
    scenario = Scenario(civilizations=("japan", "greece"), map=ROW)
    scenario.units(1, "d0", 3).units(0, "c0", 3).units(0, "e0", 3).units(1, "b0", 2).goods(0, military=9)
    play = scenario.play()
    assert play.defence("d0") == 3
    play.do("conquer d0", forced=False)
    assert play.legal == ["without warlord"]  # it is cut off, in the Capital
    play.do("without warlord", forced=False)
    taken = set()
    for way in (["from c0", "from c0", "from e0"], ["from c0", "from e0", "from e0"]):
        trial = play.copy().do(*way, forced=False)
        taken.add((trial.soldiers("c0"), trial.soldiers("e0"), trial.soldiers("d0")))
        assert trial.owner("d0") == 0
        assert trial.goods(0)["military"] == 6
    assert taken == {(1, 2, 3), (2, 1, 3)}


@pytest.mark.rule("MO-CONQ-12")
def test_a_part_that_does_not_touch_the_target_sends_nobody() -> None:
    scenario = Scenario(map=ROW).units(0, "c0", 2).units(0, "f0", 5).units(1, "b0", 1).goods(0, military=9)
    play = scenario.play()
    assert play.offers("conquer") == ["b0", "d0", "e0"]
    play.do("conquer d0", forced=False)
    assert play.legal == ["without warlord"]
    assert play.do("without warlord", forced=False).offers("from") == ["c0"]


@pytest.mark.rule("MO-CONQ-13")
def test_no_province_is_left_empty() -> None:
    scenario = Scenario().units(0, "b0", 8).units(0, "a1", 1, warlord=True).goods(0, military=9)
    play = scenario.token("c0", "miners").play().do("conquer c0")  # 3 Units; the Capital is empty
    without = play.copy().do("without warlord", forced=False)
    assert without.offers("from") == [
        "b0"
    ]  # tiles in order: first at least two of b0, then perhaps the one of a1
    assert without.do("from b0", "from b0", forced=False).offers("from") == ["b0", "a1"]
    play.do("with warlord")
    assert (play.soldiers("b0"), play.soldiers("a1"), play.soldiers("c0")) == (6, 1, 2)


@pytest.mark.rule("MO-CONQ-13")
def test_of_warlord_and_soldier_in_a_province_one_must_stay() -> None:
    scenario = Scenario(map=ROW).units(0, "b0", 1, warlord=True).goods(0, military=9)
    play = scenario.play().do("conquer c0")
    assert play.copy().do("with warlord").soldiers("b0") == 1
    play.do("without warlord")
    assert play.offers("from") == ["a0", "b0"]
    play.do("from b0")
    assert (play.soldiers("b0"), play.owner("b0"), play.warlord(0)) == (0, 0, "b0")


@pytest.mark.rule("MO-CONQ-13")
def test_a_warlord_alone_must_stay() -> None:
    scenario = Scenario(map=ROW).units(0, "b0", warlord=True).goods(0, military=9)
    assert scenario.play().do("conquer c0", forced=False).legal == ["without warlord"]


@pytest.mark.rule("MO-CONQ-13")
def test_an_outpost_lets_all_units_go() -> None:
    scenario = Scenario(map=ROW).units(0, "b0", 1).outpost(0, "b0").units(1, "f0", 1).goods(0, military=1)
    play = scenario.play().do("conquer c0", "without warlord", "from b0")
    assert play.soldiers("b0") == 0
    assert play.owner("b0") == 0
    assert play.outposts(0) == ["b0"]


@pytest.mark.rule("MO-CONQ-13")
def test_the_capital_may_be_emptied() -> None:
    scenario = Scenario(map=["CCC 31- CCC"]).units(1, "b0", 7).goods(0, military=10)
    play = scenario.play().do("conquer b0")  # 3 + 7 Units: all
    assert play.soldiers("a0") == 0
    assert play.warlord(0) == "b0"
    assert play.owner("a0") == 0


@pytest.mark.rule("MO-CONQ-14")
def test_the_same_units_may_conquer_again() -> None:
    scenario = Scenario(map=["CCC 01- 02- 01- 01- CCC"], civilizations=("egypt",)).units(0, "b0", 1)
    play = (
        scenario.empty("c0", "d0").goods(0, military=3).units(0, "c0", warlord=True).units(0, "c0", 1).play()
    )
    play.do("conquer d0", "with warlord", "done", "march a0", "to d0")
    assert play.warlord(0) == "d0"
    play.do("conquer e0", "with warlord")
    assert play.warlord(0) == "e0"
    assert play.state.goods[2] == 0  # one each, and one for the Soldier that came after


@pytest.mark.rule("MO-CONQ-14")
def test_each_conquest_is_paid_by_itself() -> None:
    scenario = Scenario(map=ROW, civilizations=("greece",)).empty("b0", "c0", "d0").goods(0, military=2)
    play = scenario.play().do("conquer b0", "with warlord", "done")
    assert play.warlord(0) == "b0"
    play.do("march a0")
    assert play.soldiers("b0") == 1
    assert play.offers("conquer") == []  # 2 Military are gone: one conquest, one move
    richer = scenario.goods(0, military=4).play()
    richer.do("conquer b0", "with warlord", "done", "march a0", "conquer c0", "with warlord", "done")
    assert richer.warlord(0) == "c0"
    assert richer.soldiers("b0") == 1
    assert richer.goods(0) == {"military": 1}


@pytest.mark.rule("MO-CONQ-15")
@settings(max_examples=20)
@given(st.integers(0, 4), st.integers(1, 4), st.booleans())
def test_every_choice_of_units_is_offered_once(b: int, c: int, lord_at_home: bool) -> None:
    """All ways to name four Units, found by giving every answer, are those that the rules allow. b0 has an Outpost."""
    scenario = (
        Scenario(map=["CCC 01- 01- 03- CCC"]).units(0, "b0", b).units(0, "c0", c, warlord=not lord_at_home)
    )
    scenario.outpost(0, "b0").units(1, "d0", 1).outpost(1, "d0").goods(0, military=4)
    home = 9 - b - c
    found = []
    queue = [scenario.play().do("conquer d0", forced=False)]
    while queue:
        play = queue.pop()
        if play.asked == "units":
            queue += [play.copy().do(text, forced=False) for text in play.legal]
        else:
            gone = (home - play.soldiers("a0"), b - play.soldiers("b0"), c - play.soldiers("c0"))
            found.append((*gone, play.warlord(0) == "d0"))
    expected = []
    for from_home, from_b, from_c, lord in product(
        range(home + 1), range(b + 1), range(c + 1), (False, True)
    ):
        stay_in_c = c - from_c + (not lord_at_home and not lord)
        if from_home + from_b + from_c + lord == 4 and stay_in_c >= 1:
            expected.append((from_home, from_b, from_c, lord))
    assert sorted(found) == sorted(expected)


# -- what follows --------------------------------------------------------------------------------------


@pytest.mark.rule("MO-CONQ-16", "MO-CONQ-21", "MO-OUT-03")
def test_defenders_go_home_and_attackers_move_in() -> None:
    scenario = Scenario().units(1, "b0", 2, warlord=True).outpost(1, "b0").goods(0, military=9)
    play = scenario.play()
    assert play.soldiers("e0") == 7
    play.do("conquer b0", "without warlord")
    assert play.soldiers("e0") == 9
    assert play.warlord(1) == "e0"
    assert play.outposts(1) == play.outposts(0) == []
    assert view(play.state, 1)["players"][1]["outposts"] == 2  # back in the supply
    assert (play.owner("b0"), play.soldiers("b0")) == (0, 8)
    assert play.counts(1)["provinces"] == 0


@pytest.mark.rule("MO-CONQ-16")
def test_the_token_is_turned_when_all_is_paid_and_done() -> None:
    scenario = Scenario().token("b0", "nomads").goods(0, military=2, gold=2)
    play = scenario.play().do("conquer b0", "without warlord")
    assert play.asked == "pay"
    assert play.token("b0") == "nomads"
    assert play.owner("b0") is None
    before = play.state.reveals
    play.do("gold 0")
    assert play.asked == "benefit"
    assert play.token("b0") is None
    assert play.owner("b0") == 0
    assert play.soldiers("b0") == 2
    assert play.told[-2:] == ["conquered", "turned-token"]
    assert play.state.reveals == before + 1  # from here on nothing can be taken back


@pytest.mark.rule("MO-CONQ-16")
def test_nobody_moves_before_all_units_are_named() -> None:
    scenario = Scenario().units(0, "a1", 3).token("b0", "nomads").goods(0, military=9)
    play = scenario.play().do("conquer b0", "without warlord", forced=False)
    play.do("from a0", forced=False)
    assert (play.soldiers("a0"), play.soldiers("a1"), play.goods(0)) == (6, 3, {"military": 9})


@pytest.mark.rule("MO-CONQ-17")
@pytest.mark.parametrize(("choice", "goods"), [(1, {"military": 2}), (2, {"production": 1, "science": 1})])
def test_one_benefit_must_be_taken(choice: int, goods: dict[str, int]) -> None:
    play = Scenario().token("b0", "nomads").goods(0, military=2).play().do("conquer b0", "without warlord")
    assert play.legal == ["choose 1", "choose 2"]
    play.do(f"choose {choice}")
    assert play.goods(0) == goods
    assert play.looted(0) == ["nomads"]
    assert view(play.state, 1)["players"][0]["looted"] == ["nomads"]  # face up


@pytest.mark.rule("MO-CONQ-17")
def test_the_benefit_cannot_be_skipped_beside_other_effects() -> None:
    scenario = Scenario(civilizations=("greece",)).token("b0", "nomads").goods(0, military=2)
    play = scenario.play().do("conquer b0", "with warlord")
    assert play.legal == ["effect 1", "effect 2"]
    play.do("effect 2")  # Heracles; then the token's is the only one, and compulsory
    assert play.asked == "benefit"
    play.do("choose 1")
    assert play.goods(0) == {"gold": 1, "military": 2}
    first = scenario.play().do("conquer b0", "with warlord", "effect 1", "choose 1")
    assert first.legal == ["effect 1", "done"]  # now the rest may be left


@pytest.mark.rule("MO-CONQ-18")
@pytest.mark.parametrize(
    ("civilization", "bonus"),
    [
        ("egypt", {"production": 2}),
        ("japan", {"science": 2}),
        ("denmark", {"military": 2}),
        ("greece", {"gold": 1}),
    ],
)
def test_warlord_bonus(civilization: str, bonus: dict[str, int]) -> None:
    scenario = Scenario(civilizations=(civilization,)).empty("b0").goods(0, military=1)
    assert scenario.play().do("conquer b0", "with warlord", "effect 1").goods(0) == bonus
    assert scenario.play().do("conquer b0", "with warlord", "done").goods(0) == {}
    assert scenario.play().do("conquer b0", "without warlord").goods(0) == {}


@pytest.mark.rule("MO-CONQ-18")
def test_hua_mulan_draws_two_and_uses_one() -> None:
    scenario = Scenario(civilizations=("china",)).empty("b0").goods(0, military=1).deck(0, "fort", "library")
    play = scenario.play().do("conquer b0", "with warlord", "effect 1")
    assert play.offers("draw") == ["1 library", "2 fort"]
    play.do("draw 1 library")
    assert play.goods(0) == {"science": 1}
    assert sorted(play.discard(0)) == ["fort", "library"]


@pytest.mark.rule("MO-CONQ-18")
def test_warlord_bonus_once_a_turn_but_later_if_declined() -> None:
    scenario = Scenario(civilizations=("egypt",)).empty("b0", "a1").goods(0, military=3)
    taken = scenario.play().do(
        "conquer b0", "with warlord", "effect 1", "march a0", "conquer a1", "with warlord"
    )
    assert taken.asked == "act"  # no second bonus
    assert taken.goods(0) == {"production": 2}
    declined = scenario.play().do(
        "conquer b0", "with warlord", "done", "march a0", "conquer a1", "with warlord"
    )
    assert declined.legal == ["effect 1", "done"]
    assert declined.do("effect 1").goods(0) == {"production": 2}


@pytest.mark.rule("MO-CONQ-18")
def test_warlord_bonus_comes_again_in_the_next_turn() -> None:
    scenario = Scenario(civilizations=("greece",)).empty("b0").goods(0, gold=1)
    play = scenario.play().do(
        "conquer b0", "with warlord", "effect 1", "end", "activate a1", "end", "activate a1"
    )
    assert play.to_move == 0
    assert play.state.warlord_used[0] == 0


@pytest.mark.rule("MO-CONQ-19", "MO-EX-15")
@pytest.mark.parametrize("order", ["token first", "Musashi first"])
def test_musashi_and_a_token_of_science_add_up(order: str) -> None:
    scenario = Scenario(civilizations=("japan",)).token("b0", "shamans").goods(0, military=2)
    play = scenario.play().do("conquer b0", "with warlord")
    if order == "token first":
        play.do("effect 1", "choose 1")
        assert play.goods(0) == {"science": 2}
        play.do("effect 1")
    else:
        play.do("effect 2")
        assert play.goods(0) == {"science": 2}
        play.do("choose 1")
    assert play.goods(0) == play.gained(0) == {"science": 4}


@pytest.mark.rule("MO-CONQ-19")
def test_all_effects_of_a_conquest_come_before_the_next_action() -> None:
    """The token, the Warlord, Pillaging: in any order, and nothing else in between."""
    scenario = (
        Scenario(civilizations=("denmark",))
        .policies(0, "pillaging")
        .token("b0", "scouts")
        .goods(0, military=2)
    )
    play = scenario.play().do("conquer b0", "with warlord")
    assert play.legal == ["effect 1", "effect 2", "effect 3"]
    play.do("effect 3")
    assert play.goods(0) == {"production": 1}
    play.do("effect 2")
    assert play.goods(0) == {"production": 1, "military": 2}
    play.do("choose 2")
    assert play.goods(0) == {"production": 1, "military": 2, "gold": 1}
    assert play.asked == "act"


@pytest.mark.rule("MO-CONQ-20")
def test_everything_else_stays_in_the_province() -> None:
    scenario = (
        Scenario()
        .units(1, "b0", 1)
        .explorers(1, "b0", "b1")
        .wonder(1, "stonehenge", "b0")
        .goods(0, military=9)
    )
    scenario.explorers(0, "b0", "b0")
    play = scenario.play().do("conquer b0", "without warlord")
    assert play.crate("b0")
    assert play.state.crates == [0, 0]
    assert play.explorers(1) == ["b0", "b1"]
    assert play.explorers(0) == ["b0", "b0"]
    assert play.wonder("b0") == "stonehenge"
    market = Scenario().units(1, "b1", 1).units(0, "b0", 2).goods(0, military=9).play()
    stack = market.stack("samarkand")
    assert len(stack) == 2
    assert market.do("conquer b1", "without warlord").stack("samarkand") == stack


@pytest.mark.rule("MO-CONQ-21")
def test_units_thrown_back_fight_again_at_once() -> None:
    scenario = (
        Scenario().units(1, "d0", 2, warlord=True).units(0, "c0", 6).goods(0, military=5).goods(1, military=9)
    )
    play = scenario.play().do("conquer d0")
    assert (play.soldiers("e0"), play.warlord(1)) == (9, "e0")
    play.do("end", "activate a1", "conquer d0", "with warlord")
    assert (play.to_move, play.warlord(1), play.soldiers("d0")) == (1, "d0", 5)
    assert (play.soldiers("a0"), play.warlord(0)) == (8, "a0")


# -- prices --------------------------------------------------------------------------------------------


@pytest.mark.rule("MO-CONQ-22")
def test_diplomacy_saves_two_of_any() -> None:
    """City of Scholars on terrain 1: 1 Military and 2 Science; the seat shares out what it saves."""
    scenario = Scenario(civilizations=("japan",)).policies(0, "diplomacy").units(0, "a1", 2)
    scenario.token("b2", "city_of_scholars").goods(0, military=1, science=2)
    results = set()
    queue = [scenario.play().do("conquer b2", "with warlord", forced=False)]
    while queue:
        play = queue.pop()
        if play.asked in ("share", "pay", "units"):
            queue += [play.copy().do(text, forced=False) for text in play.legal]
        else:
            assert play.owner("b2") == 0
            left = play.goods(0)
            results.add((left.get("military", 0), left.get("science", 0)))
    assert results == {(1, 1), (0, 2)}  # one of the three is paid: Science or Military


@pytest.mark.rule("MO-CONQ-22", "MO-DEC-05")
def test_diplomacy_makes_cheap_free_cities_free() -> None:
    scenario = Scenario(civilizations=("japan",), map=["CCC 0f- CCC"]).policies(0, "diplomacy")
    scenario.token("b0", "city_of_envoys")
    assert scenario.play().offers("conquer") == []  # 1 + 1 + 1 less 2
    assert scenario.goods(0, science=1).play().offers("conquer") == ["b0"]
    play = scenario.goods(0, science=1).play().do("conquer b0", "without warlord")
    assert play.goods(0) == {}
    assert play.soldiers("b0") == 1


@pytest.mark.rule("MO-CONQ-22")
@settings(max_examples=40)
@given(st.integers(0, 2), st.integers(0, 2), st.integers(0, 2), st.integers(0, 2))
def test_diplomacy_against_all_ways_to_pay(production: int, science: int, military: int, gold: int) -> None:
    """City of Envoys on terrain 0 costs one of each basic; what can be left over is what a plain search finds."""
    goods = {"production": production, "science": science, "military": military, "gold": gold}
    scenario = Scenario(civilizations=("japan",), map=["CCC 0f- CCC"]).policies(0, "diplomacy")
    scenario.token("b0", "city_of_envoys").goods(0, **goods)
    expected = set()
    for paid in ("production", "science", "military"):  # two of three are saved
        for means in (paid, "gold"):
            if goods[means]:
                left = {**goods, means: goods[means] - 1}
                expected.add(tuple(left.values()))
    play = scenario.play()
    assert (play.offers("conquer") == ["b0"]) == bool(expected)
    if not expected:
        return
    found = set()
    queue = [play.do("conquer b0", "without warlord", forced=False)]
    while queue:
        play = queue.pop()
        if play.asked in ("share", "pay", "units"):
            queue += [play.copy().do(text, forced=False) for text in play.legal]
        else:
            found.add(tuple(play.goods(0).get(name, 0) for name in goods))
    assert found == expected


@pytest.mark.rule("MO-CONQ-22")
def test_diplomacy_is_for_free_cities_only() -> None:
    scenario = (
        Scenario(civilizations=("japan",)).policies(0, "diplomacy").units(1, "a1", 1).goods(0, military=0)
    )
    assert scenario.play().offers("conquer") == []


@pytest.mark.rule("MO-CONQ-22")
@pytest.mark.parametrize(("mine", "price"), [(0, 1), (1, 1), (2, 3), (3, 3)])
def test_rapid_expansion_compares_provinces_when_the_attack_is_declared(mine: int, price: int) -> None:
    """The opponent holds two Provinces; b0 is defended by terrain 1 and 2 Soldiers."""
    scenario = (
        Scenario(civilizations=("japan",)).policies(0, "rapid_expansion").units(1, "b0", 2).units(1, "d0", 1)
    )
    for tile in ["a1", "a2", "b2"][:mine]:
        scenario.units(0, tile, 1)
    if price > 1:
        assert "b0" not in scenario.goods(0, military=price - 1).play().offers("conquer")
    play = scenario.goods(0, military=price).play().do("conquer b0", "without warlord")
    assert play.owner("b0") == 0
    assert play.goods(0) == {}
    assert play.soldiers("b0") == 3


@pytest.mark.rule("MO-CONQ-22")
def test_rapid_expansion_compares_with_the_defender_only() -> None:
    scenario = Scenario(3, civilizations=("japan",)).policies(0, "rapid_expansion").units(1, "b0", 1)
    scenario.units(2, "d1", 1).units(2, "e2", 1).units(2, "d2", 1).units(0, "a1", 1).goods(0, military=1)
    assert "b0" not in scenario.play().offers("conquer")


@pytest.mark.rule("MO-RES-16", "MO-CONQ-10")
def test_half_price_of_a_conquest(tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text(
        '[[card]]\nid = "granary"\nability.use = [{ do = "discount", on = "conquest", half = true }]\n',
        encoding="utf-8",
    )
    scenario = Scenario(civilizations=("egypt",), packs=[pack]).active(0, a1="granary").units(1, "b0", 4)
    play = (
        scenario.goods(0, military=3).play().do("use a1 granary", "conquer b0", "without warlord")
    )  # 5, half 3
    assert (play.goods(0), play.soldiers("b0")) == ({}, 5)
    cheaper = scenario.policies(0, "expansion").goods(0, military=2).play()  # and 1 less
    cheaper.do("use a1 granary", "conquer b0", "without warlord")
    assert (cheaper.goods(0), cheaper.soldiers("b0")) == ({}, 5)


@pytest.mark.rule("MO-CONQ-23")
def test_the_defender_decides_and_gets_nothing() -> None:
    scenario = (
        Scenario(civilizations=("greece", "egypt")).units(1, "b0", 1, warlord=True).policies(1, "nile_floods")
    )
    scenario.goods(0, military=9).goods(1, gold=3, military=3)
    play = scenario.play().do("conquer b0")
    while play.asked != "act":
        assert play.to_move == 0
        play.do(play.legal[0])
    assert play.goods(1) == {"gold": 3, "military": 3}
    assert play.gained(1) == {}


def test_the_map_of_the_scenarios_is_the_one_that_is_described() -> None:
    scenario = Scenario()
    assert neighbours(scenario, "a0") == {"b0", "a1"}
    assert neighbours(scenario, "b1") == {"a1", "c1", "b0", "c0", "b2", "c2"}
    assert neighbours(scenario, "e0") == {"d0", "d1"}
