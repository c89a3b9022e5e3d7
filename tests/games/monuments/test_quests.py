"""Quests: drawing, keeping, turning in, and every kind of goal (MS-QST, 6.9)."""

from __future__ import annotations

import pytest

from tests.games.monuments.contents import game, say
from tests.games.monuments.scenario import Scenario
from tests.games.monuments.test_examples import TWELVE
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.goals import GOALS as KINDS_OF_GOALS
from trilithon.games.monuments.view import view


@pytest.mark.rule("MS-QST-01")
@pytest.mark.parametrize(("layers", "deck"), [(0, "qa"), (1, "qa"), (2, "qb"), (3, "qb"), (4, "qc")])
def test_the_deck_follows_the_layers(layers: int, deck: str) -> None:
    play = Scenario().layers(0, layers).play().do("play quest")
    assert [quest[:2] for quest in play.offers("keep")] == [deck, deck]


@pytest.mark.rule("MS-QST-01", "MS-BON-04")
@pytest.mark.parametrize(("green", "hall", "n"), [(False, False, 2), (True, False, 3), (True, True, 4)])
def test_how_many_are_drawn_and_at_least_one_is_kept(green: bool, hall: bool, n: int) -> None:
    scenario = (
        Scenario(3).upgraded(0, *(["quest"] if green else [])).commons(0, *(["quest_hall"] if hall else []))
    )
    play = scenario.play().do("play quest")
    drawn = play.offers("keep")
    assert len(drawn) == n
    assert "done" not in play.legal
    play.do(f"keep {drawn[1]}", forced=False)
    assert play.quests(0) == [drawn[1]]
    assert "done" in play.legal


@pytest.mark.rule("MS-QST-01")
def test_all_drawn_quests_may_be_kept() -> None:
    play = Scenario().quest_deck(0, "qa03", "qa07").play().do("play quest", "keep qa03", "keep qa07")
    assert play.quests(0) == ["qa03", "qa07"]
    assert play.to_move == 1


@pytest.mark.rule("MS-QST-02")
def test_others_go_to_the_bottom_in_drawn_order() -> None:
    scenario = Scenario().upgraded(0, "quest").quest_deck(0, "qa05", "qa06", "qa07")
    play = scenario.play().do("play quest", "keep qa06", "done")
    assert play.quest_deck(0)[-2:] == ["qa05", "qa07"]
    gone = Scenario(quest_returns=1).upgraded(0, "quest").quest_deck(0, "qa05", "qa06", "qa07")
    play = gone.play().do("play quest", "keep qa06", "done")
    assert "qa05" not in play.quest_deck(0)
    removed = [play.state.box.quest_ids[quest] for quest in play.look.quests_out]
    assert removed[-2:] == ["qa05", "qa07"]


@pytest.mark.rule("MS-QST-02", "MS-TURN-05")
def test_of_a_short_deck_one_draws_what_is_there() -> None:
    play = Scenario().quest_deck(0, "qa05", exact=True).play().do("play quest")
    assert play.offers("keep") == ["qa05"]
    assert "done" not in play.legal
    empty = Scenario().quest_deck(0, exact=True).play()
    assert "play quest" not in empty.legal


@pytest.mark.rule("MS-QST-03", "MS-QST-07")
def test_quests_in_progress_are_secret_completed_ones_are_not() -> None:
    play = Scenario().quests(0, "qa01", "qa02").completed(0, "qs01").play()
    own, other = view(play.state, 0)["players"][0], view(play.state, 1)["players"][0]
    assert "qa01" in str(own)
    assert "qa01" not in str(other)
    assert "qs01" in str(other)


@pytest.mark.rule("MS-QST-04", "MS-QST-07", "MS-QST-08")
def test_any_number_is_turned_in_before_the_action() -> None:
    scenario = Scenario().quests(0, "qs01", "qs02", "qa02").quests(1, "qs03").buildings(1, "1207", "town")
    for place in TWELVE[:4]:
        scenario.units(0, place, worker=1)
    play = scenario.tokens("1301", wood=5).tokens("1302", sheep=1).play()
    assert play.offers("quest") == ["qs01", "qs02"], "not those of others, not what is not complete"
    play.do("quest qs02", "quest qs01")
    assert play.completed(0) == ["qs02", "qs01"]
    assert play.quests(0) == ["qa02"]
    assert play.asked == "card", "the action is still to come"


@pytest.mark.rule("MS-QST-05")
def test_state_goals_hold_when_the_quest_is_turned_in_and_not_later() -> None:
    scenario = Scenario().quests(0, "qs02").units(0, "1302", worker=1).tokens("1302", sheep=5)
    assert scenario.play().offers("quest") == []
    play = scenario.units(0, "1301", worker=1).tokens("1301", wood=1).play()
    play.do("quest qs02", "play upgrade", "upgrade produce")
    assert play.completed(0) == ["qs02"]
    assert sum(play.controlled(0).values()) == 4


@pytest.mark.rule("MS-QST-05")
@pytest.mark.parametrize(("since", "offered"), [(0, ["qa04"]), (1, [])])
def test_deeds_count_from_the_start_of_the_game_or_since_the_quest_came(
    since: int, offered: list[str]
) -> None:
    scenario = Scenario(3, quest_history=since).deeds(0, trades=4).quests(0, "qa04")
    play = scenario.play()
    assert play.offers("quest") == offered
    later = Scenario(3, quest_history=since).quests(0, "qa04").deeds(0, trades=4).play()
    assert later.offers("quest") == ["qa04"], "four since it came"


@pytest.mark.rule("MS-QST-08", "MS-TURN-07")
def test_there_is_a_window_after_the_action() -> None:
    scenario = Scenario().quests(0, "qs05").units(0, "1302", worker=1).tokens("1302", sheep=2)
    play = scenario.play()
    assert play.offers("quest") == []
    play.do("play upgrade", "upgrade produce")
    assert play.asked == "last_window"
    assert sorted(play.legal) == ["done", "quest qs05"]
    declined = play.copy().do("done")
    assert declined.to_move == 1
    assert play.do("quest qs05").completed(0) == ["qs05"]
    assert play.to_move == 1


@pytest.mark.rule("MS-QST-08", "MS-TURN-07")
def test_there_is_a_window_after_taking_back() -> None:
    scenario = Scenario().quests(0, "qs01").discard(0, "move")
    for place in TWELVE[:4]:
        scenario.units(0, place, worker=1)
    play = scenario.play().do("rest")
    assert (play.asked, play.to_move) == ("last_window", 0)


@pytest.mark.rule("MS-QST-08")
def test_there_are_windows_between_steps_and_activations() -> None:
    scenario = Scenario().commons(0, "roads").quests(0, "qs01").units(0, "1301", worker=1, army=1)
    scenario.units(0, "1100", worker=1).units(0, "1001", worker=1)
    play = scenario.play().do("play move", "move 1301 worker", "walk 1302")
    assert play.offers("quest") == ["qs01"], "between steps: four land hexes for a moment"
    play.do("walk 1202")
    assert (play.asked, play.offers("quest")) == ("activate", ["qs01"])
    play.do("quest qs01")
    assert play.asked == "activate"


@pytest.mark.rule("MS-QST-08", "MS-TURN-07", "MS-MOV-01")
def test_after_the_last_activation_nobody_is_asked_who_moves() -> None:
    """The quest is offered once, in the window after the action, and declining it there ends the turn."""
    scenario = Scenario().quests(0, "qs01").units(0, "1301", worker=2)
    scenario.units(0, "1100", worker=1).units(0, "1001", worker=1)
    play = scenario.play().do("play move", "move 1100 worker", "walk 1101")
    assert (play.asked, play.offers("quest")) == ("activate", [])
    play.do("move 1301 worker", "walk 1302")
    assert (play.asked, sorted(play.legal)) == ("last_window", ["done", "quest qs01"])
    refusal = game().why_not(play.state, "unit:1301:worker")
    assert refusal is not None
    assert say(refusal.message) == f"Not now. {say(game().question(play.state))}"
    assert play.copy().do("done").to_move == 1
    assert play.do("quest qs01").completed(0) == ["qs01"]
    assert play.to_move == 1


@pytest.mark.rule("MS-QST-08", "MS-TURN-07", "MS-MOV-01")
def test_nor_if_an_activation_is_left_and_nobody_for_it() -> None:
    scenario = Scenario().commons(0, "roads").quests(0, "qs05").upgraded(0, "build")
    scenario.units(0, "1201", worker=1).units(1, "1302", army=1)
    play = scenario.play().do("play move", "move 1201 worker", "walk 1202")
    assert play.asked == "last_window", "the second point leads nowhere, and nobody else is there"


@pytest.mark.rule("MS-QST-08")
def test_who_cannot_go_on_is_not_asked_where_to() -> None:
    """The quest is offered before the next activation instead."""
    scenario = Scenario().commons(0, "roads").quests(0, "qs05").upgraded(0, "build")
    scenario.units(0, "1201", worker=1).units(0, "1100", worker=1).units(1, "1302", army=1)
    play = scenario.play().do("play move", "move 1201 worker", "walk 1202")
    assert (play.asked, play.offers("quest"), play.offers("move")) == ("activate", ["qs05"], ["1100 worker"])


@pytest.mark.rule("MS-QST-08", "MS-FER-05")
def test_the_ferry_that_waits_pushes_off_before_the_last_window() -> None:
    """Whose second passenger has gone elsewhere: the first counts as ashore until then."""
    scenario = Scenario().quests(0, "qs01").ferry("1303", dock="1302").units(0, "1302", worker=1)
    scenario.units(0, "1202", worker=1).units(0, "1100", worker=1).units(0, "1001", worker=1)
    play = scenario.commons(0, "roads").play()
    assert play.offers("quest") == ["qs01"]
    play.do("play move", "move 1302 worker", "board ferry 1 wait")
    assert (play.asked, play.offers("quest")) == ("activate", ["qs01"])
    play.do("move 1202 worker", "walk 1302", "walk 1301")
    assert (play.to_move, play.ferry(1)["dock"]) == (1, None)


@pytest.mark.rule("MS-QST-08", "MS-TRD-01")
@pytest.mark.parametrize(("sheep", "asked"), [(4, "trade"), (3, "last_window")])
def test_who_cannot_trade_again_is_not_asked_what_to_give(sheep: int, asked: str) -> None:
    scenario = Scenario().quests(0, "qs05").upgraded(0, "build")
    play = scenario.units(0, "1302", worker=1).tokens("1302", sheep=sheep).play()
    play.do("play trade", "give sheep", "kind wood")
    assert (play.asked, sorted(play.legal)[0], play.offers("quest")) == (asked, "done", ["qs05"])


@pytest.mark.rule("MS-QST-08")
def test_there_is_none_while_a_bonus_gives_a_movement() -> None:
    scenario = Scenario(decks=("seafarers",)).layers(0, 1).quests(0, "qs01").tokens("1301", wood=1, metal=1)
    for place in TWELVE[:6]:
        scenario.units(0, place, worker=2 if place == "1301" else 1)
    play = scenario.tokens("1302", sheep=1).tokens("1202", wheat=1).play()
    play.do("play monument", "sacrifice 1301 worker", "bonus couriers", "option 1")
    assert play.asked == "activate"
    assert play.offers("quest") == []
    play.do("move 1202 worker", "walk 1302")
    assert (play.asked, play.offers("quest")) == ("last_window", ["qs01"])


@pytest.mark.rule("MS-QST-08")
def test_there_is_none_while_a_payment_is_made() -> None:
    scenario = Scenario().quests(0, "qs01").tokens("1301", sheep=2).tokens("1302", sheep=2)
    for place in TWELVE[:4]:
        scenario.units(0, place, worker=1)
    play = scenario.play().do("play upgrade", "upgrade produce")
    assert play.asked == "pay"
    assert play.offers("quest") == []


@pytest.mark.rule("MS-QST-09", "MS-SCO-07")
def test_unfinished_quests_cost_their_minus_at_the_end() -> None:
    scenario = (
        Scenario()
        .layers(1, 5)
        .turn(1)
        .quests(1, "qs01", "qs08", "qa10")
        .completed(1, "qs03", "qb09", "qa05")
        .quest_deck(2, "qc01")
    )
    play = scenario.play()
    assert play.points(1)["quests"] == 1 + 3 + 2, "what is in progress is secret until the end"
    play.do("play quest", "keep qc01", "done")
    assert play.asked == "over"
    assert play.points(1)["quests"] == 6 - (0 + 1 + 2) - 0, "one goal costs nothing"
    spared = (
        Scenario(3)
        .layers(2, 5)
        .commons(2, "quest_hall")
        .turn(2)
        .quests(2, "qs08", "qa10")
        .quest_deck(2, "qc01")
    )
    play = spared.play().do("play quest", "keep qc01", "done")
    assert play.asked == "over"
    assert play.points(2)["quests"] == -(0 + 1), "each costs one less"


GOALS = {
    "land": (c.G_LAND, c.ANYWHERE, 3),
    "land of a terrain": (c.G_LAND, c.WOOD, 1),
    "land at home": (c.G_LAND, c.HOME, 1),
    "land abroad": (c.G_LAND, c.ABROAD, 2),
    "land on islands": (c.G_LAND, c.ISLAND, 1),
    "land of rivals": (c.G_LAND, c.RIVAL, 1),
    "seas": (c.G_SEA, 0, 2),
    "terrains": (c.G_KINDS, 0, 3),
    "islands": (c.G_ISLANDS, 0, 1),
    "continents": (c.G_CONTINENTS, 0, 2),
    "near monuments": (c.G_NEAR, 0, 1),
    "resources": (c.G_STOCK, -1, 8),
    "wood": (c.G_STOCK, c.WOOD, 5),
    "of every kind": (c.G_EACH, 0, 1),
    "pile": (c.G_PILE, 0, 5),
    "workers": (c.G_WORKERS, 0, 6),
    "crowd": (c.G_CROWD, 0, 3),
    "armed": (c.G_ARMED, 0, 2),
    "armies": (c.G_UNIT, c.ARMY, 2),
    "military": (c.G_MILITARY, 0, 3),
    "power": (c.G_POWER, 0, 3 + 3 + (1 + 1 + 1) + 1 + 2),
    "forts": (c.G_BUILDING, c.FORT, 1),
    "set": (c.G_SET, 0, 2),
    "layers": (c.G_LAYERS, 0, 2),
    "upgrades": (c.G_UPGRADES, 0, 2),
    "an upgrade": (c.G_UPGRADED, c.TRADE, 1),
    "no upgrade": (c.G_UPGRADED, c.MOVE, 0),
    "quests": (c.G_QUESTS, 0, 1),
    "ferries": (c.G_FERRIES, 0, 2),
    "most land": (c.G_MOST, c.M_LAND, 1),
    "not most layers": (c.G_MOST, c.M_LAYERS, 0),
    "bridges": (c.G_DEED, c.D_BRIDGES, 4),
    "battles": (c.G_DEED, c.D_BATTLES_WON, 5),
}


@pytest.mark.rule("MS-QST-04", "MS-QST-05", "MS-GEN-08")
@pytest.mark.parametrize("goal", GOALS)
def test_every_goal_counts_what_it_says(goal: str) -> None:
    """A forest at home with everything, a rival's field near its monument, an island, seas and ferries."""
    scenario = Scenario().units(0, "1301", worker=2, armed=1, army=1).tokens("1301", wood=3, sheep=1, metal=1)
    scenario.buildings(0, "1301", "fort", "factory").buildings(0, "1202", "fort", damaged=True)
    scenario.units(0, "1208", worker=1).tokens("1208", wheat=1, wood=2)
    scenario.units(0, "0800", worker=1).units(0, "1203", navy=1)
    scenario.ferry("1303", aboard=[("army", ""), ("armed", "")]).ferry("1402", "1301")
    scenario.units(1, "1207", worker=1).tokens("1302", sheep=2)
    scenario.layers(0, 2).layers(1, 2).upgraded(0, "trade", "quest").completed(0, "qs01")
    scenario.deeds(0, bridges=4, attacks_won=2, defences_won=3).quests(0, "qs02")
    play = scenario.play()
    kind, which, n = GOALS[goal]
    assert KINDS_OF_GOALS[kind].reached(play.state, 0, 0, which) == n
