"""Which piece the loser of a battle loses; `attacker` if that is the attacker (MS-DMG-01)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.layout import FLAG

LOSE_UNIT: Final = 1  # figure
LOSE_BUILDING: Final = 2  # building


class Lose(Question[World]):
    """Which piece the loser of a battle loses; `attacker` if that is the attacker (MS-DMG-01)."""

    def __init__(self) -> None:
        super().__init__("lose")
        self.attacker: Final = self.field("attacker", FLAG)

    def push(self, s: World, seat: i64, attacker: bool) -> None:
        s.push(self, seat, 1 if attacker else 0)


LOSE: Final = Lose()
