"""Moves as short, stable text: `foot h5`, `tile dancers 3`, `sacrifice 4:dancers+tile 1:temples`."""

from __future__ import annotations

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.offering import top_number
from trilithon.games.pantheon.engine.position import Position
from trilithon.games.pantheon.names import CARDS, SACRIFICES

WORDS = {
    c.STOP: "stop",
    c.DO_MOVE: "move",
    c.DO_BUY: "buy",
    c.DO_DRAW: "draw",
    c.FOLLOWING: "follow",
    c.DRAW_INSTEAD: "draw instead",
    c.PAID: "paid",
    c.BUY_FOOT: "buy foot",
    c.BUY_COLUMN: "buy column",
    c.LEAVE: "leave",
    c.FROM_PILE: "pile",
    c.USE: "use",
    c.DECLINE: "decline",
    c.TAKE_COLUMNS: "take columns",
    c.TAKE_FEET: "take feet",
}
"""Moves that have no argument."""


def write_move(s: Position, move: int) -> str:
    """A legal move of this position."""
    verb = c.verb_of(move)
    n = c.argument_of(move)
    t = s.t
    if verb in WORDS:
        return WORDS[verb]
    if verb == c.DO_GAIN:
        return f"gain {n + 1} {t.god_ids[s.gods_open[n]]}"
    if verb == c.PLAY_CARDS:
        return f"cards {n}"
    if verb == c.FOOT:
        return f"foot {t.hex_names[n]}"
    if verb == c.COLUMN:
        return f"column {t.hex_names[n]}"
    if verb == c.TAKE_LOOT:
        return f"loot {t.loot_ids[n]}"
    if verb == c.COIN:
        return f"coin {n}"
    if verb == c.BUY_TILE:
        return f"tile {SACRIFICES[n // c.TOP_LEVEL]} {n % c.TOP_LEVEL + 1}"
    if verb == c.SACRIFICE:
        return "sacrifice " + " ".join(_write_number(*part) for part in payment_parts(s, n))
    if verb == c.FROM_DISPLAY:
        return f"take {n + 1} {CARDS[s.display[n]]}"
    if verb == c.OPTION:
        return f"choose {n + 1}"
    if verb == c.THROW:
        return f"throw {CARDS[n]}"
    if verb == c.FEET_TO_COLUMNS:
        return f"swap {n} feet" if n else "swap nothing"
    if verb == c.COLUMNS_TO_FEET:
        return f"swap {n} columns"
    if verb == c.RAISE:
        return f"raise {SACRIFICES[n - 1]}"
    if verb == c.TAKE_BONUS:
        return f"bonus {t.bonus_ids[n]}"
    raise ValueError(f"{move} is no move of Pantheon")


def cost_in_question(s: Position) -> list[int]:
    """The cost that a SACRIFICE move of this position pays."""
    kind, a = s.agenda[-1], s.agenda[-3]
    return top_number(s.t.cost[a]) if kind == c.REVEALED else s.t.cost[s.gods_open[a]]


def payment_parts(s: Position, way: int) -> list[tuple[int, int, bool]]:
    """A payment as (number of the cost, kind of sacrifice, is the tile used), in the order of the cost."""
    cost = cost_in_question(s)
    parts = []
    for i in range(c.SACRIFICES):
        digit = way >> 4 * i & 15
        if digit:
            parts.append(((digit - 1) >> 1, i + 1, bool((digit - 1) & 1)))
    return [(cost[index], kind, with_tile) for index, kind, with_tile in sorted(parts)]


def _write_number(number: int, kind: int, with_tile: bool) -> str:
    return f"{number}:{CARDS[kind]}{'+tile' if with_tile else ''}"
