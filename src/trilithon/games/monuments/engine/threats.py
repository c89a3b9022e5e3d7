"""War at a glance: what stronger neighbours could take, and how a battle under way looks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.battle import defender
from trilithon.games.monuments.engine.spots import buildings_power, unit_power, units_power
from trilithon.games.monuments.engine.steps.lose import LOSE
from trilithon.games.monuments.engine.world import World

FEAR: Final = 0.18
"""How likely a stronger neighbour strikes, roughly."""
HEX_LOST: Final = 2.0
"""What goes with a hex: the land, tokens in it, somebody who must start anew."""
POWER_LOST: Final = 0.5
"""For every point of damage, more than the power line says."""
HEX_WON: Final = 0.75
"""Of what its loser loses."""
TOKEN_LOST: Final = 0.3
PER_MARGIN: Final = 0.3
"""How sure the loss is, for each point of power that the neighbour has more."""


def expected_losses(s: World, seat: i64) -> float:
    """Own hexes beside a stronger army or airforce of somebody else, each hex of attackers counted once."""
    d = s.d
    at = s.at
    chart = s.chart
    losses = 0.0
    for spot in range(chart.lands):
        owner = i64(d[at.owner + spot])
        if owner < 0 or owner == seat:
            continue
        units = at.units + spot * c.UNITS
        armies = i64(d[units + c.ARMY])
        airforces = i64(d[units + c.AIRFORCE])
        if armies + airforces == 0:
            continue
        strength = armies * unit_power(s, owner, c.ARMY, False) + i64(d[units + c.ARMED])
        strength += airforces * unit_power(s, owner, c.AIRFORCE, False)
        worst = 0.0
        for side in range(spot * c.SIDES, spot * c.SIDES + c.SIDES):
            near = i64(chart.near[side])
            if near >= 0 and near < chart.lands and i64(d[at.owner + near]) == seat:
                margin = strength - defence(s, seat, near)
                if margin > 0:
                    loss = min(1.0, PER_MARGIN * float(margin)) * (
                        HEX_LOST + TOKEN_LOST * float(s.tokens_in(near))
                    )
                    worst = max(worst, loss)
        losses += FEAR * worst
    return losses


def defence(s: World, seat: i64, spot: i64) -> i64:
    power = units_power(s, seat, spot)
    return power + buildings_power(s, spot) if s.builder(spot) == seat else power


def battle_under_way(s: World, values: list[float]) -> None:
    """The dice have fallen but losses, retreat and occupation are still to come."""
    damage = float(i64(s.d[s.at.damage]))
    if damage == 0.0:
        return
    loser = s.active()
    if _attacker_won(s):
        values[loser] += HEX_LOST * HEX_WON
        loser = defender(s)
        values[loser] -= HEX_LOST
    values[loser] -= POWER_LOST * damage


def _attacker_won(s: World) -> bool:
    """Whose losses are asked for lies on the agenda."""
    frame = s.find(LOSE)
    return frame >= 0 and s.field_of(frame, LOSE.attacker) == 0
