"""Train: a unit, or a weapon."""

from __future__ import annotations

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.words.cards.card import CardWords
from trilithon.games.monuments.words.refusing import both
from trilithon.games.monuments.words.training import why_not_forged, why_not_paid
from trilithon.kernel.game import Refusal


class TrainCard(CardWords):
    card = c.TRAIN

    def why_not(self, s: Position, seat: int) -> Refusal | None:
        """Without a permit navies come closest: naval guns are one."""
        unit = why_not_paid(s, seat, c.S_ARMY if s.rule(seat, c.R_PERMIT) else c.S_NAVY)
        weapon = why_not_forged(s, seat)
        return both(unit, weapon) if unit and weapon else unit or weapon
