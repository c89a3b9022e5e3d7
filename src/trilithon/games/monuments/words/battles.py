"""What the questions of a battle have in common: who fights, and what is wrong with one that somebody wrote."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from trilithon.games.monuments.engine import battle
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.words.chances import odds
from trilithon.games.monuments.words.things import figure_name
from trilithon.kernel.peek import Peek


def force_of(s: Position) -> list[int]:
    """The attackers."""
    return s.items(s.at.force)


def shown_fighter(s: Position, figure: int) -> dict[str, Any]:
    """For clients."""
    hexes = s.chart.hexes
    return {
        "hex": s.chart.names[s.stands_in(figure)],
        "unit": figure_name(s, figure),
        "ferry": c.ferry_of(hexes, figure) + 1 if c.is_aboard(hexes, figure) else None,
    }


def shown_battle(s: Position) -> dict[str, Any]:
    """The battle under way, for clients: who fights with what, and how it may end or what was rolled."""
    attacker, defender = s.active(), battle.defender(s)
    power, against = battle.attack_total(s, attacker), battle.defence_total(s)
    rolled = [_rolled(s, seat) for seat in (attacker, defender)]
    return {
        "hex": s.chart.names[battle.target(s)],
        "attacker": attacker,
        "defender": defender,
        "power": int(power),
        "against": int(against),
        "damage": int(Peek(s).damage),
        "force": [shown_fighter(s, figure) for figure in force_of(s)],
        "odds": odds(s, power, against)._asdict(),
        "rolled": rolled if rolled[0]["dice"] else None,
    }


def _rolled(s: Position, seat: int) -> dict[str, Any]:
    """With which power, the dice with the most on them first, and their sum."""
    counts = Peek(s).rolled
    dice = [face for face in reversed(range(c.FACES)) for _ in range(counts[seat, face])]
    return {"power": int(Peek(s).strength[seat]), "dice": dice, "sum": sum(dice)}


def has_access(s: Position, seat: int, figure: int, spot: int) -> bool:
    """Can somebody with power against a hex come at it (MS-ATK-03)? Who is aboard always can."""
    if c.is_aboard(s.chart.hexes, figure):
        return True
    side = s.chart.side_towards(c.spot_of(figure), spot)
    return side >= 0 and battle.may_attack(s, seat, figure, side, spot)


def may_be_sent(s: Position, seat: int, figure: int, spot: int) -> bool:
    """Could it attack this hex?"""
    hexes = s.chart.hexes
    if not c.is_aboard(hexes, figure):
        return has_access(s, seat, figure, spot)
    ferry, slot = c.ferry_of(hexes, figure), c.slot_of(hexes, figure)
    return battle.is_ferry_beside(s, seat, ferry, spot) and battle.may_attack_aboard(
        s, seat, ferry, slot, spot
    )


# -- checking ------------------------------------------------------------------------------------------


def battle_problems(s: Position) -> Iterator[str]:
    """Of the battle itself, whatever is asked."""
    target, force = battle.target(s), force_of(s)
    if (
        s.chart.kind[target] == c.MONUMENT
        or not Peek(s).in_play[target]
        or battle.defender(s) in (c.NONE, s.active())
    ):
        yield "nobody is attacked there"
    elif any(not _is_fighter(s, figure, n) for figure, n in Counter(force).items()):
        yield "an attacker is not there"
    elif force != sorted(force):
        yield "attackers are written in their order"


def _is_fighter(s: Position, figure: int, n: int) -> bool:
    """A unit of the attacker that is there so often, beside the target, and has some power."""
    seat, target, hexes = s.active(), battle.target(s), s.chart.hexes
    if c.is_aboard(hexes, figure):
        ferry, slot = c.ferry_of(hexes, figure), c.slot_of(hexes, figure)
        if n > 1 or s.aboard(ferry) != seat or s.dock(ferry) >= 0:
            return False
        is_whole = slot == c.WHOLE
        if is_whole != (target >= s.chart.shores) or (not is_whole and s.passenger(ferry, slot) < 0):
            return False
    elif s.owner(c.spot_of(figure)) != seat or s.count(c.spot_of(figure), c.unit_in(figure)) < n:
        return False
    if s.chart.distance(s.stands_in(figure), target) != 1:
        return False
    return (
        not c.is_aboard(hexes, figure)
        or battle.loss_power(s, seat, figure) > 0
        or battle.attack_power(s, seat, figure, target) > 0
    )
