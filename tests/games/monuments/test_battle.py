"""Attacks: who may attack what, dice, losses, retreat and occupation (MS-ATK, MS-DMG, MS-RET, MS-OCC)."""

from __future__ import annotations

import pytest

from tests.games.monuments.scenario import Play, Scenario
from trilithon.games.monuments.engine import battle
from trilithon.games.monuments.engine import codes as c
from trilithon.kernel.engine.rng import seeded


def targets(play: Play) -> list[str]:
    """What could be attacked now."""
    names = enumerate(play.state.chart.names)
    return sorted(name for spot, name in names if battle.is_target(play.state, play.to_move, spot))


def begin(scenario: Scenario, *moves: str) -> Play:
    return scenario.play().do("play attack", *moves)


def powers(play: Play) -> tuple[int, int]:
    return battle.attack_total(play.state, play.state.active()), battle.defence_total(play.state)


# -- declaring -----------------------------------------------------------------------------------------------


@pytest.mark.rule("MS-ATK-01", "MS-GEN-04")
def test_hexes_with_units_or_intact_buildings_of_others_are_attacked() -> None:
    scenario = Scenario().units(0, "1302", army=1)
    assert targets(scenario.play()) == []
    assert "play attack" not in scenario.play().legal
    assert targets(scenario.buildings(1, "1202", "fort", damaged=True).play()) == []
    assert targets(scenario.buildings(1, "1202", "fort").play()) == ["1202"]
    assert targets(scenario.units(1, "1301", worker=1).play()) == ["1202", "1301"]


@pytest.mark.rule("MS-ATK-01")
def test_the_owner_of_buildings_defends_an_empty_hex() -> None:
    play = begin(Scenario().units(0, "1302", army=1).buildings(1, "1202", "fort", "town"))
    assert (play.look.defender, powers(play)) == (1, (3, 3))
    play.fight(2, 1)
    assert play.asked == "lose"
    assert play.to_move == 1
    assert play.state.on_turn() == 0, "a search that counts turns must not take the answer for one"


@pytest.mark.rule("MS-ATK-01", "MS-ATK-07")
def test_buildings_of_a_third_player_take_no_part() -> None:
    scenario = Scenario(3).units(0, "1302", army=1).units(1, "1202", army=1).buildings(2, "1202", "fort")
    play = begin(scenario, "attack 1202", "send 1302 army")
    assert play.look.defender == 1
    assert powers(play) == (3, 3), "the fort is not the defender's"
    play.fight(4, 0)
    assert play.units("1202") == {"army": 1}
    assert play.owner("1202") == 0
    assert play.buildings("1202") == {"fort": "intact"}


@pytest.mark.rule("MS-ATK-02")
def test_red_attacks_from_one_hex_green_from_many() -> None:
    scenario = (
        Scenario().units(0, "1302", army=1).units(0, "1301", airforce=1, armed=1).units(1, "1202", army=1)
    )
    scenario.units(0, "1203", airforce=1)
    play = begin(scenario, "attack 1202", "send 1302 army")
    assert play.legal == ["done"]
    play = begin(scenario.upgraded(0, "attack"), "attack 1202", "send 1302 army")
    assert sorted(play.legal) == ["done", "send 1203 airforce"], "1301 is not beside it"


@pytest.mark.rule("MS-ATK-02", "MS-WPN-02")
def test_only_units_with_power_attack() -> None:
    scenario = Scenario(abilities=("horses",)).units(0, "1302", worker=3, horse=1).units(1, "1202", worker=1)
    assert targets(scenario.play()) == []
    play = begin(scenario.units(0, "1302", armed=1))
    assert play.look.force == [c.figure_in(play.hexes["1302"], c.ARMED)], "the armed worker alone"


@pytest.mark.rule("MS-ATK-03", "MS-BRG-03")
def test_land_units_attack_across_rivers_by_bridge_only() -> None:
    scenario = Scenario().units(0, "1202", army=1).units(1, "1102", worker=1)
    assert targets(scenario.play()) == []
    assert targets(scenario.bridges("1102-1202").play()) == ["1102"]


@pytest.mark.rule("MS-ATK-03")
@pytest.mark.parametrize(
    ("unit", "origin", "attacked"),
    [
        ("army", "1202", ["1302"]),
        ("armed", "1202", ["1302"]),
        ("airforce", "1202", ["1103", "1203", "1302"]),
        ("airforce", "1303", ["1203", "1302"]),
        ("navy", "1303", ["1203"]),
    ],
)
def test_what_each_unit_reaches(unit: str, origin: str, attacked: list[str]) -> None:
    scenario = Scenario().units(1, "1302", worker=1).units(1, "1203", navy=1).units(1, "1103", worker=1)
    assert targets(scenario.units(0, origin, **{unit: 1}).play()) == attacked


@pytest.mark.rule("MS-ATK-03", "MS-ATK-04", "MS-FER-17")
def test_passengers_attack_land_and_the_ferry_water() -> None:
    scenario = Scenario().ferry("1203", aboard=[("armed", ""), ("worker", "")])
    play = begin(scenario.units(1, "1202", worker=1))
    assert powers(play)[0] == 1, "an armed worker ashore; the ferry adds nothing against land"
    scenario = Scenario().ferry("1203", aboard=[("armed", ""), ("worker", "")]).units(1, "1303", navy=1)
    play = begin(scenario, "attack 1303", "send ferry 1")
    assert powers(play) == (1 + 1 + 0, 3), "the ferry with all aboard"


@pytest.mark.rule("MS-ATK-04")
def test_a_ferry_needs_an_army_or_armed_worker_aboard() -> None:
    for unit, attacked in (("worker", []), ("armed", ["1303"]), ("army", ["1303"])):
        scenario = Scenario().ferry("1203", aboard=[("worker", ""), (unit, "")]).units(1, "1303", navy=1)
        assert targets(scenario.play()) == attacked


@pytest.mark.rule("MS-ATK-05")
def test_attackers_are_adjacent_already() -> None:
    scenario = Scenario().units(0, "1301", airforce=1).units(1, "1202", worker=1)
    assert targets(scenario.play()) == [], "two hexes away, though an airforce moves 2"


@pytest.mark.rule("MS-ATK-06", "MS-MOV-04")
def test_armed_workers_attack_from_their_monument() -> None:
    scenario = Scenario().units(0, "1201", armed=1).units(1, "1301", worker=1).units(1, "1200", worker=1)
    assert targets(scenario.play()) == ["1301"], "1200 is across a river"
    assert targets(scenario.bridges("1200-1201").play()) == ["1200", "1301"]


@pytest.mark.rule("MS-ATK-01", "MS-MON-06")
def test_monuments_are_never_attacked() -> None:
    scenario = Scenario().units(1, "1301", army=1, airforce=1).units(0, "1201", worker=3).turn(1)
    assert targets(scenario.play()) == []


@pytest.mark.rule("MS-ATK-12", "MS-ATK-13")
def test_one_attack_without_a_permit_and_the_card_is_spent() -> None:
    scenario = Scenario().units(0, "1302", armed=1).units(1, "1202", army=1).units(1, "1301", army=1)
    play = begin(scenario, "attack 1202", "send 1302 armed").fight(0, 3)
    assert "attack" not in play.hand(0)
    assert play.to_move == 1
    assert play.asked == "card"


# -- dice ----------------------------------------------------------------------------------------------------


def rolled(play: Play) -> dict[str, object]:
    return dict(
        next(event.message.args for event in play.events if event.message.id == "monuments-log-battle")
    )


@pytest.mark.rule("MS-ATK-08")
@pytest.mark.parametrize(("cap", "dice"), [(10, 10), (0, 15)])
def test_at_most_ten_dice_and_the_attacker_rolls_first(cap: int, dice: int) -> None:
    scenario = Scenario(dice_cap=cap).units(0, "1302", army=3, airforce=3).units(1, "1202", army=1)
    play = begin(scenario, *["send 1302 army"] * 3, *["send 1302 airforce"] * 3)
    assert powers(play) == (15, 3)
    play.state.rng = seeded(7)
    rng = seeded(7)
    mine = sum((0, 0, 1, 1, 2, 2)[rng.below(6)] for _ in range(dice))
    theirs = sum((0, 0, 1, 1, 2, 2)[rng.below(6)] for _ in range(3))
    play.do("done")
    told = rolled(play)
    assert (told["mine"], told["theirs"]) == (mine, theirs)


@pytest.mark.rule("MS-ATK-09")
def test_the_dice_are_told_one_by_one() -> None:
    scenario = Scenario().units(0, "1302", army=2).units(1, "1202", army=1)
    play = begin(scenario, "send 1302 army", "send 1302 army")
    play.do("done")
    told = rolled(play)
    mine, theirs = (list(map(int, str(told[side]).split())) for side in ("my_dice", "their_dice"))
    assert (len(mine), len(theirs)) == (6, 3)
    assert (sum(mine), sum(theirs)) == (told["mine"], told["theirs"])


@pytest.mark.rule("MS-ATK-08", "MS-ATK-10", "MS-ATK-11")
def test_no_pips_against_no_power_is_a_tie() -> None:
    scenario = Scenario().units(0, "1302", armed=1).units(1, "1202", worker=2)
    play = begin(scenario, "send 1302 armed").fight(0, 0)
    assert rolled(play)["outcome"] == "tie"
    assert play.units("1202") == {"worker": 2}
    assert play.units("1302") == {"armed": 1}
    assert play.to_move == 1


@pytest.mark.rule("MS-ATK-10")
def test_an_attack_without_pips_loses_against_more() -> None:
    scenario = Scenario().units(0, "1302", army=1).units(1, "1202", army=1)
    play = begin(scenario, "send 1302 army").fight(0, 1)
    assert play.units("1302") == {}
    assert play.deeds(1) == {"defences_won": 1}


@pytest.mark.rule("MS-ATK-11")
def test_a_tie_costs_nobody_anything() -> None:
    scenario = Scenario().units(0, "1302", army=1).units(1, "1202", army=1)
    play = begin(scenario, "send 1302 army").fight(3, 3)
    assert (play.units("1302"), play.units("1202")) == ({"army": 1}, {"army": 1})
    assert play.deeds(0) == play.deeds(1) == {}, "a tie is won by nobody"


# -- losses --------------------------------------------------------------------------------------------------


@pytest.mark.rule("MS-DMG-01", "MS-DMG-02")
def test_losses_reach_the_damage_and_the_last_piece_is_lost_whole() -> None:
    scenario = Scenario().units(0, "1302", army=2).units(1, "1202", army=1, armed=2).bridges("1102-1202")
    play = begin(scenario, "send 1302 army", "send 1302 army").fight(5, 3)
    assert sorted(play.legal) == ["lose 1202 armed", "lose 1202 army"]
    other = play.copy()
    play.do("lose 1202 armed")
    assert play.asked == "lose", "one point is left"
    play.do("lose 1202 army")
    assert play.units("1102") == {"armed": 1}, "the rest has retreated over the bridge"
    other.do("lose 1202 army")
    assert other.units("1102") == {"armed": 2}, "three for two is enough"
    assert other.supply(1)["army"] == 3


@pytest.mark.rule("MS-DMG-03", "MS-DMG-02")
def test_pieces_without_power_fall_only_when_none_with_power_is_left() -> None:
    scenario = Scenario().units(0, "1302", army=2).units(1, "1202", armed=1, worker=2)
    scenario.buildings(1, "1202", "factory").bridges("1102-1202")
    play = begin(scenario, "send 1302 army", "send 1302 army").fight(4, 1)
    assert play.given == ["lose 1202 armed"], "the only one with power"
    assert sorted(play.legal) == ["lose 1202 worker", "lose factory"]
    play.do("lose factory", "lose 1202 worker")
    assert play.buildings("1202") == {"factory": "damaged"}
    assert play.supply(1)["worker"] == 15 - 1
    assert play.units("1102") == {"worker": 1}, "the last one has retreated"


@pytest.mark.rule("MS-DMG-03")
def test_horses_are_pieces_without_power() -> None:
    scenario = Scenario(abilities=("naval_guns", "horses")).units(0, "1302", army=3)
    scenario.units(1, "1202", horse=1, worker=1).buildings(1, "1202", "town")
    play = begin(scenario, *["send 1302 army"] * 3).fight(3, 1)
    assert sorted(play.legal) == ["lose 1202 horse", "lose 1202 worker"]
    play.do("lose 1202 horse")
    assert play.supply(1)["horse"] == 2, "beside the one that never came on the board"


@pytest.mark.rule("MS-DMG-03")
@pytest.mark.parametrize("building", ["workshop", "farm"])
def test_workshops_and_farms_are_pieces_without_power(building: str) -> None:
    scenario = Scenario(abilities=("naval_guns", f"{building}s")).units(0, "1302", army=3)
    scenario.units(1, "1202", worker=1).buildings(1, "1202", "town", building)
    play = begin(scenario, *["send 1302 army"] * 3).fight(3, 1)
    assert play.given == ["lose town"], "the only one with power"
    assert sorted(play.legal) == ["lose 1202 worker", f"lose {building}"]
    play.do(f"lose {building}")
    assert play.buildings("1202")[building] == "damaged"


@pytest.mark.rule("MS-DMG-05")
def test_a_ferry_is_lost_with_all_aboard_or_passengers_singly() -> None:
    scenario = (
        Scenario().units(0, "1303", navy=1).ferry("1203", owner=1, aboard=[("army", ""), ("worker", "wood")])
    )
    play = begin(scenario, "send 1303 navy").fight(3, 1)
    assert sorted(play.legal) == ["lose ferry 1", "lose ferry 1 passenger 1"], (
        "the unarmed worker has no power"
    )
    whole = play.copy().do("lose ferry 1")
    assert whole.ferry(1) == {}
    assert (whole.supply(1)["army"], whole.supply(1)["worker"]) == (3, 15)
    assert whole.stock()["wood"] == 25, "cargo goes to the stock"
    assert whole.look.crossings == 20
    play.do("lose ferry 1 passenger 1")
    assert play.given[:1] == ["lose ferry 1"], "the ferry has 1, its passenger none"
    assert play.ferry(1) == {}


@pytest.mark.rule("MS-FER-16", "MS-DMG-05")
def test_the_cargo_of_a_passenger_that_dies_goes_to_the_stock() -> None:
    scenario = (
        Scenario().units(0, "1303", navy=1).ferry("1203", owner=1, aboard=[("armed", "wood"), ("army", "")])
    )
    play = begin(scenario, "send 1303 navy").fight(2, 1)
    play.do("lose ferry 1 passenger 1", "retreat 1204")
    assert play.ferry(1)["aboard"] == [("army", "")]
    assert play.stock()["wood"] == 25


@pytest.mark.rule("MS-DMG-05", "MS-FER-13")
def test_a_ferry_that_is_emptied_is_neutral_at_once() -> None:
    scenario = Scenario().units(0, "1303", navy=1).ferry("1203", owner=1, aboard=[("army", "")])
    play = begin(scenario, "send 1303 navy").fight(4, 0)
    play.do("lose ferry 1 passenger 1")
    assert play.ferry(1) == {"water": "1203", "dock": None, "aboard": []}
    assert play.asked == "card", "three points of damage are left, but no piece: the navy has moved in"
    assert play.units("1203") == {"navy": 1}


@pytest.mark.rule("MS-DMG-05")
def test_the_same_holds_for_an_attacking_ferry() -> None:
    scenario = Scenario().ferry("1203", aboard=[("army", ""), ("armed", "")]).units(1, "1303", navy=1)
    play = begin(scenario, "send ferry 1").fight(1, 3)
    assert sorted(play.legal) == ["lose ferry 1", "lose ferry 1 passenger 1", "lose ferry 1 passenger 2"]
    play.do("lose ferry 1 passenger 1", "lose ferry 1 passenger 2")
    assert play.ferry(1)["aboard"] == []
    assert play.to_move == 1


@pytest.mark.rule("MS-DMG-06", "MS-OCC-05")
def test_the_winner_loses_nothing() -> None:
    scenario = Scenario().units(0, "1302", army=1).units(1, "1202", army=1, armed=1)
    play = begin(scenario, "send 1302 army").fight(1, 4)
    assert play.units("1202") == {"army": 1, "armed": 1}
    assert play.units("1302") == {}


@pytest.mark.rule("MS-DMG-07")
def test_damage_beyond_all_pieces_is_lost() -> None:
    scenario = Scenario().units(0, "1302", army=2).units(1, "1202", worker=1)
    play = begin(scenario, "send 1302 army", "send 1302 army").fight(8, 0)
    assert play.supply(1)["worker"] == 15
    assert play.asked == "card"
    assert play.units("1202") == {"army": 1}


@pytest.mark.rule("MS-SCO-05", "MS-BON-04")
def test_the_arsenal_makes_units_stronger_wherever_they_have_power() -> None:
    scenario = Scenario(3).commons(0, "arsenal").ferry("1203", aboard=[("army", "")])
    scenario.units(0, "1302", army=1, airforce=1).units(0, "1205", navy=1)
    play = scenario.units(1, "1202", worker=1).play()
    assert play.power(0) == (1 + 1 + 1) + 4 + 3 + 4


@pytest.mark.rule("MS-ATK-07", "MS-BON-04")
def test_the_arsenal_counts_in_attack_and_in_defence() -> None:
    attacking = Scenario(3).commons(0, "arsenal").units(0, "1302", army=1).units(1, "1202", army=1)
    assert powers(begin(attacking, "attack 1202", "send 1302 army")) == (4, 3)
    defending = Scenario(3).commons(1, "arsenal").units(0, "1302", army=1).units(1, "1202", army=1)
    assert powers(begin(defending, "attack 1202", "send 1302 army")) == (3, 4)


# -- retreat -------------------------------------------------------------------------------------------------


@pytest.mark.rule("MS-RET-01", "MS-RET-02")
def test_each_unit_retreats_by_itself_over_land_and_bridges() -> None:
    scenario = Scenario().units(0, "1302", army=3).units(1, "1202", armed=2, airforce=1)
    scenario.bridges("1102-1202").units(0, "1101", worker=1)
    play = begin(scenario, *["send 1302 army"] * 3).fight(4, 3)
    play.do("lose 1202 armed")
    assert play.units("1102") == {"armed": 1}, "the only land that it may reach: over the bridge, not closed"
    assert sorted(play.legal) == ["retreat 1102", "retreat 1103", "retreat 1203"], (
        "an airforce crosses rivers and sea"
    )
    play.do("retreat 1203")
    assert play.units("1203") == {"airforce": 1}


@pytest.mark.rule("MS-RET-01")
def test_nobody_retreats_to_a_monument() -> None:
    scenario = Scenario().units(1, "1302", army=1).units(0, "1301", worker=2).turn(1)
    play = begin(scenario, "attack 1301", "send 1302 army").fight(1, 0)
    assert play.units("1201") == {}, "not even to the own monument"
    assert play.supply(0)["worker"] == 15, "one fell, the other had nowhere to go"
    assert play.units("1301") == {"army": 1}


@pytest.mark.rule("MS-RET-01", "MS-GEN-13")
def test_nobody_retreats_to_what_is_closed_or_out_of_play() -> None:
    """Of the neighbours of 0410 only 0510 is in play, and there is the attacker."""
    scenario = Scenario().units(0, "0510", navy=1).units(1, "0410", airforce=2)
    play = begin(scenario, "attack 0410", "send 0510 navy").fight(1, 0)
    assert play.supply(1)["airforce"] == 3, "one fell, the other could fly anywhere else, but not there"
    assert play.units("0410") == {"navy": 1}


@pytest.mark.rule("MS-RET-03", "MS-RET-02")
def test_a_unit_without_a_way_out_dies() -> None:
    scenario = Scenario().units(0, "0802", airforce=2).units(1, "0801", worker=2).units(0, "0800", worker=1)
    play = begin(scenario, "attack 0801", "send 0802 airforce", "send 0802 airforce").fight(1, 0)
    assert play.supply(1)["worker"] == 15, "one fell, the other had no land to retreat to"
    assert play.units("0801") == {"airforce": 1}


@pytest.mark.rule("MS-RET-03", "MS-FER-16")
def test_a_ferry_without_a_way_out_is_destroyed_with_its_passengers() -> None:
    scenario = Scenario().ferry("1203", owner=1, aboard=[("army", ""), ("worker", "sheep")])
    for water in ("1303", "1204"):
        scenario.units(0, water, navy=1)
    play = begin(scenario, "attack 1203", "send 1303 navy").fight(2, 1)
    assert sorted(play.legal) == ["lose ferry 1", "lose ferry 1 passenger 1"]
    play.do("lose ferry 1 passenger 1")
    assert play.ferry(1) == {}, "with the worker aboard it could not go anywhere"
    assert play.supply(1)["worker"] == 15
    assert play.stock()["sheep"] == 25


@pytest.mark.rule("MS-RET-02", "MS-RET-04")
def test_ferries_retreat_as_one_with_their_cargo() -> None:
    scenario = Scenario().units(0, "1303", navy=2).units(1, "1203", navy=1)
    scenario.ferry("1203", owner=1, aboard=[("worker", "metal"), ("army", "")])
    play = begin(scenario, "send 1303 navy", "send 1303 navy").fight(6, 5)
    play.do("lose 1203 navy", "retreat 1204")
    assert play.ferry(1) == {"water": "1204", "dock": None, "aboard": [("worker", "metal"), ("army", "")]}
    assert play.owner("1204") == 1


@pytest.mark.rule("MS-RET-04", "MS-OCC-06")
def test_retreating_workers_leave_resources_and_the_winner_needs_a_worker_for_them() -> None:
    scenario = Scenario().units(0, "1302", army=1, armed=1).units(1, "1202", worker=3).tokens("1202", wheat=4)
    scenario.bridges("1102-1202")
    play = begin(scenario, "send 1302 armed", "send 1302 army").fight(1, 0)
    play.do("lose 1202 worker", "retreat 1102", "retreat 1102")
    assert (play.tokens("1202"), play.tokens("1102")) == ({"wheat": 4}, {})
    with_army = play.copy().do("enter 1302 army")
    assert with_army.controlled(0) == {}
    assert with_army.land(0) == 2
    assert play.do("enter 1302 armed").controlled(0) == {"wheat": 4}


@pytest.mark.rule("MS-RET-01")
def test_with_the_option_units_of_one_domain_keep_together() -> None:
    def retreating(split: int) -> Play:
        scenario = (
            Scenario(retreat_split=split).units(0, "1203", airforce=3).units(1, "1202", worker=3, airforce=1)
        )
        scenario.bridges("1102-1202")
        play = begin(scenario, *["send 1203 airforce"] * 3).fight(3, 2)
        return play.do("lose 1202 airforce", "retreat 1102")

    apart = retreating(0)
    assert sorted(apart.legal) == ["retreat 1102", "retreat 1302"]
    together = retreating(1)
    assert together.asked == "occupy"
    assert together.units("1102") == {"worker": 3}


# -- occupation ----------------------------------------------------------------------------------------------


@pytest.mark.rule("MS-OCC-01", "MS-OCC-02")
def test_one_of_several_stays_behind_and_one_moves_in() -> None:
    scenario = Scenario().units(0, "1302", army=2).units(0, "1203", airforce=1).upgraded(0, "attack")
    scenario.units(1, "1202", worker=1)
    play = begin(scenario, "send 1302 army", "send 1302 army", "send 1203 airforce").fight(5, 0)
    assert "done" not in play.legal, "at least one"
    play.do("enter 1302 army")
    assert sorted(play.legal) == ["done", "enter 1203 airforce", "enter 1302 army"]
    play.do("enter 1302 army")
    assert play.asked == "card", "the last one stays: with several hexes, one in all"
    assert (play.units("1302"), play.units("1203")) == ({}, {"airforce": 1})


@pytest.mark.rule("MS-OCC-02")
def test_a_single_attacker_moves_in() -> None:
    play = begin(Scenario().units(0, "1302", army=1).units(1, "1202", worker=1), "send 1302 army").fight(2, 0)
    assert (play.units("1302"), play.units("1202")) == ({}, {"army": 1})


@pytest.mark.rule("MS-OCC-02")
def test_an_attacking_ferry_is_one_unit() -> None:
    scenario = Scenario().ferry("1203", aboard=[("army", ""), ("worker", "wood")]).units(1, "1303", navy=1)
    play = begin(scenario, "send ferry 1").fight(4, 1)
    assert play.ferry(1) == {"water": "1303", "dock": None, "aboard": [("army", ""), ("worker", "wood")]}
    assert play.owner("1303") == 0
    assert play.owner("1203") is None


@pytest.mark.rule("MS-OCC-03", "MS-FER-15")
@pytest.mark.parametrize(("lying", "after"), [(4, {"wheat": 4, "metal": 1}), (5, {"wheat": 5})])
def test_cargo_goes_ashore_with_its_bearer_and_the_ferry_stays(lying: int, after: dict[str, int]) -> None:
    scenario = Scenario().ferry("1203", aboard=[("armed", "metal")]).units(1, "1202", worker=1)
    play = begin(scenario.tokens("1202", wheat=lying), "send ferry 1 passenger 1").fight(1, 0)
    assert play.units("1202") == {"armed": 1}
    assert play.tokens("1202") == after
    assert play.ferry(1) == {"water": "1203", "dock": None, "aboard": []}


@pytest.mark.rule("MS-OCC-03")
def test_moving_in_carries_no_resource() -> None:
    scenario = Scenario().units(0, "1302", armed=1).tokens("1302", sheep=2).units(1, "1202", worker=1)
    play = begin(scenario, "send 1302 armed").fight(1, 0)
    assert (play.tokens("1302"), play.tokens("1202")) == ({"sheep": 2}, {})


@pytest.mark.rule("MS-OCC-04", "MS-ATK-03")
def test_naval_guns_bombard_land_without_entering() -> None:
    scenario = Scenario(abilities=("naval_guns",)).units(0, "1203", navy=1).units(1, "1202", worker=2)
    scenario.buildings(1, "1202", "town")
    play = begin(scenario, "send 1203 navy")
    assert powers(play) == (3, 1)
    play.fight(2, 0)
    assert play.buildings("1202") == {"town": "damaged"}
    assert play.units("1202") == {"worker": 1}, "one fell after the town; nobody retreats"
    assert play.units("1203") == {"navy": 1}
    without = Scenario().units(0, "1203", navy=1).units(1, "1202", worker=2)
    assert targets(without.play()) == []


# -- weapons -------------------------------------------------------------------------------------------------


@pytest.mark.rule("MS-WPN-03")
def test_weapons_of_the_fallen_are_handed_on_after_the_battle_attacker_first() -> None:
    scenario = Scenario().units(0, "1302", army=3, worker=1).units(1, "1202", armed=2)
    scenario.units(1, "1107", worker=2).units(1, "1207", worker=1)
    play = begin(scenario, *["send 1302 army"] * 3).fight(4, 2)
    play.do("enter 1302 army", "done")
    assert (play.asked, play.to_move) == ("freed_weapon", 1)
    play.do("arm 1107")
    assert play.units("1107") == {"worker": 1, "armed": 1}
    assert play.asked == "freed_weapon", "the second one"
    play.do("done")
    assert play.look.weapons == 24, "it returned to the stock"
    lost = Scenario().units(0, "1302", armed=1, worker=1).units(1, "1202", army=1)
    play = begin(lost, "send 1302 armed").fight(0, 2)
    assert (play.asked, play.to_move) == ("freed_weapon", 0)
    assert play.do("arm 1302").units("1302") == {"armed": 1}


@pytest.mark.rule("MS-BRG-05")
def test_bridges_outlast_battles_and_ruins() -> None:
    scenario = Scenario().units(0, "1302", army=2).units(1, "1202", worker=1).bridges("1102-1202")
    scenario.buildings(1, "1202", "fort", "town")
    play = begin(scenario, "send 1302 army", "send 1302 army").fight(4, 0)
    while play.asked == "lose":
        play.do(play.legal[0])
    assert set(play.buildings("1202").values()) == {"damaged"}
    assert play.bridged("1102-1202")
