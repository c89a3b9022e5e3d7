"""Whose turn it is and what a turn is made of (PA-TURN)."""

from __future__ import annotations

import pytest

from tests.games.pantheon.scenario import Scenario
from tests.games.pantheon.starting_points import pantheon, random_game, upcoming
from trilithon.games.pantheon.engine.steps.action import ACTION
from trilithon.kernel.peek import Peek

DRAW_THREE = ("draw", "pile", "pile", "pile")
AROUND_ROMA = ("i4", "j4", "j5", "i6", "j6")
"""The hexes next to the temple of Roma that take feet."""


@pytest.mark.rule("PA-TURN-01")
def test_start_player_begins_and_turns_go_clockwise() -> None:
    play = upcoming("roma", 3, start_player=1).play()
    seats = []
    for _ in range(7):
        assert play.asked == "action"
        seats.append(play.to_move)
        play.do(*DRAW_THREE)
    assert seats == [1, 2, 0, 1, 2, 0, 1]


@pytest.mark.rule("PA-TURN-01")
def test_no_further_turn_once_the_epoch_has_ended() -> None:
    scenario = Scenario(3, epoch=6, nation="roma").loot(j7="step").feet(0, "j6")
    play = scenario.play().do("move", "cards 0", "foot j7", "stop")
    assert play.asked == "over"
    assert play.to_move == -1


@pytest.mark.rule("PA-TURN-01", "PA-TURN-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_of_random_games_go_round_and_offer_no_pass(seats: int) -> None:
    active, epoch, extra = -1, 0, 0
    for state in random_game(seats, seed=5):
        if not state.is_on_top(ACTION):
            continue
        verbs = {pantheon().write(state, move).split()[0] for move in state.moves()}
        assert "draw" in verbs
        assert verbs <= {"move", "buy", "gain", "draw"}
        look = Peek(state)
        used = sum(look.gods_gone)
        if look.epoch != epoch:
            assert look.active == look.start_player
        else:
            assert look.active == (active if used > extra else (active + 1) % seats)
        active, epoch, extra = look.active, look.epoch, used


@pytest.mark.rule("PA-TURN-02")
def test_a_turn_is_one_action_of_four_and_cannot_be_passed() -> None:
    scenario = Scenario().hand(0, movement=1, money_1=1, priests=2, dancers=1).gods("taksator", "vinthrad")
    play = scenario.play()
    assert play.legal == ["move", "buy", "gain 1 taksator", "draw"]
    assert play.why_not("stop") == ("PA-TURN-02", "pantheon-reason-not-asked")


@pytest.mark.rule("PA-TURN-02")
@pytest.mark.parametrize(
    "action",
    [
        ("move", "cards 1", "foot i4", "stop"),
        ("buy", "coin 1", "paid", "buy foot", "stop"),
        ("gain 1 taksator", "sacrifice 2:priests 1:dancers"),
        DRAW_THREE,
    ],
)
def test_after_one_action_the_next_player_has_the_turn(action: tuple[str, ...]) -> None:
    scenario = Scenario().hand(0, movement=1, money_1=1, priests=2, dancers=1).gods("taksator", "vinthrad")
    play = scenario.play().do(*action)
    assert (play.asked, play.to_move, play.active) == ("action", 1, 1)


@pytest.mark.rule("PA-TURN-03")
def test_no_movement_without_a_piece_in_reserve() -> None:
    play = Scenario().hand(0, movement=4).reserve(0, feet=0, columns=0).play()
    assert "move" not in play.legal
    assert play.why_not("action:move") == ("PA-TURN-03", "pantheon-reason-nowhere-to-place")


@pytest.mark.rule("PA-TURN-03")
def test_columns_alone_allow_no_movement_unless_a_foot_stands_beside_a_column_hex() -> None:
    assert "move" not in Scenario().hand(0, movement=4).reserve(0, feet=0).play().legal
    play = Scenario().feet(0, "i4").reserve(0, feet=0).play()
    assert "move" in play.legal
    assert set(play.do("move", "cards 0").legal) == {"column h3", "column h5"}


@pytest.mark.rule("PA-TURN-03")
def test_no_movement_if_the_cheapest_piece_costs_more_than_all_steps() -> None:
    crowded = Scenario().feet(1, *AROUND_ROMA)
    play = crowded.play()
    assert "move" not in play.legal
    assert play.why_not("action:move") == ("PA-TURN-03", "pantheon-reason-steps-short")
    assert "move" in crowded.hand(0, movement=1).play().legal
    assert crowded.play().do("move").legal == ["cards 1"]


@pytest.mark.rule("PA-TURN-03")
def test_no_movement_if_every_hex_in_reach_is_full() -> None:
    play = Scenario(3).feet(1, *AROUND_ROMA).feet(2, *AROUND_ROMA).hand(0, movement=4).play()
    assert "move" not in play.legal


@pytest.mark.rule("PA-TURN-03")
def test_no_buying_without_money() -> None:
    play = Scenario().hand(0, dancers=3, movement=2).play()
    assert "buy" not in play.legal
    assert play.why_not("action:buy") == ("PA-TURN-03", "pantheon-reason-money-short")


@pytest.mark.rule("PA-TURN-03")
def test_no_buying_if_nothing_is_left_to_buy_for_the_money() -> None:
    """All pieces are on hand with nowhere to place them, and one sacrifice tile could be raised for 4."""
    scenario = Scenario().feet(1, *AROUND_ROMA).reserve(0, feet=12, columns=12).hand(0, money_1=1)
    scenario.levels(0, offerings=4, priests=4, dancers=4, temples=3)
    assert "buy" not in scenario.play().legal
    assert "buy" in scenario.hand(0, money_3=1).play().legal


@pytest.mark.rule("PA-TURN-03")
@pytest.mark.parametrize("room", [False, True])
def test_buying_for_the_sake_of_a_placement_alone(room: bool) -> None:
    scenario = Scenario().reserve(0, feet=12, columns=12).hand(0, money_1=1)
    scenario.levels(0, offerings=4, priests=4, dancers=4, temples=4)
    if not room:
        scenario.feet(1, *AROUND_ROMA)
    assert ("buy" in scenario.play().legal) == room


@pytest.mark.rule("PA-TURN-03")
def test_an_empty_buying_cannot_be_finished() -> None:
    play = Scenario().hand(0, money_1=1).play().do("buy")
    assert play.legal == ["coin 1"]
    play.do("coin 1", "paid")
    assert "stop" not in play.legal
    assert play.why_not("stop") == ("PA-TURN-03", "pantheon-reason-nothing-done")


@pytest.mark.rule("PA-TURN-03")
def test_gain_only_if_a_tile_can_be_paid() -> None:
    scenario = Scenario().gods("taksator", "vinthrad", None).hand(0, priests=2)
    play = scenario.play()
    assert not any(move.startswith("gain") for move in play.legal)
    assert play.why_not("god:1") == ("PA-GAIN-02", "pantheon-reason-sacrifice-short")
    play = scenario.hand(0, temples=1).play()
    assert [move for move in play.legal if move.startswith("gain")] == ["gain 1 taksator"]


@pytest.mark.rule("PA-TURN-04")
def test_drawing_is_possible_when_nothing_else_is() -> None:
    play = Scenario().reserve(0, feet=0, columns=0).play()
    assert play.legal == ["draw"]


@pytest.mark.rule("PA-TURN-04")
def test_drawing_may_be_chosen_even_without_a_card_in_the_world() -> None:
    scenario = Scenario().gods("vinthrad")
    everything = {card.id: card.copies for card in scenario.game.content.card}
    scenario.table.update(pile=[], special=[], on_table=everything)
    play = scenario.play()
    assert "draw" in play.legal
    play.do("draw", "pile")
    assert (play.asked, play.to_move) == ("action", 1)


@pytest.mark.rule("PA-TURN-05")
def test_action_with_followers_then_traitera_then_the_end_of_the_epoch() -> None:
    """The last loot is taken at once, yet the epoch ends only after the followers and both extra actions."""
    scenario = Scenario(3, epoch=1).owns(0, "traitera", 2).loot(j7="step").feet(0, "j6")
    scenario.hand(1, movement=1).hand(2, movement=1)
    play = scenario.play().do("move", "cards 0", "foot j7", "stop")
    assert (play.asked, play.to_move, play.table["epoch"]) == ("follow", 1, 1)
    play.do("draw instead")
    assert (play.asked, play.to_move) == ("follow", 2)
    play.do("follow", "cards 1", "foot i4", "stop")
    assert (play.asked, play.to_move, play.scores) == ("traitera", 0, [0, 0, 0])
    play.do("use", *DRAW_THREE)
    assert (play.asked, play.to_move, play.table["epoch"]) == ("traitera", 0, 1)
    play.do("use", *DRAW_THREE)
    assert play.table["epoch"] == 2
    assert play.scores == [3, 0, 0]


@pytest.mark.rule("PA-TURN-05")
def test_loot_acts_before_traitera_is_offered_and_the_next_player_comes_last() -> None:
    scenario = Scenario().owns(0, "traitera").loot(j7="sacrifice_1", g4="step").feet(0, "j6")
    play = scenario.play().do("move", "cards 0", "foot j7", "stop")
    assert (play.asked, play.to_move) == ("upgrade", 0)
    play.do("raise dancers")
    assert (play.asked, play.to_move) == ("traitera", 0)
    assert play.legal == ["use", "decline"]
    play.do("decline")
    assert (play.asked, play.to_move, play.table["epoch"]) == ("action", 1, 1)
