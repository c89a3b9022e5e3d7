"""Opponents know the lines of Mughals: they attach Policies so that two are active, and choose these lines."""

from __future__ import annotations

from tests.games.monumental.modules.lined import GAME, ON, Lined, active, lines
from tests.games.monumental.scenario import Play
from trilithon.agents import make_agent
from trilithon.kernel.engine.state import NOBODY


def turn(play: Play, seed: int = 1) -> list[str]:
    """What greedy does until its turn ends."""
    agent, moves = make_agent("greedy", seed), []
    while play.to_move == 0:
        moves.append(GAME.write(play.state, agent.choose(play.state)))
        play.do(moves[-1])
    return moves


def worth(scenario: Lined) -> float:
    return scenario.play().state.evaluate()[0]


def test_a_second_policy_goes_where_both_can_be_active() -> None:
    for first, others in (("a", "123"), ("2", "abc")):
        play = Lined().attached({first: "karkhanas"}).goods(0, culture=2).play()
        moves = turn(play)
        assert any(move.startswith("develop") for move in moves)
        assert set(lines(play)) & set(others), moves


def test_the_line_of_a_policy_is_chosen_where_cards_are_alike() -> None:
    camps = dict.fromkeys(("a1", "b2", "c3"), "work_camp")
    scenario = Lined().attached({"b": "mansabdars", "2": "karkhanas"}).city(0, **camps)
    play = scenario.turn(0, phase=1).play()
    agent = make_agent("greedy", 3)
    play.do(GAME.write(play.state, agent.choose(play.state)))
    assert active(play) == ["mansabdars", "karkhanas"]


def test_an_active_policy_that_costs_nothing_is_used() -> None:
    scenario = Lined().attached({"b": "mansabdars", "2": "peace_with_all"}).crossing("b2")
    assert {"policy mansabdars", "policy peace_with_all"} <= set(turn(scenario.play()))


def test_two_lines_that_cross_are_worth_more_than_two_that_do_not() -> None:
    crossing = worth(Lined().attached({"a": "karkhanas", "1": "mansabdars"}))
    beside = worth(Lined().attached({"a": "karkhanas", "b": "mansabdars"}))
    alone = worth(Lined().attached({"a": "karkhanas"}))
    assert crossing > beside > alone


def test_policies_are_worth_as_much_when_others_are_on_turn() -> None:
    scenario = Lined().attached({"a": "karkhanas", "1": "mansabdars"})
    bare = Lined()
    own_turn = worth(scenario) - worth(bare)
    others = worth(scenario.turn(1)) - worth(bare.turn(1))
    assert abs(own_turn - others) < 0.5


def test_greedy_attaches_and_activates_policies() -> None:
    """Over whole games: one that is attached is active in two turns or more."""
    attached, activated = [], []
    for seed in range(4):
        s = GAME.start(GAME.setup(2, {**ON, "civilizations": "mughals,greece"}), seed)
        agents = [make_agent("greedy", 2 * seed + seat) for seat in range(2)]
        while s.to_move != NOBODY:
            s.play(agents[s.to_move].choose(s))
        measures = GAME.study(s, lambda: None).measures  # type: ignore[arg-type,return-value]
        attached.append(measures["mughal_policies_attached"])
        activated.append(measures["mughal_policies_activated"])
    assert sum(attached) >= 4
    assert sum(activated) >= 2 * sum(attached)
