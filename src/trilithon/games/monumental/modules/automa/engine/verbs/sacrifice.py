"""Sacrifices of Aztecs that an Automa leads (MO-AUT-55)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.resources import gain
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.automa.engine.own import Own
from trilithon.games.monumental.modules.automa.engine.verbs.verb import Verb
from trilithon.games.monumental.modules.aztecs.engine import own as aztecs
from trilithon.games.monumental.modules.aztecs.engine.codes import NUMBER as AZTECS
from trilithon.games.monumental.modules.aztecs.engine.steps.return_sacrificed import RETURN_SACRIFICED
from trilithon.games.monumental.modules.aztecs.engine.steps.sacrifice import SACRIFICE as SET_ASIDE


class Sacrifice(Verb):
    """A Soldier of the Capital for so much Gold (`which`); if none is there, one comes back."""

    def __init__(self) -> None:
        super().__init__("sacrifice")

    def is_possible(self, s: World, mine: Own, seat: i64, which: i64, how: i64) -> bool:
        if s.hooks.of(AZTECS) is None:
            return False
        return aztecs.victims(s, seat) > 0 or aztecs.sacrificed(s, seat) > 0

    def carry_out(self, s: World, mine: Own, seat: i64, which: i64, how: i64) -> None:
        if aztecs.victims(s, seat) == 0:
            RETURN_SACRIFICED.push(s, seat, 1)
            return
        n = gain(s, seat, c.GOLD, which)
        if s.events is not None:
            s.tell(seat, "automa-gold", {"n": n})
        SET_ASIDE.push(s, seat, 1)


SACRIFICE: Final = Sacrifice()
