"""The worked examples about buying, gods and scoring, move by move (PA-EX-06 to -12 and -16 to -18)."""

from __future__ import annotations

import pytest

from tests.games.pantheon.common import (
    TAKE_LAST_GOD,
    before_epoch_1,
    budget,
    draw_three,
    epoch_ends,
    last_god,
)
from tests.games.pantheon.scenario import SACRIFICES, Play, Scenario
from trilithon.kernel.engine.state import NOBODY

RED, GREEN, YELLOW = 0, 1, 2


def shopping(scenario: Scenario, money: int, seat: int = RED) -> Play:
    """It is the seat's turn and it goes shopping with so much money."""
    play = scenario.hand(seat, money_1=money).turn(seat).play()
    return play.do("buy", *["coin 1"] * money, "paid")


@pytest.mark.rule("PA-EX-06")
@pytest.mark.parametrize(("level", "price"), [(1, 1), (3, 6)])
def test_ex_06_a_dancers_tile_of_level_1_costs_1_and_of_level_3_costs_6(level: int, price: int) -> None:
    play = shopping(Scenario(3), price).do(f"tile dancers {level}")
    assert budget(play) == 0
    assert play.player(RED)["sacrifices"] == {"dancers": level}
    if price > 1:
        assert f"tile dancers {level}" not in shopping(Scenario(3), price - 1).legal


@pytest.mark.rule("PA-EX-07")
def test_ex_07_temples_from_level_1_to_level_3_cost_5() -> None:
    play = shopping(Scenario(3).levels(RED, temples=1), 5).do("tile temples 3")
    assert budget(play) == 0
    assert play.player(RED)["sacrifices"] == {"temples": 3}
    assert "tile temples 3" not in shopping(Scenario(3).levels(RED, temples=1), 4).legal


@pytest.mark.rule("PA-EX-08")
def test_ex_08_green_spends_8_money() -> None:
    scenario = Scenario(3).feet(GREEN, "j5", "k5", "l4").columns(YELLOW, "l5").reserve(GREEN, columns=0)
    play = shopping(scenario, 8, GREEN)
    for move, left in (
        ("tile dancers 1", 7), ("tile priests 2", 4), ("buy foot", 3), ("buy column", 2), ("column l5", 0),
    ):  # fmt: skip
        play.do(move)
        assert budget(play) == left
    assert play.legal == ["stop"]
    play.do("stop")
    assert play.player(GREEN)["sacrifices"] == {"dancers": 1, "priests": 2}
    assert play.board["l5"]["columns"] == [GREEN, YELLOW]
    assert play.player(GREEN)["feet_home"] == 5
    assert play.table["discard"] == {"money_1": 8}


@pytest.mark.rule("PA-EX-09")
@pytest.mark.parametrize(
    ("cards", "levels", "payment"),
    [
        ({"dancers": 4, "temples": 1}, {}, "sacrifice 4:dancers 1:temples"),
        ({}, {"dancers": 4, "temples": 2}, "sacrifice 4:dancers+tile 1:temples+tile"),
        ({"dancers": 2, "temples": 1}, {"dancers": 2}, "sacrifice 4:dancers+tile 1:temples"),
    ],
)
def test_ex_09_three_ways_to_pay_4_and_1(cards: dict[str, int], levels: dict[str, int], payment: str) -> None:
    """Each has exactly what it takes: it is the only way to pay, and no card is left."""
    play = Scenario(3).hand(RED, **cards).levels(RED, **levels).gods("vinthrad", "gadicea").play()
    assert play.do("gain 1 vinthrad").legal == [payment]
    play.do(payment)
    assert play.player(RED)["gods"] == {"vinthrad": 1}
    assert play.hand(RED) == {}
    assert play.table["discard"] == cards
    assert play.player(RED)["sacrifices"] == levels


@pytest.mark.rule("PA-EX-09")
def test_ex_09_any_other_two_kinds_serve_as_well() -> None:
    for first in SACRIFICES:
        for second in SACRIFICES:
            if first != second:
                play = Scenario(3).hand(RED, **{first: 4, second: 1}).gods("vinthrad", "gadicea").play()
                assert play.do("gain 1 vinthrad").legal == [f"sacrifice 4:{first} 1:{second}"]


@pytest.mark.rule("PA-EX-10")
def test_ex_10_four_numbers_need_all_four_kinds() -> None:
    scenario = Scenario(3).hand(RED, offerings=2, priests=1, dancers=1, temples=1)
    play = scenario.gods("traitera", "gadicea").play()
    assert play.do("gain 1 traitera").legal == ["sacrifice 2:offerings 1:priests 1:dancers 1:temples"]
    three = Scenario(3).hand(RED, offerings=6, priests=6, dancers=6).gods("traitera", "gadicea").play()
    assert "gain 1 traitera" not in three.legal


@pytest.mark.rule("PA-EX-11")
def test_ex_11_a_god_gained_in_epoch_2_gives_2_points_at_once() -> None:
    play = Scenario(3, epoch=2).hand(RED, dancers=2, temples=1).gods("taksator", "gadicea").play()
    play.do("gain 1 taksator", "sacrifice 2:dancers 1:temples")
    assert play.scores == [2, 0, 0]
    ids = [message.id for message in play.told(NOBODY)]
    assert ids.index("pantheon-log-gained-god") < ids.index("pantheon-log-special"), "before the benefit"


@pytest.mark.rule("PA-EX-12")
def test_ex_12_red_has_26_after_the_first_scoring() -> None:
    """Green ends the third epoch."""
    scenario = last_god(3, epoch=3, seat=GREEN).points(RED, 11).half_gods(RED, 3, 2)
    play = scenario.columns(RED, "h5", "h3", "l5", "c0", "s3").play().do(*TAKE_LAST_GOD)
    assert play.player(RED)["points"] == {"gods": 11, "half_gods": 5, "columns": 10}
    assert play.scores[RED] == 26


@pytest.mark.rule("PA-EX-16")
@pytest.mark.parametrize(("copies", "points"), [(1, 4), (2, 8)])
def test_ex_16_pietalte_with_a_best_tile_of_level_4(copies: int, points: int) -> None:
    scenario = Scenario(3, epoch=3).levels(RED, priests=2, dancers=4).owns(RED, "pietalte", copies)
    assert epoch_ends(scenario, active=GREEN).scores == [points, 3, 0]


@pytest.mark.rule("PA-EX-17")
def test_ex_17_stonkus_counts_again_after_traitera() -> None:
    play = Scenario(3).owns(RED, "stonkus_2").owns(RED, "traitera").hand(RED, money_1=1).play()
    play.do("buy", "coin 1", "paid")
    assert budget(play) == 3
    play.do("tile dancers 2", "stop", "use", "buy", "paid")
    assert budget(play) == 2
    play.do("tile priests 1", "buy foot", "stop")
    assert play.player(RED)["sacrifices"] == {"dancers": 2, "priests": 1}
    assert (play.asked, play.to_move) == ("action", GREEN)


@pytest.mark.rule("PA-EX-18")
def test_ex_18_depraccus_from_the_bonus_tile_draws_nothing_in_epoch_1() -> None:
    scenario = before_epoch_1(Scenario(), "persia").bonus_waiting(RED, "god").bonus_waiting(GREEN, "step")
    laid_out = 3
    scenario.gods_stack("vinthrad", "gadicea", "stonkus_1", "depraccus")
    play = scenario.play()
    assert play.table["gods_laid"] == laid_out
    assert play.player(RED)["gods"] == {"depraccus": 1}
    assert play.scores == [1, 0]
    assert (play.asked, play.to_move) == ("action", RED)
    assert play.hand_size(RED) == 0, "the preparation was over when it came"


@pytest.mark.rule("PA-EX-18")
def test_ex_18_from_epoch_2_on_it_draws_two_cards() -> None:
    play = last_god(seat=GREEN).owns(RED, "depraccus").play().do(*TAKE_LAST_GOD)
    assert play.table["epoch"] == 2
    assert play.hand_size(RED) == 2
    draw_three(play)
    assert play.hand_size(RED) == 5, "and only once in an epoch"
