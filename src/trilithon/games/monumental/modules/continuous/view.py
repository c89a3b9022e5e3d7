"""What people see of a round: who acts in which order, who has passed, how many cards leave the display."""

from __future__ import annotations

from trilithon.games.monumental.engine.order import seat_in_order
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.slots import upper_slot
from trilithon.games.monumental.module import Json
from trilithon.games.monumental.modules.continuous.engine.own import chosen_by, has_passed, slot_action
from trilithon.games.monumental.modules.continuous.engine.steps.choose_secretly import CHOOSE_SECRETLY
from trilithon.games.monumental.modules.continuous.engine.steps.opening import OPENING
from trilithon.games.monumental.modules.continuous.engine.steps.rotation import ROTATION

PHASES = {OPENING: "activation", ROTATION: "actions"}
"""By what lies on the agenda until it is over; afterwards comes the replenishment."""


def rotation_shown(s: Position, viewer: int) -> Json:
    """`chosen`: who has chosen row and column in secret; `own_choice`: what the viewer has; `slot`: the action that has
    been taken in the slot under way."""
    seats = range(s.seats)
    action = slot_action(s)
    return {
        "phase": phase_of(s),
        "holder": s.first(),
        "order": [seat_in_order(s, place) for place in seats],
        "passed": [seat for seat in seats if has_passed(s, seat)],
        "taken": sum(int(s.d[s.at.taken + row]) for row in range(s.setup.rows)),
        "quota": s.setup.quota,
        "last_round": s.turns_left() == 0,
        "used_explorers": {
            str(seat): [which for which in range(s.at.explorers) if _has_picked_up(s, seat, which)]
            for seat in seats
        },
        "chosen": [seat for seat in seats if s.find(CHOOSE_SECRETLY) >= 0 and chosen_by(s, seat) >= 0],
        "own_choice": _own_choice(s, viewer),
        "slot": s.hooks.actions[action].name if action >= 0 else None,
    }


def phase_of(s: Position) -> str:
    if s.phase() == 0:
        return PHASES[OPENING]
    return next((phase for step, phase in PHASES.items() if s.find(step) >= 0), "replenishment")


def _has_picked_up(s: Position, seat: int, which: int) -> bool:
    return bool(s.d[s.at.pickups + seat * s.at.explorers + which])


def _own_choice(s: Position, viewer: int) -> str | None:
    crossing = chosen_by(s, viewer) if viewer >= 0 else -1
    return s.setup.slots[upper_slot(crossing)].name if crossing >= 0 else None
