"""What must hold in every Monumental position, whatever was played: nothing lost or doubled, every sum right."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.in_force import renew_rules
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.shop import next_in_pile
from trilithon.games.monumental.engine.start import starting_cards
from trilithon.games.monumental.notation import card_id, write_move

UNDERWAY = (c.BOUGHT, c.WONDER_BEGUN, c.ON_TOP, c.KEEP_WONDER)
"""Frames that hold a card which lies nowhere else meanwhile."""


def problems(s: Position) -> list[str]:
    """What is wrong with a position; nothing, if the engine is right."""
    return [*_cards(s), *_pieces(s), *_tokens(s), *_sums(s), *_moves(s)]


# -- cards ---------------------------------------------------------------------------------------------


def cards_of(s: Position, seat: int) -> list[int]:
    """City, deck and discard pile: what counts for points."""
    spaces = slice(seat * c.SPACES, (seat + 1) * c.SPACES)
    return [
        card for card in (*s.city[spaces], *s.under[spaces], *s.decks[seat], *s.discards[seat]) if card >= 0
    ]


def frames(s: Position) -> Iterator[tuple[int, int, int, int]]:
    """Kind, seat, a and b of everything on the agenda, the bottom first."""
    for at in range(0, len(s.agenda), 5):
        yield s.agenda[at + 4], s.agenda[at + 3], s.agenda[at + 2], s.agenda[at + 1]


def held_by(s: Position, seat: int) -> list[int]:
    """Every card that is a seat's own now, archived ones and those in its hands included."""
    held = [*cards_of(s, seat), *s.archives[seat], *([s.work[seat]] if s.work[seat] >= 0 else [])]
    for kind, who, a, b in frames(s):
        if who == seat and (kind in UNDERWAY or (kind == c.HELD_CARD and b != 2)):
            held.append(a)
    return held


def _cards(s: Position) -> Iterator[str]:
    everywhere = [card for seat in range(s.seats) for card in held_by(s, seat)]
    everywhere += [card for card in s.display if card >= 0] + s.future + s.past + s.removed
    for pile in range(len(s.piles)):
        first = next_in_pile(s, pile)
        everywhere += range(first, first + s.piles[pile])
    found = Counter(everywhere)
    for card, kind in enumerate(s.kinds):
        in_game = s.box.card_deck[kind] != c.RENAISSANCE or s.options[c.RENAISSANCE_ON]
        if found[card] != (1 if in_game else 0):
            yield f"card {card} ({card_id(s, card)}) is in {found[card]} places"
    each = starting_cards(s.box)
    for seat in range(s.seats):
        if not set(range(seat * each, (seat + 1) * each)) <= set(held_by(s, seat)):
            yield f"seat {seat} does not have all cards it started with"
    if any(card >= 0 and s.kind_of(card) == c.KNOWLEDGE for card in s.city):
        yield "a Knowledge fills a space"
    if any(card >= 0 and s.kind_of(card) != c.KNOWLEDGE for card in s.under):
        yield "a card that is no Knowledge lies under another"
    if any(known > len(deck) for known, deck in zip(s.known, s.decks, strict=True)):
        yield "more cards of a deck are known than it has"


# -- the map ---------------------------------------------------------------------------------------------


def _pieces(s: Position) -> Iterator[str]:
    for seat in range(s.seats):
        if s.capital[seat] < 0:
            continue
        own = [tile for tile in range(s.chart.tiles) if s.owner[tile] == seat]
        if sum(s.soldiers[tile] for tile in own) != c.SOLDIERS:
            yield f"seat {seat} has {sum(s.soldiers[tile] for tile in own)} Soldiers"
        if sum(s.outposts[tile] for tile in own) > c.OUTPOSTS:
            yield f"seat {seat} has too many Outposts"
        if s.owner[s.warlord[seat]] != seat or s.owner[s.capital[seat]] != seat:
            yield f"the Warlord or the Capital of seat {seat} is in other hands"
    for tile, kind in enumerate(s.chart.kind):
        name, owner = s.chart.names[tile], s.owner[tile]
        pieces = s.soldiers[tile] + s.outposts[tile] + s.warlord.count(tile)
        if kind == c.PROVINCE and (owner >= 0) != (pieces > 0):
            yield f"{name} has {pieces} Units and Outposts and belongs to {owner}"
        if kind == c.WATER and (owner >= 0 or pieces or tile in s.explorers or s.wonders[tile] >= 0):
            yield f"something is on the Water of {name}"
        if kind != c.PROVINCE and (s.tokens[tile] >= 0 or s.crate_on[tile] or s.outposts[tile]):
            yield f"{name} is no Province and has a token or an Outpost"
        if s.tokens[tile] >= 0 and owner >= 0:
            yield f"{name} is controlled though its token was not taken"


def _tokens(s: Position) -> Iterator[str]:
    used = Counter(token for token in s.tokens if token >= 0)
    used.update(token for looted in s.looted for token in looted)
    if any(n > s.box.token_copies[token] for token, n in used.items()):
        yield "an Exploration token is there more often than in the box"
    for market in range(s.box.markets):
        taken = [s.bargains[seat * s.box.markets + market] for seat in range(s.seats)]
        here = [*s.stacks[market], *(token for token in taken if token >= 0)]
        if len(here) != len(set(here)):
            yield f"a token of {s.box.market_ids[market]} is in two places"
    built = Counter(kind for kind in s.wonders if kind >= 0)
    if any(n > 1 for n in built.values()):
        yield "a Wonder stands in two places"


# -- sums ------------------------------------------------------------------------------------------------


def counted_anew(s: Position) -> list[int]:
    """Provinces, Knowledge, Wonders and Policies of every seat, from what lies on the table (MO-SCORE-01 to -04)."""
    counts = []
    for seat in range(s.seats):
        cards = cards_of(s, seat)
        for kind, who, a, b in frames(s):
            if kind == c.HELD_CARD and who == seat and b != 2:
                cards.append(a)
        own = [card for card in cards if s.box.card_deck[s.kinds[card]] != c.STARTING]
        provinces = [tile for tile in range(s.chart.tiles) if s.chart.kind[tile] == c.PROVINCE]
        counts += [
            sum(s.owner[tile] == seat for tile in provinces),
            sum(s.kind_of(card) == c.KNOWLEDGE for card in own),
            sum(s.kind_of(card) == c.WONDER for card in own),
            len(s.developed[seat]),
        ]
    return counts


def _sums(s: Position) -> Iterator[str]:
    if min(s.goods) < 0 or min(s.crates) < 0:
        yield "somebody has less than nothing"
    if s.counts != counted_anew(s):
        yield f"counts are {s.counts} and should be {counted_anew(s)}"
    twin = s.copy()
    for seat in range(s.seats):
        renew_rules(twin, seat)
    if twin.rules != s.rules:
        yield f"rules in force are {s.rules} and should be {twin.rules}"


def _moves(s: Position) -> Iterator[str]:
    before = s.numbers()
    texts = [write_move(s, move) for move in s.moves()]
    if s.numbers() != before or s.copy().numbers() != before:
        yield "asking for moves or copying changes the position"
    if len(texts) != len(set(texts)):
        yield f"two moves are written alike: {texts}"
    if bool(texts) != bool(s.agenda):
        yield "nobody can move, or somebody can though the game is over"
