"""Cards that can be acquired: how a purchase is called, and why it cannot be made."""

from __future__ import annotations

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine import shop
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.resources import most_payable
from trilithon.games.monumental.engine.telling import counted, named_card
from trilithon.games.monumental.words.shared import because, note, say
from trilithon.kernel.engine.events import Argument, Message
from trilithon.kernel.game import Refusal

RULES = {c.BUILDING: "MO-ACQ-02", c.KNOWLEDGE: "MO-ACQ-03", c.WONDER: "MO-WON-01"}
"""Of buying each kind of card."""


def priced(s: Position, label: str, resource: int, price: int, **args: Argument) -> Message:
    """With the Gold that must be among it."""
    gold = max(0, price - s.has(s.to_move, resource))
    return say(label, goods=counted(resource, price), gold=gold, **args)


def buy_label(s: Position, kind: int) -> Message:
    label = "begin-wonder" if s.box.card_kind[kind] == c.WONDER else "buy"
    price = shop.price_of(s, s.to_move, kind)
    return priced(s, label, shop.paid_in(s, kind), price, card=s.box.card_names[kind])


def buying_notes(s: Position, kind: int) -> list[Message]:
    """What becomes of the card."""
    return [note("wonder" if s.box.card_kind[kind] == c.WONDER else "top")]


def too_dear(s: Position, rule: str, name: Message, resource: int, price: int) -> Refusal:
    short = price - most_payable(s, s.to_move, resource)
    return because(rule, "too-dear", card=name, goods=counted(resource, price), short=short)


def card_too_dear(s: Position, kind: int) -> Refusal:
    rule, name = RULES[s.box.card_kind[kind]], s.box.card_names[kind]
    return too_dear(s, rule, name, shop.paid_in(s, kind), shop.price_of(s, s.to_move, kind))


def no_card(s: Position, place: int) -> Refusal | None:
    """A gap of the display."""
    return because("MO-ACQ-05", "gap") if s.on_display(place) < 0 else None


def no_pile(s: Position, pile: int) -> Refusal | None:
    if s.d[s.at.left + pile]:
        return None
    return because("MO-ACQ-06", "pile-empty", card=s.box.card_names[s.box.basics[pile]])


def why_unfinished(s: Position) -> Refusal:
    """Why the own Wonder under construction cannot be completed."""
    card = s.work(s.to_move)
    if card < 0:
        return because("MO-WON-02", "no-work")
    if not shop.has_site(s, s.to_move):
        return because("MO-WON-05", "no-site")
    return too_dear(s, "MO-WON-02", named_card(s, card), c.PRODUCTION, shop.price_to_finish(s, s.to_move))
