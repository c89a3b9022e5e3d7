"""War at a glance: what stronger neighbours could take, and how a battle under way looks."""

from __future__ import annotations

from typing import Final

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.spots import building_power, unit_power
from trilithon.games.monuments.engine.world import World

FEAR: Final = 0.18
"""How likely a stronger neighbour strikes, roughly."""
HEX_LOST: Final = 2.0
"""What goes with a hex: the land, tokens in it, somebody who must start anew."""
POWER_LOST: Final = 0.5
"""For every point of damage, more than the power line says."""


def expected_losses(s: World, seat: int) -> float:
    """Own hexes beside a stronger army or airforce of somebody else, each hex of attackers counted once."""
    losses = 0.0
    for hex in range(s.chart.lands):
        owner = s.owner[hex]
        if owner < 0 or owner == seat:
            continue
        at = hex * c.UNITS
        if s.units[at + c.ARMY] + s.units[at + c.AIRFORCE] == 0:
            continue
        strength = s.units[at + c.ARMY] * unit_power(s, owner, c.ARMY, False)
        strength += s.units[at + c.AIRFORCE] * unit_power(s, owner, c.AIRFORCE, False) + s.units[at + c.ARMED]
        worst = 0.0
        for side in range(hex * 6, hex * 6 + 6):
            near = s.chart.near[side]
            if 0 <= near < s.chart.lands and s.owner[near] == seat:
                margin = strength - defence(s, seat, near)
                if margin > 0:
                    worst = max(worst, min(1.0, 0.3 * margin) * (HEX_LOST + 0.3 * s.tokens_in(near)))
        losses += FEAR * worst
    return losses


def defence(s: World, seat: int, hex: int) -> int:
    at = hex * c.UNITS
    power = 0
    for unit in range(c.UNITS):
        if s.units[at + unit]:
            power += s.units[at + unit] * unit_power(s, seat, unit, False)
    if s.builder[hex] == seat:
        for building in range(c.BUILDINGS):
            if s.buildings[hex * c.BUILDINGS + building] == c.INTACT:
                power += building_power(building)
    return power


def battle_under_way(s: World, values: list[float]) -> None:
    """The dice have fallen but losses, retreat and occupation are still to come."""
    if s.damage == 0:
        return
    attacker = s.active
    defender = s.defender
    if _attacker_won(s):
        loser = defender
        values[attacker] += HEX_LOST * 0.75
        values[defender] -= HEX_LOST
    else:
        loser = attacker
    values[loser] -= POWER_LOST * s.damage


def _attacker_won(s: World) -> bool:
    """Whose losses are asked for lies on the agenda."""
    agenda = s.agenda
    for i in range(4, len(agenda), 5):
        if agenda[i] == c.LOSE:
            return agenda[i - 2] == 0
    return False
