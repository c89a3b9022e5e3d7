"""Upgrades, training and weapons (MS-UPG, MS-TRN, MS-WPN)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.monuments.scenario import Scenario

COSTS = {
    "upgrade": {"wood": 1, "metal": 1},
    "move": {"sheep": 1, "wheat": 1},
    "produce": {"sheep": 2},
    "build": {"wood": 2},
    "populate": {"wheat": 2},
    "monument": {"sheep": 1, "metal": 1},
    "train": {"metal": 2},
    "attack": {"metal": 1, "wheat": 1},
    "quest": {"wood": 1, "sheep": 1},
    "trade": {"wood": 1, "wheat": 1},
}
PRICES = {
    "army": {"sheep": 1, "wheat": 1},
    "navy": {"metal": 1, "wheat": 1},
    "airforce": {"wood": 1, "wheat": 1},
}


def upgrading(scenario: Scenario) -> list[str]:
    play = scenario.play()
    return play.do("play upgrade", forced=False).offers("upgrade") if "play upgrade" in play.legal else []


def training(scenario: Scenario) -> list[str]:
    play = scenario.play()
    return play.do("play train", forced=False).legal if "play train" in play.legal else []


# -- upgrades --------------------------------------------------------------------------------------------------


@pytest.mark.rule("MS-UPG-01", "MS-UPG-02")
@pytest.mark.parametrize("card", COSTS)
def test_each_card_has_its_price(card: str) -> None:
    scenario = Scenario().units(0, "1302", worker=1).tokens("1302", **COSTS[card])
    play = scenario.play().do("play upgrade", f"upgrade {card}", forced=False)
    assert play.upgraded(0) == [card]
    assert play.controlled(0) == {}
    assert play.to_move == 1, "one card for each play"
    for kind in COSTS[card]:
        less = (
            Scenario()
            .units(0, "1302", worker=1)
            .tokens("1302", **{**COSTS[card], kind: COSTS[card][kind] - 1})
        )
        assert card not in upgrading(less)


@pytest.mark.rule("MS-UPG-02")
def test_the_upgrade_card_itself_may_be_upgraded() -> None:
    scenario = Scenario().units(0, "1302", worker=1).tokens("1302", wood=1, metal=1)
    play = scenario.play().do("play upgrade", "upgrade upgrade")
    assert play.upgraded(0) == ["upgrade"]
    assert "upgrade" not in play.hand(0), "it lies in the discard, green side up"


@pytest.mark.rule("MS-UPG-03")
def test_green_cards_are_not_upgraded_again_and_stay_green() -> None:
    scenario = (
        Scenario().upgraded(0, "produce", "build").units(0, "1302", worker=1).tokens("1302", sheep=2, wood=2)
    )
    assert sorted(upgrading(scenario)) == ["quest"]
    play = scenario.discard(0, "produce").play().do("rest")
    assert play.upgraded(0) == ["produce", "build"]


@pytest.mark.rule("MS-UPG-04", "MS-SPD-04")
def test_a_green_upgrade_card_saves_one_of_any_kind() -> None:
    scenario = Scenario().upgraded(0, "upgrade").units(0, "1302", worker=1).tokens("1302", wood=1, sheep=1)
    play = scenario.play().do("play upgrade", "upgrade quest")
    assert sorted(play.legal) == ["kind sheep", "kind wood"]
    assert play.do("kind sheep").controlled(0) == {"sheep": 1}
    assert "train" not in upgrading(scenario), "one remains to be paid"


@pytest.mark.rule("MS-UPG-05")
def test_the_upgrade_card_pays_for_itself_in_full() -> None:
    scenario = Scenario().units(0, "1302", worker=1).tokens("1302", wood=1)
    assert upgrading(scenario) == []


# -- training --------------------------------------------------------------------------------------------------


def permitted(**options: Any) -> Scenario:
    return Scenario(**options).commons(0, "charter")


@pytest.mark.rule("MS-TRN-01", "MS-TRN-02", "MS-TRN-03")
@pytest.mark.parametrize("unit", PRICES)
def test_units_need_the_permit_and_their_price(unit: str) -> None:
    def with_tokens(scenario: Scenario, tokens: dict[str, int]) -> Scenario:
        return scenario.units(0, "1302", worker=2).tokens("1302", **tokens)

    assert f"train {unit} 1302" not in training(with_tokens(Scenario(), PRICES[unit]))
    for kind in PRICES[unit]:
        assert f"train {unit} 1302" not in training(with_tokens(permitted(), {**PRICES[unit], kind: 0}))
    play = with_tokens(permitted(), PRICES[unit]).play().do("play train", f"train {unit} 1302", forced=False)
    if unit == "navy":
        play.do("at 1203")
    assert play.units("1203" if unit == "navy" else "1302")[unit] == 1
    assert play.units("1302")["worker"] == 1
    assert (play.supply(0)["worker"], play.supply(0)[unit]) == (14, 2)
    assert play.controlled(0) == {}
    assert play.to_move == 1
    assert play.deeds(0) == {"trained": 1}


@pytest.mark.rule("MS-TRN-02", "MS-D-06")
@pytest.mark.parametrize("common", ["charter", "garrison", "barracks", "war_council", "triumph"])
def test_every_permit_permits(common: str) -> None:
    scenario = Scenario().commons(0, common).units(0, "1302", worker=1).tokens("1302", sheep=1, wheat=1)
    assert "train army 1302" in training(scenario)


@pytest.mark.rule("MS-TRN-02")
def test_naval_guns_permit_navies_only() -> None:
    scenario = Scenario(abilities=("naval_guns",)).units(0, "1302", worker=1)
    legal = training(scenario.tokens("1302", sheep=1, wheat=1, wood=1, metal=1))
    assert legal == ["train navy 1302", "forge"]


@pytest.mark.rule("MS-TRN-03")
def test_workers_aboard_or_on_the_monument_are_not_trained() -> None:
    scenario = permitted().units(0, "1302", worker=1, armed=1).units(0, "1201", worker=1)
    scenario.ferry("1303", aboard=[("worker", "")]).tokens("1302", sheep=1, wheat=1)
    assert training(scenario) == ["train army 1302", "train army 1302 armed"]


@pytest.mark.rule("MS-TRN-03", "MS-SPD-03")
def test_payment_comes_before_the_worker_leaves() -> None:
    scenario = permitted().units(0, "1302", worker=1).tokens("1302", sheep=1, wheat=1)
    play = scenario.play().do("play train", "train army 1302", forced=False)
    assert play.units("1302") == {"army": 1}, "the tokens were controlled by the worker that was trained"


@pytest.mark.rule("MS-TRN-03", "MS-GEN-12")
def test_only_units_in_supply_are_trained() -> None:
    scenario = permitted().locked(0, army=3).units(0, "1302", worker=1).tokens("1302", sheep=1, wheat=1)
    assert training(scenario) == []


@pytest.mark.rule("MS-TRN-04")
def test_a_navy_is_put_on_adjacent_open_water() -> None:
    scenario = (
        permitted().units(0, "1302", worker=1).tokens("1302", metal=1, wheat=1).units(1, "1203", navy=1)
    )
    play = scenario.play().do("play train", "train navy 1302", forced=False)
    assert sorted(play.legal) == ["at 1303", "at 1402"]
    inland = permitted().units(0, "1202", worker=1).tokens("1202", metal=1, wheat=1).units(1, "1203", navy=1)
    assert "train navy 1202" not in training(inland), "its only water is closed"


@pytest.mark.rule("MS-TRN-05")
def test_green_brings_a_free_weapon_with_a_unit_if_one_likes() -> None:
    scenario = (
        permitted().upgraded(0, "train").units(0, "1302", worker=2).tokens("1302", sheep=1, wheat=1, metal=1)
    )
    play = scenario.play().do("play train", "train army 1302", forced=False)
    assert play.asked == "weapon"
    assert sorted(play.legal) == ["arm 1302", "done"]
    assert play.copy().do("done").units("1302") == {"worker": 1, "army": 1}
    assert play.do("arm 1302").units("1302") == {"armed": 1, "army": 1}
    assert play.look.weapons == 24
    forged = scenario.play().do("play train", "forge", "arm 1302", forced=False)
    assert forged.to_move == 1, "forging brings no second one"
    assert forged.look.weapons == 24


# -- weapons ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("MS-WPN-01", "MS-TRN-01")
def test_a_weapon_costs_metal_and_goes_to_any_unarmed_worker() -> None:
    scenario = (
        Scenario().units(0, "1302", worker=1, army=1).tokens("1302", metal=1).units(0, "1201", worker=1)
    )
    scenario.ferry("1303", aboard=[("worker", ""), ("army", "")]).units(0, "1301", armed=1)
    play = scenario.play().do("play train", "forge")
    assert sorted(play.legal) == ["arm 1201", "arm 1302", "arm ferry 1"], "it must be given to somebody"
    play.do("arm ferry 1")
    assert play.ferry(1)["aboard"] == [("armed", ""), ("army", "")]
    assert play.controlled(0) == {}
    assert play.deeds(0) == {"forged": 1}


@pytest.mark.rule("MS-WPN-02")
def test_an_armed_worker_still_produces_controls_and_carries() -> None:
    scenario = Scenario().units(0, "1302", armed=1).tokens("1302", sheep=1)
    play = scenario.play()
    assert (play.power(0), play.land(0), play.controlled(0)) == (1, 1, {"sheep": 1})
    assert play.copy().do("play produce", "at 1302").tokens("1302") == {"sheep": 2}
    play.do("play move", "move 1302 armed", "walk 1202 sheep")
    assert play.tokens("1202") == {"sheep": 1}


@pytest.mark.rule("MS-WPN-03")
def test_the_weapon_of_a_trained_or_sacrificed_worker_is_handed_on() -> None:
    scenario = permitted().units(0, "1302", armed=1, worker=1).tokens("1302", sheep=1, wheat=1)
    play = scenario.play().do("play train", "train army 1302 armed", forced=False)
    assert play.asked == "freed_weapon"
    assert play.copy().do("done").look.weapons == 25
    assert play.do("arm 1302").units("1302") == {"armed": 1, "army": 1}
    layer = Scenario().units(0, "1301", armed=1).units(0, "1302", worker=1).units(0, "1202", worker=1)
    layer.tokens("1301", wood=1).tokens("1302", sheep=1)
    play = layer.play().do("play monument", "sacrifice 1301 armed")
    assert sorted(play.legal) == ["arm 1202", "arm 1302", "done"]


@pytest.mark.rule("MS-WPN-04", "MS-GEN-11")
def test_forging_needs_an_unarmed_worker_and_a_weapon_in_stock() -> None:
    scenario = Scenario().units(0, "1302", armed=1).tokens("1302", metal=1)
    assert training(scenario) == []
    assert training(scenario.units(0, "1301", worker=1)) == ["forge"]
    used_up = (
        Scenario().units(0, "1302", armed=12, worker=1).units(1, "1207", armed=13).tokens("1302", metal=1)
    )
    assert training(used_up) == []


@pytest.mark.rule("MS-TRN-02")
@pytest.mark.parametrize(("needed", "offered"), [(0, ["forge"]), (1, [])])
def test_forging_needs_a_permit_only_with_the_option(needed: int, offered: list[str]) -> None:
    scenario = Scenario(weapons_need_permit=needed).units(0, "1302", worker=1).tokens("1302", metal=1)
    assert training(scenario) == offered
    allowed = permitted(weapons_need_permit=needed).units(0, "1302", worker=1).tokens("1302", metal=1)
    assert training(allowed) == ["forge"]


def test_players_have_their_own_permits() -> None:
    scenario = Scenario().commons(1, "charter").units(0, "1302", worker=1).tokens("1302", sheep=1, wheat=1)
    assert training(scenario) == []
