"""Cards of the display (MO-AUT-19 to -23)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine.telling import named_card, named_cards, tell_bought
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.automa.engine import codes as a
from trilithon.games.monumental.modules.automa.engine.own import Own
from trilithon.games.monumental.modules.automa.engine.shopping import chosen, places_of, take, why
from trilithon.games.monumental.modules.automa.engine.verbs.verb import Verb


class Take(Verb):
    """A card of a kind (`which`): the cheapest, the dearest, or all (`how`)."""

    def __init__(self) -> None:
        super().__init__("take")

    def is_possible(self, s: World, mine: Own, seat: i64, which: i64, how: i64) -> bool:
        return len(places_of(s, which)) > 0

    def carry_out(self, s: World, mine: Own, seat: i64, which: i64, how: i64) -> None:
        if how == a.ALL:
            cards: list[int] = []
            for place in places_of(s, which):
                cards.append(int(take(s, seat, place)))
            if s.events is not None:
                s.tell(seat, "automa-took-all", {"cards": named_cards(s, cards)})
            return
        place = chosen(s, which, how)
        reason = why(s, which, place) if s.events is not None else ""
        card = take(s, seat, place)
        if s.events is not None:
            tell_bought(s, seat, "automa-took", {"card": named_card(s, card), "why": reason})


TAKE: Final = Take()
