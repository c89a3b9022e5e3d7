"""The course of a turn: four phases, each a step that pushes what comes next (MO-ACTV-09)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.cities import clear_city, fill_city
from trilithon.games.monumental.engine.display import deal, fill_display
from trilithon.games.monumental.engine.in_force import renew_rules
from trilithon.games.monumental.engine.order import next_seat
from trilithon.games.monumental.engine.resources import lose_basics
from trilithon.games.monumental.engine.scoring import points
from trilithon.games.monumental.engine.steps.act import ACT
from trilithon.games.monumental.engine.steps.activate import ACTIVATE_CITY
from trilithon.games.monumental.engine.steps.stays import STAYS
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.agenda import Step
from trilithon.kernel.engine.layout import TURN as THIS_TURN

LAST_ROUNDS: Final = 2
"""That the first seat still has once the last card was dealt (MO-END-02, -03)."""


class DealDisplay(Step[World]):
    """The first display, when all Capitals are chosen (MO-SETUP-15)."""

    def __init__(self) -> None:
        super().__init__("deal_display")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)

    def run(self, s: World) -> None:
        s.drop()
        deal(s)


DEAL_DISPLAY: Final = DealDisplay()


class Turn(Step[World]):
    """The beginning of a seat's turn."""

    def __init__(self) -> None:
        super().__init__("turn")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)

    def run(self, s: World) -> None:
        """Four phases (MO-ACTV-09), the last on the bottom of the stack."""
        seat = s.whose()
        s.drop()
        for hook in s.hooks.on_course:
            if hook.course(s, seat):
                return
        s.d[s.at.active] = i16(seat)
        s.d[s.at.turn] += 1
        s.d[s.at.phase] = c.ACTIVATING
        for resource in range(i64(c.TALLIES)):
            s.d[s.at.gained + seat * c.TALLIES + resource] = 0
        if s.events is not None:
            s.tell(seat, "turn", {"n": s.round_number()})
        NEXT_TURN.push(s, seat)
        if s.hooks.on_turn_ended:
            TURN_ENDED.push(s, seat)
        FILL_DISPLAY.push(s, seat)
        for hook in s.hooks.on_take_turn:
            if hook.take_turn(s, seat):
                return
        FILL_CITY.push(s, seat)
        CLEAR_CITY.push(s, seat)
        ACT.push(s, seat)
        ACTIVATE_CITY.push(s, seat)


TURN: Final = Turn()


class EndActions(Step[World]):
    """The end of phase 2: basic resources are lost (MO-RES-02)."""

    def __init__(self) -> None:
        super().__init__("end_actions")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)

    def run(self, s: World) -> None:
        seat = s.whose()
        s.drop()
        s.d[s.at.phase] = c.CLEARING
        s.reveals += 1  # behind this nothing is taken back (MO-EFF-31)
        lose_basics(s, seat)


END_ACTIONS: Final = EndActions()


class ClearCity(Step[World]):
    """Phase 3: all active cards go to the discard pile (MO-CITY-01)."""

    def __init__(self) -> None:
        super().__init__("clear_city")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)

    def run(self, s: World) -> None:
        seat = s.whose()
        s.drop()
        clear_city(s, seat)


CLEAR_CITY: Final = ClearCity()


class FillCity(Step[World]):
    """Phase 3: cards are dealt to open spaces (MO-CITY-03 to -08)."""

    def __init__(self) -> None:
        super().__init__("fill_city")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)

    def run(self, s: World) -> None:
        seat = s.whose()
        space = fill_city(s, seat)
        if space >= 0:
            STAYS.push(s, seat, space, s.last(s.deck(seat)))
        else:
            s.drop()


FILL_CITY: Final = FillCity()


class FillDisplay(Step[World]):
    """Phase 4: the display is replenished (MO-DISP)."""

    def __init__(self) -> None:
        super().__init__("fill_display")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)

    def run(self, s: World) -> None:
        seat = s.whose()
        s.drop()
        s.d[s.at.phase] = c.REPLENISHING
        if fill_display(s):
            left = LAST_ROUNDS * s.seats - s.place_in_order(seat)
            s.d[s.at.turns_left] = i16(left)
            if s.events is not None:
                s.tell(c.NONE, "last-card", {"n": left})


FILL_DISPLAY: Final = FillDisplay()


class NextTurn(Step[World]):
    """The turn ends; the next one begins, or the game is over."""

    def __init__(self) -> None:
        super().__init__("next_turn")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)

    def run(self, s: World) -> None:
        seat = s.whose()
        s.drop()
        has_borrowed = s.size(s.lasting(seat)) > 0
        s.forget(THIS_TURN)
        if has_borrowed:
            renew_rules(s, seat)
        left = s.turns_left()
        if left == 0:
            if s.events is not None:
                s.tell(c.NONE, "over", {"n": max(points(s))})
            return
        if left > 0:
            s.d[s.at.turns_left] = i16(left - 1)
        TURN.push(s, next_seat(s, seat))


NEXT_TURN: Final = NextTurn()


class TurnEnded(Step[World]):
    """The display is replenished: modules do what they do at the end of a turn. On the agenda only if one does."""

    def __init__(self) -> None:
        super().__init__("turn_ended")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)

    def run(self, s: World) -> None:
        seat = s.whose()
        s.drop()
        for hook in s.hooks.on_turn_ended:
            hook.turn_ended(s, seat)


TURN_ENDED: Final = TurnEnded()
