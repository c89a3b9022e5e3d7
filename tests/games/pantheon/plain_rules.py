"""The rules of the board once more, plainly and slowly, to compare the engine with.

Nothing here uses the engine: a position is the JSON of `Game.dump`, a hex its name, and the map is read
from the rows of the content file as the rules describe it.
"""

from __future__ import annotations

from typing import Any

from trilithon.games.pantheon.game import Pantheon

Json = dict[str, Any]


class PlainBoard:
    def __init__(self, game: Pantheon) -> None:
        rows = [row.split() for row in game.content.board[0].rows]
        self.ground = {f"{chr(97 + c)}{r}": text for r, row in enumerate(rows) for c, text in enumerate(row)}
        self._near = {hex: self._neighbours(hex) for hex in self.ground}

    def _neighbours(self, hex: str) -> set[str]:
        column, row = ord(hex[0]) - 97, int(hex[1:])
        left = column if row % 2 else column - 1
        near = [(column - 1, row), (column + 1, row)]
        near += [(left, row - 1), (left + 1, row - 1), (left, row + 1), (left + 1, row + 1)]
        return {name for c, r in near if (name := f"{chr(97 + c)}{r}") in self.ground}

    def neighbours(self, hex: str) -> set[str]:
        return self._near[hex]

    def is_column_hex(self, hex: str) -> bool:
        return self.ground[hex] == "##"

    def two_away(self, hex: str) -> set[str]:
        """The hexes at distance exactly 2."""
        near = self.neighbours(hex)
        return {far for other in near for far in self.neighbours(other)} - near - {hex}

    def reach(self, start: str, without: str | None = None) -> dict[str, int]:
        """For each hex that feet can come to: how many feet a chain from `start` has."""
        feet = {start: 0}
        queue = [start]
        for hex in queue:
            for near in self.neighbours(hex):
                if near not in feet and near != without and not self.is_column_hex(near):
                    feet[near] = feet[hex] + 1
                    queue.append(near)
        return feet


def owners(position: Json, hex: str, what: str) -> list[int]:
    found: list[int] = position["board"].get(hex, {}).get(what, [])
    return found


def pieces(position: Json, hex: str) -> list[int]:
    """The owners of everything that stands on a hex."""
    return owners(position, hex, "feet") + owners(position, hex, "columns")


def network(board: PlainBoard, position: Json, seat: int) -> set[str]:
    """PA-PLACE-06, word by word: grow the set until nothing more belongs to it."""
    temple = position["epoch"]["temple"]
    mine = {hex for hex in position["board"] if seat in pieces(position, hex)}
    found: set[str] = set()
    while True:
        joining = {
            hex
            for hex in mine - found
            if temple in board.neighbours(hex)
            or board.neighbours(hex) & found
            or seat in owners(position, hex, "jumped")
        }
        if not joining:
            return found
        found |= joining


def without_jump(board: PlainBoard, position: Json, seat: int) -> set[str]:
    """Hexes where connection allows a piece (PA-PLACE-07, -08); room and price are another matter."""
    temple = position["epoch"]["temple"]
    chain = network(board, position, seat)
    allowed = set()
    for hex in board.ground:
        near = board.neighbours(hex)
        if board.is_column_hex(hex):
            connected = any(seat in owners(position, other, "feet") for other in near)
        else:
            connected = temple in near or bool(near & chain)
        if connected:
            allowed.add(hex)
    return allowed


def by_jump(board: PlainBoard, position: Json, seat: int, columns_land: bool = True) -> set[str]:
    """Hexes that a jump can reach (PA-JUMP-02, -03, -05), also those that need none."""
    temple = position["epoch"]["temple"]
    found = set()
    for origin in {temple, *network(board, position, seat)}:
        for over in board.neighbours(origin):
            if not any(owner != seat for owner in pieces(position, over)):
                continue
            for landing in board.neighbours(over) & board.two_away(origin):
                from_foot = seat in owners(position, origin, "feet")
                if not board.is_column_hex(landing) or (columns_land and from_foot):
                    found.add(landing)
    return found


def placements(board: PlainBoard, position: Json, seat: int, columns_land: bool = True) -> set[str]:
    """Every placement that steps and jumps of the movement under way allow, as notation."""
    home = position["players"][seat]
    underway = position["underway"]
    hexes = without_jump(board, position, seat)
    if underway["jumps_left"]:
        hexes |= by_jump(board, position, seat, columns_land)
    found = set()
    for hex in hexes - {position["epoch"]["temple"]}:
        there = pieces(position, hex)
        price = 2 if there else 1
        left = home["columns_home" if board.is_column_hex(hex) else "feet_home"]
        if seat not in there and len(there) < 2 and left and price <= underway["budget"]:
            found.add(f"{'column' if board.is_column_hex(hex) else 'foot'} {hex}")
    return found
