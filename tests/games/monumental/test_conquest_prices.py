"""What a conquest costs (MO-CONQ)."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.monumental.scenario import Scenario

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
    scenario = Scenario(civilizations=("japan",), rows=["CCC 0f- CCC"]).policies(0, "diplomacy")
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
    scenario = Scenario(civilizations=("japan",), rows=["CCC 0f- CCC"]).policies(0, "diplomacy")
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
