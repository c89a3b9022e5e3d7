"""Opponents of every kind at games of every kind: legal, reproducible, honest, within their budget, and of use."""

from __future__ import annotations

import pytest

from tests.contract.playing import all_games, load
from tests.kernel.market.engine.position import Position as MarketPosition
from tests.kernel.market.game import Market
from trilithon.agents import agent_help, make_agent
from trilithon.agents.engine.agent import RandomAgent
from trilithon.agents.engine.match import Match, play_at_random
from trilithon.games import find
from trilithon.kernel.engine.rng import Rng, seeded
from trilithon.kernel.engine.state import NOBODY, State
from trilithon.kernel.errors import SetupError
from trilithon.kernel.game import Game
from trilithon.kernel.playthrough import Playthrough

SPECS = ("random", "glance", "greedy", "search:6")


def play(game: Game, specs: tuple[str, ...], seed: int) -> State:
    state = game.start(game.setup(len(specs)), seed)
    agents = [make_agent(spec, seed * 10 + seat) for seat, spec in enumerate(specs)]
    while state.to_move != NOBODY:
        state.play(agents[state.to_move].choose(state))
    return state


def positions(game: Game, seats: int, seed: int, every: int = 17) -> list[State]:
    """Some positions of a random game in which there is something to choose."""
    state, rng, found = game.start(game.setup(seats), seed), seeded(seed, 5), []
    number = 0
    while state.to_move != NOBODY and len(found) < 12:
        moves = state.moves()
        if len(moves) > 1 and number % every == 0:
            found.append(state.copy())
        state.play(moves[rng.below(len(moves))])
        number += 1
    return found


@pytest.mark.parametrize("name", all_games())
@pytest.mark.parametrize("spec", SPECS)
def test_an_agent_chooses_a_legal_move_and_leaves_the_position_alone(name: str, spec: str) -> None:
    for state in positions(load(name), 3, seed=1):
        before = state.numbers()
        assert make_agent(spec, 3).choose(state) in state.moves()
        assert state.numbers() == before


@pytest.mark.parametrize("name", all_games())
@pytest.mark.parametrize("spec", SPECS)
def test_the_same_seed_gives_the_same_choice(name: str, spec: str) -> None:
    for state in positions(load(name), 2, seed=2):
        assert make_agent(spec, 9).choose(state) == make_agent(spec, 9).choose(state)


@pytest.mark.parametrize("spec", SPECS)
def test_a_choice_depends_on_nothing_the_seat_cannot_know(spec: str) -> None:
    """Hands, piles, stacks and dice of another world that looks the same from this seat change nothing."""
    for seed in range(3):
        for state in positions(find("pantheon"), 3, seed):
            other_world = state.imagine(state.to_move, seeded(seed, 77))
            assert make_agent(spec, 4).choose(state) == make_agent(spec, 4).choose(other_world)


@pytest.mark.parametrize("better", ["greedy", "search:4"])
def test_thinking_beats_chance(better: str) -> None:
    game = find("pantheon")
    wins = 0
    for seed in range(4):
        wins += play(game, (better, "random"), seed).ranking()[0] == 1
        wins += play(game, ("random", better), seed).ranking()[1] == 1
    assert wins >= 7


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_agents_of_all_kinds_finish_games_together(seats: int) -> None:
    for name in all_games():
        state = play(load(name), ("greedy", "search:2", "random", "random")[:seats], seed=6)
        assert sorted(state.ranking())[0] == 1


class Counting(MarketPosition):
    """Counts how often it is imagined."""

    imagined = 0

    def imagine(self, seat: int, rng: Rng) -> State:
        Counting.imagined += 1
        return super().imagine(seat, rng)


def counting_position() -> State:
    game = Market()
    game.position = Counting
    return game.start(game.setup(2), 4)


def test_a_search_imagines_no_more_futures_than_it_may() -> None:
    """Every rival is tried in the same worlds, so what is left of the budget for a part of them is not used."""
    state = counting_position()
    rivals = 2  # the other moves look much worse
    for futures in (1, 2, 7):
        Counting.imagined = 0
        make_agent(f"search:{futures}", 1).choose(state)
        assert Counting.imagined == state.worlds() + (futures // rivals)


@pytest.mark.parametrize("name", all_games())
def test_a_match_is_the_game_that_a_playthrough_of_its_decisions_is(name: str) -> None:
    game = load(name)
    setup = game.setup(2)
    match = Match(game.start(setup, 5), [make_agent("random", 1), make_agent("glance", 2)])
    while not match.go_on(0.001):
        pass
    playthrough = Playthrough.start(game, setup, 5)
    for move in match.decided:
        playthrough.play(move)
    assert playthrough.over
    assert playthrough.state.numbers() == match.state.numbers()
    assert playthrough.ply == match.played
    decided = [played.seat for played in playthrough.played if not played.automatic]
    assert [decided.count(seat) for seat in range(2)] == match.decisions
    assert [seconds > 0 for seconds in match.seconds] == [agent.name != "random" for agent in match.agents]


@pytest.mark.parametrize("name", all_games())
def test_random_play_is_that_of_a_random_agent(name: str) -> None:
    game = load(name)
    state, other, rng = game.start(game.setup(2), 5), game.start(game.setup(2), 5), seeded(3)
    agent, played = RandomAgent("random", rng.copy()), 0
    while other.to_move != NOBODY:
        other.play(agent.choose(other))
        played += 1
    assert play_at_random(state, rng) == played
    assert state.numbers() == other.numbers()


def test_a_search_that_may_look_at_one_future_is_greedy() -> None:
    for name in all_games():
        for state in positions(load(name), 2, seed=4):
            assert make_agent("search:1", 5).choose(state) == make_agent("greedy", 5).choose(state)


def test_a_search_says_what_it_thought_of_those_it_compared() -> None:
    for state in positions(find("pantheon"), 2, seed=5):
        agent = make_agent("search:12", 1)
        move = agent.choose(state)
        assert set(agent.judged) <= set(state.moves())
        assert agent.judged[move] == max(agent.judged.values())


def test_a_search_by_time_decides_and_stops() -> None:
    state = positions(find("pantheon"), 2, seed=3)[0]
    assert make_agent("search:0.05s", 1).choose(state) in state.moves()


@pytest.mark.parametrize(
    "spec", ["", "clever", "search", "search:", "search:0", "search:-3", "search:x", "search:0s", "greedy:3"]
)
def test_nonsense_is_refused_with_a_list_of_agents(spec: str) -> None:
    with pytest.raises(SetupError, match="agents are: random, glance, greedy, search:24, search:2s"):
        make_agent(spec, 1)


def test_every_spec_of_the_help_makes_an_agent() -> None:
    for spec in agent_help():
        assert make_agent(spec, 1).name == spec
