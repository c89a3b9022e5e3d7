"""The Movement action and following it (PA-MOVE)."""

from __future__ import annotations

import pytest

from tests.games.pantheon.scenario import Scenario

FOUR_OPEN = ("temples", "temples", "temples", "temples")


def pile_of(scenario: Scenario, *kinds: str, rest_to: int) -> Scenario:
    """The draw pile is exactly these cards; all others go into a hand."""
    scenario.pile(*kinds)
    pile = scenario.table["pile"]
    scenario.table["pile"] = pile[len(kinds) :]
    scenario.whole_pile_to(rest_to)
    scenario.table["pile"] = list(kinds)
    return scenario


def steps(scenario: Scenario, cards: int) -> int:
    """The steps of the active player's movement with that many movement cards."""
    budget: int = scenario.play().do("move", f"cards {cards}").table["budget"]
    return budget


# -- the active player -----------------------------------------------------------------------------


@pytest.mark.rule("PA-MOVE-01")
def test_big_foot_is_one_step() -> None:
    play = Scenario().play().do("move")
    assert play.view(0)["epoch"]["big_foot"] == 0
    assert play.legal == ["cards 0"]
    play.do("cards 0")
    assert play.table["budget"] == 1
    assert play.do("foot i4").legal == ["stop"]
    assert play.why_not("hex:j5") == ("PA-PLACE-05", "pantheon-reason-steps-short")


@pytest.mark.rule("PA-MOVE-01")
def test_nobody_has_the_big_foot_outside_a_movement() -> None:
    play = Scenario().hand(0, money_1=1).play()
    assert play.view(0)["epoch"]["big_foot"] is None
    assert play.do("buy", "coin 1", "paid").view(0)["epoch"]["big_foot"] is None


@pytest.mark.rule("PA-MOVE-02")
@pytest.mark.parametrize("cards", [0, 1, 2, 3])
def test_each_movement_card_is_two_steps(cards: int) -> None:
    scenario = Scenario().hand(0, movement=3)
    assert scenario.play().do("move").legal == ["cards 0", "cards 1", "cards 2", "cards 3"]
    assert steps(scenario, cards) == 1 + 2 * cards


@pytest.mark.rule("PA-MOVE-02")
def test_step_tiles_and_vinthrads_add_their_steps() -> None:
    assert steps(Scenario().owns_loot(0, "step"), 0) == 2
    assert steps(Scenario().owns_loot(0, "step", 3), 0) == 4
    assert steps(Scenario().owns(0, "vinthrad", 2), 0) == 3
    assert steps(Scenario().owns(0, "vinthrad").owns_loot(0, "step").hand(0, movement=2), 2) == 7
    assert steps(Scenario().owns(1, "vinthrad").owns_loot(1, "step"), 0) == 1


@pytest.mark.rule("PA-MOVE-02")
def test_step_tile_of_the_bonus_counts_too() -> None:
    scenario = Scenario().bonus_waiting(0, "step")
    play = scenario.agenda({"do": "bonus", "seat": 0}, {"do": "turn", "seat": 0}).play().do("move", "cards 0")
    assert play.table["budget"] == 2


@pytest.mark.rule("PA-MOVE-02")
def test_cards_are_played_before_the_first_piece() -> None:
    play = Scenario().hand(0, movement=3).play().do("move", "cards 1", "foot i4")
    assert not any(move.startswith("cards") for move in play.legal)
    assert play.hand(0) == {"movement": 2}
    assert play.table["on_table"] == {"movement": 1}


@pytest.mark.rule("PA-MOVE-03")
def test_feet_and_columns_in_any_order_each_for_its_price() -> None:
    play = Scenario().hand(0, movement=2).feet(1, "j5").play().do("move", "cards 2")
    left = []
    for move in ("foot i4", "column h5", "foot j5", "foot i6"):
        play.do(move)
        left.append(play.table["budget"])
    assert left == [4, 3, 1, 0]
    assert play.legal == ["stop"]


@pytest.mark.rule("PA-MOVE-03")
def test_a_movement_may_stop_after_any_piece_and_the_rest_is_lost() -> None:
    play = Scenario().hand(0, movement=2).hand(1, movement=1).play().do("move", "cards 2", "foot i4")
    assert "stop" in play.legal
    assert "foot i6" in play.legal
    play.do("stop")
    assert (play.asked, play.to_move) == ("follow", 1)
    assert play.table["budget"] == 0
    play.do("follow", "cards 1")
    assert play.table["budget"] == 2


@pytest.mark.rule("PA-MOVE-03")
def test_unspent_steps_are_not_there_in_the_next_movement() -> None:
    play = Scenario().hand(0, movement=2).play().do("move", "cards 2", "foot i4", "stop")
    play.do("draw", "pile", "pile", "pile", "move", "cards 0")
    assert play.table["budget"] == 1


@pytest.mark.rule("PA-MOVE-04")
def test_at_least_one_piece_must_be_placed() -> None:
    play = Scenario().hand(0, movement=1).play().do("move", "cards 1")
    assert "stop" not in play.legal
    assert play.why_not("stop") == ("PA-MOVE-04", "pantheon-reason-nothing-done")
    assert "stop" in play.do("foot i4").legal


@pytest.mark.rule("PA-MOVE-05")
def test_all_played_cards_are_discarded_used_or_not() -> None:
    """Three cards for one foot: more than could ever be used."""
    scenario = Scenario().hand(0, movement=4).reserve(0, feet=1, columns=0)
    play = scenario.play().do("move", "cards 3", "foot i4")
    assert play.legal == ["stop"]
    play.do("stop")
    assert play.table["discard"] == {"movement": 3}
    assert play.hand(0) == {"movement": 1}


@pytest.mark.rule("PA-MOVE-06")
def test_cards_are_discarded_before_the_loot_acts() -> None:
    """The third card of the loot can only be the movement card just played: the pile holds two."""
    scenario = Scenario().hand(0, movement=1).display(*FOUR_OPEN).loot(j7="draw_3", g4="step").feet(0, "j6")
    play = pile_of(scenario, "dancers", "priests", rest_to=1).play()
    play.do("move", "cards 1", "foot j7", "stop")
    assert play.hand(0) == {"dancers": 1, "priests": 1, "movement": 1}


@pytest.mark.rule("PA-MOVE-06")
def test_loot_acts_at_the_end_of_the_movement_not_when_it_is_taken() -> None:
    scenario = Scenario().hand(0, movement=1).hand(1, movement=1).feet(0, "j6")
    play = scenario.loot(j7="draw_3", g4="step").play().do("move", "cards 1", "foot j7")
    assert play.table["looted"] == ["draw_3"]
    assert play.hand_size(0) == 0
    assert play.table["on_table"] == {"movement": 1}
    play.do("stop")
    assert (play.asked, play.to_move) == ("follow", 1)
    assert play.hand_size(0) == 3
    assert play.table["looted"] == []


@pytest.mark.rule("PA-MOVE-11")
def test_a_new_step_tile_helps_only_from_the_next_movement_on() -> None:
    play = Scenario().hand(0, movement=1).feet(0, "j6").loot(j7="step", g4="step").play()
    play.do("move", "cards 1", "foot j7")
    assert play.table["budget"] == 2
    play.do("foot j8", "foot k8")
    assert play.legal == ["stop"]
    play.do("stop", "draw", "pile", "pile", "pile", "move", "cards 0")
    assert play.table["budget"] == 2


@pytest.mark.rule("PA-MOVE-11")
def test_pieces_of_a_loot_tile_come_too_late_for_the_movement_that_took_it() -> None:
    scenario = Scenario().hand(0, movement=2).feet(0, "j6").reserve(0, feet=1, columns=0)
    play = scenario.loot(j7="reserve_feet", g4="step").play().do("move", "cards 2", "foot j7")
    assert play.table["budget"] == 4
    assert play.legal == ["stop"]
    assert play.why_not("hex:j8") == ("PA-PLACE-01", "pantheon-reason-no-foot")
    play.do("stop")
    assert (play.player(0)["feet_home"], play.player(0)["columns_home"]) == (2, 1)
    assert "foot j8" in play.do("draw", "pile", "pile", "pile", "move", "cards 0").legal


# -- followers -------------------------------------------------------------------------------------


@pytest.mark.rule("PA-MOVE-07")
def test_every_other_player_is_asked_once_clockwise_from_the_left_neighbour() -> None:
    scenario = Scenario(4).turn(2)
    for seat in range(4):
        scenario.hand(seat, movement=2)
    play = scenario.play().do("move", "cards 0", "foot i4", "stop")
    assert play.view(0)["epoch"]["still_to_follow"] == [3, 0, 1]
    asked = []
    for answer in (("draw instead",), ("follow", "cards 1", "foot j5", "stop"), ("draw instead",)):
        assert play.asked == "follow"
        assert play.legal == ["follow", "draw instead"]
        asked.append(play.to_move)
        play.do(*answer)
    assert asked == [3, 0, 1]
    assert (play.asked, play.to_move) == ("action", 3)


@pytest.mark.rule("PA-MOVE-07")
def test_a_follower_who_cannot_move_does_not_keep_the_next_one_from_it() -> None:
    play = Scenario(3).hand(2, movement=1).play().do("move", "cards 0", "foot i4", "stop")
    assert (play.asked, play.to_move, play.hand_size(1)) == ("follow", 2, 1)


@pytest.mark.rule("PA-MOVE-07")
@pytest.mark.parametrize(
    "action",
    [("draw", "pile", "pile", "pile"), ("buy", "coin 1", "paid", "foot i4", "stop")],
)
def test_nobody_follows_any_other_action(action: tuple[str, ...]) -> None:
    play = Scenario().hand(0, money_1=1).hand(1, movement=1).play().do(*action)
    assert (play.asked, play.to_move, play.hand(1)) == ("action", 1, {"movement": 1})


@pytest.mark.rule("PA-MOVE-08")
def test_a_follower_has_no_big_foot() -> None:
    play = Scenario().hand(1, movement=2).play().do("move", "cards 0", "foot i4", "stop", "follow")
    assert play.legal == ["cards 1", "cards 2"]
    play.do("cards 1")
    assert play.table["budget"] == 2
    assert play.view(1)["epoch"]["big_foot"] == 0


@pytest.mark.rule("PA-MOVE-08")
@pytest.mark.parametrize("source", ["vinthrad", "step"])
def test_a_follower_may_move_with_the_steps_of_tiles_alone(source: str) -> None:
    scenario = Scenario()
    if source == "vinthrad":
        scenario.owns(1, "vinthrad")
    else:
        scenario.owns_loot(1, "step")
    play = scenario.play().do("move", "cards 0", "foot i4", "stop", "follow")
    assert play.legal == ["cards 0"]
    play.do("cards 0", "foot j5")
    assert play.legal == ["stop"]


@pytest.mark.rule("PA-MOVE-08")
def test_a_following_movement_places_at_least_one_piece_and_discards_its_cards() -> None:
    play = Scenario().hand(1, movement=2).play().do("move", "cards 0", "foot i4", "stop", "follow", "cards 2")
    assert "stop" not in play.legal
    assert play.why_not("stop") == ("PA-MOVE-04", "pantheon-reason-nothing-done")
    play.do("foot j5", "stop")
    assert play.table["discard"] == {"movement": 2}


@pytest.mark.rule("PA-MOVE-08")
def test_loot_of_a_follower_acts_before_the_next_follower_is_asked() -> None:
    scenario = (
        Scenario(3).feet(1, "j6").hand(1, movement=1).hand(2, movement=1).loot(j7="sacrifice_1", g4="step")
    )
    play = scenario.play().do("move", "cards 0", "foot i4", "stop")
    play.do("follow", "cards 1", "foot j7", "stop")
    assert (play.asked, play.to_move) == ("upgrade", 1)
    play.do("raise dancers")
    assert (play.asked, play.to_move) == ("follow", 2)


@pytest.mark.rule("PA-MOVE-08", "PA-MOVE-09")
def test_a_follower_without_a_step_only_draws() -> None:
    play = Scenario().hand(1, dancers=4).play().do("move", "cards 0", "foot i4", "stop")
    assert (play.asked, play.to_move) == ("action", 1)
    assert play.hand_size(1) == 5


@pytest.mark.rule("PA-MOVE-08", "PA-MOVE-09")
def test_a_follower_who_can_place_nothing_only_draws() -> None:
    play = Scenario().hand(1, movement=3).reserve(1, feet=0).play().do("move", "cards 0", "foot i4", "stop")
    assert (play.asked, play.to_move) == ("action", 1)
    assert play.hand_size(1) == 4


@pytest.mark.rule("PA-MOVE-08", "PA-MOVE-09")
@pytest.mark.parametrize(("vinthrads", "asked"), [(1, "action"), (2, "follow")])
def test_a_follower_who_cannot_pay_any_piece_only_draws(vinthrads: int, asked: str) -> None:
    """All hexes next to the temple are taken by the other player, so the first foot costs 2."""
    scenario = Scenario().feet(0, "i4", "j4", "j5", "i6", "j6").owns(1, "vinthrad", vinthrads)
    play = scenario.play().do("move", "cards 0", "column h5", "stop")
    assert (play.asked, play.to_move) == (asked, 1)


@pytest.mark.rule("PA-MOVE-09")
def test_who_does_not_follow_draws_exactly_the_top_card_of_the_pile() -> None:
    scenario = Scenario().hand(1, movement=1).owns(1, "gadicea", 2).display(*FOUR_OPEN)
    play = scenario.pile("dancers", "priests").play().do("move", "cards 0", "foot i4", "stop")
    assert play.legal == ["follow", "draw instead"]
    play.do("draw instead")
    assert play.hand(1) == {"movement": 1, "dancers": 1}
    assert play.table["display"] == list(FOUR_OPEN)
    assert play.asked == "action"


@pytest.mark.rule("PA-MOVE-09")
def test_who_follows_does_not_draw() -> None:
    play = Scenario().hand(1, movement=1).play().do("move", "cards 0", "foot i4", "stop")
    play.do("follow", "cards 1", "foot j5", "stop")
    assert play.hand_size(1) == 0
    assert play.asked == "action"


@pytest.mark.rule("PA-MOVE-09")
def test_gadicea_does_not_help_a_follower_who_must_draw() -> None:
    play = Scenario().owns(1, "gadicea", 3).play().do("move", "cards 0", "foot i4", "stop")
    assert (play.asked, play.hand_size(1)) == ("action", 1)


@pytest.mark.rule("PA-MOVE-10")
def test_big_foot_goes_back_when_everybody_has_moved_or_drawn() -> None:
    scenario = Scenario(3).hand(1, movement=1).hand(2, movement=1).owns(0, "traitera")
    play = scenario.play().do("move", "cards 0", "foot i4", "stop")
    for _ in range(2):
        view = play.view(0)["epoch"]
        assert (view["big_foot"], view["active"]) == (0, 0)
        play.do("draw instead")
    view = play.view(0)["epoch"]
    assert (view["big_foot"], view["active"], view["still_to_follow"]) == (None, 0, [])
    assert (play.asked, play.to_move) == ("traitera", 0)
