"""What a Monumental position says of itself while it is played: events for the log, made only when somebody listens.

Whoever tells asks `s.events is not None` first.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.layout import RESOURCES
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.events import Argument, Message

PAID: Final = "paid"
GAINED: Final = "gained"


def named_card(s: World, card: i64) -> Message:
    return s.box.card_names[i64(s.kinds[card])]


def named_cards(s: World, cards: list[int]) -> list[Message]:
    """Several cards, equal ones together: 'Forum, 3 × Work Camp'."""
    kinds: list[int] = []
    counts: list[int] = []
    for card in cards:
        kind = int(s.kinds[card])
        if kind in kinds:
            counts[kinds.index(kind)] += 1
        else:
            kinds.append(kind)
            counts.append(1)
    named: list[Message] = []
    for i in range(len(kinds)):
        named.append(Message("monumental-cards", {"card": s.box.card_names[kinds[i]], "n": counts[i]}))
    return named


def named_ability(s: World, ability: i64) -> Message:
    """Of the card or Policy that has it."""
    if ability < s.box.cards:
        return s.box.card_names[ability]
    return s.box.policy_names[ability - s.box.cards]


def named_tile(s: World, tile: i64) -> Message:
    return Message("monumental-tile", {"name": s.chart.names[tile]})


def of_unit(s: World, text: str, unit: i64) -> str:
    """The name of a text about a Unit: it is about a Soldier, unless the name of another kind is added to it."""
    return text if unit == c.SOLDIER else text + "-" + s.setup.units[unit].name


# -- resources ---------------------------------------------------------------------------------------


def amount(resource: i64, n: i64) -> Message:
    """As the object of a sentence."""
    return Message("monumental-some-" + RESOURCES[resource], {"n": n})


def counted(resource: i64, n: i64) -> Message:
    """The same by itself, as prices are."""
    return Message("monumental-resource-" + RESOURCES[resource], {"n": n})


def goods_of(s: World, seat: i64) -> list[int]:
    """To tell afterwards what was gained."""
    return [int(s.has(seat, resource)) for resource in range(c.RESOURCES)]


def tell_gain(s: World, seat: i64, resource: i64, n: i64) -> None:
    _tell_goods(s, seat, GAINED, [amount(resource, n)] if n else [])


def tell_gained_since(s: World, seat: i64, before: list[int]) -> None:
    """Everything that the seat has more of now, each resource once."""
    more: list[Message] = []
    for resource in range(c.RESOURCES):
        n = s.has(seat, resource) - before[resource]
        if n > 0:
            more.append(amount(resource, n))
    if more:
        _tell_goods(s, seat, GAINED, more)


def tell_price(s: World, seat: i64, resource: i64, n: i64) -> None:
    """What was paid."""
    _tell_goods(s, seat, PAID, [counted(resource, n)] if n else [])


def _tell_goods(s: World, seat: i64, message: str, goods: list[Message]) -> None:
    """Tell of resources; one line with what was told in this way right before."""
    together = _goods_told_last(s, seat, message)
    for good in goods:
        _add(together, good)
    s.tell(seat, message, {"goods": together})


def _add(goods: list[Message], more: Message) -> None:
    """Each resource once."""
    for i in range(len(goods)):
        there = goods[i].args["n"]
        n = more.args["n"]
        if goods[i].id == more.id and isinstance(there, int) and isinstance(n, int):
            goods[i] = Message(more.id, {"n": there + n})
            return
    goods.append(more)


def tell_bought(s: World, seat: i64, message: str, args: dict[str, Argument]) -> None:
    """Tell everybody what was done and, in the same line, what was paid for it right before."""
    goods = _goods_told_last(s, seat, PAID)
    args["goods"] = goods
    args["paid"] = len(goods)
    s.tell(seat, message, args)


def _goods_told_last(s: World, seat: i64, message: str) -> list[Message]:
    """The resources of the last line, if it is such a line of the seat; the line is taken back."""
    events = s.events
    if events:
        last = events[-1]
        if last.seat == seat and last.message.id == s.log() + message:
            goods = last.message.args["goods"]
            if isinstance(goods, list):
                events.pop()
                return goods.copy()
    return []
