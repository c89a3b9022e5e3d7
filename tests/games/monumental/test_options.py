"""Options of a game: who leads what, on which map, and what a refused set-up says."""

from __future__ import annotations

from typing import Any, cast

import pytest

from trilithon.games import find
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.game import Monumental
from trilithon.games.monumental.maps.drawing import read_line, write_line
from trilithon.games.monumental.maps.plan import OPEN
from trilithon.kernel.errors import SetupError
from trilithon.kernel.peek import Peek

OPEN_MAP = "map1-C00/010/000C"
"""Two Capitals with two neighbours each, and nothing placed."""


@pytest.fixture(scope="module")
def game() -> Monumental:
    return cast(Monumental, find("monumental"))


def start(game: Monumental, seats: int = 2, seed: int = 1, **options: object) -> Position:
    return game.start(game.setup(seats, options), seed)


def led(game: Monumental, s: Position) -> list[str]:
    return [game.box.civilization_ids[civilization] for civilization in s.setup.civilization]


# -- civilizations ---------------------------------------------------------------------------------------


@pytest.mark.rule("MO-SETUP-03")
def test_civilizations_are_chosen_or_drawn(game: Monumental) -> None:
    for seed in range(20):
        wanted = led(game, start(game, 3, seed, civilizations="egypt,random,greece"))
        assert (wanted[0], wanted[2]) == ("egypt", "greece")
        assert len(set(wanted)) == 3
    drawn = {tuple(led(game, start(game, 2, seed))) for seed in range(60)}
    assert all(first != second for first, second in drawn)
    assert {first for first, _ in drawn} == set(game.box.civilization_ids)


@pytest.mark.rule("MO-SETUP-03")
def test_civilizations_may_be_typed_with_capitals_and_spaces(game: Monumental) -> None:
    assert game.setup(2, {"civilizations": "Egypt, Japan"}).options["civilizations"] == "egypt,japan"


@pytest.mark.rule("MO-SETUP-03")
@pytest.mark.parametrize(
    ("wanted", "why"),
    [
        ("egypt,japan,china", "3 civilizations are named; 2 players need 2"),
        ("egypt,mordor", "no civilization called “mordor”; choose one of these: .*greece"),
        ("egypt,egypt", "Egypt is named twice"),
        ("egypt", "allowed: random, or one for each seat"),
        ("egypt; japan", "allowed"),
    ],
)
def test_civilizations_that_nobody_can_have_are_refused(game: Monumental, wanted: str, why: str) -> None:
    with pytest.raises(SetupError, match=why):
        game.setup(2, {"civilizations": wanted})


# -- maps --------------------------------------------------------------------------------------------------


@pytest.mark.rule("MO-MAP-14")
@pytest.mark.parametrize(
    ("size", "seats"), [(size, seats) for size in ("small", "large") for seats in (2, 3, 4)]
)
def test_a_ready_made_map_is_as_it_is_drawn(game: Monumental, size: str, seats: int) -> None:
    layout = next(layout for layout in game.content.layout if (layout.seats, layout.size) == (seats, size))
    for seed in range(3):
        s = start(game, seats, seed, map=size)
        assert s.chart.text == write_line(game.layouts[layout.id])
        on_map = [game.box.token_value[token] if token >= 0 else 0 for token in Peek(s).token]
        assert on_map == list(game.layouts[layout.id].tokens)


@pytest.mark.rule("MO-MAP-07")
def test_which_market_is_where_is_drawn(game: Monumental) -> None:
    drawn = {
        tuple(market for market in start(game, 3, seed).chart.market if market >= 0) for seed in range(40)
    }
    assert all(len(set(markets)) == 3 for markets in drawn)
    assert {market for markets in drawn for market in markets} == {0, 1, 2, 3}


@pytest.mark.rule("MO-MAP-14")
def test_generated_maps_differ_in_tiles_and_size(game: Monumental) -> None:
    maps = [start(game, 2, seed, map="generated").chart for seed in range(12)]
    assert len({chart.text for chart in maps}) == 12
    assert {list(chart.kind).count(c.PROVINCE) for chart in maps} == {12, 18}


@pytest.mark.rule("MO-MAP-14", "MO-MAP-05")
def test_an_own_map_is_filled_at_random(game: Monumental) -> None:
    plans = [read_line(start(game, 2, seed, map=OPEN_MAP).chart.text) for seed in range(10)]
    assert all(OPEN not in plan.tokens and OPEN not in plan.markets for plan in plans)
    assert len({plan.tokens for plan in plans}) > 1
    assert len({plan.kinds for plan in plans}) == 1


@pytest.mark.parametrize(
    ("seats", "line", "why"),
    [
        pytest.param(3, OPEN_MAP, "MO-MAP-03", marks=pytest.mark.rule("MO-MAP-03")),
        pytest.param(2, "map1-C00/w/00C", "MO-MAP-12", marks=pytest.mark.rule("MO-MAP-12")),
        pytest.param(2, "map1-C0d0/00C", "MO-MAP-06", marks=pytest.mark.rule("MO-MAP-06")),
        pytest.param(2, "map1-mmm", "row 0 of this map cannot be read", marks=pytest.mark.rule("MO-MAP-14")),
        pytest.param(
            2, "map2-C00", "allowed: .*a line that begins with map1-", marks=pytest.mark.rule("MO-MAP-14")
        ),
    ],
)
def test_own_maps_that_break_a_rule_are_refused(game: Monumental, seats: int, line: str, why: str) -> None:
    with pytest.raises(SetupError, match=why):
        game.setup(seats, {"map": line})


# -- the others ---------------------------------------------------------------------------------------------


def removed(s: Position) -> list[str]:
    return [s.box.card_ids[s.kinds[card]] for card in s.items(s.at.removed)]


def deck_size(s: Position) -> int:
    return s.size(s.at.future)


@pytest.mark.rule("MO-SETUP-06")
def test_alternative_wonders_are_options_of_their_eras(game: Monumental) -> None:
    alternatives = ["colossus_of_rhodes", "notre_dame", "international_space_station"]
    assert sorted(removed(start(game))) == sorted(alternatives)
    assert "notre_dame" in removed(start(game, alt_wonders="13"))
    assert not {"colossus_of_rhodes", "international_space_station"} & set(
        removed(start(game, alt_wonders="13"))
    )
    assert not set(alternatives) & set(removed(start(game, alt_wonders="123")))
    assert deck_size(start(game, alt_wonders="123")) == deck_size(start(game)) == 35


@pytest.mark.rule("MO-SETUP-07", "MO-SETUP-01")
def test_other_options_reach_the_engine(game: Monumental) -> None:
    assert deck_size(start(game, renaissance=True)) == 47
    assert {start(game, seed=seed, first_player="host").first() for seed in range(8)} == {0}
    assert {start(game, seed=seed).first() for seed in range(20)} == {0, 1}
    changed: dict[str, tuple[Any, int, int]] = {
        "strict_components": (True, c.STRICT, 1),
        "explorer_capital": ("own", c.EXPLORER_HOME, 1),
        "trigger_limit": ("once", c.TRIGGER_ONCE, 1),
        "drawn_continuous": ("none", c.DRAWN_LASTS, 0),
        "open_discards": (True, c.OPEN_DISCARDS, 1),
    }
    for option, (value, place, number) in changed.items():
        assert start(game).option(place) == 1 - number
        s = start(game, **{option: value})
        assert s.option(place) == number
        assert game.dump(s)["options"][option] == value


def test_layouts_of_the_box_give_no_warnings(game: Monumental) -> None:
    assert game.warnings() == []
