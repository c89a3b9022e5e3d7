"""Why a card of a Nexus is out of reach of an effect."""

from __future__ import annotations

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.hooks import REACHING
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.telling import named_card
from trilithon.games.monumental.modules.atlantis.engine.own import own
from trilithon.games.monumental.words.shared import because
from trilithon.kernel.game import Refusal


def explain(s: Position, what: int, about: int, refusal: Refusal) -> Refusal:
    if what != REACHING or c.slot_of(about) < own(s).first:
        return refusal
    owner, slot = c.seat_of(about), c.slot_of(about)
    if refusal.message.id.endswith("-activate-first"):
        return because("MO-LK-10", "nexus-by-itself")
    card = s.card_at(owner, slot)
    return because("MO-LK-13", "in-nexus", card=named_card(s, card)) if card >= 0 else refusal
