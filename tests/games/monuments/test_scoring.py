"""Points, score cards and tie-breaks (MS-SCO)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.monuments.scenario import Play, Scenario
from tests.games.monuments.test_examples import TWELVE
from trilithon.games.monuments.engine.scoring import times


def plain(**options: Any) -> Scenario:
    """Seat 0's score card changes power and layers only."""
    return Scenario(score_cards=("architect", "general"), **options)


@pytest.mark.rule("MS-SCO-01")
def test_layers_are_six_points_each() -> None:
    assert [plain().layers(0, n).play().points(0).get("layers", 0) for n in range(6)] == [
        0,
        6,
        12,
        18,
        24,
        30,
    ]


@pytest.mark.rule("MS-SCO-01", "MS-BON-04")
@pytest.mark.parametrize(
    ("common", "points"), [("glory", 6), ("triumph", 4), ("realm", 1), ("legends", 4), ("wisdom", 3)]
)
def test_cards_of_layer_five(common: str, points: int) -> None:
    scenario = Scenario(4).commons(0, common).units(0, "1301", army=3).completed(0, "qs01", "qs02")
    scenario.upgraded(0, "move", "trade", "quest")
    scenario.units(0, "1302", worker=1)
    assert scenario.play().points(0)["bonus"] == points


@pytest.mark.rule("MS-SCO-01")
def test_cards_of_layer_five_have_a_most() -> None:
    scenario = (
        Scenario()
        .commons(0, "triumph")
        .units(0, "1301", army=3, airforce=3, armed=5)
        .units(0, "1203", navy=3)
    )
    play = scenario.play()
    assert play.power(0) == 9 + 6 + 5 + 9
    assert play.points(0)["bonus"] == 8


@pytest.mark.rule("MS-SCO-02", "MS-SCO-08")
@pytest.mark.parametrize(("tokens", "points"), [(2, 0), (3, 1), (5, 1)])
def test_resources_are_one_point_for_three(tokens: int, points: int) -> None:
    scenario = plain().units(0, "1302", worker=1).tokens("1302", sheep=tokens).tokens("1301", wood=5)
    assert scenario.play().points(0).get("resources", 0) == points, "those without a worker are nobody's"


@pytest.mark.rule("MS-SCO-03")
def test_workers_are_one_point_for_two_wherever_they_are() -> None:
    scenario = plain().units(0, "1201", worker=2).units(0, "1302", armed=1, worker=1)
    scenario.ferry("1203", aboard=[("worker", ""), ("armed", "")])
    assert scenario.play().points(0)["workers"] == 3


@pytest.mark.rule("MS-SCO-04", "MS-GEN-05", "MS-GEN-07")
def test_land_is_one_point_each() -> None:
    scenario = Scenario(score_cards=("general",), abilities=("horses",)).units(0, "1201", worker=1)
    scenario.units(0, "1302", worker=2).units(0, "1301", army=1).units(0, "0800", airforce=1)
    scenario.units(0, "1203", navy=1).units(0, "0801", horse=1).buildings(0, "1202", "fort")
    assert scenario.play().points(0)["land"] == 3, "no monument, sea, horse or building"


@pytest.mark.rule("MS-SCO-05", "MS-GEN-08")
def test_power_of_everything() -> None:
    def power(scenario: Scenario) -> int:
        return scenario.play().power(0)

    assert power(Scenario().units(0, "1302", armed=2, worker=3)) == 2
    assert power(Scenario().units(0, "1203", navy=1)) == 3
    assert power(Scenario().units(0, "1203", airforce=1).units(0, "1302", airforce=1)) == 4
    assert power(Scenario().ferry("1203", aboard=[("worker", ""), ("armed", "")])) == 1 + 0 + 1
    assert power(Scenario().buildings(0, "1302", "fort", "town", "factory")) == 3
    assert power(Scenario().buildings(0, "1302", "fort", damaged=True)) == 0
    assert power(Scenario().buildings(0, "1302", "fort").units(1, "1302", worker=1)) == 0


@pytest.mark.rule("MS-SCO-05", "MS-SCO-06", "MS-SCO-08")
def test_each_score_card_has_its_lines() -> None:
    def points(card: str) -> dict[str, int]:
        scenario = (
            Scenario(score_cards=(card,))
            .layers(0, 2)
            .upgraded(0, "move", "trade", "quest")
            .discard(0, "trade")
        )
        scenario.units(0, "1301", army=3, worker=5).tokens("1301", wood=4).units(0, "1302", worker=2)
        return scenario.play().points(0)

    ordinary = {"layers": 12, "resources": 1, "workers": 3, "land": 2, "power": 3, "upgrades": 3}
    assert points("explorer") == {**ordinary, "resources": 1, "extra": 2}
    assert points("architect") == {**ordinary, "power": 2, "extra": 4}
    assert points("general") == {**ordinary, "power": 18, "resources": 1}
    assert points("scholar") == {**ordinary, "workers": 2, "extra": 6}


@pytest.mark.rule("MS-SCO-09")
def test_minus_lines_round_the_amount_before_the_sign() -> None:
    assert times(-1, 5, 2) == -2
    assert times(1, 5, 2) == 2


@pytest.mark.rule("MS-SCO-09", "MS-SCO-07")
def test_totals_may_be_negative() -> None:
    scenario = Scenario(round_limit=20).quests(1, "qa10", "qb09").turn(1, in_round=20)
    play = scenario.play()
    play.do("play quest", f"keep {play.quest_deck(0)[0]}", "done")
    assert play.asked == "over"
    assert play.state.scores()[1] < 0


@pytest.mark.rule("MS-SCO-07")
def test_completed_quests_are_worth_their_goals() -> None:
    assert plain().completed(0, "qs01", "qs08", "qa10").play().points(0)["quests"] == 1 + 2 + 3


@pytest.mark.rule("MS-SCO-10")
def test_ties_are_broken_by_layers_power_and_resources() -> None:
    def places(play: Play) -> list[int]:
        scores = play.state.scores()
        assert scores[0] == scores[1], scores
        return play.state.ranking()

    assert places(plain().play()) == [1, 1], "shared victory"
    layers = Scenario(score_cards=("general", "architect")).layers(1, 1).completed(0, "qa10", "qs07", "qb09")
    assert places(layers.play()) == [2, 1]
    power = (
        Scenario(score_cards=("explorer", "architect")).units(0, "1302", armed=2).units(1, "1207", worker=2)
    )
    power.completed(1, "qs01")
    assert places(power.play()) == [1, 2]
    resources = (
        Scenario(score_cards=("general", "architect")).units(0, "1302", worker=2).units(1, "1207", worker=2)
    )
    resources.tokens("1302", sheep=1).tokens("1207", sheep=2)
    assert places(resources.play()) == [2, 1]


@pytest.mark.rule("MS-GEN-08", "MS-SCO-05")
def test_blocked_buildings_count_for_nothing() -> None:
    scenario = (
        Scenario()
        .buildings(0, "1302", "town", "factory")
        .units(1, "1302", worker=1)
        .quests(0, "qs03", "qs04")
    )
    assert scenario.play().offers("quest") == []
    free = Scenario().buildings(0, "1302", "town", "factory").quests(0, "qs03", "qs04")
    assert free.play().offers("quest") == ["qs03", "qs04"]


def test_twelve_hexes_are_all_in_play_for_two() -> None:
    scenario = Scenario()
    for place in TWELVE:
        scenario.units(0, place, worker=1)
    assert scenario.play().land(0) == 12
