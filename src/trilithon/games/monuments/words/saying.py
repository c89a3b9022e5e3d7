"""Messages that many words need: names of things, amounts and prices."""

from __future__ import annotations

from collections.abc import Sequence

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.paying import discount_of
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.telling import named_action, named_building, named_hex, named_unit
from trilithon.games.monuments.names import KINDS
from trilithon.games.monuments.wording import counted, some
from trilithon.kernel.engine.events import Argument, Message

__all__ = [
    "amounts",
    "ask",
    "counted",
    "does",
    "fighter",
    "named_action",
    "named_building",
    "named_hex",
    "named_unit",
    "price",
    "say",
    "some",
    "token",
]


def loss(key: str, **args: Argument) -> Message:
    """What an answer leaves undone."""
    return Message(f"monuments-loss-{key}", args)


def does(what: str) -> Message:
    """On the button that plays a plan."""
    return Message(f"monuments-does-{what}")


def say(label: str, **args: Argument) -> Message:
    return Message(f"monuments-label-{label}", args)


def ask(question: str, **args: Argument) -> Message:
    return Message(f"monuments-question-{question}", args)


def token(kind: int, n: int = 1) -> Message:
    return counted(KINDS[kind], n)


def amounts(numbers: Sequence[int]) -> list[Message]:
    """So many tokens of each kind, without those of which there are none."""
    return [token(kind, n) for kind, n in enumerate(numbers) if n]


def price(cost: int, less: int) -> Message:
    """A price (a purse), and what goes off it."""
    off = discount_of(c.purse_size(cost), less)
    return Message("monuments-price", {"price": amounts(c.listed(cost)), "less": off})


def fighter(s: Position, figure: int) -> Message:
    """A unit and where it stands, or on which ferry."""
    unit, hexes = s.unit_of(figure), s.chart.hexes
    if not c.is_aboard(hexes, figure):
        return Message(
            "monuments-fighter", {"unit": named_unit(unit), "hex": named_hex(s, c.spot_of(figure))}
        )
    n = c.ferry_of(hexes, figure) + 1
    if unit == c.WHOLE_FERRY:
        return Message("monuments-fighter-ferry", {"n": n})
    place = c.slot_of(hexes, figure) + 1
    return Message("monuments-fighter-aboard", {"unit": named_unit(unit), "n": n, "place": place})
