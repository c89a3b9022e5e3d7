"""What a seat may know, built from an allow-list (5.3 of the rules): the only source of what leaves the server.

Other hands, other players' half gods, the order of stacks and the generator are simply never read here.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.position import Position
from trilithon.games.pantheon.invariants import gods_in_hand
from trilithon.games.pantheon.lists import named, part_of, spread
from trilithon.games.pantheon.names import CARDS, CATEGORIES, FRAMES, SACRIFICES
from trilithon.games.pantheon.proposals import reach
from trilithon.kernel.engine.state import NOBODY


def views(s: Position, seats: Collection[int]) -> dict[int, dict[str, Any]]:
    """Of all these seats. What everybody may know is made once and part of each."""
    common, players = _common(s), [_player(s, owner) for owner in range(s.seats)]
    return {
        seat: {
            "seat": None if seat == NOBODY else seat,
            **common,
            **({"reach": reach(s)} if seat == s.to_move else {}),
            "players": [player | _own(s, owner, seat) for owner, player in enumerate(players)],
        }
        for seat in seats
    }


def _common(s: Position) -> dict[str, Any]:
    t = s.t
    return {
        "to_move": None if s.to_move == NOBODY else s.to_move,
        "asked": FRAMES[s.agenda[-1]][0] if s.agenda else None,
        "epoch": {
            "number": s.epoch,
            "of": t.epochs,
            "points": t.epoch_points[s.epoch - 1],
            "scoring_after": t.scoring_epochs,
            "nation": t.nation_ids[s.nation],
            "nations_used": [t.nation_ids[nation] for nation in s.nations_used],
            "temple": t.hex_names[s.temple] if s.temple >= 0 else None,
            "start_player": s.start_player,
            "active": s.active,
            "big_foot": _holder_of_big_foot(s),
            "still_to_follow": _still_to_follow(s),
            "gods_left": s.gods_left(),
            "loot_left": s.loot_left(),
            "ends_after_this_turn": s.triggered(),
            "stalled_turns": s.stall,
        },
        "gods": {
            "on_board": [_god(s, tile) for tile in s.gods_open],
            "turned_up": [t.god_ids[tile] for tile in gods_in_hand(s)],
            "stack": len(s.gods_stack),
            "box": named(t.god_ids, s.gods_box),
            "gone": named(t.god_ids, s.gods_gone),
        },
        "half_gods": {
            "pool": spread(s.half_pool),
            "stack": len(s.half_stack),
            "box": spread(s.half_box),
        },
        "loot": {
            "on_board": {
                t.hex_names[hex]: t.loot_ids[tile]
                for hex, tile in zip(s.loot_hexes, s.loot_tiles, strict=True)
                if tile >= 0
            },
            "taken": [t.loot_ids[tile] for tile in s.looted],
            "bag": sum(s.bag),
            "box": named(t.loot_ids, s.loot_box),
        },
        "bonus": {
            "open": [t.bonus_ids[tile] for tile in s.bonus_open],
            "box": named(t.bonus_ids, s.bonus_box),
        },
        "cards": {
            "display": [CARDS[kind] if kind >= 0 else None for kind in s.display],
            "pile": len(s.pile),
            "discard": named(CARDS, s.discard),
            "on_table": named(CARDS, s.played),
            "special": list(reversed(s.special)),
        },
        "underway": {"budget": s.budget, "jumps_left": s.jumps_left},
        "board": {
            t.hex_names[hex]: {
                "feet": [owner for owner in range(s.seats) if bits >> owner & 1],
                "columns": [owner for owner in range(s.seats) if bits >> owner + 4 & 1],
                "network": [owner for owner in range(s.seats) if s.net[hex] >> owner & 1],
            }
            for hex, bits in enumerate(s.board)
            if bits
        },
    }


def _player(s: Position, owner: int) -> dict[str, Any]:
    """The open things of a player."""
    t = s.t
    at = owner * c.RESERVES
    columns = s.columns_on_board(owner)
    return {
        "score": s.score(owner),
        "points": dict(zip(CATEGORIES, part_of(s.points, owner, c.CATEGORIES), strict=True)),
        "hand_size": s.hand_size(owner),
        "half_gods": s.half_gods(owner),
        "feet": {"home": s.reserve[at + c.FEET_HOME], "bank": s.reserve[at + c.FEET_BANK]},
        "columns": {
            "home": s.reserve[at + c.COLUMNS_HOME],
            "bank": s.reserve[at + c.COLUMNS_BANK],
            "board": columns,
            "rate": t.column_rate[columns],
        },
        "sacrifices": dict(zip(SACRIFICES, part_of(s.levels, owner, c.SACRIFICES), strict=True)),
        "gods": named(t.god_ids, part_of(s.gods_owned, owner, t.gods)),
        "loot": named(t.loot_ids, part_of(s.loot_owned, owner, t.loots)),
        "bonus": named(t.bonus_ids, part_of(s.bonus_owned, owner, t.bonuses)),
        "bonus_waiting": t.bonus_ids[s.bonus_dealt[owner]] if s.bonus_dealt[owner] >= 0 else None,
        "steps": s.has(owner, c.STEPS),
        "jumps": s.has(owner, c.JUMPS),
        "coins": s.has(owner, c.COINS),
        "extra_actions": _extra_actions(s, owner),
    }


def _own(s: Position, owner: int, viewer: int) -> dict[str, Any]:
    """What of a player's things this viewer may know besides: the own hand and half gods."""
    own: dict[str, Any] = {}
    if owner == viewer:
        own["hand"] = named(CARDS, part_of(s.hands, owner, c.CARD_KINDS))
    if owner == viewer or s.options[c.OPEN_HALF_GODS]:
        seen = part_of(s.half_seen, owner, c.HALF_VALUES)
        secret = part_of(s.half_secret, owner, c.HALF_VALUES)
        own["half_god_values"] = spread([a + b for a, b in zip(seen, secret, strict=True)])
    return own


def _extra_actions(s: Position, owner: int) -> int:
    """Those that can still be used in this turn: copies that were there when it began (PA-GOD-11)."""
    return sum(copies for kind, seat, copies, _, _ in s.frames() if kind == c.TRAITERA and seat == owner)


def _god(s: Position, tile: int) -> dict[str, Any] | None:
    if tile < 0:
        return None
    return {"id": s.t.god_ids[tile], "cost": s.t.cost[tile], "cards_only": bool(s.t.cards_only[tile])}


def _holder_of_big_foot(s: Position) -> int | None:
    return next((seat for kind, seat, *_ in s.frames() if kind == c.END_ROUND), None)


def _still_to_follow(s: Position) -> list[int]:
    """In the order in which they will be asked."""
    return [seat for kind, seat, *_ in reversed(s.frames()) if kind == c.FOLLOW]
