"""Maps that somebody draws: what strokes do, and what is said of the map."""

from __future__ import annotations

import pytest

from trilithon.games import find
from trilithon.games.monumental.game import Monumental
from trilithon.games.monumental.maps.drawing import read_rows, write_line
from trilithon.games.monumental.maps.painting import LARGEST_COLUMNS, LARGEST_ROWS, Size, opposite, size_of
from trilithon.kernel.errors import SetupError
from trilithon.kernel.game import Draft, Json, Stroke
from trilithon.kernel.hexes import Cell
from trilithon.kernel.messages import catalogue
from trilithon.kernel.options import Value

found = find("monumental")
assert isinstance(found, Monumental)
GAME = found
ROOM = "map1-//."
"""Where a map lies that was put on a sheet: two rows and a column are free before it."""


def draft(text: str, *strokes: Stroke, seats: int | None = 2) -> Draft:
    return GAME.draft("map", text, strokes, seats)


def stroke(brush: str, value: Value | None, *at: str) -> Stroke:
    return Stroke(brush, value, at)


def after(text: str, *strokes: Stroke) -> str:
    made = draft(text, *strokes)
    assert made.refused == []
    return made.text


def bridge(start: str, end: str) -> Stroke:
    return stroke("bridge", None, start, end)


def ids(value: str, seats: int) -> set[str]:
    return {refusal.message.id for refusal in draft(value, seats=seats).objections}


def tile(made: Draft, name: str) -> Json:
    return next(one for one in made.drawn["tiles"] if one["id"] == name)


# -- what is said --------------------------------------------------------------------------------------------


@pytest.mark.rule("MO-MAP-14")
def test_nothing_speaks_against_the_maps_of_the_game() -> None:
    for layout in GAME.content.layout:
        made = draft("", stroke("layout", layout.id), seats=None)
        assert made.value == write_line(read_rows(layout.rows))
        assert (made.seats, made.objections, made.needs) == (layout.seats, [], {})
        GAME.setup(layout.seats, {"map": made.value})


def test_maps_of_modules_need_them() -> None:
    layouts = [layout for module in GAME._modules for layout, _ in module.layouts()]
    assert {layout.seats for layout in layouts} == {2, 3, 4}
    for layout in layouts:
        made = draft("", stroke("layout", layout.id), seats=None)
        assert (made.seats, made.objections) == (layout.seats, [])
        assert made.needs == {"special_provinces": True}
        GAME.setup(layout.seats, {"map": made.value, **made.needs})
        with pytest.raises(SetupError):
            GAME.setup(layout.seats, {"map": made.value})


@pytest.mark.rule("MO-MAP-03")
def test_all_is_said_at_once_and_agrees_with_the_set_up() -> None:
    line = write_line(read_rows(GAME.content.layout[0].rows))
    assert "monumental-map-capitals" in ids(line, 3)
    with pytest.raises(SetupError):
        GAME.setup(3, {"map": line})
    refusals = draft("map1-C0").objections
    assert len(refusals) > 1
    assert all(refusal.rule.startswith("MO-") for refusal in refusals)


def test_objections_name_tiles_as_the_sheet_does() -> None:
    made = draft("", stroke("line", "map1-C1d0C"))
    near = [
        one.message.args["tile"] for one in made.objections if one.message.id == "monumental-map-near-value"
    ]
    assert near
    assert tile(made, str(near[0]))["token"] == 4


def test_what_is_no_map_is_said_to_be_none() -> None:
    assert ids("map1-", 2) == {"monumental-map-unreadable"}
    large = draft("map1-", *(stroke("terrain", 0, f"a{row}") for row in range(25)))
    assert [one.message.id for one in large.objections] == ["monumental-map-line-wide"]
    cells = [[f"{letter}{row}" for letter in "abcdefghijklmnopqrst"] for row in range(20)]
    full = draft("map1-", *(stroke("terrain", 0, *row) for row in cells))
    assert [one.message.id for one in full.objections] == ["monumental-map-line-long"]
    with pytest.raises(SetupError, match="begins with map1-"):
        draft("hello")
    with pytest.raises(SetupError, match="nothing to draw"):
        GAME.draft("civilizations", "")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("hello", "This is no map: a line of one begins with map1- and has at least one tile."),
        ("map1-../", "This is no map: a line of one begins with map1- and has at least one tile."),
        ("map1-C1/1x", "Row 1 of this line cannot be read from “x” on."),
        ("map1-1X", "Row 0 of this line cannot be read from “X” on."),
        ("map1-" + "1" * 21, "A map has at most 20 rows with 20 tiles each."),
        ("map1-" + "1am" * 140, "The line of a map has at most 400 characters, not 425."),
    ],
)
def test_of_a_line_that_is_no_map_it_is_said_why_and_the_drawing_stays(line: str, said: str) -> None:
    made = draft("map1-C0", stroke("line", line))
    assert made.text == "map1-C0"
    assert [catalogue(GAME).render(one.message, "en") for one in made.refused] == [said]
    assert [one.rule for one in made.refused] == ["MO-MAP-14"]


# -- sheets --------------------------------------------------------------------------------------------------


def test_a_new_drawing_is_the_first_map_of_the_game() -> None:
    assert draft("", seats=None) == draft("", stroke("layout", GAME.content.layout[0].id), seats=None)


def test_a_map_that_is_put_there_has_room_around_it_and_says_for_how_many_it_is() -> None:
    made = draft("", stroke("line", " map1-...Cw/...01fm2an/...C\n"), seats=4)
    assert made.text == "map1-//.Cw/.01fm2an/.C"
    assert made.value == "map1-Cw/01fm2an/C"
    assert made.seats == 2
    assert draft(made.text, seats=4).seats == 4
    assert draft("map1-C", seats=8).seats == 4
    assert made.seat_counts == (2, 3, 4)


def test_a_drawing_says_what_lies_where() -> None:
    made = draft("map1-C1bn/w2fmIu3")
    assert made.drawn == {
        "columns": 7,
        "rows": 7,
        "tiles": [
            {"id": "a0", "kind": "capital"},
            {"id": "b0", "kind": "province", "terrain": 1, "token": 2, "market": False, "feature": None},
            {"id": "a1", "kind": "water"},
            {
                "id": "b1",
                "kind": "province",
                "terrain": 2,
                "token": "free_city",
                "market": True,
                "feature": "island",
            },
            {"id": "c1", "kind": "province", "terrain": 3, "token": None, "market": None, "feature": None},
        ],
        "bridges": [],
    }
    assert draft("map1-C1bn/w2fmIp3").drawn["bridges"] == [["b1", "c1"]]


def test_a_sheet_grows_with_the_map_and_can_be_turned() -> None:
    assert size_of({}) == (7, 7)
    for row in range(LARGEST_ROWS):
        made = draft("map1-", stroke("water", None, f"a{row}", f"j{row}")).drawn
        assert made["columns"] == 11
        assert made["rows"] % 2
        assert made["rows"] > row
        size = Size(made["columns"], made["rows"])
        for cell in (Cell(1, row), Cell(0, 0)):
            turned = opposite(cell, size)
            assert turned is not None
            assert opposite(turned, size) == cell
    assert opposite(Cell(10, 1), Size(11, 11)) is None
    assert opposite(Cell(1, 12), Size(11, 11)) is None
    corner = draft("map1-", stroke("water", None, f"x{LARGEST_ROWS - 1}")).drawn
    assert (corner["columns"], corner["rows"]) == (LARGEST_COLUMNS, LARGEST_ROWS)


# -- brushes -------------------------------------------------------------------------------------------------


def test_brushes_paint_what_they_say() -> None:
    assert after("map1-", stroke("terrain", 3, "a0", "c0")) == "map1-3.3"
    assert after("map1-3", stroke("token", 2, "a0")) == "map1-3b"
    assert after("map1-3b", stroke("token", "free_city", "a0")) == "map1-3f"
    assert after("map1-3bm", stroke("token", None, "a0")) == "map1-3m"
    assert after("map1-3", stroke("market", True, "a0")) == "map1-3m"
    assert after("map1-3", stroke("market", False, "a0")) == "map1-3n"
    assert after("map1-3am", stroke("terrain", 0, "a0")) == "map1-0am"
    assert after("map1-33", stroke("water", None, "a0"), stroke("capital", None, "b0")) == "map1-wC"
    assert after("map1-33", stroke("erase", None, "a0")) == "map1-.3"
    assert after("map1-3", stroke("erase", None, "a0", "b7")) == "map1-"


def test_what_lies_on_provinces_only_is_not_painted_elsewhere() -> None:
    for brush, value in (("token", 2), ("market", True), ("feature", None)):
        assert after("map1-wC", stroke(brush, value, "a0", "b0", "c0")) == "map1-wC"


def test_the_opposite_side_is_painted_as_well() -> None:
    made = draft("map1-", Stroke("capital", None, ("b0", "d3"), (7, 7)))
    assert [one["id"] for one in made.drawn["tiles"]] == ["b0", "c3", "d3", "f6"]
    beside = draft("map1-", Stroke("capital", None, ("g1",), (7, 7)))
    assert [one["id"] for one in beside.drawn["tiles"]] == ["g1"]


def test_kinds_of_provinces_come_with_the_terrain_that_suits_them() -> None:
    oasis = after("map1-", stroke("feature", "oasis", "a0"))
    assert oasis == "map1-2O"
    assert after(oasis, stroke("terrain", 3, "a0")) == "map1-3O"
    assert after(oasis, stroke("feature", None, "a0")) == "map1-2"
    assert after("map1-4fm", stroke("feature", "oasis", "a0")) == "map1-2fmO"
    assert after("map1-1Ip1", stroke("feature", "lake", "a0")) == "map1-1L1"
    assert after("map1-1Ip1", stroke("token", 2, "a0")) == "map1-1bIp1"
    with pytest.raises(SetupError, match="feature takes one of None, desert"):
        draft("map1-", stroke("feature", "swamp", "a0"))


# -- bridges -------------------------------------------------------------------------------------------------


@pytest.mark.rule("MO-PROV-08")
def test_bridges_are_built_from_either_end_and_taken_away_from_either() -> None:
    assert after("map1-C1Iw/.11", bridge("b0", "b1")) == "map1-C1Iqw/.11"
    assert after("map1-C1Iw/.11", bridge("b1", "b0")) == "map1-C1Iqw/.11"
    assert after("map1-C1Iw/.11", bridge("a0", "b0")) == "map1-C1Isw/.11"
    assert after("map1-C1Iqsw/.11", bridge("b1", "b0")) == "map1-C1Isw/.11"
    assert after("map1-1Ip1Is", bridge("a0", "b0")) == "map1-1I1I"


@pytest.mark.rule("MO-PROV-08")
@pytest.mark.parametrize("ends", ["b0 c0", "b0 c1", "b1 c1", "b0 b0", "b0 x9"])
def test_bridges_lead_to_land_side_by_side_that_lies_apart(ends: str) -> None:
    made = draft("map1-C1Iw/.11", bridge(*ends.split()))
    assert made.text == "map1-C1Iw/.11"
    assert [(one.message.id, one.rule) for one in made.refused] == [
        ("monumental-map-no-bridge-there", "MO-PROV-08")
    ]
    for language in ("en", "hu"):
        assert ends.split()[0] in catalogue(GAME).render(made.refused[0].message, language)


def test_bridges_that_lead_nowhere_any_more_are_dropped() -> None:
    text = "map1-C1Iqsw/.11"
    assert after(text, stroke("erase", None, "b1")) == "map1-C1Isw/..1"
    assert after(text, stroke("water", None, "a0")) == "map1-w1Iqw/.11"
    assert after(text, stroke("terrain", 2, "b1")) == "map1-C1Iqsw/.21"
    assert after("map1-1Op1", stroke("token", 1, "b0")) == "map1-1O1a"


def test_opposite_a_bridge_the_same_is_done() -> None:
    """Around the middle of a sheet of 3 x 1 cells: the second tile is an Island."""
    both = Stroke("bridge", None, ("a0", "b0"), (3, 1))
    assert draft("map1-11I1", both).text == "map1-11Ips1"
    assert draft("map1-11Is1", both).text == "map1-11I1"
    assert draft("map1-11Ip1", both).text == "map1-11Ips1"
    assert draft("map1-11Iw", both).text == "map1-11Isw"
    itself = Stroke("bridge", None, ("a0", "b0"), (2, 1))
    assert draft("map1-1I1", itself).text == "map1-1Ip1"
