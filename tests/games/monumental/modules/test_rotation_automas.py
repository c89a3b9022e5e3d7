"""Automas in Continuous play (MO-CONT-19, -22 to -25, MO-AUT-62)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.monumental.modules.machines import machine
from tests.games.monumental.modules.rotating import END, GAME, PASS, all_pass, begin, passed, shown
from tests.games.monumental.modules.test_round_end_rules import COMING, NINE
from tests.games.monumental.scenario import Play
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.modules.automa.engine.own import own
from trilithon.games.monumental.modules.automa.engine.queue import current_line
from trilithon.games.monumental.modules.automa.engine.steps.line import LINE


def automas(wanted: str, seats: int, seed: int = 1, **options: Any) -> Play:
    """A whole game of Continuous play; the first row and column are asked for."""
    given = {"continuous": True, "automas": wanted, "first_player": "host", **options}
    s = GAME.start(GAME.setup(seats, given), seed)
    while s.phase() == 0:
        s.play(s.moves()[0])
    return Play(s)


def queue(play: Play, seat: int) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = GAME.view(play.state, 0)["players"][seat]["automa"]["queue"]
    return found


@pytest.mark.rule("MO-CONT-22", "MO-AUT-62")
@pytest.mark.parametrize("activation", ["in_order", "simultaneous"])
def test_an_automa_reveals_its_cards_after_the_people_have_activated(activation: str) -> None:
    play = automas("any:0,any:0", 4, cont_activation=activation)
    s = play.state
    for _ in range(2):
        assert queue(play, 2) == queue(play, 3) == []
        s.play(s.moves()[4])
    assert (s.step().name, s.to_move) == ("act", 0)
    assert [len(queue(play, seat)) for seat in (2, 3)] == [2, 2], "open to all, before anybody acts"
    assert shown(play)["order"] == [0, 1, 2, 3]


def acting(*cards: str, civilization: str, **modules: Any) -> Play:
    """The next cards of an Automa are these; it is the first slot of a person who can buy much."""
    given = {"continuous": True, **modules}
    play = begin(machine(*cards, civilization=civilization, modules=given)).play()
    play.do("activate a1")
    play.state.d[play.state.at.goods + c.PRODUCTION] = 30
    return play


def slots(play: Play, n: int = 99) -> list[list[str]]:
    """What the Automa does in each of its slots, or in so many; the person acts before each, until it has passed."""
    s, found = play.state, []
    while not passed(play) and len(found) < n:
        assert (play.asked, play.to_move) == ("act", 0)
        play_text(play, next(text for text in play.legal if text.startswith("buy")))
        while END not in play.legal:
            play_text(play, play.legal[0])
        play_text(play, END)
        slot: list[str] = []
        while s.step().name.startswith("automa"):
            if s.is_on_top(LINE):
                slot += play.legal
            play_text(play, play.legal[0])
        found.append(slot)
    return found


def play_text(play: Play, text: str) -> None:
    s = play.state
    s.play(next(move for move in s.moves() if GAME.write(s, move) == text))


@pytest.mark.rule("MO-CONT-23", "MO-CONT-24", "MO-MD-34")
@pytest.mark.parametrize(
    ("civilization", "cards", "expected"),
    [
        (
            "denmark",
            ("a09", "a12"),
            [["line a09:1"], ["skip a09:2", "line a09:3"], ["line a09:4"], ["line a12:1"], ["ignore a12:2"]],
        ),
        (
            "china",
            ("a12", "a04"),
            [["line a12:1"], ["ignore a12:2", "line a04:1"], ["gold a04:2"], ["gold a04:3"], []],
        ),
        (
            "egypt",
            ("egypt", "a12", "a04"),
            [
                ["line egypt:1", "line a12:1"],
                ["ignore a12:2", "line a04:1"],
                ["line a04:1"],
                ["ignore a04:2", "ignore a04:3"],
            ],
        ),
        (
            "atlantis",
            ("atlantis", "a12", "a04"),
            [
                ["line atlantis:1", "line a04:1"],
                ["gold a04:2"],
                ["gold a04:3"],
                ["line a12:1"],
                ["ignore a12:2"],
            ],
        ),
        (
            "japan",
            ("a10", "a12"),
            [
                ["line a10:1"],
                ["line a10:2"],
                ["gold a10:3"],
                ["line a10:4"],
                ["line a10:5"],
                ["line a10:6", "line a12:1"],
                ["line a12:2"],
                [],
            ],
        ),
    ],
)
def test_a_slot_ends_after_the_first_line_that_was_carried_out_or_made_up_for(
    civilization: str, cards: tuple[str, ...], expected: list[list[str]]
) -> None:
    """Without such a line it is the pass, and nothing of the cards is left then."""
    play = acting(*cards, civilization=civilization, lost_kingdoms=civilization == "atlantis")
    assert slots(play) == expected
    assert (passed(play), current_line(play.state, own(play.state), 1)) == ([1], -1)


@pytest.mark.rule("MO-CONT-23", "MO-AUT-48")
def test_two_gold_for_a_search_that_finds_nothing_end_a_slot() -> None:
    play = acting("china", "a12", civilization="china")
    look, s = play.look, play.state
    look.automa_gone[1] = [card for card in range(len(own(s).cards.ids)) if card in look.automa_deck[1]]
    for card in look.automa_gone[1]:
        look.automa_seen[1, card] = 1
    look.automa_deck[1] = []
    assert slots(play, 2) == [["gold china:1"], ["line a12:1"]]


@pytest.mark.rule("MO-CONT-25", "MO-AUT-17")
def test_its_cards_lie_there_until_the_end_of_the_round_and_are_discarded_then() -> None:
    play = acting("a09", "a12", civilization="denmark")
    slots(play)
    assert [card["card"] for card in queue(play, 1)] == ["a09", "a12"], "it has passed, the person has not"
    assert GAME.view(play.state, 0)["players"][1]["automa"]["discard"] == []
    all_pass(play)
    assert queue(play, 1) == []
    assert GAME.view(play.state, 0)["players"][1]["automa"]["discard"] == ["a09", "a12"]
    assert play.city(1) == {}


@pytest.mark.rule("MO-CONT-19", "MO-AUT-62")
def test_in_the_last_round_an_automa_reveals_and_acts_as_usual() -> None:
    scenario = machine("a12", "a09", "a04", "a05", civilization="denmark", modules={"continuous": True})
    scenario.display(*NINE[:8]).exact_future(*COMING[:2])
    play = begin(scenario).play()
    play.do("activate a1")
    all_pass(play)
    assert (shown(play)["last_round"], play.future()) == (True, [])
    play.do("activate b2")
    assert [card["card"] for card in queue(play, 1)] == ["a04", "a05"]
    before, told = play.display(), play.state.has(1, c.GOLD)
    play.do(PASS)
    assert (play.asked, play.display()) == ("over", before), "nothing is discarded or dealt"
    assert play.state.has(1, c.GOLD) >= told + 3, "its Gold of A04"
    assert play.state.round_number() == 2


@pytest.mark.rule("MO-CONT-22", "MO-MOD-03")
@pytest.mark.parametrize("activation", ["in_order", "simultaneous"])
def test_games_of_automas_alone_come_to_their_end(activation: str) -> None:
    play = automas("any:0,any:4,any:2", 3, 2, cont_activation=activation)
    s = play.state
    while s.depth():
        (move,) = s.moves()
        s.play(move)
    assert s.turns_left() == 0
    assert s.round_number() > 3
