"""Positions as JSON: a person can read and change them, and is told everything that is wrong."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, cast

import pytest

from tests.games.monuments.scenario import Scenario
from trilithon.games import find
from trilithon.games.monuments.game import Monuments
from trilithon.kernel.errors import PositionError
from trilithon.kernel.peek import Peek


@pytest.fixture(scope="module")
def game() -> Monuments:
    return cast(Monuments, find("monuments"))


def laid_out(game: Monuments) -> dict[str, Any]:
    """Some of everything, and seat 0 is asked for a card."""
    scenario = (
        Scenario().units(0, "1301", worker=2, armed=1).tokens("1301", wood=2, sheep=1).bridges("1102-1202")
    )
    scenario.buildings(0, "1301", "fort").buildings(1, "1207", "town", damaged=True).units(1, "1207", army=1)
    scenario.ferry("1203", aboard=[("worker", "metal"), ("army", "")]).ferry("1402", "1301")
    scenario.layers(0, 1).commons(0, "roads").quests(0, "qs01").completed(1, "qs02").discard(
        0, "move"
    ).upgraded(0, "move")
    position: dict[str, Any] = json.loads(json.dumps(game.dump(scenario.play().state)))
    return position


def test_a_position_is_written_in_names(game: Monuments) -> None:
    position = laid_out(game)
    assert position["hexes"]["1301"] == {
        "owner": 1,
        "units": {"worker": 2, "armed": 1},
        "tokens": {"wood": 2, "sheep": 1},
        "builder": 1,
        "buildings": {"fort": "intact"},
    }
    assert position["ferries"] == {
        "1": {
            "water": "1203",
            "aboard": 1,
            "passenger": {"first": "worker", "second": "army"},
            "cargo": {"first": "metal"},
        },
        "2": {"water": "1402", "dock": "1301"},
    }
    assert position["agenda"][0] == {"do": "card", "seat": 1}
    table, player = position["table"], position["players"][0]
    assert (table["bridges"], table["commons"]) == ({"1102-1202": True}, {"roads": 1})
    assert (player["upgraded"], player["quests"]) == ({"move": True}, ["qs01"])
    assert not {"stock", "supply", "in_play"} & {*table, *player}, "what follows from the rest"


def test_pieces_can_be_handed_out(game: Monuments) -> None:
    position = laid_out(game)
    position["hexes"]["1302"] = {"owner": 1, "units": {"worker": 1}, "tokens": {"sheep": 2}}
    s = game.load(position)
    assert Peek(s).stock == [23, 22, 24, 25]
    assert s.in_supply(0, 0) == 15 - 5
    assert "play upgrade" in [game.write(s, move) for move in s.moves()]


def _pay(position: dict[str, Any], wood: int) -> None:
    position["agenda"].pop(0)
    position["agenda"].insert(0, {"do": "turn_green", "seat": 1, "card": "build"})
    price = {"wood": wood, "sheep": 0, "metal": 0, "wheat": 0}
    position["agenda"].insert(0, {"do": "pay", "seat": 1, **price, "lowest": 0})


def spoil_units(position: dict[str, Any]) -> None:
    position["hexes"]["1301"]["units"]["army"] = 3


def spoil_tokens(position: dict[str, Any]) -> None:
    position["hexes"]["1301"]["tokens"]["wheat"] = 4


def spoil_terrain(position: dict[str, Any]) -> None:
    position["hexes"]["1203"]["units"] = {"worker": 1}


def spoil_presence(position: dict[str, Any]) -> None:
    position["hexes"]["1203"] = {"owner": 2, "units": {"navy": 1}}


def spoil_play(position: dict[str, Any]) -> None:
    position["hexes"]["0405"] = {"tokens": {"wheat": 1}}


def spoil_builder(position: dict[str, Any]) -> None:
    position["hexes"]["1301"]["builder"] = None


def spoil_monument(position: dict[str, Any]) -> None:
    position["hexes"]["1107"] = {"owner": 1, "units": {"worker": 1}}


def spoil_ferry(position: dict[str, Any]) -> None:
    position["ferries"]["2"]["dock"] = "1202"


def spoil_cargo(position: dict[str, Any]) -> None:
    position["ferries"]["1"]["cargo"]["second"] = "wood"


def spoil_docked(position: dict[str, Any]) -> None:
    position["ferries"]["1"]["dock"] = "1302"
    position["hexes"]["1302"] = {"owner": 1}
    del position["hexes"]["1203"]


def spoil_quest(position: dict[str, Any]) -> None:
    position["players"][0]["completed"].append("qs02")


def spoil_common(position: dict[str, Any]) -> None:
    position["table"]["commons"]["masonry"] = 1


def spoil_limit(position: dict[str, Any]) -> None:
    position["players"][0]["layers"] = 2
    position["table"]["commons"] = {"charter": 1, "garrison": 1}


def spoil_seat(position: dict[str, Any]) -> None:
    position["table"]["commons"]["roads"] = 3


def spoil_hand(position: dict[str, Any]) -> None:
    position["players"][0]["hand"]["trade"] = "twice"


def spoil_ending(position: dict[str, Any]) -> None:
    position["table"]["ending"] = True


def spoil_civilization(position: dict[str, Any]) -> None:
    position["players"][1]["civilization"] = "maya"


def spoil_turn(position: dict[str, Any]) -> None:
    position["agenda"].pop()


def spoil_active(position: dict[str, Any]) -> None:
    position["table"]["active"] = 2


def spoil_battle(position: dict[str, Any]) -> None:
    position["table"] |= {"target": "1207", "defender": 2, "damage": 1}


def spoil_freed(position: dict[str, Any]) -> None:
    position["players"][0]["freed"] = 1


def spoil_payment(position: dict[str, Any]) -> None:
    _pay(position, 3)


def spoil_question(position: dict[str, Any]) -> None:
    _pay(position, 1)


def spoil_name(position: dict[str, Any]) -> None:
    position["hexes"]["9999"] = {"tokens": {"gold": 1}}


def spoil_end(position: dict[str, Any]) -> None:
    position["agenda"] = []


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (spoil_units, r"seat 1: it has only 3 of army"),
        (spoil_tokens, "1301.tokens: there cannot be 7"),
        (spoil_terrain, "1203.units: worker cannot be there"),
        (spoil_presence, "1203: units and passengers are of nobody, or of different players"),
        (spoil_play, "0405: it is out of play"),
        (spoil_builder, "1301.builder: where buildings are"),
        (spoil_monument, "1107: only its own player stands on a monument hex"),
        (spoil_ferry, "1202 is no land at 1402"),
        (spoil_cargo, r"ferries.1: cargo is a worker's"),
        (spoil_docked, "it is docked, so nobody is aboard"),
        (spoil_quest, "qs02 is in several places"),
        (spoil_common, "has 1 of layer 2, but one for each layer that is built"),
        (spoil_limit, "more often than its limit"),
        (spoil_seat, "table.commons.roads: there is no seat 3; seats are 1 to 2"),
        (spoil_hand, r"seat 1, hand.trade: 'twice' is not true or false"),
        (spoil_ending, "table.ending: it is when somebody has all layers"),
        (spoil_civilization, "cannot play together"),
        (spoil_turn, "last_window: it lies on next_turn only"),
        (spoil_active, "asks the active seat"),
        (spoil_battle, "there is a battle when the agenda says so"),
        (spoil_freed, "nothing is under way that would free weapons"),
        (spoil_payment, "pay: it cannot be paid"),
        (spoil_question, "pay has no answer to choose"),
        (spoil_name, "there is no hex '9999'"),
        (spoil_end, "it is empty only when the game is over"),
    ],
    ids=lambda value: value.__name__.removeprefix("spoil_") if callable(value) else "",
)
def test_what_cannot_be_is_refused_with_the_reason(
    game: Monuments, spoil: Callable[[dict[str, Any]], None], why: str
) -> None:
    position = laid_out(game)
    spoil(position)
    with pytest.raises(PositionError, match=why):
        game.load(position)


def test_all_that_is_wrong_is_said_at_once(game: Monuments) -> None:
    position = laid_out(game)
    spoil_units(position)
    spoil_quest(position)
    spoil_tokens(position)
    spoil_ending(position)
    with pytest.raises(PositionError) as error:
        game.load(position)
    for why in ("of army", "several places", "there cannot be 7", "table.ending"):
        assert why in str(error.value)


@pytest.mark.parametrize(
    ("field", "value", "why"),
    [
        ("game", "monumental", "not of"),
        ("rules", 99, "version 99"),
        ("content", "other", "made with 'other'"),
    ],
)
def test_positions_of_something_else_are_refused(
    game: Monuments, field: str, value: object, why: str
) -> None:
    with pytest.raises(PositionError, match=why):
        game.load({**laid_out(game), field: value})


def test_options_of_a_position_are_checked(game: Monuments) -> None:
    position = laid_out(game)
    position["options"]["dice_cap"] = 7
    with pytest.raises(PositionError, match="dice_cap"):
        game.load(position)
