"""Seats that a module plays in Continuous play (MO-CONT-22 to -25): made-up ones, then Automas."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, NamedTuple

import pytest

from tests.games.monumental.modules.rotating import END, GAME, PASS, all_pass, passed, shown
from tests.games.monumental.scenario import Play, Scenario
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.hooks import Hook
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.module import MODULES, Module
from trilithon.games.monumental.modules.automa.engine import codes as a
from trilithon.games.monumental.modules.automa.engine.own import own
from trilithon.games.monumental.modules.automa.engine.queue import current_line
from trilithon.games.monumental.modules.automa.engine.steps.line import LINE
from trilithon.games.monumental.modules.automa.engine.verbs.table import VERBS
from trilithon.games.monumental.modules.continuous.engine.hook import Continuous
from trilithon.kernel.engine.moves import verb_of

NUMBER = len(MODULES)


class MadeUp(Module):
    id = "made_up"
    number = NUMBER


@pytest.fixture(autouse=True)
def _made_up() -> Iterator[None]:
    MODULES.append(MadeUp())
    yield
    MODULES.pop()


class Machines(Hook):
    """They get 1 Gold in each slot, twice in a round; then they pass."""

    def __init__(self, seats: list[int]) -> None:
        super().__init__(NUMBER, ["order_seats", "open_round", "take_slot", "close_round"])
        self.machines = seats
        self.left: dict[int, int] = {}
        self.heard: list[tuple[str, int]] = []

    def order_seats(self, s: World) -> None:
        """Machines come last, as Automas do (MO-AUT-04)."""
        people = [seat for seat in range(s.seats) if s.is_person(seat)]
        turned = sorted(people, key=lambda seat: (seat - s.first()) % s.seats)
        for place, seat in enumerate([*turned, *self.machines]):
            s.d[s.at.order + seat] = place

    def open_round(self, s: World, seat: int) -> bool:
        if s.is_person(seat):
            return False
        self.left[seat] = 2
        self.heard.append(("open", seat))
        return True

    def take_slot(self, s: World, seat: int) -> bool:
        if s.is_person(seat):
            return False
        self.heard.append(("slot", seat))
        if self.left[seat]:
            self.left[seat] -= 1
            s.d[s.at.goods + seat * c.RESOURCES + c.GOLD] += 1
            return True
        for hook in s.hooks.on_passed:
            hook.passed(s, seat)
        return True

    def close_round(self, s: World, seat: int) -> bool:
        if s.is_person(seat):
            return False
        self.heard.append(("close", seat))
        return True


def with_machines(seats: int, *machines: int) -> tuple[Play, Machines]:
    """The first seat is asked what to activate."""
    machine = Machines(list(machines))
    scenario = Scenario(seats, modules=[Continuous(False, True), machine])
    machine.heard.clear()
    scenario.turn(0, phase=1)
    scenario.look.turn = 1
    return scenario.play(), machine


@pytest.mark.rule("MO-CONT-22")
def test_machines_get_ready_after_the_people_and_act_after_them() -> None:
    play, machine = with_machines(3, 1)
    play.do("activate a1")
    assert (play.to_move, machine.heard) == (2, []), "not yet: people come first, wherever it sits"
    play.do("activate a1")
    assert machine.heard == [("open", 1)]
    assert (play.asked, play.to_move) == ("act", 0)
    assert shown(play)["order"] == [0, 2, 1]
    play.do("buy workshop" if "buy workshop" in play.legal else PASS)
    if END in play.legal:
        play.do(END)
    assert ("slot", 1) not in machine.heard
    play.do(PASS)
    assert machine.heard.count(("slot", 1)) >= 1


@pytest.mark.rule("MO-CONT-22", "MO-CONT-14")
def test_the_era_i_card_goes_round_among_people_only() -> None:
    play, _ = with_machines(3, 1)
    holders = []
    for _round in range(3):
        holders.append((shown(play)["holder"], shown(play)["order"]))
        while play.asked == "activate":
            play.do("activate b2")
        all_pass(play)
    assert holders == [(0, [0, 2, 1]), (2, [2, 0, 1]), (0, [0, 2, 1])]


@pytest.mark.rule("MO-CONT-24")
def test_a_machine_that_says_so_is_left_out_and_the_rest_goes_on() -> None:
    play, machine = with_machines(2, 1)
    play.do("activate a1")
    s = play.state
    s.d[s.at.goods + c.PRODUCTION] = 30
    for slots in (1, 2, 3, 3, 3):
        play.do("buy workshop", END)
        assert machine.heard.count(("slot", 1)) == slots, "two, then the one in which it passes"
    assert (passed(play), play.to_move) == ([1], 0)
    assert s.has(1, c.GOLD) == 2


@pytest.mark.rule("MO-CONT-24", "MO-CONT-25")
def test_a_machine_may_go_on_when_all_people_have_passed_and_closes_the_round() -> None:
    play, machine = with_machines(3, 1, 2)
    play.do("activate a1")
    play.do(PASS)
    assert machine.heard.count(("slot", 1)) == machine.heard.count(("slot", 2)) == 3
    assert machine.heard[-2:] == [("close", 1), ("close", 2)]
    assert play.state.turn() == 4
    assert passed(play) == []


# -- Automas ----------------------------------------------------------------------------------------------


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


class Played(NamedTuple):
    """A line as it was carried out."""

    turn: int
    seat: int
    ends: bool
    """Carried out or made up for, and of those that end a slot (MO-CONT-23)."""
    passed: list[int]
    """Who had passed before it."""


def lines_played(seed: int, wanted: str = "any:4,any:2") -> list[Played]:
    """Of two Automas in a game; the person passes at once, so their slots follow one another."""
    play = automas(wanted, 3, seed)
    s, played = play.state, []
    while s.depth():
        moves = s.moves()
        if s.is_on_top(LINE):
            fate, seat = verb_of(moves[0]), s.whose()
            verb = VERBS[own(s).cards.told(current_line(s, own(s), seat), a.VERB)]
            ends = fate == a.GOLD or (fate == a.DONE and verb.ends_slot)
            played.append(Played(int(s.turn()), int(seat), bool(ends), passed(play)))
        texts = {GAME.write(s, move): move for move in moves}
        s.play(texts.get(PASS, moves[0]))
    return played


@pytest.mark.rule("MO-CONT-23", "MO-MD-34")
@pytest.mark.parametrize("seed", range(3))
def test_a_slot_ends_after_the_first_line_that_was_carried_out_or_made_up_for(seed: int) -> None:
    played = lines_played(seed)
    assert {line.ends for line in played} == {True, False}
    for line, following in pairwise(played):
        if following.turn != line.turn:
            continue
        other = 3 - line.seat
        if line.ends and other not in following.passed:
            assert following.seat == other, "the other one's slot comes"
        if not line.ends and following.seat != line.seat:
            assert line.seat in following.passed, "it goes on in the same slot, if there is anything left"


@pytest.mark.rule("MO-CONT-24")
def test_a_slot_without_such_a_line_is_the_pass() -> None:
    play = automas("any:0", 2, 3)
    s, rounds = play.state, 0
    while s.depth() and rounds < 8:
        turn = s.turn()
        while s.depth() and s.turn() == turn:
            texts = {GAME.write(s, move): move for move in s.moves()}
            if PASS in texts and 1 in passed(play):
                assert current_line(s, own(s), 1) < 0, "it has nothing left when it has passed"
                rounds += 1
            if PASS in texts and 1 not in passed(play) and s.has(0, c.PRODUCTION) >= 3:
                texts.pop(PASS)
            s.play(texts.get(PASS, s.moves()[-1]))


@pytest.mark.rule("MO-CONT-25")
def test_it_discards_at_the_end_of_the_round_and_has_no_city() -> None:
    play = automas("any:0", 2, 5)
    s = play.state
    s.play(s.moves()[4])
    lying = [card["card"] for card in queue(play, 1)]
    assert len(lying) == 2
    turn = s.turn()
    while s.turn() == turn:
        texts = {GAME.write(s, move): move for move in s.moves()}
        assert s.step().name == "automa_line" or s.to_move == 0
        s.play(texts.get(PASS, s.moves()[0]))
    automa = GAME.view(s, 0)["players"][1]["automa"]
    assert queue(play, 1) == []
    assert set(lying) <= {*automa["discard"]} or automa["deck"] + len(automa["discard"]) == 16
    assert play.city(1) == {}


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
