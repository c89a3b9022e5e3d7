"""Which of the drawn cards to use? They are the HELD_CARD frames right below (MO-EFF-22)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.cities import discard
from trilithon.games.monumental.engine.shop import price_of_progress
from trilithon.games.monumental.engine.steps.effect import use_as_if_active
from trilithon.games.monumental.engine.steps.held_card import HELD_CARD
from trilithon.games.monumental.engine.telling import named_card
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.moves import Moves, argument_of

USE_HELD: Final = 1  # card, counted from the top


class UseDrawn(Question[World]):
    def __init__(self) -> None:
        super().__init__("use_drawn")
        self.n: Final = self.field("n")
        self.cards: Final = self.field("cards")

    def push(self, s: World, seat: i64, n: i64, cards: i64) -> None:
        s.push(self, seat, n, cards)

    def held(self, s: World, index: i64) -> i64:
        """Where the frame of a drawn card begins; 0 is the one right below."""
        return s.below(1 + index)

    def is_fresh(self, s: World, index: i64) -> bool:
        """Does it still give something? (MO-EFF-24)"""
        return s.field_of(self.held(s, index), HELD_CARD.state) == c.HELD_FRESH

    def idle(self, s: World) -> bool:
        if s.get(self.n) > 0:
            for index in range(s.get(self.cards)):
                if self.is_fresh(s, index):
                    return False
        return True

    def settle(self, s: World) -> None:
        """All cards that are not archived are discarded."""
        seat = s.whose()
        cards = s.get(self.cards)
        s.drop()
        while cards > 0:
            card = s.get(HELD_CARD.card)
            is_gone = s.get(HELD_CARD.state) == c.HELD_GONE
            s.drop()
            if not is_gone:
                discard(s, seat, card)
            cards -= 1

    def offer(self, s: World, moves: Moves) -> None:
        for index in range(s.get(self.cards)):
            if self.is_fresh(s, index):
                moves.say(USE_HELD, index)
        moves.add(c.DONE)

    def answer(self, s: World, move: i64) -> None:
        """Resources of a drawn card, then its effect if its owner likes (MO-EFF-22, -25) and has not used it in the
        City this turn (MO-EFF-02)."""
        if move == c.DONE:
            self._pass_over(s)
            self.settle(s)
            return
        seat = s.whose()
        frame = self.held(s, argument_of(move))
        card = s.field_of(frame, HELD_CARD.card)
        s.put(self.n, s.get(self.n) - 1)
        s.d[frame + HELD_CARD.state] = c.HELD_USED
        may_use = not s.was_used(card)
        s.d[s.at.marks + card] |= c.DRAWN
        if s.events is not None:
            s.tell(seat, "used-drawn", {"card": named_card(s, card)})
        use_as_if_active(s, seat, i64(s.kinds[card]), card, s.option(c.DRAWN_LASTS) == 1, may_use)

    def _pass_over(self, s: World) -> None:
        """While drawing is free, a card that is not used has had its turn: else it could go on for ever (MO-DEC-14)."""
        if price_of_progress(s, s.whose()) > 0:
            return
        for index in range(s.get(self.cards)):
            if self.is_fresh(s, index):
                s.d[s.at.marks + s.field_of(self.held(s, index), HELD_CARD.card)] |= c.DRAWN


USE_DRAWN: Final = UseDrawn()
