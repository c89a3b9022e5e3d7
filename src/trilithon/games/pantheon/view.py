"""What a seat may know, built from an allow-list (5.3 of the rules): the only source of what leaves the server.

Other hands, other players' half gods, the order of stacks and the generator are simply never read here.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.moving import steps_of
from trilithon.games.pantheon.engine.position import Position
from trilithon.games.pantheon.engine.steps.draw import DRAW
from trilithon.games.pantheon.engine.steps.follow import FOLLOW
from trilithon.games.pantheon.engine.steps.following import END_ROUND, MAY_FOLLOW
from trilithon.games.pantheon.engine.steps.gaining import TO_BOX
from trilithon.games.pantheon.engine.steps.pay import PAY
from trilithon.games.pantheon.engine.steps.place import PLACE
from trilithon.games.pantheon.engine.steps.revealed import ASKED, REVEALED
from trilithon.games.pantheon.engine.steps.traitera import TRAITERA
from trilithon.games.pantheon.names import CARDS, CATEGORIES, SACRIFICES
from trilithon.games.pantheon.prospects import of_god, shop
from trilithon.games.pantheon.reading import named, numbers, row, seats_in, spread
from trilithon.kernel.engine.state import NOBODY
from trilithon.kernel.words import frames


def views(s: Position, seats: Collection[int], shown: dict[str, Any]) -> dict[int, dict[str, Any]]:
    """Of all these seats. What everybody may know is made once and part of each; `shown` is for the seat to move."""
    common, players = _common(s), [_player(s, owner) for owner in range(s.seats)]
    return {
        seat: {
            "seat": None if seat == NOBODY else seat,
            **common,
            **({} if seat == NOBODY else _own_prospects(s, seat, common)),
            **(shown if seat == s.to_move else {}),
            "players": [player | _own(s, owner, seat) for owner, player in enumerate(players)],
        }
        for seat in seats
    }


def _common(s: Position) -> dict[str, Any]:
    return {
        "to_move": None if s.to_move == NOBODY else s.to_move,
        "asked": s.step().name if s.depth() else None,
        "epoch": _epoch(s),
        **_tiles(s),
        "cards": _cards(s),
        "underway": _underway(s),
        "board": _board(s),
    }


def _own_prospects(s: Position, seat: int, common: dict[str, Any]) -> dict[str, Any]:
    """What the own cards and money come to: nobody else is shown any of it."""
    gods = common["gods"]
    laid = numbers(s, s.at.gods_open, s.d[s.at.gods_laid])
    on_board = [
        tile and tile | of_god(s, seat, god) for god, tile in zip(laid, gods["on_board"], strict=True)
    ]
    return {"gods": gods | {"on_board": on_board}, "shop": shop(s, seat)}


def _underway(s: Position) -> dict[str, Any]:
    """The movement, purchase or draw in which something is asked."""
    return {
        "budget": s.budget(),
        "jumps_left": s.jumps_left(),
        "steps": _steps(s) if s.is_on_top(PLACE) else None,
        "draws": {"mandatory": s.get(DRAW.mandatory), "optional": s.get(DRAW.optional)}
        if s.is_on_top(DRAW)
        else None,
    }


def _steps(s: Position) -> dict[str, Any]:
    """Where the steps of a movement come from."""
    seat = s.whose()
    cards = int(s.d[s.at.on_table + c.MOVEMENT])
    big_foot = s.box.big_foot_steps if seat == _holder_of_big_foot(s) else 0
    total = int(steps_of(s, seat, cards) + big_foot)
    return {
        "total": max(total, s.budget()),
        "cards": cards,
        "from_cards": int(cards * s.box.card_steps),
        "from_tiles": s.has(seat, c.MORE_STEPS),
        "from_big_foot": int(big_foot),
    }


def _epoch(s: Position) -> dict[str, Any]:
    box, d, at = s.box, s.d, s.at
    return {
        "number": int(d[at.epoch]),
        "of": int(box.epochs),
        "points": int(box.epoch_points[s.epoch() - 1]),
        "scoring_after": [int(epoch) for epoch in box.scoring_epochs],
        "nation": box.nation_ids[d[at.nation]],
        "nations_used": [box.nation_ids[nation] for nation in s.items(at.nations_used)],
        "temple": s.chart.names[d[at.temple]] if d[at.temple] >= 0 else None,
        "start_player": int(d[at.start_player]),
        "active": int(d[at.active]),
        "big_foot": _holder_of_big_foot(s),
        "still_to_follow": _still_to_follow(s),
        "gods_left": s.gods_left(),
        "loot_left": s.loot_left(),
        "ends_after_this_turn": s.triggered(),
        "stalled_turns": int(d[at.stalled_turns]),
    }


def _tiles(s: Position) -> dict[str, Any]:
    box, d, at = s.box, s.d, s.at
    loot = zip(
        numbers(s, at.loot_hexes, d[at.loot_laid]), numbers(s, at.loot_tiles, d[at.loot_laid]), strict=True
    )
    return {
        "gods": {
            "on_board": [_god(s, god) for god in numbers(s, at.gods_open, d[at.gods_laid])],
            "turned_up": _turned_up(s),
            "paying": s.get(PAY.place) if s.is_on_top(PAY) else None,
            "stack": s.size(at.gods_stack),
            "box": named(box.god_ids, numbers(s, at.gods_box, box.gods)),
            "gone": named(box.god_ids, numbers(s, at.gods_gone, box.gods)),
        },
        "half_gods": {
            "pool": spread(numbers(s, at.half_pool, c.HALF_VALUES)),
            "stack": s.size(at.half_stack),
            "box": spread(numbers(s, at.half_box, c.HALF_VALUES)),
        },
        "loot": {
            "on_board": {s.chart.names[where]: box.loot_ids[tile] for where, tile in loot if tile >= 0},
            "taken": [box.loot_ids[tile] for tile in s.items(at.looted)],
            "off": _unused_loot_hexes(s),
            "bag": sum(numbers(s, at.bag, box.loots)),
            "box": named(box.loot_ids, numbers(s, at.loot_box, box.loots)),
        },
        "bonus": {
            "open": [box.bonus_ids[tile] for tile in s.items(at.bonus_open)],
            "box": named(box.bonus_ids, numbers(s, at.bonus_box, box.bonuses)),
        },
    }


def _unused_loot_hexes(s: Position) -> list[str]:
    """Those that are marked for more players (PA-PREP-05)."""
    chart = s.chart
    marked = [
        pair
        for hexes, marks in zip(chart.loot_of, chart.mark_of, strict=True)
        for pair in zip(hexes, marks, strict=True)
    ]
    return [chart.names[where] for where, mark in marked if mark > s.seats]


def _cards(s: Position) -> dict[str, Any]:
    at = s.at
    return {
        "display": [CARDS[kind] if kind >= 0 else None for kind in numbers(s, at.display, s.box.display)],
        "pile": s.size(at.pile),
        "discard": named(CARDS, numbers(s, at.discard, c.CARD_KINDS)),
        "on_table": named(CARDS, numbers(s, at.on_table, c.CARD_KINDS)),
        "special": s.items(at.special)[::-1],
    }


def _board(s: Position) -> dict[str, Any]:
    return {
        name: {
            "feet": seats_in(s.d[s.at.feet + where]),
            "columns": seats_in(s.d[s.at.columns + where]),
            "network": seats_in(s.d[s.at.net + where]),
        }
        for where, name in enumerate(s.chart.names)
        if s.pieces(where)
    }


def _player(s: Position, owner: int) -> dict[str, Any]:
    """The open things of a player."""
    box, at = s.box, s.at
    columns = s.columns_on_board(owner)
    waiting = s.d[at.bonus_waiting + owner]
    return {
        "score": s.score(owner),
        "points": dict(zip(CATEGORIES, row(s, at.points, owner, c.CATEGORIES), strict=True)),
        "hand_size": s.hand_size(owner),
        "half_gods": s.half_gods(owner),
        "feet": {"home": s.in_reserve(owner, c.FEET_HOME), "bank": s.in_reserve(owner, c.FEET_BANK)},
        "columns": {
            "home": s.in_reserve(owner, c.COLUMNS_HOME),
            "bank": s.in_reserve(owner, c.COLUMNS_BANK),
            "board": columns,
            "rate": int(box.column_rate[columns]),
            "points": columns * int(box.column_rate[columns]),
            "next": _next_rate(s, columns),
        },
        "sacrifices": dict(zip(SACRIFICES, row(s, at.sacrifices, owner, c.SACRIFICES), strict=True)),
        "gods": named(box.god_ids, row(s, at.gods, owner, box.gods)),
        "loot": named(box.loot_ids, row(s, at.loot, owner, box.loots)),
        "bonus": named(box.bonus_ids, row(s, at.bonus, owner, box.bonuses)),
        "bonus_waiting": box.bonus_ids[waiting] if waiting >= 0 else None,
        "steps": s.has(owner, c.MORE_STEPS),
        "jumps": s.has(owner, c.JUMPS),
        "coins": s.has(owner, c.MORE_MONEY),
        "extra_actions": _extra_actions(s, owner),
    }


def _next_rate(s: Position, columns: int) -> dict[str, int] | None:
    """From how many columns on each counts more, and how much then."""
    rates = [int(rate) for rate in s.box.column_rate]
    return next(
        ({"at": n, "rate": rate} for n, rate in enumerate(rates) if n > columns and rate > rates[columns]),
        None,
    )


def _own(s: Position, owner: int, viewer: int) -> dict[str, Any]:
    """What of a player's things this viewer may know besides: the own hand and half gods."""
    own: dict[str, Any] = {}
    if owner == viewer:
        own["hand"] = named(CARDS, row(s, s.at.hand, owner, c.CARD_KINDS))
    if owner == viewer or s.option(c.OPEN_HALF_GODS):
        seen = row(s, s.at.half_gods_seen, owner, c.HALF_VALUES)
        secret = row(s, s.at.half_gods_secret, owner, c.HALF_VALUES)
        own["half_god_values"] = spread([a + b for a, b in zip(seen, secret, strict=True)])
    return own


def _extra_actions(s: Position, owner: int) -> int:
    """Those that can still be used in this turn: copies that were there when it began (PA-GOD-11)."""
    mine = [frame for frame in frames(s) if frame.step is TRAITERA and frame.seat == owner]
    return sum(frame.values["copies"] for frame in mine)


def _god(s: Position, god: int) -> dict[str, Any] | None:
    if god < 0:
        return None
    return _tile_of_god(s, god, c.SACRIFICES)


def _turned_up(s: Position) -> list[dict[str, Any]]:
    """Gods tiles that are nowhere but in the frames of the agenda: turned up for a smaller price, or still acting."""
    asked = {REVEALED: int(ASKED), TO_BOX: c.SACRIFICES}
    return [
        _tile_of_god(s, frame.values["god"], asked[frame.step]) for frame in frames(s) if frame.step in asked
    ]


def _tile_of_god(s: Position, god: int, asked: int) -> dict[str, Any]:
    """So many numbers of its cost."""
    cost = [int(n) for n in s.box.cost[god * c.SACRIFICES : god * c.SACRIFICES + asked] if n]
    return {"id": s.box.god_ids[god], "cost": cost, "cards_only": bool(s.box.cards_only[god])}


def _holder_of_big_foot(s: Position) -> int | None:
    return next((frame.seat for frame in frames(s) if frame.step is END_ROUND), None)


def _still_to_follow(s: Position) -> list[int]:
    """In the order in which they will be asked."""
    return [frame.seat for frame in reversed(frames(s)) if frame.step in (FOLLOW, MAY_FOLLOW)]
