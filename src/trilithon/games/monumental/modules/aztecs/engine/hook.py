"""What Aztecs listen to."""

from __future__ import annotations

from mypy_extensions import i64

from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.aztecs.engine.evaluation import worth_besides
from trilithon.games.monumental.modules.aztecs.engine.own import Own


class Aztecs(Own):
    def __init__(self) -> None:
        super().__init__(["worth"])

    def worth(self, s: World, seat: i64) -> float:
        return worth_besides(s, seat)
