"""A trader's turn: two actions, then its end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16

from tests.kernel.market.engine.codes import GOODS, good_name, worth
from tests.kernel.market.engine.steps.effects import EFFECTS
from tests.kernel.market.engine.steps.offered import OFFERED
from tests.kernel.market.engine.world import World
from trilithon.kernel.engine.agenda import Question, Step
from trilithon.kernel.engine.events import player
from trilithon.kernel.engine.moves import Moves, argument_of, make_move, verb_of

SELL: Final = 0
OFFER: Final = 1
DRAW: Final = 2
ROLL: Final = 3
END: Final = 4

ACTIONS: Final = 2


def offer_of(good: int, other: int) -> int:
    """The move that offers a good to another trader."""
    return make_move(OFFER, other * len(GOODS) + good)


def good_and_other(move: int) -> tuple[int, int]:
    other, good = divmod(argument_of(move), len(GOODS))
    return good, other


class Turn(Question[World]):
    def __init__(self) -> None:
        super().__init__("turn")
        self.actions: Final = self.field("actions", high=ACTIONS)

    def push(self, s: World, seat: int) -> None:
        s.push(self, seat, ACTIONS)

    def offer(self, s: World, moves: Moves) -> None:
        seat = s.whose()
        if s.get(self.actions):
            goods = [good for good in range(len(GOODS)) if s.d[s.held(seat, good)]]
            for good in goods:
                moves.say(SELL, good)
            for other in range(s.seats):
                if other != seat:
                    for good in goods:
                        moves.add(offer_of(good, other))
            if s.size(s.at.deck):
                moves.say(DRAW, 0)
            if s.at.dice:
                moves.say(ROLL, 0)
        moves.say(END, 0)

    def answer(self, s: World, move: int) -> None:
        seat, verb = s.whose(), verb_of(move)
        if verb == END:
            s.drop()
            NEXT_TURN.push(s, seat)
            return
        s.put(self.actions, s.get(self.actions) - 1)  # it will be asked again when all this is done
        DO[verb](s, seat, move)

    def closes(self, s: World, move: int) -> bool:
        return verb_of(move) == END


class NextTurn(Step[World]):
    """Runs by itself: a turn has ended."""

    def push(self, s: World, seat: int) -> None:
        s.push(self, seat)

    def run(self, s: World) -> None:
        seat = s.whose()
        s.drop()
        s.tell(seat, "ended", {})
        if seat == s.seats - 1:
            s.d[s.at.rounds] -= 1
        if s.d[s.at.rounds]:
            TURN.push(s, (seat + 1) % s.seats)


def sell(s: World, seat: int, move: int) -> None:
    good = argument_of(move)
    s.d[s.held(seat, good)] -= 1
    s.d[s.at.sold + good] += 1
    s.d[s.at.coins + seat] += worth(good)
    s.tell(seat, "sold", {"good": good_name(good)})
    EFFECTS.push(s, seat)


def make_offer(s: World, seat: int, move: int) -> None:
    good, other = good_and_other(move)
    s.d[s.held(seat, good)] -= 1
    s.reveals += 1
    s.tell(seat, "offered", {"good": good_name(good), "to": player(other)})
    OFFERED.push(s, other, good=good, seller=seat)


def draw(s: World, seat: int, move: int) -> None:
    s.reveals += 1
    good = s.pop(s.at.deck)
    s.d[s.held(seat, good)] += 1
    s.tell_privately(seat, "drew", {}, {"good": good_name(good)})


def roll(s: World, seat: int, move: int) -> None:
    s.reveals += 1
    die = 1 + s.rng.below(6)
    s.d[s.at.coins + seat] += i16(die // 2)
    s.tell(seat, "rolled", {"die": die, "coins": die // 2})


DO: Final = (sell, make_offer, draw, roll)
"""What an action does, by its verb."""

TURN: Final = Turn()
NEXT_TURN: Final = NextTurn("next turn")
