"""Gods tiles and half gods: their stacks, gaining one, what it gives (PA-GOD, PA-TILE-05 to -09)."""

from __future__ import annotations

from typing import Final

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.table import Table, changed, one_by_one
from trilithon.games.pantheon.engine.telling import god, tell, tell_privately
from trilithon.kernel.engine.agenda import PART
from trilithon.kernel.engine.events import Message

NONE: Final = -1


def god_can_be_drawn(s: Table) -> bool:
    if s.gods_stack:
        return True
    for n in s.gods_box:
        if n > 0:
            return True
    return False


def draw_god(s: Table) -> int:
    """The top gods tile; an empty stack is renewed from the box; NONE if that is empty too (PA-GOD-14)."""
    stack = s.gods_stack.copy()
    if not stack:
        stack = one_by_one(s.gods_box)
        s.gods_box = [0] * s.t.gods
        if not stack:
            return NONE
        s.rng.shuffle(stack)
    s.reveals += 1
    tile = stack.pop()
    s.gods_stack = stack
    return tile


def draw_half_god(s: Table) -> int:
    """The value of the top half god; the stack is renewed from the box; NONE if there is none (PA-TILE-09)."""
    stack = s.half_stack.copy()
    if not stack:
        stack = one_by_one(s.half_box)
        s.half_box = [0] * c.HALF_VALUES
        if not stack:
            return NONE
        s.rng.shuffle(stack)
        s.half_mixed = 1
    s.reveals += 1
    value = stack.pop()
    s.half_stack = stack
    return value


def take_half_gods(s: Table, seat: int, n: int, source: int) -> None:
    """From the open pool the highest, seen by all; from the stack unseen by others (PA-TILE-05 to -07)."""
    for _ in range(n):
        if source == c.POOL:
            value = _highest_in_pool(s)
            if value == NONE:
                if s.events is not None:
                    tell(s, seat, "no-half-god", {})
                return
            s.half_pool = changed(s.half_pool, value, -1)
            s.half_seen = changed(s.half_seen, seat * c.HALF_VALUES + value, 1)
            if s.events is not None:
                tell(s, seat, "half-god-pool", {"value": value})
        else:
            value = draw_half_god(s)
            if value == NONE:
                if s.events is not None:
                    tell(s, seat, "no-half-god", {})
                return
            if s.options[c.OPEN_HALF_GODS]:
                s.half_seen = changed(s.half_seen, seat * c.HALF_VALUES + value, 1)
                if s.events is not None:
                    tell(s, seat, "half-god-pool", {"value": value})
            else:
                s.half_secret = changed(s.half_secret, seat * c.HALF_VALUES + value, 1)
                if s.events is not None:
                    tell_privately(s, seat, "half-god-stack", {}, {"value": value})


def _highest_in_pool(s: Table) -> int:
    value = c.HALF_VALUES - 1
    while value > 0:
        if s.half_pool[value] > 0:
            return value
        value -= 1
    return NONE


def gain_god(s: Table, seat: int, tile: int, by_gain_action: bool, chain: bool) -> None:
    """Points of the epoch, then the benefit (PA-GOD-01, -02). `chain`: may its benefit draw a further god?"""
    t = s.t
    points = t.epoch_points[s.epoch - 1]
    s.give_points(seat, c.FROM_GODS, points)
    if s.events is not None:
        tell(s, seat, "gained-god", {"god": god(s, tile), "points": points})
    if t.god_life[tile] == c.ONCE:
        s.push(c.TO_BOX, seat, tile, 0)
    else:
        s.gods_owned = changed(s.gods_owned, seat * t.gods + tile, 1)
        add_passives(s, seat, t.god_passive[tile], 1)
    code = t.god_code[tile]
    i = len(code) - PART
    while i >= 0:
        kind = code[i]
        b = code[i + 2]
        if kind == c.HALF_GOD and b == c.BY_WAY:
            b = c.POOL if by_gain_action else c.STACK
        if chain or kind != c.GODS_FROM_STACK:
            s.push(kind, seat, code[i + 1], b)
        i -= PART


def add_passives(s: Table, seat: int, passives: list[int], times: int) -> None:
    for i in range(c.PASSIVES):
        if passives[i]:
            s.passive = changed(s.passive, seat * c.PASSIVES + i, passives[i] * times)


def use_extra_action(s: Table, seat: int) -> None:
    """A single-use tile with an extra action leaves the game (PA-GOD-11, -13)."""
    t = s.t
    for tile in range(t.gods):
        at = seat * t.gods + tile
        if t.god_passive[tile][c.EXTRA_ACTIONS] and s.gods_owned[at]:
            s.gods_owned = changed(s.gods_owned, at, -1)
            s.gods_gone = changed(s.gods_gone, tile, 1)
            add_passives(s, seat, t.god_passive[tile], -1)
            if s.events is not None:
                tell(s, seat, "extra-action", {"god": god(s, tile)})
            return


def god_names(s: Table, tiles: list[int]) -> list[Message]:
    return [god(s, tile) for tile in tiles if tile >= 0]
