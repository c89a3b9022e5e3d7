"""The altar: nothing is done with it by itself; whoever points at it is told what can be sacrificed for, or why not."""

from __future__ import annotations

from trilithon.games.monumental.engine.actions.use_card import USE_CARD
from trilithon.games.monumental.engine.actions.use_policy import USE_POLICY
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.steps.act import ACT
from trilithon.games.monumental.engine.telling import named_ability
from trilithon.games.monumental.modules.aztecs.engine.own import own, sacrificed, victims
from trilithon.games.monumental.modules.aztecs.engine.steps.sacrifice import SACRIFICE
from trilithon.games.monumental.words.parts import parts_of
from trilithon.games.monumental.words.shared import because
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import argument_of, verb_of
from trilithon.kernel.game import Refusal

ALTAR = "altar"
"""As it can be pointed at, with the seat: `altar:0`."""


def has_altar(s: Position, seat: int) -> bool:
    """Whoever has the Aztecs, and whoever has sacrificed somebody by a copied effect."""
    return seat == own(s).seat or sacrificed(s, seat) > 0


def why_at_altar(s: Position, seat: int) -> Refusal:
    """Sacrificing is only ever the price of an effect (MO-LK-15)."""
    if seat != s.to_move:
        return because("MO-LK-14", "other-altar")
    ready = victims(s, seat) if s.capital(seat) >= 0 else 0
    if not ready:
        return because("MO-LK-14", "nobody-to-sacrifice")
    if usable := _usable(s):
        return because("MO-LK-15", "sacrifice-by", n=ready, cards=usable)
    return because("MO-LK-15", "sacrifice-as-price", n=ready)


def _usable(s: Position) -> list[Message]:
    """What can be used right now and costs a sacrifice."""
    if s.step() is not ACT:
        return []
    abilities = []
    for move in s.moves():
        if verb_of(move) == USE_CARD.verb:
            abilities.append(int(s.kinds[s.card_at(s.to_move, argument_of(move))]))
        elif verb_of(move) == USE_POLICY.verb:
            abilities.append(int(s.policy_ability(argument_of(move))))
    return [named_ability(s, ability) for ability in dict.fromkeys(abilities) if _costs_soldiers(s, ability)]


def _costs_soldiers(s: Position, ability: int) -> bool:
    return any(s.steps[s.box.parts[part]] is SACRIFICE for part in parts_of(s, s.box.use_code[ability]))
