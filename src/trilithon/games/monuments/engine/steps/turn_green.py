"""An action card is upgraded once that is paid."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.telling import named_action
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Step


class TurnGreen(Step[World]):
    def __init__(self) -> None:
        super().__init__("turn_green")
        self.card: Final = self.field("card", c.CARD)

    def push(self, s: World, seat: i64, card: i64) -> None:
        s.push(self, seat, card)

    def run(self, s: World) -> None:
        seat = s.whose()
        card = s.get(self.card)
        s.drop()
        s.d[s.at.upgraded + seat * c.CARDS + card] = 1
        if s.events is not None:
            s.tell(seat, "upgraded", {"card": named_action(card)})


TURN_GREEN: Final = TurnGreen()
