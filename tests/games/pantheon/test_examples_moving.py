"""The rulebook's worked examples of preparing, moving and jumping, hex by hex (PA-EX).

Red, Green and Yellow are seats 0, 1 and 2. Each plays with the four feet of the set-up.
"""

from __future__ import annotations

import pytest

from tests.games.pantheon.plain_rules import PlainBoard
from tests.games.pantheon.scenario import Play, Scenario
from tests.games.pantheon.starting_points import upcoming

RED, GREEN, YELLOW = 0, 1, 2


def steps_left(play: Play) -> int:
    left: int = play.table["budget"]
    return left


def prices(play: Play, *moves: str) -> list[int]:
    """Play the moves and say what each of them cost."""
    paid = []
    for move in moves:
        before = steps_left(play)
        paid.append(before - steps_left(play.do(move)))
    return paid


@pytest.mark.rule("PA-EX-01")
def test_gallia_rises_in_the_first_epoch_of_three_players() -> None:
    play = upcoming("gallia", 3, epoch=1).play()
    epoch = play.view(RED)["epoch"]
    assert (epoch["number"], epoch["nations_used"], epoch["temple"]) == (1, ["gallia"], None)
    assert len(play.view(RED)["gods"]["on_board"]) == 4
    assert play.view(RED)["loot"]["on_board"].keys() == {"g3", "e4", "h0", "c1"}
    for seat in (RED, GREEN, YELLOW):
        assert (play.asked, play.to_move) == ("choose", seat)
        assert play.view(RED)["epoch"]["temple"] is None
        play.do("choose 1")
    assert play.view(RED)["epoch"]["temple"] == "f2"
    assert (play.asked, play.to_move) == ("action", RED)


def red_sets_out() -> Play:
    scenario = Scenario(3, nation="gallia").loot(g3="step", e4="money", h0="draw_3", c1="half")
    scenario.hand(RED, movement=1).hand(GREEN, movement=1).hand(YELLOW, movement=3)
    return scenario.play().do("move", "cards 1")


@pytest.mark.rule("PA-EX-02")
def test_red_sets_out_with_three_steps() -> None:
    play = red_sets_out()
    assert steps_left(play) == 1 + 2
    assert prices(play, "foot g2", "foot h2", "column h1") == [1, 1, 1]
    assert steps_left(play) == 0
    assert play.legal == ["stop"]


@pytest.mark.rule("PA-EX-03")
def test_green_and_yellow_follow() -> None:
    play = red_sets_out().do("foot g2", "foot h2", "column h1", "stop")

    assert (play.asked, play.to_move) == ("follow", GREEN)
    play.do("follow", "cards 1")
    assert steps_left(play) == 2
    assert prices(play, "foot f3", "foot f4") == [1, 1]
    assert play.legal == ["stop"]
    play.do("stop")

    assert (play.asked, play.to_move) == ("follow", YELLOW)
    play.do("follow", "cards 3")
    assert steps_left(play) == 6
    assert prices(play, "foot f1", "foot g1", "column h1", "foot h0") == [1, 1, 2, 1]
    assert play.board["h1"]["columns"] == [RED, YELLOW]
    assert play.table["looted"] == ["draw_3"]
    assert steps_left(play) == 1
    assert play.table["discard"] == {"movement": 2}
    assert play.hand(YELLOW) == {}

    play.do("stop")
    lost = [message.args["n"] for message in play.told(YELLOW) if message.id == "pantheon-log-unspent"]
    assert lost == [1]
    assert play.table["discard"] == {"movement": 5}
    assert play.hand_size(YELLOW) == 3
    assert (play.asked, play.to_move) == ("action", GREEN)


@pytest.mark.rule("PA-EX-04")
def test_both_sides_of_the_temple() -> None:
    scenario = Scenario(3, nation="iberia", epoch=2).loot(d5=None, a6="step", d10="money", a9="half")
    scenario.feet(GREEN, "b5", "a5").reserve(GREEN, feet=2)
    scenario.hand(GREEN, movement=2).hand(YELLOW, movement=3).hand(RED, movement=1)
    play = scenario.turn(GREEN).play().do("move", "cards 2")
    assert steps_left(play) == 5
    assert prices(play, "column b6", "foot c7", "foot c8", "column b9") == [1, 1, 1, 1]
    assert steps_left(play) == 1
    assert play.legal == ["stop"]
    play.do("stop")

    assert (play.asked, play.to_move) == ("follow", YELLOW)
    play.do("follow", "cards 3")
    assert steps_left(play) == 6
    assert prices(play, "foot b7", "foot c8", "column b9") == [1, 2, 2]
    assert steps_left(play) == 1
    play.do("stop")

    assert (play.asked, play.to_move) == ("follow", RED)
    assert not useful_ends(play)
    play.do("draw instead")
    assert play.hand_size(RED) == 2
    assert (play.asked, play.to_move) == ("action", YELLOW)


def useful_ends(play: Play) -> set[str]:
    """Every column and every loot that the follower to move could reach with the one card in hand."""
    loot = {f"foot {where}" for where, tile in play.loot_on_board.items() if tile}
    found: set[str] = set()
    positions = [Play(play.game, play.state.copy()).do("follow", "cards 1")]
    for here in positions:
        for move in here.legal:
            if move.startswith("column") or move in loot:
                found.add(move)
            if move != "stop":
                positions.append(Play(here.game, here.state.copy()).do(move))
    assert len(positions) > 10
    return found


@pytest.mark.rule("PA-EX-05")
def test_an_old_column_as_a_bridge() -> None:
    scenario = Scenario(3, nation="roma", epoch=2).columns(YELLOW, "l5").hand(YELLOW, movement=2)
    play = scenario.turn(YELLOW).play().do("move", "cards 2")
    assert steps_left(play) == 5
    assert prices(play, "foot j5", "foot k5") == [1, 1]
    assert play.view(YELLOW)["board"]["l5"]["network"] == [YELLOW]
    assert prices(play, "foot m5", "foot n5", "column o6") == [1, 1, 1]
    assert steps_left(play) == 0


@pytest.mark.rule("PA-EX-05")
def test_without_the_old_column_the_same_hex_takes_six_steps() -> None:
    play = Scenario(3, nation="roma", epoch=2).hand(YELLOW, movement=2).turn(YELLOW).play()
    play.do("move", "cards 2", "foot j5", "foot k5")
    assert "foot m5" not in play.legal
    board = PlainBoard(play.game)
    feet = board.reach("i5")
    assert min(feet[where] for where in board.neighbours("o6") if where in feet) + 1 == 6


def gadicea_turned_up() -> Scenario:
    scenario = upcoming("gallia").gods_stack("gadicea").gods_stack("depraccus", "depraccus", "depraccus")
    return scenario.levels(RED, priests=3)


@pytest.mark.rule("PA-EX-13")
def test_gadicea_turned_up_for_gallia_costs_five_of_one_kind() -> None:
    play = gadicea_turned_up().hand(RED, priests=2, dancers=4).play().do("choose 2")
    assert play.legal == ["sacrifice 5:priests+tile", "leave"]
    play.do("sacrifice 5:priests+tile")
    assert play.player(RED)["gods"] == {"gadicea": 1}
    assert play.hand(RED) == {"dancers": 4}


@pytest.mark.rule("PA-EX-13")
def test_gadicea_goes_to_the_box_if_she_is_not_paid() -> None:
    play = gadicea_turned_up().hand(RED, priests=2).play().do("choose 2", "leave")
    assert play.table["gods_box"] == {"gadicea": 1}
    play = gadicea_turned_up().hand(RED, priests=1, dancers=4).play().do("choose 2")
    assert play.table["gods_box"] == {"gadicea": 1}


@pytest.mark.rule("PA-EX-14")
def test_a_slanted_jump() -> None:
    scenario = (
        Scenario(3, nation="gallia").feet(GREEN, "g2").owns(YELLOW, "gaiviles").hand(YELLOW, movement=1)
    )
    play = scenario.turn(YELLOW).play().do("move", "cards 1")
    assert "column h1" not in play.legal
    assert prices(play, "foot g1", "column h1") == [1, 1]
    assert play.table["jumps_left"] == 0
    assert play.board["g1"] == {"feet": [YELLOW], "jumped": [YELLOW]}


def green_on_c8(*yellow: str) -> Play:
    """Iberia, temple on c6; Green came over c7 and owns two Gaiviles. Yellow's feet got there by jumps."""
    scenario = Scenario(3, nation="iberia").feet(GREEN, "c7", "c8").owns(GREEN, "gaiviles", 2)
    scenario.feet(YELLOW, *yellow, jumped=True).hand(GREEN, movement=1)
    return scenario.turn(GREEN).play().do("move", "cards 1")


@pytest.mark.rule("PA-EX-15")
def test_two_hexes_in_a_row_cannot_be_passed() -> None:
    play = green_on_c8("d8", "e8")
    assert play.table["jumps_left"] == 2
    assert "foot f8" not in play.legal
    assert play.why_not("hex:f8") == ("PA-PLACE-07", "pantheon-reason-not-connected")


@pytest.mark.rule("PA-EX-15")
def test_two_hexes_with_a_landing_between_them_can_be_passed() -> None:
    play = green_on_c8("d8", "f8")
    assert "foot g8" not in play.legal
    assert prices(play, "foot e8", "foot g8") == [1, 1]
    assert play.table["jumps_left"] == 0
