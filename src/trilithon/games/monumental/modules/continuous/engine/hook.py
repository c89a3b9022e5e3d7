"""What Continuous play does, and when (MO-CONT)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.actions.action import Action
from trilithon.games.monumental.engine.actions.step import TAKE_STEP
from trilithon.games.monumental.engine.actions.table import ACTIONS
from trilithon.games.monumental.engine.conquest import reduction, whole_price
from trilithon.games.monumental.engine.hooks import ACTING, CONQUERING, LOOKING, PICKING_UP
from trilithon.games.monumental.engine.order import seat_in_order
from trilithon.games.monumental.engine.steps.course import TURN_ENDED
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.continuous.engine.actions.end_slot import END_SLOT
from trilithon.games.monumental.modules.continuous.engine.actions.leave_round import LEAVE_ROUND
from trilithon.games.monumental.modules.continuous.engine.evaluation import worth_besides
from trilithon.games.monumental.modules.continuous.engine.own import Own
from trilithon.games.monumental.modules.continuous.engine.steps.choose_secretly import CHOOSE_SECRETLY
from trilithon.games.monumental.modules.continuous.engine.steps.closing import CLOSING
from trilithon.games.monumental.modules.continuous.engine.steps.opening import OPENING
from trilithon.games.monumental.modules.continuous.engine.steps.rotation import ROTATION
from trilithon.games.monumental.modules.continuous.engine.steps.round_end import COMMON_DISPLAY, ROUND_END
from trilithon.kernel.engine.rng import Rng

MOMENTS = ["course", "acted", "conquered", "forbids", "passed", "worth", "imagine"]


class Continuous(Own):
    allowed: vec[i64]
    """Actions that are possible in a slot, as bits of their verbs: before any was taken, then after each of them."""

    def __init__(self, is_together: bool, is_wide: bool) -> None:
        super().__init__(is_together, is_wide, MOMENTS.copy())
        self.denies = c.bit(ACTING) | c.bit(CONQUERING) | c.bit(PICKING_UP) | c.bit(LOOKING)
        allowed = [int(_before())]
        for action in ACTIONS:
            allowed.append(int(_after(action)))
        self.allowed = vec[i64](allowed)

    def course(self, s: World, seat: i64) -> bool:
        """A round of all in place of a turn of one (MO-CONT-01); its phases, the last on the bottom of the stack."""
        s.d[s.at.active] = i16(seat)
        s.d[s.at.turn] += 1 if s.turn() == 0 else i16(s.seats)
        s.d[s.at.phase] = c.ACTIVATING
        for tally in range(s.seats * i64(c.TALLIES)):
            s.d[s.at.gained + tally] = 0
        if s.events is not None:
            s.tell(seat, "round", {"n": s.round_number()})
        ROUND_END.push(s, seat)
        if s.hooks.on_turn_ended:
            TURN_ENDED.push(s, seat)
        COMMON_DISPLAY.push(s, seat)
        CLOSING.push(s, seat)
        ROTATION.push(s, seat)
        OPENING.push(s, seat)
        if self.is_together:
            for place in range(1, s.seats + 1):  # the first in order is on top
                chooser = seat_in_order(s, s.seats - place)
                if s.is_person(chooser):
                    CHOOSE_SECRETLY.push(s, chooser)
        return True

    def acted(self, s: World, seat: i64, verb: i64, argument: i64) -> None:
        """This is the action of the slot, or a further part of it."""
        if not s.hooks.actions[verb].counts:
            return
        s.d[self.action] = i16(verb)
        s.d[self.explorer] = i16(c.explorer_of(argument)) if verb == TAKE_STEP.verb else c.NONE

    def conquered(self, s: World, seat: i64, tile: i64, loser: i64) -> None:
        s.d[self.conquerors + tile] |= i16(c.bit(seat))

    def forbids(self, s: World, seat: i64, what: i64, about: i64) -> bool:
        """One action in a slot and what it is made of; of Explorers the one that stepped (MO-CONT-03, -05, -06)."""
        if what == ACTING:
            return not self.allowed[i64(s.d[self.action]) + 1] >> about & 1
        if what == CONQUERING:  # or two seats take it from each other for ever (decision 11)
            was_there = i64(s.d[self.conquerors + about]) >> seat & 1 != 0
            return was_there and reduction(s, seat, about) >= whole_price(s, seat, about)
        stepped = i64(s.d[self.explorer])
        return stepped >= 0 and c.explorer_of(about) != stepped

    def passed(self, s: World, seat: i64) -> None:
        """A machine has nothing more to do in this round (MO-CONT-24)."""
        s.d[self.done + seat] = 1
        if s.events is not None:
            s.tell(seat, "passed", {})

    def worth(self, s: World, seat: i64) -> float:
        return worth_besides(s, seat, i64(s.d[self.chosen + seat]))

    def imagine(self, s: World, seat: i64, rng: Rng) -> None:
        """What others have chosen in secret, as long as not all have."""
        if s.find(CHOOSE_SECRETLY) < 0:
            return
        for other in range(s.seats):
            if other != seat and i64(s.d[self.chosen + other]) >= 0:
                s.d[self.chosen + other] = i16(rng.below(c.SPACES))


def _before() -> i64:
    """Everything but the ends of a turn and of a slot that was used."""
    bits: i64 = 0
    for action in ACTIONS:
        if not action.closes or action.name == LEAVE_ROUND.name:
            bits |= c.bit(action.verb)
    return bits


def _after(taken: Action) -> i64:
    """What may be done besides, further parts of the same action, and the end of the slot."""
    bits = c.bit(END_SLOT.verb)
    for action in ACTIONS:
        is_part = action.name in taken.then or taken.name in action.follows
        if is_part or not (action.counts or action.closes):
            bits |= c.bit(action.verb)
    return bits
