"""What things cost a seat, and what is missing of that: for pages."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.building import build_discount
from trilithon.games.monuments.engine.paying import discount_of
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.training import price_of
from trilithon.games.monuments.names import BUILDABLE, KINDS, PIECES
from trilithon.games.monuments.words.refusing import shortage

BUILT = (c.TOWN, c.FACTORY, c.FORT, c.WORKSHOP, c.FARM, c.BRIDGE, c.FERRY_BOAT)
"""In the order in which they are offered."""
TRAINED = (c.S_ARMY, c.S_NAVY, c.S_AIRFORCE)
WEAPON = "weapon"


def tokens(amounts: Sequence[int]) -> dict[str, int]:
    """By their kinds, without those of which there are none."""
    return {kind: int(n) for kind, n in zip(KINDS, amounts, strict=True) if n}


def cost(s: Position, seat: int, price: int, less: int) -> dict[str, Any]:
    """A price (a purse), how many tokens of it need not be paid, and how many are missing then."""
    return {
        "cost": tokens(c.listed(price)),
        "less": int(discount_of(c.purse_size(price), less)),
        "short": int(shortage(s, seat, price, less)),
    }


FREE: dict[str, Any] = {"cost": {}, "less": 0, "short": 0}


def costs_to_build(s: Position, seat: int) -> dict[str, Any]:
    """Of all that the seat could build some time, by its piece."""
    less = build_discount(s, seat)
    known = [what for what in BUILT if _knows(s, seat, what)]
    return {f"piece:{BUILDABLE[what]}": cost(s, seat, s.box.building_cost[what], less) for what in known}


def _knows(s: Position, seat: int, what: int) -> bool:
    """Workshops and farms are for those who have the ability."""
    if what == c.WORKSHOP:
        return bool(s.rule(seat, c.R_WORKSHOPS))
    return what != c.FARM or bool(s.rule(seat, c.R_FARMS))


def costs_to_train(s: Position, seat: int) -> dict[str, Any]:
    """The same of units and weapons."""
    costs = {f"piece:{PIECES[piece]}": cost(s, seat, price_of(s, piece), 0) for piece in TRAINED}
    return costs | {f"piece:{WEAPON}": cost(s, seat, s.box.weapon_cost, 0)}


def free_pieces(about: Iterable[str]) -> dict[str, Any]:
    """Of what can be made as a bonus, of all that answers are about."""
    return {name: FREE for name in about if name.startswith("piece:")}
