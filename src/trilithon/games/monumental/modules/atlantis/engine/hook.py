"""What the Nexus does, and when (MO-LK-08 to -12)."""

from __future__ import annotations

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.steps.happened import HAPPENED
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.atlantis.engine.evaluation import worth_besides
from trilithon.games.monumental.modules.atlantis.engine.nexus import (
    activate,
    add,
    close_gap,
    leftmost_inactive,
    take_own,
    turn_over,
)
from trilithon.games.monumental.modules.atlantis.engine.own import Own

MOMENTS = ["decked", "acquired", "activated", "cleared", "vacated", "worth"]


class Atlantis(Own):
    def __init__(self, event: i64) -> None:
        super().__init__(event, MOMENTS.copy())

    def decked(self, s: World, seat: i64) -> None:
        if seat == self.seat:
            take_own(s, self, seat)

    def acquired(self, s: World, seat: i64, card: i64) -> bool:
        """Every Knowledge goes to the right end at once, and is not activated this turn (MO-LK-09, -12)."""
        if seat != self.seat or s.kind_of(card) != c.KNOWLEDGE:
            return False
        add(s, self, seat, card)
        s.d[self.fresh + seat] += 1
        return True

    def activated(self, s: World, seat: i64, crossing: i64) -> None:
        """The leftmost card too, always (MO-LK-10)."""
        if seat != self.seat:
            return
        place = leftmost_inactive(s, self, seat)
        if place >= 0:
            activate(s, self, seat, place)
            HAPPENED.push(s, seat, self.event, 0)

    def cleared(self, s: World, seat: i64) -> None:
        if seat == self.seat:
            turn_over(s, self, seat)

    def vacated(self, s: World, seat: i64, slot: i64) -> None:
        """Only what says so takes a card from there (MO-LK-13): a Monster does (MO-MONS-18)."""
        if slot >= self.first:
            close_gap(s, self, seat, slot - self.first)

    def worth(self, s: World, seat: i64) -> float:
        return worth_besides(s, self, seat) if seat == self.seat else 0.0
