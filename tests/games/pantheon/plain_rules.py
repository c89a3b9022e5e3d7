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
        self._near = {where: self._neighbours(where) for where in self.ground}

    def _neighbours(self, where: str) -> set[str]:
        column, row = ord(where[0]) - 97, int(where[1:])
        left = column if row % 2 else column - 1
        near = [(column - 1, row), (column + 1, row)]
        near += [(left, row - 1), (left + 1, row - 1), (left, row + 1), (left + 1, row + 1)]
        return {name for c, r in near if (name := f"{chr(97 + c)}{r}") in self.ground}

    def neighbours(self, where: str) -> set[str]:
        return self._near[where]

    def is_column_hex(self, where: str) -> bool:
        return self.ground[where] == "##"

    def two_away(self, where: str) -> set[str]:
        """The hexes at distance exactly 2."""
        near = self.neighbours(where)
        return {far for other in near for far in self.neighbours(other)} - near - {where}

    def reach(self, start: str, without: str | None = None) -> dict[str, int]:
        """For each hex that feet can come to: how many feet a chain from `start` has."""
        feet = {start: 0}
        queue = [start]
        for where in queue:
            for near in self.neighbours(where):
                if near not in feet and near != without and not self.is_column_hex(near):
                    feet[near] = feet[where] + 1
                    queue.append(near)
        return feet


def owners(position: Json, where: str, what: str) -> list[int]:
    return [seat - 1 for seat in position["hexes"].get(where, {}).get(what, [])]


def pieces(position: Json, where: str) -> list[int]:
    """The owners of everything that stands on a hex."""
    return owners(position, where, "feet") + owners(position, where, "columns")


def network(board: PlainBoard, position: Json, seat: int) -> set[str]:
    """PA-PLACE-06, word by word: grow the set until nothing more belongs to it."""
    temple = position["table"]["temple"]
    mine = {where for where in position["hexes"] if seat in pieces(position, where)}
    found: set[str] = set()
    while True:
        joining = {
            where
            for where in mine - found
            if temple in board.neighbours(where)
            or board.neighbours(where) & found
            or seat in owners(position, where, "jumped")
        }
        if not joining:
            return found
        found |= joining


def without_jump(board: PlainBoard, position: Json, seat: int) -> set[str]:
    """Hexes where connection allows a piece (PA-PLACE-07, -08); room and price are another matter."""
    temple = position["table"]["temple"]
    chain = network(board, position, seat)
    allowed = set()
    for where in board.ground:
        near = board.neighbours(where)
        if board.is_column_hex(where):
            connected = any(seat in owners(position, other, "feet") for other in near)
        else:
            connected = temple in near or bool(near & chain)
        if connected:
            allowed.add(where)
    return allowed


def by_jump(board: PlainBoard, position: Json, seat: int, columns_land: bool = True) -> set[str]:
    """Hexes that a jump can reach (PA-JUMP-02, -03, -05), also those that need none."""
    temple = position["table"]["temple"]
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
    home = position["players"][seat]["reserve"]
    underway = position["table"]
    hexes = without_jump(board, position, seat)
    if underway["jumps_left"]:
        hexes |= by_jump(board, position, seat, columns_land)
    found = set()
    for where in hexes - {position["table"]["temple"]}:
        there = pieces(position, where)
        price = 2 if there else 1
        left = home.get("columns_home" if board.is_column_hex(where) else "feet_home", 0)
        if seat not in there and len(there) < 2 and left and price <= underway["budget"]:
            found.add(f"{'column' if board.is_column_hex(where) else 'foot'} {where}")
    return found
