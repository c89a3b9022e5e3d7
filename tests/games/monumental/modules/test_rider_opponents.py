"""Opponents know Horses and sacrifices, and use them as somebody would."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.games.monumental.modules.mounted import GAME, Mounted, riders
from tests.games.monumental.modules.sacrificing import Sacrificing, altar
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


def test_a_mounted_unit_is_worth_more_and_others_do_not_profit() -> None:
    plain = Mounted().units(0, "b0", 1).play()
    mounted = Mounted().riders(0, "b0", 1).play()
    assert worth(mounted) > worth(plain)
    assert worth(mounted, 1) == worth(plain, 1)


def test_a_horse_is_worth_most_where_somebody_could_attack() -> None:
    border = Mounted().riders(0, "c0", 1).units(0, "b0", 1).units(1, "d0", 1)
    behind = Mounted().riders(0, "b0", 1).units(0, "c0", 1).units(1, "d0", 1)
    assert worth(border.play()) > worth(behind.play())


def test_greedy_mounts_whoever_holds_a_border() -> None:
    scenario = Mounted().units(0, "c0", 1).units(0, "b0", 1).units(1, "d0", 2)
    play = scenario.active(0, a1="royal_stables").goods(0, gold=1).play()
    moves = turn(play)
    assert "use a1 royal_stables" in moves
    assert "mount c0" in moves
    assert riders(play, "c0") == 1


def test_greedy_sacrifices_for_culture() -> None:
    play = Sacrificing().active(0, b2="templo_mayor").play()
    assert "use b2 templo_mayor" in turn(play)
    assert altar(play) == 1


def test_the_more_lie_on_the_altar_the_more_is_the_next_one_missed() -> None:
    values = [worth(Sacrificing().altar(0, n).play()) for n in range(5)]
    steps = [before - after for before, after in pairwise(values)]
    assert all(step > 0 for step in steps)
    assert steps == sorted(steps)


def test_in_the_last_turn_nobody_misses_them() -> None:
    def last(n: int) -> float:
        return worth(Sacrificing().altar(0, n).exact_future().last_turns(0).play())

    early = worth(Sacrificing().play()) - worth(Sacrificing().altar(0, 4).play())
    assert last(0) - last(4) < early / 2


@pytest.mark.parametrize(
    ("peoples", "measure", "least"),
    [("amazons,egypt", "horses_gained", 2), ("aztecs,egypt", "sacrifices", 2)],
)
def test_opponents_use_what_they_have(peoples: str, measure: str, least: float) -> None:
    """On average of some games."""
    found = []
    for seed in range(4):
        setup = GAME.setup(2, {"lost_kingdoms": True, "civilizations": peoples})
        s = GAME.start(setup, seed)
        agents = [make_agent("greedy", seed * 2 + seat) for seat in range(2)]
        while s.to_move != NOBODY:
            s.play(agents[s.to_move].choose(s))
        found.append(GAME.study(s, lambda: pytest.fail("nothing is retold")).measures[measure])
    assert sum(found) / len(found) >= least, found
