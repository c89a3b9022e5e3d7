"""Part of a bonus: tokens of a kind."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.producing import has_place_for_bonus
from trilithon.games.monuments.engine.steps.place_token import WHERE_TOKEN
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Step


class GainKind(Step[World]):
    def __init__(self) -> None:
        super().__init__("gain_kind")
        self.kind: Final = self.field("kind", c.KIND)
        self.n: Final = self.field("n")

    def push(self, s: World, seat: i64, kind: i64, n: i64) -> None:
        s.push(self, seat, kind, n)

    def idle(self, s: World) -> bool:
        return not has_place_for_bonus(s, s.whose(), s.get(self.kind))

    def run(self, s: World) -> None:
        seat = s.whose()
        kind = s.get(self.kind)
        n = s.get(self.n)
        s.drop()
        WHERE_TOKEN.push(s, seat, kind, n)


GAIN_KIND: Final = GainKind()
