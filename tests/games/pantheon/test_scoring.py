"""Scoring and winning (PA-SCORE, PA-WIN)."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.pantheon.common import PROPERTY, TAKE_LAST_GOD, epoch_ends, last_god
from tests.games.pantheon.scenario import SACRIFICES, Scenario
from trilithon.games import find
from trilithon.games.pantheon.game import Pantheon
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.state import NOBODY
from trilithon.kernel.messages import catalogue

COLUMN_POINTS = (0, 1, 2, 3, 8, 10, 12, 14, 24, 27, 30, 33, 48)
"""By the number of columns on the board: the table of the rules."""

COPIES = Counter({1: 3, 2: 3, 3: 3, 4: 4, 5: 4, 6: 4})


def column_hexes() -> list[str]:
    game = find("pantheon")
    assert isinstance(game, Pantheon)
    return [f"{chr(97 + cell.column)}{cell.row}" for cell in game.map.column_cells]


def with_columns(scenario: Scenario, seat: int, n: int, *, home: int = 0) -> Scenario:
    """So many columns on the board; of the others so many are in the personal reserve."""
    scenario.player(seat)["reserve"] |= {"columns_home": 0, "columns_bank": 12}
    return scenario.columns(seat, *column_hexes()[:n]).reserve(seat, columns=home)


# -- both scorings -----------------------------------------------------------------------------------


@pytest.mark.rule("PA-SCORE-01")
@pytest.mark.parametrize("epoch", [3, 6])
def test_half_gods_columns_and_pietalte_score_alike_in_both_scorings(epoch: int) -> None:
    scenario = Scenario(3, epoch=epoch).half_gods(0, 6, 1).owns(0, "pietalte", 2).levels(0, priests=3)
    with_columns(with_columns(scenario, 0, 4), 1, 8)
    play = epoch_ends(scenario, active=2)
    assert play.player(0)["points"] == {"half_gods": 7, "columns": 8, "pietalte": 6}
    assert play.player(1)["points"] == {"columns": 24}
    assert play.player(2)["points"] == {"ending": 3}
    assert play.scores == [21, 24, 3]


@pytest.mark.rule("PA-SCORE-01")
def test_the_scoring_is_told_in_its_order() -> None:
    scenario = last_god(epoch=3).half_gods(1, 5, 2).owns(1, "pietalte").levels(1, temples=4).points(1, 10)
    play = with_columns(scenario, 1, 5).play().do(*TAKE_LAST_GOD)
    scored = [message for message in play.told(NOBODY) if message.id == "pantheon-log-scored"]
    assert [message.args["player"] for message in scored] == [Message("seat", {"number": n}) for n in (1, 2)]
    parts = {"half": 7, "columns": 5, "rate": 2, "column_points": 10, "pietalte": 4, "total": 31}
    assert {key: scored[1].args[key] for key in parts} == parts
    text = catalogue(play.game).render(scored[1], "en")
    assert text.index("half gods") < text.index("columns") < text.index("Pietalte")


@pytest.mark.rule("PA-SCORE-01", "PA-SCORE-02", "PA-SCORE-03", "PA-SCORE-05")
@PROPERTY
@given(
    half_gods=st.lists(st.integers(1, 6), max_size=6).filter(lambda values: Counter(values) <= COPIES),
    columns=st.integers(0, 12),
    home=st.integers(0, 12),
    levels=st.fixed_dictionaries({kind: st.integers(0, 4) for kind in SACRIFICES}),
    pietaltes=st.integers(0, 4),
    epoch=st.sampled_from([3, 6]),
)
def test_scores_are_those_of_the_plain_formula(
    half_gods: list[int], columns: int, home: int, levels: dict[str, int], pietaltes: int, epoch: int
) -> None:
    scenario = Scenario(epoch=epoch).half_gods(0, *half_gods).levels(0, **levels)
    scenario.owns(0, "pietalte", pietaltes).points(0, 20)
    with_columns(scenario, 0, columns, home=min(home, 12 - columns))
    play = epoch_ends(scenario, active=1)
    expected = sum(half_gods) + COLUMN_POINTS[columns] + pietaltes * max(levels.values())
    assert play.scores == [20 + expected, 3]


# -- half gods ---------------------------------------------------------------------------------------


@pytest.mark.rule("PA-SCORE-02")
def test_half_gods_are_kept_and_score_again() -> None:
    first = epoch_ends(Scenario(epoch=3).half_gods(0, 3).half_gods(0, 5, seen=True), active=1)
    assert first.player(0)["points"] == {"half_gods": 8}
    assert first.view(0)["players"][0]["half_god_values"] == [3, 5]
    second = epoch_ends(Scenario(epoch=6).half_gods(0, 3, 5, seen=True).points(0, 8), active=1)
    assert second.player(0)["points"]["half_gods"] == 8
    assert second.view(0)["players"][0]["half_god_values"] == [3, 5]


@pytest.mark.rule("PA-SCORE-02")
def test_half_gods_of_the_pool_score_for_nobody() -> None:
    play = epoch_ends(Scenario(epoch=3).pool(6, 6), active=1)
    assert play.scores == [0, 3]


@pytest.mark.rule("PA-SCORE-02")
def test_half_gods_are_shown_to_all_for_the_scoring() -> None:
    play = last_god(3, epoch=3).half_gods(1, 4, 1, 4).half_gods(2, 6, seen=True).play().do(*TAKE_LAST_GOD)
    for viewer in (0, 1, 2, NOBODY):
        scored = [message.args for message in play.told(viewer) if message.id == "pantheon-log-scored"]
        assert [args["shown"] for args in scored] == ["", "4, 4, 1", "6"]


# -- columns -----------------------------------------------------------------------------------------


@pytest.mark.rule("PA-SCORE-03")
@pytest.mark.parametrize("n", range(13))
def test_all_columns_score_at_the_rate_of_their_number(n: int) -> None:
    play = epoch_ends(with_columns(Scenario(epoch=3), 0, n), active=1)
    rate = 0 if n == 0 else 1 if n <= 3 else 2 if n <= 7 else 3 if n <= 11 else 4
    assert play.scores[0] == n * rate == COLUMN_POINTS[n]


@pytest.mark.rule("PA-SCORE-04")
def test_columns_in_reserves_do_not_count() -> None:
    play = epoch_ends(with_columns(Scenario(epoch=3), 0, 3, home=9), active=1)
    assert play.scores[0] == 3
    columns = {"home": 9, "bank": 0, "board": 3, "rate": 1, "points": 3, "next": {"at": 4, "rate": 2}}
    assert play.view(1)["players"][0]["columns"] == columns


@pytest.mark.rule("PA-SCORE-04")
def test_old_and_new_columns_count_alike_wherever_they_stand() -> None:
    """Three old columns far from the temple, one beside another player's, and one placed just now."""
    scenario = Scenario(epoch=3).next_nation("persia").columns(0, "c0", "s3", "b9").columns(1, "b9")
    scenario.hand(0, movement=1, dancers=2, priests=1).gods(None, "taksator")
    play = scenario.owns(0, "traitera").play()
    play.do("move", "cards 1", "foot i4", "column h5", "stop", "use", *TAKE_LAST_GOD)
    assert play.player(0)["points"]["columns"] == 8


# -- Pietalte ----------------------------------------------------------------------------------------


@pytest.mark.rule("PA-SCORE-05")
@pytest.mark.parametrize(
    ("copies", "levels", "points"),
    [
        (1, {"dancers": 2, "priests": 3}, 3),
        (2, {"dancers": 2, "priests": 3}, 6),
        (3, {"temples": 1}, 3),
        (2, {}, 0),
        (0, {"temples": 4}, 0),
    ],
)
def test_each_pietalte_scores_the_level_of_the_best_tile(
    copies: int, levels: dict[str, int], points: int
) -> None:
    scenario = Scenario(epoch=3).owns(0, "pietalte", copies).levels(0, **levels).levels(1, offerings=4)
    assert epoch_ends(scenario, active=1).scores == [points, 3]


# -- winning -----------------------------------------------------------------------------------------


def game_over(scores: list[int], half_gods: list[list[int]]) -> list[int]:
    """The places after the second scoring; these are the final scores. The last seat ended the epoch."""
    seats = len(scores)
    scenario = Scenario(seats, epoch=6)
    for seat, (score, values) in enumerate(zip(scores, half_gods, strict=True)):
        scenario.half_gods(seat, *values).points(seat, score - sum(values) - (3 if seat == seats - 1 else 0))
    play = epoch_ends(scenario, active=seats - 1)
    assert play.asked == "over"
    assert play.scores == scores
    return play.state.ranking()


@pytest.mark.rule("PA-WIN-01")
def test_the_highest_score_wins() -> None:
    assert game_over([20, 35, 35 - 1], [[], [], []]) == [3, 1, 2]
    assert game_over([20, 19], [[], [6, 6]]) == [1, 2], "half gods count for ties only"


@pytest.mark.rule("PA-WIN-01")
def test_the_second_scoring_counts_before_the_winner_is_known() -> None:
    scenario = Scenario(epoch=6).points(0, 10).points(1, 6)
    assert epoch_ends(with_columns(scenario, 0, 0), active=1).state.ranking() == [1, 2]
    assert epoch_ends(with_columns(scenario, 1, 4), active=1).state.ranking() == [2, 1]


@pytest.mark.rule("PA-WIN-02")
def test_a_tie_is_won_by_the_most_half_god_tiles_not_by_their_value() -> None:
    assert game_over([30, 30], [[1, 1], [6]]) == [1, 2]
    assert game_over([30, 30, 30], [[5], [1, 2, 2], [6, 6]]) == [3, 1, 2]


@pytest.mark.rule("PA-WIN-02")
def test_only_tied_players_compare_half_gods() -> None:
    assert game_over([30, 30, 29], [[1], [], [1, 1, 2]]) == [1, 2, 3]


@pytest.mark.rule("PA-WIN-03")
def test_still_tied_players_share_the_victory() -> None:
    assert game_over([30, 30], [[], []]) == [1, 1]
    assert game_over([25, 30, 30, 30], [[], [4], [1], []]) == [4, 1, 1, 3]
