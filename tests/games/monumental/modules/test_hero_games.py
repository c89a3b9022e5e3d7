"""Whole games with Heroes: nothing is lost, records and kept content play them again, others are as before."""

from __future__ import annotations

import pytest

from tests.games.monumental.modules.heroic import GAME
from tests.games.monumental.soundness import problems
from trilithon.games.monumental.game import Monumental
from trilithon.kernel.engine.rng import seeded
from trilithon.kernel.engine.state import NOBODY
from trilithon.kernel.playthrough import Playthrough
from trilithon.kernel.record import parse_record, replay, write_record


@pytest.mark.rule("MO-HERO-01", "MO-HERO-02", "MO-HERO-17", "MO-MOD-04")
@pytest.mark.parametrize("seed", range(9))
def test_at_every_decision_of_a_game_everything_is_somewhere(seed: int) -> None:
    options = {"heroes": True, "renaissance": seed % 2 == 0, "special_provinces": seed % 4 == 0}
    s = GAME.start(GAME.setup(2 + seed % 3, options), seed)
    rng = seeded(seed)
    while s.to_move != NOBODY:
        moves = s.moves()
        wanted = [move for move in moves if GAME.write(s, move).startswith(("acquire", "hero"))]
        chosen = wanted if wanted and rng.below(2) else moves
        s.play(chosen[rng.below(len(chosen))])
        assert problems(s) == []
        assert list(GAME.invariants(s)) == []


def test_a_game_is_recorded_and_replayed_with_content_that_was_kept() -> None:
    setup = GAME.setup(3, {"heroes": True, "renaissance": True})
    play = Playthrough.start(GAME, setup, 5)
    while not play.over:
        play.play(play.legal[len(play.played) * 7 % len(play.legal)])
    record = parse_record(write_record(play))
    assert replay(GAME, record).state.fingerprint() == play.state.fingerprint()
    again = Monumental(kept=GAME.parts(setup.options))
    assert again.content_of(setup.options) == GAME.content_of(setup.options)
    assert replay(again, record).state.fingerprint() == play.state.fingerprint()


def test_without_them_a_game_is_what_it_was() -> None:
    s = GAME.start(GAME.setup(2), 1)
    view = GAME.view(s, 0)
    assert "heroes" not in view
    assert "heroes" not in view["prices"]
    assert not any("hero" in player for player in view["players"])
    assert not any("hero" in tile for tile in view["map"]["tiles"])
    assert "hero" not in s.layout.by_name
    assert s.at.kinds_of_units == 2
