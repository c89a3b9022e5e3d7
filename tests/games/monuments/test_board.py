"""The board: the ten constraints that a fair one keeps (6.1 of the rules), and the check that finds breaches."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.games.monuments.contents import content, tables
from trilithon.games import find
from trilithon.games.monuments.board import make_chart
from trilithon.games.monuments.board_check import board_problems
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.schema import Content
from trilithon.kernel.errors import ContentError


@pytest.mark.rule("MS-BRG-01")
def test_the_world_keeps_all_constraints() -> None:
    assert board_problems(content(), tables()[1]) == []
    assert find("monuments").warnings() == []


def test_the_world_is_as_large_as_it_should_be() -> None:
    chart = tables()[1]
    kinds = list(chart.kind)
    assert [kinds.count(kind) for kind in (c.LAND, c.MONUMENT, c.WATER)] == [50, 4, 111]
    assert chart.rivers == 8 + 7 + 8 + 8


def _problems(changed: Content) -> list[str]:
    return board_problems(changed, make_chart(changed))


def _with_cells(**cells: str) -> Content:
    """The same world with other letters in some hexes (h1203="w")."""
    box = content()
    rows = [list(row) for row in box.board[0].rows]
    for name, letter in cells.items():
        rows[int(name[3:])][int(name[1:3])] = letter
    board = msgspec.structs.replace(box.board[0], rows=tuple("".join(row) for row in rows))
    return msgspec.structs.replace(box, board=(board,))


def _with_hexes(box: Content, region: str, *hexes: str) -> Content:
    regions = tuple(
        msgspec.structs.replace(each, hexes=hexes) if each.id == region else each for each in box.region
    )
    return msgspec.structs.replace(box, region=regions)


def _with_edges(river: str, *, without: tuple[str, str]) -> Content:
    box = content()
    rivers = tuple(
        msgspec.structs.replace(each, edges=tuple(edge for edge in each.edges if edge != without))
        if each.id == river
        else each
        for each in box.river
    )
    return msgspec.structs.replace(box, river=rivers)


@pytest.mark.parametrize(
    ("spoilt", "found"),
    [
        (_with_cells(h1302="w"), "S must be a forest, a pasture and a field"),
        (_with_cells(h1200="w"), "two of each and one more"),
        (_with_cells(h1302="f", h1202="s", h1100="f"), "one more hex of the same terrain"),
        (_with_edges("greece", without=("1200", "1201")), "exactly the three hexes of S"),
        (_with_edges("greece", without=("1102", "1202")), "parted from others by rivers"),
        (_with_hexes(_with_cells(h1010="."), "egypt_u", "1009", "1109"), "8 land hexes"),
    ],
)
def test_breaches_are_found(spoilt: Content, found: str) -> None:
    problems = _problems(spoilt)
    assert any(found in problem for problem in problems), problems


def test_islands_that_touch_land_or_are_parted_are_found() -> None:
    bridge = _with_hexes(_with_cells(h1104="w"), "crete", "1304", "1404", "1104")
    problems = _problems(bridge)
    assert any("touches" in problem for problem in problems)
    assert any("island crete is in several pieces" in problem for problem in problems)


def test_set_ups_with_too_much_or_too_little_land_are_found() -> None:
    box = content()
    set_ups = tuple(
        msgspec.structs.replace(each, out=each.out[:-1]) if each.id == "greece_egypt" else each
        for each in box.set_up
    )
    problems = _problems(msgspec.structs.replace(box, set_up=set_ups))
    assert any("13.5 land hexes for each player" in problem for problem in problems)
    far = tuple(
        msgspec.structs.replace(each, out=(*each.out, "crete", "madagascar"))
        if each.id == "greece_egypt"
        else each
        for each in box.set_up
    )
    problems = _problems(msgspec.structs.replace(box, set_up=far))
    assert any("egypt has" in problem and "islands" in problem for problem in problems)


def test_homes_that_come_too_close_are_found() -> None:
    box = content()
    pairs = tuple(each for each in box.set_up if each.id != "greece_egypt")
    problems = _problems(msgspec.structs.replace(box, set_up=pairs))
    assert "board: greece and egypt are 3 water hexes apart, not more than 3" in problems


def test_a_pack_with_another_board_is_checked(tmp_path: Path) -> None:
    pack = tmp_path / "dry.toml"
    rows = list(content().board[0].rows)
    rows[2] = rows[2][:13] + "w" + rows[2][14:]
    quoted = ", ".join(f'"{row}"' for row in rows)
    pack.write_text(f'[[board]]\nid = "{content().board[0].id}"\nsource = "original"\nrows = [{quoted}]\n')
    assert any("S must be" in problem for problem in find("monuments", [pack]).warnings())


def test_a_board_that_cannot_be_read_is_refused() -> None:
    with pytest.raises(ContentError, match="is no hex"):
        make_chart(_with_cells(h1302="x"))
    with pytest.raises(ContentError, match="belongs to no region"):
        make_chart(_with_cells(h0000="w"))
    with pytest.raises(ContentError, match="no such hex"):
        make_chart(_with_cells(h1302="."))
