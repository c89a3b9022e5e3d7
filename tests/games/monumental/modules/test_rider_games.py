"""Whole games with Amazons and Aztecs: nothing is lost, records play them again, others are as before."""

from __future__ import annotations

import pytest

from tests.games.monumental.modules.mounted import GAME
from tests.games.monumental.soundness import problems
from trilithon.games.monumental.game import Monumental
from trilithon.games.monumental.modules.amazons.engine.own import horses_on, own, supply
from trilithon.kernel.engine.rng import seeded
from trilithon.kernel.engine.state import NOBODY
from trilithon.kernel.playthrough import Playthrough
from trilithon.kernel.record import parse_record, replay, write_record

WANTED = ("mount", "use", "policy", "develop", "conquer", "march", "outpost", "acquire")
OTHERS = {
    0: {},
    1: {"heroes": True, "renaissance": True},
    2: {"special_provinces": True},
    3: {"monsters": 6},
    4: {"heroes": True, "monsters": 3, "special_provinces": True},
}
PEOPLES = (
    "amazons,aztecs",
    "amazons,egypt,aztecs",
    "aztecs,japan,denmark,amazons",
    "japan,amazons",
    "japan,aztecs",
)


@pytest.mark.rule("MO-LK-01", "MO-LK-04", "MO-LK-05", "MO-LK-14", "MO-MOD-05")
@pytest.mark.parametrize("seed", range(10))
def test_at_every_decision_of_a_game_everything_is_somewhere(seed: int) -> None:
    peoples = PEOPLES[seed % len(PEOPLES)]
    options = {"lost_kingdoms": True, "civilizations": peoples, **OTHERS[seed // 2]}
    s = GAME.start(GAME.setup(peoples.count(",") + 1, options), seed)
    rng = seeded(seed)
    while s.to_move != NOBODY:
        moves = s.moves()
        wanted = [move for move in moves if GAME.write(s, move).startswith(WANTED)]
        chosen = wanted if wanted and rng.below(2) else moves
        s.play(chosen[rng.below(len(chosen))])
        assert problems(s) == []
        assert list(GAME.invariants(s)) == []
        if "amazons" in peoples:
            there = sum(horses_on(s, own(s), tile) for tile in range(s.at.tiles))
            assert there + supply(s, own(s)) == 6
            assert supply(s, own(s)) >= 0


def test_games_are_played_in_which_much_of_it_happens() -> None:
    """The test above would prove nothing if nobody were ever mounted or sacrificed."""
    measured = {"horses_gained": 0.0, "sacrifices": 0.0}
    for seed in range(4):
        options = {"lost_kingdoms": True, "civilizations": "amazons,aztecs"}
        s = GAME.start(GAME.setup(2, options), seed)
        rng = seeded(seed)
        while s.to_move != NOBODY:
            moves = s.moves()
            wanted = [move for move in moves if GAME.write(s, move).startswith(WANTED)]
            chosen = wanted or moves
            s.play(chosen[rng.below(len(chosen))])
        study = GAME.study(s, lambda: pytest.fail("nothing is retold"))
        for name in measured:
            measured[name] += study.measures[name]
    assert measured["horses_gained"] >= 4
    assert measured["sacrifices"] >= 4


@pytest.mark.parametrize("peoples", ["amazons,aztecs,greece", "japan,aztecs,amazons"])
def test_a_game_is_recorded_and_replayed_with_content_that_was_kept(peoples: str) -> None:
    setup = GAME.setup(3, {"lost_kingdoms": True, "civilizations": peoples, "heroes": True})
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
    assert "horses" not in view
    assert not any({"altar", "horses", "mounted"} & set(player) for player in view["players"])
    assert not any("rider" in tile for tile in view["map"]["tiles"])
    assert not {"mounted", "sacrificed"} & set(s.layout.by_name)
    assert s.at.kinds_of_units == 2


@pytest.mark.rule("MO-LK-01")
def test_what_others_cannot_see_is_the_same_for_all() -> None:
    """Horses and altars are public: no viewer sees less of them."""
    options = {"lost_kingdoms": True, "civilizations": "amazons,aztecs,egypt"}
    s = GAME.start(GAME.setup(3, options), 2)
    rng = seeded(2)
    while s.to_move != NOBODY:
        views = [GAME.view(s, viewer) for viewer in (-1, 0, 1, 2)]
        for name in ("altar", "horses", "mounted"):
            shown = [[player.get(name) for player in view["players"]] for view in views]
            assert all(one == shown[0] for one in shown)
        amazons, aztecs, egypt = views[0]["players"]
        assert {"horses", "mounted"} <= set(amazons)
        assert "altar" in aztecs
        assert bool(egypt.get("horses")) == ("horses" in egypt) == ("mounted" in egypt), (
            "only if there are some"
        )
        moves = s.moves()
        s.play(moves[rng.below(len(moves))])
