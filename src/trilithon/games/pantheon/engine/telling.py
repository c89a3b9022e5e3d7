"""What a Pantheon position says of itself while it is played: events for the log, built only when somebody listens."""

from __future__ import annotations

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.table import Table
from trilithon.games.pantheon.engine.tables import CARD_NAMES
from trilithon.kernel.engine import events
from trilithon.kernel.engine.events import Argument, Message


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
    events.tell(s.events, seat, "pantheon-log-" + id, args)


def tell_privately(
    s: Table, seat: int, id: str, args: dict[str, Argument], secret: dict[str, Argument]
) -> None:
    """Tell everybody something, and more of it to the seat itself: `<id>-own` is the fuller message."""
    events.tell_privately(s.events, seat, "pantheon-log-" + id, args, secret)
