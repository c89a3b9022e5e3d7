"""Opponents know the Nexus: they use what becomes active there, and judge its cards by when they come."""

from __future__ import annotations

from tests.games.monumental.modules.atlantean import GAME, ON, SPECIAL, STARTING, Atlantean
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


def worth(play: Play, seat: int = 0) -> float:
    return play.state.evaluate()[seat]


def test_an_effect_there_is_used() -> None:
    scenario = Atlantean().nexus("irrigation", SPECIAL, active=["irrigation"]).goods(0, production=2)
    assert "use nexus1 irrigation" in turn(scenario.play())


def test_an_extra_activation_is_taken() -> None:
    scenario = Atlantean().nexus(SPECIAL, "irrigation", STARTING, active=[SPECIAL]).goods(0, production=2)
    moves = turn(scenario.play())
    assert f"use nexus1 {SPECIAL}" in moves
    assert "wake nexus2 irrigation" in moves


def test_good_cards_that_come_soon_are_worth_more_and_others_do_not_profit() -> None:
    ahead = Atlantean().nexus("computing", "feudalism").exact_future().last_turns(2).play()
    behind = Atlantean().nexus("feudalism", "computing").exact_future().last_turns(2).play()
    assert worth(ahead) > worth(behind)
    assert worth(ahead, 1) == worth(behind, 1)


def test_what_was_activated_comes_later() -> None:
    """One more turn is to come: a card that is active now has all others before it then."""

    def with_active(*active: str) -> Play:
        return Atlantean().nexus("computing", "feudalism", active=active).exact_future().last_turns(2).play()

    assert worth(with_active()) > worth(with_active("computing"))
    assert worth(with_active("feudalism")) > worth(with_active("computing"))


def test_in_a_whole_game_the_nexus_grows_and_is_used() -> None:
    setup = GAME.setup(2, {**ON, "civilizations": "atlantis,egypt"})
    cards = activations = 0.0
    for seed in range(3):
        s = GAME.start(setup, seed)
        agents = [make_agent("greedy", seed * 2 + seat) for seat in range(2)]
        while s.to_move != NOBODY:
            s.play(agents[s.to_move].choose(s))
        measures = GAME.study(s, lambda: None).measures  # type: ignore[arg-type,return-value]
        cards += measures["nexus_cards"]
        activations += measures["nexus_activations"] / measures["rounds"]
    assert cards / 3 >= 4, "at least two Knowledge besides those that lie there from the beginning"
    assert activations / 3 > 1.25, "more than the one card that comes by itself"
