"""Units and Explorers on the move: how their moves are called and written, and why none leaves a tile."""

from __future__ import annotations

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine import lands
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.telling import named_tile
from trilithon.games.monumental.words.shared import because, say
from trilithon.kernel.engine.events import Message
from trilithon.kernel.game import Refusal


def of_unit(s: Position, text: str, unit: int) -> str:
    """A text about a kind of Units; those of which there are many are not called by their name."""
    kind = s.setup.units[unit]
    return f"{text}-{kind.name}" if kind.is_single else text


def unit_text(s: Position, packed: int) -> str:
    """A Unit in notation: `d4`, or `d4 warlord`."""
    tile, unit = c.tile_of(packed), c.unit_of(packed)
    return of_unit(s, s.chart.names[tile], unit).replace("-", " ")


def march_label(s: Position, packed: int, ending: str = "") -> Message:
    label = of_unit(s, "march", c.unit_of(packed)) + ending
    return say(label, tile=named_tile(s, c.tile_of(packed)))


def step_label(s: Position, label: str, packed: int) -> Message:
    return say(label, n=c.explorer_of(packed) + 1, tile=named_tile(s, c.step_to(packed)))


def step_text(s: Position, packed: int) -> str:
    return f"explorer {c.explorer_of(packed) + 1} {s.chart.names[c.step_to(packed)]}"


def why_none_moves(s: Position, tile: int, is_one_step: bool) -> Refusal:
    """Why no Unit can move away from a tile of the seat."""
    if lands.units_on(s, tile) == 0:
        return because("MO-MIL-01", "no-unit")
    if not any(lands.may_leave(s, tile, unit) for unit in range(s.at.kinds_of_units)):
        return because("MO-MIL-03", "last-unit")
    if not lands.has_destination(s, s.to_move, tile, is_one_step):
        if is_one_step:
            return because("MO-EFF-33", "no-next-province")
        return because("MO-MIL-01", "no-destination")
    return because("MO-MIL-01", "move-dear")
