"""An Automa takes a Hero (MO-AUT-57, -58)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.telling import named_card
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.automa.engine.own import Own
from trilithon.games.monumental.modules.automa.engine.verbs.verb import Verb
from trilithon.games.monumental.modules.heroes.engine import own as heroes
from trilithon.games.monumental.modules.heroes.engine.codes import NUMBER as HEROES
from trilithon.games.monumental.modules.heroes.engine.coming import to_row


class Hero(Verb):
    """Of the Era that is under way, else of the latest there is; the oldest of these. It does nothing but lie there."""

    def __init__(self) -> None:
        super().__init__("hero")

    def is_possible(self, s: World, mine: Own, seat: i64, which: i64, how: i64) -> bool:
        return s.hooks.of(HEROES) is not None and s.size(heroes.own(s).row) > 0

    def carry_out(self, s: World, mine: Own, seat: i64, which: i64, how: i64) -> None:
        """The one that it had goes back when the new one is taken."""
        keeps = heroes.own(s)
        card = best_hero(s, mine)
        s.take(keeps.row, card)
        if s.events is not None:
            s.tell(seat, "automa-hero", {"card": named_card(s, card)})
        if heroes.hero_of(s, keeps, seat) >= 0:
            to_row(s, keeps, seat)
        s.d[keeps.hero + seat] = i16(card)
        s.d[keeps.tally + seat] += 1


HERO: Final = Hero()


def best_hero(s: World, mine: Own) -> i64:
    """Of the row, which is in the order of arrival; -1 if it is empty."""
    row = heroes.own(s).row
    best: i64 = c.NONE
    for i in range(s.size(row)):
        card = i64(s.d[row + 1 + i])
        if best < 0 or _is_better(s, mine, card, best):
            best = card
    return best


def _is_better(s: World, mine: Own, card: i64, best: i64) -> bool:
    era = i64(s.box.card_deck[i64(s.kinds[card])])
    other = i64(s.box.card_deck[i64(s.kinds[best])])
    now = i64(s.d[mine.era])
    return other != now and (era == now or era > other)
