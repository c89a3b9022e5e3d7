"""Parts of Attacks: steps that can stand in the Attack of a Monster. They know which Monster it is."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.agenda import FIRST_FIELD, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Hit(Step[World]):
    """The seat of its frame is the one that makes choices of the Attack (MO-MONS-15)."""

    def told(self, code: vec[i16], place: i64, field: i64) -> i64:
        """A field of the part that begins at a place of a table."""
        return i64(code[place + 1 + field - FIRST_FIELD])

    def can_hit(self, s: World, code: vec[i16], place: i64, monster: i64) -> bool:
        """Would it take all that it says from somebody? Else it is no alternative."""
        raise NotImplementedError

    def loss(self, s: World, code: vec[i16], place: i64, monster: i64, seat: i64) -> float:
        """What it would cost the seat if it came now, in points."""
        raise NotImplementedError
