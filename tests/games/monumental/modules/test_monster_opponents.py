"""Opponents know Monsters: whom they threaten, and what a Defeat is worth. And what a terminal shows of them."""

from __future__ import annotations

import pytest

from tests.games.monumental.modules.lairs import GAME, lair
from tests.games.monumental.scenario import Play
from trilithon.agents import make_agent
from trilithon.games.monumental.engine.hooks import Hook
from trilithon.games.monumental.modules.monsters.engine.own import own


def worth(play: Play, seat: int = 0) -> float:
    hook: Hook = own(play.state)
    return hook.worth(play.state, seat)


def test_a_monster_on_the_map_threatens_what_it_would_hit_the_more_the_sooner() -> None:
    def threat(position: int, soldiers: int) -> float:
        return worth(lair(out={"mogwai": ("c0", position)}).units(0, "b0", soldiers).play())

    assert threat(6, 2) > threat(3, 1) > threat(6, 1)
    assert threat(6, 2) == threat(3, 2)


@pytest.mark.parametrize(
    ("name", "goods"), [("rakshasa", {"gold": 3}), ("fafnir", {"gold": 3}), ("tarasque", {"culture": 3})]
)
def test_what_an_attack_would_take_counts_too(name: str, goods: dict[str, int]) -> None:
    """Whoever has nothing has nothing to lose."""

    def threat(position: int, goods: dict[str, int]) -> float:
        return worth(lair(out={name: ("c0", position)}).units(0, "c0", 2).goods(0, **goods).play())

    def lost(goods: dict[str, int]) -> float:
        return threat(1, goods) - threat(6, goods)

    assert lost(goods) > lost({})


def test_of_alternatives_the_least_counts() -> None:
    """Humbaba takes a Wonder, or Gold of whoever has enough of it."""

    def threat(position: int, gold: int) -> float:
        scenario = lair(out={"humbaba": ("c0", position)}).units(0, "c0", 2).wonder(0, "stonehenge", "c0")
        return worth(scenario.goods(0, gold=gold).play())

    assert threat(1, 0) - threat(6, 0) > threat(1, 4) - threat(6, 4) > 0


def test_an_explorer_that_is_nearer_is_worth_more() -> None:
    def prospect(*tiles: str) -> float:
        return worth(lair(out={"wendigo": ("d2", 3)}).explorers(0, *tiles).goods(0, gold=4).play())

    assert prospect("d2", "b0") > prospect("c1", "b0") > prospect("b0", "b0")
    assert worth(lair().play()) == 0.0


def test_a_cheap_defeat_is_taken() -> None:
    scenario = lair(out={"kraken": ("c2", 5)}).explorers(0, "b1", "a1").goods(0, military=3).last_turns(1)
    play = scenario.exact_future().play()
    move = make_agent("greedy", 1).choose(play.state)
    assert GAME.write(play.state, move) == "defeat 1 kraken"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Kraken on c2: position 6, attacks in 1 turn end"),
        ("hu", "Kraken itt: c2; helye a sávon 6, 1 körvég múlva támad"),
    ],
)
def test_a_terminal_shows_the_track(language: str, line: str) -> None:
    s = lair(hidden={"c0": "hydra"}, out={"kraken": ("c2", 6)}).play().state
    assert line in GAME.show(s, 0, language).splitlines()
