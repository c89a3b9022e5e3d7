"""Ferries: building, boarding, sailing, landing, and who commands them (MS-FER)."""

from __future__ import annotations

import pytest

from tests.games.monuments.scenario import Play, Scenario


def moving(scenario: Scenario, *moves: str) -> Play:
    return scenario.play().do("play move", *moves, forced=False)


@pytest.mark.rule("MS-FER-01", "MS-BLD-02")
def test_ferries_are_built_on_coasts_with_a_worker_not_at_monuments() -> None:
    scenario = (
        Scenario().units(0, "1302", worker=1, army=1).units(0, "1200", army=1).units(0, "1201", worker=1)
    )
    play = scenario.tokens("1302", wood=2).play().do("play build")
    ferries = sorted(text.removeprefix("ferry ") for text in play.offers("build") if text.startswith("ferry"))
    assert ferries == ["1302-1203", "1302-1303", "1302-1402"]
    play.do("build ferry 1302-1203")
    assert play.ferry(1) == {"water": "1203", "dock": "1302", "aboard": []}
    assert play.look.crossings == 19
    assert play.deeds(0) == {"ferries": 1}


@pytest.mark.rule("MS-FER-02")
def test_many_ferries_share_an_edge_and_a_water_hex() -> None:
    scenario = Scenario().units(0, "1302", worker=1).tokens("1302", wood=1)
    scenario.ferry("1203", "1302").ferry("1203", "1302").ferry("1203")
    play = scenario.play().do("play build", "build ferry 1302-1203")
    assert play.ferry(4) == {"water": "1203", "dock": "1302", "aboard": []}


@pytest.mark.rule("MS-FER-03")
@pytest.mark.parametrize(
    ("unit", "boards"), [("worker", True), ("armed", True), ("army", True), ("airforce", False)]
)
def test_workers_and_armies_board(unit: str, boards: bool) -> None:
    scenario = Scenario().units(0, "1302", **{unit: 1}).ferry("1203", "1302")
    play = moving(scenario, f"move 1302 {unit}")
    assert ("board ferry 1" in play.legal) == boards


@pytest.mark.rule("MS-FER-03")
def test_horses_never_board() -> None:
    scenario = Scenario(abilities=("horses",)).units(0, "1302", horse=1).ferry("1203", "1302")
    assert moving(scenario, "move 1302 horse").offers("board") == []


@pytest.mark.rule("MS-FER-04", "MS-FER-14")
def test_boarding_pushes_off_and_ends_the_activation() -> None:
    scenario = (
        Scenario()
        .commons(0, "roads")
        .units(0, "1302", worker=1)
        .ferry("1203", "1302")
        .tokens("1302", sheep=1)
    )
    play = moving(scenario, "move 1302 worker")
    assert sorted(play.offers("board")) == ["ferry 1", "ferry 1 sheep"]
    play.do("board ferry 1 sheep", forced=False)
    assert play.ferry(1) == {"water": "1203", "dock": None, "aboard": [("worker", "sheep")]}
    assert play.owner("1302") is None
    assert play.owner("1203") == 0
    assert play.asked == "activate", "its second point is lost"
    assert play.controlled(0) == {"sheep": 1}
    assert play.tokens("1302") == {}


@pytest.mark.rule("MS-FER-05")
def test_the_first_of_two_may_wait_and_still_counts_as_ashore() -> None:
    scenario = Scenario().units(0, "1302", worker=1).units(0, "1202", army=1).ferry("1203", "1302")
    play = moving(scenario, "move 1302 worker")
    assert "board ferry 1 wait" not in play.legal, "the army cannot walk and board"
    scenario = Scenario().units(0, "1302", worker=1, army=1).units(0, "1202", worker=1).ferry("1203", "1302")
    play = moving(scenario, "move 1302 worker", "board ferry 1 wait")
    assert play.ferry(1) == {"water": "1203", "dock": "1302", "aboard": [("worker", "")]}
    assert (play.owner("1302"), play.owner("1203")) == (0, None)
    assert play.land(0) == 2
    assert sorted(play.legal) == ["done", "move 1302 army"], "only who can board the same ferry"
    done = play.copy().do("done")
    assert done.ferry(1) == {"water": "1203", "dock": None, "aboard": [("worker", "")]}, (
        "pushed off at the end"
    )
    play.do("move 1302 army", "board ferry 1")
    assert play.ferry(1) == {"water": "1203", "dock": None, "aboard": [("worker", ""), ("army", "")]}


@pytest.mark.rule("MS-FER-05")
def test_the_second_may_walk_first_and_the_first_is_pushed_off_without_it() -> None:
    scenario = (
        Scenario()
        .commons(0, "roads")
        .upgraded(0, "move")
        .units(0, "1302", worker=1)
        .units(0, "1202", worker=1)
    )
    scenario.ferry("1203", "1302")
    play = moving(scenario, "move 1302 worker", "board ferry 1 wait", "move 1202 worker", "walk 1302")
    other = play.copy().do("done", forced=False)
    assert other.ferry(1) == {"water": "1203", "dock": None, "aboard": [("worker", "")]}
    assert other.units("1302") == {"worker": 1}
    play.do("board ferry 1", forced=False)
    assert play.ferry(1)["aboard"] == [("worker", ""), ("worker", "")]
    assert play.offers("move") == ["ferry 1"]


@pytest.mark.rule("MS-FER-05")
def test_nobody_waits_with_the_last_activation() -> None:
    scenario = Scenario().units(0, "1302", worker=3).ferry("1203", "1302")
    play = moving(scenario, "move 1302 worker", "walk 1301", "move 1302 worker")
    assert "board ferry 1" in play.legal
    assert "board ferry 1 wait" not in play.legal


@pytest.mark.rule("MS-FER-05", "MS-SCO-05", "MS-GEN-05")
def test_an_army_that_waits_has_its_power_on_land() -> None:
    scenario = Scenario().units(0, "1302", army=1, worker=1).ferry("1203", "1302")
    play = moving(scenario, "move 1302 army", "board ferry 1 wait")
    assert play.power(0) == 3
    assert play.do("done").power(0) == 1 + 1


@pytest.mark.rule("MS-FER-06")
def test_nobody_boards_when_the_water_is_closed() -> None:
    scenario = Scenario().units(0, "1302", worker=1).ferry("1203", "1302").units(1, "1203", navy=1)
    assert moving(scenario, "move 1302 worker").offers("board") == []


@pytest.mark.rule("MS-FER-07", "MS-FER-08", "MS-FER-09")
def test_the_ferry_is_activated_instead_of_who_is_aboard() -> None:
    scenario = Scenario().units(0, "1302", worker=1).ferry("1203", "1302")
    play = moving(scenario, "move 1302 worker", "board ferry 1")
    assert play.offers("move") == ["ferry 1"], "with the second activation of the card"
    play.do("move ferry 1", "sail 1204", forced=False)
    assert play.asked == "sail"
    play.do("land 1304", forced=False)
    assert play.units("1304") == {"worker": 1}
    assert play.to_move == 1


@pytest.mark.rule("MS-FER-09")
def test_loaded_ferries_have_two_points_and_do_not_enter_closed_water() -> None:
    scenario = Scenario().ferry("1203", aboard=[("worker", "")]).units(1, "1204", navy=1)
    play = moving(scenario, "move ferry 1")
    assert sorted(play.offers("sail")) == ["1303"]
    play.do("sail 1303", "sail 1203", forced=False)
    assert play.asked != "sail"
    faster = Scenario(3).commons(0, "sails").ferry("1203", aboard=[("worker", "")])
    play = moving(faster, "move ferry 1", "sail 1303", "sail 1203")
    assert play.asked == "sail", "a third point with the bonus"


@pytest.mark.rule("MS-FER-10")
def test_landing_puts_all_ashore_and_loses_the_rest_of_the_points() -> None:
    scenario = Scenario().ferry("1203", aboard=[("worker", "wood"), ("army", "")]).units(1, "1202", worker=1)
    play = moving(scenario, "move ferry 1")
    assert sorted(play.offers("land")) == ["1103", "1302", "1304"], "1202 is closed"
    play.do("land 1302", forced=False)
    assert play.units("1302") == {"worker": 1, "army": 1}
    assert play.tokens("1302") == {"wood": 1}
    assert play.ferry(1) == {"water": "1203", "dock": "1302", "aboard": []}
    assert play.asked == "activate"


@pytest.mark.rule("MS-FER-10", "MS-GEN-13")
def test_nobody_lands_at_monuments_or_out_of_play() -> None:
    beside = Scenario().ferry("1300", aboard=[("worker", "")])
    assert sorted(moving(beside, "move ferry 1").offers("land")) == ["1200", "1301"], "not at 1201"
    far = Scenario().ferry("0506", aboard=[("worker", "")])
    assert moving(far, "move ferry 1").offers("land") == [], "the Caribbean and Inca are out of play with two"
    four = Scenario(4).ferry("0506", aboard=[("worker", "")])
    assert sorted(moving(four, "move ferry 1").offers("land")) == ["0405", "0407", "0505"]


@pytest.mark.rule("MS-FER-11", "MS-FER-12")
def test_an_empty_ferry_has_one_point() -> None:
    scenario = Scenario().units(0, "1302", worker=1).ferry("1203", "1302").units(1, "1203", navy=1)
    play = moving(scenario, "move ferry 1")
    assert play.legal == ["sail 1203"], "from its dock, though another player is there"
    play.do("sail 1203", forced=False)
    assert play.ferry(1) == {"water": "1203", "dock": None, "aboard": []}
    assert play.asked == "activate"
    afloat = Scenario().units(0, "1302", worker=1).ferry("1203").units(1, "1202", army=1)
    play = moving(afloat, "move ferry 1")
    assert sorted(play.legal) == [
        "land 1103",
        "land 1202",
        "land 1302",
        "land 1304",
        "sail 1204",
        "sail 1303",
    ]
    play.do("land 1202", forced=False)
    assert play.ferry(1) == {"water": "1203", "dock": "1202", "aboard": []}


@pytest.mark.rule("MS-FER-13")
def test_who_commands_a_ferry() -> None:
    def commands(scenario: Scenario, seat: int) -> bool:
        play = scenario.turn(seat).units(0, "1301", army=1).units(1, "1207", army=1).play()
        return "move ferry 1" in play.do("play move", forced=False).legal

    with_passengers = Scenario().ferry("1203", owner=1, aboard=[("worker", "")]).units(0, "1302", worker=1)
    assert (commands(with_passengers, 0), commands(with_passengers, 1)) == (False, True)
    docked = Scenario().ferry("1203", "1302").units(0, "1302", worker=1).units(1, "1203", navy=1)
    assert (commands(docked, 0), commands(docked, 1)) == (True, False), "the land first"
    at_sea = Scenario().ferry("1203", "1302").units(1, "1203", navy=1).units(0, "1202", worker=1)
    assert (commands(at_sea, 0), commands(at_sea, 1)) == (False, True), "then the water"
    alone = Scenario().ferry("1203", "1302").units(0, "1202", worker=1)
    assert (commands(alone, 0), commands(alone, 1)) == (False, False), "a dock that nobody controls"
    afloat = Scenario().ferry("1203").units(0, "1202", worker=1).units(1, "1302", army=1)
    assert (commands(afloat, 0), commands(afloat, 1)) == (True, True), "every neighbour on land"
    held = Scenario().ferry("1203").units(0, "1202", worker=1).units(1, "1203", navy=1)
    assert (commands(held, 0), commands(held, 1)) == (False, True)


@pytest.mark.rule("MS-FER-14", "MS-SPD-01")
def test_cargo_is_spent_like_other_tokens() -> None:
    scenario = Scenario().units(0, "1302", worker=1).ferry("1303", aboard=[("worker", "wood")])
    play = scenario.play().do("play build", "build ferry 1302-1203")
    assert play.ferry(1)["aboard"] == [("worker", "")]
    assert play.stock()["wood"] == 25


@pytest.mark.rule("MS-FER-15", "MS-GEN-10")
def test_what_does_not_fit_ashore_goes_to_the_stock_by_choice() -> None:
    aboard = [("worker", "wood"), ("worker", "metal")]
    scenario = Scenario().ferry("1203", aboard=aboard).tokens("1302", sheep=4)
    play = moving(scenario, "move ferry 1", "land 1302")
    assert sorted(play.legal) == ["keep metal", "keep wood"]
    play.do("keep metal")
    assert play.tokens("1302") == {"sheep": 4, "metal": 1}
    assert play.stock()["wood"] == 25
    full = Scenario().ferry("1203", aboard=aboard).tokens("1302", sheep=5)
    play = moving(full, "move ferry 1", "land 1302")
    assert play.tokens("1302") == {"sheep": 5}
    assert play.asked == "activate", "nothing to choose"


@pytest.mark.rule("MS-FER-16", "MS-MON-04")
def test_the_cargo_of_a_sacrificed_passenger_goes_to_the_stock() -> None:
    scenario = (
        Scenario().ferry("1203", aboard=[("worker", "metal")]).tokens("1301", wood=1).tokens("1302", sheep=1)
    )
    for place in ("1301", "1302", "1202"):
        scenario.units(0, place, worker=1)
    play = scenario.play().do("play monument", "sacrifice ferry 1 passenger 1")
    assert play.stock()["metal"] == 25
    assert play.ferry(1) == {"water": "1203", "dock": None, "aboard": []}
    assert play.owner("1203") is None


@pytest.mark.rule("MS-GEN-06", "MS-GEN-02")
def test_passengers_control_their_water_hex() -> None:
    scenario = Scenario(4).layers(0, 2).quests(0, "qb08").ferry("1203", aboard=[("worker", "")])
    assert scenario.play().offers("quest") == []
    scenario.units(0, "1303", navy=1)
    assert scenario.play().offers("quest") == ["qb08"], "two seas and a navy"
