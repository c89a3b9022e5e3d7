"""The course of a turn: four phases, each a step that pushes what comes next (MO-ACTV-09)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.agenda import Step


class DealDisplay(Step[World]):
    """The first display, when all Capitals are chosen (MO-SETUP-15)."""

    def __init__(self) -> None:
        super().__init__("deal_display")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)


DEAL_DISPLAY: Final = DealDisplay()


class Turn(Step[World]):
    """The beginning of a seat's turn."""

    def __init__(self) -> None:
        super().__init__("turn")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)


TURN: Final = Turn()


class EndActions(Step[World]):
    """The end of phase 2: basic resources are lost (MO-RES-02)."""

    def __init__(self) -> None:
        super().__init__("end_actions")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)


END_ACTIONS: Final = EndActions()


class ClearCity(Step[World]):
    """Phase 3: all active cards go to the discard pile (MO-CITY-01)."""

    def __init__(self) -> None:
        super().__init__("clear_city")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)


CLEAR_CITY: Final = ClearCity()


class FillCity(Step[World]):
    """Phase 3: cards are dealt to open spaces (MO-CITY-03 to -08)."""

    def __init__(self) -> None:
        super().__init__("fill_city")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)


FILL_CITY: Final = FillCity()


class FillDisplay(Step[World]):
    """Phase 4: the display is replenished (MO-DISP)."""

    def __init__(self) -> None:
        super().__init__("fill_display")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)


FILL_DISPLAY: Final = FillDisplay()


class NextTurn(Step[World]):
    """The turn ends; the next one begins, or the game is over."""

    def __init__(self) -> None:
        super().__init__("next_turn")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)


NEXT_TURN: Final = NextTurn()
