"""Names of things as messages, for what a position says of itself while it is played."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine import naming
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.events import Message

UNIT_NAMES: Final = ["worker", "armed-worker", "army", "airforce", "horse", "navy", "ferry"]
"""With the whole ferry."""


def named_kind(kind: i64, n: i64) -> Message:
    return Message("monuments-some-" + naming.KINDS[kind], {"n": n})


def named_tokens(purse: i64) -> list[Message]:
    named: list[Message] = []
    for kind in range(c.KINDS):
        n = c.in_purse(purse, kind)
        if n > 0:
            named.append(named_kind(kind, n))
    return named


def named_unit(unit: i64) -> Message:
    return Message("monuments-unit-" + UNIT_NAMES[unit])


def named_building(building: i64) -> Message:
    return Message("monuments-building-" + naming.BUILDABLE[building])


def named_action(card: i64) -> Message:
    return Message("monuments-action-" + naming.CARDS[card])


def named_piece(piece: i64, n: i64) -> Message:
    return Message("monuments-some-" + naming.PIECES[piece], {"n": n})


def named_hex(s: World, spot: i64) -> Message:
    """By what it is and its name on the map: forest 1301."""
    chart = s.chart
    kind = i64(chart.kind[spot])
    if kind == c.LAND:
        return Message(
            "monuments-hex-" + naming.TERRAINS[i64(chart.terrain[spot])], {"name": chart.names[spot]}
        )
    return Message(
        "monuments-hex-monument" if kind == c.MONUMENT else "monuments-hex-water",
        {"name": chart.names[spot]},
    )
