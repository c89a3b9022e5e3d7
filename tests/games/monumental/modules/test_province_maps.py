"""Special Provinces on maps: ready-made, made by chance and one's own (MO-PROV)."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import trilithon.games.monumental
from tests.games.monumental.modules.plain_provinces import KINDS, LAYOUTS, TERRAIN, PlainSpecialMap
from tests.games.monumental.plain_maps import LAYOUTS as BASE_LAYOUTS
from tests.games.monumental.plain_maps import STOCK
from trilithon.games.monumental.maps import checking
from trilithon.games.monumental.maps.checking import MapError, problems, stock_problems
from trilithon.games.monumental.maps.drawing import read_line, read_rows, write_line, write_rows
from trilithon.games.monumental.maps.fairness import is_fair
from trilithon.games.monumental.maps.making import SIZES, generate
from trilithon.games.monumental.maps.placing import place
from trilithon.games.monumental.maps.plan import OPEN, PROVINCE, Plan
from trilithon.games.monumental.modules.provinces.features import provinces
from trilithon.games.monumental.modules.provinces.options import OPTIONS
from trilithon.kernel.content import read_content
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.rng import seeded
from trilithon.kernel.errors import ContentError
from trilithon.kernel.options import check_options, write_value

COUNTS = tuple(STOCK.values())
MODULE = provinces()
ON, OFF = MODULE.features(on=True), MODULE.features(on=False)
EACH_LAYOUT = pytest.mark.parametrize("name", LAYOUTS)
EACH_SIZE = pytest.mark.parametrize(
    ("seats", "size"), [(seats, size) for seats in SIZES for size in SIZES[seats]]
)


def own(*rows: str) -> Plan:
    return read_rows(rows, letters=ON.letters)


def sentences(plan: Plan, seats: int) -> str:
    found = ON.problems(plan, seats)
    for problem in found:
        assert checking.sentences().render(problem.reason, "hu")
    return "\n".join(str(problem) for problem in found)


def changed(name: str, **cells: str) -> Plan:
    """A ready-made map with other cells: changed("narrows_2", b1="22-")."""
    rows = [row.split() for row in (LAYOUTS.get(name) or BASE_LAYOUTS[name])["rows"]]
    for name, text in cells.items():
        rows[int(name[1:])][ord(name[0]) - ord("a")] = text
    return own(*(" ".join(row) for row in rows))


def coast(plan: Plan) -> set[str]:
    return {plan.names[tile] for tile in plan.provinces if plan.coastal[tile]}


def near(plan: Plan, name: str) -> set[str]:
    return {plan.names[tile] for tile in plan.neighbours[plan.names.index(name)]}


# -- the kinds -----------------------------------------------------------------------------------------


@pytest.mark.rule("MO-PROV-01")
def test_there_are_ten_kinds_with_the_terrain_that_suits_them() -> None:
    assert {kind.letter: kind.id for kind in MODULE.content.feature} == KINDS
    assert {kind.letter: kind.terrain for kind in MODULE.content.feature} == TERRAIN
    assert MODULE.names == tuple(KINDS.values())


def test_every_kind_option_and_map_is_named_and_explained_in_both_languages() -> None:
    texts = checking.sentences()
    assert texts.missing() == []
    wanted = [f"monumental-feature-{kind}{end}" for kind in KINDS.values() for end in ("", "-rule")]
    wanted += ["monumental-feature-oasis-rule-hold"]
    wanted += [f"monumental-layout-{name.replace('_', '-')}" for name in LAYOUTS]
    for option in OPTIONS:
        stem = f"monumental-option-{option.id}"
        wanted += [stem, *(f"{stem}-{write_value(choice)}" for choice in option.choices)]
    for sentence in wanted:
        for language in ("en", "hu"):
            assert texts.render(Message(sentence), language)


@pytest.mark.parametrize("language", ["en", "hu"])
def test_a_rule_fits_in_one_line_of_a_bubble_or_two(language: str) -> None:
    for sentence in checking.sentences().ids(language):
        if re.match("monumental-feature-.*-rule", sentence):
            assert len(checking.sentences().render(Message(sentence), language)) <= 160, sentence


def test_they_are_off_unless_somebody_wants_them() -> None:
    assert check_options(OPTIONS, {}) == {"special_provinces": False, "oasis_reserve": "take"}


def test_the_base_game_does_not_name_them() -> None:
    root = Path(trilithon.games.monumental.__file__).parent
    files = [file for part in ("maps/*.py", "content/*.toml", "texts/*.ftl") for file in root.glob(part)]
    assert len(files) > 15
    for file in files:
        named = re.search(
            r"special province|oasis|savannah|foothill|jungle|island|harbour",
            file.read_text(encoding="utf-8"),
            re.IGNORECASE,
        )
        assert named is None, f"{file.name}: {named and named.group()}"


def test_two_kinds_cannot_have_the_same_letter(tmp_path: Path) -> None:
    file = tmp_path / "kinds.toml"
    entry = '[[feature]]\nid = "{}"\nsource = "original"\nletter = "{}"\nterrain = 1\n'
    schema = type(MODULE.content)
    file.write_text(entry.format("moor", "M") + entry.format("mire", "M"))
    with pytest.raises(ContentError, match="2 features have the letter 'M'"):
        read_content(schema, [file])
    file.write_text(entry.format("castle", "C"))
    with pytest.raises(ContentError, match="letter"):
        read_content(schema, [file])


# -- what they change on a map ---------------------------------------------------------------------------


@pytest.mark.rule("MO-PROV-08")
def test_an_island_is_adjacent_over_bridges_alone_and_always_coastal() -> None:
    plan = own("1?? 1?? 1??", "1?? 1??Ipt 1??", "1?? 1?? 1??")
    assert near(plan, "b1") == {"c1", "b0"}
    assert "b1" not in near(plan, "b2")
    assert "b1" in near(plan, "b0")
    assert coast(plan) == {"b1"}


@pytest.mark.rule("MO-PROV-08", "MO-MAP-12")
def test_an_island_without_a_bridge_is_cut_off() -> None:
    plan = changed("frontiers_2", c1="13-I")
    assert "MO-PROV-08: Island c1 has no bridge" in sentences(plan, 2)
    assert "MO-MAP-12: Province c1 is cut off" in "\n".join(map(str, problems(plan, 2)))


@pytest.mark.rule("MO-PROV-08", "MO-MAP-06")
def test_a_capital_touches_an_island_over_a_bridge_alone() -> None:
    bridged = own("CCC 1??Is 1??", "1?? 1?? 1??")
    assert near(bridged, "a0") == {"b0", "a1"}
    assert near(own("CCC 1??Ip 1??", "1?? 1?? 1??"), "a0") == {"a1"}


@pytest.mark.rule("MO-PROV-09")
def test_a_lake_makes_coasts_around_it_but_none_of_its_own() -> None:
    plan = own("1?? 1?? 1?? 1??", "1?? 1??L 1?? 1??", "1?? 1?? CCC 1??")
    assert coast(plan) == {"b0", "c0", "a1", "c1", "b2"}
    assert not plan.coastal[plan.names.index("c2")]
    assert near(plan, "b1") == {"b0", "c0", "a1", "c1", "b2", "c2"}
    assert coast(own("~~~ 1??L 1??L 1??")) == {"b0", "c0", "d0"}


# -- ready-made maps -------------------------------------------------------------------------------------


def test_there_are_two_maps_for_each_number_of_seats_and_every_kind_is_on_one() -> None:
    assert Counter((entry["seats"], entry["size"]) for entry in LAYOUTS.values()) == Counter(
        (seats, size) for seats in SIZES for size in SIZES[seats]
    )
    assert {entry["source"] for entry in LAYOUTS.values()} == {"original"}
    assert not LAYOUTS.keys() & BASE_LAYOUTS.keys()
    used = {kind.letter for plan in MODULE.layouts.values() for _, kind in plan.features}
    assert used == KINDS.keys()


@EACH_LAYOUT
@pytest.mark.rule("MO-PROV-01", "MO-MAP-03", "MO-MAP-05", "MO-MAP-06", "MO-MAP-07", "MO-MAP-11", "MO-MAP-12")
def test_ready_made_maps_keep_every_rule_and_leave_nothing_open(name: str) -> None:
    plan, seats = MODULE.layouts[name], LAYOUTS[name]["seats"]
    assert plan.is_placed
    assert problems(plan, seats) == ON.problems(plan, seats) == stock_problems(plan, seats, COUNTS) == []
    assert PlainSpecialMap(LAYOUTS[name]["rows"]).broken_rules(seats) == set()
    assert place(plan, seats, seeded(1), COUNTS, ON) == plan
    assert read_line(write_line(plan), ON.letters) == plan


@EACH_LAYOUT
def test_ready_made_maps_are_equally_good_for_all_seats(name: str) -> None:
    plain = PlainSpecialMap(LAYOUTS[name]["rows"])
    measured = [plain.distances(capital) for capital in plain.capitals]
    assert len({distances[:3] for distances in measured}) == 1
    assert all(coast <= 2 for *_, coast in measured)
    assert all(2 <= len(plain.near(capital)) <= 3 for capital in plain.capitals)
    assert 3 <= len(plain.water) <= 6
    assert plain.uneven_orbits() == 0


@EACH_LAYOUT
@pytest.mark.rule("MO-PROV-01")
def test_one_province_of_four_is_special_and_every_capital_equally_near(name: str) -> None:
    plain = PlainSpecialMap(LAYOUTS[name]["rows"])
    assert 0 < 4 * len(plain.special()) <= len(plain.provinces)
    first, *others = [plain.kinds_by_distance(capital) for capital in plain.capitals]
    assert all(other == first for other in others)


@EACH_LAYOUT
def test_terrain_of_ready_made_maps_suits_the_kinds_and_is_low_at_the_capitals(name: str) -> None:
    plan = MODULE.layouts[name]
    assert all(plan.terrain[tile] == TERRAIN[kind.letter] for tile, kind in plan.features)
    touched = {tile for capital in plan.capitals for tile in plan.provinces_near[capital]}
    assert {plan.terrain[tile] for tile in touched} <= {0, 1}


@EACH_LAYOUT
@pytest.mark.rule("MO-MAP-01", "MO-MAP-13", "MO-PROV-08", "MO-PROV-09")
def test_neighbours_and_coasts_are_those_of_the_plane(name: str) -> None:
    plan, plain = MODULE.layouts[name], PlainSpecialMap(LAYOUTS[name]["rows"])
    cells = list(plain.cells)
    for tile, cell in enumerate(cells):
        assert {cells[other] for other in plan.provinces_near[tile]} == set(plain.near(cell))
        assert plan.coastal[tile] == (cell in plain.provinces and plain.coastal(cell))


# -- new maps --------------------------------------------------------------------------------------------


@EACH_SIZE
@given(seed=st.integers(0, 2**64 - 1))
@settings(max_examples=25)
@pytest.mark.rule("MO-PROV-01", "MO-PROV-08", "MO-PROV-09")
def test_new_maps_have_special_provinces_within_the_rules(seats: int, size: str, seed: int) -> None:
    plan = generate(seats, size, seeded(seed), COUNTS, ON)
    plain = PlainSpecialMap(write_rows(plan))
    assert plan.is_placed
    assert plain.broken_rules(seats) == set()
    assert ON.problems(plan, seats) == stock_problems(plan, seats, COUNTS) == []
    assert is_fair(plan)
    assert len(plain.provinces) == SIZES[seats][size]
    assert 0 < 4 * len(plain.special()) <= len(plain.provinces)
    first, *others = [plain.kinds_by_distance(capital) for capital in plain.capitals]
    assert all(other == first for other in others)
    for cell in plain.special():
        letter = plain.letter(cell)
        assert plain.cells[cell][0] == str(TERRAIN[letter])
        by_water = any(abs(other - cell) < 1.1 for other in plain.water)
        assert letter != "H" or by_water
        assert letter != "L" or not by_water
        assert letter != "I" or plain.near(cell)
    assert read_line(write_line(plan), ON.letters) == plan


def test_new_maps_come_to_have_every_kind() -> None:
    found = Counter(
        kind.name
        for seed in range(60)
        for _, kind in generate(2 + seed % 3, ("small", "large")[seed % 2], seeded(seed), COUNTS, ON).features
    )
    assert found.keys() == set(KINDS.values())


def test_the_same_seed_makes_the_same_map_and_others_make_others() -> None:
    maps = {generate(3, "large", seeded(seed), COUNTS, ON) for seed in (1, 2, 3, 4, 5, 1)}
    assert len(maps) == 5


@pytest.mark.rule("MO-PROV-01")
def test_without_the_option_new_maps_are_those_of_the_base_game() -> None:
    for seed in range(5):
        assert generate(4, "small", seeded(seed), COUNTS, OFF) == generate(4, "small", seeded(seed), COUNTS)


# -- own maps --------------------------------------------------------------------------------------------


@pytest.mark.rule("MO-PROV-01")
def test_without_the_option_such_a_map_can_be_read_but_not_played_on() -> None:
    plan = read_line(write_line(MODULE.layouts["narrows_2"]), OFF.letters)
    with pytest.raises(MapError, match=r"MO-PROV-01: This map has special Provinces; .* switch them on"):
        place(plan, 2, seeded(1), COUNTS, OFF)
    ordinary = read_rows(BASE_LAYOUTS["clash_2"]["rows"])
    assert place(ordinary, 2, seeded(1), COUNTS, OFF) == place(ordinary, 2, seeded(1), COUNTS, ON) == ordinary


@pytest.mark.rule("MO-PROV-01", "MO-MAP-14")
def test_tokens_of_an_own_map_are_placed_around_what_is_special() -> None:
    plan = MODULE.layouts["frontiers_3"]
    is_province = [kind == PROVINCE for kind in plan.kinds]
    opened = replace(
        plan,
        tokens=tuple(OPEN if province else 0 for province in is_province),
        markets=tuple(OPEN if province else 0 for province in is_province),
    )
    placed = place(opened, 3, seeded(3), COUNTS, ON)
    assert placed.is_placed
    assert (placed.features, placed.bridges) == (plan.features, plan.bridges)
    assert PlainSpecialMap(write_rows(placed)).broken_rules(3) == set()


@pytest.mark.rule("MO-PROV-01")
def test_too_many_special_provinces_are_counted() -> None:
    plan = changed("narrows_2", b0="12mD", d4="12mD")
    assert sentences(plan, 2) == (
        "MO-PROV-01: 4 Provinces are special; of 12 Provinces at most 3 may be, one of every four."
    )
    assert "1 Province is special; of 2 Provinces none may be" in sentences(own("CCC 1??D 1??"), 1)


@pytest.mark.rule("MO-PROV-01")
def test_capitals_that_are_not_equally_near_are_named() -> None:
    assert sentences(changed("narrows_2", b1="22-"), 2).startswith(
        "MO-PROV-01: Oasis: the Capitals a2 and e2 are not equally near to it."
    )
    assert sentences(changed("narrows_2", b1="22-", c3="22-"), 2) == ""
    # the nearest is equally near, but one has another one behind it
    assert "Harbour" in sentences(changed("narrows_3", b1="23mH"), 3)


@pytest.mark.rule("MO-PROV-08")
def test_bridges_lead_from_an_island_to_land() -> None:
    nowhere = changed("frontiers_2", c1="13-Iqrt")
    assert "MO-PROV-08: A bridge of c1 leads nowhere" in sentences(nowhere, 2)
    assert "A bridge of c1 leads nowhere" in sentences(changed("frontiers_2", c1="13-Iqru"), 2)  # Water
    idle = changed("narrows_2", b1="22-Op")
    assert "MO-PROV-08: The bridge from b1 to c1 joins what is adjacent anyway" in sentences(idle, 2)
