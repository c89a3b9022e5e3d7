"""Actions that are prepared: how a god is paid for, how many cards a movement takes, how many pieces are swapped; and
what answers say for programs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.pantheon.packs import pack
from tests.games.pantheon.scenario import Play, Scenario
from tests.games.pantheon.starting_points import upcoming
from trilithon.kernel.engine.rng import seeded
from trilithon.kernel.plan import Plan, PlanOption, Prepare


def plan(play: Play, *row: str) -> Plan:
    found = play.game.plan(play.state, list(row))
    assert found is not None
    return found


def outlook(play: Play, text: str) -> Prepare:
    return play.game.outlooks(play.state, [play.game.read(play.state, text)])[0].prepare


def told(play: Play, text: str) -> dict[str, Any]:
    return play.game.told(play.state, play.game.read(play.state, text))


def options(found: Plan) -> list[PlanOption]:
    (part,) = found.parts
    return list(part.options)


def chosen(found: Plan) -> PlanOption:
    (option,) = [option for option in options(found) if option.is_chosen]
    return option


# -- gods --------------------------------------------------------------------------------------------


def paying() -> Scenario:
    scenario = Scenario(3).gods("surparit", "taksator").loot(j7="step").levels(0, priests=1)
    return scenario.hand(0, dancers=4, priests=2, temples=2).hand(1, priests=3)


@pytest.mark.rule("PA-GAIN-02")
def test_a_god_that_can_be_paid_in_several_ways_is_prepared_with_all_of_them() -> None:
    play = paying().play()
    assert outlook(play, "gain 2 taksator") is Prepare.ALWAYS
    found = plan(play, "gain 2 taksator")
    ways = play.do("gain 2 taksator").legal
    assert [option.row[-1] for option in options(found)] == ways
    assert found.shown == {"paying": 1}


@pytest.mark.rule("PA-GAIN-04")
def test_the_usual_payment_is_that_of_least_effort_and_its_price_is_seen() -> None:
    found = plan(paying().play(), "gain 2 taksator")
    usual = chosen(found)
    assert usual.told["effort"] == min(option.told["effort"] for option in options(found))
    assert found.row == ["gain 2 taksator", "sacrifice 2:dancers 1:priests+tile"]
    assert usual.told["cards"] == 2
    assert usual.told["parts"] == [
        {"number": 2, "sacrifice": "dancers", "level": 0, "cards": 2},
        {"number": 1, "sacrifice": "priests", "level": 1, "cards": 0},
    ]
    assert found.pays == {"dancers": 2}


@pytest.mark.rule("PA-GAIN-04")
def test_fewer_cards_are_less_effort_and_the_last_card_of_a_kind_is_more() -> None:
    ways = options(plan(paying().play(), "gain 2 taksator"))
    for one in ways:
        for other in ways:
            if one.told["cards"] < other.told["cards"]:
                assert one.told["effort"] < other.told["effort"]
    effort = {option.row[-1]: option.told["effort"] for option in ways}
    kept, lost = "sacrifice 2:dancers 1:priests+tile", "sacrifice 2:temples 1:priests+tile"
    assert effort[kept] < effort[lost]


@pytest.mark.rule("PA-GAIN-02")
def test_every_way_of_a_plan_can_be_asked_for_and_played_and_costs_what_it_says() -> None:
    play = paying().play()
    for option in options(plan(play, "gain 2 taksator")):
        other = plan(play, *option.row)
        assert list(other.row) == list(option.row)
        assert sum(other.pays.values()) == option.told["cards"]
        paid = paying().play().do(*option.row)
        before = play.hand(0)
        assert other.pays == {
            kind: n - paid.hand(0).get(kind, 0) for kind, n in before.items() if n > paid.hand(0).get(kind, 0)
        }


@pytest.mark.rule("PA-GAIN-02")
def test_a_god_that_can_be_paid_in_one_way_is_shown_with_its_price_all_the_same() -> None:
    play = Scenario().gods("taksator", "surparit").hand(0, dancers=2, priests=1).play()
    assert outlook(play, "gain 1 taksator") is Prepare.ALWAYS
    assert plan(play, "gain 1 taksator").pays == {"dancers": 2, "priests": 1}


@pytest.mark.rule("PA-NAT-03")
def test_payments_for_a_god_that_is_turned_up_say_what_they_take() -> None:
    scenario = upcoming("gallia").gods_stack(*["gadicea"] * 3, "vinthrad")
    play = scenario.hand(0, dancers=5, priests=4).play().do("choose 2")
    assert told(play, "sacrifice 4:dancers")["cards"] == 4
    assert told(play, "sacrifice 4:dancers")["effort"] < told(play, "sacrifice 4:priests")["effort"]
    assert play.game.plan(play.state, []) is None, "it can be left: this is no question of how"


# -- movement cards ------------------------------------------------------------------------------------


@pytest.mark.rule("PA-MOVE-02")
def test_a_movement_is_prepared_with_one_card_and_all_other_numbers() -> None:
    play = Scenario().hand(0, movement=3).loot(j7="step").play()
    assert outlook(play, "move") is Prepare.ALWAYS
    found = plan(play, "move")
    assert found.row == ["move", "cards 1"]
    assert [(option.told["amount"], option.told["steps"]) for option in options(found)] == [
        (0, 1), (1, 3), (2, 5), (3, 7),
    ]  # fmt: skip
    assert found.pays == {"movement": 1}
    assert plan(play, "move", "cards 3").pays == {"movement": 3}
    asked = plan(play.do("move"))
    assert asked.row == ["cards 1"]
    assert asked.shown == found.shown


@pytest.mark.rule("PA-MOVE-02")
def test_whoever_has_no_movement_card_is_asked_all_the_same() -> None:
    play = Scenario().loot(j7="step").play()
    assert plan(play, "move").row == ["move", "cards 0"]
    assert outlook(play, "move") is Prepare.ALWAYS


@pytest.mark.rule("PA-MOVE-07")
def test_following_is_prepared_in_the_same_way() -> None:
    play = Scenario().hand(0, movement=1).hand(1, movement=2).loot(j7="step").play()
    play.do("move", "cards 0", "foot j6", "stop")
    found = plan(play, "follow")
    assert found.row == ["follow", "cards 1"]
    assert [option.told["steps"] for option in options(found)] == [2, 4]


@pytest.mark.rule("PA-MOVE-02")
def test_steps_of_a_card_in_a_pack_are_those_of_the_plan(tmp_path: Path) -> None:
    fast = pack(tmp_path, '[[number]]\nid = "card_steps"\nvalue = 4')
    found = plan(Scenario(packs=[fast]).hand(0, movement=1).loot(j7="step").play(), "move")
    assert [option.told["steps"] for option in options(found)] == [1, 5]


# -- swapped pieces ------------------------------------------------------------------------------------


@pytest.mark.rule("PA-NAT-08")
def test_nothing_is_swapped_usually_and_all_other_numbers_are_one_row() -> None:
    play = upcoming("aegyptus").reserve(0, feet=2, columns=1).play()
    found = plan(play)
    assert found.row == ["swap nothing"]
    reserves = {
        option.told["amount"]: (option.told["feet"], option.told["columns"]) for option in options(found)
    }
    assert reserves == {-1: (3, 0), 0: (2, 1), 1: (1, 2), 2: (0, 3)}
    assert found.does.id == "pantheon-do-swap-nothing"
    other = plan(play, "swap 2 feet")
    assert (other.does.id, other.does.args) == ("pantheon-do-feet-to-columns", {"n": 2})
    assert len(options(other)) == 4, "it can still be changed"


# -- hexes and tiles -----------------------------------------------------------------------------------


@pytest.mark.rule("PA-PLACE-05")
def test_placing_says_its_price_and_whether_it_is_a_jump() -> None:
    play = Scenario().hand(0, movement=3).owns(0, "gaiviles").feet(1, "j6").loot(l4="step").play()
    play.do("move", "cards 3")
    assert told(play, "foot j6") == {"verb": "foot", "hex": "j6", "price": 2, "jump": False}
    assert told(play, "foot i4") == {"verb": "foot", "hex": "i4", "price": 1, "jump": False}
    jumps = [text for text in play.legal if text != "stop" and told(play, text)["jump"]]
    assert jumps
    for text in jumps:
        label = play.game.label(play.state, play.game.read(play.state, text))
        assert "-jump-" in label.id


@pytest.mark.rule("PA-BUY-04")
def test_what_is_bought_says_its_price() -> None:
    play = (
        Scenario()
        .hand(0, money_1=3)
        .levels(0, priests=1)
        .play()
        .do("buy", "coin 1", "coin 1", "coin 1", "paid")
    )
    assert told(play, "tile priests 2") == {"verb": "tile", "sacrifice": "priests", "level": 2, "price": 2}
    assert told(play, "buy foot") == {"verb": "buy", "foot": True, "price": 1}


# -- secrets -------------------------------------------------------------------------------------------


@pytest.mark.rule("PA-INFO-02")
def test_plans_do_not_depend_on_what_others_hold() -> None:
    for scenario, row in (
        (paying(), ["gain 2 taksator"]),
        (Scenario(3).hand(0, movement=2).hand(1, dancers=4).loot(j7="step"), ["move"]),
    ):
        play = scenario.play()
        state = play.state
        for seed in range(10):
            other = play.game.own(state.imagine(state.to_move, seeded(seed)))
            assert play.game.plan(other, row) == play.game.plan(state, row)


# -- what no position has ---------------------------------------------------------------------------------


def remembered(play: Play) -> dict[str, Any]:
    return play.game.remembered(play.state, reversed(play.events))


def epoch_of_roma(*gods: str) -> Scenario:
    return upcoming("roma").gods_stack(*gods)


@pytest.mark.rule("PA-GAIN-08")
def test_it_is_told_who_took_which_god_from_which_place() -> None:
    scenario = (
        epoch_of_roma("taksator", "gadicea", "taksator")
        .hand(0, dancers=2, priests=1)
        .hand(1, dancers=2, priests=1)
    )
    scenario._end_the_last_turn()
    play = Play(scenario.game, scenario.game.unpack(scenario.json))
    play.state.events = play.events
    play.state.run()
    play.state.events = None
    assert remembered(play)["taken"] == [None, None, None]
    play.do("gain 3 taksator", "sacrifice 2:dancers 1:priests")
    assert remembered(play)["taken"] == [None, None, {"god": "taksator", "seat": 0}]
    play.do("gain 1 taksator", "sacrifice 2:dancers 1:priests")
    assert [place and place["god"] for place in remembered(play)["taken"]] == ["taksator", None, "taksator"]


@pytest.mark.rule("PA-GAIN-08")
def test_of_a_position_that_was_loaded_nobody_knows_who_took_its_gods() -> None:
    play = Scenario().gods(None, "taksator").play()
    assert remembered(play) == {"because": None, "taken": [None, None]}


@pytest.mark.rule("PA-TILE-03")
def test_a_question_of_a_tile_says_which_tile_it_is() -> None:
    scenario = Scenario().hand(0, movement=1).loot(j7="reserve_either", l4="step")
    play = scenario.play().do("move", "cards 1", "foot j6", "foot j7", "stop")
    because = remembered(play)["because"]
    assert because["id"] == "pantheon-log-loot"
    assert play.do("take feet").asked != "reserve"
    assert remembered(play)["because"] is None
