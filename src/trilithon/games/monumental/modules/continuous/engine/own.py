"""What Continuous play keeps of a game: its options, and where its fields lie; the shortest questions."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64, mypyc_attr

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.actions.table import ACTIONS
from trilithon.games.monumental.engine.hooks import Hook
from trilithon.games.monumental.engine.layout import Fields
from trilithon.games.monumental.engine.setup import Setup
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.continuous.engine.codes import ACTION, NUMBER, quota_for, width_for
from trilithon.kernel.engine.layout import FLAG, SEAT, SEATS, TURN


@mypyc_attr(allow_interpreted_subclasses=True)
class Own(Hook):
    is_together: bool
    """All choose row and column in secret, at the same time (option `cont_activation`)."""
    is_wide: bool
    """The display is one long row (option `cont_display`)."""
    done: i64
    """The field: who is done with this round;"""
    chosen: i64
    """where the row and the column meet that a seat has chosen in secret;"""
    action: i64
    """the action that has been taken in this slot,"""
    explorer: i64
    """and the Explorer that took a step, if it was that;"""
    conquerors: i64
    """who has conquered a Province in this round."""

    def __init__(self, is_together: bool, is_wide: bool, moments: list[str]) -> None:
        super().__init__(NUMBER, moments)
        self.is_together = is_together
        self.is_wide = is_wide
        self.done = 0
        self.chosen = 0
        self.action = 0
        self.explorer = 0
        self.conquerors = 0

    def change(self, setup: Setup) -> None:
        """One row for any number of seats (MO-CONT-16)."""
        if self.is_wide:
            setup.rows = 1
            setup.width = width_for(setup.seats)
            setup.quota = quota_for(setup.seats)

    def declare(self, at: Fields) -> None:
        at.domain(ACTION, "action", [action.name for action in ACTIONS])
        self.done = at.field("passed", [SEAT], FLAG, lasts=TURN)  # in this round
        at.passed = self.done
        self.chosen = at.thing("crossing_chosen", [SEAT], c.SPACE)
        """Where the row and the column meet that the seat has chosen in secret, until they are activated."""
        self.action = at.thing("slot_action", [], ACTION, lasts=TURN)  # taken in this slot
        self.explorer = at.thing("slot_explorer", [], c.EXPLORER, lasts=TURN)  # that took a step in this slot
        self.conquerors = at.field("conquered_by", [c.TILE], SEATS, lasts=TURN)  # in this round
        at.basis.extend([int(self.is_together), int(self.is_wide)])


def own(s: World) -> Own:
    """Only where the module is on."""
    return cast(Own, s.hooks.of(NUMBER))


def has_passed(s: World, seat: i64) -> bool:
    return i64(s.d[own(s).done + seat]) == 1


def chosen_by(s: World, seat: i64) -> i64:
    """The space where row and column meet that it has chosen, or -1."""
    return i64(s.d[own(s).chosen + seat])


def slot_action(s: World) -> i64:
    """The action of this slot by its verb, or -1 before it."""
    return i64(s.d[own(s).action])
