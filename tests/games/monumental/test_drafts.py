"""Maps that somebody draws: what strokes do, and what is said of the map."""

from __future__ import annotations

import pytest

from trilithon.games import find
from trilithon.games.monumental.game import Monumental
from trilithon.games.monumental.maps.drawing import read_rows, write_line
from trilithon.games.monumental.maps.painting import LARGEST_COLUMNS, LARGEST_ROWS, Size, opposite
from trilithon.kernel import hexes
from trilithon.kernel.errors import SetupError
from trilithon.kernel.game import Draft, Json, Stroke
from trilithon.kernel.hexes import Cell
from trilithon.kernel.messages import catalogue
from trilithon.kernel.options import Value

found = find("monumental")
assert isinstance(found, Monumental)
GAME = found
LARGE = f"{LARGEST_COLUMNS}x{LARGEST_ROWS}"


def draft(line: str, *strokes: Stroke, seats: int | None = 2, size: str = "7x7") -> Draft:
    """Of a line that lies in the corner of a sheet."""
    return GAME.draft("map", f"{size} {line}" if line else "", strokes, seats)


def stroke(brush: str, value: Value | None, *at: str) -> Stroke:
    return Stroke(brush, value, at)


def after(text: str, *strokes: Stroke) -> str:
    made = draft(text, *strokes)
    assert made.refused == []
    return line_of(made)


def line_of(made: Draft) -> str:
    return made.text.partition(" ")[2]


def bridge(start: str, end: str) -> Stroke:
    return stroke("bridge", None, start, end)


def ids(line: str, seats: int) -> set[str]:
    return {refusal.message.id for refusal in draft(line, seats=seats, size=LARGE).objections}


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
    assert {layout.seats for layout in layouts} == {2, 3, 4, 5}
    for layout in layouts:
        made = draft("", stroke("layout", layout.id), seats=None)
        assert (made.seats, made.objections) == (layout.seats, [])
        assert made.needs == {"special_provinces": True} | GAME.allowing(layout.seats)
        GAME.setup(layout.seats, {"map": made.value, **made.needs})
        with pytest.raises(SetupError):
            GAME.setup(layout.seats, {"map": made.value})


@pytest.mark.rule("MO-LK-03", "MO-MAP-03")
def test_maps_for_five_are_drawn_too_and_need_lost_kingdoms() -> None:
    for name in ("clash_5", "pastures_5"):
        made = draft("", stroke("layout", name), seats=None)
        assert (made.seats, made.objections, made.needs) == (5, [], {"lost_kingdoms": True})
        assert GAME.setup(5, {"map": made.value, **made.needs}).seats == 5
        assert GAME.draft("map", made.text, seats=4).objections, "a Capital too many for four"
        assert GAME.draft("map", made.text, seats=4).needs == {}


@pytest.mark.rule("MO-MAP-03")
def test_all_is_said_at_once_and_agrees_with_the_set_up() -> None:
    line = draft("", stroke("layout", GAME.content.layout[0].id)).value
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
    large = draft("map1-", *(stroke("terrain", 0, f"a{row}") for row in range(25)), size=LARGE)
    assert [one.message.id for one in large.objections] == ["monumental-map-line-wide"]
    cells = [[f"{letter}{row}" for letter in "abcdefghijklmnopqrst"] for row in range(20)]
    full = draft("map1-", *(stroke("terrain", 0, *row) for row in cells), size=LARGE)
    assert [one.message.id for one in full.objections] == ["monumental-map-line-long"]
    with pytest.raises(SetupError, match="nothing to draw"):
        GAME.draft("civilizations", "")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("hello", "written as in '7x7 map1-C0', not 'hello'"),
        ("map1-C0", "written as in"),
        ("7x7 hello", "begins with map1-"),
        ("7x7 map1-x", "cannot be read from 'x' on"),
        ("7x6 map1-C", "an odd number of rows"),
        ("0x7 map1-C", "an odd number of rows"),
        ("99x7 map1-C", "at most 24 columns"),
        ("7x7 map1-C0000000", "more than 7 cells"),
        ("3x7 map1-C000", "beside the sheet of 3 x 7 cells"),
    ],
)
def test_what_is_no_sheet_is_nothing_to_go_on_from(text: str, said: str) -> None:
    with pytest.raises(SetupError, match=said):
        GAME.draft("map", text)


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
    assert line_of(made) == "map1-C0"
    assert [catalogue(GAME).render(one.message, "en") for one in made.refused] == [said]
    assert [one.rule for one in made.refused] == ["MO-MAP-14"]


# -- sheets --------------------------------------------------------------------------------------------------


def test_a_new_drawing_is_the_first_map_of_the_game() -> None:
    assert draft("", seats=None) == draft("", stroke("layout", GAME.content.layout[0].id), seats=None)


def test_a_map_that_is_put_there_has_room_around_it_and_says_for_how_many_it_is() -> None:
    made = draft("", stroke("line", " map1-...Cw/...01fm2an/...C\n"), seats=4)
    assert made.text == "8x7 map1-//..Cw/..01fm2an/..C"
    assert made.value == "map1-Cw/01fm2an/C"
    assert made.seats == 2
    assert GAME.draft("map", made.text, seats=4).seats == 4
    assert draft("map1-C", seats=8).seats == 5
    assert made.seat_counts == (2, 3, 4, 5)


def test_the_largest_maps_have_a_sheet() -> None:
    wide = draft("", stroke("line", "map1-" + "/" * 18 + "/" + "0" * 20))
    assert (wide.drawn["columns"], wide.drawn["rows"], wide.drawn["crowded"]) == (23, 7, False)
    high = draft("", stroke("line", "map1-0" + "/0" * 19))
    assert (high.drawn["columns"], high.drawn["rows"], high.drawn["crowded"]) == (8, 25, False)
    assert GAME.draft("map", high.text) == GAME.draft("map", high.text, [stroke("room", None)])


def test_a_drawing_says_what_lies_where() -> None:
    made = draft("map1-C1bn/w2fmIu3")
    assert made.drawn == {
        "columns": 7,
        "rows": 7,
        "crowded": True,
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


def test_a_sheet_can_be_turned_by_half_a_turn() -> None:
    size = Size(8, 11)
    for cell in (Cell(column, row) for column in range(7) for row in range(11)):
        turned = opposite(cell, size)
        assert turned is not None
        assert opposite(turned, size) == cell
    assert opposite(Cell(7, 1), size) is None
    assert opposite(Cell(1, 12), size) is None


def test_ready_made_maps_that_look_the_same_when_turned_do_so_on_their_sheet() -> None:
    """So that whoever paints both sides goes on as they were begun."""
    turned = 0
    for layout in GAME.content.layout:
        drawn = draft("", stroke("layout", layout.id)).drawn
        size = Size(drawn["columns"], drawn["rows"])
        cells = {hexes.parse(one["id"]) for one in drawn["tiles"]}
        turned += {opposite(cell, size) for cell in cells} == cells
    assert turned >= 3


def test_a_sheet_grows_on_all_sides_where_it_is_crowded() -> None:
    room = stroke("room", None)
    for name, size in (
        ("b3", "7x7"),
        ("a3", "9x7"),
        ("g3", "9x7"),
        ("d0", "7x11"),
        ("d6", "7x11"),
        ("a0", "9x11"),
    ):
        made = draft("map1-", stroke("water", None, name))
        assert made.drawn["crowded"] == (size != "7x7")
        grown = GAME.draft("map", made.text, [room])
        assert (grown.text.partition(" ")[0], grown.drawn["crowded"], grown.value) == (
            size,
            False,
            made.value,
        )
        then, now = Size(7, 7), Size(grown.drawn["columns"], grown.drawn["rows"])
        before, after = hexes.parse(name), hexes.parse(grown.drawn["tiles"][0]["id"])
        turned = opposite(before, then)
        if turned is not None:
            moved = Cell(turned.column + after.column - before.column, turned.row + after.row - before.row)
            assert opposite(after, now) == moved
    corners = draft("map1-", stroke("water", None, "a0", "x24"), size=LARGE)
    assert not corners.drawn["crowded"]
    assert GAME.draft("map", corners.text, [room]).text == corners.text


def test_who_pointed_at_a_cell_before_the_sheet_grew_means_that_cell() -> None:
    text = draft("map1-", stroke("water", None, "a0"), stroke("room", None)).text
    assert text == "9x11 map1-//.w"
    made = GAME.draft("map", text, [Stroke("water", None, ("b0",), (7, 7)), stroke("water", None, "b0")])
    assert [one["id"] for one in made.drawn["tiles"]] == ["b0", "b2", "c2"]
    for sheet in ((11, 11), (8, 11), (9, 9)):
        with pytest.raises(SetupError, match="did not become one of 9 x 11"):
            GAME.draft("map", text, [Stroke("water", None, ("b0",), sheet)])
    with pytest.raises(SetupError, match="h0 is beside the sheet, which has 7 x 7 cells"):
        GAME.draft("map", text, [Stroke("water", None, ("h0",), (7, 7))])


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
    assert after("map1-3", stroke("erase", None, "a0", "b6")) == "map1-"


def test_what_lies_on_provinces_only_is_not_painted_elsewhere() -> None:
    for brush, value in (("token", 2), ("market", True), ("feature", None)):
        assert after("map1-wC", stroke(brush, value, "a0", "b0", "c0")) == "map1-wC"


def test_the_opposite_side_is_painted_as_well() -> None:
    made = draft("map1-", Stroke("capital", None, ("b0", "d3"), mirrored=True))
    assert [one["id"] for one in made.drawn["tiles"]] == ["b0", "c3", "d3", "f6"]
    beside = draft("map1-", Stroke("capital", None, ("g1",), mirrored=True))
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
@pytest.mark.parametrize("ends", ["b0 c0", "b0 c1", "b1 c1", "b0 b0", "b0 g6"])
def test_bridges_lead_to_land_side_by_side_that_lies_apart(ends: str) -> None:
    made = draft("map1-C1Iw/.11", bridge(*ends.split()))
    assert line_of(made) == "map1-C1Iw/.11"
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
    both = Stroke("bridge", None, ("a0", "b0"), mirrored=True)
    for line, then in (
        ("map1-11I1", "map1-11Ips1"),
        ("map1-11Is1", "map1-11I1"),
        ("map1-11Ip1", "map1-11Ips1"),
        ("map1-11Iw", "map1-11Isw"),
    ):
        assert line_of(draft(line, both, size="3x1")) == then
    assert line_of(draft("map1-1I1", both, size="2x1")) == "map1-1Ip1"  # its own opposite
