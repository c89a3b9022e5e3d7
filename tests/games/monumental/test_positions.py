"""Positions as JSON: a person can read and change them, and is told everything that is wrong."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, cast

import pytest

from trilithon.games import find
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.game import Monumental
from trilithon.games.monumental.words.shared import card_id
from trilithon.kernel.errors import PositionError


@pytest.fixture(scope="module")
def game() -> Monumental:
    return cast(Monumental, find("monumental"))


def begun(game: Monumental) -> dict[str, Any]:
    """The first turn of a game of two."""
    s = game.start(game.setup(2, {"first_player": "host", "civilizations": "egypt,greece"}), 3)
    for _ in range(3):
        s.play(s.moves()[0])
    position: dict[str, Any] = json.loads(json.dumps(game.dump(s)))
    assert position["table"]["phase"] == 2
    return position


def test_a_position_is_written_in_names(game: Monumental) -> None:
    position = begun(game)
    player = position["players"][0]
    assert position["setting"]["civilizations"] == ["egypt", "greece"]
    assert {place.removesuffix("-under") for place in player["city"]} == set(
        "a1 a2 a3 b1 b2 b3 c1 c2 c3".split()
    )
    assert position["agenda"][0] == {"do": "act", "seat": 1}
    assert position["tiles"][player["capital"]] == {"owner": 1, "units": {"soldier": 9, "warlord": 1}}
    assert not {"counts", "rules"} & (set(player) | set(position["table"]))


def test_only_cards_with_marks_are_listed(game: Monumental) -> None:
    position = begun(game)
    marked = [
        card for place, card in position["players"][0]["city"].items() if place[0] == "a" or place[1] == "1"
    ]
    assert position["cards"] == {card: {"marks": "active"} for card in marked}


def test_resources_can_be_handed_out(game: Monumental) -> None:
    position = begun(game)
    position["players"][0]["goods"] = {"production": 7, "gold": 4}
    s = game.load(position)
    assert "buy workshop" in [game.write(s, move) for move in s.moves()]


def test_cards_can_be_exchanged(game: Monumental) -> None:
    position = begun(game)
    table = position["table"]
    table["display"][0], table["future"][0] = table["future"][0], table["display"][0]
    s = game.load(position)
    assert card_id(s, s.on_display(0)) == table["display"][0]


def test_what_follows_from_the_rest_is_worked_out(game: Monumental) -> None:
    """A Policy and a Province are given to a seat: its counts and the rules in force are right."""
    position = begun(game)
    position["players"][0]["developed"] = ["expansion"]
    province, tile = next((name, tile) for name, tile in position["tiles"].items() if "token" in tile)
    position["players"][0]["looted"] = [tile.pop("token")]
    position["tiles"][position["players"][0]["capital"]]["units"]["soldier"] = 8
    position["tiles"][province] = {**tile, "owner": 1, "units": {"soldier": 1}}
    s = game.load(position)
    assert [s.count(0, what) for what in (c.PROVINCES, c.DEVELOPED)] == [1, 1]
    assert [sum(s.rule(seat, rule) for rule in range(c.RULES)) > 0 for seat in (0, 1)] == [True, False]


# -- what cannot be ----------------------------------------------------------------------------------


def spoil_deck(position: dict[str, Any]) -> None:
    position["table"]["future"][0] = position["table"]["future"][1]


def spoil_owner(position: dict[str, Any]) -> None:
    mine, other = position["players"]
    mine["deck"][0], other["deck"][0] = other["deck"][0], mine["deck"][0]


def spoil_soldiers(position: dict[str, Any]) -> None:
    position["tiles"][position["players"][1]["capital"]]["units"]["soldier"] = 8


def spoil_warlord(position: dict[str, Any]) -> None:
    del position["tiles"][position["players"][1]["capital"]]["units"]["warlord"]


def spoil_province(position: dict[str, Any]) -> None:
    province = next(tile for tile in position["tiles"].values() if "token" in tile)
    del province["token"]
    province["owner"] = 1


def spoil_market(position: dict[str, Any]) -> None:
    next(iter(position["table"]["stacks"].values())).pop()


def spoil_market_tokens(position: dict[str, Any]) -> None:
    first, second = position["table"]["stacks"].values()
    first[:], second[:] = list(second), list(first)


def spoil_token(position: dict[str, Any]) -> None:
    for tile in position["tiles"].values():
        if tile.get("token"):
            tile["token"] = "war_host"


def spoil_wonder(position: dict[str, Any]) -> None:
    position["tiles"][position["players"][0]["capital"]]["wonder"] = "stonehenge"


def spoil_wonder_kind(position: dict[str, Any]) -> None:
    position["tiles"][position["players"][0]["capital"]]["wonder"] = "granary"


def spoil_question(position: dict[str, Any]) -> None:
    pay = {"do": "pay", "seat": 1, "resource": "culture", "n": 9, "means": "gold"}
    position["agenda"].insert(0, pay)


def spoil_agenda(position: dict[str, Any]) -> None:
    position["agenda"].pop()


def spoil_seat(position: dict[str, Any]) -> None:
    for frame in position["agenda"]:
        frame["seat"] = 2


def spoil_march(position: dict[str, Any]) -> None:
    position["table"]["march"] = {"warlord": [position["players"][0]["capital"]]}


def spoil_order(position: dict[str, Any]) -> None:
    position["table"]["future"].reverse()


def spoil_name(position: dict[str, Any]) -> None:
    position["players"][0]["capital"] = "z9"


def spoil_policy(position: dict[str, Any]) -> None:
    position["players"][0]["developed"] = ["democracy"]


def spoil_turn(position: dict[str, Any]) -> None:
    position["players"][1]["reinforce"] = 1


def spoil_goods(position: dict[str, Any]) -> None:
    position["players"][1]["goods"]["science"] = 1


def spoil_marks(position: dict[str, Any]) -> None:
    position["cards"][position["players"][0]["deck"][0]] = {"marks": "active"}


def spoil_used(position: dict[str, Any]) -> None:
    position["cards"][position["players"][1]["deck"][0]] = {"marks": "used"}


def spoil_used_in_city(position: dict[str, Any]) -> None:
    position["cards"][position["players"][0]["city"]["c3"]] = {"marks": "used"}


def spoil_field(position: dict[str, Any]) -> None:
    position["players"][0]["warlord"] = "a1"


def spoil_part(position: dict[str, Any]) -> None:
    position["turn"] = {}


def spoil_number(position: dict[str, Any]) -> None:
    position["table"]["turn"] = "first"


def spoil_civilization(position: dict[str, Any]) -> None:
    position["setting"]["civilizations"] = ["egypt", "egypt"]


def spoil_civilization_name(position: dict[str, Any]) -> None:
    position["setting"]["civilizations"] = ["egypt", "atlantis"]


def spoil_map(position: dict[str, Any]) -> None:
    position["setting"]["map"] = "map1-nonsense"


def spoil_sites(position: dict[str, Any]) -> None:
    position["setting"]["markets"].popitem()


def spoil_market_name(position: dict[str, Any]) -> None:
    site = next(iter(position["setting"]["markets"]))
    position["setting"]["markets"][site] = "nowhere"


def spoil_setting(position: dict[str, Any]) -> None:
    del position["setting"]


def spoil_option(position: dict[str, Any]) -> None:
    position["options"]["map"] = "large"


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (spoil_deck, "is in several places.*is nowhere|is nowhere.*is in several places"),
        (spoil_owner, "is a card that seat . begins with"),
        (spoil_soldiers, r"seat 2: 8 Soldiers on the map, there must be 9"),
        (spoil_warlord, r"seat 2: its Warlord stands on one tile"),
        (spoil_province, "controlled by who has a Unit or Outpost there"),
        (spoil_market, "all its tokens must be in its stack or with players"),
        (spoil_market_tokens, "a token of another Market"),
        (spoil_token, "the map says another value"),
        (spoil_wonder, "stonehenge has a token, but nobody has completed it"),
        (spoil_wonder_kind, "granary is no Wonder"),
        (spoil_question, "cannot pay that"),
        (spoil_agenda, "its last frames are not those of phase 2"),
        (spoil_seat, "all is done by the active seat"),
        (spoil_march, "nothing is being conquered"),
        (spoil_order, "eras are not in their order"),
        (spoil_name, "there is no tile 'z9'"),
        (spoil_policy, "democracy is of another civilization"),
        (spoil_turn, r"seat 2, reinforce: it is not its turn"),
        (spoil_goods, "science is lost at the end of the turn"),
        (spoil_marks, "active, but not in a City"),
        (spoil_used, "used this turn, but the active seat does not have it"),
        (spoil_used_in_city, "used, but not active"),
        (spoil_field, r"seat 1: there is no field 'warlord'"),
        (spoil_part, "turn: there is no such part"),
        (spoil_number, "table.turn: 'first' is not a whole number"),
        (spoil_civilization, "civilizations: no two have the same"),
        (spoil_civilization_name, "civilizations: there is no 'atlantis'"),
        (spoil_map, "setting.map"),
        (spoil_sites, "there are Markets on"),
        (spoil_market_name, "markets: there is no 'nowhere'"),
        (spoil_setting, "setting.map: it is missing.*setting.civilizations: it is missing"),
        (spoil_option, "there is no option 'map'"),
    ],
    ids=lambda value: value.__name__.removeprefix("spoil_") if callable(value) else "",
)
def test_what_cannot_be_is_refused_with_the_reason(
    game: Monumental, spoil: Callable[[dict[str, Any]], None], why: str
) -> None:
    position = begun(game)
    spoil(position)
    with pytest.raises(PositionError, match=f"(?s){why}"):
        game.load(position)


def test_all_that_is_wrong_is_said_at_once(game: Monumental) -> None:
    position = begun(game)
    spoil_soldiers(position)
    spoil_market(position)
    spoil_deck(position)
    with pytest.raises(PositionError) as error:
        game.load(position)
    for why in ("Soldiers", "all its tokens", "nowhere"):
        assert why in str(error.value)


def test_all_that_cannot_be_read_is_said_at_once(game: Monumental) -> None:
    position = begun(game)
    spoil_name(position)
    spoil_field(position)
    spoil_part(position)
    position["agenda"][0]["do"] = "nap"
    with pytest.raises(PositionError) as error:
        game.load(position)
    for why in ("z9", "warlord", "no such part", "nap"):
        assert why in str(error.value)


# -- frames that do not belong there -----------------------------------------------------------------

CARD_OF = {"do": "held_card", "seat": 1, "card": "granary", "state": "fresh"}


@pytest.mark.parametrize(
    ("above", "why"),
    [
        ([{"do": "act"}], "act cannot be there"),
        ([{"do": "turn"}], "turn cannot be there"),
        ([{"do": "develop", "policy": "guilds"}], "develop cannot be there"),
        ([{"do": "gain", "resource": "gold", "n": 1}], "gain is no question"),
        ([{"do": "gain", "resource": "gold", "n": 0}], "gain: that cannot be"),
        ([{"do": "gain", "resource": "tin", "n": 1}], "there is no resource 'tin'"),
        ([{"do": "gain", "n": 1}], "gain has the fields do, n, resource, seat"),
        ([{"do": "draw", "n": 1, "use": 2}], "draw: that cannot be"),
        ([{"do": "if", "conditions": 0, "code": 0, "card": None}], "if: that cannot be"),
        ([{"do": "archive_self", "card": "stonehenge"}], "archive_self: that cannot be"),
        ([{"do": "take", "kinds": 0, "basic": False, "most": 3}], "take: that cannot be"),
        ([{"do": "order", "n": 1}], "order: it says how many lie below it: 0"),
        ([{"do": "entry_warlord"}], "entry_warlord: it lies below order only"),
        (
            [{"do": "order", "n": 1}, {"do": "entry_one_off", "policy": "guilds"}],
            "entry_one_off: that cannot be",
        ),
        (
            [{"do": "order", "n": 1}, {"do": "entry_triggered", "code": 1, "by": "card:work_camp"}],
            "entry_triggered: that cannot be",
        ),
        ([{"do": "use_drawn", "n": 1, "cards": 2}], "use_drawn: it says how many lie below it: 0"),
        ([CARD_OF], "granary is in several places"),
        (
            [{"do": "units", "tile": "b0", "n": 9, "unit": "warlord", "lowest": None}],
            "march: . Units are needed",
        ),
        ([{"do": "conquered", "tile": "b0"}], "conquered: it comes after a payment"),
        ([{"do": "moved", "origin": "d3", "tile": "d4", "unit": "soldier"}], "moved: that cannot be"),
        ([{"do": "site", "card": "stonehenge"}], "site: that cannot be"),
        ([{"do": "on_top", "card": "stonehenge"}], "stonehenge is in several places"),
        ([{"do": "benefit", "token": "scouts", "both": False}], "benefit: that cannot be"),
        ([{"do": "look", "market": "timbuktu"}], "look: that cannot be"),
        ([{"do": "effect", "of": "policy:democracy", "card": None}], "effect: that cannot be"),
        ([{"do": "outpost_with", "tile": "d3"}], "outpost_with: that cannot be"),
        (
            [
                {"do": "gain", "resource": "gold", "n": 1},
                {"do": "pay_any", "n": 1, "lowest": "gold", "means": "gold"},
            ],
            "pay_any: it must be the first",
        ),
        (
            [
                {"do": "pay", "resource": "science", "n": 1, "means": "gold"},
                {"do": "pay", "resource": "science", "n": 1, "means": "gold"},
            ],
            "pay: each resource is paid once",
        ),
        ([{"do": "destroy", "n": 1}], "destroy has no answer to choose"),
        ([{"do": "gain_choice", "among": 1, "n": 2, "distinct": True}], "gain_choice: that cannot be"),
    ],
    ids=lambda value: value[0]["do"] if isinstance(value, list) else "",
)
def test_frames_need_what_they_are_about(game: Monumental, above: list[dict[str, Any]], why: str) -> None:
    position = begun(game)
    position["agenda"] = [{"seat": 1, **frame} for frame in above] + position["agenda"]
    with pytest.raises(PositionError, match=why):
        game.load(position)


def test_a_position_in_which_something_runs_by_itself_can_be_played_on(game: Monumental) -> None:
    position = begun(game)
    position["agenda"].insert(0, {"do": "gain", "seat": 1, "resource": "gold", "n": 3})
    s = game.unpack(position)
    had = s.has(0, c.GOLD)
    s.run()
    assert (s.has(0, c.GOLD), s.step().name) == (had + 3, "act")
