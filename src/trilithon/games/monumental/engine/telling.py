"""What a Monumental position says of itself while it is played: events for the log, built only when somebody listens."""

from __future__ import annotations

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.events import Argument, Event, Message

RESOURCE_NAMES = ["production", "science", "military", "gold", "culture", "feud"]


def player(seat: int) -> Message:
    return Message("seat", {"number": seat + 1})


def card(s: World, card: int) -> Message:
    return s.box.card_names[s.kinds[card]]


def policy(s: World, seat: int, policy: int) -> Message:
    return s.box.policy_names[s.civilization[seat] * c.POLICIES + policy]


def tile(s: World, tile: int) -> Message:
    return Message("monumental-tile", {"name": s.chart.names[tile]})


def amount(resource: int, n: int) -> Message:
    return Message("monumental-amount-" + RESOURCE_NAMES[resource], {"n": n})


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
    events = s.events
    if events is not None:
        if seat >= 0:
            args["player"] = player(seat)
        events.append(Event(seat, Message("monumental-log-" + id, args)))


def tell_privately(s: World, seat: int, id: str, args: dict[str, Argument], secret: dict[str, Argument]) -> None:
    """Tell everybody something, and more of it to the seat itself: `<id>-own` is the fuller message."""
    events = s.events
    if events is not None:
        args["player"] = player(seat)
        full: dict[str, Argument] = {}
        full.update(args)
        full.update(secret)
        events.append(
            Event(seat, Message("monumental-log-" + id, args), Message("monumental-log-" + id + "-own", full))
        )
