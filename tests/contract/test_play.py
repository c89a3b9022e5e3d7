"""Games go on until they end, the same way every time; copies are independent; points add up."""

from __future__ import annotations

import pytest

from tests.contract.playing import MOVES, any_of, cases, decisions, finished, sampled
from trilithon.kernel.engine.events import Event
from trilithon.kernel.engine.rng import seeded
from trilithon.kernel.engine.state import NOBODY, State
from trilithon.kernel.errors import SetupError
from trilithon.kernel.game import Game
from trilithon.kernel.messages import SetupRefused
from trilithon.kernel.options import write_value


def test_there_is_always_something_to_decide_until_the_game_ends(game: Game) -> None:
    for case in cases(game):
        state = game.start(case.setup, case.seed)
        for count, state in enumerate(decisions(game, case), start=1):
            assert count <= game.longest * (1 if case.default else 10), f"{case} takes too long"
            moves = state.moves()
            assert 0 <= state.to_move < state.seats == case.setup.seats, case
            assert moves, f"{case}: nothing to decide at decision {count}"
            assert len(set(moves)) == len(moves), f"{case}: a move twice at decision {count}"
        assert state.to_move == NOBODY
        assert state.moves() == []


def test_invariants_hold_at_every_decision(game: Game) -> None:
    for case in cases(game, 0.02):
        for count, state in enumerate(decisions(game, case), start=1):
            assert game.problems(state) == [], f"{case}, decision {count}"
    for case in cases(game, 0.2):
        for state in sampled(game, case, 10):
            assert game.problems(state) == [], case
        assert game.problems(finished(game, case)) == [], f"{case}, at the end"


def test_asking_changes_nothing(game: Game) -> None:
    for case in cases(game, 0.05):
        for state in sampled(game, case, 10):
            before = state.numbers()
            moves = state.moves()
            assert moves == state.moves()
            for move in moves:
                assert state.closes(move) in (True, False)
            state.scores()
            state.ranking()
            assert len(state.evaluate()) == state.seats
            game.problems(state)
            game.dump(state)
            game.targets(state)
            game.question(state)
            assert state.numbers() == before, case


def test_a_seed_and_moves_give_the_same_game(game: Game) -> None:
    for case in cases(game, 0.02):
        first = [state.fingerprint() for state in decisions(game, case)]
        assert first == [state.fingerprint() for state in decisions(game, case)], case
        assert finished(game, case).fingerprint() == finished(game, case).fingerprint(), case


def test_seeds_give_different_games(game: Game) -> None:
    setup = game.setup(game.seat_counts[0])
    assert len({game.start(setup, seed).fingerprint() for seed in (0, 1, 2, 2**40, 2**63)}) == 5


def test_a_copy_is_equal_and_independent(game: Game) -> None:
    for case in cases(game, 0.1):
        rng = seeded(case.seed, MOVES)
        for state in sampled(game, case, 20):
            here = state.numbers()
            copy, other = state.copy(), state.copy()
            assert copy.numbers() == here, case
            assert copy.moves() == state.moves(), case
            _play_on(copy, 10, rng.below(1000))
            assert state.numbers() == here, f"{case}: playing on the copy changed the original"
            there = copy.numbers()
            _play_on(other, 10, rng.below(1000))
            assert copy.numbers() == there, f"{case}: playing on one copy changed another"


def test_copies_that_go_the_same_way_arrive_at_the_same_place(game: Game) -> None:
    for case in cases(game, 0.1):
        rng = seeded(case.seed, MOVES)
        state = game.start(case.setup, case.seed)
        copies: list[State] = []
        while state.to_move != NOBODY:
            if rng.below(20) == 0:
                copies = [*copies[-2:], state.copy()]
            move = any_of(state.moves(), rng)
            for other in [state, *copies]:
                other.play(move)
        for copy in copies:
            assert copy.numbers() == state.numbers(), case


def test_copies_are_silent_and_listening_changes_nothing(game: Game) -> None:
    for case in cases(game, 0.05):
        silent, loud = game.start(case.setup, case.seed), game.start(case.setup, case.seed)
        events: list[Event] = []
        loud.events = events
        assert silent.events is None
        assert loud.copy().events is None
        rng = seeded(case.seed, MOVES)
        while silent.to_move != NOBODY:
            move = any_of(silent.moves(), rng)
            silent.play(move)
            loud.play(move)
        assert silent.numbers() == loud.numbers(), case
        assert events, "a whole game, and nothing to tell of it"


def test_what_is_handed_out_is_not_the_position_itself(game: Game) -> None:
    for case in cases(game, 0.05):
        for state in sampled(game, case, 10):
            copy = state.copy()
            given = [game.dump(copy), game.view(copy, 0), copy.moves(), copy.scores(), copy.numbers()]
            before = repr(given)
            _play_on(copy, 5, case.seed)
            assert repr(given) == before, f"{case}: something that was handed out changed when play went on"


def test_points_add_up_and_places_follow_from_them(game: Game) -> None:
    for case in cases(game, 0.2):
        for state in sampled(game, case, 10):
            _check_points(game, state)
        _check_points(game, finished(game, case))


def _check_points(game: Game, state: State) -> None:
    scores, places, sheet = state.scores(), state.ranking(), game.score_sheet(state)
    assert [sum(row) for row in sheet] == scores
    assert all(len(row) == len(game.columns(state)) for row in sheet)
    seats = range(state.seats)
    assert places == [1 + sum(places[other] < places[seat] for other in seats) for seat in seats]
    for seat in seats:
        for other in seats:
            assert scores[seat] <= scores[other] or places[seat] < places[other]


def test_setups_are_checked(game: Game) -> None:
    with pytest.raises(SetupError, match=str(game.usual_seats()[-1])):
        game.setup(max(game.seat_counts) + 1)
    with pytest.raises(SetupError, match="no option"):
        game.setup(game.seat_counts[0], {"no-such-option": True})
    for option in game.options:
        assert option.default in option.choices
        for choice in option.choices:
            assert (
                game.setup(game.seat_counts[0], {option.id: write_value(choice)}).options[option.id] == choice
            )
        with pytest.raises(SetupError) as refused:
            game.setup(game.seat_counts[0], {option.id: "no such value"})
        says_what_is_right = isinstance(refused.value, SetupRefused) or "allowed" in str(refused.value)
        assert says_what_is_right, option.id


def _play_on(state: State, moves: int, seed: int) -> None:
    rng = seeded(seed, MOVES)
    while moves and state.to_move != NOBODY:
        state.play(any_of(state.moves(), rng))
        moves -= 1


def test_points_and_what_breaks_ties_make_the_ranking(game: Game) -> None:
    for case in cases(game, 0.1):
        state = finished(game, case)
        breaks = game.tie_breaks(state)
        assert all(len(one.values) == state.seats for one in breaks)
        columns = [state.scores(), *(one.values for one in breaks)]
        strengths = [tuple(column[seat] for column in columns) for seat in range(state.seats)]
        best_first = sorted(strengths, reverse=True)
        assert state.ranking() == [1 + best_first.index(strength) for strength in strengths]
