"""Which mounted Unit moves without Military."""

from __future__ import annotations

from trilithon.games.monumental.effects import Part
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.goods import Positive
from trilithon.games.monumental.modules.amazons.engine.own import horses_of, horses_on, own
from trilithon.games.monumental.modules.amazons.engine.steps.ride import RIDE
from trilithon.games.monumental.words.shared import because
from trilithon.games.monumental.words.things import tile_named
from trilithon.games.monumental.words.unit_move import MOVE_WORTH, UnitMoveWords
from trilithon.kernel.engine.events import Message
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Frame, Target


class Ride(Part, tag="ride", frozen=True, kw_only=True):
    """So many moves of a mounted Unit to an adjacent Province that the owner controls (MO-EFF-33)."""

    step = RIDE
    n: Positive = 1

    def worth(self) -> float:
        return MOVE_WORTH * self.n


class RideWords(UnitMoveWords):
    """As of any Unit, but it must be mounted."""

    step = RIDE
    asked = "ride"

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        if target.sort == "tile":
            tile = tile_named(s, target)
            if s.owner(tile) == s.to_move and horses_on(s, own(s), tile) == 0:
                return because(self.rule, "not-mounted")
        return super().why_not(s, target)

    def not_yet(self, s: Position, part: int, name: Message) -> Refusal | None:
        if horses_of(s, own(s), s.to_move) == 0:
            return because(self.rule, "no-horse-yet", card=name)
        return None

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        return own(s).unit >= 0
