"""Opponents know Heroes: they acquire those that pay back, and use them."""

from __future__ import annotations

import pytest

from tests.games.monumental.modules.heroic import GAME, Heroic, hero
from tests.games.monumental.scenario import Play
from trilithon.agents import make_agent
from trilithon.games.monumental.modules.heroes import MODULE


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


def test_somebody_who_judges_plainly_does_not_value_a_hero() -> None:
    scenario = Heroic().units(0, "b0", 1)
    without = scenario.play()
    with_one = scenario.hero(0, "imhotep", "b0").play()
    assert worth(with_one) > worth(without)
    for play in (without, with_one):
        play.state.evaluate_plainly()
    assert worth(with_one) == worth(without)
    assert with_one.state.copy().evaluate() == with_one.state.evaluate()


def test_a_plain_agent_leaves_heroes_that_pay_back_later_in_the_row() -> None:
    play = Heroic().row("imhotep").units(0, "b0", 1).goods(0, gold=6).play()
    agent, chosen = make_agent("greedy-plain", 1), list[str]()
    while play.to_move == 0:
        chosen.append(GAME.write(play.state, agent.choose(play.state)))
        play.do(chosen[-1])
    assert not [move for move in chosen if move.startswith("acquire")]


def test_a_policy_is_not_put_off_for_a_hero_that_would_go() -> None:
    """Whoever can pay the next Policy has such a Hero for this turn only."""

    def more(culture: int) -> float:
        scenario = Heroic().goods(0, culture=culture)
        without = worth(scenario.play())
        return worth(scenario.hero(0, "hildegard", "a0").play()) - without

    assert more(culture=0) > more(culture=1) > 0


def test_the_laboratory_counts_how_many_were_acquired() -> None:
    play = Heroic().row("imhotep", "tomyris").units(0, "b0", 1).goods(0, gold=9).play()
    assert MODULE.study(play.state) == {"heroes_seen": 2.0, "heroes_acquired": 0.0}
    play.do("acquire imhotep")
    assert MODULE.study(play.state) == {"heroes_seen": 2.0, "heroes_acquired": 1.0}
