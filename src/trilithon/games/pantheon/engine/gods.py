"""Gods tiles and half gods: their stacks and what owning one gives (PA-GOD, PA-TILE-05 to -09)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.cards import add_several
from trilithon.games.pantheon.engine.world import World
from trilithon.kernel.engine.events import Message


def god_can_be_drawn(s: World) -> bool:
    if s.size(s.at.gods_stack) > 0:
        return True
    god: i64
    for god in range(s.box.gods):
        if i64(s.d[s.at.gods_box + god]) > 0:
            return True
    return False


def draw_god(s: World) -> i64:
    """The top gods tile; an empty stack is renewed from the box; NONE if that is empty too (PA-GOD-14)."""
    stack = s.at.gods_stack
    if s.size(stack) == 0:
        _renew(s, stack, s.at.gods_box, s.box.gods)
        if s.size(stack) == 0:
            return c.NONE
    s.reveals += 1
    return s.pop(stack)


def draw_half_god(s: World) -> i64:
    """The value of the top half god; the stack is renewed from the box; NONE if there is none (PA-TILE-09)."""
    stack = s.at.half_stack
    if s.size(stack) == 0:
        _renew(s, stack, s.at.half_box, c.HALF_VALUES)
        if s.size(stack) == 0:
            return c.NONE
        s.d[s.at.half_mixed] = 1
    s.reveals += 1
    return s.pop(stack)


def _renew(s: World, stack: i64, box: i64, sorts: i64) -> None:
    """Everything in the box becomes the stack, shuffled."""
    sort: i64
    for sort in range(sorts):
        add_several(s, stack, sort, i64(s.d[box + sort]))
        s.d[box + sort] = 0
    s.shuffle(stack, s.rng)


def god_to_box(s: World, god: i64) -> None:
    s.d[s.at.gods_box + god] += 1


def take_half_gods(s: World, seat: i64, n: i64, source: i64) -> None:
    """From the open pool the highest, seen by all; from the stack unseen by others (PA-TILE-05 to -07)."""
    while n > 0:
        n -= 1
        value = _highest_in_pool(s) if source == c.POOL else draw_half_god(s)
        if value == c.NONE:
            if s.events is not None:
                s.tell(seat, "no-half-god", {})
            return
        if source == c.POOL:
            s.d[s.at.half_pool + value] -= 1
        if source == c.POOL or s.option(c.OPEN_HALF_GODS) == 1:
            s.d[s.at.half_gods_seen + seat * c.HALF_VALUES + value] += 1
            if s.events is not None:
                s.tell(seat, "half-god-pool", {"value": value})
        else:
            s.d[s.at.half_gods_secret + seat * c.HALF_VALUES + value] += 1
            if s.events is not None:
                s.tell_privately(seat, "half-god-stack", {}, {"value": value})


def _highest_in_pool(s: World) -> i64:
    value: i64 = c.HALF_VALUES - 1
    while value > 0:
        if i64(s.d[s.at.half_pool + value]) > 0:
            return value
        value -= 1
    return c.NONE


def add_benefits(s: World, seat: i64, benefits: vec[i16], tile: i64, times: i64) -> None:
    """What owning a tile gives, from the table of its sort; `times` -1 when it leaves."""
    d = s.d
    first = s.at.benefits + seat * c.BENEFITS
    i: i64
    for i in range(c.BENEFITS):
        d[first + i] = i16(i64(d[first + i]) + times * i64(benefits[tile * c.BENEFITS + i]))


def use_extra_action(s: World, seat: i64) -> None:
    """A single-use tile with an extra action leaves the game (PA-GOD-11, -13)."""
    d = s.d
    at = s.at
    gods = s.box.gods
    god: i64
    for god in range(gods):
        owned = at.gods + seat * gods + god
        if i64(s.box.god_benefits[god * c.BENEFITS + c.EXTRA_ACTIONS]) > 0 and i64(d[owned]) > 0:
            d[owned] -= 1
            d[at.gods_gone + god] += 1
            add_benefits(s, seat, s.box.god_benefits, god, -1)
            if s.events is not None:
                s.tell(seat, "extra-action", {"god": s.box.god_names[god]})
            return


def open_gods(s: World) -> list[Message]:
    """The names of the gods tiles on the board."""
    gods = [s.god_on(place) for place in range(s.seats + 1)]
    return [s.box.god_names[god] for god in gods if god >= 0]


def work_out_benefits(s: World) -> None:
    """Of all tiles that the seats own, anew."""
    d = s.d
    at = s.at
    box = s.box
    seat: i64
    tile: i64
    for tile in range(at.benefits, at.benefits + s.seats * c.BENEFITS):
        d[tile] = 0
    for seat in range(s.seats):
        for tile in range(box.gods):
            add_benefits(s, seat, box.god_benefits, tile, i64(d[at.gods + seat * box.gods + tile]))
        for tile in range(box.loots):
            add_benefits(s, seat, box.loot_benefits, tile, i64(d[at.loot + seat * box.loots + tile]))
        for tile in range(box.bonuses):
            add_benefits(s, seat, box.bonus_benefits, tile, i64(d[at.bonus + seat * box.bonuses + tile]))
