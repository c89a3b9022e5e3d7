"""Deals that are played without a pack and with it."""

from __future__ import annotations

from multiprocessing import active_children
from pathlib import Path

import pytest

from tests.lab.test_statistics import finished
from trilithon.kernel.errors import SetupError
from trilithon.lab.comparison import Comparison, play_pairs
from trilithon.lab.means import Estimate
from trilithon.lab.simulation import Series

PAIR = Series("pantheon", ("random", "random"), games=6)


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """It matters in every game."""
    file = tmp_path / "pack.toml"
    file.write_text('[[number]]\nid = "end_points"\nvalue = 10\n', encoding="utf-8")
    return file


def test_both_games_of_a_pair_are_of_the_same_deal(pack: Path) -> None:
    pairs = list(play_pairs(PAIR, [pack]))
    assert [before.number for before, _ in pairs] == list(range(6))
    for before, after in pairs:
        assert (before.number, before.seed, before.seating) == (after.number, after.seed, after.seating)
        assert before.study.traits == after.study.traits


def test_only_points_change_if_the_pack_changes_only_these(pack: Path) -> None:
    """Random agents do not mind what an epoch's end is worth: they play the same games."""
    comparison = Comparison(["A", "B"])
    for pair in play_pairs(PAIR, [pack]):
        comparison.add(*pair)
    assert (comparison.pairs, comparison.alike) == (6, 0)
    ending = comparison.categories["ending"]
    assert ending.after.value == pytest.approx(ending.before.value * 10 / 3)
    assert comparison.categories["gods"].change.estimate.value == 0
    assert comparison.points.change.value == pytest.approx(ending.change.value)
    assert sum(having.points.change.n for having in comparison.traits["bonus"].values()) == 12


def test_a_pack_that_changes_nothing_changes_nothing(tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text('[[god]]\nid = "vinthrad"\ncost = [4, 1]\n', encoding="utf-8")
    comparison = Comparison(["A", "B"])
    for pair in play_pairs(PAIR, [pack], workers=2):
        comparison.add(*pair)
    assert comparison.alike == comparison.pairs == 6
    assert active_children() == []


def test_pairs_against_a_case_by_hand() -> None:
    comparison = Comparison(["A", "B"])
    comparison.add(
        finished(0, (0, 1), [1, 2], [[10, 2], [5, 1]], [1, 1], 2),
        finished(0, (0, 1), [2, 1], [[9, 1], [9, 9]], [1, 1], 2),
    )  # seat 0 is north
    comparison.add(
        finished(1, (1, 0), [1, 2], [[9, 3], [4, 4]], [1, 1], 2),
        finished(1, (1, 0), [1, 2], [[9, 3], [4, 4]], [1, 1], 2),
    )  # seat 1 is north
    assert (comparison.pairs, comparison.alike) == (2, 1)
    assert comparison.points.before.value == (9 + 10) / 2
    assert comparison.points.change.value == (14 - 9) / 2
    north = comparison.traits["people"]["north"]
    assert (north.points.before.value, north.points.after.value) == ((12 + 8) / 2, (10 + 8) / 2)
    assert (north.wins.before.value, north.wins.after.value) == (0.5, 0)


def test_what_is_taken_more_often_is_found() -> None:
    comparison = Comparison(["A", "B"])
    for _ in range(20):
        comparison.add(
            finished(0, (0, 1), [1, 2], [[10], [5]], [1, 1], 2),  # granary was taken 0 times of 1
            finished(9, (0, 1), [1, 2], [[10], [5]], [1, 1], 2),  # 9 times of 10
        )
    (granary,) = comparison.taken()["card"]
    assert (granary.before.value, granary.after.value) == (0, 0.9)
    assert granary.is_more_than_luck
    (pan,) = comparison.ahead()["god"]
    assert (pan.before, pan.after) == (Estimate(5, 0), Estimate(5, 0))
    assert not pan.is_more_than_luck


def test_a_trait_that_a_seat_has_in_one_game_only_is_not_compared() -> None:
    comparison = Comparison(["A", "B"])
    comparison.add(
        finished(0, (0, 1), [1, 2], [[1], [0]], [1, 1], 2), finished(1, (0, 1), [1, 2], [[1], [0]], [1, 1], 2)
    )
    assert comparison.traits == {}


def test_without_a_pack_there_is_nothing_to_compare() -> None:
    with pytest.raises(SetupError, match="without a pack there is nothing to compare"):
        next(play_pairs(PAIR, []))
