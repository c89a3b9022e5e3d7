"""What follows when a Province is conquered (MO-CONQ)."""

from __future__ import annotations

import pytest

from tests.games.monumental.scenario import Scenario
from trilithon.games.monumental.view import view

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
def test_warlord_bonus() -> None:
    """What each Warlord brings is tested with the civilizations."""
    scenario = Scenario(civilizations=("egypt",)).empty("b0").goods(0, military=1)
    assert scenario.play().do("conquer b0", "with warlord", "effect 1").goods(0) == {"production": 2}
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
    assert play.look.warlord_used[0] == 0


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
    assert play.look.crates == [0, 0]
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
