"""What a page must know of the content besides names and texts: what tiles and the board are drawn from."""

from __future__ import annotations

import msgspec

from trilithon.games.pantheon import schema as x
from trilithon.games.pantheon.board import Ground, Map
from trilithon.games.pantheon.effects import Effects
from trilithon.kernel.game import Json
from trilithon.kernel.hexes import Cell


def facts(content: x.Content, board: Map) -> Json:
    return {
        "gods": {god.id: _god(god) for god in content.god},
        "loot": {tile.id: _tile(tile) for tile in content.loot},
        "bonus": {tile.id: _tile(tile) for tile in content.bonus},
        "coins": {card.id: card.value for card in content.card if card.value},
        "nations": [nation.id for nation in content.nation],
        "board": [
            [_hex(board.ground[Cell(column, row)]) for column in range(board.columns)]
            for row in range(board.rows)
        ],
        "numbers": {number.id: number.value for number in content.number},
        "rows": {row.id: list(row.values) for row in content.row},
    }


def _god(god: x.God) -> Json:
    return {
        "cost": list(god.cost),
        "cards_only": god.cards_only,
        "lifetime": god.lifetime,
        "effects": _effects(god.effects),
    }


def _tile(tile: x.Tile) -> Json:
    return {"lifetime": tile.lifetime, "effects": _effects(tile.effects)}


def _effects(effects: Effects) -> list[Json]:
    """As content writes them: a page has a picture for each `op`, and numbers that stand on it."""
    return [msgspec.to_builtins(effect) for effect in effects]


def _hex(ground: Ground) -> Json:
    return {"use": ground.use, "nation": ground.nation or None, "mark": ground.mark}
