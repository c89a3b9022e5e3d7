"""What a Pantheon position says of itself while it is played: events for the log, built only when somebody listens."""

from __future__ import annotations

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.table import Table
from trilithon.kernel.engine.events import Argument, Event, Message

CARD_IDS: list[str] = [
    "movement",
    "offerings",
    "priests",
    "dancers",
    "temples",
    "money-1",
    "money-2",
    "money-3",
    "money-4",
    "money-5",
]
CATEGORY_IDS: list[str] = ["gods", "columns", "half-gods", "pietalte", "ending"]


def text_id(content_id: str) -> str:
    """Content ids as they stand in message ids."""
    return content_id.replace("_", "-")


def player(seat: int) -> Message:
    return Message("seat", {"number": seat + 1})


def card(kind: int) -> Message:
    return Message("pantheon-card-" + CARD_IDS[kind])


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
    return Message("pantheon-god-" + text_id(s.t.god_ids[god_index]))


def loot(s: Table, tile: int) -> Message:
    return Message("pantheon-loot-" + text_id(s.t.loot_ids[tile]))


def bonus(s: Table, tile: int) -> Message:
    return Message("pantheon-bonus-" + text_id(s.t.bonus_ids[tile]))


def nation(s: Table, index: int) -> Message:
    return Message("pantheon-nation-" + text_id(s.t.nation_ids[index]))


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
