"""The board in the box keeps all constraints; of another it is said which it breaks, and where (PA-MAP)."""

from __future__ import annotations

from collections import Counter
from math import atan2, degrees, sqrt
from pathlib import Path

import pytest

from tests.games.pantheon.packs import board_entry, changed_board, game_with, our_rows
from tests.games.pantheon.plain_rules import PlainBoard
from tests.games.pantheon.scenario import Scenario
from trilithon.games import find
from trilithon.games.pantheon.game import Pantheon
from trilithon.kernel.errors import ContentError

NATIONS = {
    "IB": "iberia",
    "GA": "gallia",
    "GE": "germania",
    "RO": "roma",
    "CA": "cartago",
    "GR": "graecia",
    "AE": "aegyptus",
    "PE": "persia",
}
LOOT_DISTANCES = {
    "iberia": ([2, 3, 4], 3, 5),
    "gallia": ([2, 3, 3], 3, 5),
    "germania": ([2, 3, 3], 3, 5),
    "roma": ([2, 3, 3], 3, 5),
    "cartago": ([2, 3, 3], 4, 5),
    "graecia": ([2, 3, 3], 3, 4),
    "aegyptus": ([2, 3, 3], 3, 5),
    "persia": ([2, 3, 4], 3, 5),
}
"""Feet needed to the loot without a mark, marked 3, marked 4: the table of the rules."""
COLUMN_HEXES = {
    "iberia": [1, 3, 6, 9],
    "gallia": [2, 4, 8, 8],
    "germania": [2, 4, 9, 12],
    "roma": [2, 4, 5, 9],
    "cartago": [2, 4, 6, 8],
    "graecia": [2, 3, 6, 11],
    "aegyptus": [2, 3, 7, 8],
    "persia": [2, 3, 10, 12],
}
"""How many lie within column distance 2, 3, 4 and 5: the same table."""
EACH_NATION = pytest.mark.parametrize("nation", LOOT_DISTANCES)


@pytest.fixture(scope="module")
def game() -> Pantheon:
    found = find("pantheon")
    assert isinstance(found, Pantheon)
    return found


@pytest.fixture(scope="module")
def board(game: Pantheon) -> PlainBoard:
    return PlainBoard(game)


def start(board: PlainBoard, nation: str) -> str:
    code = next(code for code, name in NATIONS.items() if name == nation)
    return next(where for where, text in board.ground.items() if text == code)


def loot(board: PlainBoard, nation: str) -> dict[str, int]:
    code = next(code for code, name in NATIONS.items() if name == nation).lower()
    return {where: int(text[2:] or 0) for where, text in board.ground.items() if text[:2] == code}


def column_distances(board: PlainBoard, nation: str) -> dict[str, int]:
    here = start(board, nation)
    feet = board.reach(here)
    return {
        where: 1 + min(feet[near] for near in board.neighbours(where) if near in feet and near != here)
        for where in board.ground
        if board.is_column_hex(where)
    }


def place_on_paper(where: str) -> tuple[float, float]:
    column, row = ord(where[0]) - 97, int(where[1:])
    return column + (row % 2) / 2, row * sqrt(3) / 2


def sector(origin: str, where: str) -> int:
    (x, y), (ox, oy) = place_on_paper(where), place_on_paper(origin)
    return int((degrees(atan2(y - oy, x - ox)) % 360 + 1e-6) // 60) % 6


def reported(game: Pantheon, rule: str) -> list[str]:
    return [problem.removeprefix(f"{rule}: ") for problem in game.warnings() if problem.startswith(rule)]


@pytest.mark.rule(
    "PA-MAP-01",
    "PA-MAP-02",
    "PA-MAP-03",
    "PA-MAP-04",
    "PA-MAP-06",
    "PA-MAP-07",
    "PA-MAP-08",
    "PA-MAP-09",
    "PA-MAP-10",
)
def test_our_board_breaks_no_constraint(game: Pantheon) -> None:
    assert game.warnings() == []


# -- hexes -----------------------------------------------------------------------------------------


@pytest.mark.rule("PA-MAP-01")
def test_every_hex_is_land_or_water_with_one_function(game: Pantheon) -> None:
    uses = Counter(ground.use for ground in game.map.ground.values())
    assert uses == {"water": 70, "plain": 74, "column": 36, "start": 8, "loot": 40}
    for ground in game.map.ground.values():
        assert bool(ground.nation) == (ground.use in ("start", "loot"))
        assert ground.mark in ((0, 3, 4) if ground.use == "loot" else (0,))


@pytest.mark.rule("PA-MAP-01")
def test_feet_graph_is_everything_but_column_hexes(game: Pantheon) -> None:
    columns = {cell for cell, ground in game.map.ground.items() if ground.use == "column"}
    assert game.map.feet_cells == set(game.map.ground) - columns


@pytest.mark.rule("PA-MAP-01")
@pytest.mark.parametrize("text", ["IB##", "xx", "ib5", "Ib", "~.", "ib33", "#"])
def test_a_hex_with_no_or_two_functions_is_refused(text: str, tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=f"hex c6 is '{text}'; allowed: .*IB, ib, ib3, ib4"):
        changed_board(tmp_path, c6=text)


@pytest.mark.rule("PA-MAP-01")
def test_rows_of_different_lengths_are_refused(tmp_path: Path) -> None:
    rows = our_rows()
    del rows[4][-1]
    with pytest.raises(ContentError, match="row 4 has 18 hexes, row 0 has 19"):
        game_with(tmp_path, board_entry(rows))


@pytest.mark.rule("PA-MAP-02")
def test_eight_starts_forty_loot_hexes_and_all_of_them_on_land(game: Pantheon, board: PlainBoard) -> None:
    for nation in NATIONS.values():
        assert game.map.ground[game.map.start(nation)].use == "start"
        assert sorted(loot(board, nation).values()) == [0, 0, 0, 3, 4]
    assert sum(text in NATIONS for text in board.ground.values()) == 8
    water = {cell for cell, ground in game.map.ground.items() if ground.use == "water"}
    assert len(water) == sum(text == "~~" for text in board.ground.values())


@pytest.mark.rule("PA-MAP-02")
def test_missing_and_double_starts_are_reported(tmp_path: Path) -> None:
    assert reported(changed_board(tmp_path, c6=".."), "PA-MAP-02") == [
        "iberia has 0 start hexes instead of 1"
    ]
    assert reported(changed_board(tmp_path, i9="IB"), "PA-MAP-02") == [
        "iberia has 2 start hexes instead of 1"
    ]


@pytest.mark.rule("PA-MAP-02")
def test_wrong_marks_are_reported(tmp_path: Path) -> None:
    assert reported(changed_board(tmp_path, a9="ib4"), "PA-MAP-02") == [
        "the loot hexes of iberia are marked [0, 0, 0, 4, 4] instead of [0, 0, 0, 3, 4]"
    ]
    assert reported(changed_board(tmp_path, d5=".."), "PA-MAP-02") == [
        "the loot hexes of iberia are marked [0, 0, 3, 4] instead of [0, 0, 0, 3, 4]"
    ]


@pytest.mark.rule("PA-MAP-03")
def test_feet_can_go_everywhere_and_come_near_every_column_hex(board: PlainBoard) -> None:
    feet = board.reach("a0")
    assert len(feet) == 228 - 36
    for where in board.ground:
        if board.is_column_hex(where):
            assert len(board.neighbours(where) & feet.keys()) >= 3


@pytest.mark.rule("PA-MAP-03")
def test_a_hex_cut_off_for_feet_is_reported(tmp_path: Path) -> None:
    problems = reported(changed_board(tmp_path, b0="##", a1="##"), "PA-MAP-03")
    assert "feet cannot reach a0 from the rest" in problems


@pytest.mark.rule("PA-MAP-03")
def test_a_column_hex_with_two_neighbours_for_feet_is_reported(tmp_path: Path) -> None:
    problems = reported(changed_board(tmp_path, r0="##"), "PA-MAP-03")
    assert "column hex q0 has 2 neighbours for feet, needs 3" in problems


@pytest.mark.rule("PA-MAP-04")
def test_size_of_our_board(game: Pantheon) -> None:
    assert (game.map.columns, game.map.rows, len(game.map.ground)) == (19, 12, 228)
    water = sum(ground.use == "water" for ground in game.map.ground.values())
    assert (water, 228 - water, len(game.map.column_cells)) == (70, 158, 36)


@pytest.mark.rule("PA-MAP-04")
def test_another_size_is_reported(tmp_path: Path) -> None:
    narrow = game_with(tmp_path, board_entry([row[:-1] for row in our_rows()]))
    assert "the board is 18 x 12 instead of 19 x 12" in reported(narrow, "PA-MAP-04")
    low = game_with(tmp_path, board_entry(our_rows()[:-1]))
    assert "the board is 19 x 11 instead of 19 x 12" in reported(low, "PA-MAP-04")


@pytest.mark.rule("PA-MAP-04")
def test_another_number_of_column_hexes_is_reported(tmp_path: Path) -> None:
    problems = reported(changed_board(tmp_path, i9="##"), "PA-MAP-04")
    assert problems == ["there are 37 column hexes instead of 36"]
    problems = reported(changed_board(tmp_path, q2=".."), "PA-MAP-04")
    assert problems == ["there are 35 column hexes instead of 36"]


@pytest.mark.rule("PA-MAP-04")
def test_far_too_much_land_is_reported(tmp_path: Path) -> None:
    rows = [[".." if text == "~~" else text for text in row] for row in our_rows()[:4]] + our_rows()[4:]
    dry = sum(text == "~~" for row in our_rows()[:4] for text in row)
    problems = reported(game_with(tmp_path, board_entry(rows)), "PA-MAP-04")
    assert problems == [f"{70 - dry} hexes are water; about 70 are wanted"]


@pytest.mark.rule("PA-MAP-05")
def test_there_is_air_for_all_columns_and_shortage_near_each_temple(board: PlainBoard) -> None:
    column_hexes = [where for where in board.ground if board.is_column_hex(where)]
    places = 2 * len(column_hexes)
    assert (len(column_hexes), places, 3 * 4 * 12) == (36, 72, 2 * places)
    for nation in COLUMN_HEXES:
        near = sum(distance <= 5 for distance in column_distances(board, nation).values())
        assert 8 <= near <= 12
        assert 16 <= 2 * near <= 24


@pytest.mark.rule("PA-MAP-05")
def test_four_players_can_have_all_columns_on_24_hexes_and_one_needs_12(board: PlainBoard) -> None:
    hexes = [where for where in board.ground if board.is_column_hex(where)][:24]
    scenario = Scenario(4)
    for seat in range(4):
        mine = hexes[:12] if seat < 2 else hexes[12:]
        scenario.reserve(seat, columns=0).columns(seat, *mine)
    play = scenario.play()
    assert all(player["columns"]["board"] == 12 for player in play.view(0)["players"])
    assert {len(there["columns"]) for there in play.board.values()} == {2}


# -- starts and loot -------------------------------------------------------------------------------


@pytest.mark.rule("PA-MAP-06")
@EACH_NATION
def test_starts_have_six_neighbours_and_at_most_one_column_hex(board: PlainBoard, nation: str) -> None:
    near = board.neighbours(start(board, nation))
    assert len(near) == 6
    assert sum(board.is_column_hex(where) for where in near) <= 1


@pytest.mark.rule("PA-MAP-06")
@EACH_NATION
def test_starts_are_four_steps_apart(board: PlainBoard, nation: str) -> None:
    """Over any ground: two rings of neighbours, and theirs, hold no other start."""
    here = start(board, nation)
    near = {here}
    for _ in range(3):
        near |= {other for where in near for other in board.neighbours(where)}
    assert [where for where in near if board.ground[where] in NATIONS] == [here]


@pytest.mark.rule("PA-MAP-06")
def test_a_start_on_the_edge_is_reported(tmp_path: Path) -> None:
    problems = reported(changed_board(tmp_path, c6="..", a5="IB"), "PA-MAP-06")
    assert problems == ["the start of iberia, a5, lies on the edge of the board"]


@pytest.mark.rule("PA-MAP-06")
def test_two_column_hexes_at_a_start_are_reported(tmp_path: Path) -> None:
    problems = reported(changed_board(tmp_path, d6="##"), "PA-MAP-06")
    assert problems == ["2 column hexes touch the start of iberia; at most 1 may"]


@pytest.mark.rule("PA-MAP-06")
def test_starts_too_close_to_each_other_are_reported(tmp_path: Path) -> None:
    problems = reported(changed_board(tmp_path, m6="..", l6="GR"), "PA-MAP-06")
    assert problems == ["the starts of graecia and roma are 3 apart, needs 4"]


@pytest.mark.rule("PA-MAP-07")
@EACH_NATION
def test_distances_of_the_loot(board: PlainBoard, nation: str) -> None:
    feet = board.reach(start(board, nation))
    by_mark: dict[int, list[int]] = {0: [], 3: [], 4: []}
    for where, mark in loot(board, nation).items():
        by_mark[mark].append(feet[where])
    assert (sorted(by_mark[0]), *by_mark[3], *by_mark[4]) == LOOT_DISTANCES[nation]
    assert sorted(by_mark[0])[:2] == [2, 3]
    assert sorted(by_mark[0])[2] in (3, 4)
    assert by_mark[3][0] in (3, 4)
    assert by_mark[4][0] in (4, 5)


@pytest.mark.rule("PA-MAP-07")
@EACH_NATION
def test_loot_of_a_nation_does_not_touch_and_lies_in_four_sectors(board: PlainBoard, nation: str) -> None:
    hexes = set(loot(board, nation))
    assert not any(board.neighbours(where) & hexes for where in hexes)
    assert len({sector(start(board, nation), where) for where in hexes}) >= 4


@pytest.mark.rule("PA-MAP-07")
@pytest.mark.parametrize(
    ("texts", "problem"),
    [
        ({"d5": "..", "c5": "ib"}, "unmarked loot of iberia is [1, 3, 4] feet away, wants 2, 3, 3 or 4"),
        ({"a6": "..", "a7": "ib"}, "unmarked loot of iberia is [2, 2, 4] feet away, wants 2, 3, 3 or 4"),
        ({"d10": "..", "b11": "ib"}, "unmarked loot of iberia is [2, 3, 5] feet away, wants 2, 3, 3 or 4"),
        ({"a9": "~~", "b8": "ib3"}, "loot 3 of iberia is 2 feet away, wants 3 or 4"),
        ({"a11": "..", "c9": "ib4"}, "loot 4 of iberia is 3 feet away, wants 4 or 5"),
        ({"a9": "..", "c9": "ib3"}, "loot hexes c9 and d10 of iberia touch"),
        ({"a9": "..", "d3": "ib3"}, "the loot of iberia lies in 3 sectors around it, needs 4"),
    ],
)
def test_loot_in_the_wrong_place_is_reported(texts: dict[str, str], problem: str, tmp_path: Path) -> None:
    assert problem in reported(changed_board(tmp_path, **texts), "PA-MAP-07")


# -- column hexes ----------------------------------------------------------------------------------


@pytest.mark.rule("PA-MAP-08")
@EACH_NATION
def test_column_hexes_near_a_start(board: PlainBoard, nation: str) -> None:
    distances = column_distances(board, nation).values()
    found = [sum(distance <= within for distance in distances) for within in (2, 3, 4, 5)]
    assert found == COLUMN_HEXES[nation]
    assert 1 <= found[0] <= 2
    assert 3 <= found[1] <= 4
    assert 7 <= found[3] <= 12


@pytest.mark.rule("PA-MAP-08")
def test_column_distance_is_what_a_column_costs_on_an_empty_board(board: PlainBoard) -> None:
    """Roma: h5 touches the start hex itself, but a foot is needed first, so it is 2 away."""
    assert column_distances(board, "roma")["h5"] == 2
    play = Scenario().hand(0, movement=1).play().do("move", "cards 1", "foot i4", "column h5")
    assert play.table["budget"] == 3 - 2


@pytest.mark.rule("PA-MAP-08")
@pytest.mark.parametrize(
    ("texts", "problem"),
    [
        ({"b6": ".."}, "iberia has 0 column hexes within 2, wants 1 to 2"),
        ({"h4": "##"}, "roma has 3 column hexes within 2, wants 1 to 2"),
        ({"b9": "~~"}, "iberia has 2 column hexes within 3, wants 3 to 4"),
        ({"h6": "##"}, "roma has 5 column hexes within 3, wants 3 to 4"),
        ({"n3": "##"}, "germania has 13 column hexes within 5, wants 7 to 12"),
    ],
)
def test_too_few_or_too_many_column_hexes_are_reported(
    texts: dict[str, str], problem: str, tmp_path: Path
) -> None:
    assert problem in reported(changed_board(tmp_path, **texts), "PA-MAP-08")


@pytest.mark.rule("PA-MAP-08")
def test_a_nation_without_enough_column_hexes_in_reach_is_reported(tmp_path: Path) -> None:
    far = changed_board(tmp_path, a10="..", c10="..", d11="..")
    assert "iberia has 6 column hexes within 5, wants 7 to 12" in reported(far, "PA-MAP-08")


@pytest.mark.rule("PA-MAP-09")
def test_every_column_hex_is_near_a_start_and_24_are_near_two(board: PlainBoard) -> None:
    near = Counter(
        where
        for nation in COLUMN_HEXES
        for where, distance in column_distances(board, nation).items()
        if distance <= 5
    )
    assert len(near) == 36
    assert sum(count >= 2 for count in near.values()) == 24


@pytest.mark.rule("PA-MAP-09")
def test_column_hexes_far_from_all_starts_are_reported(tmp_path: Path) -> None:
    problems = reported(changed_board(tmp_path, s0="##", a0="##"), "PA-MAP-09")
    assert problems == ["column hexes a0, s0 are not within 5 of any start"]


@pytest.mark.rule("PA-MAP-09")
def test_too_few_shared_column_hexes_are_reported(tmp_path: Path) -> None:
    fewer = dict.fromkeys(["i0", "d1", "m2", "o3", "o6", "o8", "p10"], "..")
    assert reported(changed_board(tmp_path, **fewer), "PA-MAP-09") == [
        "17 column hexes are within 5 of two starts, needs 18"
    ]


@pytest.mark.rule("PA-MAP-10")
def test_no_single_hex_is_a_bottleneck(board: PlainBoard) -> None:
    feet = [where for where in board.ground if not board.is_column_hex(where)]
    for where in feet:
        other = feet[0] if where != feet[0] else feet[1]
        assert len(board.reach(other, without=where)) == len(feet) - 1


@pytest.mark.rule("PA-MAP-10")
def test_a_bottleneck_is_reported(tmp_path: Path) -> None:
    """With a column hex on a1 the corner a0 hangs on b0, and both hang on b1."""
    problems = reported(changed_board(tmp_path, a1="##"), "PA-MAP-10")
    assert problems == [f"without hex {where} the board falls apart for feet" for where in ("b0", "b1")]


@pytest.mark.rule("PA-MAP-11")
def test_nations_lie_where_they_belong(board: PlainBoard) -> None:
    places = {nation: place_on_paper(start(board, nation)) for nation in COLUMN_HEXES}
    xs = {nation: x for nation, (x, _) in places.items()}
    ys = {nation: y for nation, (_, y) in places.items()}
    middle_x, middle_y = 9.25, 5.5 * sqrt(3) / 2
    assert min(xs, key=xs.__getitem__) == "iberia"
    assert max(xs, key=xs.__getitem__) == "persia"
    assert min(ys, key=ys.__getitem__) == "germania"
    assert {nation for nation in places if xs[nation] < middle_x and ys[nation] < middle_y * 0.6} == {
        "gallia"
    }
    assert {nation for nation in places if xs[nation] < middle_x and ys[nation] > middle_y * 1.4} == {
        "cartago"
    }
    assert {nation for nation in places if xs[nation] > middle_x and ys[nation] > middle_y * 1.4} == {
        "aegyptus"
    }
    from_middle = {n: (x - middle_x) ** 2 + (y - middle_y) ** 2 for n, (x, y) in places.items()}
    assert sorted(from_middle, key=from_middle.__getitem__)[:2] == ["roma", "graecia"]
    assert xs["roma"] < middle_x < xs["graecia"] < xs["persia"]
