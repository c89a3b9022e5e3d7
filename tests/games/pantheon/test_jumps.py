"""Jumps of Gaiviles (PA-JUMP, PA-OPT-05).

Gallia's temple stands on f2. Its neighbours are e2, g2, e1, f1, f3 and the column hex e3.
"""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.pantheon.plain_rules import PlainBoard, placements, without_jump
from tests.games.pantheon.scenario import NATIONS, Play, Scenario
from trilithon.games import find
from trilithon.kernel.engine.rng import seeded

NEXT_TO_TEMPLE = {"foot e2", "foot g2", "foot e1", "foot f1", "foot f3"}


def gallia(seats: int = 2, *, gaiviles: int = 1, **options: object) -> Scenario:
    scenario = Scenario(seats, nation="gallia", options=options)
    return scenario.owns(0, "gaiviles", gaiviles) if gaiviles else scenario


def moving(scenario: Scenario, cards: int = 1) -> Play:
    return scenario.hand(0, movement=cards).play().do("move", f"cards {cards}")


def jumps_left(play: Play) -> int:
    left: int = play.table["jumps_left"]
    return left


@pytest.mark.rule("PA-JUMP-01")
@pytest.mark.parametrize("gaiviles", [0, 1, 2, 3])
def test_each_gaiviles_permits_one_jump(gaiviles: int) -> None:
    """Over the feet of seat 1 on e2, c2 and b3, landing on d2, b2 and b4."""
    play = moving(gallia(gaiviles=gaiviles).feet(1, "e2").feet(1, "c2", "b3", jumped=True), 2)
    done = 0
    for landing in ("foot d2", "foot b2", "foot b4"):
        if landing in play.legal:
            play.do(landing)
            done += 1
    assert done == gaiviles
    assert jumps_left(play) == 0


@pytest.mark.rule("PA-JUMP-01")
def test_jumps_are_there_again_in_the_next_movement() -> None:
    play = moving(gallia().feet(1, "g2", "e2")).do("foot h2")
    assert jumps_left(play) == 0
    assert "foot d2" not in play.legal
    play.do("stop", "draw", "pile", "pile", "pile", "move", "cards 0")
    assert jumps_left(play) == 1
    assert "foot d2" in play.legal


@pytest.mark.rule("PA-JUMP-01")
def test_who_points_at_a_landing_after_the_last_jump_is_told_that_none_is_left() -> None:
    """Feet and columns alike; a hex that no jump leads to lacks a connection as before."""
    used_up = ("PA-JUMP-01", "pantheon-reason-no-jump-left")
    play = moving(gallia().feet(1, "g2", "e2")).do("foot h2")
    assert play.why_not("hex:d2") == used_up
    assert play.why_not("hex:c2") == ("PA-PLACE-07", "pantheon-reason-not-connected")
    column = moving(gallia().feet(0, "f1").feet(1, "e1", "g2")).do("foot h2")
    assert column.why_not("hex:d1") == used_up


@pytest.mark.rule("PA-JUMP-01")
def test_a_follower_may_jump_too() -> None:
    scenario = Scenario(nation="gallia").owns(1, "gaiviles").hand(1, movement=1)
    play = scenario.play().do("move", "cards 0", "foot g2", "stop", "follow", "cards 1")
    assert jumps_left(play) == 1
    play.do("foot h2")
    assert jumps_left(play) == 0


@pytest.mark.rule("PA-JUMP-01")
def test_without_gaiviles_nobody_jumps() -> None:
    play = moving(gallia(gaiviles=0).owns(1, "gaiviles").feet(1, "g2"))
    assert set(play.legal) == NEXT_TO_TEMPLE
    assert play.why_not("hex:h2") == ("PA-PLACE-07", "pantheon-reason-not-connected")


@pytest.mark.rule("PA-JUMP-02")
def test_a_jump_goes_straight_or_slanted_over_a_neighbour_to_distance_two() -> None:
    play = moving(gallia().feet(1, "g2"))
    assert set(play.legal) == NEXT_TO_TEMPLE | {"foot h2", "foot g1", "foot g3"}


@pytest.mark.rule("PA-JUMP-02")
def test_a_jump_may_start_from_any_piece_of_the_network() -> None:
    """From the foot on f3 over f4, from the old column on e3 over e4; not over h4, which touches neither."""
    scenario = gallia().feet(0, "f3").columns(0, "e3").feet(1, "f3", "f4", "e4", "g4", "h4")
    play = moving(scenario)
    assert {"foot f5", "foot e5", "foot d5", "foot g5"} <= set(play.legal)
    assert "foot i4" not in play.legal


@pytest.mark.rule("PA-JUMP-02")
def test_a_jump_cannot_start_from_a_piece_outside_the_network() -> None:
    """The old column on h1 is cut off, so the foot of seat 1 on i1 beside it cannot be jumped over."""
    scenario = gallia().columns(0, "h1").feet(1, "i1", jumped=True)
    play = moving(scenario)
    assert set(play.legal) == NEXT_TO_TEMPLE


@pytest.mark.rule("PA-JUMP-02")
def test_the_landed_piece_belongs_to_the_network_and_leads_on() -> None:
    play = moving(gallia().feet(1, "g2")).do("foot h2")
    assert play.view(0)["board"]["h2"]["network"] == [0]
    assert play.board["h2"]["jumped"] == [0]
    assert {"foot i2", "foot h4", "column h1", "column h3"} & set(play.legal) == {
        "foot i2",
        "column h1",
        "column h3",
    }


@pytest.mark.rule("PA-JUMP-03")
@pytest.mark.parametrize(("who", "can_be_passed"), [((), False), ((1,), True), ((2,), True), ((1, 2), True)])
def test_a_jump_passes_one_or_two_pieces_of_others(who: tuple[int, ...], can_be_passed: bool) -> None:
    scenario = gallia(3)
    for seat in who:
        scenario.feet(seat, "g2")
    assert ("foot h2" in moving(scenario).legal) == can_be_passed


@pytest.mark.rule("PA-JUMP-03")
@pytest.mark.parametrize("loot", ["step", None])
def test_a_loot_tile_alone_cannot_be_jumped_over(loot: str | None) -> None:
    """From the foot on f3 over the loot hex g3 to h4."""
    play = moving(gallia().feet(0, "f3").loot(g3=loot, e4="step"))
    assert "foot h4" not in play.legal
    assert "foot h4" in moving(gallia().feet(0, "f3").feet(1, "g2", "g3").loot(g3=None, e4="step")).legal


@pytest.mark.rule("PA-JUMP-03")
@pytest.mark.parametrize(("also_seat_1", "can_be_passed"), [(False, False), (True, True)])
def test_own_pieces_alone_cannot_be_jumped_over(also_seat_1: bool, can_be_passed: bool) -> None:
    """Germania: from the foot on n2 over the own column on o2 to o3, which touches no own foot."""
    scenario = Scenario(nation="germania").owns(0, "gaiviles").feet(0, "m1", "n2").columns(0, "o2")
    if also_seat_1:
        scenario.columns(1, "o2")
    assert ("column o3" in moving(scenario).legal) == can_be_passed


@pytest.mark.rule("PA-JUMP-03")
def test_old_columns_of_others_can_be_jumped_over() -> None:
    play = moving(gallia().columns(1, "e3"))
    assert set(play.legal) == NEXT_TO_TEMPLE | {"foot d3", "foot e4", "foot f4"}


@pytest.mark.rule("PA-JUMP-03")
def test_the_temple_hex_cannot_be_jumped_over() -> None:
    """Roma: from the foot on j5 the column hex h5 lies straight behind the temple on i5."""
    scenario = Scenario().owns(0, "gaiviles").feet(0, "j5").feet(1, "j4")
    assert "column h5" not in moving(scenario).legal


@pytest.mark.rule("PA-JUMP-04")
def test_the_landing_costs_one_or_two() -> None:
    play = moving(gallia().feet(1, "g2")).do("foot h2")
    assert play.table["budget"] == 2
    play = moving(gallia().feet(1, "g2", "h2")).do("foot h2")
    assert play.table["budget"] == 1


@pytest.mark.rule("PA-JUMP-04")
def test_a_landing_that_cannot_be_paid_is_not_offered() -> None:
    play = moving(gallia().feet(1, "g2", "h2"), 0)
    assert "foot g1" in play.legal
    assert "foot h2" not in play.legal
    assert play.why_not("hex:h2") == ("PA-PLACE-05", "pantheon-reason-steps-short")


@pytest.mark.rule("PA-JUMP-04")
def test_limits_of_placing_hold_on_the_landing_hex() -> None:
    full = moving(gallia(3).feet(1, "g2", "h2").feet(2, "g2", "h2"), 2)
    assert "foot h2" not in full.legal
    assert full.why_not("hex:h2") == ("PA-PLACE-04", "pantheon-reason-full")
    own = moving(gallia().feet(1, "g2").feet(0, "h2", jumped=True), 2)
    assert "foot h2" not in own.legal
    without_feet = moving(gallia().feet(1, "g2").feet(0, "f3").reserve(0, feet=0), 2)
    assert without_feet.legal == ["column e3"]


@pytest.mark.rule("PA-JUMP-04")
def test_nobody_lands_on_the_temple_hex() -> None:
    play = moving(gallia().feet(1, "g2").feet(0, "h2", jumped=True), 2)
    assert "foot f2" not in play.legal
    assert play.why_not("hex:f2") == ("PA-PLACE-02", "pantheon-reason-temple")


@pytest.mark.rule("PA-JUMP-04")
def test_a_landing_foot_takes_loot() -> None:
    play = moving(gallia().feet(1, "g2").loot(g3="money", e4="step")).do("foot g3")
    assert play.table["looted"] == ["money"]


@pytest.mark.rule("PA-JUMP-05", "PA-OPT-05")
def test_a_column_lands_from_an_own_foot() -> None:
    """From the foot on f1 over e1 to the column hex d1."""
    play = moving(gallia().feet(0, "f1").feet(1, "e1"))
    assert "column d1" in play.legal
    play.do("column d1")
    assert (jumps_left(play), play.table["budget"]) == (0, 2)
    assert play.board["d1"] == {"columns": [0], "jumped": [0]}


@pytest.mark.rule("PA-JUMP-05")
def test_no_column_lands_from_the_temple_or_from_a_column() -> None:
    """Over e2 the column hex d1 is two steps from the temple on f2 and from the old column on e3."""
    play = moving(gallia().feet(1, "e2").columns(0, "e3"))
    assert "e3" in [where for where, there in play.view(0)["board"].items() if 0 in there["network"]]
    assert "foot d2" in play.legal
    assert "column d1" not in play.legal
    assert play.why_not("hex:d1") == ("PA-PLACE-08", "pantheon-reason-no-foot-beside")


@pytest.mark.rule("PA-JUMP-05")
@pytest.mark.parametrize("old_column", [False, True])
def test_a_foot_lands_from_a_column_of_the_network(old_column: bool) -> None:
    """c3 lies behind d3, two steps from the column hex e3 and three from the temple."""
    scenario = gallia().feet(1, "e2", "d3")
    if old_column:
        scenario.columns(0, "e3")
    assert ("foot c3" in moving(scenario).legal) == old_column


@pytest.mark.rule("PA-OPT-05")
def test_by_option_only_feet_may_land() -> None:
    play = moving(gallia(jump_column=False).feet(0, "f1").feet(1, "e1"))
    assert "column d1" not in play.legal
    assert "foot e0" in play.legal
    play.do("foot e2", "column d1")
    assert jumps_left(play) == 1


@pytest.mark.rule("PA-OPT-05")
def test_columns_may_land_by_default() -> None:
    assert find("pantheon").setup(2).options["jump_column"] is True


@pytest.mark.rule("PA-JUMP-06")
def test_a_jump_passes_one_hex_only() -> None:
    """Seat 1 stands on g2 and h2: i2 behind them is out of reach, however many jumps there are."""
    play = moving(gallia(gaiviles=2).feet(1, "g2", "h2"), 2)
    assert "foot i2" not in play.legal
    assert "foot i3" not in play.legal
    assert play.why_not("hex:i2") == ("PA-PLACE-07", "pantheon-reason-not-connected")


@pytest.mark.rule("PA-JUMP-06")
def test_the_second_jump_may_start_from_the_piece_just_landed() -> None:
    play = moving(gallia(gaiviles=2).feet(1, "g2").feet(1, "i2", jumped=True), 2)
    assert "foot i3" not in play.legal
    play.do("foot h2", "foot i3")
    assert jumps_left(play) == 0
    assert play.board["h2"]["jumped"] == play.board["i3"]["jumped"] == [0]


@pytest.mark.rule("PA-JUMP-07")
def test_no_jump_in_buying() -> None:
    play = gallia().feet(1, "g2").hand(0, money_5=1).play().do("buy", "coin 5", "paid")
    assert {move for move in play.legal if move.startswith("foot")} == NEXT_TO_TEMPLE
    assert jumps_left(play) == 0


@pytest.mark.rule("PA-JUMP-07")
def test_who_points_at_a_landing_while_buying_is_told_that_one_jumps_in_movements_only() -> None:
    """Feet and columns alike; whoever has no Gaiviles, or points elsewhere, lacks a connection."""
    refused = ("PA-JUMP-07", "pantheon-reason-no-jump-in-buying")
    buying = ("buy", "coin 5", "paid")
    play = gallia().feet(1, "g2").hand(0, money_5=1).play().do(*buying)
    assert {play.why_not(f"hex:{where}") for where in ("h2", "g1", "g3")} == {refused}
    assert play.why_not("hex:i2") == ("PA-PLACE-07", "pantheon-reason-not-connected")
    column = gallia().feet(0, "f3").feet(1, "g2", "g3").hand(0, money_5=1).play().do(*buying)
    assert column.why_not("hex:h3") == refused
    without = gallia(gaiviles=0).feet(1, "g2").hand(0, money_5=1).play().do(*buying)
    assert without.why_not("hex:h2") == ("PA-PLACE-07", "pantheon-reason-not-connected")


@pytest.mark.rule("PA-JUMP-08")
def test_a_placement_that_needs_no_jump_uses_none() -> None:
    play = moving(gallia().feet(1, "g2")).do("foot f1", "foot g1")
    assert jumps_left(play) == 1
    assert "jumped" not in play.board["g1"]


@pytest.mark.rule("PA-JUMP-08")
def test_a_landing_is_one_move_however_many_ways_lead_to_it() -> None:
    """g1 can be reached over f1 and over g2, from the temple and from e1."""
    play = moving(gallia().feet(0, "e1").feet(1, "f1", "g2"))
    assert play.legal.count("foot g1") == 1
    assert len(play.legal) == len(set(play.legal))


@pytest.mark.rule(
    "PA-JUMP-01", "PA-JUMP-02", "PA-JUMP-03", "PA-JUMP-04", "PA-JUMP-05", "PA-JUMP-08", "PA-OPT-05"
)
@settings(max_examples=12, deadline=None, derandomize=True)
@given(
    seats=st.integers(2, 4),
    nation=st.sampled_from(NATIONS),
    columns_land=st.booleans(),
    seed=st.integers(0, 2**32),
)
def test_landings_are_those_of_a_plain_reckoning(
    seats: int, nation: str, columns_land: bool, seed: int
) -> None:
    """Everybody owns a Gaiviles or two and walks at random; what can be placed is compared at every step."""
    rng = seeded(seed)
    scenario = Scenario(seats, nation=nation, options={"jump_column": columns_land})
    board = PlainBoard(scenario.game)
    column_hexes = [where for where in board.ground if board.is_column_hex(where)]
    for seat in range(seats):
        scenario.owns(seat, "gaiviles", 4 // seats).reserve(seat, feet=8, columns=3).hand(seat, movement=4)
        scenario.columns(seat, column_hexes[9 * seat + rng.below(9)])
        scenario.reserve(seat, columns=3)
    play = scenario.play().do("move", "cards 4")
    while play.asked != "action":
        before = play.json
        if play.asked == "place":
            offered = {move for move in play.legal if move != "stop"}
            assert offered == placements(board, before, play.to_move, columns_land)
        moves = [move for move in play.legal if move not in ("stop", "draw instead")] or ["stop"]
        move = moves[-1] if moves[-1].startswith("cards") else moves[rng.below(len(moves))]
        seat = play.to_move
        play.do(move)
        if move.startswith(("foot", "column")):
            where = move.split()[1]
            needed = where not in without_jump(board, before, seat)
            assert jumps_left(play) == before["table"]["jumps_left"] - needed
