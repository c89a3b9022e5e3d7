"""Layers, sacrifices, bonuses and unlocking (MS-MON, MS-BON, MS-UNL)."""

from __future__ import annotations

import pytest

from tests.games.monuments.contents import content, game
from tests.games.monuments.scenario import Play, Scenario
from tests.games.monuments.test_examples import TWELVE
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.tabulate import tabulate

LAND = (3, 4, 6, 9, 12)
COST = ((1, 1, 0, 0), (1, 1, 1, 1), (1, 1, 2, 2), (2, 2, 2, 2), (3, 3, 3, 3))
WORKERS = (1, 1, 1, 2, 3)


def ready(layer: int, scenario: Scenario | None = None) -> Scenario:
    """Everything that the layer needs, no more; a worker in each hex."""
    scenario = (scenario or Scenario()).layers(0, layer - 1)
    for place in TWELVE[: LAND[layer - 1]]:
        scenario.units(0, place, worker=1)
    wood, sheep, metal, wheat = COST[layer - 1]
    scenario.tokens("1301", wood=wood).tokens("1302", sheep=sheep).tokens("1202", wheat=wheat)
    return scenario.tokens("1202" if layer < 3 else TWELVE[3], metal=metal)


def raised(scenario: Scenario, *sacrifices: str) -> Play:
    """The layer is paid and its workers are sacrificed; the common bonus is asked for."""
    return scenario.play().do("play monument", *[f"sacrifice {unit}" for unit in sacrifices])


def leave(scenario: Scenario, at: str) -> None:
    """The only worker there is taken off."""
    scenario.look.units[scenario.hexes[at], c.WORKER] = 0
    scenario.look.owner[scenario.hexes[at]] = c.NONE


@pytest.mark.rule("MS-MON-01", "MS-MON-02", "MS-MON-03", "MS-MON-04")
@pytest.mark.parametrize("layer", [1, 2, 3, 4, 5])
def test_each_layer_needs_land_resources_and_workers(layer: int) -> None:
    play = ready(layer).play()
    before = sum(play.controlled(0).values())
    assert before == sum(COST[layer - 1])
    play.do("play monument")
    given = 0
    while play.asked == "sacrifice":
        play.do(play.legal[0], forced=False)
        given += 1
    assert given == WORKERS[layer - 1]
    assert play.controlled(0) == {}
    assert play.look.layers[0] == layer, "one for each play"
    short = ready(layer)
    short.look.tokens[short.hexes["1301"], 0] -= 1
    assert "play monument" not in short.play().legal
    small = ready(layer)
    leave(small, TWELVE[LAND[layer - 1] - 1])
    assert "play monument" not in small.play().legal


@pytest.mark.rule("MS-MON-02", "MS-GEN-05", "MS-GEN-07")
def test_armies_and_airforces_control_land_navies_horses_and_monuments_do_not() -> None:
    def can_raise(**units: int) -> bool:
        scenario = Scenario(abilities=("horses",)).units(0, "1301", worker=2).units(0, "1302", worker=1)
        scenario.tokens("1301", wood=1).tokens("1302", sheep=1).units(0, "1201", worker=2).units(
            0, "1203", navy=1
        )
        if units:
            scenario.units(0, "0800", **units)
        return "play monument" in scenario.play().legal

    assert not can_raise()
    assert not can_raise(horse=1)
    assert can_raise(army=1)
    assert can_raise(airforce=1)
    assert can_raise(armed=1)


@pytest.mark.rule("MS-MON-03", "MS-SPD-04")
def test_green_and_quarries_make_layers_cheaper() -> None:
    scenario = ready(1).upgraded(0, "monument")
    play = scenario.play().do("play monument")
    assert sorted(play.legal) == ["kind sheep", "kind wood"], "one of any kind is left out"
    cheap = ready(5, Scenario().commons(0, "quarries").upgraded(0, "monument"))
    cheap.look.tokens[cheap.hexes["1301"], 0] -= 3
    assert "play monument" in cheap.play().legal, "three less"


@pytest.mark.rule("MS-MON-02", "MS-MON-04", "MS-BON-04")
def test_surveyors_need_less_land_and_mercy_fewer_workers() -> None:
    scenario = ready(5, Scenario().commons(0, "surveyors"))
    leave(scenario, TWELVE[11])
    assert "play monument" in scenario.play().legal
    merciful = ready(5, Scenario().commons(0, "mercy")).play().do("play monument")
    for _ in range(2):
        assert merciful.asked == "sacrifice"
        merciful.do(merciful.legal[0], forced=False)
    assert merciful.asked == "common"


@pytest.mark.rule("MS-MON-04")
def test_workers_are_sacrificed_from_anywhere() -> None:
    scenario = ready(1).units(0, "1201", worker=1).ferry("1303", aboard=[("armed", ""), ("army", "")])
    play = scenario.play().do("play monument")
    assert sorted(play.offers("sacrifice")) == [
        *("1201 worker", "1202 worker", "1301 worker", "1302 worker", "ferry 1 passenger 1")
    ]


@pytest.mark.rule("MS-MON-05", "MS-SPD-03")
def test_the_land_is_counted_and_the_price_paid_before_the_sacrifice() -> None:
    play = raised(ready(1), "1301 worker")
    assert play.owner("1301") is None, "one of the three controllers died"
    assert play.look.layers[0] == 1


@pytest.mark.rule("MS-MON-05", "MS-BON-10")
def test_the_common_bonus_comes_before_the_personal_card() -> None:
    play = raised(ready(2, Scenario(3).locked(0, army=2, fort=2)), "1301 worker")
    assert play.asked == "common"
    play.do("bonus muster")
    assert play.asked == "unlock_any"
    play.do("unlock army", "unlock army", "unlock fort")
    assert play.asked == "personal", "only when the common bonus is resolved completely"


@pytest.mark.rule("MS-MON-07", "MS-MON-08")
def test_after_layer_five_there_is_no_personal_bonus_and_nothing_to_build() -> None:
    play = raised(ready(5)).do(*[f"sacrifice {place} worker" for place in TWELVE[:3]], "bonus realm")
    assert play.to_move == 1
    full = ready(5).layers(0, 5)
    assert "play monument" not in full.play().legal


# -- common bonuses ----------------------------------------------------------------------------------------------


@pytest.mark.rule("MS-BON-01", "MS-SET-12")
def test_a_bonus_that_is_taken_is_gone() -> None:
    play = raised(ready(1, Scenario().commons(1, "charter")), "1301 worker")
    assert play.offers("bonus") == ["roads", "ploughs", "granaries"]
    assert "done" not in play.legal, "one must be taken"


@pytest.mark.rule("MS-BON-02")
def test_the_copy_limit_counts_equal_effects_over_all_layers() -> None:
    play = raised(ready(2, Scenario().commons(0, "charter")), "1301 worker")
    assert "garrison" not in play.offers("bonus"), "one permit is enough"
    twice = raised(ready(3, Scenario(4).commons(0, "couriers")), "1301 worker")
    assert "heralds" in twice.offers("bonus"), "two cards are shown"


@pytest.mark.rule("MS-BON-02", "MS-BON-04")
def test_two_copies_add_up_for_their_owner_only() -> None:
    scenario = (
        Scenario(4).commons(0, "couriers", "heralds").units(0, "1201", worker=9).units(1, "1107", worker=9)
    )
    for seat, at, monument in ((0, "1301", "1201"), (1, "1207", "1107")):
        play = scenario.turn(seat).play().do("play move")
        for _ in range(4 if seat == 0 else 2):
            play.do(f"move {monument} worker", f"walk {at}", forced=False)
        assert play.asked == "card"


@pytest.mark.rule("MS-BON-03")
def test_who_may_take_none_takes_none() -> None:
    scenario = Scenario().commons(0, "charter")
    box, _ = tabulate(content())
    for common, layer in enumerate(box.common_layer):
        if layer == 2 and box.common_ids[common] != "garrison":
            box.common_players[common] = 9  # as in a game without it
    scenario.state.box = box
    play = raised(ready(2, scenario), "1301 worker")
    assert play.asked == "personal", "only a permit is left, and it has one"
    assert play.commons(0) == ["charter"]


# -- personal bonuses --------------------------------------------------------------------------------------------


def chosen(deck: str, layer: int, option: int, scenario: Scenario | None = None) -> Play:
    """The option of the personal card was chosen."""
    base = scenario or Scenario(decks=(deck,))
    play = raised(ready(layer, base), *["1301 worker", "1302 worker"][: WORKERS[layer - 1]])
    while play.asked == "common":
        play.do([text for text in play.legal if text not in ("bonus muster", "bonus granaries")][-1])
    return play.do(f"option {option}")


@pytest.mark.rule("MS-BON-05")
def test_one_option_of_the_card_of_the_layer() -> None:
    play = raised(ready(1, Scenario(decks=("masons",))), "1301 worker").do("bonus roads")
    assert play.asked == "personal"
    play.do("option 1")
    assert play.supply(0)["worker"] == 15 - 3 + 1 - 2, "workers from supply on the monument"
    assert play.units("1201") == {"worker": 2}


@pytest.mark.rule("MS-BON-06")
def test_parts_that_cannot_be_done_are_lost_and_idle_options_are_refused() -> None:
    scenario = ready(1, Scenario(decks=("masons",)))
    play = raised(scenario, "1301 worker").do("bonus roads")
    assert play.offers("option") == ["1", "3"], (
        "no forest or mountain with an own worker is left for option 2"
    )
    play.do("option 3")
    assert play.asked == "free_build", "there is nothing locked to unlock, but the fort can be built"


@pytest.mark.rule("MS-BON-07", "MS-BLD-04", "MS-BLD-05")
def test_a_free_building_goes_on_any_controlled_hex() -> None:
    scenario = (
        Scenario(decks=("masons",))
        .units(0, "0800", army=1)
        .units(0, "0801", airforce=1)
        .units(0, "1203", navy=1)
    )
    scenario.buildings(0, "1302", "fort").buildings(1, "1202", "town")
    play = chosen("masons", 1, 3, scenario)
    assert sorted(play.offers("build")) == ["fort 0800", "fort 0801"], (
        "1302 has one, 1202 is another player's"
    )
    play.do("build fort 0800")
    assert play.buildings("0800") == {"fort": "intact"}
    assert play.controlled(0) == {}, "free"


@pytest.mark.rule("MS-BON-07")
def test_a_free_bridge_needs_a_worker_at_its_edge() -> None:
    scenario = Scenario(decks=("masons",)).units(0, "1001", army=1).units(0, "1100", army=1)
    play = chosen("masons", 1, 1, scenario)
    assert all("1202" in edge or "1201" in edge for edge in play.offers("build"))
    assert not any("1001" in edge for edge in play.offers("build"))


@pytest.mark.rule("MS-BON-08")
def test_workers_of_a_bonus_go_to_towns_or_else_the_monument() -> None:
    with_towns = Scenario(decks=("masons",)).buildings(0, "0800", "town").buildings(0, "0801", "town")
    with_towns.buildings(0, "1404", "town", damaged=True)
    play = chosen("masons", 4, 1, with_towns)
    for place in ("0800", "0801", "0800", "0801"):
        assert sorted(play.legal) == ["at 0800", "at 0801"]
        play.do(f"at {place}", forced=False)
    assert (play.units("0800"), play.units("0801")) == ({"worker": 2}, {"worker": 2}), (
        "no workers are needed there"
    )
    assert chosen("masons", 4, 1).units("1201") == {"worker": 4}


@pytest.mark.rule("MS-BON-09", "MS-GEN-10")
def test_resources_of_a_bonus_need_a_worker_terrain_and_room() -> None:
    scenario = (
        Scenario(decks=("masons",)).units(0, "1001", army=1).tokens("1301", wood=4).units(0, "1301", worker=1)
    )
    play = chosen("masons", 1, 2, scenario)
    assert play.tokens("1301") == {"wood": 5}, "one fits, the other is lost; no worker is on a mountain"
    assert play.tokens("1001") == {}


@pytest.mark.rule("MS-BON-09")
def test_who_chooses_an_option_sees_for_which_resources_there_is_no_room() -> None:
    scenario = Scenario(decks=("masons",)).tokens("1301", wood=4)
    play = raised(ready(1, scenario), "1302 worker").do("bonus roads")
    assert play.asked == "personal"
    told = {
        game().write(play.state, move): game().told(play.state, move)["lost"] for move in play.state.moves()
    }
    assert told["option 2"] == {"wood": 1, "metal": 1}, "one fits; no worker is on a mountain"
    assert told["option 1"] == {}


@pytest.mark.rule("MS-BON-06", "MS-BON-09")
def test_any_kind_is_chosen_token_by_token() -> None:
    play = chosen("masons", 3, 3)
    assert play.asked == "token_kind"
    for _ in range(5):
        play.do("kind wheat", forced=False)
        while play.asked == "place_token":
            play.do("at 1202", forced=False)
    assert play.tokens("1202") == {"wheat": 5}


@pytest.mark.rule("MS-BON-05", "MS-TRN-02", "MS-TRN-03")
def test_free_training_needs_no_permit_and_no_resources() -> None:
    play = chosen("soldiers", 3, 2, Scenario(decks=("soldiers",)))
    assert play.asked == "free_train"
    play.do("train army 1202", "train airforce 1200")
    assert (play.units("1202"), play.units("1200")) == ({"army": 1}, {"airforce": 1})
    assert play.deeds(0) == {"trained": 2}


@pytest.mark.rule("MS-BON-05", "MS-MOV-01")
def test_an_activation_of_a_bonus() -> None:
    play = chosen("seafarers", 2, 1, Scenario(decks=("seafarers",)))
    assert play.units("1201") == {"worker": 2}
    assert play.asked == "activate"
    play.do("move 1201 worker", "walk 1301")
    assert play.units("1301") == {"worker": 1}
    assert play.to_move == 1, "though a Movement card would have moved another"


@pytest.mark.rule("MS-BON-05", "MS-QST-01")
def test_quests_of_a_bonus() -> None:
    play = chosen("seafarers", 1, 3, Scenario(decks=("seafarers",)))
    assert play.asked == "free_build"
    play.do(play.legal[0])
    assert play.asked == "keep_quests"
    assert len(play.offers("keep")) == 2


@pytest.mark.rule("MS-BON-05", "MS-UPG-03")
def test_free_upgrades() -> None:
    play = chosen("masons", 4, 2, Scenario(decks=("masons",)).upgraded(0, "trade"))
    assert play.asked == "upgrade"
    assert "trade" not in play.offers("upgrade")
    play.do("upgrade move", "upgrade attack")
    assert play.upgraded(0) == ["move", "attack", "trade"]


# -- unlocking ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("MS-UNL-01", "MS-UNL-02", "MS-GEN-12")
@pytest.mark.parametrize("n", [0, 1, 2])
def test_each_layer_unlocks_workers_before_the_bonuses(n: int) -> None:
    play = raised(ready(1, Scenario(unlock_per_layer=n).locked(0, worker=4, army=1)), "1301 worker")
    assert play.asked == "common"
    assert play.locked(0)["worker"] == 4 - n
    assert play.locked(0)["army"] == 1
    last = raised(ready(5, Scenario().locked(0, worker=2)))
    last.do(*[f"sacrifice {place} worker" for place in TWELVE[:3]])
    assert last.locked(0)["worker"] == 2, "layers 1 to 4 only"


@pytest.mark.rule("MS-UNL-01")
def test_unlock_effects_move_pieces_to_the_supply() -> None:
    scenario = Scenario(decks=("growers",)).locked(0, town=3, worker=3)
    play = chosen("growers", 2, 2, scenario)
    assert play.locked(0)["town"] == 2
    assert play.asked == "free_build", "the town that was just unlocked"


@pytest.mark.rule("MS-GEN-12")
def test_pieces_that_leave_the_board_are_never_locked_again() -> None:
    play = raised(ready(1, Scenario().locked(0, worker=5)), "1301 worker")
    assert play.locked(0)["worker"] == 4
    assert play.supply(0)["worker"] == 15 - 4 - 2
