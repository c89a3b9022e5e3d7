"""Moves as short, stable text: `play move`, `worker 1301`, `walk 1302 wood`, `spend 1301 2 sheep`."""

from __future__ import annotations

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.moving import first_of, second_of
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.names import BUILDINGS, CARDS, KINDS, PIECES, UNITS

WORDS = {c.DONE: "done", c.REST: "rest", c.PASS: "pass", c.RESPAWN: "respawn", c.FORGE: "forge"}
"""Moves that have no argument."""
HEX_WORDS = {
    c.SAIL: "sail",
    c.LAND_AT: "land",
    c.BREAK_OUT: "break out",
    c.AT: "at",
    c.AT_FARM: "farm",
    c.HORSE_BACK: "horse",
    c.TARGET: "attack",
    c.FLEE: "retreat",
}
KIND_WORDS = {c.KIND: "kind", c.STAY: "keep", c.EXCHANGE: "give"}
CARD_WORDS = {c.PLAY: "play", c.CARD: "upgrade"}
FIGHTER_WORDS = {c.OFFER: "sacrifice", c.SEND: "send", c.LOSE_UNIT: "lose", c.ENTER: "enter"}
QUEST_WORDS = {c.TURN_IN: "quest", c.KEEP: "keep"}


def write_move(s: Position, move: int) -> str:
    """A legal move of this position."""
    verb, n = c.verb_of(move), c.argument_of(move)
    if verb in WORDS:
        return WORDS[verb]
    if verb in HEX_WORDS:
        return f"{HEX_WORDS[verb]} {s.chart.names[n]}"
    if verb in KIND_WORDS:
        return f"{KIND_WORDS[verb]} {KINDS[n]}"
    if verb in CARD_WORDS:
        return f"{CARD_WORDS[verb]} {CARDS[n]}"
    if verb in FIGHTER_WORDS:
        return f"{FIGHTER_WORDS[verb]} {fighter_name(s, n)}"
    if verb in QUEST_WORDS:
        return f"{QUEST_WORDS[verb]} {s.box.quest_ids[n]}"
    return _write_rarer(s, verb, n)


def _write_rarer(s: Position, verb: int, n: int) -> str:
    match verb:
        case c.LEAD:
            return f"lead {s.box.civilization_ids[n]}"
        case c.SPEND:
            return f"spend {place_name(s, n // 64)} {n % 16} {KINDS[n // 16 % 4]}"
        case c.MOVE_UNIT:
            return f"move {s.chart.names[n // 8]} {UNITS[n % 8]}"
        case c.MOVE_FERRY:
            return f"move ferry {n + 1}"
        case c.WALK:
            return " ".join(["walk", s.chart.names[n // 16], *load_names(n % 16)])
        case c.BOARD:
            token = n // 2 % 8
            words = ["board", f"ferry {n // 16 + 1}", *([KINDS[token - 1]] if token else [])]
            return " ".join([*words, *(["wait"] if n % 2 else [])])
        case c.RAISE_BUILDING:
            return f"build {BUILDINGS[n % 8]} {s.chart.names[n // 8]}"
        case c.RAISE_BRIDGE:
            ends = s.chart.river_ends[n * 2 : n * 2 + 2]
            return f"build bridge {s.chart.names[ends[0]]}-{s.chart.names[ends[1]]}"
        case c.RAISE_FERRY:
            return f"build ferry {s.chart.names[n // 6]}-{s.chart.names[s.chart.near[n]]}"
        case c.REPAIR:
            return f"repair {BUILDINGS[n % 8]} {s.chart.names[n // 8]}"
        case c.TAKE_BONUS:
            return f"bonus {s.box.common_ids[n]}"
        case c.OPTION:
            return f"option {n + 1}"
        case c.PIECE:
            return f"unlock {PIECES[n]}"
        case c.TRAIN_UNIT:
            return f"train {PIECES[n % 16]} {s.chart.names[n // 32]}{' armed' if n // 16 % 2 else ''}"
        case c.ARM:
            return f"arm {place_name(s, n // 2)}{' second' if n % 2 else ''}"
        case c.LOSE_BUILDING:
            return f"lose {BUILDINGS[n]}"
    raise ValueError(f"{verb} is no verb of Monuments")


def load_names(load: int) -> list[str]:
    return [KINDS[kind] for kind in (first_of(load), second_of(load)) if kind >= 0]


def place_name(s: Position, place: int) -> str:
    """A hex, or a ferry."""
    return s.chart.names[place] if place < s.chart.hexes else f"ferry {place - s.chart.hexes + 1}"


def fighter_name(s: Position, fighter: int) -> str:
    """`1301 army`, `ferry 2`, `ferry 2 passenger 1`."""
    place, what = divmod(fighter, 8)
    if place < s.chart.hexes:
        return f"{s.chart.names[place]} {UNITS[what]}"
    name = place_name(s, place)
    return name if what == c.FERRY else f"{name} passenger {what + 1}"
