"""Heroes come and go: where one may be put, and how it returns to the row (MO-HERO-06, -07, -14 to -16)."""

from __future__ import annotations

from mypy_extensions import i16, i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.in_force import renew_rules
from trilithon.games.monumental.engine.lands import give_up_if_empty, send_home
from trilithon.games.monumental.engine.telling import named_card
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.heroes.engine import codes as h
from trilithon.games.monumental.modules.heroes.engine.own import Own, fights, hero_of
from trilithon.games.monumental.modules.heroes.engine.sites import SITES


def price_of(s: World, card: i64) -> i64:
    """In Gold, and nothing makes it cheaper (MO-HERO-04)."""
    return i64(s.box.cost[i64(s.kinds[card])])


def may_stand(s: World, mine: Own, seat: i64, card: i64, tile: i64) -> bool:
    """Does the card name this tile? The Hero that the seat has now is gone by then (MO-HERO-07)."""
    return SITES[i64(mine.place[i64(s.kinds[card])])].allows(s, mine, seat, tile)


def has_place(s: World, mine: Own, seat: i64, card: i64) -> bool:
    """Without a legal location a Hero cannot be acquired (MO-HERO-06)."""
    if i64(mine.place[i64(s.kinds[card])]) == h.ON_CARD:
        return True
    for tile in range(s.at.tiles):
        if may_stand(s, mine, seat, card, tile):
            return True
    return False


def could_acquire(s: World, mine: Own, seat: i64, card: i64) -> bool:
    """Of the row, this turn (MO-HERO-04, -06)."""
    if i64(s.d[mine.bought + seat]) or price_of(s, card) > s.has(seat, c.GOLD):
        return False
    return has_place(s, mine, seat, card)


def put(s: World, mine: Own, seat: i64, card: i64, tile: i64) -> None:
    """The seat has it from now on; `tile` is -1 if it stands on its card."""
    s.d[mine.hero + seat] = i16(card)
    s.d[mine.used + seat] = 0
    if fights(s, mine, card):
        s.d[s.at.units + tile * s.at.kinds_of_units + mine.unit] += 1
    else:
        s.d[mine.stands + seat] = i16(tile)
    renew_rules(s, seat)


def send_back(s: World, mine: Own, seat: i64) -> None:
    """The Hero of a seat returns to the row; a Province that it alone held is empty then (MO-HERO-07, MO-MOD-06)."""
    if not fights(s, mine, hero_of(s, mine, seat)):
        to_row(s, mine, seat)
        return
    tile = s.figure(seat, mine.unit)
    send_home(s, seat, tile, mine.unit, 1)
    give_up_if_empty(s, tile)


def to_row(s: World, mine: Own, seat: i64) -> None:
    """The same when its token has left the map; it arrives anew (MO-HERO-18)."""
    card = hero_of(s, mine, seat)
    s.d[mine.hero + seat] = c.NONE
    s.d[mine.stands + seat] = c.NONE
    s.d[mine.spent + seat] = 0
    s.d[mine.used + seat] = 0
    s.add(mine.row, card)
    renew_rules(s, seat)
    if s.events is not None:
        s.tell(seat, "hero-returned", {"card": named_card(s, card)})


def spend(s: World, mine: Own, seat: i64) -> None:
    """Once more its effect was used, or a turn has ended; then it may go (MO-HERO-14)."""
    s.d[mine.spent + seat] += 1
    kind = i64(s.kinds[hero_of(s, mine, seat)])
    if i64(s.d[mine.spent + seat]) >= i64(mine.times[kind]):
        send_back(s, mine, seat)
