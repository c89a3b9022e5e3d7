"""What is true of every Monumental position: nothing is lost or doubled, and everything is where it may be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from trilithon.games.monumental.agenda_invariants import agenda_problems
from trilithon.games.monumental.derived import counts_of, rules_of
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine import shop
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.start import starting_cards
from trilithon.games.monumental.names import COUNTS, RESOURCES, space_name
from trilithon.games.monumental.physical import card_names

IN_HAND = (c.BOUGHT, c.WONDER_BEGUN, c.KEEP_WONDER, c.ON_TOP)
"""Frames that hold a card which is nowhere else."""


def problems(s: Position) -> list[str]:
    """Everything that is wrong, in plain words."""
    found = [*_cards(s), *_city(s), *_display(s), *_goods(s), *_markets(s), *_map(s), *_pieces(s), *_turn(s)]
    return found or [*agenda_problems(s), *_derived(s)]


# -- cards -----------------------------------------------------------------------------------------------


def _places(s: Position) -> Iterator[tuple[int, str, int]]:
    """Every card that is somewhere: the card, where, and whose that is (-1: nobody's)."""
    for seat in range(s.seats):
        spaces = range(seat * c.SPACES, (seat + 1) * c.SPACES)
        player = f"players[{seat}]"
        yield from ((s.city[at], f"{player}.city", seat) for at in spaces if s.city[at] >= 0)
        yield from ((s.under[at], f"{player}.city", seat) for at in spaces if s.under[at] >= 0)
        yield from ((card, f"{player}.deck", seat) for card in s.decks[seat])
        yield from ((card, f"{player}.discards", seat) for card in s.discards[seat])
        yield from ((card, f"{player}.archive", seat) for card in s.archives[seat])
        if s.work[seat] >= 0:
            yield s.work[seat], f"{player}.work", seat
    yield from ((card, "display", -1) for card in s.display if card >= 0)
    yield from ((card, "deck", -1) for card in s.future)
    yield from ((card, "past", -1) for card in s.past)
    yield from ((card, "removed", -1) for card in s.removed)
    for kind, seat, a, b, _ in s.frames():
        if a >= 0 and (kind in IN_HAND or (kind == c.HELD_CARD and b != c.HELD_GONE)):
            yield a, "agenda", seat
    for pile, left in enumerate(s.piles):
        if left > 0:
            first = shop.next_in_pile(s, pile)
            yield from ((card, "piles", -1) for card in range(first, first + left))


def _cards(s: Position) -> Iterator[str]:
    names = card_names(s)
    for pile, left in enumerate(s.piles):
        copies = s.box.card_copies[s.box.basics[pile]]
        if not 0 <= left <= copies:
            yield f"piles: there cannot be {left} of {s.box.card_ids[s.box.basics[pile]]}, only 0 to {copies}"
            return
    where: dict[int, list[str]] = {}
    for card, place, owner in _places(s):
        where.setdefault(card, []).append(place)
        yield from _misplaced(s, names[card], card, place, owner)
    for card, name in enumerate(names):
        unused = s.box.card_deck[s.kinds[card]] == c.RENAISSANCE and not s.options[c.RENAISSANCE_ON]
        found = where.get(card, [])
        if unused and found:
            yield f"{found[0]}: {name} is a card of the Renaissance, which is not played with"
        elif not unused and not found:
            yield f"cards: {name} is nowhere"
        elif len(found) > 1:
            yield f"cards: {name} is in several places: {', '.join(found)}"


def _misplaced(s: Position, name: str, card: int, place: str, owner: int) -> Iterator[str]:
    each = starting_cards(s.box)
    if card < each * s.seats and owner != card // each:
        yield f"{place}: {name} is a card that seat {card // each} begins with, and stays with it"
    deck = s.box.card_deck[s.kinds[card]]
    if deck == c.BASIC and place in ("display", "deck", "past", "removed"):
        yield f"{place}: {name} is a Basic Building, not a Development card"
    if place.endswith(".work") and s.kind_of(card) != c.WONDER:
        yield f"{place}: {name} is no Wonder"
    if place == "removed" and s.kind_of(card) != c.WONDER:
        yield f"{place}: {name} is no Wonder, only these are removed from the game"


def _city(s: Position) -> Iterator[str]:
    names = card_names(s)
    in_city: set[int] = set()
    for at in range(len(s.city)):
        seat, space = divmod(at, c.SPACES)
        here = f"players[{seat}].city.{space_name(space)}"
        for card, is_under in ((s.city[at], False), (s.under[at], True)):
            if card < 0:
                continue
            in_city.add(card)
            if (s.kind_of(card) == c.KNOWLEDGE) != is_under:
                yield f"{here}: {names[card]} cannot lie {'under' if is_under else 'on top'} there"
            if s.marks[card] & c.ACTIVE and seat != s.active:
                yield f"{here}: {names[card]} is active, but it is not this seat's turn"
    for card, marks in enumerate(s.marks):
        if marks & (c.ACTIVE | c.USED) and card not in in_city:
            yield f"cards: {names[card]} is active or used, but not in a City"
        if marks & c.USED and not marks & c.ACTIVE:
            yield f"cards: {names[card]} is used, but not active"
    for seat in range(s.seats):
        if not 0 <= s.known[seat] <= len(s.decks[seat]):
            yield f"players[{seat}].known: {s.known[seat]} cards of a deck of {len(s.decks[seat])}"
        if len(set(s.developed[seat])) != len(s.developed[seat]):
            yield f"players[{seat}].developed: a Policy is there twice"


def _display(s: Position) -> Iterator[str]:
    eras = [s.box.card_deck[s.kinds[card]] for card in reversed(s.future)]
    if eras != sorted(eras):
        yield "deck: the eras are not in their order"
    if len(s.display) != c.DISPLAY:
        yield f"display: there are {len(s.display)} places, there must be {c.DISPLAY}"
        return
    if s.phase == 0:
        if any(card >= 0 for card in s.display) or s.past:
            yield "display: it is dealt when all Capitals are chosen"
        return
    width = c.DISPLAY // shop.rows(s)
    for row in range(2):
        has_gap = row < shop.rows(s) and c.NONE in s.display[row * width : (row + 1) * width]
        if s.taken[row] and not has_gap:
            yield f"taken[{row}]: a card was acquired from this row, but none is missing"
        if has_gap and s.future and not s.taken[row]:
            yield f"display: a card is missing in row {row + 1}, but none was acquired from it"


# -- resources and tokens ----------------------------------------------------------------------------------


def _goods(s: Position) -> Iterator[str]:
    for name in ("goods", "gained", "crates", "pickups", "spare_pickups", "reinforce", "coupons"):
        if min(getattr(s, name)) < 0:
            yield f"{name}: a number is less than none"
    for at, n in enumerate(s.goods):
        seat, resource = divmod(at, c.RESOURCES)
        if n and resource not in (c.GOLD, c.CULTURE) and (seat != s.active or s.phase != 2):
            yield f"players[{seat}].goods: {RESOURCES[resource]} is lost at the end of the turn"
    if s.options[c.STRICT]:
        for resource, stock in enumerate(s.box.stock):
            held = sum(s.has(seat, resource) for seat in range(s.seats))
            if resource == c.MILITARY:
                held += sum(s.has(seat, c.FEUD) for seat in range(s.seats))
            if held > stock:
                yield f"players: {held} {RESOURCES[resource]} in all, the box has {stock}"
    sites = sum(kind == c.PROVINCE for kind in s.chart.kind) - sum(market >= 0 for market in s.chart.market)
    if sum(s.crates) + sum(s.crate_on) > sites:
        yield f"crates: there are more Production tokens than Provinces without a Market, {sites}"
    copies = Counter(token for token in s.tokens if token >= 0)
    for looted in s.looted:
        copies.update(looted)
    for token, n in copies.items():
        if n > s.box.token_copies[token]:
            yield f"tokens: there are {n} of {s.box.token_ids[token]}, the box has {s.box.token_copies[token]}"
    provinces = sum(kind == c.PROVINCE for kind in s.chart.kind)
    if copies.total() != provinces:
        yield f"tokens: there are {copies.total()} on the map and with players, there must be {provinces}"


def _markets(s: Position) -> Iterator[str]:
    for market in range(s.box.markets):
        name = s.box.market_ids[market]
        is_there = s.chart.market.count(market)
        kept = [seat for seat in range(s.seats) if s.bargains[seat * s.box.markets + market] >= 0]
        tokens = [*s.stacks[market], *(s.bargains[seat * s.box.markets + market] for seat in kept)]
        if is_there > 1:
            yield f"map.markets: {name} is there more than once"
        if len(set(tokens)) != len(tokens) or len(tokens) != (s.seats if is_there else 0):
            yield f"markets.{name}: all its tokens must be in its stack or with players, none of them twice"
        if s.stacks[market] != sorted(s.stacks[market]):
            yield f"markets.{name}.stack: tokens are written in their order"
        if sorted(s.buyers[market]) != kept:
            yield f"markets.{name}.buyers: tokens are with seats {kept}"
        for seat in range(s.seats):
            if s.bargains_used[seat * s.box.markets + market] and seat not in kept:
                yield f"players[{seat}].bargains: a token of {name} is used, but not there"


# -- the map -------------------------------------------------------------------------------------------------


def _map(s: Position) -> Iterator[str]:
    for tile, kind in enumerate(s.chart.kind):
        here = f"tiles.{s.chart.names[tile]}"
        owner = s.owner[tile]
        units = s.soldiers[tile] + sum(at == tile for at in s.warlord)
        if s.soldiers[tile] < 0:
            yield f"{here}: less than no Soldiers"
        if kind != c.PROVINCE and (s.outposts[tile] or s.tokens[tile] >= 0 or s.crate_on[tile]):
            yield f"{here}: Outposts and tokens are in Provinces only"
        if kind == c.WATER and (owner >= 0 or units or s.wonders[tile] >= 0):
            yield f"{here}: nothing is on Water"
        if kind == c.CAPITAL and (s.capital[owner] != tile if owner >= 0 else tile in s.capital):
            yield f"{here}: a Capital is controlled by the seat that chose it"
        if kind == c.PROVINCE and (owner >= 0) != (units > 0 or s.outposts[tile] > 0):
            yield f"{here}: a Province is controlled by who has a Unit or Outpost there, and by nobody else"
        if owner < 0 and units:
            yield f"{here}: Units stand on tiles of their owner"
        if owner >= 0 and s.tokens[tile] >= 0:
            yield f"{here}: an Exploration token is where nobody has been yet"
        if s.crate_on[tile] and s.chart.market[tile] >= 0:
            yield f"{here}: where a Market is, there is no Production token"
    names = [s.box.card_ids[wonder] for wonder in s.wonders if wonder >= 0]
    for name in sorted({name for name in names if names.count(name) > 1}):
        yield f"tiles: the token of {name} is there more than once"
    for wonder in s.wonders:
        if wonder >= 0 and not _is_completed(s, wonder):
            yield f"tiles: {s.box.card_ids[wonder]} has a token, but nobody has completed it"


def _is_completed(s: Position, wonder: int) -> bool:
    """Wonders are single cards: that of this kind is in a City, its deck or piles, or drawn from there."""
    return any(
        s.kinds[card] == wonder and owner >= 0 and not place.endswith(".work")
        for card, place, owner in _places(s)
        if place != "agenda" or any(frame[0] == c.HELD_CARD and frame[2] == card for frame in s.frames())
    )


def _pieces(s: Position) -> Iterator[str]:
    for seat in range(s.seats):
        player = f"players[{seat}]"
        pieces = [s.warlord[seat], *s.explorers[seat * c.EXPLORERS : (seat + 1) * c.EXPLORERS]]
        capital = s.capital[seat]
        if capital < 0:
            if any(tile >= 0 for tile in pieces) or seat in s.owner:
                yield f"{player}: it has no Capital yet, so its pieces are not on the map"
            continue
        if s.chart.kind[capital] != c.CAPITAL or s.owner[capital] != seat:
            yield f"{player}.capital: {s.chart.names[capital]} is not its Capital"
        soldiers = sum(n for n, owner in zip(s.soldiers, s.owner, strict=True) if owner == seat)
        if soldiers != c.SOLDIERS:
            yield f"{player}: {soldiers} Soldiers on the map, there must be {c.SOLDIERS}"
        if sum(n for n, owner in zip(s.outposts, s.owner, strict=True) if owner == seat) > c.OUTPOSTS:
            yield f"{player}: it has only {c.OUTPOSTS} Outposts"
        if s.warlord[seat] < 0 or s.owner[s.warlord[seat]] != seat:
            yield f"{player}.warlord: it stands on a tile that its seat controls"
        for tile in pieces[1:]:
            if tile < 0 or (s.chart.kind[tile] != c.PROVINCE and tile != capital):
                yield f"{player}.explorers: they are in Provinces or on the own Capital"


# -- the turn ------------------------------------------------------------------------------------------------


def _turn(s: Position) -> Iterator[str]:
    if s.phase == 0:
        if s.turn or s.active != s.first or s.turns_left >= 0:
            yield "turn: before the first turn its number is 0, and the first seat is active"
    elif s.turn < 1 or s.active != (s.first + s.turn - 1) % s.seats:
        yield f"turn: turn {s.turn} is not that of seat {s.active}"
    if not 0 <= s.phase <= 4:
        yield f"turn.phase: phases are 1 to 4, and 0 before the first turn, not {s.phase}"
    if (s.turns_left >= 0) != (not s.future and s.phase > 0):
        yield "turn.left: the last turns are counted from when the last Development card was dealt"
    if s.turns_left >= 0:
        too_many = s.turns_left >= 2 * s.seats
        if too_many or (s.turns_left + s.place_in_order(s.active)) % s.seats:
            yield f"turn.left: after this one {s.turns_left} turns do not end with the round"
    for seat in range(s.seats):
        if seat != s.active and _has_begun(s, seat):
            yield f"players[{seat}]: something of its turn is left, but it is not its turn"
    for seat in s.lasting[::2]:
        if seat != s.active:
            yield f"turn.lasting: seat {seat} is not the active one"


def _has_begun(s: Position, seat: int) -> bool:
    return any(
        [
            s.warlord_used[seat],
            s.spare_pickups[seat],
            s.reinforce[seat],
            *s.policy_used[seat * c.POLICIES : (seat + 1) * c.POLICIES],
            *s.pickups[seat * c.EXPLORERS : (seat + 1) * c.EXPLORERS],
            *s.coupons[seat * c.COUPON_PLACES : (seat + 1) * c.COUPON_PLACES],
        ]
    )


def _derived(s: Position) -> Iterator[str]:
    for at, (kept, right) in enumerate(zip(s.counts, counts_of(s), strict=True)):
        if kept != right:
            seat, what = divmod(at, c.COUNTS)
            yield f"players[{seat}]: {kept} {COUNTS[what]} are counted, there are {right}"
    for at, (kept, right) in enumerate(zip(s.rules, rules_of(s), strict=True)):
        if kept != right:
            seat, rule = divmod(at, c.RULES)
            yield f"players[{seat}]: rule {rule} is {kept}, what is in force makes {right}"
