"""Cultural Policies (MO-POL)."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.monumental.contents import box
from tests.games.monumental.scenario import Scenario

GREEK = ["siege_warfare", "democracy", "olympic_games", "colonies", "symposia"]
CHINESE = ["research_and_development", "taxation", "guided_tours", "imperial_examinations", "border_walls"]


@pytest.mark.rule("MO-POL-01")
@pytest.mark.parametrize("developed", range(5))
def test_the_next_policy_costs_one_more(developed: int) -> None:
    scenario = Scenario(civilizations=("china",)).policies(0, *CHINESE[:developed])
    assert scenario.goods(0, culture=developed, gold=9).play().offers("develop") == []
    scenario.goods(0, culture=developed + 2, gold=0)
    play = scenario.play()
    assert play.offers("develop") == CHINESE[developed:]
    play.do(f"develop {CHINESE[developed]}")
    assert play.goods(0) == {"culture": 1}
    assert play.policies(0) == CHINESE[: developed + 1]


@pytest.mark.rule("MO-POL-01")
@pytest.mark.parametrize("civilization", [civilization.id for civilization in box().civilization])
def test_any_card_of_the_own_culture_deck(civilization: str) -> None:
    play = Scenario(civilizations=(civilization,)).goods(0, culture=1).play()
    assert play.offers("develop") == [
        policy.id for policy in box().policy if policy.civilization == civilization
    ]


@pytest.mark.rule("MO-POL-01", "MO-POL-02", "MO-POL-04", "MO-EX-13")
@settings(max_examples=20)
@given(st.permutations(CHINESE))
def test_all_five_in_one_turn(order: list[str]) -> None:
    """15 Culture, 15 one-off effects; four of the Chinese ones give goods, the Examinations draw a card."""
    play = Scenario(civilizations=("china",)).goods(0, culture=15).exact_deck(0).play()
    one_offs = 0
    for policy in order:
        play.do(f"develop {policy}", forced=False)
        while play.asked != "act":
            before = len(play.events)
            play.do(play.legal[0], forced=False)
            one_offs += sum(event.message.id == "monumental-log-one-off" for event in play.events[before:])
    gains = {"research_and_development": 2, "taxation": 1, "guided_tours": 2, "border_walls": 2}
    times = {policy: 5 - place for place, policy in enumerate(order)}
    assert one_offs == 15 - times["imperial_examinations"]  # there is nothing to draw
    goods = play.goods(0)
    assert goods.get("culture", 0) == 0
    assert goods["science"] == gains["research_and_development"] * times["research_and_development"]
    assert goods["gold"] == gains["taxation"] * times["taxation"]
    assert goods["production"] == gains["guided_tours"] * times["guided_tours"]
    assert goods["military"] == gains["border_walls"] * times["border_walls"]
    assert play.policies(0) == order
    assert play.counts(0)["policies"] == 5


@pytest.mark.rule("MO-POL-02")
def test_there_is_no_sixth() -> None:
    play = Scenario(civilizations=("greece",)).policies(0, *GREEK).goods(0, culture=20).play()
    assert play.offers("develop") == []


@pytest.mark.rule("MO-POL-03")
def test_only_the_newest_applies() -> None:
    scenario = Scenario(civilizations=("greece",)).goods(0, production=9, science=9)
    older = scenario.policies(0, "colonies", "siege_warfare").play()
    assert older.offers("policy") == ["siege_warfare"]
    assert older.do("buy workshop").goods(0)["production"] == 6
    newer = scenario.policies(0, "siege_warfare", "colonies").play()
    assert newer.offers("policy") == []
    assert newer.do("buy workshop").goods(0)["production"] == 7


@pytest.mark.rule("MO-POL-03")
def test_a_covered_trigger_is_silent() -> None:
    scenario = Scenario(civilizations=("denmark",)).token("b0", "nomads").goods(0, military=2)
    pillaging = scenario.policies(0, "warrior_culture", "pillaging").play()
    pillaging.do("conquer b0", "without warlord")
    assert pillaging.asked == "order"  # the token and Pillaging
    covered = scenario.policies(0, "pillaging", "warrior_culture").play()
    covered.do("conquer b0", "without warlord")
    assert covered.asked == "benefit"


@pytest.mark.rule("MO-POL-04")
@pytest.mark.parametrize("order", list(permutations(["guided_tours", "taxation", "imperial_examinations"])))
def test_one_offs_in_any_order(order: tuple[str, ...]) -> None:
    """Taxation is developed third; each of the three one-off effects may come first, second or third."""
    scenario = Scenario(civilizations=("china",)).policies(0, "guided_tours", "imperial_examinations")
    play = scenario.goods(0, culture=3).deck(0, "fort").play().do("develop taxation", forced=False)
    waiting = ["taxation", "imperial_examinations", "guided_tours"]  # the newest first
    gains = {
        "guided_tours": {"production": 2},
        "taxation": {"gold": 1},
        "imperial_examinations": {"military": 1},
    }
    expected: dict[str, int] = {}
    for policy in order:
        assert play.asked == "order"
        assert play.goods(0) == expected
        play.do(f"effect {waiting.index(policy) + 1}", forced=False)
        if policy == "imperial_examinations":
            play.do("draw 1 fort", forced=False)
        waiting.remove(policy)
        expected |= gains[policy]
    assert play.goods(0) == expected
    assert play.asked == "act"


@pytest.mark.rule("MO-POL-04")
def test_one_offs_may_be_left() -> None:
    scenario = Scenario(civilizations=("china",)).policies(0, "guided_tours").goods(0, culture=2)
    play = scenario.play().do("develop taxation", "done")
    assert play.goods(0) == {}
    assert play.asked == "act"


@pytest.mark.rule("MO-POL-05", "MO-DEC-27")
def test_new_ongoing_effect_applies_before_the_one_offs() -> None:
    scenario = (
        Scenario(civilizations=("china",)).units(0, "b0", 1).policies(0, "taxation").goods(0, culture=2)
    )
    play = scenario.play()
    assert play.defence("b0") == 2
    play.do("develop border_walls")
    assert play.asked == "order"
    assert play.defence("b0") == 3


@pytest.mark.rule("MO-POL-05")
def test_the_covered_effect_is_gone_before_the_one_offs() -> None:
    scenario = (
        Scenario(civilizations=("china",)).units(0, "b0", 1).policies(0, "border_walls").goods(0, culture=2)
    )
    play = scenario.play()
    assert play.defence("b0") == 3
    play.do("develop taxation")
    assert (play.asked, play.defence("b0")) == ("order", 2)


@pytest.mark.rule("MO-POL-01", "MO-POL-05")
def test_the_price_of_a_policy_is_that_before_it_is_placed() -> None:
    scenario = Scenario(civilizations=("greece",)).policies(0, "siege_warfare").goods(0, culture=3)
    play = scenario.play().do("develop democracy", "done")
    assert play.goods(0) == {"culture": 1}  # Democracy itself is no cheaper
    again = scenario.goods(0, culture=4).play().do("develop democracy", "done", "develop colonies", "done")
    assert again.goods(0) == {}  # 2, then 3 less 1


@pytest.mark.rule("MO-POL-06")
def test_a_new_policy_may_be_used_though_the_old_one_was() -> None:
    scenario = Scenario(civilizations=("greece",)).policies(0, "siege_warfare").goods(0, science=3, culture=2)
    play = scenario.play().do("policy siege_warfare")
    assert play.offers("policy") == []
    play.do("develop democracy", "done")
    assert play.offers("policy") == ["democracy"]
    play.do("policy democracy", "receive military")
    assert play.offers("policy") == []
    assert play.goods(0) == {"science": 2, "military": 3}


@pytest.mark.rule("MO-POL-06")
def test_a_policy_may_be_used_again_in_the_next_turn() -> None:
    play = Scenario(civilizations=("greece",)).policies(0, "siege_warfare").goods(0, gold=2).play()
    play.do("policy siege_warfare", "end", "activate a1", "end", "activate a1")
    assert play.to_move == 0
    assert play.offers("policy") == ["siege_warfare"]


@pytest.mark.rule("MO-POL-07", "MO-DEC-26")
def test_continuous_effects_hold_on_other_turns() -> None:
    scenario = Scenario(civilizations=("greece", "china")).units(1, "b0", 1).goods(0, military=2)
    assert scenario.policies(1, "taxation").play().offers("conquer") == ["b0", "a1"]
    assert scenario.policies(1, "border_walls").play().offers("conquer") == ["a1"]  # 1 + 1 and 1 more
    play = scenario.goods(0, military=3).play().do("conquer b0", "without warlord")
    assert play.goods(0) == {}
    assert play.soldiers("b0") == 3
