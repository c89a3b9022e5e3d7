"""Units and Explorers on the move: how their moves are called and written, and why none leaves a tile."""

from __future__ import annotations

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine import lands
from trilithon.games.monumental.engine.hooks import MOVING
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.resources import most_payable
from trilithon.games.monumental.engine.telling import counted, named_tile, of_unit
from trilithon.games.monumental.module import MODULES
from trilithon.games.monumental.words.shared import because, explained, say
from trilithon.kernel.engine.events import Message
from trilithon.kernel.game import Refusal


def unit_text(s: Position, packed: int) -> str:
    """A Unit in notation: `d4`, or `d4 warlord`."""
    return named_unit(s, c.tile_of(packed), c.unit_of(packed))


def unit_forms(*forms: str, single: bool = True, many: bool = True) -> tuple[str, ...]:
    """The same forms for kinds of Units that modules bring, of which a seat has one or many: `with UNIT`,
    `march TILE UNIT`."""
    named = [name for module in MODULES for name in module.units if single]
    named += [name for module in MODULES for name in module.units_of_many if many]
    return tuple(form.replace("UNIT", name) for form in forms for name in named)


def named_unit(s: Position, tile: int, unit: int) -> str:
    name = s.chart.names[tile]
    return name if unit == c.SOLDIER else f"{name} {s.setup.units[unit].name}"


def unit_shown(s: Position, unit: int) -> dict[str, bool]:
    """For views, which kind of Unit it is: of all but the Soldier, yes or no under its name."""
    return {
        s.setup.units[other].name: other == unit for other in range(s.at.kinds_of_units) if other != c.SOLDIER
    }


def march_label(s: Position, packed: int) -> Message:
    """With what it costs at least."""
    label, tile = of_unit(s, "march", c.unit_of(packed)), c.tile_of(packed)
    price = _cheapest_move(s, tile) if s.hooks.on_surcharge else 1
    if price == 1:
        return say(label, tile=named_tile(s, tile))
    return say(f"{label}-for", tile=named_tile(s, tile), goods=counted(c.MILITARY, price))


def free_march_label(s: Position, packed: int) -> Message:
    label = of_unit(s, "march", c.unit_of(packed)) + "-free"
    return say(label, tile=named_tile(s, c.tile_of(packed)))


def step_label(s: Position, label: str, packed: int, price: int = 1) -> Message:
    """With its price, if that is not the usual one, which the label knows."""
    dear = {} if price == 1 else {"goods": counted(c.MILITARY, price)}
    return say(label, n=c.explorer_of(packed) + 1, tile=named_tile(s, c.step_to(packed)), **dear)


def step_text(s: Position, packed: int) -> str:
    return f"explorer {c.explorer_of(packed) + 1} {s.chart.names[c.step_to(packed)]}"


def why_none_moves(s: Position, tile: int, is_one_step: bool) -> Refusal:
    """Why no Unit can move away from a tile of the seat."""
    if lands.units_on(s, tile) == 0:
        return because("MO-MIL-01", "no-unit")
    if not any(lands.may_leave(s, tile, unit) for unit in range(s.at.kinds_of_units)):
        return because("MO-MIL-03", "last-unit")
    there = destinations(s, tile, is_one_step)
    if not there:
        if is_one_step:
            return because("MO-EFF-33", "no-next-province")
        return because("MO-MIL-01", "no-destination")
    if is_one_step or not most_payable(s, s.to_move, c.MILITARY):
        return because("MO-MIL-01", "move-dear")
    return why_not_there(s, min(there, key=lambda other: lands.price_of_move(s, s.to_move, other)))


def destinations(s: Position, origin: int, is_one_step: bool) -> list[int]:
    """Where a Unit could go, whatever it costs."""
    seat = s.to_move
    return [tile for tile in range(s.at.tiles) if lands.is_destination(s, seat, origin, tile, is_one_step)]


def why_not_there(s: Position, tile: int) -> Refusal:
    """Why no Unit can go to a tile although a way leads there."""
    seat = s.to_move
    if s.hooks.forbid(s, seat, MOVING, tile):
        return explained(s, MOVING, tile, because("MO-MIL-01", "forbidden"))
    price = lands.price_of_move(s, seat, tile)
    dear = because(
        "MO-MIL-01",
        "move-dear-there",
        tile=named_tile(s, tile),
        goods=counted(c.MILITARY, price),
        short=price - most_payable(s, seat, c.MILITARY),
    )
    return explained(s, MOVING, tile, dear)


def _cheapest_move(s: Position, origin: int) -> int:
    return min(lands.price_of_move(s, s.to_move, tile) for tile in destinations(s, origin, False))
