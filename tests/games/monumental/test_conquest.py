"""Conquering Provinces: who may, where, and against which defence (MO-CONQ)."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.monumental.scenario import Scenario
from trilithon.games.monumental.view import view

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
    scenario = Scenario(rows=["CCC 41- CCC"]).units(1, "b0", 7).explorers(0, "b0", "b0").goods(0, military=20)
    assert scenario.play().defence("b0") == 11
    assert scenario.play().offers("conquer") == []
    assert Scenario(rows=["CCC 41- CCC"]).units(1, "b0", 6).goods(0, military=20).play().offers(
        "conquer"
    ) == ["b0"]


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
    return {chart.names[other] for other in chart.neighbours(scenario.tiles[tile])}


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
    scenario = Scenario(rows=[f"CCC {terrain}{token}- CCC"])
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


def test_the_map_of_the_scenarios_is_the_one_that_is_described() -> None:
    scenario = Scenario()
    assert neighbours(scenario, "a0") == {"b0", "a1"}
    assert neighbours(scenario, "b1") == {"a1", "c1", "b0", "c0", "b2", "c2"}
    assert neighbours(scenario, "e0") == {"d0", "d1"}
