"""How a reason is put: its message, and the number of the rule behind it."""

from __future__ import annotations

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.paying import discount_of, missing
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.spots import controlled, is_closed
from trilithon.games.monuments.engine.telling import UNIT_NAMES
from trilithon.games.monuments.words.saying import amounts, counted, price
from trilithon.kernel.engine.events import Message, player
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Reasons

REASONS = Reasons("monuments")
because = REASONS.because
both = REASONS.both


def holdings(s: Position, seat: int) -> list[int]:
    """Resource tokens of each kind that the seat controls."""
    return c.listed(controlled(s, seat))


def too_dear(s: Position, seat: int, rule: str, cost: int, less: int) -> Refusal | None:
    """The price, what is missing of it, and how much a discount helps; None if it can be paid. Prices are purses."""
    if not shortage(s, seat, cost, less):
        return None
    lack = [max(0, n - there) for n, there in zip(c.listed(cost), holdings(s, seat), strict=True)]
    return because(rule, "dear", price=price(cost, less), missing=amounts(lack))


def shortage(s: Position, seat: int, cost: int, less: int) -> int:
    """How many tokens are missing after the discount."""
    return max(0, missing(controlled(s, seat), cost, 0) - discount_of(c.purse_size(cost), less))


def closed(s: Position, seat: int, spot: int, rule: str) -> Refusal | None:
    """Who closes a hex to the seat, and with what (MS-GEN-04)."""
    if not is_closed(s, seat, spot):
        return None
    if s.owner(spot) >= 0:
        return because(rule, "closed", player=player(s.owner(spot)), units=presence(s, spot))
    return because(rule, "closed-building", player=player(s.builder(spot)))


def presence(s: Position, spot: int) -> list[Message]:
    """The units in a hex, ferries with passengers included."""
    units = [(UNIT_NAMES[unit], s.count(spot, unit)) for unit in range(c.UNITS)]
    afloat = [
        ferry
        for ferry in range(s.ferry_count())
        if s.aboard(ferry) >= 0 and spot in (s.water(ferry), s.dock(ferry))
    ]
    return [counted(name, n) for name, n in [*units, ("ferry", len(afloat))] if n]


def not_yours(rule: str, owner: int) -> Refusal:
    return because(rule, "not-yours", player=player(owner))


def full(s: Position, seat: int, rule: str = "MS-GEN-10") -> Refusal:
    """A hex holds only so many tokens of this seat."""
    return because(rule, "full", n=s.capacity(seat))
