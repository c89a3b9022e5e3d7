"""Drawing cards to use them (MO-EFF-22, -23)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.cities import can_draw, draw
from trilithon.games.monumental.engine.in_force import lasts
from trilithon.games.monumental.engine.steps.held_card import HELD_CARD
from trilithon.games.monumental.engine.steps.part import Part
from trilithon.games.monumental.engine.steps.use_drawn import USE_DRAWN
from trilithon.games.monumental.engine.telling import named_cards
from trilithon.games.monumental.engine.world import World


class Draw(Part):
    """Draw so many cards and use up to so many of them."""

    def __init__(self) -> None:
        super().__init__("draw")
        self.n: Final = self.field("n")
        self.use: Final = self.field("use")

    def push(self, s: World, seat: i64, n: i64, use: i64) -> None:
        s.push(self, seat, n, use)

    def can_do(self, s: World, seat: i64, place: i64, source: i64) -> bool:
        return can_draw(s, seat)

    def run(self, s: World) -> None:
        """Draw cards and show them to all; they wait on the agenda until some were used."""
        seat = s.whose()
        left = s.get(self.n)
        use = s.get(self.use)
        s.drop()
        drawn: list[int] | None = [] if s.events is not None else None
        n: i64 = 0
        while left > 0:
            card = draw(s, seat)
            if card < 0:
                break
            HELD_CARD.push(s, seat, card, c.HELD_USED if is_used_up(s, card) else c.HELD_FRESH)
            n += 1
            left -= 1
            if drawn is not None:
                drawn.append(card)
        if n == 0:
            return
        USE_DRAWN.push(s, seat, use, n)
        if drawn is not None:
            s.tell(seat, "drew", {"cards": named_cards(s, drawn), "n": n})


DRAW: Final = Draw()


def is_used_up(s: World, card: i64) -> bool:
    """Has it given this turn all that drawing it could give? (MO-EFF-02, -24)"""
    if i64(s.d[s.at.marks + card]) & c.DRAWN:
        return True
    kind = i64(s.kinds[card])
    still_lasts = s.option(c.DRAWN_LASTS) == 1 and lasts(s, kind)
    return s.was_used(card) and i64(s.box.has_icons[kind]) == 0 and not still_lasts


def has_fresh(s: World, seat: i64) -> bool:
    """Is there a card in the deck or discard pile that could still give something by being drawn?"""
    deck = s.deck(seat)
    for i in range(s.size(deck)):
        if not is_used_up(s, i64(s.d[deck + 1 + i])):
            return True
    pile = s.discard_pile(seat)
    for i in range(s.size(pile)):
        if not is_used_up(s, i64(s.d[pile + 1 + i])):
            return True
    return False
