"""Names of things for the log: made only when somebody listens."""

from __future__ import annotations

from mypy_extensions import i64

from trilithon.games.pantheon.engine import codes as c
from trilithon.kernel.engine.events import Message


def card(kind: i64) -> Message:
    return Message("pantheon-card-" + c.CARD_NAMES[kind].replace("_", "-"))


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
