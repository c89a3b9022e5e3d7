"""Which Units go to conquer, and from where (MO-CONQ)."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.monumental.scenario import Scenario

ROW = ["CCC 01- 01- 01- 01- 01- CCC"]
"""Tiles a0 to g0 in a line."""


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
    scenario = Scenario(rows=ROW).units(0, "b0", 1).units(0, "c0", 1).units(0, "d0", 1).goods(0, military=1)
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
    scenario = Scenario(rows=ROW).units(0, "b0", 3).units(0, "d0", 2).goods(0, military=9)
    play = scenario.play().do("conquer e0", forced=False)
    assert play.legal == ["without warlord"]
    assert play.do("without warlord", forced=False).offers("from") == ["d0"]
    assert Scenario(rows=ROW).units(0, "b0", 3).units(0, "d0", 1).goods(0, military=9).play().offers(
        "conquer"
    ) == ["c0"]


@pytest.mark.rule("MO-CONQ-11")
def test_own_capital_may_be_crossed() -> None:
    """a1 and b0 touch each other; here only the Capital joins the two parts."""
    scenario = Scenario(rows=["01- CCC 01- 01- CCC"]).units(0, "a0", 3).units(0, "c0", 6, warlord=True)
    assert scenario.play().soldiers("b0") == 0
    play = scenario.goods(0, military=9).token("d0", "nomads").play().do("conquer d0", "without warlord")
    assert play.offers("from") == ["a0", "c0"]


@pytest.mark.rule("MO-CONQ-11")
def test_foreign_capital_joins_nothing() -> None:
    scenario = Scenario(rows=["CCC 01- CCC 01- 01-"]).units(0, "b0", 3).units(0, "d0", 1).goods(0, military=9)
    assert scenario.play().offers("conquer") == []  # e0 is next to d0, whose Soldier must stay


@pytest.mark.rule("MO-CONQ-12", "MO-EX-05")
def test_separate_parts_combine_if_each_touches_the_target() -> None:
    """Japan holds c0 and e0, Greece d0 between them with 3 Soldiers: 2 + 2 Units must be exactly the defence."""
    scenario = Scenario(civilizations=("japan", "greece"), rows=ROW)
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
    scenario = Scenario(rows=ROW).units(0, "c0", 2).units(0, "f0", 5).units(1, "b0", 1).goods(0, military=9)
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
    scenario = Scenario(rows=ROW).units(0, "b0", 1, warlord=True).goods(0, military=9)
    play = scenario.play().do("conquer c0")
    assert play.copy().do("with warlord").soldiers("b0") == 1
    play.do("without warlord")
    assert play.offers("from") == ["a0", "b0"]
    play.do("from b0")
    assert (play.soldiers("b0"), play.owner("b0"), play.warlord(0)) == (0, 0, "b0")


@pytest.mark.rule("MO-CONQ-13")
def test_a_warlord_alone_must_stay() -> None:
    scenario = Scenario(rows=ROW).units(0, "b0", warlord=True).goods(0, military=9)
    assert scenario.play().do("conquer c0", forced=False).legal == ["without warlord"]


@pytest.mark.rule("MO-CONQ-13")
def test_an_outpost_lets_all_units_go() -> None:
    scenario = Scenario(rows=ROW).units(0, "b0", 1).outpost(0, "b0").units(1, "f0", 1).goods(0, military=1)
    play = scenario.play().do("conquer c0", "without warlord", "from b0")
    assert play.soldiers("b0") == 0
    assert play.owner("b0") == 0
    assert play.outposts(0) == ["b0"]


@pytest.mark.rule("MO-CONQ-13")
def test_the_capital_may_be_emptied() -> None:
    scenario = Scenario(rows=["CCC 31- CCC"]).units(1, "b0", 7).goods(0, military=10)
    play = scenario.play().do("conquer b0")  # 3 + 7 Units: all
    assert play.soldiers("a0") == 0
    assert play.warlord(0) == "b0"
    assert play.owner("a0") == 0


@pytest.mark.rule("MO-CONQ-14")
def test_the_same_units_may_conquer_again() -> None:
    scenario = Scenario(rows=["CCC 01- 02- 01- 01- CCC"], civilizations=("egypt",)).units(0, "b0", 1)
    play = (
        scenario.empty("c0", "d0").goods(0, military=3).units(0, "c0", warlord=True).units(0, "c0", 1).play()
    )
    play.do("conquer d0", "with warlord", "done", "march a0", "to d0")
    assert play.warlord(0) == "d0"
    play.do("conquer e0", "with warlord")
    assert play.warlord(0) == "e0"
    assert play.look.goods[2] == 0  # one each, and one for the Soldier that came after


@pytest.mark.rule("MO-CONQ-14")
def test_each_conquest_is_paid_by_itself() -> None:
    scenario = Scenario(rows=ROW, civilizations=("greece",)).empty("b0", "c0", "d0").goods(0, military=2)
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
        Scenario(rows=["CCC 01- 01- 03- CCC"]).units(0, "b0", b).units(0, "c0", c, warlord=not lord_at_home)
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
