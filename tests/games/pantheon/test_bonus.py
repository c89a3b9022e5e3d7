"""When and in which order bonus tiles act (PA-BON); what each of them does is in test_tiles."""

from __future__ import annotations

import pytest

from tests.games.pantheon.common import before_epoch_1, doings
from tests.games.pantheon.scenario import Play, Scenario
from trilithon.games import find
from trilithon.kernel.engine.events import Message

BONUS = ["half", "god", "column", "step", "sacrifice", "reserve"]


def choosing(seats: int, start_player: int) -> Scenario:
    """Gallia is about to rise in epoch 1; all six bonus tiles lie open."""
    scenario = before_epoch_1(Scenario(seats, options={"bonus_mode": "choice"}), "gallia", start_player)
    scenario.table.update(bonus_open=[*BONUS], bonus_box={})
    return scenario


def take_two_cards_each(play: Play) -> Play:
    """Gallia's trait: everybody draws."""
    return play.do(*["choose 1"] * len(play.players))


@pytest.mark.rule("PA-BON-01")
def test_bonus_tiles_act_in_order_after_the_temple_and_depraccus() -> None:
    """The start player is seat 1, whose tile asks; those of the others have not acted yet at that moment."""
    scenario = before_epoch_1(Scenario(3), "gallia", start_player=1).owns(2, "depraccus")
    scenario.bonus_waiting(0, "reserve").bonus_waiting(1, "sacrifice").bonus_waiting(2, "step")
    play = take_two_cards_each(scenario.play())
    assert (play.asked, play.to_move) == ("upgrade", 1)
    assert doings(play)[-3:] == [(-1, "temple"), (2, "drew"), (1, "bonus")]
    assert [play.player(seat)["bonus_waiting"] for seat in range(3)] == ["reserve", None, "step"]
    play.do("raise dancers", "raise dancers")
    assert [seat for seat, key in doings(play) if key == "bonus"] == [1, 2, 0]
    assert [play.player(seat)["bonus_waiting"] for seat in range(3)] == [None, None, None]


@pytest.mark.rule("PA-BON-01")
def test_bonus_tiles_need_no_board_action_and_come_before_the_first_turn() -> None:
    scenario = before_epoch_1(Scenario(), "gallia").bonus_waiting(0, "reserve").bonus_waiting(1, "half")
    play = take_two_cards_each(scenario.half_stack(3).play())
    assert (play.asked, play.to_move) == ("action", 0)
    assert play.board == {}
    assert (play.player(0)["feet_home"], play.player(0)["columns_home"]) == (6, 5)
    assert play.player(1)["half_gods_secret"] == [3]


@pytest.mark.rule("PA-BON-01")
def test_a_new_game_has_used_its_bonus_tiles_when_the_first_turn_begins() -> None:
    game = find("pantheon")
    for seed in range(8):
        state = game.start(game.setup(4), seed)
        while game.dump(state)["agenda"][0]["do"] != "action":
            state.play(state.moves()[0])
        position = game.dump(state)
        assert [player["bonus_waiting"] for player in position["players"]] == [None] * 4
        kept = sum(player["bonus"].get("step", 0) for player in position["players"])
        assert sum(position["table"]["bonus_box"].values()) + kept == 6


@pytest.mark.rule("PA-BON-02")
def test_by_option_none_are_dealt_and_all_six_lie_open() -> None:
    game = find("pantheon")
    state = game.start(game.setup(3, {"bonus_mode": "choice"}), 5)
    position = game.dump(state)
    assert [player["bonus_waiting"] for player in position["players"]] == [None] * 3
    assert sorted(position["table"]["bonus_open"]) == sorted(BONUS)
    assert position["table"]["bonus_box"] == {}


@pytest.mark.rule("PA-BON-02")
@pytest.mark.parametrize(
    ("seats", "start_player", "order"),
    [(2, 0, [1, 0]), (3, 1, [0, 2, 1]), (3, 0, [2, 1, 0]), (4, 2, [1, 0, 3, 2])],
)
def test_tiles_are_chosen_counter_clockwise_with_the_start_player_last(
    seats: int, start_player: int, order: list[int]
) -> None:
    play = take_two_cards_each(choosing(seats, start_player).play())
    left = [*BONUS]
    for seat, tile in zip(order, ["reserve", "step", "half", "god"], strict=False):
        assert (play.asked, play.to_move) == ("pick_bonus", seat)
        assert play.legal == [f"bonus {other}" for other in left]
        play.do(f"bonus {tile}")
        left.remove(tile)
    assert (play.asked, play.to_move) == ("action", start_player)


@pytest.mark.rule("PA-BON-02")
def test_choosing_comes_at_the_moment_when_dealt_tiles_would_act() -> None:
    play = take_two_cards_each(choosing(2, 0).owns(0, "depraccus").play())
    assert doings(play)[-2:] == [(-1, "temple"), (0, "drew")]
    assert play.asked == "pick_bonus"
    assert play.table["temple"] == "f2"


@pytest.mark.rule("PA-BON-02")
def test_a_chosen_tile_is_resolved_before_the_next_is_chosen() -> None:
    play = take_two_cards_each(choosing(3, 0).play()).do("bonus sacrifice")
    assert (play.asked, play.to_move) == ("upgrade", 2)
    play.do("raise temples")
    assert (play.asked, play.to_move) == ("upgrade", 2)
    play.do("raise temples")
    assert (play.asked, play.to_move) == ("pick_bonus", 1)
    assert play.player(2)["sacrifices"] == {"temples": 2}


@pytest.mark.rule("PA-BON-02")
def test_tiles_that_nobody_chose_go_to_the_box() -> None:
    play = take_two_cards_each(choosing(2, 0).play()).do("bonus step")
    assert play.events[-1].message.args["tile"] == Message("pantheon-bonus-step")
    play.do("bonus reserve")
    assert play.table["bonus_open"] == []
    box = play.table["bonus_box"]
    assert box == {"half": 1, "god": 1, "column": 1, "sacrifice": 1, "reserve": 1}, "Steps was kept"
    assert play.player(1)["bonus"] == {"step": 1}
