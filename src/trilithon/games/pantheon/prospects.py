"""What a seat's own cards and money come to: which gods it could pay for, what is missing for the others, what money
would buy and which gods that would open. Only its owner may know any of this."""

from __future__ import annotations

from typing import Any

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.buying import money_in_hand, price_of_level
from trilithon.games.pantheon.engine.offering import number_of, only_cards_count
from trilithon.games.pantheon.engine.position import Position
from trilithon.games.pantheon.engine.steps.buy import BUY
from trilithon.games.pantheon.engine.steps.play_money import PLAY_MONEY
from trilithon.games.pantheon.names import CARDS, SACRIFICES
from trilithon.games.pantheon.reading import numbers

KINDS = range(1, c.SACRIFICES + 1)


def shortage(
    s: Position, seat: int, god: int, asked: int = c.SACRIFICES, kind: int = 0, level: int = 0
) -> int:
    """How many sacrifices are missing at least to the first so many numbers of a cost, perhaps with another level of
    one kind; 0: it can be paid. Every number takes another kind: strongest kinds against highest numbers."""
    levels = {one: 0 if only_cards_count(s, god) else s.level(seat, one) for one in KINDS}
    if kind and not only_cards_count(s, god):
        levels[kind] = level
    strengths = sorted((s.held(seat, one) + levels[one] for one in KINDS), reverse=True)
    cost = sorted((number_of(s, god, index) for index in range(asked)), reverse=True)
    return sum(max(0, n - have) for n, have in zip(cost, strengths, strict=False))


def money_of(s: Position, seat: int) -> int:
    """What it could spend: in a purchase what is left of it, before that with all money cards of the hand."""
    if s.to_move == seat and s.is_on_top(BUY):
        return s.budget()
    begun = s.to_move == seat and s.is_on_top(PLAY_MONEY)
    return (s.budget() if begun else s.has(seat, c.MORE_MONEY)) + money_in_hand(s, seat)


def of_god(s: Position, seat: int, god: int) -> dict[str, Any]:
    missing = shortage(s, seat, god)
    return {"missing": missing, "helped_by": _helped_by(s, seat, god) if missing else None}


def _helped_by(s: Position, seat: int, god: int) -> dict[str, Any] | None:
    """The cheapest sacrifice tile after which it could be paid."""
    found = [
        (price_of_level(s, seat, kind, level), kind, level)
        for kind in KINDS
        for level in range(s.level(seat, kind) + 1, c.TOP_LEVEL + 1)
        if shortage(s, seat, god, kind=kind, level=level) == 0
    ]
    if not found:
        return None
    price, kind, level = min(found)
    affordable = price <= money_of(s, seat)
    return {"sacrifice": CARDS[kind], "level": level, "price": price, "affordable": affordable}


def shop(s: Position, seat: int) -> dict[str, Any]:
    """Prices for this seat, and which of them it could pay."""
    money = money_of(s, seat)
    short = [god for god in numbers(s, s.at.gods_open, s.d[s.at.gods_laid]) if god >= 0]
    short = [god for god in short if shortage(s, seat, god)]
    return {
        "tiles": {
            name: [_level(s, seat, kind, level, money, short) for level in range(1, c.TOP_LEVEL + 1)]
            for kind, name in enumerate(SACRIFICES, start=1)
        },
        "pieces": {
            name: {
                "price": int(s.box.piece_price),
                "affordable": s.in_reserve(seat, bank) > 0 and s.box.piece_price <= money,
            }
            for name, bank in (("feet", c.FEET_BANK), ("columns", c.COLUMNS_BANK))
        },
    }


def _level(s: Position, seat: int, kind: int, level: int, money: int, short: list[int]) -> dict[str, Any]:
    if level <= s.level(seat, kind):
        return {"level": level, "owned": True, "price": 0, "affordable": False, "unlocks": []}
    price = price_of_level(s, seat, kind, level)
    opened = [god for god in short if shortage(s, seat, god, kind=kind, level=level) == 0]
    return {
        "level": level,
        "owned": False,
        "price": price,
        "affordable": price <= money,
        "unlocks": [s.box.god_ids[god] for god in opened],
    }
