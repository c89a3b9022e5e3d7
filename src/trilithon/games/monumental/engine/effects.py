"""Whether an effect can be used at all (MO-EFF-04); what its parts do is known to their steps."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.steps.part import Part
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.agenda import PART


def can_use(s: World, seat: i64, ability: i64, card: i64) -> bool:
    code = i64(s.box.use_code[ability])
    return code != 0 and can_do(s, seat, code, card)


def can_do(s: World, seat: i64, code: i64, card: i64) -> bool:
    """Every cost can be paid in full, and at least one other part can do something."""
    parts = s.box.parts
    place = i64(s.box.code_start[code])
    end = i64(s.box.code_end[code])
    gold = s.has(seat, c.GOLD)
    does_something = False
    while place < end:
        part = cast(Part, s.steps[i64(parts[place])])
        if part.is_cost:
            gold = part.gold_left(s, seat, place, gold)
            if gold < 0:
                return False
        elif part.gives_up:
            does_something = False
        elif not does_something:
            does_something = part.can_do(s, seat, place, card)
        place += PART
    return does_something
