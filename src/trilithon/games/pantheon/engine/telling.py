"""What a Pantheon position says of itself while it is played: events for the log, built only when somebody listens."""

from __future__ import annotations

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.table import Table
from trilithon.games.pantheon.engine.tables import CARD_NAMES
from trilithon.kernel.engine.events import Argument, Event, Message


def player(seat: int) -> Message:
    return Message("seat", {"number": seat + 1})


def card(kind: int) -> Message:
    return Message("pantheon-card-" + CARD_NAMES[kind].replace("_", "-"))


def cards(kinds: list[int]) -> list[Message]:
    """Several cards, equal ones together: 'dancers, priests x2'."""
    counts = [0] * c.CARD_KINDS
    for kind in kinds:
        counts[kind] += 1
    return counted_cards(counts)


def counted_cards(counts: list[int]) -> list[Message]:
    named: list[Message] = []
    for kind in range(c.CARD_KINDS):
        if counts[kind] > 0:
            named.append(Message("pantheon-cards", {"card": card(kind), "n": counts[kind]}))
    return named


def god(s: Table, god_index: int) -> Message:
    return s.t.god_names[god_index]


def loot(s: Table, tile: int) -> Message:
    return s.t.loot_names[tile]


def bonus(s: Table, tile: int) -> Message:
    return s.t.bonus_names[tile]


def nation(s: Table, index: int) -> Message:
    return s.t.nation_names[index]


def tell(s: Table, seat: int, id: str, args: dict[str, Argument]) -> None:
    """Tell everybody the same."""
    events = s.events
    if events is not None:
        if seat >= 0:
            args["player"] = player(seat)
        events.append(Event(seat, Message("pantheon-log-" + id, args)))


def tell_privately(
    s: Table, seat: int, id: str, args: dict[str, Argument], secret: dict[str, Argument]
) -> None:
    """Tell everybody something, and more of it to the seat itself: `<id>-own` is the fuller message."""
    events = s.events
    if events is not None:
        args["player"] = player(seat)
        full: dict[str, Argument] = {}
        full.update(args)
        full.update(secret)
        events.append(
            Event(seat, Message("pantheon-log-" + id, args), Message("pantheon-log-" + id + "-own", full))
        )
