"""What a seat is told of its own cards and money: gods it could pay for, what is missing, what money would buy. All of
it is compared with what the rules allow in a position where somebody has it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations, product
from pathlib import Path
from typing import Any

import pytest

from tests.contract.playing import cases, sampled
from tests.games.pantheon.packs import pack
from tests.games.pantheon.scenario import SACRIFICES, Play, Scenario
from tests.games.pantheon.starting_points import pantheon
from trilithon.games.pantheon.engine.position import Position
from trilithon.games.pantheon.engine.steps.action import ACTION
from trilithon.games.pantheon.engine.steps.buy import BUY
from trilithon.games.pantheon.engine.steps.play_money import PLAY_MONEY
from trilithon.games.pantheon.words.ways import sums
from trilithon.kernel.engine.agenda import Step
from trilithon.kernel.engine.state import NOBODY
from trilithon.kernel.hexes import name

LEVELS = range(1, 5)
COLUMN_HEXES = [name(cell) for cell in pantheon().map.column_cells]


def positions(step: Step[Any], count: int) -> Iterator[Position]:
    """Decisions of random games at which this is asked."""
    for case in cases(pantheon(), 0.02):
        for state in sampled(pantheon(), case, count):
            assert isinstance(state, Position)
            if state.is_on_top(step):
                yield pantheon().twin(state)


def texts(state: Position) -> list[str]:
    return [pantheon().write(state, move) for move in state.moves()]


def payable(state: Position) -> list[int]:
    """Places of the gods that can be gained now."""
    return [int(text.split()[1]) - 1 for text in texts(state) if text.startswith("gain")]


def fewest_missing(god: dict[str, Any], own: dict[str, Any]) -> int:
    """Every way to meet the numbers of a cost with different kinds."""
    strength = {
        kind: own["hand"].get(kind, 0) + (0 if god["cards_only"] else own["sacrifices"][kind])
        for kind in SACRIFICES
    }
    return min(
        sum(max(0, n - strength[kind]) for n, kind in zip(god["cost"], kinds, strict=True))
        for kinds in permutations(SACRIFICES, len(god["cost"]))
    )


@pytest.mark.rule("PA-GAIN-02")
def test_what_is_missing_is_what_every_way_to_pay_misses_at_least() -> None:
    short = 0
    for state in positions(ACTION, 20):
        view = pantheon().view(state, state.to_move)
        for place, god in enumerate(view["gods"]["on_board"]):
            if god is not None:
                assert god["missing"] == fewest_missing(god, view["players"][state.to_move])
                assert (god["missing"] == 0) == (place in payable(state))
                short += god["missing"] > 0
    assert short > 20


@pytest.mark.rule("PA-BUY-04")
def test_a_tile_opens_the_gods_that_can_be_gained_with_it_and_the_cheapest_is_named() -> None:
    opened = 0
    for state in positions(ACTION, 5):
        seat = state.to_move
        view = pantheon().view(state, seat)
        gods, shop = view["gods"]["on_board"], view["shop"]["tiles"]
        now = payable(state)
        helping: dict[int, list[int]] = {place: [] for place in range(len(gods))}
        for kind, level in product(SACRIFICES, LEVELS):
            tile = shop[kind][level - 1]
            assert tile["owned"] == (level <= view["players"][seat]["sacrifices"][kind])
            if tile["owned"]:
                assert tile["unlocks"] == []
                continue
            position = pantheon().dump(state)
            position["players"][seat]["sacrifices"][kind] = level
            then = payable(pantheon().load(position))
            assert tile["unlocks"] == [gods[place]["id"] for place in then if place not in now]
            for place in set(then) - set(now):
                helping[place].append(tile["price"])
                opened += 1
        for place, god in enumerate(gods):
            if god is not None:
                assert (god["helped_by"] or {}).get("price") == min(helping[place], default=None)
    assert opened > 20


@pytest.mark.rule("PA-BUY-02")
def test_in_a_purchase_what_can_be_paid_is_what_is_offered() -> None:
    for state in positions(BUY, 20):
        shop = pantheon().view(state, state.to_move)["shop"]
        offered = texts(state)
        for kind, level in product(SACRIFICES, LEVELS):
            tile = shop["tiles"][kind][level - 1]
            assert tile["affordable"] == (f"tile {kind} {level}" in offered)
        assert shop["pieces"]["feet"]["affordable"] == ("buy foot" in offered)
        assert shop["pieces"]["columns"]["affordable"] == ("buy column" in offered)


def money(state: Position) -> list[int]:
    hand = pantheon().view(state, state.to_move)["players"][state.to_move]["hand"]
    return [value for value in range(1, 6) for _ in range(hand.get(f"money_{value}", 0))]


def subsets(coins: list[int]) -> Iterator[tuple[int, ...]]:
    return (some for n in range(len(coins) + 1) for some in combinations(coins, n))


@pytest.mark.rule("PA-BUY-01")
def test_every_sum_of_money_takes_as_few_cards_as_possible() -> None:
    play = Scenario().hand(0, money_1=4, money_2=1, money_3=2, money_5=1).play()
    fewest: dict[int, int] = {}
    for some in subsets(money(play.state)):
        fewest[sum(some)] = min(len(some), fewest.get(sum(some), 99))
    found = sums(play.state, 0)
    assert {total: len(coins) for total, coins in found.items()} == fewest
    assert all(sum(coins) == total for total, coins in found.items())


@pytest.mark.rule("PA-BUY-01")
def test_sums_and_purchases_are_rows_that_can_be_played_and_lose_as_little_as_possible() -> None:
    sorts = set()
    for state in positions(PLAY_MONEY, 30):
        view = pantheon().view(state, state.to_move)
        budget, coins = state.budget(), money(state)
        for some in view["sums"]:
            trial = play_row(state, some["moves"])
            assert trial.is_on_top(BUY)
            assert trial.budget() == some["money"]
            assert len(some["moves"]) == some["cards"] + 1
        bought = {(one["sacrifice"], one["level"]): one for one in view["purchases"]}
        for kind, level in product(SACRIFICES, LEVELS):
            tile = view["shop"]["tiles"][kind][level - 1]
            enough = [some for some in subsets(coins) if budget + sum(some) >= tile["price"]]
            assert tile["affordable"] == ((kind, level) in bought) == (bool(enough) and not tile["owned"])
            if tile["affordable"]:
                row = bought[kind, level]
                least = min((sum(some), len(some)) for some in enough)
                spent = sum(int(move.split()[1]) for move in row["moves"] if move.startswith("coin"))
                assert (spent, row["cards"]) == least
                trial = play_row(state, row["moves"])
                assert (
                    pantheon().view(trial, state.to_move)["players"][state.to_move]["sacrifices"][kind]
                    == level
                )
                sorts.add((kind, level))
    assert len(sorts) > 8


def play_row(state: Position, row: list[str]) -> Position:
    trial = pantheon().twin(state)
    for text in row:
        trial.play(pantheon().read(trial, text))
    return trial


# -- nobody else is told ---------------------------------------------------------------------------------


def prospering(hand: dict[str, int]) -> Play:
    return Scenario(3).gods("taksator", "gaiviles", "traitera").loot(j7="step").hand(0, **hand).play()


@pytest.mark.rule("PA-INFO-02")
def test_others_are_told_nothing_that_follows_from_a_hand() -> None:
    rich = prospering({"dancers": 3, "priests": 1, "money_1": 2})
    poor = prospering({"movement": 6})
    assert rich.view(0)["gods"] != poor.view(0)["gods"]
    assert rich.view(0)["shop"] != poor.view(0)["shop"]
    for viewer in (1, 2, NOBODY):
        assert rich.view(viewer) == poor.view(viewer)
    assert "shop" not in rich.view(NOBODY)
    assert set(rich.view(NOBODY)["gods"]["on_board"][0]) == {"id", "cost", "cards_only"}


@pytest.mark.rule("PA-INFO-02")
def test_sums_and_purchases_are_told_to_whoever_pays_alone() -> None:
    play = Scenario(3).hand(0, money_1=2).play().do("buy")
    assert play.view(0)["sums"]
    for viewer in (1, 2, NOBODY):
        assert "sums" not in play.view(viewer)
        assert "purchases" not in play.view(viewer)


# -- a price that was changed in a pack ------------------------------------------------------------------


def test_a_price_of_a_pack_is_told_wherever_there_is_a_price(tmp_path: Path) -> None:
    dear = pack(
        tmp_path,
        '[[row]]\nid = "tile_price"\nvalues = [0, 2, 4, 6, 8]',
        '[[number]]\nid = "piece_price"\nvalue = 3',
    )
    play = Scenario(packs=[dear]).hand(0, money_1=4).play().do("buy")
    shop = play.view(0)["shop"]
    assert [tile["price"] for tile in shop["tiles"]["priests"]] == [2, 4, 6, 8]
    assert [tile["affordable"] for tile in shop["tiles"]["priests"]] == [True, True, False, False]
    assert shop["pieces"]["feet"] == {"price": 3, "affordable": True}
    two = next(one for one in play.view(0)["purchases"] if (one["sacrifice"], one["level"]) == ("temples", 2))
    assert two["moves"] == ["coin 1"] * 4 + ["paid", "tile temples 2"]


# -- other things that views say -----------------------------------------------------------------------


@pytest.mark.rule("PA-PREP-05")
def test_loot_hexes_for_more_players_are_named() -> None:
    marks = {name(cell): ground.mark for cell, ground in pantheon().map.ground.items()}
    for seats in (2, 3, 4):
        off = Scenario(seats).play().view(NOBODY)["loot"]["off"]
        assert sorted(off) == sorted(where for where, mark in marks.items() if mark > seats)


@pytest.mark.rule("PA-MOVE-02")
def test_in_a_movement_it_is_told_where_its_steps_come_from() -> None:
    play = Scenario().hand(0, movement=2).owns(0, "vinthrad").loot(j7="step").play()
    assert play.view(1)["underway"]["steps"] is None
    play.do("move", "cards 2")
    steps = play.view(1)["underway"]["steps"]
    assert steps == {"total": 6, "cards": 2, "from_cards": 4, "from_tiles": 1, "from_big_foot": 1}
    assert play.do("foot j6").view(1)["underway"]["budget"] == 5
    assert play.view(1)["underway"]["steps"]["total"] == 6


@pytest.mark.rule("PA-DRAW-01")
def test_in_a_draw_it_is_told_how_many_cards_are_left_and_whether_they_must_be_drawn() -> None:
    play = Scenario().owns(0, "gadicea").play().do("draw")
    draws = play.view(1)["underway"]["draws"]
    assert draws["mandatory"] == 3
    assert draws["optional"] > 0
    assert play.do("pile", "pile", "pile").view(1)["underway"]["draws"]["mandatory"] == 0


@pytest.mark.rule("PA-SCORE-04")
def test_it_is_told_where_the_rate_of_columns_rises() -> None:
    rises = {}
    for n in (0, 3, 4, 9):
        play = Scenario().columns(0, *COLUMN_HEXES[:n]).play()
        rises[n] = play.view(1)["players"][0]["columns"]["next"]
    assert rises == {
        0: {"at": 1, "rate": 1},
        3: {"at": 4, "rate": 2},
        4: {"at": 8, "rate": 3},
        9: {"at": 12, "rate": 4},
    }
