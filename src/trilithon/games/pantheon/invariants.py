"""What is true of every Pantheon position (PA-DATA-03): nothing is lost or doubled, everything is where it may be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.position import Position
from trilithon.games.pantheon.engine.steps.course import END_TURN, EPOCH, TURN
from trilithon.games.pantheon.engine.steps.gaining import TO_BOX
from trilithon.games.pantheon.engine.steps.revealed import REVEALED
from trilithon.games.pantheon.names import CARDS
from trilithon.games.pantheon.reading import numbers, row, seats_in
from trilithon.kernel.saved import of_seat
from trilithon.kernel.words import frames

COURSE = (EPOCH, TURN, END_TURN)
"""Steps with nothing below them, one of which a game that goes on always has."""


def position_problems(s: Position) -> Iterator[str]:
    """Everything that is wrong, in plain words, although every number is in its range."""
    yield from _amounts(s)
    yield from _cards(s)
    yield from _gods(s)
    yield from _half_gods(s)
    yield from _tiles(s)
    wrong_pieces = [*pieces_problems(s)]
    yield from wrong_pieces
    yield from _board(s, has_networks=not wrong_pieces)
    yield from _flow(s)


# -- nothing is lost or doubled --------------------------------------------------------------------


def _compare(what: str, names: Sequence[str], found: list[int], wanted: list[int]) -> Iterator[str]:
    for name, n, right in zip(names, found, wanted, strict=True):
        if n != right:
            yield f"{what} {name}: there are {n} in all, there must be {right}"


def _add(found: list[int], counts: list[int]) -> None:
    for i, n in enumerate(counts):
        found[i] += n


def _count(found: list[int], things: list[int]) -> None:
    for thing in things:
        if thing >= 0:
            found[thing] += 1


def _amounts(s: Position) -> Iterator[str]:
    for seat in range(s.seats):
        hand, seen = (row(s, field, seat, c.CARD_KINDS) for field in (s.at.hand, s.at.seen_in_hand))
        for kind, name in enumerate(CARDS):
            if seen[kind] > hand[kind]:
                yield f"{of_seat(seat, 'seen_in_hand')}: {seen[kind]} {name} seen, but only {hand[kind]} in hand"


def _cards(s: Position) -> Iterator[str]:
    found = numbers(s, s.at.on_table, c.CARD_KINDS)
    _add(found, numbers(s, s.at.discard, c.CARD_KINDS))
    for seat in range(s.seats):
        _add(found, row(s, s.at.hand, seat, c.CARD_KINDS))
    _count(found, s.items(s.at.pile))
    _count(found, numbers(s, s.at.display, s.box.display))
    _count(found, [c.MONEY + value for value in s.items(s.at.special)])
    yield from _compare("cards of", CARDS, found, s.box.card_copies)


def _gods(s: Position) -> Iterator[str]:
    found = numbers(s, s.at.gods_box, s.box.gods)
    _add(found, numbers(s, s.at.gods_gone, s.box.gods))
    for seat in range(s.seats):
        _add(found, row(s, s.at.gods, seat, s.box.gods))
    _count(found, s.items(s.at.gods_stack))
    _count(found, numbers(s, s.at.gods_open, s.seats + 1))
    _count(found, gods_in_hand(s))
    yield from _compare("gods tiles of", s.box.god_ids, found, s.box.god_copies)


def gods_in_hand(s: Position) -> list[int]:
    """Gods tiles that are nowhere but in the frames of the agenda: turned up, or still acting."""
    return [frame.values["god"] for frame in frames(s) if frame.step in (REVEALED, TO_BOX)]


def _half_gods(s: Position) -> Iterator[str]:
    found = numbers(s, s.at.half_pool, c.HALF_VALUES)
    _add(found, numbers(s, s.at.half_box, c.HALF_VALUES))
    for seat in range(s.seats):
        _add(found, row(s, s.at.half_gods_seen, seat, c.HALF_VALUES))
        _add(found, row(s, s.at.half_gods_secret, seat, c.HALF_VALUES))
    _count(found, s.items(s.at.half_stack))
    yield from _compare("half gods of value", "0123456", found, s.box.half_copies)


def _tiles(s: Position) -> Iterator[str]:
    box, at = s.box, s.at
    loot, bonus = numbers(s, at.bag, box.loots), numbers(s, at.bonus_box, box.bonuses)
    _add(loot, numbers(s, at.loot_box, box.loots))
    for seat in range(s.seats):
        _add(loot, row(s, at.loot, seat, box.loots))
        _add(bonus, row(s, at.bonus, seat, box.bonuses))
    _count(loot, numbers(s, at.loot_tiles, s.seats + 1))
    _count(loot, s.items(at.looted))
    _count(bonus, numbers(s, at.bonus_waiting, s.seats))
    _count(bonus, s.items(at.bonus_open))
    yield from _compare("loot tiles of", box.loot_ids, loot, box.loot_copies)
    yield from _compare("bonus tiles of", box.bonus_ids, bonus, box.bonus_copies)


def pieces_problems(s: Position) -> Iterator[str]:
    for seat in range(s.seats):
        for name, field, home, bank, there in (
            ("feet", s.at.feet, c.FEET_HOME, c.FEET_BANK, s.box.feet),
            ("columns", s.at.columns, c.COLUMNS_HOME, c.COLUMNS_BANK, s.box.columns),
        ):
            found = sum(seats >> seat & 1 for seats in numbers(s, field, s.chart.hexes))
            found += s.in_reserve(seat, home) + s.in_reserve(seat, bank)
            if found != there:
                yield f"{of_seat(seat)}: {found} {name} on board and in reserve, there must be {there}"


# -- everything is where it may be -----------------------------------------------------------------


def _board(s: Position, has_networks: bool) -> Iterator[str]:
    d, at = s.d, s.at
    for where, name in enumerate(s.chart.names):
        feet, columns, is_column_hex = d[at.feet + where], d[at.columns + where], s.is_column_hex(where)
        if len(seats_in(feet | columns)) > 2:
            yield f"hexes.{name}: more than two pieces"
        if feet and is_column_hex:
            yield f"hexes.{name}: a foot cannot stand on a column hex"
        if columns and not is_column_hex:
            yield f"hexes.{name}: a column can stand on a column hex only"
        if feet | columns and where == d[at.temple]:
            yield f"hexes.{name}: nothing can stand on the temple's hex"
        for seat in seats_in(feet & ~d[at.net + where]) if has_networks else ():
            yield f"hexes.{name}: the foot of seat {seat + 1} has no connection to the temple"
        for seat in seats_in(d[at.jumped + where] & ~(feet | columns)):
            yield f"hexes.{name}: seat {seat + 1} jumped there, but has no piece on it"
    for where in numbers(s, at.loot_hexes, s.seats + 1):
        if where >= 0 and s.chart.use[where] != c.LOOT_HEX:
            yield f"table.loot_hexes: {s.chart.names[where]} is no loot hex"


def _flow(s: Position) -> Iterator[str]:
    box, d, at = s.box, s.d, s.at
    agenda = frames(s)
    epoch = int(d[at.epoch])
    used, deck = s.items(at.nations_used), s.items(at.nation_deck)
    if len(used) != epoch:
        yield f"table.epoch: number {epoch}, but {len(used)} nations were used"
    if used and d[at.nation] != used[-1]:
        yield f"table.nation: must be the last of nations_used, {box.nation_ids[used[-1]]}"
    if epoch == 0 and [frame.step for frame in agenda] != [EPOCH]:
        yield f"table.epoch: turns are played in epochs 1 to {box.epochs}, not 0"
    yield from _laid(s)
    if len({*used, *deck}) != len(used) + len(deck):
        yield "table: a nation is in the deck or used more than once"
    if any(s.chart.start_of[nation] < 0 for nation in deck[max(0, len(deck) - box.epochs + epoch) :]):
        yield "table.nation_deck: a nation that will be needed has no start hex on this board"
    if len(deck) < box.epochs - epoch and agenda:
        yield f"table.nation_deck: {len(deck)} nations are left for {box.epochs - epoch} epochs"
    if d[at.temple] >= 0 and (d[at.nation] < 0 or d[at.temple] != s.chart.start_of[d[at.nation]]):
        yield f"table.temple: {s.chart.names[d[at.temple]]} is not the start hex of the active nation"
    if not agenda:
        yield from _end(s)
    elif agenda[0].step not in COURSE:
        yield f"agenda: the last must be {' or '.join(step.name for step in COURSE)}, or no game goes on"


def _end(s: Position) -> Iterator[str]:
    """Nothing is left to do only when the last epoch is over and cleared away (PA-END-08, -09)."""
    if s.epoch() < s.box.epochs:
        yield f"agenda: it is empty, but the game goes on after epoch {s.epoch()}"
    elif s.temple() >= 0 or s.d[s.at.gods_laid] or s.d[s.at.loot_laid]:
        yield "agenda: it is empty, but the last epoch is not over: the board has not been cleared"
    elif (s.active() + 1) % s.seats != s.d[s.at.start_player]:
        yield "table.active: when an epoch is over, the start player is the seat after it"


def _laid(s: Position) -> Iterator[str]:
    """Gods and loot tiles lie on the first places."""
    d, at = s.d, s.at
    if any(god >= 0 for god in numbers(s, at.gods_open, s.seats + 1)[d[at.gods_laid] :]):
        yield f"table.gods_open: there are gods beyond the {d[at.gods_laid]} that were laid out"
    for place, (where, tile) in enumerate(
        zip(numbers(s, at.loot_hexes, s.seats + 1), numbers(s, at.loot_tiles, s.seats + 1), strict=True)
    ):
        if (where >= 0) != (place < d[at.loot_laid]) or (tile >= 0 and where < 0):
            yield f"table.loot_hexes: there must be a hex for each of the {d[at.loot_laid]} tiles that were laid out"
            return
