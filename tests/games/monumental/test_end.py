"""When the game ends, and what everybody has had by then (MO-END)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.monumental.scenario import Scenario, new_game
from trilithon.games.monumental.engine.position import Position
from trilithon.kernel.engine.state import NOBODY

SIX = ("granary", "barracks", "quarry", "irrigation", "writing", "sailing")


def play_on(s: Position, rng: Random, restless: float) -> list[int]:
    """Play to the end; who is asked for actions goes on with this probability. Whose turns there were, in order."""
    turns: list[int] = []
    begun = 0
    while s.to_move != NOBODY:
        if s.turn() != begun:
            begun = s.turn()
            turns.append(s.active())
        moves = s.moves()
        stops = s.closes(moves[-1]) and rng.random() >= restless
        s.play(moves[-1] if stops else rng.choice(moves))
    return turns


def passed_through(seats: int, **options: int) -> Position:
    """A game in which nobody ever does anything."""
    s = new_game(seats, **options)
    play_on(s, Random(0), restless=0)
    return s


@pytest.mark.rule("MO-END-01")
def test_the_end_is_triggered_when_the_last_card_is_dealt() -> None:
    play = Scenario(3).display(*SIX).exact_future("currency", "academy").play().do("end")
    assert play.look.turns_left == -1, "there is a card left"
    play.do("activate a1", "end")
    assert "last-card" in play.told
    assert play.look.turns_left >= 0


@pytest.mark.rule("MO-END-02", "MO-END-03")
@pytest.mark.parametrize(("seats", "k"), [(seats, k) for seats in (2, 3, 4) for k in range(1, seats + 1)])
def test_the_round_is_finished_and_one_more_is_played(seats: int, k: int) -> None:
    scenario = Scenario(seats).display(*SIX).exact_future("currency").turn(k - 1)
    play = scenario.play().do("end")
    turns = play_on(play.state, Random(0), restless=0)
    assert len(turns) == 2 * seats - k
    assert turns == [(k + i) % seats for i in range(2 * seats - k)]
    assert turns[-1] == seats - 1, "Sn has the last turn"


@pytest.mark.rule("MO-END-03")
def test_who_triggers_the_end_is_counted_from_the_starting_player() -> None:
    s = new_game(3, first_player=0, seed=4)
    assert s.first() == 2
    turns = play_on(s, Random(0), restless=0)
    assert turns[0] == 2
    assert turns[-1] == 1, "it sits at the right hand of the first"


@settings(max_examples=25)
@given(seats=st.integers(2, 4), seed=st.integers(0, 2**32), restless=st.floats(0, 0.95))
@pytest.mark.rule("MO-END-02", "MO-END-04", "MO-END-06", "MO-END-07")
def test_all_have_had_the_same_number_of_turns(seats: int, seed: int, restless: float) -> None:
    s = new_game(seats, seed=seed, first_player=0)
    turns = play_on(s, Random(seed), restless)
    each = Counter(turns)
    assert set(each.values()) == {len(turns) // seats}
    assert turns == [(s.first() + i) % seats for i in range(len(turns))], "nobody is ever left out"
    assert s.size(s.at.future) == 0
    assert s.turns_left() == 0
    assert s.round_number() <= {2: 9, 3: 11, 4: 9}[seats]


@pytest.mark.rule("MO-END-06")
@pytest.mark.parametrize(
    ("seats", "renaissance", "last_round"),
    [(2, 0, 9), (3, 0, 11), (4, 0, 9), (2, 1, 12), (3, 1, 15), (4, 1, 12)],
)
def test_the_latest_possible_last_round(seats: int, renaissance: int, last_round: int) -> None:
    s = passed_through(seats, renaissance=renaissance)
    assert s.round_number() == last_round
    assert s.turn() == last_round * seats


@pytest.mark.rule("MO-END-05")
def test_what_is_left_on_display_stays_on_sale() -> None:
    scenario = Scenario(3).display(*SIX).exact_future().exact_deck(0).last_turns(0)
    play = scenario.goods(0, production=3, science=3).play()
    assert {"1 granary", "4 irrigation", "workshop"} <= set(play.offers("buy"))
    play.do("buy 4 irrigation", "end")
    assert play.asked == "over"
    assert play.counts(0)["knowledge"] == 1


@pytest.mark.rule("MO-END-07")
def test_who_loses_everything_plays_on() -> None:
    """Seat 1 has no Province, no card in City, deck or discard pile, and no resource; it has its turns all the same."""
    play = Scenario(3).display(*SIX).exact_deck(1).units(0, "d0", 8).play().do("end")
    assert play.counts(1) == {"provinces": 0, "knowledge": 0, "wonders": 0, "policies": 0}
    assert (play.to_move, play.asked) == (1, "activate")
    play.do("activate b2")
    assert play.legal[-1] == "end"
    play.do("end")
    assert (play.to_move, play.asked) == (2, "activate")
