"""Stages of Wonders (MO-AUT-24 to -26)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.display import leave_display
from trilithon.games.monumental.engine.telling import named_card, tell_bought
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.automa.engine import codes as a
from trilithon.games.monumental.modules.automa.engine.own import Own
from trilithon.games.monumental.modules.automa.engine.shopping import chosen, places_of, put_in_area, why
from trilithon.games.monumental.modules.automa.engine.steps.site import AUTOMA_SITE
from trilithon.games.monumental.modules.automa.engine.verbs.verb import Verb


class Wonder(Verb):
    """The one under construction is completed, or the cheapest is begun: one stage for each line."""

    def __init__(self) -> None:
        super().__init__("wonder")

    def is_possible(self, s: World, mine: Own, seat: i64, which: i64, how: i64) -> bool:
        return s.work(seat) >= 0 or len(places_of(s, c.WONDER)) > 0

    def carry_out(self, s: World, mine: Own, seat: i64, which: i64, how: i64) -> None:
        if s.work(seat) >= 0:
            self._complete(s, seat)
        else:
            self._begin(s, seat)

    def _complete(self, s: World, seat: i64) -> None:
        """There is no bonus."""
        card = s.work(seat)
        s.d[s.at.work + seat] = c.NONE
        put_in_area(s, seat, card)
        if s.events is not None:
            tell_bought(s, seat, "automa-completed", {"card": named_card(s, card)})
        AUTOMA_SITE.push(s, seat, card)

    def _begin(self, s: World, seat: i64) -> None:
        place = chosen(s, c.WONDER, a.LOWEST)
        reason = why(s, c.WONDER, place) if s.events is not None else ""
        card = leave_display(s, place)
        s.d[s.at.work + seat] = i16(card)
        if s.events is not None:
            tell_bought(s, seat, "automa-began", {"card": named_card(s, card), "why": reason})


WONDER: Final = Wonder()
