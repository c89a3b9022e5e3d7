"""Movement on land, water and in the air, and what units carry (MS-MOV, MS-BRG)."""

from __future__ import annotations

import pytest

from tests.games.monuments.contents import game, say
from tests.games.monuments.scenario import Play, Scenario


def moving(scenario: Scenario, unit: str) -> Play:
    """The unit is activated and may take its first step."""
    return scenario.play().do("play move", f"move {unit}", forced=False)


def goals(play: Play) -> list[str]:
    """Hexes to which it may step without taking anything along."""
    return sorted(goal for goal in play.offers("walk") if " " not in goal)


@pytest.mark.rule("MS-MOV-01", "MS-TURN-02")
@pytest.mark.parametrize(
    ("green", "commons", "most"), [(False, (), 2), (True, (), 3), (True, ("couriers",), 4)]
)
def test_two_or_three_units_move(green: bool, commons: tuple[str, ...], most: int) -> None:
    scenario = Scenario().units(0, "1201", worker=6).commons(0, *commons)
    if green:
        scenario.upgraded(0, "move")
    play = scenario.play().do("play move")
    for _ in range(most):
        play.do("move 1201 worker", "walk 1301", forced=False)
    assert play.units("1301") == {"worker": most}
    assert play.to_move == 1


@pytest.mark.rule("MS-MOV-01", "MS-MOV-03", "MS-MOV-07")
@pytest.mark.parametrize(
    ("unit", "origin", "points"),
    [
        ("worker", "1302", 1),
        ("armed", "1302", 1),
        ("army", "1302", 1),
        ("navy", "1203", 2),
        ("airforce", "1302", 2),
    ],
)
def test_movement_points(unit: str, origin: str, points: int) -> None:
    play = moving(Scenario().units(0, origin, **{unit: 1}), f"{origin} {unit}")
    for _ in range(points):
        assert play.asked == "step"
        play.do(f"walk {goals(play)[0]}", forced=False)
    assert play.asked != "step"


@pytest.mark.rule("MS-MOV-01", "MS-BON-04")
@pytest.mark.parametrize(
    ("unit", "common"), [("worker", "roads"), ("army", "marching_drill"), ("armed", "highways")]
)
def test_bonuses_for_movement(unit: str, common: str) -> None:
    scenario = Scenario(3).commons(0, common).units(0, "1302", **{unit: 1})
    play = moving(scenario, f"1302 {unit}").do("walk 1301", forced=False)
    assert play.asked == "step"
    assert play.do("walk 1302", forced=False).asked != "step"


@pytest.mark.rule("MS-MOV-02")
def test_a_unit_is_activated_once() -> None:
    play = Scenario().units(0, "1302", worker=1).units(0, "1202", army=1).play()
    play.do("play move", "move 1302 worker", "walk 1202")
    assert play.offers("move") == ["1202 army"]
    play.do("move 1202 army", "walk 1302")
    assert play.to_move == 1


@pytest.mark.rule("MS-MOV-02")
def test_of_two_like_units_the_other_may_still_move() -> None:
    play = Scenario().units(0, "1302", worker=1).units(0, "1202", worker=1).play()
    play.do("play move", "move 1302 worker", "walk 1202")
    assert play.offers("move") == ["1202 worker"], "two are there, one of them has moved"
    play.do("move 1202 worker", "walk 1302")
    assert play.to_move == 1


@pytest.mark.rule("MS-MOV-02", "MS-FER-07", "MS-FER-08")
def test_who_boarded_is_not_activated_again_ashore() -> None:
    scenario = (
        Scenario()
        .units(0, "1202", worker=1)
        .ferry("1203", "1202")
        .upgraded(0, "move")
        .units(0, "1001", army=1)
    )
    play = scenario.play().do("play move", "move 1202 worker", "board ferry 1", "move ferry 1", "land 1302")
    assert play.units("1302") == {"worker": 1}
    assert play.offers("move") == ["1001 army"]
    carried = Scenario().ferry("1203", aboard=[("worker", "")]).play()
    carried.do("play move", "move ferry 1", "land 1302")
    assert carried.offers("move") == ["1302 worker"], "a passenger of before has not been activated"


@pytest.mark.rule("MS-MOV-03", "MS-GEN-13", "MS-SET-02")
def test_land_out_of_play_is_not_entered() -> None:
    play = moving(Scenario().units(0, "0504", airforce=1), "0504 airforce")
    assert "0405" not in goals(play), "the Caribbean is out of play with two"
    four = moving(Scenario(4).units(0, "0504", airforce=1), "0504 airforce")
    assert "0405" in goals(four)


@pytest.mark.rule("MS-MOV-04")
def test_no_unit_enters_a_monument() -> None:
    for unit in ("worker", "army", "airforce"):
        play = moving(Scenario().units(0, "1302", **{unit: 1}), f"1302 {unit}")
        assert "1201" not in goals(play)
        assert "1301" in goals(play)


@pytest.mark.rule("MS-MOV-04", "MS-MOV-06")
def test_units_step_out_of_their_monument_but_not_over_rivers() -> None:
    play = moving(Scenario().units(0, "1201", worker=1), "1201 worker")
    assert goals(play) == ["1202", "1301", "1302"]


@pytest.mark.rule("MS-MOV-05", "MS-GEN-03", "MS-GEN-04")
def test_closed_hexes_are_not_entered_nor_crossed() -> None:
    scenario = Scenario().units(0, "1302", worker=1, airforce=1).units(1, "1301", worker=1)
    scenario.buildings(1, "1202", "factory")
    assert "play move" in scenario.play().legal
    play = moving(scenario, "1302 airforce")
    assert goals(play) == ["1203", "1303", "1402"]
    assert scenario.play().do("play move", forced=False).legal == ["move 1302 airforce"], (
        "the worker has nowhere to go"
    )
    open_again = scenario.buildings(1, "1202", "factory", damaged=True)
    assert goals(moving(open_again, "1302 worker")) == ["1202"], "ruins close nothing"


@pytest.mark.rule("MS-GEN-04")
def test_where_one_is_present_foreign_buildings_close_nothing() -> None:
    scenario = Scenario().units(0, "1302", worker=1).units(0, "1202", army=1).buildings(1, "1202", "fort")
    assert "1202" in goals(moving(scenario, "1302 worker"))


@pytest.mark.rule("MS-MOV-06", "MS-BRG-01", "MS-BRG-03")
def test_rivers_stop_land_units_without_a_bridge() -> None:
    scenario = Scenario().units(0, "1202", worker=1)
    assert goals(moving(scenario, "1202 worker")) == ["1302"]
    scenario.bridges("1102-1202")
    assert goals(moving(scenario, "1202 worker")) == ["1102", "1302"]
    back = Scenario().units(1, "1102", army=1).bridges("1102-1202").turn(1)
    assert "1202" in goals(moving(back, "1102 army")), "every player, both ways"


@pytest.mark.rule("MS-MOV-06", "MS-BON-04")
def test_fords_cross_rivers() -> None:
    scenario = Scenario().commons(0, "fords").units(0, "1202", worker=1)
    assert goals(moving(scenario, "1202 worker")) == ["1101", "1102", "1103", "1302"]


@pytest.mark.rule("MS-MOV-07")
def test_navies_stay_on_water_and_airforces_fly_over_rivers() -> None:
    assert goals(moving(Scenario().units(0, "1203", navy=1), "1203 navy")) == ["1204", "1303"]
    flying = goals(moving(Scenario().units(0, "1202", airforce=1), "1202 airforce"))
    assert flying == ["1101", "1102", "1103", "1203", "1302"]


# -- carrying --------------------------------------------------------------------------------------------------


@pytest.mark.rule("MS-MOV-08", "MS-MOV-12")
def test_a_worker_takes_one_token_or_none() -> None:
    scenario = Scenario().units(0, "1302", worker=1).tokens("1302", sheep=2, wood=1)
    play = moving(scenario, "1302 worker")
    assert sorted(play.offers("walk")) == [
        "1202",
        "1202 sheep",
        "1202 wood",
        "1301",
        "1301 sheep",
        "1301 wood",
    ]
    play.do("walk 1202 sheep")
    assert (play.tokens("1302"), play.tokens("1202")) == ({"sheep": 1, "wood": 1}, {"sheep": 1})
    assert play.controlled(0) == {"sheep": 1}, "what was left there belongs to nobody"


@pytest.mark.rule("MS-MOV-08")
def test_with_two_points_a_token_is_taken_on_or_changed() -> None:
    scenario = Scenario().commons(0, "roads").units(0, "1301", worker=1).tokens("1301", wood=1)
    scenario.tokens("1302", sheep=1)
    play = moving(scenario, "1301 worker").do("walk 1302 wood", forced=False)
    assert play.tokens("1302") == {"wood": 1, "sheep": 1}
    assert sorted(text for text in play.offers("walk") if text.startswith("1202")) == [
        "1202",
        "1202 sheep",
        "1202 wood",
    ]
    play.do("walk 1202 sheep")
    assert (play.tokens("1302"), play.tokens("1202")) == ({"wood": 1}, {"sheep": 1})


@pytest.mark.rule("MS-MOV-08")
def test_workers_of_the_horse_breeders_take_two_on_land_and_one_aboard() -> None:
    scenario = Scenario(abilities=("horses",)).units(0, "1302", worker=1).tokens("1302", sheep=2, wood=1)
    play = moving(scenario.ferry("1303", "1302"), "1302 worker")
    assert {"1202 sheep", "1202 wood sheep", "1202 sheep sheep"} <= set(play.offers("walk"))
    assert sorted(play.offers("board")) == ["ferry 1", "ferry 1 sheep", "ferry 1 wood"]
    play.do("walk 1202 wood sheep")
    assert (play.tokens("1302"), play.tokens("1202")) == ({"sheep": 1}, {"sheep": 1, "wood": 1})


@pytest.mark.rule("MS-MOV-09", "MS-GEN-10")
def test_nobody_ends_in_a_hex_with_a_sixth_token() -> None:
    scenario = Scenario().units(0, "1301", worker=1).tokens("1301", wood=1).tokens("1302", sheep=5)
    assert moving(scenario, "1301 worker").offers("walk") == ["1302"]


@pytest.mark.rule("MS-MOV-09")
def test_a_full_hex_is_crossed_with_a_token_or_one_is_changed_there() -> None:
    scenario = Scenario().commons(0, "roads").units(0, "1301", worker=1).tokens("1301", wood=1)
    scenario.tokens("1302", sheep=5)
    play = moving(scenario, "1301 worker").do("walk 1302 wood", forced=False)
    assert "done" not in play.legal
    assert "1202" not in play.offers("walk"), "without a token there would be six"
    assert "1202 sheep" in play.offers("walk")
    assert "1202 wood" in play.offers("walk")
    play.do("walk 1202 sheep")
    assert play.tokens("1302") == {"sheep": 4, "wood": 1}
    blocked = scenario.tokens("1202", wheat=5)
    play = moving(blocked, "1301 worker")
    assert sorted(play.offers("walk")) == ["1302", "1302 wood"], "it may still carry it back"


@pytest.mark.rule("MS-MOV-09", "MS-FER-14")
def test_a_token_leaves_a_full_hex_aboard_too() -> None:
    scenario = Scenario().commons(0, "roads").units(0, "1302", worker=1).tokens("1302", wood=5)
    scenario.tokens("1202", wheat=5).units(0, "1301", army=1).ferry("1203", "1202")
    play = moving(scenario, "1302 worker").do("walk 1202 wood", forced=False)
    assert "board ferry 1" not in play.legal, "a token too many would stay"
    play.do("board ferry 1 wheat")
    assert play.ferry(1)["aboard"] == [("worker", "wheat")]
    assert play.tokens("1202") == {"wheat": 4, "wood": 1}


@pytest.mark.rule("MS-MOV-09", "MS-BON-04")
def test_granaries_hold_seven() -> None:
    scenario = Scenario().commons(0, "granaries").units(0, "1301", worker=1).tokens("1301", wood=1)
    scenario.tokens("1302", sheep=5)
    assert "1302 wood" in moving(scenario, "1301 worker").offers("walk")


@pytest.mark.rule("MS-MOV-10")
def test_a_horse_carries_two_controlled_tokens() -> None:
    scenario = Scenario(abilities=("horses",)).units(0, "1302", horse=1).tokens("1302", sheep=2, wood=1)
    assert sorted(moving(scenario, "1302 horse").offers("walk")) == ["1202", "1301"], "nobody controls them"
    play = moving(scenario.units(0, "1302", worker=1), "1302 horse")
    loads = sorted(text for text in play.offers("walk") if text.startswith("1202"))
    assert loads == ["1202", "1202 sheep", "1202 sheep sheep", "1202 wood", "1202 wood sheep"]
    play.do("walk 1202 wood sheep", forced=False)
    assert play.tokens("1202") == {"wood": 1, "sheep": 1}
    back = sorted(play.offers("walk"))
    assert back == ["1302", "1302 sheep", "1302 wood", "1302 wood sheep"], "it may take on what it brought"


@pytest.mark.rule("MS-MOV-10", "MS-MOV-09")
def test_a_horse_may_leave_one_of_two_tokens_in_a_nearly_full_hex() -> None:
    scenario = Scenario(abilities=("horses",)).units(0, "1301", horse=1, worker=1).tokens("1301", wood=2)
    scenario.tokens("1302", sheep=4).tokens("1202", wheat=4)
    play = moving(scenario, "1301 horse").do("walk 1302 wood wood", forced=False)
    assert "done" not in play.legal
    assert "1202 wood" in play.offers("walk")
    assert "1202 wood wood" not in play.offers("walk"), "there is room for one"
    play.do("walk 1202 wood")
    assert (play.tokens("1302"), play.tokens("1202")) == ({"sheep": 4, "wood": 1}, {"wheat": 4, "wood": 1})


@pytest.mark.rule("MS-MOV-01", "MS-MOV-02")
def test_one_horse_moves_in_addition() -> None:
    scenario = Scenario(abilities=("horses",)).units(0, "1201", horse=2, worker=3)
    play = scenario.play().do("play move", "move 1201 horse", "walk 1301", "done")
    play.do("move 1201 worker", "walk 1301", "move 1201 worker", "walk 1302")
    assert play.to_move == 1
    play = scenario.play().do("play move", "move 1201 worker", "walk 1301", "move 1201 worker", "walk 1302")
    assert play.offers("move") == ["1201 horse"], "only a horse is left to be activated"
    refusal = game().why_not(play.state, "unit:1201:worker")
    assert refusal is not None
    assert say(refusal.message) == "Only a horse may still move."


@pytest.mark.rule("MS-MOV-11")
@pytest.mark.parametrize("unit", ["army", "airforce"])
def test_military_units_carry_nothing(unit: str) -> None:
    scenario = Scenario().units(0, "1302", worker=1, **{unit: 1}).tokens("1302", sheep=3)
    assert all(" " not in goal for goal in moving(scenario, f"1302 {unit}").offers("walk"))


# -- breaking out ------------------------------------------------------------------------------------------------


@pytest.mark.rule("MS-MOV-13", "MS-GRD-04")
def test_a_blocked_monument_is_left_by_breaking_out() -> None:
    scenario = Scenario().units(0, "1201", worker=2)
    for place in ("1301", "1302", "1202"):
        scenario.units(1, place, army=1)
    play = moving(scenario, "1201 worker")
    assert sorted(play.legal) == ["break out 1101", "break out 1200"], "the nearest open land, rivers or not"
    play.do("break out 1200")
    assert play.units("1200") == {"worker": 1}
    assert play.asked == "activate", "its activation is over"
    free = Scenario().units(0, "1201", worker=1).units(1, "1301", army=1).units(1, "1302", army=1)
    assert moving(free, "1201 worker").legal == ["walk 1202"]


@pytest.mark.rule("MS-BRG-04", "MS-MOV-04")
def test_a_bridge_at_a_monument_serves_units_that_leave_it() -> None:
    scenario = Scenario().units(0, "1201", worker=1).bridges("1200-1201")
    assert "1200" in goals(moving(scenario, "1201 worker"))
    back = Scenario().units(0, "1200", worker=1).bridges("1200-1201")
    assert goals(moving(back, "1200 worker")) == ["1100", "1101"]
