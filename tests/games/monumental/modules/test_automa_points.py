"""Points of an Automa (MO-AUT-46, -47)."""

from __future__ import annotations

import pytest

from tests.games.monumental.modules.machines import GAME, begin, machine
from tests.games.monumental.scenario import Scenario
from trilithon.games.monumental.engine.scoring import ranking, sheet


def rich(gold: int, human_gold: int = 0, human_culture: int = 0) -> Scenario:
    scenario = machine("a04", "a12").goods(1, gold=gold)
    return scenario.goods(0, gold=human_gold, culture=human_culture)


@pytest.mark.rule("MO-AUT-46", "MO-MEX-06")
def test_example_21_points() -> None:
    scenario = machine("a04", "a12", civilization="greece").goods(1, gold=11).goods(0, gold=12)
    for tile in ("d1", "d0", "e2", "d2"):
        scenario.units(1, tile, 1)
    for tile in ("b0", "a1", "a2", "b1", "c0"):
        scenario.units(0, tile, 1)
    scenario.discard(1, "writing", "irrigation", "sailing", "market", "castle")
    scenario.discard(0, "currency", "engineering", "tribute", "historiography")
    scenario.wonder(1, "stonehenge", "d1").wonder(1, "great_wall", "d0").wonder(0, "great_pyramid", "b0")
    for seat, some in ((1, 2), (0, 3)):
        civilization = scenario.state.civilization(seat)
        box = scenario.state.box
        own = list(range(box.policy_start[civilization], box.policy_end[civilization]))
        scenario.look.developed[seat] = own[:some]
        if seat == 1:
            scenario.look.automa_policies[1] = own[some:]
    scenario.crates(1, 1)
    play = begin(scenario)
    row = dict(zip(GAME.columns(play.state), sheet(play.state)[1], strict=True))
    assert row["provinces"] == 4
    assert row["knowledge"] == 3, "no starting Knowledge; Buildings and Production tokens score nothing"
    assert row["wonders"] == 4
    assert row["policies"] == 4
    assert row["automa"] == 3, "11 Gold"
    assert row["dominance"] == 3, "sole leader in Wonders; the human has more of all else"
    assert dict(zip(GAME.columns(play.state), sheet(play.state)[0], strict=True))["automa"] == 0, (
        "not a person's"
    )
    assert sum(row.values()) == play.state.scores()[1] == 21


@pytest.mark.rule("MO-AUT-46")
@pytest.mark.parametrize(("gold", "points"), [(0, 0), (2, 0), (3, 1), (8, 2), (9, 3)])
def test_a_point_for_every_three_gold_rounded_down(gold: int, points: int) -> None:
    play = begin(rich(gold))
    assert sheet(play.state)[1][-1] == points


@pytest.mark.rule("MO-AUT-47", "MO-MD-19")
def test_ties_are_broken_by_all_its_gold_and_its_culture_is_none() -> None:
    equal = begin(rich(2, human_gold=1))
    assert sheet(equal.state) == [[0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]]
    assert ranking(equal.state) == [2, 1], "scoring has not spent it"
    culture = begin(rich(2, human_gold=2, human_culture=1))
    assert ranking(culture.state) == [1, 2]
    shared = begin(rich(2, human_gold=2))
    assert ranking(shared.state) == [1, 1]
