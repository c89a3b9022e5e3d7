"""Steps that run by themselves have nothing to say; here is only what is true of their frames while somebody is asked.

One class for each, about one subject after the other: parts of effects, what follows when everything is paid, cards
that are drawn.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine import exploring, lands
from trilithon.games.monumental.engine.cities import slot_with
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.steps.acquired import BOUGHT, COMPLETE, ON_TOP, WONDER_BEGUN
from trilithon.games.monumental.engine.steps.act import ACT
from trilithon.games.monumental.engine.steps.archive_self import ARCHIVE_SELF
from trilithon.games.monumental.engine.steps.conquered import BEFORE_CONQUEST, CONQUERED
from trilithon.games.monumental.engine.steps.draw import DRAW
from trilithon.games.monumental.engine.steps.gains import DISCOUNT, EXTRA_PICKUP, GAIN, GAIN_EACH, REINFORCE
from trilithon.games.monumental.engine.steps.happened import HAPPENED
from trilithon.games.monumental.engine.steps.held_card import HELD_CARD
from trilithon.games.monumental.engine.steps.moved import MOVED, STEPPED
from trilithon.games.monumental.engine.steps.share import SHARE
from trilithon.games.monumental.engine.steps.site import SITE
from trilithon.games.monumental.engine.steps.use_drawn import USE_DRAWN
from trilithon.games.monumental.words.base import Lies, MonumentalWords
from trilithon.games.monumental.words.marching import march_problems
from trilithon.games.monumental.words.use_drawn import is_held
from trilithon.kernel.engine.agenda import Step
from trilithon.kernel.words import Frame

# -- parts of effects ----------------------------------------------------------------------------------


class GainCheck(MonumentalWords):
    step = GAIN
    lies = Lies.ANYWHERE

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        return frame.values["n"] > 0


class GainEachCheck(MonumentalWords):
    step = GAIN_EACH
    lies = Lies.ANYWHERE


class ArchiveSelfCheck(MonumentalWords):
    step = ARCHIVE_SELF
    lies = Lies.ANYWHERE

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        card = frame.values["card"]
        is_alone = sum(other.step is ARCHIVE_SELF and other.values["card"] == card for other in agenda) == 1
        return card >= 0 and is_alone and (slot_with(s, frame.seat, card) >= 0 or is_held(card, agenda))


class ReinforceCheck(MonumentalWords):
    step = REINFORCE
    lies = Lies.ANYWHERE


class DiscountCheck(MonumentalWords):
    step = DISCOUNT
    lies = Lies.ANYWHERE


class ExtraPickupCheck(MonumentalWords):
    step = EXTRA_PICKUP
    lies = Lies.ANYWHERE


class DrawCheck(MonumentalWords):
    step = DRAW
    lies = Lies.ANYWHERE

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        return 0 < frame.values["use"] <= frame.values["n"]


# -- what follows when everything is paid --------------------------------------------------------------


class AcquiredCheck(MonumentalWords):
    """A card that was taken from the display or a pile and is being paid for."""

    lies = Lies.UNDER_PAYMENT

    def holds(self, frame: Frame) -> int | None:
        return frame.values["card"]

    def misplaced(self, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        yield from super().misplaced(frame, agenda)
        at = agenda.index(frame)
        if agenda[at - 1].step is not HAPPENED or agenda[at - 2].step is not ACT:
            yield "it lies on what it triggers, happened"


class BoughtCheck(AcquiredCheck):
    step = BOUGHT

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        return s.kind_of(frame.values["card"]) != c.WONDER


class WonderBegunCheck(AcquiredCheck):
    step = WONDER_BEGUN

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        return s.kind_of(frame.values["card"]) == c.WONDER


class CompleteCheck(MonumentalWords):
    step = COMPLETE
    lies = Lies.UNDER_PAYMENT
    follows_action = True

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        return s.work(frame.seat) >= 0


class OnTopCheck(MonumentalWords):
    step = ON_TOP
    lies = Lies.ANYWHERE

    def holds(self, frame: Frame) -> int | None:
        return frame.values["card"]

    def misplaced(self, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        below = agenda[agenda.index(frame) - 1]
        if below.step is not SITE or below.values["card"] != frame.values["card"]:
            yield "it lies on site of the same Wonder"

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        return s.kind_of(frame.values["card"]) == c.WONDER


class ConqueredCheck(MonumentalWords):
    step: Step[Any] = CONQUERED
    lies = Lies.UNDER_PAYMENT
    follows_action = True

    def is_paid_by(self, frame: Frame) -> bool:
        """Or it is paid, and a module asks something: its words know where they belong."""
        return frame.step in (SHARE, BEFORE_CONQUEST) or frame.step.module >= 0 or super().is_paid_by(frame)

    def problems(self, s: Position, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        yield from super().problems(s, frame, agenda)
        yield from march_problems(s, frame.seat, frame.values["tile"], 0, s.at.kinds_of_units)


class BeforeConquestCheck(MonumentalWords):
    """What modules ask before a conquest waits for its payment too."""

    step = BEFORE_CONQUEST
    lies = Lies.UNDER_PAYMENT

    def is_paid_by(self, frame: Frame) -> bool:
        return frame.step is SHARE or super().is_paid_by(frame)

    def misplaced(self, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        yield from super().misplaced(frame, agenda)
        below = agenda[agenda.index(frame) - 1]
        if below.step is not CONQUERED or below.values["tile"] != frame.values["tile"]:
            yield "it lies on conquered of the same tile"


class MovedCheck(MonumentalWords):
    step = MOVED
    lies = Lies.UNDER_PAYMENT
    follows_action = True

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        origin, tile, unit = (frame.values[name] for name in ("origin", "tile", "unit"))
        return (
            s.owner(origin) == frame.seat
            and lands.may_leave(s, origin, unit)
            and lands.is_destination(s, frame.seat, origin, tile, False)
        )


class SteppedCheck(MonumentalWords):
    step = STEPPED
    lies = Lies.UNDER_PAYMENT
    follows_action = True

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        which = frame.values["explorer"]
        is_first = not exploring.is_like_another(s, frame.seat, which)
        return is_first and exploring.may_step(s, frame.seat, which, frame.values["tile"])


class HappenedCheck(MonumentalWords):
    step = HAPPENED
    lies = Lies.ANYWHERE


# -- cards that are drawn ------------------------------------------------------------------------------


class HeldCardCheck(MonumentalWords):
    step = HELD_CARD
    lies = Lies.ANYWHERE

    def holds(self, frame: Frame) -> int | None:
        return None if frame.values["state"] == c.HELD_GONE else frame.values["card"]

    def misplaced(self, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        above = agenda[agenda.index(frame) + 1 :]
        if not above or above[0].step not in (HELD_CARD, USE_DRAWN):
            yield "it lies below use_drawn only"

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        is_gone = frame.values["state"] == c.HELD_GONE
        return not is_gone or frame.values["card"] in s.items(s.archive(frame.seat))


CHECKS: list[MonumentalWords] = [
    GainCheck(),
    GainEachCheck(),
    ArchiveSelfCheck(),
    ReinforceCheck(),
    DiscountCheck(),
    ExtraPickupCheck(),
    DrawCheck(),
    BoughtCheck(),
    WonderBegunCheck(),
    CompleteCheck(),
    OnTopCheck(),
    ConqueredCheck(),
    BeforeConquestCheck(),
    MovedCheck(),
    SteppedCheck(),
    HappenedCheck(),
    HeldCardCheck(),
]
