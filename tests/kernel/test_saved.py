"""Saved positions: readable, complete, and whatever is wrong with one is said in one go."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.kernel.market.engine.steps.offered import OFFERED
from tests.kernel.market.engine.steps.turn import TURN
from tests.kernel.market.game import Market
from trilithon.kernel.errors import PositionError
from trilithon.kernel.peek import Peek
from trilithon.kernel.saved import range_problems

GAME = Market()


def saved() -> dict[str, Any]:
    """In the middle of a turn of the first trader, who has offered silk to the third."""
    s = GAME.start(GAME.setup(3), 5)
    s.put(TURN.actions, 1)
    Peek(s).hand[0, 1] -= 1
    OFFERED.push(s, 2, good=1, seller=0)
    s.run()
    dumped: dict[str, Any] = json.loads(json.dumps(GAME.dump(s)))
    return dumped


def refusal(position: dict[str, Any]) -> list[str]:
    with pytest.raises(PositionError) as caught:
        GAME.load(position)
    return caught.value.problems


def test_a_position_is_readable() -> None:
    position = saved()
    assert position["agenda"] == [
        {"do": "offered", "seat": 3, "good": "silk", "seller": 1},
        {"do": "turn", "seat": 1, "actions": 1},
    ]
    assert position["players"][1] == {"coins": 1, "fame": 0, "hand": {"silk": 1, "gold": 1}}
    assert position["table"]["rounds"] == 3
    assert position["table"]["sold"] == {}
    assert position["options"] == {"rounds": 3, "dice": True, "deck": "long"}


def test_what_is_not_mentioned_is_blank() -> None:
    position = saved()
    del position["table"]["sold"], position["reveals"], position["players"][1]["fame"]
    assert GAME.dump(GAME.load(position)) == saved()


def test_everything_that_is_wrong_is_said_at_once() -> None:
    position = saved()
    position["players"][0]["coins"] = -3
    position["players"][1]["hand"] = {"salt": 1}
    position["table"]["deck"][2] = "salt"
    position["table"]["weather"] = 1
    position["agenda"][0]["seller"] = 0
    assert refusal(position) == [
        "table.deck, number 3: there is no good 'salt'; there are: wool, silk, gold",
        "table: there is no field 'weather'; there are: deck, rounds, sold",
        "seat 1, coins: -3 is not from 0 to 999",
        "seat 2, hand: there is no good 'salt'; there are: wool, silk, gold",
        "agenda, frame 1, seller: there is no seat 0; seats are 1 to 3",
    ]


@pytest.mark.parametrize(
    ("part", "value", "complaint"),
    [
        ("random", [1, 2, 3], "random: four whole numbers from 0 to 2^32 - 1 are needed"),
        ("reveals", 2**40, "reveals: a whole number from 0 to 2^32 - 1 is needed"),
        ("agenda", {}, "agenda: a list of objects is needed"),
        (
            "agenda",
            [{"do": "sing"}],
            "agenda, frame 1, do: 'sing'; allowed: effects, next turn, offered, turn",
        ),
        ("agenda", [{"do": []}], "agenda, frame 1, do: []; allowed: effects, next turn, offered, turn"),
        ("agenda", [{"do": "turn"}], "agenda, frame 1: turn has the fields actions, do, seat"),
        ("agenda", [{}] * 4, "agenda: 4 are more than the 3 there is room for"),
        ("agenda", [], "there are 5 silk, not 6"),
        ("players", [{}], "players: a list of 2, 3, 4 is needed"),
        ("players", [{}, {}, 7], "seat 3: an object is needed, in braces"),
        ("options", {"dice": 7}, "options: option dice cannot be 7; allowed: true, false"),
        ("setting", 7, "setting: an object is needed, in braces"),
        ("table", 7, "table: an object is needed, in braces"),
        ("weather", 7, "weather: there is no such part of a position"),
        ("game", "chess", "game: this is a position of 'chess', not of 'market'"),
        ("content", "x", "content: made with 'x'; the content loaded is 'none'"),
    ],
)
def test_a_part_that_is_wrong_is_named(part: str, value: object, complaint: str) -> None:
    assert refusal(saved() | {part: value})[0] == complaint


def test_a_part_that_is_missing_is_named() -> None:
    position = saved()
    del position["players"], position["random"]
    assert refusal(position) == ["players: it is missing", "random: it is missing"]


def test_what_is_outside_hides_nothing() -> None:
    """Generator, options and unknown parts are wrong, and all the rest is looked at nevertheless."""
    position = saved()
    position["random"] = "x"
    position["reveals"] = -1
    position["content"] = "other"
    position["options"] = {"dice": 7, "rounds": "many", "die": 1}
    position["weather"] = 1
    position["players"][1]["fame"] = "high"
    position["agenda"][0]["do"] = "sing"
    assert refusal(position) == [
        "content: made with 'other'; the content loaded is 'none'",
        "options: there is no option 'die'; there are: deck, dice, rounds",
        "options: option rounds cannot be 'many'; allowed: 2, 3, 4, or any whole number from 1 to 99",
        "options: option dice cannot be 7; allowed: true, false",
        "reveals: a whole number from 0 to 2^32 - 1 is needed",
        "random: four whole numbers from 0 to 2^32 - 1 are needed",
        "weather: there is no such part of a position",
        "seat 2, fame: 'high' is not a whole number",
        "agenda, frame 1, do: 'sing'; allowed: effects, next turn, offered, turn",
    ]


def test_a_bad_generator_hides_no_invariant() -> None:
    position = saved() | {"random": None}
    position["table"]["sold"] = {"wool": 1}
    assert refusal(position) == [
        "random: four whole numbers from 0 to 2^32 - 1 are needed",
        "there are 7 wool, not 6",
    ]


def test_invariants_do_not_hide_the_agenda() -> None:
    position = saved()
    position["table"]["sold"] = {"wool": 1}
    position["agenda"][0]["seat"] = 1
    assert refusal(position) == [
        "there are 7 wool, not 6",
        "agenda: offered: the seller is whose turn it is, and somebody else is asked",
    ]


@pytest.mark.parametrize("players", [None, 7, {}, [], [{}], [{}] * 5])
def test_a_wrong_number_of_players_hides_nothing_else(players: object) -> None:
    position = saved() | {"players": players}
    position["table"]["weather"] = 1
    position["agenda"][0]["good"] = "salt"
    assert refusal(position) == [
        "players: a list of 2, 3, 4 is needed",
        "table: there is no field 'weather'; there are: deck, rounds, sold",
        "agenda, frame 1, good: there is no good 'salt'; there are: wool, silk, gold",
    ]


@pytest.mark.parametrize("position", [None, 7, "x", [], [{}]])
def test_what_is_no_object_is_no_position(position: Any) -> None:
    assert refusal(position) == ["a position is an object, in braces"]


def test_an_agenda_is_checked_by_its_words() -> None:
    position = saved()
    position["agenda"][0]["seat"] = 1
    assert refusal(position) == [
        "agenda: offered: the seller is whose turn it is, and somebody else is asked"
    ]


def test_something_must_be_asked() -> None:
    position = GAME.dump(GAME.start(GAME.setup(3), 5))
    turn = position["agenda"][0]
    over = {"do": "effects", "seat": 1, "double": False, "fame": False}
    assert refusal(position | {"agenda": [over, turn]}) == [
        "agenda, frame 1: effects has no answer to choose in this position"
    ]
    assert refusal(position | {"agenda": [{"do": "next turn", "seat": 1}]}) == [
        "agenda, frame 1: next turn is no question"
    ]


def test_ranges_find_what_was_written_in_the_wrong_place() -> None:
    s = GAME.start(GAME.setup(2), 5)
    assert list(range_problems(s)) == []
    s.d[s.at.sold - 1] = 99  # the last of the field before it
    s.d[s.at.deck + s.size(s.at.deck) + 1] = 2
    s.put(TURN.actions, 3)
    assert list(range_problems(s)) == [
        "table.rounds: 99 is not from 0 to 3",
        "table.deck: something lies above the top",
        "agenda: turn.actions: 3 is not from 0 to 2",
    ]
