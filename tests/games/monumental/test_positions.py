"""Positions as JSON: a person can read and change them, and is told everything that is wrong."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, cast

import pytest

from trilithon.games import find
from trilithon.games.monumental.game import Monumental
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
    assert position["turn"]["phase"] == 2
    return position


def test_a_position_is_written_in_names(game: Monumental) -> None:
    position = begun(game)
    player = position["players"][0]
    assert player["civilization"] == "egypt"
    assert set(player["city"]) == {"a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3"}
    assert position["agenda"][0] == {"do": "act", "seat": 0}
    assert position["tiles"][player["capital"]] == {"owner": 0, "soldiers": 9}
    assert not {"counts", "rules"} & set(player)


def test_resources_can_be_handed_out(game: Monumental) -> None:
    position = begun(game)
    position["players"][0]["goods"] = {"production": 7, "gold": 4}
    s = game.load(position)
    assert "buy workshop" in [game.write(s, move) for move in s.moves()]


def test_cards_can_be_exchanged(game: Monumental) -> None:
    position = begun(game)
    cards = position["cards"]
    cards["display"][0], cards["deck"][0] = cards["deck"][0], cards["display"][0]
    s = game.load(position)
    assert s.box.card_ids[s.kinds[s.display[0]]] == cards["display"][0]


def spoil_deck(position: dict[str, Any]) -> None:
    position["cards"]["deck"][0] = position["cards"]["deck"][1]


def spoil_owner(position: dict[str, Any]) -> None:
    mine, other = position["players"]
    mine["deck"][0], other["deck"][0] = other["deck"][0], mine["deck"][0]


def spoil_soldiers(position: dict[str, Any]) -> None:
    position["tiles"][position["players"][1]["capital"]]["soldiers"] = 8


def spoil_province(position: dict[str, Any]) -> None:
    province = next(tile for tile in position["tiles"].values() if "token" in tile)
    del province["token"]
    province["owner"] = 0


def spoil_market(position: dict[str, Any]) -> None:
    market = next(iter(position["markets"].values()))
    market["stack"].pop()


def spoil_token(position: dict[str, Any]) -> None:
    for tile in position["tiles"].values():
        if tile.get("token"):
            tile["token"] = "war_host"


def spoil_question(position: dict[str, Any]) -> None:
    position["agenda"].insert(0, {"do": "pay", "seat": 0, "resource": "culture", "n": 9, "with": "gold"})


def spoil_agenda(position: dict[str, Any]) -> None:
    position["agenda"].pop()


def spoil_march(position: dict[str, Any]) -> None:
    position["turn"]["march"] = [{"tile": position["players"][0]["capital"], "warlord": True}]


def spoil_order(position: dict[str, Any]) -> None:
    position["cards"]["deck"].reverse()


def spoil_name(position: dict[str, Any]) -> None:
    position["players"][0]["warlord"] = "z9"


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (spoil_deck, "is in several places.*is nowhere|is nowhere.*is in several places"),
        (spoil_owner, "is a card that seat . begins with"),
        (spoil_soldiers, r"players\[1\]: 8 Soldiers on the map, there must be 9"),
        (spoil_province, "controlled by who has a Unit or Outpost there"),
        (spoil_market, "all its tokens must be in its stack or with players"),
        (spoil_token, "the map says another value"),
        (spoil_question, "cannot pay that"),
        (spoil_agenda, "its last frames are not those of phase 2"),
        (spoil_march, "nothing is being conquered"),
        (spoil_order, "eras are not in their order"),
        (spoil_name, "there is no 'z9'"),
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
