"""Gold (MO-AUT-15, -49)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.counting import counted
from trilithon.games.monumental.engine.resources import gain
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.automa.engine.own import Own
from trilithon.games.monumental.modules.automa.engine.verbs.verb import Verb


class Gold(Verb):
    """So much; it is always possible."""

    def __init__(self) -> None:
        super().__init__("gold")

    def is_possible(self, s: World, mine: Own, seat: i64, which: i64, how: i64) -> bool:
        return True

    def carry_out(self, s: World, mine: Own, seat: i64, which: i64, how: i64) -> None:
        n = gain(s, seat, c.GOLD, which)
        if s.events is not None:
            s.tell(seat, "automa-gold", {"n": n})


GOLD: Final = Gold()


class Coast(Verb):
    """So much for each coastal Province."""

    def __init__(self) -> None:
        super().__init__("coast")

    def is_possible(self, s: World, mine: Own, seat: i64, which: i64, how: i64) -> bool:
        return True

    def carry_out(self, s: World, mine: Own, seat: i64, which: i64, how: i64) -> None:
        provinces = counted(s, seat, c.COASTAL, c.NONE)
        n = gain(s, seat, c.GOLD, which * provinces)
        if s.events is not None:
            s.tell(seat, "automa-coast", {"n": n, "provinces": provinces})


COAST: Final = Coast()
