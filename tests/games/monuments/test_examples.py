"""The worked examples of the rulebook, played move by move (3.22 of the rules)."""

from __future__ import annotations

import pytest

from tests.games.monuments.scenario import Play, Scenario
from trilithon.games.monuments.engine import battle


@pytest.mark.rule("MS-EX-01", "MS-UPG-01", "MS-UPG-02")
def test_upgrading_production_in_hand_or_discard() -> None:
    for discarded in ((), ("produce",)):
        scenario = Scenario().units(0, "1302", worker=1).tokens("1302", sheep=2).discard(0, *discarded)
        play = scenario.play().do("play upgrade", "upgrade produce", forced=False)
        assert play.upgraded(0) == ["produce"]
        assert play.tokens("1302") == {}, "2 sheep were paid"
        assert ("produce" in play.hand(0)) == (not discarded), "it stays where it was"
        assert "upgrade" not in play.hand(0)


@pytest.mark.rule("MS-EX-01", "MS-EX-02", "MS-PRD-01", "MS-PRD-02", "MS-PRD-03")
@pytest.mark.parametrize(("green", "hexes", "made"), [(False, 2, 6), (True, 3, 9)])
def test_six_or_nine_workers_produce(green: bool, hexes: int, made: int) -> None:
    scenario = Scenario()
    for place in ("1301", "1302", "1202", "1001"):
        scenario.units(0, place, worker=3 if place != "1001" else 4)
    if green:
        scenario.upgraded(0, "produce")
    play = scenario.play().do("play produce")
    for place in ("1301", "1302", "1001")[:hexes]:
        play.do(f"at {place}", forced=False)
    assert play.to_move == 1, "no more hexes are asked for"
    assert sum(play.controlled(0).values()) == made
    assert play.deeds(0) == {"produced": made}


@pytest.mark.rule("MS-EX-03", "MS-MON-02", "MS-MON-03", "MS-MON-04")
def test_the_first_layer_is_paid_with_wood_and_sheep_and_one_worker() -> None:
    scenario = Scenario().units(0, "1301", worker=2).units(0, "1302", worker=1)
    scenario.tokens("1301", wood=1).tokens("1302", sheep=1)
    assert "play monument" not in scenario.play().legal, "two land hexes are not enough"
    play = scenario.units(0, "1202", worker=1).play().do("play monument")
    assert play.asked == "sacrifice"
    play.do("sacrifice 1301 worker")
    assert (play.tokens("1301"), play.tokens("1302")) == ({}, {})
    assert play.units("1301") == {"worker": 1}
    assert play.look.layers == [1, 0]
    assert play.asked == "common"


TWELVE = (
    *("1301", "1302", "1202", "1200", "1100", "1101"),
    *("1001", "1102", "1103", "1304", "1404", "0800"),
)


@pytest.mark.rule("MS-EX-03", "MS-MON-02", "MS-MON-07")
def test_the_fifth_layer_is_paid_with_three_of_each_and_three_workers() -> None:
    scenario = Scenario().layers(0, 4)
    for place in TWELVE[:11]:
        scenario.units(0, place, worker=1)
    for place in TWELVE[:6]:
        scenario.tokens(place, wood=1, metal=1)
    for place in TWELVE[6:11]:
        scenario.tokens(place, sheep=1, wheat=1)
    assert "play monument" not in scenario.play().legal, "11 land hexes"
    scenario.units(0, TWELVE[11], worker=1)
    play = scenario.play().do("play monument")
    while play.asked == "pay":
        play.do(play.legal[0])
    assert sum(play.controlled(0).values()) == 22 - 12
    for _ in range(3):
        assert play.asked == "sacrifice"
        play.do(play.legal[0])
    assert play.supply(0)["worker"] == 15 - 12 + 3
    assert play.look.layers[0] == 5
    play.do("bonus glory")
    assert play.to_move == 1, "there is no personal bonus"
    assert play.commons(0) == ["glory"]


@pytest.mark.rule("MS-EX-04", "MS-BON-01", "MS-BON-02", "MS-BON-05", "MS-BON-09")
def test_the_bonuses_of_the_first_layer() -> None:
    scenario = Scenario(decks=("masons",)).units(0, "1301", worker=2).units(0, "1302", worker=1)
    scenario.units(0, "1202", worker=1).bridges("1102-1202").units(0, "1102", worker=1)
    scenario.tokens("1301", wood=1).tokens("1302", sheep=1)
    play = scenario.play().do("play monument", "sacrifice 1301 worker", "bonus roads")
    play.do("option 2")
    assert play.tokens("1301") == {"wood": 2}, "on a forest with an own worker"
    assert play.tokens("1102") == {"metal": 1}, "on a mountain with an own worker"
    assert play.commons(0) == ["roads"]


@pytest.mark.rule("MS-EX-04", "MS-BON-02", "MS-BON-04")
def test_workers_move_two_and_the_bonus_may_be_taken_once_more() -> None:
    play = Scenario().commons(0, "roads").units(0, "1301", worker=1).play()
    play.do("play move", "move 1301 worker", "walk 1302", "walk 1202")
    assert play.units("1202") == {"worker": 1}
    scenario = Scenario().commons(0, "roads").layers(0, 2).units(0, "1301", worker=3)
    for place in TWELVE[1:7]:
        scenario.units(0, place, worker=1)
    scenario.tokens("1301", wood=1, sheep=1, metal=1, wheat=1).tokens("1302", metal=1, wheat=1)
    play = scenario.play().do("play monument", "sacrifice 1301 worker")
    play.do("bonus highways")
    assert play.commons(0) == ["roads", "highways"]


def sea_attack() -> Scenario:
    """From a sea hex, airforce and ferry with two armies against fort, town, two workers and army (MS-EX-05 to 10)."""
    scenario = Scenario().units(0, "1203", airforce=1).ferry("1203", aboard=[("army", ""), ("army", "")])
    scenario.units(1, "1202", worker=2, army=1).buildings(1, "1202", "fort", "town").bridges("1102-1202")
    return scenario


def attacking() -> Play:
    play = sea_attack().play().do("play attack")
    return play.do("send 1203 airforce", "send ferry 1 passenger 1", "send ferry 1 passenger 2")


@pytest.mark.rule("MS-EX-05", "MS-EX-06", "MS-ATK-04", "MS-ATK-07")
def test_eight_against_six() -> None:
    play = attacking()
    assert battle.attack_total(play.state, 0) == 2 + 3 + 3, "the ferry adds nothing against land"
    assert battle.defence_total(play.state) == 2 + 1 + 0 + 0 + 3


@pytest.mark.rule("MS-EX-07", "MS-ATK-08", "MS-ATK-09")
def test_seven_pips_win_against_six_by_one() -> None:
    play = attacking().fight(7, 6)
    assert play.to_move == 1
    assert play.asked == "lose"
    assert play.look.damage == 1


@pytest.mark.rule("MS-EX-08", "MS-DMG-01", "MS-DMG-04", "MS-RET-01", "MS-RET-05")
def test_the_town_is_damaged_and_the_others_retreat() -> None:
    play = attacking().fight(7, 6)
    assert sorted(play.legal) == ["lose 1202 army", "lose fort", "lose town"], "workers have no power"
    play.do("lose town")
    assert play.asked == "retreat"
    play.do("retreat 1302", "retreat 1302", "retreat 1302")
    assert play.units("1302") == {"worker": 2, "army": 1}
    assert play.buildings("1202") == {"fort": "intact", "town": "damaged"}
    play.do("enter ferry 1 passenger 1", "done")
    assert play.power(1) == 3, "the fort is unusable while another player is present"


@pytest.mark.rule("MS-EX-09", "MS-OCC-01", "MS-OCC-02")
def test_the_airforce_stays_and_both_armies_move_in() -> None:
    play = attacking().fight(7, 6).do("lose town", "retreat 1302", "retreat 1302", "retreat 1302")
    assert play.asked == "occupy"
    play.do("enter ferry 1 passenger 1", "enter ferry 1 passenger 2")
    assert play.units("1202") == {"army": 2}
    assert play.units("1203") == {"airforce": 1}
    assert play.ferry(1) == {"water": "1203", "dock": None, "aboard": []}
    assert play.owner("1202") == 0


@pytest.mark.rule("MS-EX-10", "MS-DMG-02", "MS-OCC-05")
def test_losing_by_one_costs_an_army_or_the_airforce() -> None:
    play = attacking().fight(5, 6)
    assert play.to_move == 0
    assert sorted(play.legal) == [
        "lose 1203 airforce",
        "lose ferry 1 passenger 1",
        "lose ferry 1 passenger 2",
    ]
    play.do("lose ferry 1 passenger 1")
    assert play.ferry(1)["aboard"] == [("army", "")]
    assert play.units("1203") == {"airforce": 1}, "the others stay where they attacked from"
    assert play.supply(0)["army"] == 2
    assert play.to_move == 1


@pytest.mark.rule("MS-EX-11", "MS-DMG-02")
def test_a_lone_army_losing_by_one_dies() -> None:
    scenario = Scenario().units(0, "1302", army=1).units(1, "1202", army=1)
    play = scenario.play().do("play attack").fight(1, 2)
    assert play.units("1302") == {}
    assert play.supply(0)["army"] == 3


@pytest.mark.rule("MS-EX-12", "MS-SCO-02")
def test_five_resources_are_one_point() -> None:
    scenario = Scenario(score_cards=("general",)).units(0, "1301", worker=1).tokens("1301", wood=5)
    assert scenario.play().points(0)["resources"] == 1


@pytest.mark.rule("MS-EX-13", "MS-SCO-08")
def test_the_score_card_of_the_explorer() -> None:
    scenario = Scenario(score_cards=("explorer",))
    for place in TWELVE[:9]:
        scenario.units(0, place, worker=1)
    play = scenario.tokens("1301", wood=5).tokens("1302", sheep=5).play()
    points = play.points(0)
    assert (points["resources"], points["land"], points["extra"]) == (2, 9, 9)


@pytest.mark.rule("MS-EX-14", "MS-QST-01", "MS-QST-06")
def test_with_four_layers_one_draws_late_quests_and_completes_early_ones() -> None:
    scenario = Scenario().layers(0, 4).quests(0, "qs01", "qa01", "qb01")
    for place in TWELVE[:8]:
        scenario.units(0, place, worker=1)
    play = scenario.play()
    assert play.offers("quest") == ["qs01", "qa01", "qb01"]
    play.do("quest qs01", "quest qb01", "quest qa01", "play quest")
    assert [quest[:2] for quest in play.offers("keep")] == ["qc", "qc"]


@pytest.mark.rule("MS-EX-15", "MS-SCO-05")
def test_an_army_has_three_on_land_and_one_aboard() -> None:
    assert Scenario().units(0, "1301", army=1).play().power(0) == 3
    aboard = Scenario().ferry("1203", aboard=[("army", "")]).play()
    assert aboard.power(0) == 1 + 1, "the army, and the ferry that it occupies"


@pytest.mark.rule("MS-EX-16", "MS-SET-03", "MS-BON-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_bonus_for_two_players_or_more_is_in_every_game(seats: int) -> None:
    scenario = Scenario(seats).layers(0, 2).units(0, "1301", worker=3)
    for place in TWELVE[1:7]:
        scenario.units(0, place, worker=1)
    scenario.tokens("1301", wood=1, sheep=1, metal=1, wheat=1).tokens("1302", metal=1, wheat=1)
    play = scenario.play().do("play monument", "sacrifice 1301 worker")
    layer_3 = {
        **{"barracks": 2, "highways": 2, "physicians": 2, "overseers": 2},
        **{"midwives": 3, "quest_hall": 3, "heralds": 4},
    }
    assert play.offers("bonus") == [bonus for bonus, players in layer_3.items() if players <= seats]
