"""What is true of every Monumental position: nothing is lost or doubled, and everything is where it may be.

Complaints name parts of saved positions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache

from trilithon.games.monumental.derived import derive
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine import lands, shop
from trilithon.games.monumental.engine.layout import RESOURCES
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.setup import starting_cards
from trilithon.games.monumental.engine.steps.held_card import HELD_CARD
from trilithon.games.monumental.maps.drawing import read_tokens
from trilithon.games.monumental.module import Check, modules_on
from trilithon.games.monumental.words.course import course_problems
from trilithon.games.monumental.words.shared import twin
from trilithon.games.monumental.words.table import WORDS
from trilithon.games.monumental.words.things import policies_of
from trilithon.kernel.engine.layout import SEAT, TURN
from trilithon.kernel.loading import as_far_as_possible
from trilithon.kernel.saved import of_seat
from trilithon.kernel.words import frames


def invariants(s: Position) -> Iterator[str]:
    """Everything that is wrong, in plain words; of the agenda as far as it can be said."""
    checks = dict(CHECKS)
    for module in modules_on(s):
        checks |= {**module.instead, module.id: module.invariants}
    last = {name: checks.pop(name) for name in LAST}
    found = [problem for check in checks.values() for problem in check(s)]
    yield from found
    about_agenda = (problem for check in last.values() for problem in check(s))
    yield from as_far_as_possible(about_agenda) if found else about_agenda


# -- cards -----------------------------------------------------------------------------------------------


def _places(s: Position) -> Iterator[tuple[int, str, int]]:
    """Every card that is somewhere: the card, where, and whose that is (-1: nobody's)."""
    for seat in range(s.seats):
        player = of_seat(seat)
        city = [s.card_at(seat, slot) for slot in range(s.at.slots)]
        yield from ((card, f"{player}, city", seat) for card in city if card >= 0)
        yield from ((card, f"{player}, deck", seat) for card in s.items(s.deck(seat)))
        yield from ((card, f"{player}, discards", seat) for card in s.items(s.discard_pile(seat)))
        yield from ((card, f"{player}, archive", seat) for card in s.items(s.archive(seat)))
        if s.work(seat) >= 0:
            yield s.work(seat), f"{player}, work", seat
    display = [s.on_display(place) for place in range(s.setup.rows * s.setup.width)]
    yield from ((card, "table.display", -1) for card in display if card >= 0)
    yield from ((card, "table.future", -1) for card in s.items(s.at.future))
    yield from ((card, "table.past", -1) for card in s.items(s.at.past))
    yield from ((card, "table.removed", -1) for card in s.items(s.at.removed))
    for module in modules_on(s):
        yield from module.places(s)
    for frame in frames(s):
        words = WORDS.get(int(frame.step.number))
        card = words.holds(frame) if words else None
        if card is not None:
            yield card, "agenda", frame.seat
    for pile in range(len(s.box.basics)):
        first = shop.next_in_pile(s, pile)
        yield from ((card, "table.piles", -1) for card in range(first, first + int(s.d[s.at.left + pile])))


def _cards(s: Position) -> Iterator[str]:
    names = s.layout.domains[c.CARD].names
    for pile, kind in enumerate(s.box.basics):
        left, copies = s.d[s.at.left + pile], s.box.card_copies[int(kind)]
        if left > copies:
            name = s.box.card_ids[kind]
            yield f"table.piles: there cannot be {left} of {name}, only 0 to {copies}"
            return
    where: dict[int, list[str]] = {}
    for card, place, owner in _places(s):
        where.setdefault(card, []).append(place)
        yield from _misplaced(s, names[card], card, place, owner)
    for card, name in enumerate(names):
        is_unused = _deck(s, card) == c.RENAISSANCE and not s.option(c.RENAISSANCE_ON)
        found = where.get(card, [])
        if is_unused and found:
            yield f"{found[0]}: {name} is a card of the Renaissance, which is not played with"
        elif not is_unused and not found:
            yield f"cards: {name} is nowhere"
        elif len(found) > 1:
            yield f"cards: {name} is in several places: {', '.join(found)}"


def _deck(s: Position, card: int) -> int:
    """Which kind of deck a card comes from."""
    return int(s.box.card_deck[int(s.kinds[card])])


def _misplaced(s: Position, name: str, card: int, place: str, owner: int) -> Iterator[str]:
    each = starting_cards(s.box)
    if card < each * s.seats and owner != card // each:
        yield f"{place}: {name} is a card that seat {card // each + 1} begins with, and stays with it"
    if _deck(s, card) == c.BASIC and owner < 0 and place != "table.piles":
        yield f"{place}: {name} is a Basic Building, not a Development card"
    if place.endswith(", work") and s.kind_of(card) != c.WONDER:
        yield f"{place}: {name} is no Wonder"
    if place == "table.removed" and s.kind_of(card) not in (c.WONDER, c.OTHER):
        yield f"{place}: {name} is no Wonder, only these are removed from the game"


def _city(s: Position) -> Iterator[str]:
    names = s.layout.domains[c.CARD].names
    in_city: set[int] = set()
    for seat in range(s.seats):
        for number, slot in enumerate(s.setup.slots):
            card = s.card_at(seat, number)
            here = of_seat(seat, f"city.{slot.name}")
            if card < 0:
                continue
            in_city.add(card)
            if slot.space >= 0 and (s.kind_of(card) == c.KNOWLEDGE) == slot.is_upper:
                yield f"{here}: {names[card]} cannot lie {'on top' if slot.is_upper else 'under'} there"
            if s.is_active(card) and not s.has_turn(seat):
                yield f"{here}: {names[card]} is active, but it is not this seat's turn"
        known, there = int(s.d[s.at.known + seat]), s.size(s.deck(seat))
        if known > there:
            yield f"{of_seat(seat, 'known')}: {known} cards of a deck of {there}"
    archived = {card for seat in range(s.seats) for card in s.items(s.archive(seat))}
    own = {card for card, _, owner in _places(s) if owner >= 0 and s.has_turn(owner) and card not in archived}
    for card, name in enumerate(names):
        if s.is_active(card) and card not in in_city:
            yield f"cards.{name}: it is active, but not in a City"
        if s.d[s.at.marks + card] & (c.USED | c.DRAWN) and card not in own:
            yield f"cards.{name}: it was used this turn, but the active seat does not have it"
        if s.was_used(card) and not s.is_active(card) and card in in_city and s.phase() == c.ACTING:
            yield f"cards.{name}: it is used, but not active"


def _policies(s: Position) -> Iterator[str]:
    for seat in range(s.seats):
        developed = s.items(s.developed(seat))
        if len(set(developed)) != len(developed):
            yield f"{of_seat(seat, 'developed')}: a Policy is there twice"
        for policy in developed:
            if policy not in policies_of(s, seat):
                yield f"{of_seat(seat, 'developed')}: {s.box.policy_ids[policy]} is of another civilization"
    for policy, name in enumerate(s.box.policy_ids):
        on_turn = [seat for seat in range(s.seats) if s.has_turn(seat)]
        if s.d[s.at.policy_used + policy] and not any(s.has_developed(seat, policy) for seat in on_turn):
            yield f"table.policy_used: the active seat has not developed {name}"


def _display(s: Position) -> Iterator[str]:
    eras = [_deck(s, card) for card in reversed(s.items(s.at.future))]
    if eras != sorted(eras):
        yield "table.future: the eras are not in their order"
    width = s.setup.width
    places = [s.on_display(place) for place in range(s.setup.rows * width)]
    if s.phase() == 0:
        if any(card >= 0 for card in places) or s.size(s.at.past):
            yield "table.display: it is dealt when all Capitals are chosen"
        return
    for row in range(s.setup.rows):
        gaps = places[row * width : (row + 1) * width].count(c.NONE)
        taken = int(s.d[s.at.taken + row])
        if taken > gaps:
            yield f"table.taken[{row}]: {taken} cards were acquired from this row, but {gaps} are missing"
        if gaps and s.size(s.at.future) and not taken:
            yield f"table.display: a card is missing in row {row + 1}, but none was acquired from it"


# -- resources and tokens ----------------------------------------------------------------------------------


def _goods(s: Position) -> Iterator[str]:
    for seat in range(s.seats):
        for resource, name in enumerate(RESOURCES):
            is_kept = resource in (c.GOLD, c.CULTURE) or _keeps_basics(s, seat)
            if s.has(seat, resource) and not is_kept:
                yield f"{of_seat(seat, 'goods')}: {name} is lost at the end of the turn"
    if s.option(c.STRICT):
        for resource, stock in enumerate(s.box.stock):
            held = sum(s.has(seat, resource) for seat in range(s.seats))
            if resource == c.MILITARY:
                held += sum(s.has(seat, c.FEUD) for seat in range(s.seats))
            if held > int(stock):
                yield f"players: {held} {RESOURCES[resource]} in all, the box has {stock}"


def _keeps_basics(s: Position, seat: int) -> bool:
    """They are lost at the end of phase 2 (MO-RES-02); in a round one seat loses them after the other."""
    if not s.in_rounds():
        return seat == s.active() and s.phase() == c.ACTING
    is_later = s.place_in_order(seat) > s.place_in_order(s.active())
    return s.phase() <= c.ACTING or (s.phase() == c.CLEARING and is_later)


def tokens(s: Position, gone: int = 0) -> Iterator[str]:
    """So many are neither on the map nor with players."""
    tiles = range(s.at.tiles)
    provinces = [tile for tile in tiles if s.chart.kind[tile] == c.PROVINCE]
    sites = len(provinces) - len(s.chart.market_tiles)
    crates = sum(int(s.d[s.at.crates + seat]) for seat in range(s.seats))
    if crates + sum(int(s.d[s.at.crate_on + tile]) for tile in tiles) > sites:
        yield f"crates: there are more Production tokens than Provinces without a Market, {sites}"
    copies = Counter(s.token(tile) for tile in tiles if s.token(tile) >= 0)
    for seat in range(s.seats):
        copies.update(s.items(s.looted(seat)))
    for token, n in copies.items():
        if n > s.box.token_copies[token]:
            name = s.box.token_ids[token]
            yield f"tokens: there are {n} of {name}, the box has {s.box.token_copies[token]}"
    if copies.total() != len(provinces) - gone:
        yield f"tokens: there are {copies.total()} on the map and with players, there must be {len(provinces) - gone}"
    values = _token_values(s.chart.text)
    for tile in tiles:
        if s.token(tile) >= 0 and s.box.token_value[s.token(tile)] != values[tile]:
            yield f"tiles.{s.chart.names[tile]}.token: the map says another value"


@lru_cache(maxsize=64)
def _token_values(line: str) -> tuple[int, ...]:
    """What the map of a game says of every tile."""
    return tuple(read_tokens(line))


def markets(s: Position, gone: Sequence[Sequence[int]] = ()) -> Iterator[str]:
    """`gone`: by Market, tokens that are out of the game."""
    there = [int(market) for market in s.chart.market]
    for market, name in enumerate(s.box.market_ids):
        own = range(s.box.bargain_start[market], s.box.bargain_end[market])
        stack = s.items(s.stack(market))
        kept = [seat for seat in range(s.seats) if s.bargain(seat, market) >= 0]
        out = gone[market] if gone else ()
        tokens = [*stack, *(s.bargain(seat, market) for seat in kept), *out]
        if len(set(tokens)) != len(tokens) or len(tokens) != (s.seats if market in there else 0):
            yield f"table.stacks.{name}: all its tokens must be in its stack or with players, none of them twice"
        if any(token not in own for token in tokens):
            yield f"table.stacks.{name}: a token of another Market is there"
        if stack != sorted(stack):
            yield f"table.stacks.{name}: tokens are written in their order, the last one first"
        if sorted(s.items(s.buyers(market))) != kept:
            yield f"table.buyers.{name}: tokens are with seats {[seat + 1 for seat in kept]}"
        for seat in range(s.seats):
            if s.d[s.at.bargains_used + seat * s.at.markets + market] and seat not in kept:
                yield f"{of_seat(seat, 'bargains_used')}: a token of {name} is used, but not there"


# -- the map -------------------------------------------------------------------------------------------------


def _map(s: Position) -> Iterator[str]:
    capitals = [s.capital(seat) for seat in range(s.seats)]
    for tile, name in enumerate(s.chart.names):
        here, kind, owner = f"tiles.{name}", s.chart.kind[tile], s.owner(tile)
        units = sum(s.units(tile, unit) for unit in range(s.at.kinds_of_units))
        fighting = lands.units_on(s, tile)
        outpost, crate = s.d[s.at.outposts + tile], s.d[s.at.crate_on + tile]
        if kind != c.PROVINCE and (outpost or crate or s.token(tile) >= 0):
            yield f"{here}: Outposts and tokens are in Provinces only"
        if kind == c.WATER and (owner >= 0 or units or s.wonder_on(tile) >= 0):
            yield f"{here}: nothing is on Water"
        if kind == c.CAPITAL and (capitals[owner] != tile if owner >= 0 else tile in capitals):
            yield f"{here}: a Capital is controlled by the seat that chose it"
        if kind == c.PROVINCE and (owner >= 0) != (fighting > 0 or outpost > 0):
            yield f"{here}: a Province is controlled by who has a Unit or Outpost there, and by nobody else"
        if owner < 0 and units:
            yield f"{here}: Units stand on tiles of their owner"
        if owner >= 0 and s.token(tile) >= 0:
            yield f"{here}: an Exploration token is where nobody has been yet"
        if crate and s.chart.market[tile] >= 0:
            yield f"{here}: where a Market is, there is no Production token"


def _wonders(s: Position) -> Iterator[str]:
    """Wonders are single cards: that of a token is in a City, its deck or piles, or drawn from there."""
    tokens = [s.wonder_on(tile) for tile in range(s.at.tiles) if s.wonder_on(tile) >= 0]
    if not tokens:
        return
    drawn = [frame.values["card"] for frame in frames(s) if frame.step is HELD_CARD]
    completed = {
        int(s.kinds[card])
        for card, place, owner in _places(s)
        if owner >= 0 and not place.endswith(", work") and (place != "agenda" or card in drawn)
    }
    for kind, n in Counter(tokens).items():
        name = s.box.card_ids[kind]
        if s.box.card_kind[kind] != c.WONDER:
            yield f"tiles: {name} is no Wonder"
        elif n > 1:
            yield f"tiles: the token of {name} is there more than once"
        elif kind not in completed:
            yield f"tiles: {name} has a token, but nobody has completed it"


def _pieces(s: Position) -> Iterator[str]:
    for seat in range(s.seats):
        player, capital = of_seat(seat), s.capital(seat)
        explorers = [s.explorer(seat, which) for which in range(s.at.explorers)]
        own = [tile for tile in range(s.at.tiles) if s.owner(tile) == seat]
        if capital < 0:
            if any(tile >= 0 for tile in explorers) or own:
                yield f"{player}: it has no Capital yet, so its pieces are not on the map"
            continue
        if s.chart.kind[capital] != c.CAPITAL or s.owner(capital) != seat:
            yield f"{player}, capital: {s.chart.names[capital]} is not its Capital"
        soldiers = sum(s.units(tile, unit) for tile in own for unit in _kinds_of_soldiers(s))
        there = c.SOLDIERS - sum(module.soldiers_aside(s, seat) for module in modules_on(s))
        if soldiers != there:
            yield f"{player}: {soldiers} Soldiers on the map, there must be {there}"
        if sum(int(s.d[s.at.outposts + tile]) for tile in own) > c.OUTPOSTS:
            yield f"{player}: it has only {c.OUTPOSTS} Outposts"
        if sum(s.units(tile, c.WARLORD) for tile in own) != 1:
            yield f"{player}: its Warlord stands on one tile that its seat controls"
        for tile in explorers:
            if tile < 0 or (s.chart.kind[tile] != c.PROVINCE and tile != capital):
                yield f"{player}, explorers: they are in Provinces or on the own Capital"


def _kinds_of_soldiers(s: Position) -> list[int]:
    return [unit for unit, kind in enumerate(s.setup.units) if kind.is_soldier]


# -- the turn ------------------------------------------------------------------------------------------------


def _turn(s: Position) -> Iterator[str]:
    active, turn, left = s.active(), s.turn(), s.turns_left()
    if s.phase() == 0:
        if turn or active != s.first() or left >= 0:
            yield "table: before the first turn its number is 0, and the first seat is active"
    elif turn < 1 or (turn - s.place_in_order(active)) % s.seats:
        yield f"table: turn {turn} is not that of seat {active + 1}"
    if (left >= 0) != (not s.size(s.at.future) and s.phase() > 0):
        yield "table.turns_left: the last turns are counted from when the last Development card was dealt"
    if left >= 0:
        is_last = (left + s.place_in_order(active)) % s.seats == 0
        if left >= 2 * s.seats or not is_last:
            yield f"table.turns_left: after this one {left} turns do not end with the round"
    for field in s.layout.fields:
        if field.lasts == TURN and field.axes[:1] == [SEAT]:
            rows = field.rows // s.seats
            for row in range(field.rows):
                if row // rows != active and s.d[field.row(row)] != field.blank():
                    yield f"{of_seat(row // rows, field.name)}: it is not its turn"


def _derived(s: Position) -> Iterator[str]:
    """What is kept because every decision needs it is what follows from the rest."""
    right = twin(s)
    derive(right)
    for field in s.layout.fields:
        if field.derived:
            places = range(field.start, field.start + field.places() - (1 if field.most else 0))
            if any(s.d[place] != right.d[place] for place in places):
                yield f"{field.name}: what is kept is not what follows from the rest"


CHECKS: dict[str, Check] = {
    "cards": _cards,
    "city": _city,
    "policies": _policies,
    "display": _display,
    "goods": _goods,
    "tokens": tokens,
    "markets": markets,
    "map": _map,
    "wonders": _wonders,
    "pieces": _pieces,
    "turn": _turn,
    "course": course_problems,
    "derived": _derived,
}
"""By names under which modules may replace them."""
LAST = ("course", "derived")
"""These can be looked at only where all others find nothing."""
