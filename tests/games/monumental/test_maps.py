"""Maps: the ready-made ones are fair, own ones are checked and filled by the rules, new ones are made (MO-MAP)."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.monumental.plain_maps import LAYOUTS, STOCK, PlainMap
from trilithon.games.monumental.maps import checking, making
from trilithon.games.monumental.maps.checking import MapError, problems, stock_problems
from trilithon.games.monumental.maps.drawing import (
    LINE_PATTERN,
    read_line,
    read_rows,
    write_line,
    write_rows,
)
from trilithon.games.monumental.maps.fairness import reaches
from trilithon.games.monumental.maps.making import generate
from trilithon.games.monumental.maps.placing import place
from trilithon.games.monumental.maps.plan import FREE_CITY, OPEN, PROVINCE, WATER, Plan
from trilithon.kernel.engine.rng import seeded
from trilithon.kernel.errors import ContentError, SetupError

COUNTS = tuple(STOCK.values())
SIZES = {
    (2, "small"): 12,
    (2, "large"): 18,
    (3, "small"): 17,
    (3, "large"): 24,
    (4, "small"): 22,
    (4, "large"): 29,
    (5, "small"): 28,
    (5, "large"): 36,
}
EACH_LAYOUT = pytest.mark.parametrize("name", LAYOUTS)
EACH_SIZE = pytest.mark.parametrize(("seats", "size"), SIZES)

some_seed = st.integers(0, 2**64 - 1)
province_cells = st.from_regex(r"[0-4][1-4f][m-]", fullmatch=True)
own_cells = st.one_of(
    st.sampled_from(["...", "~~~", "CCC"]), st.from_regex(r"[0-4][1-4f?][m?-]", fullmatch=True)
)


@st.composite
def drawings(draw: st.DrawFn) -> list[str]:
    """Any drawing with at least one tile, whether it keeps the rules or not."""
    columns, rows = draw(st.integers(1, 9)), draw(st.integers(1, 9))
    cells = draw(st.lists(own_cells, min_size=columns * rows, max_size=columns * rows))
    if all(cell == "..." for cell in cells):
        cells[0] = "CCC"
    return [" ".join(cells[row * columns : (row + 1) * columns]) for row in range(rows)]


@st.composite
def spoilt_layouts(draw: st.DrawFn) -> tuple[int, list[str]]:
    """A ready-made map with up to four cells changed."""
    layout = LAYOUTS[draw(st.sampled_from(sorted(LAYOUTS)))]
    rows = [row.split() for row in layout["rows"]]
    for _ in range(draw(st.integers(0, 4))):
        r = draw(st.integers(0, len(rows) - 1))
        c = draw(st.integers(0, len(rows[0]) - 1))
        rows[r][c] = draw(st.one_of(st.sampled_from(["...", "~~~", "CCC"]), province_cells))
    return layout["seats"], [" ".join(row) for row in rows]


@st.composite
def little_own_maps(draw: st.DrawFn) -> list[str]:
    """For 2 seats, with few Provinces of which some have their token fixed."""
    rows = [["1??"] * 3 for _ in range(3)]
    spots = draw(st.permutations([(r, c) for r in range(3) for c in range(3)]))
    for r, c in spots[:2]:
        rows[r][c] = "CCC"
    for r, c in spots[2:4]:
        rows[r][c] = draw(st.sampled_from(["1??", "...", "~~~"]))
    for r, c in spots[4:7]:
        rows[r][c] = f"1{draw(st.sampled_from('??1122f3'))}?"
    return [" ".join(row) for row in rows]


def layout(name: str) -> Plan:
    return read_rows(LAYOUTS[name]["rows"], name)


def opened(plan: Plan) -> Plan:
    """The same as an own map: nothing but tiles."""
    is_province = [kind == PROVINCE for kind in plan.kinds]
    return replace(
        plan,
        tokens=tuple(OPEN if province else 0 for province in is_province),
        markets=tuple(OPEN if province else 0 for province in is_province),
    )


def changed(name: str, **cells: str) -> Plan:
    """A ready-made map with other cells: changed("clash_2", b0="04-")."""
    rows = [row.split() for row in LAYOUTS[name]["rows"]]
    for name, text in cells.items():
        rows[int(name[1:])][ord(name[0]) - ord("a")] = text
    return read_rows([" ".join(row) for row in rows])


def rules(plan: Plan, seats: int) -> set[str]:
    return {problem.rule for problem in problems(plan, seats)}


def sentences(plan: Plan, seats: int) -> str:
    return "\n".join(str(problem) for problem in problems(plan, seats))


def at(plan: Plan, name: str) -> int:
    return plan.names.index(name)


# -- ready-made maps -----------------------------------------------------------------------------------


def test_there_is_a_small_and_a_large_map_for_each_number_of_seats() -> None:
    found = {(entry["seats"], entry["size"]): len(layout(name).provinces) for name, entry in LAYOUTS.items()}
    assert found == SIZES
    assert {name.rstrip("_2345"): entry["size"] for name, entry in LAYOUTS.items()} == {
        "clash": "small",
        "pastures": "large",
    }


@EACH_LAYOUT
@pytest.mark.rule("MO-MAP-03", "MO-MAP-05", "MO-MAP-06", "MO-MAP-07", "MO-MAP-11", "MO-MAP-12", "MO-MAP-14")
def test_ready_made_maps_keep_every_rule_and_leave_nothing_open(name: str) -> None:
    plan, seats = layout(name), LAYOUTS[name]["seats"]
    assert plan.is_placed
    assert problems(plan, seats) == []
    assert stock_problems(plan, seats, COUNTS) == []
    assert PlainMap(LAYOUTS[name]["rows"]).broken_rules(seats) == set()
    assert place(plan, seats, seeded(1), COUNTS) == plan


@EACH_LAYOUT
def test_ready_made_maps_are_equally_good_for_all_seats(name: str) -> None:
    plain = PlainMap(LAYOUTS[name]["rows"])
    measured = [plain.distances(capital) for capital in plain.capitals]
    assert len({distances[:3] for distances in measured}) == 1
    assert all(coast <= 2 for *_, coast in measured)
    assert [tuple(reach) for reach in reaches(layout(name))] == measured
    assert all(2 <= len(plain.near(capital)) <= 3 for capital in plain.capitals)
    assert 3 <= len(plain.water) <= 6
    odd = 1 if name == "clash_3" else 0  # 17 Provinces are no multiple of three, with or without a centre
    assert plain.uneven_orbits() == odd
    room = [plain.room(capital) for capital in plain.capitals]
    assert max(room) - min(room) <= 1


@EACH_LAYOUT
def test_terrain_of_ready_made_maps_is_low_at_the_capitals_and_high_in_the_centre(name: str) -> None:
    plan = layout(name)
    near = {tile for capital in plan.capitals for tile in plan.provinces_near[capital]}
    assert {plan.terrain[tile] for tile in near} <= {0, 1}
    strength = {
        tile: plan.terrain[tile] + plan.tokens[tile] for tile in plan.provinces if plan.tokens[tile] < 5
    }
    assert max(strength[tile] for tile in near) < max(strength.values()) - 1


# -- drawings and lines --------------------------------------------------------------------------------


@given(drawings())
def test_what_is_drawn_is_read_and_what_is_read_is_drawn(rows: list[str]) -> None:
    plan = read_rows(rows)
    assert read_rows(write_rows(plan)) == plan
    assert PlainMap(write_rows(plan)).cells == PlainMap(rows).cells


@given(drawings())
def test_a_map_fits_in_a_line_and_comes_back_from_it(rows: list[str]) -> None:
    plan = read_rows(rows)
    line = write_line(plan)
    assert re.fullmatch(LINE_PATTERN, line)
    assert read_line(line) == plan


def test_an_own_map_of_the_largest_size_makes_a_short_line() -> None:
    line = write_line(opened(layout("pastures_4")))
    assert line == "map1-..0110/.C121C/.w0220w/2134312/.w0220w/.C121C/..0110"


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        ([], "at least one row"),
        (["..."], "there is no tile"),
        (["1?? CCC", "1??"], "row 1 has 1 cells, row 0 has 2"),
        (["1?? 5??"], "cell b0 is '5??'; allowed: ... for nothing"),
        (["1??", "15-"], "cell a1 is '15-'; allowed"),
        (["1?x"], "cell a0 is '1?x'; allowed"),
        (["~~"], "cell a0 is '~~'; allowed"),
    ],
)
def test_of_a_bad_drawing_it_is_said_where_and_what_would_be_right(rows: list[str], said: str) -> None:
    with pytest.raises(ContentError, match=re.escape(said)) as error:
        read_rows(rows, "layout 'mine'")
    assert str(error.value).startswith("layout 'mine': ")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("", "begins with map1-"),
        ("map2-C1", "begins with map1-, not with 'map2-'"),
        ("map1-", "there is no tile"),
        ("map1-../..", "there is no tile"),
        ("map1-C1/1x", "row 1 of this map cannot be read from 'x' on; allowed: . for nothing"),
        ("map1-C1/5", "row 1 of this map cannot be read from '5' on"),
        ("map1-1ma", "row 0 of this map cannot be read from 'a' on"),
        ("map1-" + "1" * 21, "row 0 of this map has more than 20 cells"),
        ("map1-" + "/1" * 21, "at most 20 rows, not 22"),
        ("map1-" + "/".join(["1am" * 10] * 15), "at most 400 characters"),
    ],
)
def test_of_a_bad_line_it_is_said_where_and_what_would_be_right(line: str, said: str) -> None:
    with pytest.raises(SetupError, match=re.escape(said)):
        read_line(line)


# -- tiles ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MO-MAP-01")
def test_neighbours_share_an_edge() -> None:
    plan = read_rows(["1?? 1?? 1??"] * 3)
    assert [plan.names[tile] for tile in plan.neighbours[at(plan, "b1")]] == "c1 c2 b2 a1 b0 c0".split()
    assert [plan.names[tile] for tile in plan.neighbours[at(plan, "a0")]] == "b0 a1".split()


@given(drawings())
@pytest.mark.rule("MO-MAP-01", "MO-MAP-13")
def test_neighbours_and_coast_are_those_of_the_plane(rows: list[str]) -> None:
    plan, plain = read_rows(rows), PlainMap(rows)
    cells = list(plain.cells)
    for tile, cell in enumerate(cells):
        assert {cells[near] for near in plan.provinces_near[tile]} == set(plain.near(cell))
        assert plan.coastal[tile] == (cell in plain.provinces and plain.coastal(cell))


@pytest.mark.rule("MO-MAP-13")
def test_a_province_is_coastal_by_water_not_by_the_border() -> None:
    plan = read_rows(["1?? 1?? 1?? ~~~", "CCC 1?? ... CCC"])
    assert [plan.names[tile] for tile in plan.provinces if plan.coastal[tile]] == ["c0"]
    assert not any(plan.coastal[capital] for capital in plan.capitals)


# -- what is wrong with a map --------------------------------------------------------------------------


@given(spoilt_layouts())
@settings(max_examples=300)
@pytest.mark.rule("MO-MAP-03", "MO-MAP-05", "MO-MAP-06", "MO-MAP-07", "MO-MAP-11", "MO-MAP-12")
def test_exactly_the_rules_that_a_map_breaks_are_named(spoilt: tuple[int, list[str]]) -> None:
    seats, rows = spoilt
    plan = read_rows(rows)
    assert rules(plan, seats) == PlainMap(rows).broken_rules(seats)
    for problem in problems(plan, seats):
        for language in ("en", "hu"):
            assert checking.sentences().render(problem.reason, language)


@pytest.mark.rule("MO-MAP-02")
def test_tokens_and_markets_are_on_provinces_only() -> None:
    plan = layout("clash_2")
    capital, water = plan.capitals[0], plan.of_kind(WATER)[0]
    for tile, field, values in ((capital, "tokens", plan.tokens), (water, "markets", plan.markets)):
        wrong = replace(plan, **{field: (*values[:tile], 1, *values[tile + 1 :])})
        assert "MO-MAP-02" in rules(wrong, 2)
        assert f"Tile {plan.names[tile]} is no Province" in sentences(wrong, 2)


@pytest.mark.rule("MO-MAP-03")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_map_is_for_as_many_seats_as_it_has_capitals(seats: int) -> None:
    assert f"MO-MAP-03: The map has 2 Capitals for {seats} players" in sentences(layout("clash_2"), seats)


@pytest.mark.rule("MO-MAP-04")
def test_every_province_needs_a_token() -> None:
    plan = layout("clash_2")
    tile = at(plan, "b1")
    bare = replace(plan, tokens=(*plan.tokens[:tile], 0, *plan.tokens[tile + 1 :]))
    assert "MO-MAP-04: Province b1 holds neither Barbarians nor a Free City" in sentences(bare, 2)


@pytest.mark.rule("MO-MAP-05")
def test_there_is_a_free_city_for_every_seat() -> None:
    assert rules(changed("clash_2", d1="1f-"), 2) == {"MO-MAP-05"}
    assert "There are 3 Free Cities" in sentences(changed("clash_2", d1="1f-"), 2)
    assert "There is one Free City" in sentences(changed("clash_2", c0="22-"), 2)
    assert rules(changed("clash_2", c0="2?-"), 2) == set()
    assert "room for one Free City only" in sentences(changed("clash_2", c0="2?-", c4="22-"), 2)


@pytest.mark.rule("MO-MAP-06")
def test_capitals_touch_the_same_weak_barbarians_and_equally_many_free_cities() -> None:
    assert "Province b0 next to the Capital a1 holds Barbarians of value 3" in sentences(
        changed("clash_2", b0="03-", d4="03-"), 2
    )
    assert "Barbarians of different values" in sentences(changed("clash_2", b0="02-"), 2)
    assert rules(changed("clash_2", b0="02-", d4="02-"), 2) == set()
    moved = changed("clash_2", b0="0f-", c0="22-")
    assert rules(moved, 2) == {"MO-MAP-06"}
    assert "equally many Free Cities" in sentences(moved, 2)
    assert rules(changed("clash_2", b0="0f-", c0="22-", d4="0f-", c4="22-"), 2) == set()
    assert "touches 2 Provinces, the Capital d3 touches 3" in sentences(changed("clash_2", b0="~~~"), 2)


@pytest.mark.rule("MO-MAP-07")
def test_there_is_a_market_for_every_seat() -> None:
    assert "There are 3 Markets" in sentences(changed("clash_2", d1="12m"), 2)
    assert "There is one Market on the map; it must have 2" in sentences(changed("clash_2", c1="23-"), 2)
    assert rules(changed("clash_2", c1="23?"), 2) == set()
    assert "room for one Market only" in sentences(changed("clash_2", c1="23?", b3="23-"), 2)


@pytest.mark.rule("MO-MAP-11")
@pytest.mark.parametrize(
    ("columns", "rows", "seats", "broken"),
    [(6, 6, 2, True), (9, 3, 2, False), (7, 4, 2, True), (7, 4, 3, False)],
)
def test_a_map_has_no_more_provinces_than_production_and_markets(
    columns: int, rows: int, seats: int, broken: bool
) -> None:
    plan = read_rows([" ".join(["1??"] * columns)] * rows)
    assert ("MO-MAP-11" in rules(plan, seats)) == broken


@pytest.mark.rule("MO-MAP-11")
def test_a_map_has_at_most_36_provinces_and_water_tiles() -> None:
    rows = ["CCC " + " ".join(["1??"] * 5 + ["~~~"] * 7)] * 3
    assert "36" not in sentences(read_rows(rows), 3)
    assert "37 Provinces and Water tiles together; at most 36" in sentences(
        read_rows([*rows, "~~~" + " ..." * 12]), 3
    )


@pytest.mark.rule("MO-MAP-12")
def test_provinces_hang_together_and_capitals_touch_two() -> None:
    cut = changed("clash_2", a3="...", b3="~~~", c1="~~~", d1="...")
    assert "MO-MAP-12: The Provinces d2, c3, c4, d4 are cut off from the others" in sentences(cut, 2)
    alone = changed("clash_2", b0="~~~", b1="~~~")
    assert "The Capital a1 touches one Province only; it must touch 2 or more" in sentences(alone, 2)


@pytest.mark.rule("MO-LK-03")
def test_five_seats_share_four_markets_and_are_not_bound_by_the_box() -> None:
    plan = read_rows([*["CCC 1?- 1?- 1?- 1?- 1?- 1?- 1?- 1?-"] * 4, "CCC 1?m 1?m 1?m 1?m 1?- 1?- 1?- 1?-"])
    assert len(plan.provinces) == 40
    assert not rules(plan, 5) & {"MO-MAP-03", "MO-MAP-05", "MO-MAP-07", "MO-MAP-11"}
    assert "it must have 4" in sentences(read_rows(["CCC 1?m"] * 5), 5)


# -- own maps ------------------------------------------------------------------------------------------


@pytest.mark.rule("MO-EX-07", "MO-MAP-04", "MO-MAP-05", "MO-MAP-07", "MO-MAP-14")
def test_an_own_map_for_three_gets_three_free_cities_and_three_markets() -> None:
    plan = opened(layout("pastures_3"))
    placed = place(plan, 3, seeded(7), COUNTS)
    assert problems(plan, 3) == []
    assert placed.is_placed
    assert placed.tokens.count(FREE_CITY) == 3
    assert placed.markets.count(1) == 3
    assert all(placed.tokens[tile] > 0 for tile in placed.provinces)
    assert (placed.cells, placed.kinds, placed.terrain) == (plan.cells, plan.kinds, plan.terrain)


@given(st.sampled_from(sorted(LAYOUTS)), some_seed)
@pytest.mark.rule("MO-MAP-04", "MO-MAP-05", "MO-MAP-06", "MO-MAP-07", "MO-MAP-14")
def test_what_is_placed_at_random_keeps_the_rules_and_the_stock(name: str, seed: int) -> None:
    seats = LAYOUTS[name]["seats"]
    placed = place(opened(layout(name)), seats, seeded(seed), COUNTS)
    assert PlainMap(write_rows(placed)).broken_rules(seats) == set()
    counts = Counter(placed.tokens)
    assert all(counts[token] <= most for token, most in enumerate(COUNTS, 1))
    assert place(opened(layout(name)), seats, seeded(seed), COUNTS) == placed


@given(little_own_maps(), some_seed, st.sampled_from([STOCK, {"1": 1, "2": 2, "3": 1, "4": 1, "f": 2}]))
@settings(max_examples=40)
@pytest.mark.rule("MO-MAP-06")
def test_a_placement_is_found_whenever_there_is_one(
    rows: list[str], seed: int, stock: dict[str, int]
) -> None:
    plan, plain = read_rows(rows), PlainMap(rows)
    if rules(plan, 2) - {"MO-MAP-05", "MO-MAP-06", "MO-MAP-07"}:
        return  # a bad map, whatever is placed on it
    if any(plain.placements(2, stock)):
        placed = place(plan, 2, seeded(seed), tuple(stock.values()))
        assert PlainMap(write_rows(placed)).broken_rules(2) == set()
        assert all(old in (OPEN, new) for old, new in zip(plan.tokens, placed.tokens, strict=True))
        assert all(placed.tokens.count(token) <= most for token, most in enumerate(stock.values(), 1))
    else:
        with pytest.raises(MapError) as error:
            place(plan, 2, seeded(seed), tuple(stock.values()))
        assert {problem.rule for problem in error.value.problems} <= {"MO-MAP-05", "MO-MAP-06", "MO-MAP-11"}


def test_every_placement_is_equally_likely() -> None:
    rows = ["... CCC 1?- CCC", "1?m 1?m 1?- 1?-"]
    seen = Counter(
        "".join(
            text[1]
            for row in write_rows(place(read_rows(rows), 2, seeded(seed), COUNTS))
            for text in row.split()
        )
        for seed in range(800)
    )
    assert len(seen) == len(list(PlainMap(rows).placements(2, STOCK))) == 16
    assert all(30 <= count <= 75 for count in seen.values())


def test_why_tokens_cannot_be_placed_is_said() -> None:
    with pytest.raises(MapError, match="MO-MAP-06: There are not enough Barbarians of value 1 and 2"):
        place(opened(layout("clash_2")), 2, seeded(1), (1, 1, 20, 20, 10))
    with pytest.raises(MapError, match="MO-MAP-11: 10 Barbarians are needed; there are 9"):
        place(opened(layout("clash_2")), 2, seeded(1), (2, 3, 3, 1, 10))
    with pytest.raises(MapError, match="MO-MAP-11: 2 Free Cities are needed; there is 1"):
        place(opened(layout("clash_2")), 2, seeded(1), (14, 14, 8, 4, 1))
    with pytest.raises(MapError, match="MO-MAP-11: The map fixes 2 Barbarians of value 3; there is 1"):
        place(layout("clash_2"), 2, seeded(1), (14, 14, 1, 4, 10))
    with pytest.raises(MapError, match="MO-MAP-03: The map has 2 Capitals for 3 players"):
        place(opened(layout("clash_2")), 3, seeded(1), COUNTS)
    stubborn = changed("clash_2", b0="01-", b1="01-", b2="01-", d4="02-", c3="0??", d2="0??")
    with pytest.raises(MapError, match="MO-MAP-06: The open tokens cannot be placed") as error:
        place(stubborn, 2, seeded(1), COUNTS)
    assert problems(stubborn, 2) == []
    assert [problem.reason.id for problem in error.value.problems] == ["monumental-map-near-impossible"]


# -- new maps ------------------------------------------------------------------------------------------


@EACH_SIZE
@given(seed=some_seed)
@settings(max_examples=25)
@pytest.mark.rule("MO-MAP-03", "MO-MAP-05", "MO-MAP-06", "MO-MAP-07", "MO-MAP-11", "MO-MAP-12")
def test_new_maps_keep_the_rules_and_are_equally_good_for_all_seats(seats: int, size: str, seed: int) -> None:
    plan = generate(seats, size, seeded(seed))
    plain = PlainMap(write_rows(plan))
    assert plan.is_placed
    assert plain.broken_rules(seats) == set()
    assert stock_problems(plan, seats, COUNTS) == []
    assert len(plain.provinces) == SIZES[seats, size]
    assert 3 <= len(plain.water) <= 6
    assert all(2 <= len(plain.near(capital)) <= 3 for capital in plain.capitals)
    measured = [plain.distances(capital) for capital in plain.capitals]
    assert len({distances[:3] for distances in measured}) == 1
    assert all(coast <= 2 for *_, coast in measured)
    assert plain.uneven_orbits() == (1 if (seats, size) == (3, "small") else 0)
    room = [plain.room(capital) for capital in plain.capitals]
    assert max(room) - min(room) <= 1
    for capital in plan.capitals:
        assert {plan.terrain[tile] for tile in plan.provinces_near[capital]} <= {0, 1}
    near = {cell for capital in plain.capitals for cell in plain.near(capital)}
    centre = sum(plain.capitals) / seats
    for cell in plain.provinces:
        assert cell in near or abs(cell - centre) > 1.01 or int(plain.cells[cell][0]) >= 2
    assert read_line(write_line(plan)) == plan


def test_the_same_seed_makes_the_same_map_and_others_make_others() -> None:
    maps = {generate(4, "large", seeded(seed)) for seed in (1, 2, 3, 4, 5, 1)}
    assert len(maps) == 5


def test_why_no_map_can_be_made_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(MapError, match="for 2, 3, 4 or 5 players, not for 6"):
        generate(6, "small", seeded(1))
    with pytest.raises(MapError, match="small or large, not huge"):
        generate(2, "huge", seeded(1))
    monkeypatch.setattr(making, "TRIES", 20)
    with pytest.raises(MapError, match="do not suffice for a symmetric map with 10 Barbarians"):
        generate(2, "small", seeded(1), (0, 0, 20, 20, 10))


def test_every_sentence_about_maps_is_there_in_both_languages() -> None:
    texts = checking.sentences()
    assert texts.missing() == []
    for name in LAYOUTS:
        assert f"monumental-layout-{name.replace('_', '-')}" in texts.ids("hu")
