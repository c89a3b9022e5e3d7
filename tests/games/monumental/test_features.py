"""Features of Provinces, which modules may bring: the game itself has none, but its maps know what one would change."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.monumental.plain_maps import LAYOUTS, STOCK
from trilithon.games.monumental.maps.checking import MapError
from trilithon.games.monumental.maps.drawing import (
    LINE_PATTERN,
    read_line,
    read_rows,
    write_line,
    write_rows,
)
from trilithon.games.monumental.maps.fairness import differently_near
from trilithon.games.monumental.maps.features import NO_FEATURES, Features
from trilithon.games.monumental.maps.making import SIZES, generate
from trilithon.games.monumental.maps.placing import place
from trilithon.games.monumental.maps.plan import Feature, Plan
from trilithon.kernel.engine.rng import Rng, seeded
from trilithon.kernel.errors import ContentError, SetupError

COUNTS = tuple(STOCK.values())
MOOR = Feature("moor", "M")
ROCK = Feature("rock", "R", apart=True, coastal=True)
POND = Feature("pond", "P", lapping=True)
SOME = Features([MOOR, ROCK, POND])

cells = st.one_of(
    st.sampled_from(["...", "~~~", "CCC"]),
    st.from_regex(r"[0-4][1-4f?][m?-]([MRP]p?q?r?s?t?u?)?", fullmatch=True),
)


@st.composite
def drawings(draw: st.DrawFn) -> list[str]:
    columns, rows = draw(st.integers(1, 7)), draw(st.integers(1, 7))
    drawn = draw(st.lists(cells, min_size=columns * rows, max_size=columns * rows))
    if all(cell == "..." for cell in drawn):
        drawn[0] = "1??M"
    return [" ".join(drawn[row * columns : (row + 1) * columns]) for row in range(rows)]


def plan_of(*rows: str) -> Plan:
    return read_rows(rows, letters=SOME.letters)


def names(plan: Plan, tiles: list[int]) -> str:
    return " ".join(plan.names[tile] for tile in tiles)


def near(plan: Plan, name: str) -> str:
    return names(plan, plan.neighbours[plan.names.index(name)])


def coast(plan: Plan) -> str:
    return names(plan, [tile for tile in plan.provinces if plan.coastal[tile]])


# -- drawings ------------------------------------------------------------------------------------------


@given(drawings())
def test_features_and_bridges_are_drawn_and_read(rows: list[str]) -> None:
    plan = plan_of(*rows)
    assert read_rows(write_rows(plan), letters=SOME.letters) == plan
    line = write_line(plan)
    assert re.fullmatch(LINE_PATTERN, line)
    assert read_line(line, SOME.letters) == plan


def test_a_feature_and_its_bridges_end_a_province() -> None:
    plan = plan_of("1?? 2fmRrp 12-M", "... CCC     ~~~")
    assert plan.features == ((1, ROCK), (2, MOOR))
    assert plan.bridges == ((1, 0), (1, 2))
    assert write_rows(plan) == ["1??    2fmRpr 12-M", "...    CCC    ~~~"]
    assert write_line(plan) == "map1-12fmRpr1bnM/.Cw"


@pytest.mark.parametrize("letters", [None, NO_FEATURES.letters])
def test_without_features_their_letters_mean_nothing(letters: dict[str, Feature] | None) -> None:
    with pytest.raises(ContentError, match=re.escape("cell a0 is '1??M'; allowed: ... for nothing")) as drawn:
        read_rows(["1??M"], letters=letters)
    assert "bridges" not in str(drawn.value)
    with pytest.raises(SetupError, match=re.escape("row 0 of this map cannot be read from 'M' on")):
        read_line("map1-C1M", letters)


def test_what_would_be_right_is_said() -> None:
    with pytest.raises(ContentError, match="then one of M, P, R if it is that, and p-u for bridges"):
        plan_of("1??X")
    with pytest.raises(ContentError, match=re.escape("cell a0 is '1??p'")):
        plan_of("1??p")
    with pytest.raises(SetupError, match=r"cannot be read from 'X' on; allowed: .* then one of M, P, R"):
        read_line("map1-1X", SOME.letters)
    with pytest.raises(SetupError, match="cannot be read from 'p' on"):
        read_line("map1-1p", SOME.letters)


# -- what is next to what ------------------------------------------------------------------------------


@pytest.mark.rule("MO-MAP-01")
def test_what_lies_apart_is_adjacent_over_bridges_alone() -> None:
    plain = plan_of("1?? 1?? 1??", "1?? 1?? 1??", "1?? 1?? 1??")
    apart = plan_of("1?? 1?? 1??", "1?? 1??Rps 1??", "1?? 1?? 1??")
    assert near(plain, "b1") == "c1 c2 b2 a1 b0 c0"
    assert near(apart, "b1") == "c1 a1"
    assert near(apart, "c1") == "c2 b1 c0"
    assert near(apart, "b2") == "c2 a2 a1"
    assert apart.beside == plain.beside
    assert near(plan_of("1?? 1??M 1??"), "b0") == "c0 a0"


def test_a_bridge_joins_both_sides_and_the_void_none() -> None:
    plan = plan_of("1??R 1??Rspp 1??")
    assert [(plan.names[a], plan.names[b]) for a, b in plan.linked] == [("a0", "b0"), ("b0", "c0")]
    assert (near(plan, "a0"), near(plan, "b0"), near(plan, "c0")) == ("b0", "c0 a0", "b0")
    lonely = plan_of("1??Rt 1??")
    assert (lonely.bridges, lonely.linked, near(lonely, "b0")) == (((0, 4),), [], "")
    twice = plan_of("1??Rp 1??Rs")
    assert twice.linked == [(0, 1)]


def test_ways_lead_over_bridges() -> None:
    plan = plan_of("CCC 1??Rs 1?? 1??", "1?? 1?? 1?? 1??")
    steps = dict(zip(plan.names, plan.steps_from(0), strict=True))
    assert (steps["b0"], steps["c0"]) == (1, 3)
    assert steps["a1"] == 1


@pytest.mark.rule("MO-MAP-13")
def test_coasts_are_made_by_water_by_what_laps_and_by_what_is_always_coastal() -> None:
    assert coast(plan_of("1?? 1??P 1?? 1?? 1??R 1??")) == "a0 c0 e0"
    assert coast(plan_of("1??P ~~~ CCC")) == "a0"
    assert coast(plan_of("1??P 1??P 1??")) == "a0 b0 c0"
    assert coast(plan_of("~~~ 1??R 1??")) == "b0"
    assert not any(plan_of("CCC 1??P").coastal)


# -- who is allowed what -------------------------------------------------------------------------------


def test_only_features_that_are_in_play_may_be_on_a_map() -> None:
    rows = [row.split() for row in LAYOUTS["clash_2"]["rows"]]
    rows[1][2] += "M"
    plan = plan_of(*(" ".join(row) for row in rows))
    with pytest.raises(MapError, match="MO-MAP-14: Province c1 is of a kind that is not in play"):
        place(plan, 2, seeded(1), COUNTS)
    assert place(plan, 2, seeded(1), COUNTS, SOME) == plan


class Moors(Features):
    """Strews them on one orbit of every map but the first."""

    offered = 0

    def strewn(self, plan: Plan, orbits: Sequence[Sequence[int]], rng: Rng) -> Plan | None:
        assert sorted(tile for orbit in orbits for tile in orbit) == plan.provinces
        self.offered += 1
        return None if self.offered == 1 else replace(plan, features=tuple((t, MOOR) for t in orbits[0]))


def test_new_maps_have_what_is_strewn_on_them() -> None:
    moors = Moors([MOOR])
    plan = generate(3, "large", seeded(5), COUNTS, moors)
    assert moors.offered > 1
    assert {kind for _, kind in plan.features} == {MOOR}
    assert differently_near(plan, [tile for tile, _ in plan.features]) is None


def test_the_same_seeds_draw_the_maps_that_they_have_always_drawn() -> None:
    lines = []
    for seats in (2, 3, 4):
        for size in SIZES[seats]:
            for seed in range(10):
                rng = seeded(seed)
                lines.append(f"{write_line(generate(seats, size, rng))} {rng.word()}")
    assert blake2b("\n".join(lines).encode(), digest_size=8).hexdigest() == "ed9ba62a99b6741f"


def test_distances_are_compared_tile_by_tile() -> None:
    plan = plan_of("CCC 1?? 1?? CCC")
    assert differently_near(plan, [1, 2]) is None
    assert differently_near(plan, [1]) == (0, 3)
    assert differently_near(plan, []) is None
