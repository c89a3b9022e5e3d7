"""What must hold in every Monumental position, whatever was played: nothing lost or doubled, every sum right."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.in_force import renew_rules
from trilithon.games.monumental.engine.lands import renew_parts
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.setup import starting_cards
from trilithon.games.monumental.engine.shop import next_in_pile
from trilithon.games.monumental.words.table import WORDS
from trilithon.kernel.peek import Peek
from trilithon.kernel.saved import range_problems
from trilithon.kernel.words import frames

UNDERWAY = ("bought", "wonder_begun", "on_top", "keep_wonder", "reserved_bought", "hero_paid", "deploy")
"""Frames that hold a card which lies nowhere else meanwhile."""


def problems(s: Position) -> list[str]:
    """What is wrong with a position; nothing, if the engine is right."""
    return [*range_problems(s), *_cards(s), *_pieces(s), *_tokens(s), *_sums(s), *_moves(s)]


def write_move(s: Position, move: int) -> str:
    """A legal move of this position, as text."""
    return WORDS[int(s.step().number)].write(s, move)


# -- cards ---------------------------------------------------------------------------------------------


def cards_of(s: Position, seat: int) -> list[int]:
    """City, deck and discard pile: what counts for points."""
    in_city = [s.card_at(seat, slot) for slot in range(s.at.slots)]
    piles = [*s.items(s.deck(seat)), *s.items(s.discard_pile(seat))]
    return [card for card in in_city if card >= 0] + piles


def drawn_by(s: Position, seat: int) -> list[int]:
    """Cards in its hands that are not archived."""
    return [
        frame.values["card"]
        for frame in frames(s)
        if frame.step.name == "held_card" and frame.seat == seat and frame.values["state"] != c.HELD_GONE
    ]


def held_by(s: Position, seat: int) -> list[int]:
    """Every card that is a seat's own now, archived ones and those in its hands included."""
    held = [*cards_of(s, seat), *s.items(s.archive(seat)), *drawn_by(s, seat)]
    if s.work(seat) >= 0:
        held.append(s.work(seat))
    for frame in frames(s):
        if frame.seat == seat and frame.step.name in UNDERWAY:
            held.append(frame.values["card"])
    return held


def _cards(s: Position) -> Iterator[str]:
    look = Peek(s)
    everywhere = [card for seat in range(s.seats) for card in held_by(s, seat)]
    everywhere += [card for card in look.display if card >= 0] + look.future + look.past + look.removed
    if "reserved" in s.layout.by_name:
        everywhere += [card for card in look.reserved if card >= 0]
    if "destroyed" in s.layout.by_name:
        everywhere += look.destroyed
    if "hero" in s.layout.by_name:
        everywhere += [*look.heroes, *(card for card in look.hero if card >= 0)]
    for pile, left in enumerate(look.piles):
        first = next_in_pile(s, pile)
        everywhere += range(first, first + left)
    found = Counter(everywhere)
    for card, kind in enumerate(s.kinds):
        in_game = s.box.card_deck[kind] != c.RENAISSANCE or s.option(c.RENAISSANCE_ON)
        if found[card] != (1 if in_game else 0):
            yield f"card {card} ({s.box.card_ids[kind]}) is in {found[card]} places"
    each = starting_cards(s.box)
    for seat in range(s.seats):
        if not set(range(seat * each, (seat + 1) * each)) <= set(held_by(s, seat)):
            yield f"seat {seat} does not have all cards it started with"
        for number, slot in enumerate(s.setup.slots):
            card = s.card_at(seat, number)
            in_city = card >= 0 and slot.space >= 0
            if in_city and (s.kind_of(card) == c.KNOWLEDGE) == slot.is_upper:
                yield f"{slot.name}: a Knowledge fills a space, or something else lies under another card"
        if look.known[seat] > len(look.deck[seat]):
            yield "more cards of a deck are known than it has"


# -- the map ---------------------------------------------------------------------------------------------


def _pieces(s: Position) -> Iterator[str]:
    look = Peek(s)
    for seat in range(s.seats):
        if s.capital(seat) < 0:
            continue
        own = [tile for tile in range(s.at.tiles) if s.owner(tile) == seat]
        names = ("soldier", "rider") if "mounted" in s.layout.by_name else ("soldier",)
        soldiers = [unit for unit, kind in enumerate(s.setup.units) if kind.name in names]
        aside = look.sacrificed[seat] if "sacrificed" in s.layout.by_name else 0
        for units, wanted in ((soldiers, c.SOLDIERS - aside), ([c.WARLORD], 1)):
            there = sum(s.units(tile, unit) for tile in own for unit in units)
            if there != wanted:
                yield f"seat {seat} has {there} Units of the kinds {units}"
        if sum(look.outpost[tile] for tile in own) > c.OUTPOSTS:
            yield f"seat {seat} has too many Outposts"
        if s.owner(s.capital(seat)) != seat:
            yield f"the Capital of seat {seat} is in other hands"
    for tile, kind in enumerate(s.chart.kind):
        name, owner = s.chart.names[tile], s.owner(tile)
        units = [s.units(tile, unit) for unit, row in enumerate(s.setup.units) if row.fights]
        pieces = sum(units) + look.outpost[tile]
        if kind == c.PROVINCE and (owner >= 0) != (pieces > 0):
            yield f"{name} has {pieces} Units and Outposts and belongs to {owner}"
        if kind == c.WATER and (owner >= 0 or pieces or tile in look.explorers or look.wonder[tile] >= 0):
            yield f"something is on the Water of {name}"
        if kind != c.PROVINCE and (look.token[tile] >= 0 or look.crate[tile] or look.outpost[tile]):
            yield f"{name} is no Province and has a token or an Outpost"
        if look.token[tile] >= 0 and owner >= 0:
            yield f"{name} is controlled though its token was not taken"


def _tokens(s: Position) -> Iterator[str]:
    look = Peek(s)
    used = Counter(token for token in look.token if token >= 0)
    used.update(token for looted in look.looted for token in looted)
    if any(n > s.box.token_copies[token] for token, n in used.items()):
        yield "an Exploration token is there more often than in the box"
    taken = [token for token in look.bargains if token >= 0]
    here = [*taken, *(token for stack in look.stacks for token in stack)]
    if len(here) != len(set(here)):
        yield "a token of a Market is in two places"
    built = Counter(kind for kind in look.wonder if kind >= 0)
    if any(n > 1 for n in built.values()):
        yield "a Wonder stands in two places"


# -- sums ------------------------------------------------------------------------------------------------


def counted_anew(s: Position) -> list[int]:
    """Provinces, Knowledge, Wonders and Policies of every seat, from what lies on the table (MO-SCORE-01 to -04)."""
    counts = []
    for seat in range(s.seats):
        cards = [*cards_of(s, seat), *drawn_by(s, seat)]
        own = [card for card in cards if s.box.card_deck[s.kinds[card]] != c.STARTING]
        provinces = [tile for tile in range(s.at.tiles) if s.chart.kind[tile] == c.PROVINCE]
        counts += [
            sum(s.owner(tile) == seat for tile in provinces),
            sum(s.kind_of(card) == c.KNOWLEDGE for card in own),
            sum(s.kind_of(card) == c.WONDER for card in own),
            s.size(s.developed(seat)),
        ]
    return counts


def _sums(s: Position) -> Iterator[str]:
    look = Peek(s)
    if list(look.counts) != counted_anew(s):
        yield f"counts are {list(look.counts)} and should be {counted_anew(s)}"
    twin = s.copy()
    for seat in range(s.seats):
        renew_rules(twin, seat)
    renew_parts(twin)
    anew = Peek(twin)
    for field in ("rules", "in_force", "part"):
        if getattr(look, field) != getattr(anew, field):
            yield f"{field} is {getattr(look, field)} and should be {getattr(anew, field)}"


def _moves(s: Position) -> Iterator[str]:
    before = s.numbers()
    texts = [write_move(s, move) for move in s.moves()]
    if s.numbers() != before or s.copy().numbers() != before:
        yield "asking for moves or copying changes the position"
    if len(texts) != len(set(texts)):
        yield f"two moves are written alike: {texts}"
    if bool(texts) != bool(s.depth()):
        yield "nobody can move, or somebody can though the game is over"
