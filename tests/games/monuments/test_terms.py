"""What the words of the rules mean, and that no turn goes on for ever (MS-GEN, MS-GRD)."""

from __future__ import annotations

import pytest

from tests.games.monuments.rich import rich_position
from tests.games.monuments.scenario import Scenario
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.goals import GOALS
from trilithon.kernel.engine.rng import seeded
from trilithon.kernel.engine.state import NOBODY


@pytest.mark.rule("MS-GEN-01")
def test_horses_are_units_but_not_military_and_bridges_are_no_buildings() -> None:
    scenario = Scenario(abilities=("horses",)).units(0, "1301", horse=1, army=1, airforce=1, worker=1)
    scenario.units(0, "1203", navy=1).quests(0, "qs01").units(0, "1202", worker=1).tokens("1202", wood=1)
    play = scenario.play()
    assert GOALS[c.G_MILITARY].reached(play.state, 0, 0, 0) == 3
    units = play.copy().do("play move", forced=False).offers("move")
    assert sorted(units) == [
        "1202 worker",
        "1203 navy",
        "1301 airforce",
        "1301 army",
        "1301 horse",
        "1301 worker",
    ]
    play.do("play build", "build bridge 1102-1202")
    assert play.deeds(0) == {"bridges": 1}, "not among the buildings"


@pytest.mark.rule("MS-GEN-01", "MS-BLD-07")
def test_buildings_never_move() -> None:
    scenario = Scenario().buildings(0, "1302", "fort", "town", "factory").units(0, "1302", worker=1)
    play = scenario.play().do("play move", forced=False)
    assert play.offers("move") == ["1302 worker"]
    play.do("move 1302 worker", "walk 1202")
    assert play.buildings("1302") == {"fort": "intact", "town": "intact", "factory": "intact"}
    assert play.state.builder(play.hexes["1302"]) == 0


@pytest.mark.rule("MS-GEN-06")
def test_water_is_controlled_by_navies_airforces_and_passengers() -> None:
    scenario = (
        Scenario()
        .units(0, "1203", navy=1)
        .units(0, "1303", airforce=1)
        .ferry("1205", aboard=[("worker", "")])
    )
    play = scenario.ferry("1204").quests(0, "qs01").play()
    assert GOALS[c.G_SEA].reached(play.state, 0, 0, 0) == 3, "an empty ferry controls nothing"


@pytest.mark.rule("MS-GRD-06")
@pytest.mark.parametrize("seed", range(6))
def test_every_turn_ends_even_if_nobody_ever_stops_by_himself(seed: int) -> None:
    play, rng = rich_position(seed), seeded(seed, 14)
    s, look = play.state, play.look
    decisions, turn = 0, (look.active, look.round)
    for _ in range(600):
        if s.to_move == NOBODY:
            break
        if (look.active, look.round) != turn:
            decisions, turn = 0, (look.active, look.round)
        decisions += 1
        assert decisions < 150, "as `Monuments.longest` supposes"
        moves = [move for move in s.moves() if move != c.DONE] or s.moves()
        s.play(moves[rng.below(len(moves))])
