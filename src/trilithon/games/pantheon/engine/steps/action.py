"""The question of every turn: which action (PA-TURN-02, -03)? Each action says itself when it can be chosen, and how it
begins."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.buying import cheapest_purchase, jumps_in_buying, money_in_hand
from trilithon.games.pantheon.engine.moving import can_move
from trilithon.games.pantheon.engine.offering import covers, only_cards_count, strengths
from trilithon.games.pantheon.engine.steps.base import Asking
from trilithon.games.pantheon.engine.steps.cards import CARDS
from trilithon.games.pantheon.engine.steps.draw import DRAW
from trilithon.games.pantheon.engine.steps.following import END_ROUND, MAY_FOLLOW
from trilithon.games.pantheon.engine.steps.pay import PAY
from trilithon.games.pantheon.engine.steps.play_money import PLAY_MONEY
from trilithon.games.pantheon.engine.world import World
from trilithon.kernel.engine.moves import Moves, argument_of, verb_of


class Choice:
    """One of the four actions; its place in CHOICES is the verb of its moves."""

    verb: i64
    must_ask: bool
    """Whether it is the only one follows from a hand that others do not see."""

    def __init__(self, verb: i64, must_ask: bool) -> None:
        self.verb = verb
        self.must_ask = must_ask

    def offer(self, s: World, seat: i64, moves: Moves) -> None:
        raise NotImplementedError

    def begin(self, s: World, seat: i64, argument: i64) -> None:
        raise NotImplementedError


class Move(Choice):
    """Everybody else may follow afterwards (PA-MOVE-01, -07)."""

    def offer(self, s: World, seat: i64, moves: Moves) -> None:
        if can_move(s, seat):
            moves.say(self.verb, 0)

    def begin(self, s: World, seat: i64, argument: i64) -> None:
        s.d[s.at.only_draws] = 0
        END_ROUND.push(s, seat)
        i = s.seats - 1
        while i > 0:
            MAY_FOLLOW.push(s, (seat + i) % s.seats)
            i -= 1
        CARDS.push(s, seat, big_foot=s.box.big_foot_steps)


class Buy(Choice):
    def offer(self, s: World, seat: i64, moves: Moves) -> None:
        money = s.has(seat, c.MORE_MONEY) + money_in_hand(s, seat)
        if money > 0 and cheapest_purchase(s, seat, True, jumps_in_buying(s, seat)) <= money:
            moves.say(self.verb, 0)

    def begin(self, s: World, seat: i64, argument: i64) -> None:
        s.d[s.at.only_draws] = 0
        s.d[s.at.budget] = i16(s.has(seat, c.MORE_MONEY))
        s.d[s.at.jumps_left] = i16(jumps_in_buying(s, seat))
        s.d[s.at.busy] = 0
        PLAY_MONEY.push(s, seat)


class Gain(Choice):
    """The argument is the place of the god."""

    def offer(self, s: World, seat: i64, moves: Moves) -> None:
        with_tiles = strengths(s, seat, False)
        place: i64
        for place in range(s.seats + 1):
            god = s.god_on(place)
            if god >= 0:
                mine = strengths(s, seat, True) if only_cards_count(s, god) else with_tiles
                if covers(mine, i64(s.box.cost_packed[god])):
                    moves.say(self.verb, place)

    def begin(self, s: World, seat: i64, argument: i64) -> None:
        s.d[s.at.only_draws] = 0
        PAY.push(s, seat, place=argument)


class Draw(Choice):
    def offer(self, s: World, seat: i64, moves: Moves) -> None:
        moves.say(self.verb, 0)

    def begin(self, s: World, seat: i64, argument: i64) -> None:
        DRAW.push(s, seat, mandatory=s.box.action_draw, optional=s.has(seat, c.MORE_DRAWS))


TO_MOVE: Final = Move(0, False)
TO_BUY: Final = Buy(1, True)
TO_GAIN: Final = Gain(2, False)
TO_DRAW: Final = Draw(3, True)
CHOICES: Final[list[Choice]] = [TO_MOVE, TO_BUY, TO_GAIN, TO_DRAW]


class Action(Asking):
    def __init__(self) -> None:
        super().__init__("action")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)

    def offer(self, s: World, moves: Moves) -> None:
        seat = s.whose()
        for choice in CHOICES:
            choice.offer(s, seat, moves)

    def answer(self, s: World, move: i64) -> None:
        seat = s.whose()
        s.drop()
        CHOICES[verb_of(move)].begin(s, seat, argument_of(move))

    def must_ask(self, s: World, move: i64) -> bool:
        return CHOICES[verb_of(move)].must_ask


ACTION: Final = Action()
