"""Acquire a Basic Building."""

from __future__ import annotations

from trilithon.games.monumental.engine import shop
from trilithon.games.monumental.engine.actions.buy_basic import BUY_BASIC
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.words.actions.base import ActionWords
from trilithon.games.monumental.words.buying import buy_label, buying_notes, card_too_dear, no_pile
from trilithon.games.monumental.words.shared import does
from trilithon.games.monumental.words.things import basic_thing, pile_named
from trilithon.kernel.engine.events import Message
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Target


class BuyBasicWords(ActionWords):
    action = BUY_BASIC
    notation = ("buy CARD",)

    def label(self, s: Position, argument: int) -> Message:
        return buy_label(s, s.box.basics[argument])

    def write(self, s: Position, argument: int) -> str:
        return f"buy {s.box.card_ids[s.box.basics[argument]]}"

    def about(self, s: Position, argument: int) -> list[str]:
        return [basic_thing(s, argument)]

    def spends(self, s: Position, argument: int) -> tuple[int, ...]:
        return (shop.paid_in(s, int(s.box.basics[argument])),)

    def does(self, s: Position, argument: int) -> Message:
        return does("buy")

    def notes(self, s: Position, argument: int) -> list[Message]:
        return buying_notes(s, s.box.basics[argument])

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        if target.sort != "basic":
            return None
        pile = pile_named(s, target)
        return no_pile(s, pile) or card_too_dear(s, s.box.basics[pile])
