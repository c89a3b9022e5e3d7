"""Which action card to play (MS-TURN-01)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.actions import ACTIONS, can_play
from trilithon.games.monuments.engine.hands import can_rest, take_back
from trilithon.games.monuments.engine.telling import named_action
from trilithon.games.monuments.engine.turning_in import Window
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.moves import Moves, argument_of

PLAY: Final = 1  # card
REST: Final = 2  # take all cards back
PASS: Final = 3


class PlayCard(Window):
    """A card, or all cards back into the hand; who can do neither passes."""

    def __init__(self) -> None:
        super().__init__("card")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)

    def offer(self, s: World, moves: Moves) -> None:
        seat = s.whose()
        for card in range(c.CARDS):
            if can_play(s, seat, card):
                moves.say(PLAY, card)
        if can_rest(s, seat):
            moves.add(REST)
        if moves.count() == 0:
            moves.add(PASS)

    def answer(self, s: World, move: i64) -> None:
        seat = s.whose()
        s.drop()
        if move == REST:
            take_back(s, seat)
        elif move == PASS:
            s.d[s.at.passes] += 1
            if s.events is not None:
                s.tell(seat, "passes", {})
        else:
            card = argument_of(move)
            s.d[s.at.hand + seat * c.CARDS + card] = 0
            if s.events is not None:
                s.tell(seat, "plays", {"card": named_action(card)})
            ACTIONS[card].play(s, seat, s.is_green(seat, card))

    def closes(self, s: World, move: i64) -> bool:
        return move in (REST, PASS)

    def must_ask(self, s: World, move: i64) -> bool:
        """Which card is played is always asked (MS-DP-04)."""
        return True


PLAY_CARD: Final = PlayCard()
