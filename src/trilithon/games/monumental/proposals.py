"""Which moves would lead there: a conquest with its Units and payment, a purchase with the payment that spares Gold.

Rows are played on a copy while they are made: only what is legal move by move is ever proposed. Whatever shows
something hidden ends a row.
"""

from __future__ import annotations

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine import conquest, lands
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.pointing import about


def propose(s: Position, target: str) -> list[int]:
    if not s.agenda:
        return []
    kind, _, thing = target.partition(":")
    if kind == "tile" and thing in s.chart.names:
        return _to_tile(s, s.chart.names.index(thing))
    moves = [move for move in s.moves() if target in about(s, move)]
    if s.agenda[-1] != c.ACT or len(moves) != 1 or moves[0] == c.END:
        return []
    return _finished(s, moves)


def _finished(s: Position, row: list[int]) -> list[int]:
    """The row, with the payments that it leads to."""
    trial = s.copy()
    for move in row:
        trial.play(move)
    return row if trial.reveals > s.reveals else row + _payments(trial)


# -- tiles -------------------------------------------------------------------------------------------


def _to_tile(s: Position, tile: int) -> list[int]:
    """A conquest if one is possible, the rest of one that is under way, or else the one step of an Explorer."""
    if s.agenda[-1] == c.UNITS and s.agenda[-3] == tile:
        return _finished(s, _units(s, tile))
    if s.agenda[-1] != c.ACT:
        return []
    moves = s.moves()
    attack = c.make_move(c.CONQUER, tile)
    if attack in moves:
        trial = s.copy()
        trial.play(attack)
        return _finished(s, [attack, *_units(trial, tile)])
    steps = [move for move in moves if c.verb_of(move) == c.STEP and c.argument_of(move) % 64 == tile]
    return _finished(s, steps) if len(steps) == 1 else []


def _units(s: Position, target: int) -> list[int]:
    """Who goes: the Warlord if it still has its bonus, then Soldiers, nearest first (interface notes of the rules)."""
    seat, needed, lowest = s.to_move, s.agenda[-4], s.agenda[-5]
    row: list[int] = []
    goes = conquest.warlord_named(s)
    if lowest < 0:
        can_go = lands.warlord_can_go(s, seat, target, needed)
        can_stay = lands.warlord_can_stay(s, seat, target, needed)
        goes = can_go and (not s.warlord_used[seat] or not can_stay)
        row.append(c.make_move(c.LORD, int(goes)))
        needed -= int(goes)
        lowest = 0
    free = lands.soldiers_for(s, seat, target, goes)
    soldiers = [tile for tile in range(lowest, s.chart.tiles) for _ in range(free[tile])]
    distances = _distances(s, seat, target)
    left = {tile: lands.units_on(s, seat, tile) - s.march.count(tile) for tile in soldiers}
    if goes and s.warlord[seat] in left:
        left[s.warlord[seat]] -= 1
    ranked = []
    for tile in soldiers:
        left[tile] -= 1
        empties = s.chart.kind[tile] == c.PROVINCE and left[tile] == 0
        ranked.append((empties, distances[tile], s.chart.kind[tile] != c.CAPITAL, tile))
    chosen = sorted(tile for *_, tile in sorted(ranked)[:needed])
    return [*row, *(c.make_move(c.FROM, tile) for tile in chosen)]


def _distances(s: Position, seat: int, target: int) -> list[int]:
    """Steps to the target through the seat's own land."""
    found = [s.chart.tiles] * s.chart.tiles
    queue = [tile for tile in s.chart.near[target] if s.owner[tile] == seat]
    for tile in queue:
        found[tile] = 1
    for tile in queue:
        for near in s.chart.near[tile]:
            if s.owner[near] == seat and found[near] == s.chart.tiles:
                found[near] = found[tile] + 1
                queue.append(near)
    return found


# -- payments ----------------------------------------------------------------------------------------


def _payments(s: Position) -> list[int]:
    """Answers to questions of payment on top of the agenda: as little Gold as possible."""
    if not s.agenda or s.agenda[-1] not in (c.PAY, c.SHARE):
        return []
    seat = s.to_move
    if s.agenda[-1] == c.PAY:
        least = s.moves()[0]
        return [least, *_payments(_after(s, least))]
    rows: list[tuple[int, list[int]]] = []
    for move in s.moves():
        row = [move, *_payments(_after(s, move))]
        end = s.copy()
        for step in row:
            end.play(step)
        rows.append((end.has(seat, c.GOLD), row))
    return max(rows, key=lambda way: way[0])[1]


def _after(s: Position, move: int) -> Position:
    trial = s.copy()
    trial.play(move)
    return trial
