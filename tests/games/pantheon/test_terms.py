"""The words of the rules: who is next, where pieces and tiles are, what is next to what (PA-TERM)."""

from __future__ import annotations

import pytest

from tests.games.pantheon.plain_rules import PlainBoard
from tests.games.pantheon.scenario import NATIONS, Play, Scenario, board_of, counted
from tests.games.pantheon.starting_points import random_game, upcoming
from trilithon.games import find
from trilithon.games.pantheon.engine.steps.action import ACTION
from trilithon.games.pantheon.engine.steps.follow import FOLLOW
from trilithon.games.pantheon.engine.steps.place import PLACE
from trilithon.kernel.peek import Peek

START_HEXES = {
    "iberia": "c6",
    "gallia": "f2",
    "germania": "l1",
    "roma": "i5",
    "cartago": "g9",
    "graecia": "m6",
    "aegyptus": "o10",
    "persia": "r6",
}
DRAW_THREE = ("draw", "pile", "pile", "pile")


@pytest.mark.rule("PA-TERM-01")
def test_turns_go_to_ascending_seats_and_wrap_around() -> None:
    play = Scenario(4).turn(2).play()
    seats = []
    for _ in range(6):
        seats.append(play.to_move)
        play.do(*DRAW_THREE)
    assert seats == [2, 3, 0, 1, 2, 3]


@pytest.mark.rule("PA-TERM-01")
def test_left_neighbour_of_the_last_seat_is_seat_0() -> None:
    scenario = Scenario(4).hand(0, movement=1).hand(2, movement=1)
    play = scenario.turn(3).play().do("move", "cards 0", "foot i4", "stop")
    assert (play.asked, play.to_move) == ("follow", 0)


@pytest.mark.rule("PA-TERM-01")
def test_in_order_begins_with_the_start_player() -> None:
    play = upcoming("aegyptus", 4, start_player=2).play()
    asked = []
    while play.asked == "swap":
        asked.append(play.to_move)
        play.do("swap nothing")
    assert asked == [2, 3, 0, 1]


@pytest.mark.rule("PA-TERM-02")
def test_start_player_stays_while_the_active_player_changes() -> None:
    play = upcoming("iberia", 3, start_player=1).play().do("raise dancers", "raise dancers", "raise dancers")
    seen = []
    for _ in range(4):
        seen.append((play.to_move, play.active, play.start_player))
        play.do(*DRAW_THREE)
    assert seen == [(1, 1, 1), (2, 2, 1), (0, 0, 1), (1, 1, 1)]


@pytest.mark.rule("PA-TERM-02")
def test_whoever_got_the_temple_piece_at_the_end_of_an_epoch_starts_the_next() -> None:
    scenario = Scenario(3, epoch=1).loot(j7="draw_3").feet(1, "j6").turn(1).next_nation("iberia")
    play = scenario.play().do("move", "cards 0", "foot j7", "stop")
    assert play.table["epoch"] == 2
    assert play.start_player == 2
    play.do("raise dancers", "raise dancers", "raise dancers")
    assert (play.asked, play.to_move) == ("action", 2)


@pytest.mark.rule("PA-TERM-03")
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_every_colour_always_has_12_feet_and_12_columns(seats: int, seed: int) -> None:
    game = find("pantheon")
    for state in random_game(seats, seed):
        position = game.dump(state)
        for seat, player in enumerate(position["players"]):
            for what in ("feet", "columns"):
                on_board = sum(seat in there.get(what, []) for there in board_of(position).values())
                reserve = player["reserve"]
                assert on_board + reserve.get(f"{what}_home", 0) + reserve.get(f"{what}_bank", 0) == 12


def whereabouts(play: Play, what: str) -> tuple[int, int, int]:
    """Of seat 0: personal reserve, general reserve, board."""
    on_board = sum(0 in there.get(what, []) for there in play.board.values())
    return play.player(0)[f"{what}_home"], play.player(0)[f"{what}_bank"], on_board


@pytest.mark.rule("PA-TERM-03")
def test_a_piece_goes_from_one_place_to_exactly_one_other() -> None:
    play = Scenario().hand(0, movement=1, money_1=2).play()
    assert (whereabouts(play, "feet"), whereabouts(play, "columns")) == ((4, 8, 0), (3, 9, 0))
    play.do("move", "cards 1", "foot i4", "column h5", "stop")
    assert (whereabouts(play, "feet"), whereabouts(play, "columns")) == ((3, 8, 1), (2, 9, 1))
    play.do(*DRAW_THREE).do("buy", "coin 1", "coin 1", "paid", "buy foot", "buy column", "stop")
    assert (whereabouts(play, "feet"), whereabouts(play, "columns")) == ((4, 7, 1), (3, 8, 1))


@pytest.mark.rule("PA-TERM-04")
def test_gods_and_half_gods_come_back_from_the_box() -> None:
    scenario = upcoming("iberia").gods_stack_to_box()
    scenario.table["gods_box"] = {"plaesiris": 3}
    scenario.table["gods_gone"] = {
        god.id: god.copies - 3 * (god.id == "plaesiris") for god in scenario.game.content.god
    }
    scenario.table.update(half_box=counted(scenario.table["half_stack"]), half_stack=[])
    play = scenario.play()
    assert play.gods_open == ["plaesiris"] * 3
    loot = list(play.loot_on_board.values())
    assert len(play.half_pool) == 6 + loot.count("half")
    assert play.half_box == []


@pytest.mark.rule("PA-TERM-04")
def test_loot_never_comes_back_from_the_box() -> None:
    scenario = upcoming("iberia")
    scenario.table.update(loot_box=scenario.table["bag"], bag={})
    play = scenario.play()
    assert play.loot_on_board == {}
    assert sum(play.table["loot_box"].values()) == 40


@pytest.mark.rule("PA-TERM-04")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_box_of_loot_and_bonus_tiles_only_grows(seats: int) -> None:
    before = [0] * 40
    for state in random_game(seats, seed=7):
        look = Peek(state)
        box = [*look.loot_box, *look.bonus_box]
        assert all(a <= b for a, b in zip(before, box, strict=False))
        before = box
    assert sum(look.loot_box) > 0
    assert sum(look.bonus_box) > 0


@pytest.mark.rule("PA-TERM-05")
@pytest.mark.parametrize("nation", NATIONS)
def test_temple_piece_stands_on_the_start_hex_of_the_active_nation(nation: str) -> None:
    play = upcoming(nation).play()
    while play.asked != "action":
        play.do(play.legal[-1])
    assert play.table["temple"] == START_HEXES[nation]


@pytest.mark.rule("PA-TERM-05")
def test_temple_piece_does_not_leave_the_start_hex_during_the_turns() -> None:
    for state in random_game(3, seed=4):
        if any(state.is_on_top(step) for step in (ACTION, PLACE, FOLLOW)):
            assert state.temple() == state.chart.start_of[state.nation()]


@pytest.mark.rule("PA-TERM-06")
@pytest.mark.parametrize("nation", NATIONS)
def test_next_to_means_sharing_an_edge(nation: str) -> None:
    """The first foot goes next to the temple: on even and odd rows exactly the hexes that the rules list."""
    play = Scenario(nation=nation).play().do("move", "cards 0")
    board = PlainBoard(play.game)
    near = {where for where in board.neighbours(START_HEXES[nation]) if not board.is_column_hex(where)}
    assert set(play.legal) == {f"foot {where}" for where in near}


@pytest.mark.rule("PA-TERM-06")
def test_distance_counts_edge_steps() -> None:
    """When all around the temple can be jumped over, the landings are the hexes two steps away."""
    scenario = Scenario(nation="iberia").owns(0, "gaiviles")
    play = scenario.feet(1, "d6", "b5", "c5", "b7", "c7").columns(1, "b6").play().do("move", "cards 0")
    landings = {"a6", "b4", "c4", "d4", "d5", "e6", "d7", "d8", "c8", "b8", "a7", "a5"}
    assert set(play.legal) == {f"foot {where}" for where in landings}
    assert landings == PlainBoard(play.game).two_away("c6")


@pytest.mark.rule("PA-TERM-07")
def test_stack_draws_take_the_top_tiles() -> None:
    scenario = upcoming("iberia").gods_stack("plaesiris", "vinthrad", "gadicea", "stonkus_1")
    scenario.table.update(loot_box=scenario.table["bag"], bag={})
    play = scenario.half_stack(3, 1, 2).play()
    assert play.gods_open == ["plaesiris", "vinthrad", "gadicea"]
    assert play.table["gods_stack"][0] == "stonkus_1"
    assert sorted(play.half_pool) == [1, 3]
    assert play.table["half_stack"][0] == 2


@pytest.mark.rule("PA-TERM-07")
def test_a_pile_draw_takes_the_top_card_and_never_the_display() -> None:
    scenario = (
        Scenario().display("temples", "temples", "temples", "temples").pile("dancers", "priests", "offerings")
    )
    play = scenario.play().do("draw", "pile", "pile")
    assert play.hand(0) == {"dancers": 1, "priests": 1}
    assert play.table["pile"][0] == "offerings"
    assert play.table["display"] == ["temples"] * 4


@pytest.mark.rule("PA-TERM-08")
def test_a_column_of_the_bonus_tile_is_an_old_column() -> None:
    """Far away it belongs to no network; it is built on from the moment it is reached."""
    scenario = Scenario().bonus_waiting(0, "column").hand(0, movement=2)
    play = scenario.agenda({"do": "bonus", "seat": 0}, {"do": "turn", "seat": 0}).play().do("column l5")
    assert play.view(0)["board"]["l5"] == {"feet": [], "columns": [0], "network": []}
    play.do("move", "cards 2")
    assert "foot m5" not in play.legal
    play.do("foot j5", "foot k5")
    assert play.view(0)["board"]["l5"]["network"] == [0]
    assert "column l5" not in play.legal
    assert play.why_not("hex:l5") == ("PA-PLACE-04", "pantheon-reason-own-piece")
    play.do("foot m5")


@pytest.mark.rule("PA-TERM-08")
@pytest.mark.parametrize("where", ["l5", "h5"])
def test_another_player_pays_two_beside_an_old_column_wherever_it_came_from(where: str) -> None:
    play = (
        Scenario()
        .columns(1, where)
        .feet(0, "j5", "k5", "i4")
        .hand(0, movement=1)
        .play()
        .do("move", "cards 1")
    )
    play.do(f"column {where}")
    assert play.table["budget"] == 1
