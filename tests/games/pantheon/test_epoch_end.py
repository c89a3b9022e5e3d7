"""How an epoch ends (PA-END)."""

from __future__ import annotations

import pytest

from tests.games.pantheon.common import (
    TAKE_J7,
    TAKE_LAST_GOD,
    draw_three,
    epoch_ends,
    gain,
    last_god,
    loot_on_j7,
    rich,
    then_persia,
    told_ids,
)
from tests.games.pantheon.scenario import Play, Scenario
from trilithon.kernel.peek import Peek

STEP = ("move", "cards 0", "foot i4", "stop")


def last_loot(seats: int = 2, seat: int = 0, **options: object) -> Scenario:
    """One loot tile is left, on j7, and this seat has a card to take it. Persia comes next, and asks nobody."""
    scenario = Scenario(seats, options=options).next_nation("persia").hand(seat, movement=1)
    return scenario.loot(j7="reserve_feet", g4=None)


def epoch(play: Play) -> int:
    number: int = play.table["epoch"]
    return number


# -- triggers ----------------------------------------------------------------------------------------


@pytest.mark.rule("PA-END-01")
def test_the_last_loot_tile_ends_the_epoch_when_the_active_player_takes_it() -> None:
    play = last_loot().play().do(*TAKE_J7[:-1])
    assert play.view(1)["epoch"]["ends_after_this_turn"]
    assert epoch(play) == 1, "the turn is not over yet"
    assert epoch(play.do("stop")) == 2


@pytest.mark.rule("PA-END-01")
def test_the_last_loot_tile_ends_the_epoch_when_a_follower_takes_it() -> None:
    play = last_loot(seat=1).play().do(*STEP)
    play.do("follow", "cards 1", "foot j6", "foot j7", "stop")
    assert epoch(play) == 2


@pytest.mark.rule("PA-END-01")
def test_the_last_loot_tile_ends_the_epoch_when_it_is_taken_by_buying() -> None:
    play = last_loot().hand(0, money_1=2).play().do("buy", "coin 1", "coin 1", "paid")
    play.do("foot j6", "foot j7", "stop")
    assert epoch(play) == 2


@pytest.mark.rule("PA-END-01")
def test_with_loot_left_the_epoch_goes_on() -> None:
    play = loot_on_j7("reserve_feet").play().do(*TAKE_J7)
    assert epoch(play) == 1
    assert (play.asked, play.to_move) == ("action", 1)
    assert not play.view(0)["epoch"]["ends_after_this_turn"]


@pytest.mark.rule("PA-END-02")
def test_the_last_open_god_taken_by_a_gain_action_ends_the_epoch() -> None:
    play = last_god().play()
    assert epoch(play) == 1
    assert epoch(play.do(*TAKE_LAST_GOD)) == 2


@pytest.mark.rule("PA-END-02")
def test_with_an_open_god_left_the_epoch_goes_on() -> None:
    play = gain(rich(Scenario()).gods("vinthrad", None, "gadicea").play(), "vinthrad")
    assert epoch(play) == 1
    assert (play.asked, play.to_move) == ("action", 1)


@pytest.mark.rule("PA-END-02")
def test_gods_from_the_stack_do_not_count() -> None:
    """One god lies open; two come from the stack through a loot tile, one of them by Surparit."""
    play = loot_on_j7("god").gods("vinthrad", None).gods_stack("surparit", "stonkus_1").play().do(*TAKE_J7)
    assert play.player(0)["gods"] == {"stonkus_1": 1}
    assert epoch(play) == 1
    assert play.view(0)["epoch"]["gods_left"] == 1


@pytest.mark.rule("PA-END-02")
def test_an_emptied_stack_does_not_end_the_epoch() -> None:
    scenario = loot_on_j7("god").gods("vinthrad", None)
    scenario.table["gods_stack"].remove("stonkus_1")
    scenario.gods_stack_gone().table["gods_stack"] = ["stonkus_1"]
    play = scenario.play().do(*TAKE_J7)
    assert play.table["gods_stack"] == []
    assert epoch(play) == 1


@pytest.mark.rule("PA-END-12")
def test_without_gods_laid_out_only_loot_ends_the_epoch() -> None:
    """No gods tile is left for this preparation, so none is there to be taken as the last one."""
    scenario = Scenario(nation="persia").next_nation("roma").prepare_epoch().gods_stack_gone()
    play = draw_three(scenario.play(), 2)
    assert play.table["gods_laid"] == 0
    assert epoch(play) == 2
    assert not play.view(0)["epoch"]["ends_after_this_turn"]
    assert epoch(last_loot().play().do(*TAKE_J7)) == 2, "no god was laid there either"


@pytest.mark.rule("PA-END-12")
def test_without_loot_laid_out_only_gods_end_the_epoch() -> None:
    scenario = rich(Scenario(nation="persia").next_nation("roma").prepare_epoch())
    scenario.table.update(bag={}, loot_box=scenario.table["bag"])
    play = draw_three(scenario.gods_stack("vinthrad", "vinthrad", "stonkus_1").play(), 2)
    assert play.table["loot_laid"] == 0
    assert epoch(play) == 2
    assert epoch(last_god().play().do(*TAKE_LAST_GOD)) == 2, "no loot was laid there either"


# -- the rest of the turn ----------------------------------------------------------------------------


@pytest.mark.rule("PA-END-03")
def test_everybody_still_moves_or_draws_after_the_last_loot_tile() -> None:
    play = last_loot(4).hand(1, movement=1).hand(3, movement=1).play().do(*TAKE_J7)
    assert (play.asked, play.to_move, epoch(play)) == ("follow", 1, 1)
    play.do("follow", "cards 1", "foot i4", "column h5", "stop")
    assert (play.asked, play.to_move, epoch(play)) == ("follow", 3, 1)
    assert play.hand_size(2) == 1
    play.do("draw instead")
    assert play.hand_size(3) == 2
    assert epoch(play) == 2
    assert play.board == {"h5": {"columns": [1]}}


@pytest.mark.rule("PA-END-03")
def test_players_after_the_follower_who_took_the_last_tile_still_move_or_draw() -> None:
    play = last_loot(3, seat=1).hand(2, movement=1).play().do(*STEP)
    play.do("follow", "cards 1", "foot j6", "foot j7", "stop")
    assert (play.asked, play.to_move, epoch(play)) == ("follow", 2, 1)
    assert epoch(play.do("draw instead")) == 2


@pytest.mark.rule("PA-END-04")
def test_traitera_may_still_be_used_after_the_trigger() -> None:
    play = last_god().owns(0, "traitera").play().do(*TAKE_LAST_GOD)
    assert (play.asked, play.to_move, epoch(play)) == ("traitera", 0, 1)
    play.do("use", "move", "cards 0", "foot i4", "stop")
    assert epoch(play) == 2
    assert play.hand_size(1) == 1, "everybody followed or drew once more"


@pytest.mark.rule("PA-END-04")
def test_traitera_may_also_be_declined_after_the_trigger() -> None:
    play = last_god().owns(0, "traitera").play().do(*TAKE_LAST_GOD, "decline")
    assert epoch(play) == 2
    assert play.player(0)["gods"] == {"traitera": 1}


# -- points and start player -------------------------------------------------------------------------


@pytest.mark.rule("PA-END-05")
def test_the_active_player_gets_3_points() -> None:
    play = last_god(3, seat=1, epoch=2).play().do(*TAKE_LAST_GOD)
    assert play.scores == [0, 2 + 3, 0]
    assert play.player(1)["points"] == {"gods": 2, "ending": 3}


@pytest.mark.rule("PA-END-05")
def test_the_holder_of_the_big_foot_gets_them_if_a_follower_took_the_last_tile() -> None:
    play = last_loot(3, seat=1).play().do(*STEP, "follow", "cards 1", "foot j6", "foot j7", "stop")
    assert play.scores == [3, 0, 0]


@pytest.mark.rule("PA-END-05")
def test_the_points_come_at_the_end_of_the_turn() -> None:
    play = last_god().owns(0, "traitera").play().do(*TAKE_LAST_GOD)
    assert play.scores == [1, 0]
    assert play.do("decline").scores == [4, 0]


@pytest.mark.rule("PA-END-05")
def test_both_triggers_in_one_turn_give_the_points_once() -> None:
    scenario = last_god().owns(0, "traitera").hand(0, movement=1).loot(j7="reserve_feet", g4=None)
    play = scenario.play().do(*TAKE_LAST_GOD, "use", *TAKE_J7)
    assert epoch(play) == 2
    assert play.player(0)["points"] == {"gods": 1, "ending": 3}


@pytest.mark.rule("PA-END-06")
@pytest.mark.parametrize(("seats", "active", "next_start"), [(2, 0, 1), (2, 1, 0), (3, 2, 0), (4, 1, 2)])
def test_the_left_neighbour_starts_the_next_epoch(seats: int, active: int, next_start: int) -> None:
    play = last_god(seats, seat=active).play().do(*TAKE_LAST_GOD)
    assert play.start_player == next_start
    assert (play.asked, play.to_move) == ("action", next_start)


@pytest.mark.rule("PA-END-06")
def test_it_is_the_neighbour_of_the_active_player_not_of_who_took_the_last_tile() -> None:
    play = last_loot(4, seat=2).play().do(*STEP, "follow", "cards 1", "foot j6", "foot j7", "stop")
    assert play.start_player == 1


# -- clearing up -------------------------------------------------------------------------------------


@pytest.mark.rule("PA-END-07")
def test_feet_go_home_to_the_personal_reserve_and_columns_stay() -> None:
    scenario = last_god(3).feet(0, "i4", "h4").feet(1, "i4").feet(2, "i6")
    play = scenario.columns(0, "h5", "h3").columns(1, "h5").play().do(*TAKE_LAST_GOD)
    assert play.board == {"h5": {"columns": [0, 1]}, "h3": {"columns": [0]}}
    assert [play.player(seat)["feet_home"] for seat in range(3)] == [6, 5, 5]
    assert [play.player(seat)["feet_bank"] for seat in range(3)] == [6, 7, 7]
    assert [play.player(seat)["columns_home"] for seat in range(3)] == [3, 3, 3]


@pytest.mark.rule("PA-END-08")
def test_what_was_not_taken_goes_to_the_box() -> None:
    scenario = Scenario().next_nation("persia").hand(0, movement=1).loot(j7="reserve_feet", g4=None, l4=None)
    scenario.gods("vinthrad", None, "gadicea").pool(2, 5)
    play = scenario.play().do(*TAKE_J7)
    assert play.table["gods_box"] == {"vinthrad": 1, "gadicea": 1}
    assert play.half_box == [2, 5]
    assert play.table["loot_box"] == {"reserve_feet": 1}
    by_gods = last_god().loot(j7="half", g4="money", l4=None).pool(6).play().do(*TAKE_LAST_GOD)
    assert by_gods.table["loot_box"] == {"half": 1, "money": 1}
    assert by_gods.half_box == [6]
    assert by_gods.table["gods_box"] == {"taksator": 1}


@pytest.mark.rule("PA-END-09")
@pytest.mark.parametrize("number", range(1, 7))
def test_there_is_a_scoring_after_epochs_3_and_6_only(number: int) -> None:
    scenario = last_god(epoch=number).columns(1, "h5").half_gods(1, 4)
    play = scenario.play().do(*TAKE_LAST_GOD)
    assert ("scored" in told_ids(play)) == (number in (3, 6))
    assert play.scores[1] == (5 if number in (3, 6) else 0)


@pytest.mark.rule("PA-END-09")
def test_the_game_ends_after_epoch_6_and_not_before() -> None:
    for number in range(1, 6):
        play = last_god(epoch=number).play().do(*TAKE_LAST_GOD)
        assert epoch(play) == number + 1
        assert play.asked == "action"
    over = last_god(epoch=6).play().do(*TAKE_LAST_GOD)
    assert over.asked == "over"
    assert over.legal == []
    assert told_ids(over)[-2:] == ["scored", "scored"], "the second scoring comes last"


@pytest.mark.rule("PA-END-09")
def test_the_epoch_is_cleared_before_the_scoring() -> None:
    play = last_god(epoch=3).play().do(*TAKE_LAST_GOD)
    ids = told_ids(play)
    assert ids[ids.index("ended-epoch") :][:5] == ["ended-epoch", "epoch-over", "scored", "scored", "epoch"]


# -- the guard ---------------------------------------------------------------------------------------


def stalled(turns: int, seats: int = 2, number: int = 1, **options: object) -> Scenario:
    """So many turns in a row were nothing but drawing; the next one is seat 0's."""
    scenario = then_persia(Scenario(seats, epoch=number, options=options)).gods("vinthrad")
    scenario.table["stalled_turns"] = turns
    return scenario


@pytest.mark.rule("PA-END-10")
def test_ten_turns_of_drawing_end_the_epoch_of_two_players() -> None:
    play = Scenario().next_nation("persia").gods("vinthrad").loot(j7="half").play()
    draw_three(play, 9)
    assert epoch(play) == 1
    assert play.view(0)["epoch"]["stalled_turns"] == 9
    draw_three(play)
    assert epoch(play) == 2
    assert "stalled" in told_ids(play)


@pytest.mark.rule("PA-END-10")
@pytest.mark.parametrize(("seats", "turns"), [(2, 10), (3, 15), (4, 20)])
def test_the_guard_counts_five_turns_for_each_player(seats: int, turns: int) -> None:
    assert epoch(draw_three(stalled(turns - 2, seats).play())) == 1
    assert epoch(draw_three(stalled(turns - 1, seats).play())) == 2


@pytest.mark.rule("PA-END-10")
def test_nobody_gets_points_for_a_stalled_epoch() -> None:
    play = draw_three(stalled(14, 3).play())
    assert play.scores == [0, 0, 0]
    assert "ended-epoch" not in told_ids(play)


@pytest.mark.rule("PA-END-10")
def test_a_stalled_epoch_ends_like_any_other_in_all_else() -> None:
    """Seat 0 had the last turn: seat 1 starts. Epoch 3 is scored."""
    scenario = stalled(9, number=3).feet(0, "i4").columns(0, "h5").loot(j7="half", g4=None).pool(4)
    play = draw_three(scenario.play())
    assert (play.asked, play.to_move, epoch(play)) == ("action", 1, 4)
    assert play.board == {"h5": {"columns": [0]}}
    assert play.player(0)["feet_home"] == 5
    assert play.table["gods_box"] == {"vinthrad": 1}
    assert play.half_box == [4]
    assert play.table["loot_box"] == {"half": 1}
    assert play.player(0)["points"] == {"columns": 1}


@pytest.mark.rule("PA-END-10")
def test_a_stall_in_epoch_6_ends_the_game() -> None:
    play = draw_three(stalled(9, number=6).play())
    assert play.asked == "over"


@pytest.mark.rule("PA-END-11")
@pytest.mark.parametrize(
    "action",
    [
        ["move", "cards 0", "foot i4", "stop"],
        ["buy", "coin 1", "paid", "buy foot", "stop"],
        ["gain 1 taksator", "sacrifice 2:dancers 1:temples"],
    ],
)
def test_any_other_action_sets_the_count_to_zero(action: list[str]) -> None:
    scenario = Scenario().gods("taksator", "gadicea").hand(0, money_1=1, dancers=2, temples=1)
    scenario.table["stalled_turns"] = 9
    play = scenario.play().do(*action)
    assert epoch(play) == 1
    assert play.table["stalled_turns"] == 0
    assert draw_three(play).table["stalled_turns"] == 1


@pytest.mark.rule("PA-END-11")
@pytest.mark.parametrize("drawing_first", [True, False])
def test_another_action_with_traitera_sets_the_count_to_zero_too(drawing_first: bool) -> None:
    draw, step = ["draw", "pile", "pile", "pile"], [*STEP]
    first, second = (draw, step) if drawing_first else (step, draw)
    play = stalled(9).owns(0, "traitera").play().do(*first, "use", *second)
    assert (play.asked, play.to_move, epoch(play)) == ("action", 1, 1)
    assert play.table["stalled_turns"] == 0


@pytest.mark.rule("PA-END-11")
def test_a_turn_with_several_draw_actions_counts_once() -> None:
    play = draw_three(stalled(0).owns(0, "traitera", 2).play())
    draw_three(play.do("use"))
    draw_three(play.do("use"))
    assert play.to_move == 1
    assert play.table["stalled_turns"] == 1


@pytest.mark.rule("PA-END-11")
def test_the_count_starts_at_zero_in_each_epoch() -> None:
    play = last_god().play()
    Peek(play.state).stalled_turns = 7
    play.do(*TAKE_LAST_GOD)
    assert epoch(play) == 2
    assert play.table["stalled_turns"] == 0
    stall = draw_three(stalled(9).play())
    assert epoch(stall) == 2
    assert stall.table["stalled_turns"] == 0


@pytest.mark.rule("PA-END-11")
def test_a_follower_who_draws_does_not_count() -> None:
    play = stalled(0).play().do(*STEP)
    assert play.table["stalled_turns"] == 0


def test_the_helper_ends_an_epoch_as_play_does() -> None:
    """`epoch_ends`, used in other tests, and a real last turn lead to the same start player and points."""
    helped = epoch_ends(Scenario(3), active=1)
    played = last_god(3, seat=1).play().do(*TAKE_LAST_GOD)
    assert helped.start_player == played.start_player == 2
    assert helped.player(1)["points"]["ending"] == played.player(1)["points"]["ending"] == 3
