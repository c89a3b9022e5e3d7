"""The Units of a conquest: whom a proposal names, and what is wrong with those that somebody wrote down."""

from __future__ import annotations

from collections.abc import Iterator

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine import conquest, lands
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.steps.units import FROM, GOES, UNITS
from trilithon.games.monumental.words.shared import played
from trilithon.kernel.engine.moves import make_move


def row_of_units(s: Position) -> list[int]:
    """Who goes: the Warlord if it still has its bonus, then Soldiers, nearest first (interface notes of the rules)."""
    row: list[int] = []
    while s.is_on_top(UNITS) and s.setup.units[s.get(UNITS.unit)].is_single:
        row.append(make_move(GOES, int(_is_wanted(s))))
        s = played(s, row[-1])
    return row + [make_move(FROM, named) for named in _nearest(s)] if s.is_on_top(UNITS) else row


def _is_wanted(s: Position) -> bool:
    """Should the Unit that is asked about go?"""
    asked = s.to_move, s.get(UNITS.tile), s.get(UNITS.unit), s.get(UNITS.n)
    if not conquest.can_go(s, *asked):
        return False
    has_bonus = s.get(UNITS.unit) == c.WARLORD and not s.d[s.at.warlord_used + s.to_move]
    return has_bonus or not conquest.can_stay(s, *asked)


def _nearest(s: Position) -> list[int]:
    """Those of many that go, as moves name them, in their order; no Province is emptied while others can go."""
    seat, target = s.to_move, s.get(UNITS.tile)
    parts = lands.parts_near(s, seat, target)
    distances = _distances(s, seat, target)
    ranked = []
    for tile in range(s.at.tiles):
        if not lands.is_within(s, seat, tile, parts):
            continue
        first = s.get(UNITS.unit)
        if tile < s.get(UNITS.lowest):
            first = conquest.next_of_many(s, first)
        left = lands.units_on(s, tile) - sum(s.named(tile, unit) for unit in range(s.at.kinds_of_units))
        for unit in _free(s, tile, first):
            left -= 1
            is_emptied = s.chart.kind[tile] == c.PROVINCE and left == 0
            is_far = distances[tile], s.chart.kind[tile] != c.CAPITAL, tile
            ranked.append((is_emptied, *is_far, c.pack_named(tile, unit)))
    return sorted(named for *_, named in sorted(ranked)[: s.get(UNITS.n)])


def _free(s: Position, tile: int, first: int) -> list[int]:
    """The kinds of those of many that can still go from a tile, one entry for each Unit, kinds before `first` being
    decided."""
    there = [
        unit
        for unit, kind in enumerate(s.setup.units)
        if kind.is_soldier and unit >= first
        for _ in range(s.units(tile, unit) - s.named(tile, unit))
    ]
    return there[: max(0, conquest.free_on(s, tile, s.at.kinds_of_units, first))]


def _distances(s: Position, seat: int, target: int) -> dict[int, int]:
    """Steps to the target through the seat's own land."""
    queue = [tile for tile in s.chart.neighbours(target) if s.owner(tile) == seat]
    found = dict.fromkeys(queue, 1)
    for tile in queue:
        for near in s.chart.neighbours(tile):
            if s.owner(near) == seat and near not in found:
                found[near] = found[tile] + 1
                queue.append(near)
    return found


# -- what somebody wrote -----------------------------------------------------------------------------


def march_problems(s: Position, seat: int, target: int, more: int, undecided: int) -> Iterator[str]:
    """`more` Units are still to be named, and single kinds from `undecided` on still to be asked about."""
    if s.chart.kind[target] != c.PROVINCE or s.owner(target) == seat:
        yield "only Provinces of others are conquered"
        return
    named = [s.items(s.march(unit)) for unit in range(s.at.kinds_of_units)]
    for unit, tiles in enumerate(named):
        kind = s.setup.units[unit]
        if kind.is_single and tiles not in ([], [s.figure(seat, unit)]):
            yield f"march.{kind.name}: it comes from where it is"
        elif tiles != sorted(tiles):
            yield f"march.{kind.name}: they come in the order of tiles"
    parts = lands.parts_near(s, seat, target)
    for tile in sorted({tile for tiles in named for tile in tiles}):
        if not lands.is_within(s, seat, tile, parts) or conquest.free_on(s, tile, undecided) < 0:
            yield f"march: so many Units cannot come from {s.chart.names[tile]}"
    needed = lands.units_needed(s, target)
    if sum(len(tiles) for tiles in named) + more != needed:
        yield f"march: {needed} Units are needed"
