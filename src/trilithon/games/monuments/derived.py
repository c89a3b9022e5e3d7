"""What follows from the rest of a position: counted anew when one is loaded, and to check those that are played."""

from __future__ import annotations

from collections.abc import Iterator

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.dealing import (
    AT_RANDOM,
    BY_CIVILIZATION,
    PIECES,
    civilizations,
    close_continents,
)
from trilithon.games.monuments.engine.ferries import count_ferries
from trilithon.games.monuments.engine.layout import LEAST
from trilithon.games.monuments.engine.monument import renew_rules
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.steps.cargo import CARGO
from trilithon.games.monuments.engine.steps.place_navy import WHERE_NAVY
from trilithon.games.monuments.engine.units import TRAITS
from trilithon.kernel.peek import Peek
from trilithon.kernel.words import frames

UNCLEAR = -2
"""In `owners`: units of nobody, or units and passengers of different players."""


def is_dealt(s: Position) -> bool:
    return bool(min(Peek(s).score_card) >= 0)


def passengers(s: Position) -> Iterator[tuple[int, int, int, int]]:
    """Everybody aboard: the ferry, the owner, the unit and the kind of its cargo."""
    for ferry in range(c.FERRIES):
        for slot in range(c.SLOTS):
            if s.passenger(ferry, slot) >= 0:
                yield ferry, s.aboard(ferry), s.passenger(ferry, slot), s.cargo(ferry, slot)


def owners(s: Position) -> list[int]:
    """Who is present in each hex by its units and passengers (MS-GEN-02)."""
    found = [c.NONE] * s.chart.hexes
    for spot in range(s.chart.hexes):
        if any(s.count(spot, unit) for unit in range(c.UNITS)):
            found[spot] = s.owner(spot) if s.owner(spot) >= 0 else UNCLEAR
    for ferry, seat, _, _ in passengers(s):
        spot = s.dock(ferry) if s.dock(ferry) >= 0 else s.water(ferry)
        found[spot] = seat if found[spot] in (c.NONE, seat) else UNCLEAR
    return found


def on_board(s: Position, seat: int) -> list[int]:
    """Pieces of a seat that are on the board, by supply place; a navy that is being put somewhere counts too."""
    found = [0] * c.SUPPLIES
    for spot in range(s.chart.hexes):
        if s.owner(spot) == seat:
            for unit in range(c.UNITS):
                found[TRAITS[unit].piece] += s.count(spot, unit)
    for _, owner, unit, _ in passengers(s):
        if owner == seat:
            found[TRAITS[unit].piece] += 1
    for spot in range(s.chart.lands):
        if s.builder(spot) == seat:
            for building in range(c.BUILDINGS):
                found[c.S_BUILDING + building] += s.building(spot, building) >= 0
    found[c.S_NAVY] += sum(frame.step is WHERE_NAVY and frame.seat == seat for frame in frames(s))
    return found


def all_pieces(s: Position, seat: int) -> list[int]:
    """What a seat has of each piece, wherever it is; nothing before the deal."""
    if not is_dealt(s):
        return [0] * c.SUPPLIES
    pieces, ability = list(PIECES), Peek(s).ability[seat]
    if ability >= 0:
        more = s.box.ability_supply[ability]
        for at in range(0, len(more), 2):
            pieces[more[at]] += more[at + 1]
    return pieces


def tokens_out(s: Position, kind: int) -> int:
    """Tokens of a kind that are not in the stock: on hexes, aboard, or being put ashore."""
    n = sum(s.tokens_of(spot, kind) for spot in range(s.chart.lands))
    n += sum(cargo == kind for _, _, _, cargo in passengers(s))
    landing = [frame.values for frame in frames(s) if frame.step is CARGO]
    return n + sum((values["first"] == kind) + (values["second"] == kind) for values in landing)


def weapons_out(s: Position) -> int:
    armed = sum(s.count(spot, c.ARMED) for spot in range(s.chart.hexes))
    return armed + sum(unit == c.ARMED for _, _, unit, _ in passengers(s)) + int(sum(Peek(s).freed))


def crossings_out(s: Position) -> int:
    return int(sum(Peek(s).bridges)) + sum(s.has_ferry(ferry) for ferry in range(c.FERRIES))


def derive(s: Position) -> None:
    """Fill in everything that follows from the rest; nothing follows from players that cannot be."""
    if any(impossible_players(s)):
        return
    look = Peek(s)
    look.in_play = [1] * s.chart.hexes
    if is_dealt(s):
        close_continents(s)
    count_ferries(s)
    for seat in range(s.seats):
        pieces, there = all_pieces(s, seat), on_board(s, seat)
        for piece in range(c.SUPPLIES):
            at = seat * c.SUPPLIES + piece
            look.supply[at] = _left(pieces[piece], look.locked[at] + there[piece])
        renew_rules(s, seat)
    look.stock = [_left(c.TOKENS_EACH, tokens_out(s, kind)) for kind in range(c.KINDS)]
    look.weapons = _left(c.WEAPONS, weapons_out(s))
    look.crossings = _left(c.CROSSINGS, crossings_out(s))


def _left(n: int, out: int) -> int:
    """As far as it fits into a position."""
    return max(LEAST, n - out)


def impossible_players(s: Position) -> Iterator[str]:
    """What is wrong with who plays what."""
    look = Peek(s)
    chosen = [civilization for civilization in look.civilization if civilization >= 0]
    fitting = [
        members for members in s.box.set_ups if len(members) == s.seats and set(chosen) <= set(members)
    ]
    if len(set(chosen)) != len(chosen) or not fitting:
        yield "players: these civilizations cannot play together"
    dealt = [*look.deck, *look.score_card, *(look.civilization if is_dealt(s) else ())]
    if len({number >= 0 for number in dealt}) > 1:
        yield "players: before the deal nobody has a deck or score card, then everybody has them and a civilization"
    for name, held in (("deck", look.deck), ("score_card", look.score_card)):
        if is_dealt(s) and len(set(held)) != s.seats:
            yield f"players: two have the same {name}"
    if not _has_abilities_as_dealt(s):
        yield "players: their abilities are not as the option ability_deal says"


def _has_abilities_as_dealt(s: Position) -> bool:
    how, held = s.option(c.O_ABILITIES), list(Peek(s).ability)
    if not is_dealt(s) or how not in (AT_RANDOM, BY_CIVILIZATION):
        return set(held) == {c.NONE}
    if how == BY_CIVILIZATION:
        by_civilization = s.box.ability_of_civilization
        led = civilizations(s)
        return min(led) < 0 or held == [by_civilization[civilization] for civilization in led]
    return min(held) >= 0 and len(set(held)) == s.seats
