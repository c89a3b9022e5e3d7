"""What a Monumental position says of itself while it is played: events for the log, made only when somebody listens."""

from __future__ import annotations

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine import events
from trilithon.kernel.engine.events import Argument, Message

RESOURCE_NAMES = ["production", "science", "military", "gold", "culture", "feud"]


def card(s: World, card: int) -> Message:
    return s.box.card_names[s.kinds[card]]


def cards(s: World, cards: list[int]) -> list[Message]:
    """Several cards, equal ones together: 'Forum, 3 × Work Camp'."""
    kinds: list[int] = []
    counts: list[int] = []
    for card in cards:
        kind = s.kinds[card]
        if kind in kinds:
            counts[kinds.index(kind)] += 1
        else:
            kinds.append(kind)
            counts.append(1)
    named: list[Message] = []
    for i in range(len(kinds)):
        named.append(Message("monumental-cards", {"card": s.box.card_names[kinds[i]], "n": counts[i]}))
    return named


def policy(s: World, seat: int, policy: int) -> Message:
    return s.box.policy_names[s.civilization[seat] * c.POLICIES + policy]


def name_of_ability(s: World, ability: int) -> Message:
    """Of the card or Policy that has it."""
    if ability < s.box.cards:
        return s.box.card_names[ability]
    return s.box.policy_names[ability - s.box.cards]


def tile(s: World, tile: int) -> Message:
    return Message("monumental-tile", {"name": s.chart.names[tile]})


def amount(resource: int, n: int) -> Message:
    """As the object of a sentence."""
    return Message("monumental-some-" + RESOURCE_NAMES[resource], {"n": n})


def counted(resource: int, n: int) -> Message:
    """The same by itself, as prices are."""
    return Message("monumental-resource-" + RESOURCE_NAMES[resource], {"n": n})


def amounts(pairs: list[int]) -> list[Message]:
    """Of resource, amount, resource, amount, ..."""
    named: list[Message] = []
    i = 0
    while i < len(pairs):
        named.append(amount(pairs[i], pairs[i + 1]))
        i += 2
    return named


def tell(s: World, seat: int, id: str, args: dict[str, Argument]) -> None:
    """Tell everybody the same."""
    events.tell(s.events, seat, "monumental-log-" + id, args)


def tell_price(s: World, seat: int, pairs: list[int]) -> None:
    """What was paid: resource, amount, ..., some of which may be 0."""
    tell_goods(
        s, seat, "paid", [counted(pairs[i], pairs[i + 1]) for i in range(0, len(pairs), 2) if pairs[i + 1]]
    )


def tell_goods(s: World, seat: int, id: str, goods: list[Message]) -> None:
    """Tell of resources; one line with what was told in this way right before."""
    together = _goods_told_last(s, seat, id)
    for good in goods:
        _add(together, good)
    tell(s, seat, id, {"goods": together})


def _add(goods: list[Message], more: Message) -> None:
    """Each resource once."""
    for i in range(len(goods)):
        there = goods[i].args["n"]
        n = more.args["n"]
        if goods[i].id == more.id and isinstance(there, int) and isinstance(n, int):
            goods[i] = Message(more.id, {"n": there + n})
            return
    goods.append(more)


def tell_bought(s: World, seat: int, id: str, args: dict[str, Argument]) -> None:
    """Tell everybody what was done and, in the same line, what was paid for it right before."""
    goods = _goods_told_last(s, seat, "paid")
    args["goods"] = goods
    args["paid"] = len(goods)
    tell(s, seat, id, args)


def _goods_told_last(s: World, seat: int, id: str) -> list[Message]:
    """The resources of the last line, if it is such a line of the seat; the line is taken back."""
    events = s.events
    if events:
        last = events[-1]
        if last.seat == seat and last.message.id == "monumental-log-" + id:
            goods = last.message.args["goods"]
            if isinstance(goods, list):
                events.pop()
                return goods.copy()
    return []


def tell_privately(
    s: World, seat: int, id: str, args: dict[str, Argument], secret: dict[str, Argument]
) -> None:
    """Tell everybody something, and more of it to the seat itself: `<id>-own` is the fuller message."""
    events.tell_privately(s.events, seat, "monumental-log-" + id, args, secret)
