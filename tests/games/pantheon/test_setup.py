"""How a game begins (PA-SET) and the options about it (PA-OPT-02, PA-OPT-08)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.pantheon.starting_points import fresh
from trilithon.games import find
from trilithon.kernel.errors import SetupError
from trilithon.kernel.record import parse_record, replay

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
DECK = {"movement": 16, "money_1": 15, "offerings": 11, "priests": 11, "dancers": 11, "temples": 11}
GODS = {
    "surparit": 4,
    "plaesiris": 4,
    "taksator": 4,
    "depraccus": 4,
    "vinthrad": 4,
    "gaiviles": 4,
    "stonkus_1": 2,
    "stonkus_2": 2,
    "gadicea": 4,
    "pietalte": 4,
    "traitera": 4,
}
BONUS = ["half", "god", "column", "step", "sacrifice", "reserve"]


def all_nations(position: dict[str, Any]) -> list[str]:
    return [*position["table"]["nations_used"], *position["table"]["nation_deck"]]


@pytest.mark.rule("PA-SET-01")
@SEATS
def test_two_three_or_four_can_play(seats: int) -> None:
    play = fresh(seats)
    assert len(play.players) == seats
    assert play.state.seats == seats


@pytest.mark.rule("PA-SET-01")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(SetupError, match="2, 3, 4 players"):
        find("pantheon").setup(seats)


@pytest.mark.rule("PA-SET-01")
def test_each_player_has_a_colour_of_his_own() -> None:
    """A piece that seat 2 places is seat 2's on the board, and only its own reserve is smaller for it."""
    play = fresh(2, first_player="2")
    play.do("swap nothing", "swap nothing")
    while play.asked != "action":
        play.do(play.legal[0])
    before = [player["feet_home"] for player in play.players]
    play.do("move", "cards 0", "foot n10")
    assert play.board["n10"]["feet"] == [1]
    assert [player["feet_home"] for player in play.players] == [before[0], before[1] - 1]


@pytest.mark.rule("PA-SET-02", "PA-OPT-08")
@SEATS
def test_start_player_is_random_by_default(seats: int) -> None:
    game = find("pantheon")
    setup = game.setup(seats)
    assert setup.options["first_player"] == "random"
    starts = Counter(game.dump(game.start(setup, seed))["table"]["start_player"] for seed in range(120))
    assert set(starts) == set(range(1, seats + 1))
    assert min(starts.values()) > 120 / seats / 2


@pytest.mark.rule("PA-OPT-08")
@SEATS
def test_start_player_can_be_a_given_seat(seats: int) -> None:
    for seat in range(seats):
        for seed in range(5):
            play = fresh(seats, seed, first_player=str(seat + 1))
            assert play.start_player == seat
            assert play.to_move == seat


@pytest.mark.rule("PA-OPT-08")
@pytest.mark.parametrize(("seats", "seat"), [(2, "3"), (3, "4"), (4, "5"), (2, "0")])
def test_start_player_must_sit_at_the_table(seats: int, seat: str) -> None:
    with pytest.raises(SetupError, match="first_player"):
        find("pantheon").setup(seats, {"first_player": seat})


@pytest.mark.rule("PA-OPT-08")
def test_records_of_version_1_counted_seats_from_0() -> None:
    game = find("pantheon")
    record = "trilithon record 2\ngame pantheon\nrules {}\nseats 2\noption first_player 1\nseed 3\n"
    old, new = (replay(game, parse_record(record.format(rules))) for rules in (1, 2))
    assert (old.state.to_move, new.state.to_move) == (1, 0)
    assert old.setup.options["first_player"] == "2"


@pytest.mark.rule("PA-SET-03")
@SEATS
def test_reserves_of_the_beginning(seats: int) -> None:
    for player in fresh(seats).players:
        assert (player["feet_home"], player["columns_home"]) == (4, 3)
        assert (player["feet_bank"], player["columns_bank"]) == (8, 9)


@pytest.mark.rule("PA-OPT-02")
@pytest.mark.parametrize(("seats", "feet", "columns"), [(2, 6, 5), (3, 5, 4), (4, 4, 3)])
def test_larger_reserves_for_fewer_players(seats: int, feet: int, columns: int) -> None:
    for player in fresh(seats, start_reserve="bsw").players:
        assert (player["feet_home"], player["columns_home"]) == (feet, columns)
        assert (player["feet_bank"], player["columns_bank"]) == (12 - feet, 12 - columns)


@pytest.mark.rule("PA-OPT-02")
@SEATS
def test_base_reserve_is_the_default(seats: int) -> None:
    assert find("pantheon").setup(seats).options["start_reserve"] == "base"
    for player in fresh(seats, start_reserve="base").players:
        assert (player["feet_home"], player["columns_home"]) == (4, 3)


@pytest.mark.rule("PA-SET-04")
@SEATS
def test_75_cards_make_four_open_five_each_and_the_pile(seats: int) -> None:
    play = fresh(seats)
    cards = play.table
    assert len(cards["display"]) == 4
    assert None not in cards["display"]
    assert [play.hand_size(seat) for seat in range(seats)] == [5] * seats
    assert len(cards["pile"]) == 75 - 4 - 5 * seats
    everywhere = Counter([*cards["pile"], *cards["display"]])
    for seat in range(seats):
        everywhere.update(play.hand(seat))
    assert everywhere == DECK


@pytest.mark.rule("PA-SET-04")
def test_deck_is_shuffled() -> None:
    piles = {tuple(fresh(2, seed).table["pile"]) for seed in range(5)}
    tops = Counter(fresh(2, seed).table["display"][0] for seed in range(60))
    assert len(piles) == 5
    assert set(tops) == set(DECK)


@pytest.mark.rule("PA-SET-05")
@SEATS
def test_special_money_is_an_open_stack_with_the_lowest_on_top(seats: int) -> None:
    play = fresh(seats)
    assert play.table["special"] == [2, 2, 3, 3, 4, 4, 5]
    for viewer in range(seats):
        assert play.view(viewer)["cards"]["special"] == [2, 2, 3, 3, 4, 4, 5]


@pytest.mark.rule("PA-SET-06")
@SEATS
def test_40_gods_are_shuffled_into_a_face_down_stack(seats: int) -> None:
    """Those laid open for epoch 1 came from the top of it."""
    plays = [fresh(seats, seed) for seed in range(5)]
    for play in plays:
        assert Counter([*play.table["gods_stack"], *play.gods_open]) == GODS
        assert (play.table["gods_box"], play.table["gods_gone"]) == ({}, {})
        assert play.view(0)["gods"]["stack"] == 40 - seats - 1
    assert len({tuple(play.table["gods_stack"]) for play in plays}) == 5


@pytest.mark.rule("PA-SET-07")
@SEATS
def test_half_gods_1_to_3_lie_above_4_to_6(seats: int) -> None:
    plays = [fresh(seats, seed) for seed in range(5)]
    for play in plays:
        stack, drawn = play.table["half_stack"], play.half_pool
        assert max(drawn, default=0) <= 3
        assert Counter([*stack[: 9 - len(drawn)], *drawn]) == {1: 3, 2: 3, 3: 3}
        assert Counter(stack[9 - len(drawn) :]) == {4: 4, 5: 4, 6: 4}
    assert len({tuple(play.table["half_stack"][-12:]) for play in plays}) == 5
    assert len({tuple(play.table["half_stack"][:-12]) for play in plays}) == 5


@pytest.mark.rule("PA-SET-08")
@SEATS
def test_40_loot_tiles_are_in_the_bag(seats: int) -> None:
    play = fresh(seats)
    assert Counter(play.table["bag"]) + Counter(play.loot_on_board.values()) == {
        "half": 10,
        "god": 4,
        "reserve_either": 4,
        "reserve_feet": 2,
        "reserve_columns": 2,
        "sacrifice_1": 5,
        "sacrifice_2": 2,
        "draw_3": 3,
        "draw_4": 2,
        "money": 3,
        "step": 3,
    }
    assert play.table["loot_box"] == {}


@pytest.mark.rule("PA-SET-08")
def test_eight_nations_are_shuffled_face_down() -> None:
    game = find("pantheon")
    setup = game.setup(2)
    positions = [game.dump(game.start(setup, seed)) for seed in range(100)]
    names = ["aegyptus", "cartago", "gallia", "germania", "graecia", "iberia", "persia", "roma"]
    assert all(sorted(all_nations(position)) == names for position in positions)
    assert {position["table"]["nation"] for position in positions} == set(names)
    assert {position["table"]["nation_deck"][-1] for position in positions} == set(names)
    hidden = str(game.view(game.start(setup, 0), 0)["epoch"])
    assert not any(name in hidden for name in positions[0]["table"]["nation_deck"])


@pytest.mark.rule("PA-SET-09")
@SEATS
def test_nobody_owns_anything_yet(seats: int) -> None:
    play = fresh(seats)
    for player in play.players:
        assert player["sacrifices"] == player["gods"] == player["loot"] == player["bonus"] == {}
        assert player["half_gods_seen"] == player["half_gods_secret"] == []
    assert play.scores == [0] * seats
    assert play.table["discard"] == {}
    assert play.board == {}


@pytest.mark.rule("PA-SET-10")
@SEATS
def test_one_open_bonus_tile_each_and_the_rest_in_the_box(seats: int) -> None:
    play = fresh(seats)
    dealt = [player["bonus_waiting"] for player in play.players]
    assert None not in dealt
    assert sorted([*dealt, *play.table["bonus_box"]]) == sorted(BONUS)
    assert play.table["bonus_box"] == dict.fromkeys(play.table["bonus_box"], 1)
    for viewer in (-1, *range(seats)):
        assert [player["bonus_waiting"] for player in play.view(viewer)["players"]] == dealt


@pytest.mark.rule("PA-SET-10")
def test_bonus_tiles_are_dealt_at_random() -> None:
    plays = [fresh(2, seed) for seed in range(60)]
    for seat in range(2):
        assert {play.player(seat)["bonus_waiting"] for play in plays} == set(BONUS)


@pytest.mark.rule("PA-SET-10")
def test_bonus_tiles_do_nothing_before_their_moment() -> None:
    """While the trait of the first nation is asked, every tile still waits and has given nothing."""
    for seed in range(10):
        play = fresh(3, seed, first_player="1").do("swap nothing", "swap nothing")
        assert play.asked == "swap"
        for player in play.players:
            assert player["bonus_waiting"]
            assert (player["feet_home"], player["columns_home"], player["sacrifices"]) == (4, 3, {})
        play.do("swap nothing")
        assert play.player(0)["bonus_waiting"] is None
