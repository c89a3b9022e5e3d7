"""What follows from the rest of a position: counted anew when one is loaded, and to check those that are played."""

from __future__ import annotations

from collections.abc import Iterator

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.dealing import PIECES, close_continents
from trilithon.games.monuments.engine.monument import renew_rules
from trilithon.games.monuments.engine.position import Position

SUPPLY_OF_UNIT = (c.S_WORKER, c.S_WORKER, c.S_ARMY, c.S_AIRFORCE, c.S_HORSE, c.S_NAVY)
"""Where units go when they leave the board, in the order of units."""


def is_dealt(s: Position) -> bool:
    return min(s.score_card) >= 0


def passengers(s: Position) -> Iterator[tuple[int, int, int, int]]:
    """Everybody aboard: the ferry, the owner, the unit and 1 + the kind of its cargo."""
    for ferry in range(s.ferry_count()):
        for slot in (0, 1):
            unit = s.ferry(ferry, c.F_FIRST + 2 * slot)
            if unit:
                yield ferry, s.ferry(ferry, c.F_SEAT), unit - 1, s.ferry(ferry, c.F_CARGO + 2 * slot)


def owners(s: Position) -> list[int]:
    """Who is present in each hex by its units and passengers; -2 if there are several (MS-GEN-02)."""
    found = [c.NONE] * s.chart.hexes
    for hex in range(s.chart.hexes):
        if any(s.units[hex * c.UNITS : (hex + 1) * c.UNITS]):
            found[hex] = s.owner[hex]
    for ferry, seat, _, _ in passengers(s):
        dock = s.ferry(ferry, c.F_DOCK)
        hex = dock if dock >= 0 else s.ferry(ferry, c.F_WATER)
        found[hex] = seat if found[hex] in (c.NONE, seat) else -2
    return found


def on_board(s: Position, seat: int) -> list[int]:
    """Pieces of a seat that are on the board, by supply place; a navy that is being put somewhere counts too."""
    found = [0] * c.SUPPLIES
    for hex in range(s.chart.hexes):
        if s.owner[hex] == seat:
            for unit in range(c.UNITS):
                found[SUPPLY_OF_UNIT[unit]] += s.count(hex, unit)
    for _, owner, unit, _ in passengers(s):
        if owner == seat:
            found[SUPPLY_OF_UNIT[unit]] += 1
    for hex in range(s.chart.lands):
        if s.builder[hex] == seat:
            for building in range(c.BUILDINGS):
                found[c.S_BUILDING + building] += s.buildings[hex * c.BUILDINGS + building] > 0
    found[c.S_NAVY] += sum(kind == c.WHERE_NAVY and owner == seat for kind, owner, *_ in s.frames())
    return found


def all_pieces(s: Position, seat: int) -> list[int]:
    """What a seat has of each piece, wherever it is; nothing before the deal."""
    if not is_dealt(s):
        return [0] * c.SUPPLIES
    pieces = list(PIECES)
    if s.ability[seat] >= 0:
        more = s.box.ability_supply[s.ability[seat]]
        for at in range(0, len(more), 2):
            pieces[more[at]] += more[at + 1]
    return pieces


def tokens_out(s: Position, kind: int) -> int:
    """Tokens of a kind that are not in the stock: on hexes, aboard, or being put ashore."""
    n = sum(s.tokens[kind :: c.KINDS])
    n += sum(cargo == kind + 1 for _, _, _, cargo in passengers(s))
    landing = [b for frame, _, _, b, _ in s.frames() if frame == c.CARGO]
    return n + sum((b % 8 == kind + 1) + (b // 8 == kind + 1) for b in landing)


def weapons_out(s: Position) -> int:
    armed = sum(s.units[c.ARMED :: c.UNITS])
    return armed + sum(unit == c.ARMED for _, _, unit, _ in passengers(s)) + sum(s.freed)


def crossings_out(s: Position) -> int:
    afloat = sum(s.ferry(ferry, c.F_WATER) >= 0 for ferry in range(s.ferry_count()))
    return sum(s.bridges) + afloat


def derive(s: Position) -> list[str]:
    """Fill in everything that follows from the rest; what stands in the way of that is returned."""
    wrong = [*_misplaced_ferries(s), *_impossible_players(s)]
    if wrong:
        return wrong
    if is_dealt(s):
        close_continents(s)
    found = owners(s)
    several = [s.chart.names[hex] for hex, owner in enumerate(found) if owner == -2]
    if several:
        return [f"hexes.{name}: units and passengers are of different players" for name in several]
    s.owner = found
    for seat in range(s.seats):
        pieces, there = all_pieces(s, seat), on_board(s, seat)
        for piece in range(c.SUPPLIES):
            at = seat * c.SUPPLIES + piece
            s.supply[at] = pieces[piece] - s.locked[at] - there[piece]
        renew_rules(s, seat)
    s.stock = [c.TOKENS_EACH - tokens_out(s, kind) for kind in range(c.KINDS)]
    s.weapons = c.WEAPONS - weapons_out(s)
    s.crossings = c.CROSSINGS - crossings_out(s)
    return []


def _misplaced_ferries(s: Position) -> Iterator[str]:
    chart = s.chart
    for ferry in range(s.ferry_count()):
        water, dock = s.ferry(ferry, c.F_WATER), s.ferry(ferry, c.F_DOCK)
        if water < 0:
            continue
        if chart.kind[water] != c.WATER:
            yield f"ferries[{ferry}].water: {chart.names[water]} is no water"
        elif dock >= 0 and (chart.kind[dock] != c.LAND or chart.distance[dock][water] != 1):
            yield f"ferries[{ferry}].dock: {chart.names[dock]} is no land at {chart.names[water]}"
        aboard = s.ferry(ferry, c.F_FIRST) or s.ferry(ferry, c.F_SECOND)
        if bool(aboard) != (s.ferry(ferry, c.F_SEAT) >= 0):
            yield f"ferries[{ferry}].owner: who has passengers aboard, and only then"


def _impossible_players(s: Position) -> Iterator[str]:
    chosen = [civilization for civilization in s.civilization if civilization >= 0]
    fitting = [
        members for members in s.box.set_ups if len(members) == s.seats and set(chosen) <= set(members)
    ]
    if len(set(chosen)) != len(chosen) or not fitting:
        yield "players: these civilizations cannot play together"
    dealt = [*s.deck, *s.score_card, *(s.civilization if is_dealt(s) else ())]
    if len({number >= 0 for number in dealt}) > 1:
        yield "players: before the deal nobody has a deck or score card, then everybody has them and a civilization"
    for name, held in (("deck", s.deck), ("score_card", s.score_card)):
        if is_dealt(s) and len(set(held)) != s.seats:
            yield f"players: two have the same {name}"
    how = s.options[c.O_ABILITIES]
    if how == 2 or not is_dealt(s):
        right = set(s.ability) == {c.NONE}
    elif how == 1:
        right = s.ability == [s.box.ability_of_civilization[civilization] for civilization in s.civilization]
    else:
        right = min(s.ability) >= 0 and len(set(s.ability)) == s.seats
    if not right:
        yield "players: their abilities are not as the option ability_deal says"
