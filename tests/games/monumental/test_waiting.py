"""Whoever waits can look around, and see what rows and columns of the own City would bring (section 7 of the rules)."""

from __future__ import annotations

import pytest

from trilithon.games.monumental.game import Monumental
from trilithon.kernel.engine.rng import seeded
from trilithon.kernel.engine.state import NOBODY

GAME = Monumental()


def test_what_is_seen_ahead_is_what_is_told_when_the_turn_comes() -> None:
    """In the turn before, unless the City has changed meanwhile."""
    s = GAME.start(GAME.setup(5, {"lost_kingdoms": True}), 6)
    rng = seeded(1)
    seen: dict[int, tuple[object, object]] = {}
    compared = 0
    while s.to_move != NOBODY:
        before = s.fingerprint()
        for seat in range(5):
            view = GAME.view(s, seat)
            ahead = view["next_crossings"]
            if s.phase() and seat != s.active() and view["turn"]["left_of"] is None:
                assert set(ahead) == {"a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3"}
                seen[seat] = (view["players"][seat]["city"], ahead)
            elif seat == s.active() or not s.phase():
                assert ahead is None
            if view["asked"] == "activate" and seat == s.to_move and seat in seen:
                city, crossings = seen[seat]
                if city == view["players"][seat]["city"]:
                    assert view["asked_about"]["crossings"] == crossings
                    compared += 1
        assert s.fingerprint() == before, "looking ahead changes nothing"
        moves = s.moves()
        s.play(moves[rng.below(len(moves))])
    assert compared > 20
    assert GAME.view(s, 0)["next_crossings"] is None


@pytest.mark.rule("MO-LK-20")
def test_whose_last_turn_is_over_has_nothing_to_look_ahead_to() -> None:
    s = GAME.start(GAME.setup(5, {"lost_kingdoms": True}), 6)
    while s.to_move != NOBODY and not (s.turns_left() == 0 and s.phase() == 2):
        s.play(s.moves()[-1])
    assert [GAME.view(s, seat)["next_crossings"] for seat in range(5)] == [None] * 5


def test_who_watches_has_no_city_to_look_ahead_in() -> None:
    s = GAME.start(GAME.setup(3), 6)
    while s.phase() == 0:
        s.play(s.moves()[0])
    assert GAME.view(s, NOBODY)["next_crossings"] is None
    waiting = next(seat for seat in range(3) if seat != s.active())
    view = GAME.view(s, waiting)
    assert view["prices"] is not None, "prices are told to those who wait as well"
    assert view["next_crossings"] is not None
