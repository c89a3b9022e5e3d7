"""Series of games: fair seats, the same games with any number of workers, results that the records confirm."""

from __future__ import annotations

from dataclasses import asdict, replace
from itertools import permutations
from math import factorial
from multiprocessing import active_children
from typing import Any

import pytest

from trilithon.games import find
from trilithon.kernel.errors import SetupError, TrilithonError
from trilithon.kernel.playthrough import Playthrough
from trilithon.kernel.record import parse_record, replay
from trilithon.lab.simulation import (
    FinishedGame,
    Series,
    SimulationError,
    _chunks,
    _retell,
    play_game,
    play_series,
    seating,
)

PAIR = Series("pantheon", ("random", "random"), games=5, seed=3, records=True)
ENDLESS = Series("pantheon", ("random", "random"), games=1_000_000)


def without_times(games: list[FinishedGame]) -> list[dict[str, Any]]:
    return [{**asdict(game), "seconds": None} for game in games]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_entrant_sits_everywhere_and_beside_everybody(seats: int) -> None:
    games = [seating(seats, number) for number in range(factorial(seats))]
    assert sorted(games) == sorted(permutations(range(seats)))
    for first in range(0, len(games), seats):
        for seat in range(seats):
            assert sorted(game[seat] for game in games[first : first + seats]) == list(range(seats))
    assert seating(seats, len(games)) == games[0]


def test_the_number_of_workers_does_not_change_the_games() -> None:
    alone = list(play_series(PAIR))
    together = list(play_series(PAIR, workers=2))
    assert [game.number for game in alone] == list(range(PAIR.games))
    assert without_times(alone) == without_times(together)


def test_a_game_depends_on_nothing_but_its_number() -> None:
    in_a_series = list(play_series(PAIR))[3]
    assert without_times([play_game(PAIR, 3)]) == without_times([in_a_series])


def test_another_seed_or_number_gives_another_game() -> None:
    other_seed = Series("pantheon", ("random", "random"), games=1, seed=4, records=True)
    records = [play_game(PAIR, 0).record, play_game(PAIR, 2).record, play_game(other_seed, 0).record]
    assert len(set(records)) == 3


def test_results_are_those_of_the_record() -> None:
    series = Series(
        "pantheon", ("random", "random", "random"), games=1, options={"jump_column": "false"}, records=True
    )
    game = play_game(series, 7)
    assert game.record is not None
    playthrough = replay(find("pantheon"), parse_record(game.record))
    assert playthrough.seed == game.seed
    assert playthrough.setup.options["jump_column"] is False
    assert playthrough.over
    assert playthrough.state.scores() == game.scores == [sum(row) for row in game.sheet]
    assert playthrough.state.ranking() == game.places
    assert playthrough.ply == game.moves
    decided = [played.seat for played in playthrough.played if not played.automatic]
    assert [decided.count(seat) for seat in range(3)] == game.decisions
    assert [seconds > 0 for seconds in game.seconds] == [name != "random" for name in game.agents]


def test_without_records_the_same_games_are_played() -> None:
    for number in range(3):
        game, unrecorded = play_game(PAIR, number), play_game(replace(PAIR, records=False), number)
        assert unrecorded.record is None
        assert "record" not in unrecorded.to_json(find("pantheon"))
        assert without_times([replace(game, record=None)]) == without_times([unrecorded])


def test_a_game_is_retold_as_it_was_played() -> None:
    game = play_game(PAIR, 1)
    assert game.record is not None
    pantheon = find("pantheon")
    record = parse_record(game.record)
    playthrough = Playthrough.start(pantheon, pantheon.setup(2), game.seed)
    told = list(playthrough.opening)
    decided = [played.move for played in replay(pantheon, record).played if not played.automatic]
    for move in decided:
        told += playthrough.play(move)
    retold = _retell(pantheon, pantheon.setup(2), game.seed, decided)
    assert list(map(repr, retold.events)) == list(map(repr, told))
    assert retold.opening.numbers() == playthrough.state_at(0).numbers()


def test_seats_and_agents_belong_together() -> None:
    series = Series("pantheon", ("random", "search:1"), games=2)
    assert [series.entrants[entrant] for entrant in seating(2, 1)] == ["search:1", "random"]
    game = play_game(series, 1)
    assert game.seating == (1, 0)
    assert game.agents == ("search:1", "random")


def test_json_names_the_categories() -> None:
    pantheon = find("pantheon")
    game = play_game(PAIR, 0)
    line = game.to_json(pantheon)
    assert list(line["sheet"][0]) == list(pantheon.categories)
    assert [sum(row.values()) for row in line["sheet"]] == line["scores"] == game.scores
    assert line["record"] == game.record
    assert line["gains"] == game.study.gains
    assert list(line["accounts"]) == ["nation"]


def test_an_abandoned_series_leaves_no_process_behind() -> None:
    games = play_series(ENDLESS, workers=2)
    next(games)
    assert len(active_children()) == 2
    games.close()
    assert active_children() == []


def test_a_dead_worker_is_an_error_and_not_a_wait() -> None:
    games = play_series(ENDLESS, workers=2)
    next(games)
    active_children()[0].kill()
    with pytest.raises(SimulationError, match="a worker process died"):
        list(games)


@pytest.mark.parametrize(
    ("series", "complaint"),
    [
        (Series("chess", ("random", "random"), 1), "there is no game 'chess'; installed: "),
        (Series("pantheon", ("random",), 1), "pantheon is for 2, 3, 4 players, not 1"),
        (Series("pantheon", ("random", "bob"), 1), "there is no agent 'bob'; agents are: "),
        (Series("pantheon", ("random", "random"), 0), "a series has at least one game, not 0"),
        (Series("pantheon", ("random", "random"), 1, seed=-1), "a seed is a whole number from 0"),
        (Series("pantheon", ("random", "random"), 1, options={"x": "1"}), "there is no option 'x'"),
    ],
)
def test_a_wrong_series_is_refused_before_anything_is_played(series: Series, complaint: str) -> None:
    with pytest.raises(TrilithonError, match=complaint):
        play_series(series, workers=2)


def test_no_worker_no_series() -> None:
    with pytest.raises(SetupError, match="at least one worker, not 0"):
        play_series(PAIR, workers=0)


@pytest.mark.parametrize(("games", "workers"), [(1, 2), (7, 2), (200, 2), (5000, 8)])
def test_chunks_hold_every_game_once(games: int, workers: int) -> None:
    series = Series("pantheon", ("random", "random"), games)
    chunks = _chunks(series, range(games), workers)
    assert [number for chunk in chunks for number in chunk] == list(range(games))
