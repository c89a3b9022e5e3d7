"""What is true of every Monuments position, however it came about: nothing is lost, doubled or where it cannot be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from trilithon.games.monuments.agenda_invariants import agenda_problems
from trilithon.games.monuments.derived import (
    all_pieces,
    crossings_out,
    is_dealt,
    on_board,
    owners,
    tokens_out,
    weapons_out,
)
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.dealing import close_continents
from trilithon.games.monuments.engine.monument import LAYERS, held_like, renew_rules
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.names import KINDS, PIECES, UNITS

PLACES = {
    c.LAND: {c.WORKER, c.ARMED, c.ARMY, c.AIRFORCE, c.HORSE},
    c.MONUMENT: {c.WORKER, c.ARMED, c.HORSE},
    c.WATER: {c.AIRFORCE, c.NAVY},
}
"""Which units stand on which hexes, not aboard a ferry."""


def problems(s: Position) -> list[str]:
    """Everything that is wrong, in plain words."""
    found = [*_hexes(s), *_ferries(s), *_stocks(s), *_pieces(s), *_players(s), *_quests(s), *_turn(s)]
    return found or [*_derived(s), *agenda_problems(s)]


# -- the board -------------------------------------------------------------------------------------------


def _hexes(s: Position) -> Iterator[str]:
    chart = s.chart
    most = c.CAPACITY + max(s.rule(seat, c.R_CAPACITY) for seat in range(s.seats))
    for hex, owner in enumerate(owners(s)):
        here = f"hexes.{chart.names[hex]}"
        units = s.units[hex * c.UNITS : (hex + 1) * c.UNITS]
        if min(units) < 0:
            yield f"{here}.units: less than none"
        if s.owner[hex] != owner:
            yield f"{here}.owner: seat {s.owner[hex]} is said to be there, but it is {owner}"
        for unit, n in enumerate(units):
            if n and unit not in PLACES[chart.kind[hex]]:
                yield f"{here}.units: {UNITS[unit]} cannot be there"
        if chart.kind[hex] == c.MONUMENT and owner >= 0 and hex != chart.monument[s.civilization[owner]]:
            yield f"{here}: only its own player stands on a monument hex"
        if chart.kind[hex] == c.LAND:
            yield from _land(s, hex, here, most)
        if not s.in_play[hex] and (owner >= 0 or (hex < chart.lands and s.tokens_in(hex))):
            yield f"{here}: it is out of play"


def _land(s: Position, hex: int, here: str, most: int) -> Iterator[str]:
    tokens = s.tokens[hex * c.KINDS : (hex + 1) * c.KINDS]
    brought = 0
    if hex == s.place and s.brought:
        brought = 1 if s.brought < 8 else 2
    if min(tokens) < 0 or sum(tokens) - brought > most:
        yield f"{here}.tokens: there cannot be {sum(tokens)}"
    buildings = s.buildings[hex * c.BUILDINGS : (hex + 1) * c.BUILDINGS]
    if any(state not in (0, c.INTACT, c.DAMAGED) for state in buildings):
        yield f"{here}.buildings: they are intact or damaged"
    if any(buildings) != (s.builder[hex] >= 0):
        yield f"{here}.builder: where buildings are, and nowhere else, it says whose they are"
    if any(buildings) and not s.in_play[hex]:
        yield f"{here}.buildings: it is out of play"


def _ferries(s: Position) -> Iterator[str]:
    for ferry in range(s.ferry_count()):
        here = f"ferries[{ferry}]"
        numbers = s.ferries[ferry * c.FERRY_SIZE : (ferry + 1) * c.FERRY_SIZE]
        water, dock, seat, first, cargo, second, cargo_2 = numbers
        if water < 0:
            if numbers != [-1, -1, -1, 0, 0, 0, 0]:
                yield f"{here}: it was sunk, but something is left of it"
            continue
        if s.chart.kind[water] != c.WATER:
            yield f"{here}.water: it is not on water"
        if dock >= 0 and (
            s.chart.kind[dock] != c.LAND or not s.in_play[dock] or s.chart.distance[dock][water] != 1
        ):
            yield f"{here}.dock: it cannot lie there"
        for unit, token in ((first, cargo), (second, cargo_2)):
            if unit not in (0, 1 + c.WORKER, 1 + c.ARMED, 1 + c.ARMY):
                yield f"{here}: only workers and armies are aboard"
            if token and (unit in (0, 1 + c.ARMY) or not 1 <= token <= c.KINDS):
                yield f"{here}: cargo is a worker's"
        if (seat >= 0) != (first + second > 0):
            yield f"{here}.owner: who has passengers aboard, and only then"
        if dock >= 0 and seat >= 0 and (s.waiting != ferry or second):
            yield f"{here}: it is docked, so nobody is aboard unless one waits for another"
        if s.waiting == ferry and (dock < 0 or seat != s.active or not first):
            yield "action.waiting: nobody waits there"


# -- stocks and pieces -------------------------------------------------------------------------------------


def _stocks(s: Position) -> Iterator[str]:
    for kind, name in enumerate(KINDS):
        if s.stock[kind] + tokens_out(s, kind) != c.TOKENS_EACH:
            yield f"stock: {s.stock[kind]} {name} in stock and {tokens_out(s, kind)} elsewhere"
        if s.stock[kind] < 0 and s.options[c.O_HARD_SUPPLY]:
            yield f"stock: there are only {c.TOKENS_EACH} {name}"
    if s.weapons < 0 or s.weapons + weapons_out(s) != c.WEAPONS:
        yield f"stock: there are {c.WEAPONS} weapons, {s.weapons} in stock and {weapons_out(s)} elsewhere"
    if s.crossings < 0 or s.crossings + crossings_out(s) != c.CROSSINGS:
        yield f"stock: there are {c.CROSSINGS} bridges and ferries, {s.crossings} left and {crossings_out(s)} built"
    if min(s.bridges) < 0 or max(s.bridges) > 1:
        yield "bridges: there is one at a river edge, or none"


def _pieces(s: Position) -> Iterator[str]:
    for seat in range(s.seats):
        pieces, there = all_pieces(s, seat), on_board(s, seat)
        for piece, name in enumerate(PIECES):
            supply, locked = s.supply[seat * c.SUPPLIES + piece], s.locked[seat * c.SUPPLIES + piece]
            if supply + locked + there[piece] != pieces[piece]:
                counted = f"{supply} in supply, {locked} locked, {there[piece]} on the board"
                yield f"players[{seat}]: {counted} of {name}, it has {pieces[piece]}"
            elif supply < 0 or locked < 0:
                yield f"players[{seat}]: it has only {pieces[piece]} of {name}"
            if locked and piece in (*range(c.S_BUILDING + c.WORKSHOP, c.S_ARMY), c.S_HORSE):
                yield f"players[{seat}].locked: {name} is never locked"


def _players(s: Position) -> Iterator[str]:
    for seat in range(s.seats):
        player = f"players[{seat}]"
        if not 0 <= s.layers[seat] <= LAYERS:
            yield f"{player}.layers: there are 0 to {LAYERS}"
        taken = Counter(s.box.common_layer[common] for common, owner in enumerate(s.commons) if owner == seat)
        for layer, n in taken.items():
            if n > 1 or layer > s.layers[seat]:
                yield f"{player}.commons: {n} of layer {layer}, but one for each layer that is built"
        for common, owner in enumerate(s.commons):
            if owner == seat and held_like(s, seat, common) > s.box.common_limit[common]:
                yield f"{player}.commons: {s.box.common_ids[common]} more often than its limit"
        if any(
            not 0 <= card <= c.IN_HAND + c.GREEN for card in s.cards[seat * c.CARDS : (seat + 1) * c.CARDS]
        ):
            yield f"{player}: a card is in hand or not, upgraded or not"
        if s.freed[seat] < 0:
            yield f"{player}.freed: less than none"
        if s.freed[seat] and not _hands_on(s, seat):
            yield f"{player}.freed: nothing is under way that would free weapons"
    if bool(s.ending) != (LAYERS in s.layers):
        yield "turn.last_round: it is when somebody has all layers"


def _hands_on(s: Position, seat: int) -> bool:
    return any(
        (kind == c.GIVE_WEAPON and owner == seat and not b)
        or (kind == c.BATTLE_OVER and seat in (owner, s.defender))
        for kind, owner, _, b, _ in s.frames()
    )


# -- quests ------------------------------------------------------------------------------------------------


def _quests(s: Position) -> Iterator[str]:
    where: dict[int, list[str]] = {}
    for quest, place in _quest_places(s):
        where.setdefault(quest, []).append(place)
    for quest, id in enumerate(s.box.quest_ids):
        found = where.get(quest, [])
        is_used = is_dealt(s) and s.box.quest_players[quest] <= s.seats
        if found and not is_used:
            yield f"{found[0]}: quest {id} is not in this game"
        elif is_used and not found:
            yield f"quests: {id} is nowhere"
        elif len(found) > 1:
            yield f"quests: {id} is in several places: {', '.join(found)}"
    for number, deck in enumerate(s.quest_decks):
        if any(s.box.quest_deck[quest] != number + 1 for quest in deck):
            yield f"quest_decks: a quest of another deck is in deck {number}"
    if not s.options[c.O_QUEST_REMOVED] and any(s.box.quest_deck[quest] for quest in s.quests_out):
        yield "removed: only starting quests leave the game"
    for seat in range(s.seats):
        quests, since = s.quests[seat], s.since[seat]
        deeds = s.deeds[seat * c.DEEDS : (seat + 1) * c.DEEDS]
        if len(since) != len(quests) * c.DEEDS:
            yield f"players[{seat}].quests: there are {len(quests)}, and {len(since)} numbers of their past"
        elif min(deeds) < 0 or any(not 0 <= n <= deeds[at % c.DEEDS] for at, n in enumerate(since)):
            yield f"players[{seat}].quests: more was done before a quest than at all"


def _quest_places(s: Position) -> Iterator[tuple[int, str]]:
    for seat in range(s.seats):
        yield from ((quest, f"players[{seat}].quests") for quest in s.quests[seat])
        yield from ((quest, f"players[{seat}].completed") for quest in s.completed[seat])
    for deck in s.quest_decks:
        yield from ((quest, "quest_decks") for quest in deck)
    yield from ((quest, "removed") for quest in s.quests_out)
    yield from ((quest, "action.drawn") for quest in s.drawn)
    for kind, _, a, b, _ in s.frames():
        if kind == c.KEEP_START_QUEST:
            yield a, "agenda"
            yield b, "agenda"


# -- the turn ----------------------------------------------------------------------------------------------


def _turn(s: Position) -> Iterator[str]:
    limit = s.options[c.O_ROUNDS]
    if limit and s.round > limit:
        yield f"turn.round: there are {limit} rounds"
    place = (s.active - s.start) % s.seats
    if not 0 <= s.passes <= (place + 1 if s.round else 0):
        yield f"turn.passes: {s.passes} players cannot have passed"
    if s.round == 0 and s.active != s.start:
        yield "turn.active: before the first turn it is the start player"
    wanted = s.options[c.O_START]
    if 0 <= wanted < s.seats and s.start != wanted:
        yield f"turn.start: the option start_player says {wanted}"


def _derived(s: Position) -> Iterator[str]:
    twin = s.copy()
    twin.in_play = [1] * s.chart.hexes
    if is_dealt(s):
        close_continents(twin)
    if twin.in_play != s.in_play:
        yield "hexes: what is in play does not fit the civilizations"
    for seat in range(s.seats):
        renew_rules(twin, seat)
    if twin.rules != s.rules:
        yield "players: the rules in force are not those of abilities and bonuses"
