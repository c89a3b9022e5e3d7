"""Use the effect of an active card."""

from __future__ import annotations

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.actions.use_card import USE_CARD
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.telling import named_card
from trilithon.games.monumental.words.actions.base import ActionWords
from trilithon.games.monumental.words.city import card_text, no_own_card
from trilithon.games.monumental.words.shared import because, say
from trilithon.games.monumental.words.things import city_thing, slot_named
from trilithon.games.monumental.words.unusable import why_unusable
from trilithon.kernel.engine.events import Message
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Target


class UseCardWords(ActionWords):
    action = USE_CARD
    notation = ("use SPACE CARD",)

    def label(self, s: Position, argument: int) -> Message:
        card = s.card_at(s.to_move, argument)
        return say("use", card=named_card(s, card), effect=s.box.use_texts[s.kinds[card]])

    def write(self, s: Position, argument: int) -> str:
        return f"use {card_text(s, s.to_move, argument)}"

    def about(self, s: Position, argument: int) -> list[str]:
        return [city_thing(s, s.to_move, argument)]

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        if target.sort != "city":
            return None
        owner, slot = slot_named(s, target)
        if refusal := no_own_card(s, "MO-EFF-02", owner, slot):
            return refusal
        card = s.card_at(owner, slot)
        name, ability = named_card(s, card), int(s.kinds[card])
        if not s.box.use_code[ability]:
            return because("MO-EFF-01", "by-itself" if _lasts(s, ability) else "no-use", card=name)
        if not s.is_active(card):
            return because("MO-EFF-02", "not-active", card=name)
        if s.d[s.at.marks + card] & c.USED:
            return because("MO-EFF-02", "used", card=name)
        return why_unusable(s, ability)


def _lasts(s: Position, ability: int) -> bool:
    """Is it continuous or triggered?"""
    starts = s.box.rule_start, s.box.trigger_start
    return any(start[ability] < start[ability + 1] for start in starts)
