"""Proposals: rows of moves to a conquest or a purchase, with Units and payments.

The map of the scenarios, with seat 0 on a0 and seat 1 on e0:

      a0 CCC   b0 11-   c0 12-   d0 13-   e0 CCC
          a1 01-   b1 0fm   c1 24-   d1 11-
      a2 01-   b2 1f-   c2 ~~~   d2 02m   e2 11-
"""

from __future__ import annotations

import pytest

from tests.games.monumental.scenario import Play, Scenario
from tests.games.monumental.starting import over, random_game
from trilithon.games import find
from trilithon.games.monumental.engine import codes as c

GAME = find("monumental")


def row(play: Play, target: str) -> list[str]:
    """A proposal in words; every move of it is legal."""
    state, texts = play.state.copy(), []
    for move in GAME.propose(play.state, target):
        assert move in state.moves()
        texts.append(GAME.write(state, move))
        state.play(move)
    return texts


def test_rows_are_legal_and_show_nothing_hidden_before_their_last_move() -> None:
    found = {"tile": 0, "display": 0, "basic": 0}
    for seed in range(4):
        for number, s in enumerate(random_game(2 + seed % 3, seed)):
            if number % 7:
                continue
            before = s.numbers()
            for target in GAME.targets(s):
                trial = s.copy()
                for move in GAME.propose(s, target):
                    assert trial.to_move == s.to_move
                    assert trial.reveals == s.reveals
                    assert move in trial.moves()
                    assert GAME.write(trial, move) not in ("end", "done")
                    trial.play(move)
                    kind = target.split(":")[0]
                    if kind in found:
                        found[kind] += 1
            assert s.numbers() == before
    assert min(found.values()) > 20


# -- conquests ---------------------------------------------------------------------------------------


@pytest.mark.rule("MO-CONQ-09", "MO-CONQ-18")
def test_the_warlord_goes_if_its_bonus_is_unused() -> None:
    play = Scenario().goods(0, military=2).play()
    assert row(play, "tile:b0") == ["conquer b0", "with warlord", "from a0"]
    play.look.warlord_used[0] = 1
    assert row(play, "tile:b0") == ["conquer b0", "without warlord", "from a0", "from a0"]


@pytest.mark.rule("MO-CONQ-11", "MO-CONQ-15")
def test_the_nearest_soldiers_go_first() -> None:
    """c0 takes 3 Units. b0 is next to it, a0 one step further."""
    scenario = Scenario().goods(0, military=3).units(0, "b0", 3)
    scenario.look.warlord_used[0] = 1
    assert row(scenario.play(), "tile:c0") == [
        "conquer c0",
        "without warlord",
        "from a0",
        "from b0",
        "from b0",
    ]


@pytest.mark.rule("MO-CONQ-13")
def test_no_province_is_emptied_while_others_can_go() -> None:
    """With an Outpost b0 might be left without Units; two come from the Capital instead."""
    scenario = Scenario().goods(0, military=3).units(0, "b0", 2).outpost(0, "b0")
    scenario.look.warlord_used[0] = 1
    moves = row(scenario.play(), "tile:c0")
    assert moves == ["conquer c0", "without warlord", "from a0", "from a0", "from b0"]


@pytest.mark.rule("MO-RES-06")
def test_a_conquest_is_paid_with_as_little_gold_as_possible() -> None:
    play = Scenario().goods(0, military=1, gold=3).play()
    assert row(play, "tile:b0") == ["conquer b0", "with warlord", "from a0", "gold 1"]


@pytest.mark.rule("MO-CONQ-22")
def test_a_reduction_goes_where_it_saves_gold() -> None:
    scenario = Scenario(civilizations=["japan"]).policies(0, "diplomacy").units(0, "a1", 1)
    play = scenario.goods(0, military=1, gold=3).play()
    moves = row(play, "tile:b1")
    assert moves[:2] == ["conquer b1", "with warlord"]
    for text in moves:
        play.do(text, forced=False)
    token = play.look.looted[0][-1]
    price = sum(play.state.box.token_price[token * c.BASICS : (token + 1) * c.BASICS])
    assert play.goods(0)["gold"] >= 3 - max(0, price - 2)


def test_a_conquest_under_way_is_carried_on() -> None:
    play = (
        Scenario()
        .goods(0, military=3)
        .units(0, "b0", 3)
        .play()
        .do("conquer c0", "without warlord", forced=False)
    )
    assert row(play, "tile:c0") == ["from a0", "from b0", "from b0"]
    play.do("from a0", forced=False)
    assert row(play, "tile:c0") == ["from b0", "from b0"]
    assert row(play, "tile:b0") == []


def test_where_nothing_can_be_conquered_an_explorer_goes() -> None:
    play = Scenario().goods(0, military=1).play()
    assert row(play, "tile:b0") == ["explorer 1 b0"]
    assert row(play, "tile:c1") == []
    assert row(play, "tile:c2") == []


# -- purchases ---------------------------------------------------------------------------------------


@pytest.mark.rule("MO-RES-06")
def test_a_purchase_comes_with_its_payment() -> None:
    play = Scenario().goods(0, production=4, gold=3, science=1).display("granary", "irrigation").play()
    assert row(play, "display:1") == ["buy 1 granary", "gold 0"]
    assert row(play, "display:2") == ["buy 2 irrigation", "gold 1"]
    assert row(play, "basic:workshop") == ["buy workshop", "gold 0"]
    assert row(play, "display:3") == []


@pytest.mark.rule("MO-RES-11")
def test_tokens_are_never_used_for_a_payment() -> None:
    play = Scenario().goods(0, production=2).crates(0, 3).display("granary").play()
    assert row(play, "display:1") == []
    assert row(play, "crate") == ["crate"]


@pytest.mark.rule("MO-WON-02", "MO-SCI-01")
def test_wonders_and_progress_come_with_their_payment() -> None:
    play = Scenario().goods(0, production=9, science=2, gold=1).work(0, "stonehenge").play()
    assert row(play, "work") == ["finish", "gold 0"]
    assert row(play, "science") == ["progress", "gold 0"]


def test_things_of_which_nothing_follows_are_not_proposed() -> None:
    play = Scenario().play()
    for target in ("end", "tile:zz", "resource:gold", "city:1:a1", "nonsense", ""):
        assert row(play, target) == []
    over(play)
    assert GAME.propose(play.state, "tile:b0") == []
