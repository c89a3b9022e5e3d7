"""Acquire a card of the display."""

from __future__ import annotations

from trilithon.games.monumental.engine import shop
from trilithon.games.monumental.engine.actions.buy import BUY
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.words.actions.base import ActionWords
from trilithon.games.monumental.words.buying import buy_label, buying_notes, card_too_dear, no_card
from trilithon.games.monumental.words.shared import card_id, does
from trilithon.games.monumental.words.things import display_thing, number_named
from trilithon.kernel.engine.events import Message
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Target


class BuyWords(ActionWords):
    action = BUY
    notation = ("buy PLACE CARD",)

    def label(self, s: Position, argument: int) -> Message:
        return buy_label(s, s.kinds[s.on_display(argument)])

    def write(self, s: Position, argument: int) -> str:
        return f"buy {argument + 1} {card_id(s, s.on_display(argument))}"

    def about(self, s: Position, argument: int) -> list[str]:
        return [display_thing(argument)]

    def spends(self, s: Position, argument: int) -> tuple[int, ...]:
        return (shop.paid_in(s, int(s.kinds[s.on_display(argument)])),)

    def does(self, s: Position, argument: int) -> Message:
        return does("buy")

    def notes(self, s: Position, argument: int) -> list[Message]:
        return buying_notes(s, s.kinds[s.on_display(argument)])

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        if target.sort != "display":
            return None
        place = number_named(target)
        return no_card(s, place) or card_too_dear(s, s.kinds[s.on_display(place)])
