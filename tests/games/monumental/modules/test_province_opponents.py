"""Opponents know special Provinces: what they bring, what they cost, and how they guard land."""

from __future__ import annotations

import pytest

from tests.games.monumental.modules.special import GAME, special
from tests.games.monumental.scenario import Play, Scenario
from trilithon.agents import make_agent


def chosen(play: Play, agent: str = "greedy", seed: int = 1) -> str:
    return GAME.write(play.state, make_agent(agent, seed).choose(play.state))


@pytest.mark.parametrize("letter", ["O", "M", "H"])
def test_of_two_provinces_that_are_alike_the_one_that_brings_more_is_conquered(letter: str) -> None:
    """Three Units would do for b0 or for a1, but not for both."""
    special_one = f"12-{letter}"
    for tile, other, scenario in (
        ("b0", "a1", special(b0=special_one, a1="12-")),
        ("a1", "b0", special(b0="12-", a1=special_one)),
    ):
        scenario.display("granary", "irrigation").goods(0, military=3, production=2 if letter == "M" else 0)
        first = [chosen(scenario.play(), seed=seed) for seed in range(3)]
        assert first.count(f"conquer {tile}") > first.count(f"conquer {other}"), (tile, first)


@pytest.mark.rule("MO-PROV-05")
def test_a_defender_bids_what_the_attacker_cannot_pay() -> None:
    play = foothill(mine=1, theirs=3)
    assert chosen(play) == "bid 2"


@pytest.mark.rule("MO-PROV-05")
def test_a_rich_defender_bids_more_than_a_province_is_worth() -> None:
    assert int(chosen(foothill(mine=9, theirs=9)).split()[1]) >= 3


@pytest.mark.rule("MO-PROV-05")
def test_an_attacker_pays_little_and_does_not_pay_much() -> None:
    assert chosen(foothill(mine=1, theirs=1).do("bid 1")) == "match"
    assert chosen(foothill(mine=8, theirs=9).do("bid 8")) == "fail"


def foothill(mine: int, theirs: int) -> Play:
    scenario = special(b0="11-F").units(1, "b0", 1).goods(1, gold=theirs)
    play = scenario.goods(0, military=2, gold=mine).play().do("conquer b0", "without warlord", "gold 0")
    assert play.asked == "foothill_bid"
    return play


@pytest.mark.rule("MO-PROV-07")
def test_production_that_buys_nothing_becomes_gold() -> None:
    play = special(b0="11-M").empty("b0").goods(0, military=1, production=2).play()
    play.do("conquer b0", "without warlord")
    assert chosen(play) == "turn 2"


@pytest.mark.parametrize(("letter", "gold"), [("J", 0), ("F", 3)])
def test_land_that_a_rival_could_attack_is_worth_more_where_it_is_guarded(letter: str, gold: int) -> None:
    def ahead(scenario: Scenario) -> float:
        scenario.units(0, "b0", 1).units(1, "c0", 1).goods(0, gold=gold)
        mine, theirs = scenario.play().state.evaluate()
        return mine - theirs

    assert ahead(special(b0=f"11-{letter}")) > ahead(special(b0="11-"))


@pytest.mark.parametrize("agent", ["greedy", "search:2", "glance", "random"])
def test_every_agent_plays_games_with_them_to_the_end(agent: str) -> None:
    state = GAME.start(
        GAME.setup(2, {"special_provinces": True, "oasis_reserve": "hold", "map": "generated"}), 4
    )
    agents = [make_agent(agent, 1), make_agent("random", 2)]
    for _ in range(400):
        if state.to_move < 0:
            break
        state.play(agents[state.to_move].choose(state))
    assert GAME.problems(state) == []
