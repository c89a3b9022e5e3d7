"""Lines that reveal another card (MO-AUT-09, -48, -50, -51, -56)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.automa.engine import codes as a
from trilithon.games.monumental.modules.automa.engine.deck import has_left, has_next, next_card, reveal
from trilithon.games.monumental.modules.automa.engine.own import Own
from trilithon.games.monumental.modules.automa.engine.verbs.verb import Verb

ANY_TYPE: Final = (1 << len(a.TYPES)) - 1


class Draw(Verb):
    """`which`: how the card is read. For the type lines alone it must have some."""

    def __init__(self) -> None:
        super().__init__("draw", is_made_up_for=False, ends_slot=False)

    def is_possible(self, s: World, mine: Own, seat: i64, which: i64, how: i64) -> bool:
        return has_next(s, mine, seat)

    def carry_out(self, s: World, mine: Own, seat: i64, which: i64, how: i64) -> None:
        card = reveal(s, mine, seat, which)
        if s.events is not None:
            s.tell(seat, "automa-drew", {"card": mine.cards.names[card]})


DRAW: Final = Draw()


class Search(Verb):
    """The next card that has a line of a type (`which`; -1: of any), and how it is read. Cards on the way there are
    discarded. If there is none, nothing is revealed."""

    def __init__(self) -> None:
        super().__init__("search", ends_slot=False)

    def is_possible(self, s: World, mine: Own, seat: i64, which: i64, how: i64) -> bool:
        return has_left(s, mine, seat, self._types(which))

    def carry_out(self, s: World, mine: Own, seat: i64, which: i64, how: i64) -> None:
        passed: i64 = 0
        card = next_card(s, mine, seat)
        while not i64(mine.cards.types[card]) & self._types(which):
            s.add(mine.discard_of(seat), card)
            passed += 1
            card = next_card(s, mine, seat)
        s.add(mine.queue_of(seat), card)
        s.add(mine.readings_of(seat), how)
        if s.events is not None:
            s.tell(seat, "automa-found", {"card": mine.cards.names[card], "n": passed})

    def _types(self, which: i64) -> i64:
        return ANY_TYPE if which < 0 else c.bit(which)


SEARCH: Final = Search()


class Sift(Verb):
    """The next card leaves the game unless it has a line of a type (`which`); then it is discarded."""

    def __init__(self) -> None:
        super().__init__("sift", is_made_up_for=False)

    def is_possible(self, s: World, mine: Own, seat: i64, which: i64, how: i64) -> bool:
        return has_next(s, mine, seat)

    def carry_out(self, s: World, mine: Own, seat: i64, which: i64, how: i64) -> None:
        card = next_card(s, mine, seat)
        stays = mine.cards.is_for(card, which)
        s.add(mine.discard_of(seat) if stays else mine.gone_of(seat), card)
        if s.events is not None:
            message = "automa-sifted-back" if stays else "automa-sifted-out"
            s.tell(seat, message, {"card": mine.cards.names[card]})


SIFT: Final = Sift()
