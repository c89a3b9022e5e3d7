"""Where feet and columns may go and what they cost (PA-PLACE)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.pantheon.plain_rules import PlainBoard, network, placements
from tests.games.pantheon.scenario import NATIONS, Play, Scenario
from tests.games.pantheon.starting_points import random_game
from trilithon.games import find
from trilithon.games.pantheon.engine.position import Position
from trilithon.games.pantheon.game import Pantheon
from trilithon.kernel.engine.rng import seeded
from trilithon.kernel.errors import PositionError

AROUND_ROMA = {"foot i4", "foot j4", "foot j5", "foot i6", "foot j6"}
"""First feet at the temple of Roma on i5; its sixth neighbour, h5, is a column hex."""


def moving(scenario: Scenario, cards: int = 0) -> Play:
    """Seat 0 in its movement, the big foot and these cards played."""
    return scenario.hand(0, movement=cards).play().do("move", f"cards {cards}")


def pieces_of(state: Position) -> list[int]:
    """For each hex the set of seats that have a piece there."""
    return [int(state.pieces(where)) for where in range(state.chart.hexes)]


def of_type(play: Play, what: str) -> set[str]:
    return {move.removeprefix(f"{what} ") for move in play.legal if move.startswith(f"{what} ")}


def in_network(play: Play, seat: int = 0) -> set[str]:
    return {where for where, there in play.view(0)["board"].items() if seat in there["network"]}


# -- reserve, ground, room, price --------------------------------------------------------------------


@pytest.mark.rule("PA-PLACE-01")
def test_pieces_come_from_the_personal_reserve() -> None:
    play = moving(Scenario(), 1).do("foot i4", "column h5")
    assert (play.player(0)["feet_home"], play.player(0)["feet_bank"]) == (3, 8)
    assert (play.player(0)["columns_home"], play.player(0)["columns_bank"]) == (2, 9)


@pytest.mark.rule("PA-PLACE-01")
def test_without_feet_in_the_personal_reserve_only_columns_can_be_placed() -> None:
    play = moving(Scenario().feet(0, "i4").reserve(0, feet=0), 2)
    assert set(play.legal) == {"column h3", "column h5"}
    assert play.why_not("hex:j5") == ("PA-PLACE-01", "pantheon-reason-no-foot")


@pytest.mark.rule("PA-PLACE-01")
def test_without_columns_in_the_personal_reserve_only_feet_can_be_placed() -> None:
    play = moving(Scenario().feet(0, "i4").reserve(0, columns=0), 2)
    assert not of_type(play, "column")
    assert "j5" in of_type(play, "foot")
    assert play.why_not("hex:h5") == ("PA-PLACE-01", "pantheon-reason-no-column")


@pytest.mark.rule("PA-PLACE-01")
def test_the_last_foot_ends_the_chain() -> None:
    play = moving(Scenario().reserve(0, feet=2, columns=0), 2).do("foot i4", "foot i3")
    assert play.table["budget"] == 3
    assert play.legal == ["stop"]


@pytest.mark.rule("PA-PLACE-02")
def test_feet_stand_on_land_and_water() -> None:
    play = moving(Scenario())
    board = PlainBoard(play.game)
    assert (board.ground["i4"], board.ground["j5"]) == ("..", "~~")
    assert set(play.legal) == AROUND_ROMA


@pytest.mark.rule("PA-PLACE-02", "PA-PLACE-03")
def test_no_foot_on_a_column_hex_and_no_column_elsewhere() -> None:
    play = moving(Scenario().feet(0, "i4"), 2)
    assert of_type(play, "column") == {"h3", "h5"}
    assert not of_type(play, "foot") & {"h3", "h5"}
    assert not of_type(play, "column") & {"h4", "i3", "j4", "j5"}


@pytest.mark.rule("PA-PLACE-02")
def test_nothing_is_placed_on_the_temple_hex() -> None:
    play = moving(Scenario().feet(0, "i4", "j5").columns(0, "h5"), 2)
    assert "foot i5" not in play.legal
    assert "column i5" not in play.legal
    assert play.why_not("hex:i5") == ("PA-PLACE-02", "pantheon-reason-temple")


@pytest.mark.rule("PA-PLACE-03")
@pytest.mark.parametrize("nation", NATIONS)
def test_every_column_hex_takes_columns_only(nation: str) -> None:
    """Over the movements of a random epoch: what is offered fits the ground."""
    game = Scenario().game
    board = PlainBoard(game)
    play = moving(Scenario(nation=nation).reserve(0, feet=12, columns=12), 6)
    rng = seeded(3)
    while play.table["budget"]:
        assert all(board.is_column_hex(where) for where in of_type(play, "column"))
        assert not any(board.is_column_hex(where) for where in of_type(play, "foot"))
        placing = [move for move in play.legal if move != "stop"]
        play.do(placing[rng.below(len(placing))])


@pytest.mark.rule("PA-PLACE-04")
def test_a_hex_takes_two_players_and_no_third() -> None:
    play = moving(Scenario(3).feet(1, "i4", "j5").feet(2, "j5"), 2)
    assert "foot i4" in play.legal
    assert "foot j5" not in play.legal
    assert play.why_not("hex:j5") == ("PA-PLACE-04", "pantheon-reason-full")
    play.do("foot i4")
    assert play.board["i4"]["feet"] == [0, 1]


@pytest.mark.rule("PA-PLACE-04")
def test_a_column_hex_takes_two_players_and_no_third() -> None:
    play = moving(Scenario(3).feet(0, "i4").columns(1, "h3", "h5").columns(2, "h5"), 2)
    assert of_type(play, "column") == {"h3"}
    assert play.why_not("hex:h5") == ("PA-PLACE-04", "pantheon-reason-full")


@pytest.mark.rule("PA-PLACE-04")
def test_a_player_never_has_two_pieces_on_one_hex() -> None:
    play = moving(Scenario().feet(0, "i4").columns(0, "h5"), 2)
    assert "foot i4" not in play.legal
    assert "column h5" not in play.legal
    for where in ("i4", "h5"):
        assert play.why_not(f"hex:{where}") == ("PA-PLACE-04", "pantheon-reason-own-piece")
    play.do("foot j5")
    assert "foot j5" not in play.legal


@pytest.mark.rule("PA-PLACE-05")
def test_prices_of_a_movement() -> None:
    """A free hex 1; beside another's foot 2; beside another's column, old or new, 2."""
    play = moving(Scenario().feet(0, "i4").feet(1, "j5").columns(1, "h5"), 3)
    left = [7]
    for move in ("foot j4", "foot j5", "column h5", "column h3"):
        play.do(move)
        left.append(play.table["budget"])
    assert left == [7, 6, 4, 2, 1]


@pytest.mark.rule("PA-PLACE-05")
def test_prices_of_buying() -> None:
    scenario = Scenario().feet(0, "i4").feet(1, "j5").columns(1, "h5").hand(0, money_5=1)
    play = scenario.play().do("buy", "coin 5", "paid", "foot j5", "column h5", "foot i6")
    assert play.table["budget"] == 0


@pytest.mark.rule("PA-PLACE-05")
def test_the_full_price_must_be_there() -> None:
    play = moving(Scenario().feet(0, "i4").feet(1, "j5").columns(1, "h5"))
    assert "foot j4" in play.legal
    assert "foot j5" not in play.legal
    assert "column h5" not in play.legal
    for where in ("j5", "h5"):
        assert play.why_not(f"hex:{where}") == ("PA-PLACE-05", "pantheon-reason-steps-short")


@pytest.mark.rule("PA-PLACE-05")
def test_a_column_placed_a_moment_ago_already_costs_the_follower_two() -> None:
    play = moving(Scenario().feet(0, "i4").feet(1, "i6").hand(1, movement=1)).do("column h5", "stop")
    play.do("follow", "cards 1", "column h5")
    assert play.table["budget"] == 0


# -- the network -----------------------------------------------------------------------------------


@pytest.mark.rule("PA-PLACE-06")
def test_network_grows_from_the_temple_over_own_pieces() -> None:
    scenario = (
        Scenario().feet(0, "i4", "i3").columns(0, "h3", "l5", "r2").feet(1, "j5", "k5").columns(1, "h5")
    )
    play = moving(scenario, 1)
    assert in_network(play, 0) == {"i4", "i3", "h3"}
    assert in_network(play, 1) == {"j5", "k5", "h5"}


@pytest.mark.rule("PA-PLACE-06")
def test_pieces_of_others_connect_nothing() -> None:
    """Seat 1's feet lead from the temple to seat 0's old column; for seat 0 the column stays alone."""
    play = moving(Scenario().columns(0, "l5").feet(1, "j5", "k5"), 1)
    assert in_network(play, 0) == set()
    assert set(play.legal) == AROUND_ROMA


@pytest.mark.rule("PA-PLACE-06")
def test_a_piece_landed_by_a_jump_belongs_to_the_network() -> None:
    play = moving(Scenario(nation="gallia").feet(0, "g1", jumped=True).columns(0, "h1"), 1)
    assert in_network(play) == {"g1", "h1"}
    assert {"foot g0", "foot i1"} <= set(play.legal)


@pytest.mark.rule("PA-PLACE-06")
def test_a_foot_without_connection_is_no_position_of_the_game() -> None:
    with pytest.raises(PositionError, match="g1: the foot of seat 1 has no connection"):
        Scenario(nation="gallia").feet(0, "g1").play()


@pytest.mark.rule("PA-PLACE-06")
def test_a_column_landed_by_a_jump_is_an_ordinary_old_column_in_the_next_epoch() -> None:
    scenario = Scenario(nation="gallia").feet(0, "f1").feet(1, "e1").owns(0, "gaiviles").loot(g3="step")
    play = moving(scenario.next_nation("iberia"), 1).do("column d1", "foot f3")
    assert in_network(play) == {"f1", "d1", "f3"}
    play.do("foot g3", "stop", "raise dancers", "raise dancers")
    assert (play.table["temple"], play.asked) == ("c6", "action")
    assert play.board == {"d1": {"columns": [0]}}
    assert in_network(play) == set()


@pytest.mark.rule("PA-PLACE-06")
@settings(max_examples=8, deadline=None, derandomize=True)
@given(seats=st.integers(2, 4), seed=st.integers(0, 2**32))
def test_networks_of_random_games_are_those_of_a_plain_reckoning(seats: int, seed: int) -> None:
    game = find("pantheon")
    assert isinstance(game, Pantheon)
    board = PlainBoard(game)
    before: object = None
    for state in random_game(seats, seed):
        pieces = pieces_of(state)
        if pieces == before or state.temple() < 0:
            continue
        before = pieces
        position = game.dump(state)
        shown = game.view(state, 0)["board"]
        for seat in range(seats):
            found = {where for where, there in shown.items() if seat in there["network"]}
            assert found == network(board, position, seat)


@pytest.mark.rule("PA-PLACE-02", "PA-PLACE-04", "PA-PLACE-05", "PA-PLACE-06", "PA-PLACE-07", "PA-PLACE-08")
@settings(max_examples=8, deadline=None, derandomize=True)
@given(seats=st.integers(2, 4), nation=st.sampled_from(NATIONS), seed=st.integers(0, 2**32))
def test_placements_offered_are_those_of_a_plain_reckoning(seats: int, nation: str, seed: int) -> None:
    """Everybody walks over a board with old columns; whatever can be placed is compared at every step."""
    rng = seeded(seed)
    scenario = Scenario(seats, nation=nation)
    board = PlainBoard(scenario.game)
    column_hexes = [where for where in board.ground if board.is_column_hex(where)]
    for seat in range(seats):
        old = {column_hexes[rng.below(36)] for _ in range(6)}
        scenario.columns(
            seat,
            *(where for where in old if len(scenario.json["hexes"].get(where, {}).get("columns", [])) < 2),
        )
        scenario.reserve(seat, feet=8, columns=3).hand(seat, movement=4)
    play = scenario.play().do("move", "cards 4")
    while play.asked != "action":
        if play.asked == "place":
            offered = {move for move in play.legal if move != "stop"}
            assert offered == placements(board, play.json, play.to_move)
        moves = [move for move in play.legal if move not in ("stop", "draw instead")] or ["stop"]
        play.do(moves[-1] if moves[-1].startswith("cards") else moves[rng.below(len(moves))])


# -- connection ------------------------------------------------------------------------------------


@pytest.mark.rule("PA-PLACE-07")
def test_a_foot_goes_next_to_the_temple_or_the_own_network_and_nowhere_else() -> None:
    play = moving(Scenario().feet(0, "j5").feet(1, "i4", "i3"), 1)
    assert set(play.legal) == (AROUND_ROMA - {"foot j5"}) | {"foot k4", "foot k5", "foot k6"}
    assert "foot h4" not in play.legal
    assert play.why_not("hex:h4") == ("PA-PLACE-07", "pantheon-reason-not-connected")


@pytest.mark.rule("PA-PLACE-07")
def test_a_foot_may_start_from_a_column_of_the_network() -> None:
    play = moving(Scenario().columns(0, "h5"))
    assert set(play.legal) == AROUND_ROMA | {"foot g5", "foot h4", "foot h6"}


@pytest.mark.rule("PA-PLACE-08")
def test_a_column_goes_next_to_an_own_foot() -> None:
    play = moving(Scenario().feet(0, "i4"))
    assert of_type(play, "column") == {"h3", "h5"}


@pytest.mark.rule("PA-PLACE-08")
def test_next_to_the_temple_is_not_enough_for_a_column() -> None:
    play = moving(Scenario())
    assert not of_type(play, "column")
    assert play.why_not("hex:h5") == ("PA-PLACE-08", "pantheon-reason-no-foot-beside")
    play = moving(Scenario().feet(0, "j5").feet(1, "i4"), 1)
    assert "column h5" not in play.legal


@pytest.mark.rule("PA-PLACE-08")
def test_next_to_an_own_column_alone_is_not_enough_for_a_column() -> None:
    """Germania: the foot on n2 touches o2 but not o3, which touches o2."""
    play = moving(Scenario(nation="germania").feet(0, "m1", "n2").columns(0, "o2"), 1)
    assert "o2" in in_network(play)
    assert "column o3" not in play.legal
    assert play.why_not("hex:o3") == ("PA-PLACE-08", "pantheon-reason-no-foot-beside")
    assert "column o3" in play.do("foot n3").legal


@pytest.mark.rule("PA-PLACE-08")
def test_a_foot_placed_in_the_same_movement_carries_a_column() -> None:
    play = moving(Scenario(), 1)
    assert "column h5" not in play.legal
    assert "column h5" in play.do("foot i6").legal


@pytest.mark.rule("PA-PLACE-09")
def test_old_columns_outside_the_network_give_nothing() -> None:
    play = moving(Scenario().columns(0, "l5", "r2", "o6"), 2)
    assert set(play.legal) == AROUND_ROMA


@pytest.mark.rule("PA-PLACE-09")
def test_a_linked_old_column_is_built_from_in_the_same_movement_and_costs_nothing() -> None:
    play = moving(Scenario().columns(0, "l5"), 1).do("foot j5")
    assert "foot m5" not in play.legal
    play.do("foot k5")
    assert in_network(play) == {"j5", "k5", "l5"}
    assert play.table["budget"] == 1
    assert {"foot m5", "foot m4", "foot m6"} <= set(play.legal)
    play.do("foot m5")
    assert play.table["budget"] == 0


@pytest.mark.rule("PA-PLACE-09")
def test_old_columns_are_linked_through_other_own_columns() -> None:
    play = moving(Scenario(nation="germania").columns(0, "o2", "o3"), 1).do("foot m1")
    assert in_network(play) == {"m1"}
    play.do("foot n2")
    assert in_network(play) == {"m1", "n2", "o2", "o3"}
    assert {"foot p3", "foot o4", "foot p4"} <= set(play.legal)


@pytest.mark.rule("PA-PLACE-09")
def test_a_column_of_another_player_links_nothing() -> None:
    play = moving(Scenario(nation="germania").columns(1, "o2").columns(0, "o3"), 1).do("foot m1", "foot n2")
    assert in_network(play) == {"m1", "n2"}
    assert "foot p4" not in play.legal


@pytest.mark.rule("PA-PLACE-09")
def test_an_old_column_can_be_linked_by_a_new_column() -> None:
    """The new column on o2 touches the old one on o3."""
    play = moving(Scenario(nation="germania").feet(0, "m1", "n2").columns(0, "o3"), 1)
    assert "foot p4" not in play.legal
    assert "foot p4" in play.do("column o2").legal


@pytest.mark.rule("PA-PLACE-09")
def test_an_old_column_next_to_the_temple_belongs_to_the_network_from_the_start() -> None:
    scenario = Scenario(nation="persia").columns(0, "h5", "l5").next_nation("roma").prepare_epoch()
    play = scenario.play()
    assert play.table["temple"] == "i5"
    assert in_network(play) == {"h5"}


@pytest.mark.rule("PA-PLACE-10")
def test_a_movement_may_branch_extend_and_start_again_at_the_temple() -> None:
    play = moving(Scenario().reserve(0, feet=12), 3)
    play.do("foot i4", "foot i3", "foot j5", "foot h4", "foot j6", "foot k5", "foot j3")
    assert set(play.board) == {"i4", "i3", "j5", "h4", "j6", "k5", "j3"}
    assert play.table["budget"] == 0


# -- loot and other hexes --------------------------------------------------------------------------


@pytest.mark.rule("PA-PLACE-11")
def test_a_foot_takes_the_loot_of_its_hex_at_once_and_may_go_on_from_there() -> None:
    scenario = Scenario().feet(0, "i4", "h4", "j6").loot(j7="money", g4="step", l4="draw_3")
    play = moving(scenario, 1).do("foot j7")
    assert play.view(1)["loot"]["on_board"] == {"g4": "step", "l4": "draw_3"}
    assert play.view(1)["loot"]["taken"] == ["money"]
    assert play.hand(0) == {}
    play.do("foot g4", "foot j8")
    assert play.view(1)["loot"]["taken"] == ["money", "step"]
    play.do("stop", "loot money")
    assert play.hand(0) == {"money_2": 1}
    assert play.player(0)["loot"] == {"step": 1}


@pytest.mark.rule("PA-PLACE-11")
def test_loot_is_taken_by_the_first_foot_only() -> None:
    scenario = Scenario().feet(0, "j6").feet(1, "i6").hand(1, movement=1).loot(j7="money", g4="step")
    play = moving(scenario).do("foot j7", "stop", "follow", "cards 1", "foot i7", "stop")
    assert play.loot_on_board == {"j7": None, "g4": "step"}
    assert play.hand(1) == {}
    play = moving(Scenario().feet(0, "j6").feet(1, "j6", "j7").loot(j7=None, g4="step"), 1).do(
        "foot j7", "stop"
    )
    assert play.hand(0) == {}
    assert play.player(0)["loot"] == {}


@pytest.mark.rule("PA-PLACE-11")
def test_a_foot_placed_with_money_takes_loot_too() -> None:
    scenario = Scenario().feet(0, "j6").hand(0, money_2=1).loot(j7="step", g4="step")
    play = scenario.play().do("buy", "coin 2", "paid", "foot j7", "foot j8", "stop")
    assert play.player(0)["loot"] == {"step": 1}
    assert play.loot_on_board["j7"] is None


@pytest.mark.rule("PA-PLACE-12")
def test_start_and_loot_hexes_of_other_nations_are_ordinary_hexes() -> None:
    """Roma is active: m6 is the start hex of Graecia, n7 a loot hex of Aegyptus."""
    play = moving(Scenario().feet(0, "j5", "k5", "l6").loot(j7="step"), 2)
    play.do("foot m6")
    assert play.table["budget"] == 4
    play.do("foot m7", "foot n7")
    assert play.table["budget"] == 2
    assert play.table["looted"] == []
    assert "foot o7" in play.do("stop").do("draw", "pile", "pile", "pile", "move", "cards 0").legal


@pytest.mark.rule("PA-PLACE-12")
def test_start_hex_of_another_nation_holds_two_pieces_like_any_other() -> None:
    play = moving(Scenario().feet(0, "j5", "k5", "l6").feet(1, "j5", "k5", "l6", "m6"), 1).do("foot m6")
    assert play.table["budget"] == 1
    assert play.board["m6"]["feet"] == [0, 1]


@pytest.mark.rule("PA-PLACE-12")
def test_a_loot_hex_without_a_tile_is_an_ordinary_hex() -> None:
    """Two players: i2, marked 3, never gets a tile; the tile of g4 is gone."""
    play = moving(Scenario().feet(0, "i4", "i3", "h4").loot(g4=None, j7="step"), 1).do("foot i2", "foot g4")
    assert play.table["budget"] == 1
    assert play.table["looted"] == []
    assert "foot h2" in play.legal


@pytest.mark.rule("PA-PLACE-13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_piece_leaves_its_hex_during_an_epoch(seats: int) -> None:
    epoch, before = 0, [0] * 228
    for state in random_game(seats, seed=9):
        if state.epoch() == epoch and state.depth():
            assert all(now & then == then for now, then in zip(pieces_of(state), before, strict=True))
        epoch, before = state.epoch(), pieces_of(state)
    assert epoch == 6
