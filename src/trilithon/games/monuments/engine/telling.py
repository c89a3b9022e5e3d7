"""What a Monuments position says of itself while it is played: events for the log, built only when somebody listens."""

from __future__ import annotations

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine import events
from trilithon.kernel.engine.events import Argument, Message

KIND_NAMES = ["wood", "sheep", "metal", "wheat"]
TERRAIN_NAMES = ["forest", "pasture", "mountain", "field"]
PIECE_NAMES = ["worker", "fort", "town", "factory", "workshop", "farm", "army", "navy", "airforce", "horse"]
UNIT_NAMES = ["worker", "armed-worker", "army", "airforce", "horse", "navy", "ferry", "passenger"]
BUILDING_NAMES = ["fort", "town", "factory", "workshop", "farm", "bridge", "ferry"]
CARD_NAMES = [
    "upgrade",
    "move",
    "produce",
    "build",
    "populate",
    "monument",
    "train",
    "attack",
    "quest",
    "trade",
]


def kind(kind: int, n: int) -> Message:
    return Message("monuments-some-" + KIND_NAMES[kind], {"n": n})


def kinds(counts: list[int]) -> list[Message]:
    named: list[Message] = []
    for i in range(c.KINDS):
        if counts[i]:
            named.append(kind(i, counts[i]))
    return named


def unit(unit: int) -> Message:
    return Message("monuments-unit-" + UNIT_NAMES[unit])


def building(building: int) -> Message:
    return Message("monuments-building-" + BUILDING_NAMES[building])


def action(card: int) -> Message:
    return Message("monuments-action-" + CARD_NAMES[card])


def piece(piece: int, n: int) -> Message:
    return Message("monuments-some-" + PIECE_NAMES[piece], {"n": n})


def hex(s: World, hex: int) -> Message:
    """By what it is and its name on the map: forest 1301."""
    kind = s.chart.kind[hex]
    if kind == c.LAND:
        return Message("monuments-hex-" + TERRAIN_NAMES[s.chart.terrain[hex]], {"name": s.chart.names[hex]})
    return Message(
        "monuments-hex-monument" if kind == c.MONUMENT else "monuments-hex-water",
        {"name": s.chart.names[hex]},
    )


def tell(s: World, seat: int, id: str, args: dict[str, Argument]) -> None:
    """Tell everybody the same."""
    events.tell(s.events, seat, "monuments-log-" + id, args)


def tell_privately(
    s: World, seat: int, id: str, args: dict[str, Argument], secret: dict[str, Argument]
) -> None:
    """Tell everybody something, and more of it to the seat itself: `<id>-own` is the fuller message."""
    events.tell_privately(s.events, seat, "monuments-log-" + id, args, secret)
