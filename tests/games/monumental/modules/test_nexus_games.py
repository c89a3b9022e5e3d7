"""Whole games with Atlantis: nothing is lost, records and kept content play them again, others are as before."""

from __future__ import annotations

import pytest

from tests.games.monumental.modules.atlantean import GAME, ON
from tests.games.monumental.soundness import problems
from trilithon.games.monumental.game import Monumental
from trilithon.kernel.engine.rng import seeded
from trilithon.kernel.engine.state import NOBODY
from trilithon.kernel.playthrough import Playthrough
from trilithon.kernel.record import parse_record, replay, write_record

SEATED = {
    2: "egypt,atlantis",
    3: "atlantis,japan,china",
    4: "denmark,greece,atlantis,japan",
}
WANTED = ("wake", "use nexus", "buy", "copy")


@pytest.mark.rule("MO-LK-01", "MO-LK-08", "MO-LK-09", "MO-LK-11")
@pytest.mark.parametrize("seed", range(9))
def test_at_every_decision_of_a_game_everything_is_somewhere(seed: int) -> None:
    seats = 2 + seed % 3
    options = {
        **ON,
        "civilizations": SEATED[seats],
        "renaissance": seed % 2 == 0,
        "special_provinces": seed % 4 == 0,
        "oasis_reserve": "hold" if seed % 8 == 0 else "take",
        "monsters": 3 if seed % 3 == 0 else 0,
        "heroes": seed % 3 == 1,
    }
    s = GAME.start(GAME.setup(seats, options), seed)
    rng = seeded(seed)
    while s.to_move != NOBODY:
        moves = s.moves()
        wanted = [move for move in moves if GAME.write(s, move).startswith(WANTED)]
        chosen = wanted if wanted and rng.below(3) else moves
        s.play(chosen[rng.below(len(chosen))])
        assert problems(s) == []
        assert list(GAME.invariants(s)) == []


def test_a_game_is_recorded_and_replayed_with_content_that_was_kept() -> None:
    setup = GAME.setup(3, {**ON, "civilizations": SEATED[3]})
    play = Playthrough.start(GAME, setup, 5)
    while not play.over:
        play.play(play.legal[len(play.played) * 7 % len(play.legal)])
    record = parse_record(write_record(play))
    assert replay(GAME, record).state.fingerprint() == play.state.fingerprint()
    again = Monumental(kept=GAME.parts(setup.options))
    assert again.content_of(setup.options) == GAME.content_of(setup.options)
    assert replay(again, record).state.fingerprint() == play.state.fingerprint()


@pytest.mark.rule("MO-LK-01")
def test_whoever_does_not_choose_may_get_atlantis() -> None:
    led = set()
    for seed in range(30):
        s = GAME.start(GAME.setup(2, ON), seed)
        led |= {s.box.civilization_ids[s.civilization(seat)] for seat in range(2)}
    assert "atlantis" in led


def test_without_it_a_game_is_what_it_was() -> None:
    s = GAME.start(GAME.setup(2), 1)
    assert not any("nexus" in player for player in GAME.view(s, 0)["players"])
    assert "nexus_new" not in s.layout.by_name
    assert "atlantis" not in s.box.civilization_ids
