"""Turns, rounds, passing, and the end of the game (MS-TURN, MS-END, MS-GRD)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.monuments.scenario import Play, Scenario
from tests.games.monuments.test_examples import TWELVE


@pytest.mark.rule("MS-TURN-01")
def test_one_card_is_played_or_all_are_taken_back() -> None:
    scenario = Scenario().discard(0, "move", "trade").upgraded(0, "trade")
    play = scenario.play()
    other = play.copy().do("play quest", "keep qa10", "done")
    assert other.to_move == 1
    assert {"quest", "move", "trade"} & set(other.hand(0)) == set()
    play.do("rest")
    assert len(play.hand(0)) == 10
    assert play.upgraded(0) == ["trade"], "same side up"
    assert play.to_move == 1


@pytest.mark.rule("MS-TURN-04")
def test_taking_back_needs_a_card_in_the_discard() -> None:
    assert "rest" not in Scenario().play().legal
    assert "rest" in Scenario().discard(0, "move").play().legal


@pytest.mark.rule("MS-TURN-03")
def test_in_the_first_turn_only_movement_and_quests() -> None:
    def cards(round_number: int, **options: Any) -> list[str]:
        scenario = Scenario(**options).units(0, "1302", worker=2).tokens("1302", sheep=2).round(round_number)
        return scenario.play().offers("play")

    assert cards(1) == ["move", "quest"]
    assert "produce" in cards(2)
    assert cards(1, first_turn_restriction=0) == cards(2)


@pytest.mark.rule("MS-TURN-05", "MS-GEN-14")
@pytest.mark.parametrize(
    ("card", "scenario"),
    [
        ("upgrade", Scenario().units(0, "1302", worker=1).tokens("1302", sheep=2)),
        ("move", Scenario().units(0, "1302", worker=1)),
        ("produce", Scenario().units(0, "1302", worker=1)),
        ("build", Scenario().units(0, "1302", worker=1).tokens("1302", wood=1)),
        ("populate", Scenario()),
        ("train", Scenario().units(0, "1302", worker=1).tokens("1302", metal=1)),
        ("attack", Scenario().units(0, "1302", army=1).units(1, "1202", worker=1)),
        ("quest", Scenario()),
        ("trade", Scenario().units(0, "1302", worker=1).tokens("1302", sheep=2)),
    ],
)
def test_a_card_is_played_only_if_it_has_an_effect(card: str, scenario: Scenario) -> None:
    assert card in scenario.play().offers("play")
    assert card not in idle().play().offers("play")


def idle() -> Scenario:
    """Nobody can do anything: no worker is unlocked, no unit on the board, and the first quests are gone."""
    return Scenario().locked(0, worker=15).locked(1, worker=15).quest_deck(0, exact=True)


@pytest.mark.rule("MS-TURN-06", "MS-TURN-07")
def test_who_can_do_nothing_passes() -> None:
    play = idle().play()
    assert play.legal == ["pass"]
    play.do("pass")
    assert play.to_move == 1


@pytest.mark.rule("MS-TURN-09", "MS-SET-13")
def test_a_round_is_a_turn_of_everybody_from_the_start_player_on() -> None:
    play = Scenario(3).starts(1).turn(1).round(4).play()
    for seat in (1, 2, 0):
        assert (play.to_move, play.look.round) == (seat, 4)
        play.do("play quest", f"keep {play.quest_deck(0)[0]}", "done")
    assert (play.to_move, play.look.round) == (1, 5)


# -- the end -----------------------------------------------------------------------------------------------------


def fifth(seat: int, scenario: Scenario) -> Scenario:
    """The seat can build layer 5 now."""
    scenario.layers(seat, 4)
    for place in TWELVE:
        scenario.units(seat, place, worker=1)
    scenario.tokens("1301", wood=3).tokens("1302", sheep=3).tokens("1202", wheat=3).tokens("1200", metal=3)
    return scenario


def build_fifth(play: Play) -> Play:
    play.do("play monument", *[f"sacrifice {place} worker" for place in TWELVE[:3]])
    return play.do(play.legal[0])


@pytest.mark.rule("MS-END-01")
def test_the_round_of_the_fifth_layer_is_the_last() -> None:
    play = build_fifth(fifth(1, Scenario(3)).turn(1).play())
    assert (play.asked, play.to_move) == ("card", 2), "who is left in this round has another turn"
    play.do("play quest", f"keep {play.quest_deck(0)[0]}", "done")
    assert play.asked == "over"
    assert play.state.ranking()[1] == 1


@pytest.mark.rule("MS-END-02")
def test_the_game_ends_at_once_after_the_last_seat_of_a_round() -> None:
    assert build_fifth(fifth(2, Scenario(3)).turn(2).play()).asked == "over"
    started = fifth(0, Scenario(3)).starts(1).turn(0)
    assert build_fifth(started.play()).asked == "over", "seat 1 began"


@pytest.mark.rule("MS-END-03")
def test_others_may_finish_in_the_last_round_too() -> None:
    scenario = fifth(1, Scenario()).layers(0, 5).turn(1)
    play = build_fifth(scenario.play())
    assert play.asked == "over"
    assert play.look.layers == [5, 5]


@pytest.mark.rule("MS-GRD-01")
@pytest.mark.parametrize(("limit", "over"), [(20, True), (21, False), (0, False)])
def test_the_limit_of_rounds(limit: int, over: bool) -> None:
    play = Scenario(round_limit=limit).turn(1, in_round=20).play()
    play.do("play quest", f"keep {play.quest_deck(0)[0]}", "done")
    assert (play.asked == "over") == over


@pytest.mark.rule("MS-GRD-02")
def test_a_round_of_passes_ends_the_game() -> None:
    play = idle().play()
    assert play.legal == ["pass"]
    play.do("pass")
    assert play.legal == ["pass"]
    assert play.do("pass").asked == "over"
    moved_before = idle().turn(1).play().do("pass")
    assert moved_before.asked == "card", "not everybody passed in this round"


@pytest.mark.rule("MS-TURN-06")
def test_passing_is_only_for_who_can_do_nothing() -> None:
    assert "pass" not in Scenario().play().legal
    assert "rest" in idle().discard(0, "move").play().legal
    assert "pass" not in idle().discard(0, "move").play().legal
