"""Frames and piles of a packed position: what is pushed can be read, what is taken off leaves nothing behind."""

from __future__ import annotations

import pytest

from tests.kernel.market.engine.codes import GOODS
from tests.kernel.market.engine.position import Position
from tests.kernel.market.engine.steps.effects import EFFECTS
from tests.kernel.market.engine.steps.offered import OFFERED
from tests.kernel.market.engine.steps.turn import TURN
from tests.kernel.market.game import Market
from trilithon.kernel.engine.agenda import Question, Step, add_steps, number_steps
from trilithon.kernel.engine.layout import FLAG, FRAME, SEAT, Layout
from trilithon.kernel.engine.layout import TURN as A_TURN
from trilithon.kernel.engine.packed import fitting
from trilithon.kernel.engine.rng import seeded
from trilithon.kernel.peek import Peek

GAME = Market()


def start() -> Position:
    return GAME.start(GAME.setup(3), 5)


def test_frames_are_read_by_the_names_of_their_fields() -> None:
    s = start()
    OFFERED.push(s, 2, good=1, seller=0)
    assert (s.depth(), s.whose(), s.get(OFFERED.good), s.get(OFFERED.seller)) == (2, 2, 1, 0)
    s.put(OFFERED.good, 2)
    assert s.get(OFFERED.good) == 2
    assert s.step() is OFFERED
    assert s.is_on_top(OFFERED)
    assert not s.is_on_top(TURN)
    s.drop()
    assert s.is_on_top(TURN)
    assert not any(s.d[s.top + FRAME + place] for place in range(FRAME))


def test_frames_below_the_top_are_found() -> None:
    s = start()
    EFFECTS.push(s, 0)
    OFFERED.push(s, 1, good=2, seller=0)
    assert s.find(TURN) == s.below(2)
    assert s.is_at(s.below(1), EFFECTS)
    assert not s.is_at(s.below(3), TURN)
    assert s.field_of(s.find(TURN), TURN.actions) == 2
    assert s.seat_of(s.find(OFFERED)) == 1
    s.remove_frame(s.find(EFFECTS))
    assert (s.find(EFFECTS), s.find(OFFERED), s.find(TURN)) == (-1, s.below(0), s.below(1))
    assert s.get(OFFERED.good) == 2


def test_an_agenda_without_end_is_stopped() -> None:
    s = start()
    EFFECTS.push(s, 0)
    EFFECTS.push(s, 0)
    with pytest.raises(OverflowError, match="the agenda is full"):
        EFFECTS.push(s, 0)


def test_steps_are_numbered_in_their_order() -> None:
    steps = number_steps([Step("a"), Question("b")])
    assert [(step.number, step.decides) for step in steps] == [(0, False), (1, True)]
    with pytest.raises(ValueError, match="two steps are called a"):
        number_steps([Step("a"), Step("b"), Step("a")])


def test_steps_of_modules_come_after_all_others_and_are_not_played_by_themselves() -> None:
    steps = number_steps([Step("a"), Question("b")])
    add_steps(steps, [Step("c")], 3)
    assert [(step.name, step.number, step.module) for step in steps] == [
        ("a", 0, -1),
        ("b", 1, -1),
        ("c", 2, 3),
    ]
    assert [start().plays(step) for step in steps] == [True, True, False]
    with pytest.raises(ValueError, match="two steps are called a"):
        add_steps(steps, [Step("a")], 4)


def test_a_frame_has_room_for_six_fields() -> None:
    step: Step[Position] = Step("long")
    assert [step.field(name) for name in "abcdef"] == [2, 3, 4, 5, 6, 7]
    with pytest.raises(ValueError, match="more fields than a frame has room for"):
        step.field("g")


def test_piles_keep_their_order_and_leave_nothing_behind() -> None:
    s, deck = start(), int(start().at.deck)
    s.fill(deck, [0, 1, 2, 1])
    assert (s.size(deck), s.last(deck), s.items(deck)) == (4, 1, [0, 1, 2, 1])
    assert s.index_of(deck, 1) == 1
    s.take(deck, 1)
    assert s.items(deck) == [0, 2, 1]
    assert s.pop(deck) == 1
    assert s.take_at(deck, 0) == 0
    assert s.items(deck) == [2]
    with pytest.raises(IndexError, match="not in the pile"):
        s.take(deck, 1)
    s.empty(deck)
    assert not any(s.d[deck + place] for place in range(len(GOODS) * 6 + 1))


def test_a_pile_takes_no_more_than_there_is_in_the_box() -> None:
    s, deck = start(), int(start().at.deck)
    with pytest.raises(OverflowError, match="a pile is full"):
        s.fill(deck, [0] * 19)


def test_a_shuffle_changes_the_order_only() -> None:
    s, deck = start(), int(start().at.deck)
    before = s.items(deck)
    s.shuffle(deck, seeded(1))
    assert s.items(deck) != before
    assert sorted(s.items(deck)) == sorted(before)


@pytest.mark.parametrize("number", [32768, -32768, 2**40])
def test_what_does_not_fit_is_refused(number: int) -> None:
    assert fitting(32767) == 32767
    with pytest.raises(OverflowError, match="does not fit into a position"):
        fitting(number)


class Diary(Layout):
    def __init__(self) -> None:
        super().__init__(seats=2, frames=1)
        self.tired = self.field("tired", [SEAT], FLAG, lasts=A_TURN)
        self.visited = self.thing("visited", [], SEAT, lasts=A_TURN)
        self.seen = self.piles("seen", [], SEAT, 2, lasts=A_TURN)
        self.rested = self.field("rested", [SEAT], high=9)
        self.tiredness = self.derived("tiredness", [], 0, 2)
        self.age = self.field("age", [])


def test_hashes_leave_out_what_is_derived() -> None:
    layout = Diary()
    derived = layout.by_name["tiredness"]
    assert layout.kept() == [(0, derived.start), (derived.start + 1, layout.size)]
    with pytest.raises(ValueError, match="the field age is declared twice"):
        layout.field("age", [])


def test_a_look_by_names_reads_and_writes() -> None:
    s = start()
    look = Peek(s)
    look.coins = [1, 2, 3]
    look.coins[-1] += 1
    look.hand[1, 2] = 6
    look.deck = [2, 2]
    assert list(look.coins) == look.coins == [1, 2, 4]
    assert look.hand[5] == 6
    assert look.deck == s.items(s.at.deck) == [2, 2]
    assert look.coins[:2] == [1, 2]
    with pytest.raises(AttributeError, match="no field 'gold'"):
        _ = look.gold
    with pytest.raises(IndexError):
        look.coins[3] = 1
