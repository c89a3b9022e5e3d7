"""What is had, what comes up, and how sure an average is, against cases computed by hand."""

from __future__ import annotations

from math import sqrt

import pytest

from trilithon.kernel.game import Gain
from trilithon.lab.balance import Balance
from trilithon.lab.means import Z_95, Estimate, Mean

PAN, STEP = Gain("god", "pan", "drawn"), Gain("loot", "step")


def mean_of(*numbers: float) -> Mean:
    mean = Mean()
    for number in numbers:
        mean.add(number)
    return mean


def test_a_mean_and_its_reach() -> None:
    estimate = mean_of(2, 4, 9).estimate  # squares of the distances from 5: 9 + 1 + 16, a variance of 13
    assert estimate.value == 5
    assert estimate.reach == pytest.approx(Z_95 * sqrt(13 / 3))


@pytest.mark.parametrize("numbers", [(), (7,)])
def test_one_number_does_not_say_how_sure_it_is(numbers: tuple[float, ...]) -> None:
    assert mean_of(*numbers).estimate == Estimate(sum(numbers), None)


def test_a_difference_is_less_sure_than_its_sides() -> None:
    assert Estimate(7, 3) - Estimate(5, 4) == Estimate(2, 5)
    assert Estimate(7, 3) - Estimate(5, None) == Estimate(2, None)


def test_those_who_have_it_are_compared_with_those_at_their_table_who_have_not() -> None:
    balance = Balance()
    balance.add([[PAN, PAN._replace(how="paid for"), STEP], [], [PAN]], {}, [1, 0, 0], [30, 18, 20])
    balance.add([[], [], [PAN]], {}, [0.5, 0, 0.5], [9, 3, 9])
    pan = balance.having["god"]["pan"]
    assert pan.times == {"drawn": 3, "paid for": 1}
    assert pan.games == 2
    assert (pan.seats_with, pan.wins_with) == (2 + 1, 1 + 0.5)
    assert (pan.seats_without, pan.wins_without) == (1 + 2, 0 + 0.5)
    assert pan.ahead.value == pytest.approx(((30 + 20) / 2 - 18 + 9 - (9 + 3) / 2) / 2)
    assert balance.having["loot"]["step"].games == 1


def test_a_game_in_which_all_have_it_says_nothing_but_that() -> None:
    balance = Balance()
    balance.add([[PAN], [PAN]], {}, [1, 0], [30, 18])
    pan = balance.having["god"]["pan"]
    assert pan.times.total() == 2
    assert (pan.games, pan.seats_with, pan.seats_without, pan.ahead.n) == (0, 0, 0, 0)


def test_games_with_something_are_compared_with_those_without_it() -> None:
    balance = Balance()
    for roma, scores in ((True, [10, 20]), (True, [20, 30]), (False, [4, 6]), (False, [8, 10])):
        came_up = {"roma": {"epoch": 3.0}} if roma else {"persia": {"epoch": 1.0}}
        balance.add([[], []], {"nation": came_up}, [0, 1], scores)
    roma = balance.accounts["nation"]["roma"]
    assert (roma.points.n, roma.points.value, roma.numbers["epoch"].value) == (2, 20, 3)
    more = roma.more_than_without(balance.points)
    assert more.value == 20 - 7
    assert more.reach == pytest.approx(Z_95 * sqrt(50 / 2 + 8 / 2))  # 15 and 25; 5 and 9


def test_what_comes_up_in_every_game_has_nothing_to_be_compared_with() -> None:
    balance = Balance()
    for scores in ([10, 20], [20, 30]):
        balance.add([[], []], {"nation": {"roma": {}}}, [0, 1], scores)
    assert balance.accounts["nation"]["roma"].more_than_without(balance.points) == Estimate(0, None)
