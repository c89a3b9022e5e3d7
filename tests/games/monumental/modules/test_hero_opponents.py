"""Opponents know Heroes: they acquire those that pay back, and use them."""

from __future__ import annotations

import pytest

from tests.games.monumental.modules.heroic import GAME, Heroic, hero
from tests.games.monumental.scenario import Play
from trilithon.agents import make_agent


def turn(play: Play, seed: int = 1) -> list[str]:
    """What greedy does until its turn ends."""
    agent, moves = make_agent("greedy", seed), []
    while play.to_move == 0:
        moves.append(GAME.write(play.state, agent.choose(play.state)))
        play.do(moves[-1])
    return moves


def worth(play: Play, seat: int = 0) -> float:
    return play.state.evaluate()[seat]


def test_a_hero_that_pays_back_is_acquired_while_there_is_time() -> None:
    scenario = Heroic().row("imhotep").units(0, "b0", 1).goods(0, gold=6)
    moves = turn(scenario.play())
    assert "acquire imhotep" in moves
    assert "hero imhotep" in moves


def test_nobody_acquires_one_for_nothing_in_the_last_turn() -> None:
    scenario = Heroic().row("tomyris").units(0, "b0", 1).goods(0, gold=3).exact_future().last_turns(0)
    assert not [move for move in turn(scenario.play()) if move.startswith("acquire")]


def test_an_effect_that_costs_nothing_is_used() -> None:
    play = Heroic().explorers(0, "b0").hero(0, "zheng_he", "b0").play()
    assert "hero zheng_he" in turn(play)


@pytest.mark.parametrize("name", ["imhotep", "tomyris"])
def test_having_one_is_worth_something_and_others_do_not_profit(name: str) -> None:
    scenario = Heroic().units(0, "b0", 1)
    plain = scenario.play()
    play = scenario.hero(0, name, "b0").play()
    assert hero(play, 0) == name
    assert worth(play) > worth(plain)
    assert worth(play, 1) <= worth(plain, 1)


def test_a_hero_that_will_go_soon_is_worth_less() -> None:
    values = [
        worth(Heroic().units(0, "b0", 1).hero(0, "imhotep", "b0", spent=spent).play()) for spent in range(3)
    ]
    assert values[0] > values[1] > values[2]
