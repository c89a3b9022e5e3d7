"""How a reason is put: its message, and the number of the rule behind it."""

from __future__ import annotations

from collections.abc import Sequence

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.paying import discount_of
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.spots import controlled, is_closed
from trilithon.games.monuments.engine.telling import UNIT_NAMES
from trilithon.games.monuments.labels import price, tokens
from trilithon.games.monuments.questions import QUESTIONS, question
from trilithon.games.monuments.wording import counted
from trilithon.kernel.engine.events import Argument, Message, player
from trilithon.kernel.game import Refusal


def because(rule: str, id: str, **args: Argument) -> Refusal:
    return Refusal(Message(f"monuments-reason-{id}", args), rule)


def not_asked(s: Position) -> Refusal:
    """Something else is being asked."""
    return because(QUESTIONS[s.agenda[-1]].rule, "not-asked", question=question(s))


def both(first: Refusal, second: Refusal) -> Refusal:
    """Two things could be done with this, and neither can; the rule is that of the first."""
    return because(first.rule, "both", first=first.message, second=second.message)


def too_dear(s: Position, seat: int, rule: str, cost: Sequence[int], less: int) -> Refusal | None:
    """The price, what is missing of it, and how much a discount helps; None if it can be paid."""
    have = controlled(s, seat)
    missing = [max(0, n - there) for n, there in zip(cost, have, strict=True)]
    if sum(missing) <= discount_of(sum(cost), less):
        return None
    return because(rule, "dear", price=price(cost, less), missing=tokens(missing))


def shortage(s: Position, seat: int, cost: Sequence[int], less: int) -> int:
    """How many tokens are missing after the discount."""
    have = controlled(s, seat)
    missing = sum(max(0, n - there) for n, there in zip(cost, have, strict=True))
    return max(0, missing - discount_of(sum(cost), less))


def closed(s: Position, seat: int, hex: int, rule: str) -> Refusal | None:
    """Who closes a hex to the seat, and with what (MS-GEN-04)."""
    if not is_closed(s, seat, hex):
        return None
    if s.owner[hex] >= 0:
        return because(rule, "closed", player=player(s.owner[hex]), units=presence(s, hex))
    return because(rule, "closed-building", player=player(s.builder[hex]))


def presence(s: Position, hex: int) -> list[Message]:
    """The units in a hex, ferries with passengers included."""
    units = [(UNIT_NAMES[unit], s.count(hex, unit)) for unit in range(c.UNITS)]
    afloat = [
        ferry
        for ferry in range(s.ferry_count())
        if s.ferry(ferry, c.F_SEAT) >= 0 and hex in (s.ferry(ferry, c.F_WATER), s.ferry(ferry, c.F_DOCK))
    ]
    return [counted(name, n) for name, n in [*units, ("ferry", len(afloat))] if n]
