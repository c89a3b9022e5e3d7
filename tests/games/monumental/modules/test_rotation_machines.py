"""Seats that a module plays in Continuous play (MO-CONT-22 to -25): made-up ones."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.monumental.modules.rotating import END, PASS, all_pass, passed, shown
from tests.games.monumental.scenario import Play, Scenario
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.hooks import Hook
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.module import MODULES, Module
from trilithon.games.monumental.modules.continuous.engine.hook import Continuous

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
