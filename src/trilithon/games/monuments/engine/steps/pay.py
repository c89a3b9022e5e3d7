"""Which tokens are spent: kind by kind, from where, in the order of places (MS-SPD-01)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.layout import NUMBER

SPEND: Final = 1  # see `spending`
AT_ONCE: Final = 16  # more tokens of a kind are never in one place


def spending(place: i64, kind: i64, n: i64) -> i64:
    """The argument of SPEND. Places are hexes, and ferries after all of these."""
    return (place * c.KINDS + kind) * AT_ONCE + n


def place_of(spending: i64) -> i64:
    return spending // AT_ONCE // c.KINDS


def kind_of(spending: i64) -> i64:
    return spending // AT_ONCE % c.KINDS


def number_of(spending: i64) -> i64:
    return spending % AT_ONCE


class Pay(Question[World]):
    """Which tokens are spent: kind by kind, from where, in the order of places (MS-SPD-01)."""

    def __init__(self) -> None:
        super().__init__("pay")
        self.wood: Final = self.field("wood")
        self.sheep: Final = self.field("sheep")
        self.metal: Final = self.field("metal")
        self.wheat: Final = self.field("wheat")
        self.lowest: Final = self.field("lowest", NUMBER, 0, 999)

    def push(self, s: World, seat: i64, wood: i64, sheep: i64, metal: i64, wheat: i64, lowest: i64) -> None:
        s.push(self, seat, wood, sheep, metal, wheat, lowest)


PAY: Final = Pay()
