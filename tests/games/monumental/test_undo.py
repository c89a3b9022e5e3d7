"""What can be taken back and what cannot (MO-EFF)."""

from __future__ import annotations

import pytest

from tests.games.monumental.scenario import Play, Scenario

# -- undo ------------------------------------------------------------------------------------------------


def barriers(play: Play, *moves: str) -> list[bool]:
    """For each move: may it not be taken back?"""
    found = []
    for move in moves:
        before = play.state.reveals
        play.do(move, forced=False)
        found.append(play.state.reveals != before)
    return found


@pytest.mark.rule("MO-EFF-31")
def test_what_shows_nothing_new_can_be_taken_back() -> None:
    scenario = Scenario(civilizations=["greece"]).city(0, b2=("fort", "philosophy")).turn(0, phase=1)
    scenario.goods(0, production=12, culture=1, military=4, gold=1).display("stonehenge").units(0, "a1", 4)
    play = scenario.explorers(0, "a1").empty("b0").play()
    moves = [
        *("activate b2", "buy workshop", "gold 0", "buy 1 stonehenge", "gold 1", "finish", "place a0"),
        *("develop siege_warfare", "effect 1", "outpost a1", "without warlord", "pick 1", "crate"),
        *("explorer 1 b0", "conquer b0", "with warlord", "effect 1", "march a1", "to b0"),
    ]
    assert barriers(play, *moves) == [False] * len(moves)


@pytest.mark.rule("MO-EFF-31")
@pytest.mark.parametrize(
    ("what", "moves"),
    [
        ("a token is turned", ("conquer b0", "without warlord")),
        ("a Market is looked at", ("look 1",)),
        ("a card is drawn", ("progress",)),
        ("phase 2 is over", ("end",)),
    ],
)
def test_what_shows_something_cannot_be_taken_back(what: str, moves: tuple[str, ...]) -> None:
    scenario = Scenario().goods(0, military=2, science=2).explorers(0, "b1").empty("a1")
    play = scenario.play()
    play.do(*moves[:-1])
    before = play.state.reveals
    play.do(moves[-1])
    while play.asked in ("units", "pay"):
        play.do(play.legal[0])
    assert play.state.reveals > before, what


@pytest.mark.rule("MO-EFF-31")
def test_the_end_of_phase_2_is_a_barrier_before_any_card_is_dealt() -> None:
    scenario = Scenario(civilizations=["japan"]).active(0, b2=("fort", "bushido"))
    play = scenario.play().do("use b2-under bushido")
    before = play.state.reveals
    play.do("end")
    assert play.asked == "reinforcing"
    assert play.state.reveals > before


@pytest.mark.rule("MO-EFF-31")
def test_a_conquest_without_a_token_can_be_taken_back() -> None:
    play = Scenario().goods(0, military=2).empty("b0").play()
    before = play.state.reveals
    play.do("conquer b0", "without warlord")
    assert play.state.reveals == before
