"""Statistics against cases computed by hand."""

from __future__ import annotations

import pytest

from trilithon.kernel.game import Gain, Study
from trilithon.lab.simulation import FinishedGame
from trilithon.lab.statistics import Spread, Tally, distinct, wilson, win_shares

# Wilson's interval of s = wins / n is (s + z²/2n ± z √(s(1-s)/n + z²/4n²)) / (1 + z²/n), with z = 1.959964.
# For 5 of 10: z² = 3.841459, middle 0.5, reach 1.959964 √(0.025 + 0.009604) / 1.384146 = 0.263404.
WILSON = [
    (5, 10, 0.236593, 0.763407),
    (0, 10, 0.0, 0.277533),  # above: (z²/n) / (1 + z²/n) = 0.384146 / 1.384146
    (10, 10, 0.722467, 1.0),
    (1, 1, 0.206549, 1.0),  # below: 1 / (1 + z²) = 1 / 4.841459
    (50, 100, 0.403832, 0.596168),
    # two wins and a shared one: middle (0.25 + 0.192073) / 1.384146 = 0.319383,
    # reach 1.959964 √(0.01875 + 0.009604) / 1.384146 = 0.238435
    (2.5, 10, 0.080948, 0.557819),
]


def finished(
    number: int,
    seating: tuple[int, ...],
    places: list[int],
    sheet: list[list[int]],
    decisions: list[int],
    moves: int,
) -> FinishedGame:
    return FinishedGame(
        number=number,
        seed=1,
        seating=seating,
        agents=tuple("AB"[entrant] for entrant in seating),
        scores=[sum(row) for row in sheet],
        sheet=sheet,
        places=places,
        decisions=decisions,
        moves=moves,
        seconds=[0.5 * count for count in decisions],
        study=Study(
            traits=[{"people": "north" if seat == number % 2 else "south"} for seat in range(len(seating))],
            measures={"rounds": 3.0 + number},
            chances={"card": {"granary": (number, number + 1)}},
            gains=[[Gain("god", "pan")] if seat == 0 else [] for seat in range(len(seating))],
            accounts={"nation": {"roma": {"epoch": 1.0}}},
        ),
        record=None,
    )


@pytest.mark.parametrize(("wins", "games", "low", "high"), WILSON)
def test_wilson_interval(wins: float, games: int, low: float, high: float) -> None:
    rate = wilson(wins, games)
    assert rate.value == wins / games
    assert rate.low == pytest.approx(low, abs=1e-6)
    assert rate.high == pytest.approx(high, abs=1e-6)


def test_no_games_say_nothing() -> None:
    rate = wilson(0, 0)
    assert (rate.low, rate.high) == (0, 1)


@pytest.mark.parametrize(
    ("places", "shares"),
    [
        ([1, 2], [1, 0]),
        ([2, 3, 1], [0, 0, 1]),
        ([1, 1, 3], [1 / 2, 1 / 2, 0]),
        ([1, 1, 1], [1 / 3, 1 / 3, 1 / 3]),
        ([4, 1, 1, 1], [0, 1 / 3, 1 / 3, 1 / 3]),
    ],
)
def test_a_shared_victory_is_divided(places: list[int], shares: list[float]) -> None:
    assert win_shares(places) == shares


def test_a_tally_follows_the_entrants_over_the_seats() -> None:
    tally = Tally(["A", "B"])
    tally.add(finished(0, (0, 1), [1, 2], [[10, 2], [5, 1]], [10, 20], 33))
    tally.add(finished(1, (1, 0), [1, 2], [[9, 3], [4, 4]], [30, 40], 77))
    tally.add(finished(2, (0, 1), [1, 1], [[6, 0], [0, 6]], [5, 5], 10))
    tally.add(finished(3, (1, 0), [2, 1], [[1, 1], [7, 7]], [1, 9], 12))
    a, b = tally.entrants
    assert (a.name, a.games, a.wins) == ("A", 4, 2.5)
    assert (b.name, b.games, b.wins) == ("B", 4, 1.5)
    assert a.win_rate == wilson(2.5, 4)
    assert a.mean_sheet == [(10 + 4 + 6 + 7) / 4, (2 + 4 + 0 + 7) / 4]
    assert a.score.value == (12 + 8 + 6 + 14) / 4
    assert b.score.value == (6 + 12 + 6 + 2) / 4
    assert (a.decisions, a.seconds) == (10 + 40 + 5 + 9, 32)
    assert a.seconds_per_decision == 0.5
    first, second = tally.seats
    assert (first.name, first.wins, first.score.value) == ("1", 2.5, (12 + 12 + 6 + 2) / 4)
    assert (second.name, second.wins, second.score.value) == ("2", 1.5, (6 + 8 + 6 + 14) / 4)
    assert tally.games == 4
    assert tally.decisions == 30 + 70 + 10 + 10
    assert tally.moves == 33 + 77 + 10 + 12
    assert tally.length == Spread(mean=30, median=20, least=10, most=70)


def test_a_tally_tells_who_won_with_what_and_what_was_taken() -> None:
    tally = Tally(["A", "B"])
    tally.add(finished(0, (0, 1), [1, 2], [[10, 2], [5, 1]], [10, 20], 33))  # seat 0, which wins, is north
    tally.add(finished(1, (1, 0), [1, 2], [[9, 3], [4, 4]], [30, 40], 77))  # seat 1, which loses, is north
    tally.add(finished(2, (0, 1), [1, 1], [[6, 0], [0, 6]], [5, 5], 10))
    north, south = tally.traits["people"]["north"], tally.traits["people"]["south"]
    assert (north.games, north.wins, north.score.value) == (3, 1.5, (12 + 8 + 6) / 3)
    assert (south.games, south.wins, south.score.value) == (3, 1.5, (6 + 12 + 6) / 3)
    assert tally.measures == {"rounds": [3, 4, 5]}
    granary = tally.chances["card"]["granary"]
    assert (granary.taken, granary.came_up) == (0 + 1 + 2, 1 + 2 + 3)
    assert granary.rate == wilson(3, 6)
    pan = tally.balance.having["god"]["pan"]
    assert (pan.wins_with, pan.ahead.value) == (2.5, (12 - 6 + 12 - 8 + 6 - 6) / 3)
    assert tally.balance.accounts["nation"]["roma"].points.value == (9 + 10 + 6) / 3


def test_agents_of_one_name_are_told_apart() -> None:
    assert distinct(["greedy", "random", "greedy"]) == ["greedy (1)", "random", "greedy (2)"]
