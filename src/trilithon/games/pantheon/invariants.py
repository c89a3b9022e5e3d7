"""What is true of every Pantheon position (PA-DATA-03): nothing is lost or doubled, everything is where it may be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.position import Position
from trilithon.games.pantheon.engine.tables import pieces_on
from trilithon.games.pantheon.names import CARDS, FRAMES

UNDERWAY = (c.ACTION, c.CARDS, c.PLACE, c.PLAY_MONEY, c.BUY, c.PAY)
"""Frames with nothing above them: what they began is finished before anything else is asked."""
COURSE = (c.EPOCH, c.TURN, c.END_TURN)
"""Frames with nothing below them, one of which a game that goes on always has."""


def problems(s: Position) -> list[str]:
    """Everything that is wrong, in plain words."""
    return [
        *_amounts(s),
        *_cards(s),
        *_gods(s),
        *_half_gods(s),
        *_tiles(s),
        *_pieces(s),
        *_board(s),
        *_flow(s),
    ]


def _compare(what: str, names: Sequence[str], found: list[int], wanted: list[int]) -> Iterator[str]:
    for name, n, right in zip(names, found, wanted, strict=True):
        if n != right:
            yield f"{what} {name}: there are {n} in all, there must be {right}"


def _amounts(s: Position) -> Iterator[str]:
    for name in ("hands", "shown", "played", "discard", "levels", "reserve", "points", "gods_owned", "bag"):
        if min(getattr(s, name)) < 0:
            yield f"{name}: a number is less than none"
    if max(s.levels) > c.TOP_LEVEL:
        yield f"sacrifice tiles have levels up to {c.TOP_LEVEL}, not {max(s.levels)}"
    for at, n in enumerate(s.shown):
        if n > s.hands[at]:
            seat, kind = divmod(at, c.CARD_KINDS)
            yield f"players[{seat}].seen_in_hand: {n} {CARDS[kind]} seen, but only {s.hands[at]} in hand"
    if len(s.display) != s.t.display:
        yield f"cards.display: there are {len(s.display)} places, there must be {s.t.display}"
    if s.budget < 0 or s.jumps_left < 0:
        yield "underway: budget and jumps_left cannot be less than none"


def _cards(s: Position) -> Iterator[str]:
    found = [s.played[kind] + s.discard[kind] for kind in range(c.CARD_KINDS)]
    for at, n in enumerate(s.hands):
        found[at % c.CARD_KINDS] += n
    for kind in [*s.pile, *s.display, *(c.MONEY + value for value in s.special)]:
        if kind >= 0:
            found[kind] += 1
    yield from _compare("cards of", CARDS, found, s.t.card_copies)


def _gods(s: Position) -> Iterator[str]:
    t = s.t
    found = [s.gods_box[god] + s.gods_gone[god] for god in range(t.gods)]
    for at, n in enumerate(s.gods_owned):
        found[at % t.gods] += n
    for god in [*s.gods_stack, *s.gods_open, *gods_in_hand(s)]:
        if god >= 0:
            found[god] += 1
    yield from _compare("gods tiles of", t.god_ids, found, t.god_copies)


def gods_in_hand(s: Position) -> list[int]:
    """Gods tiles that are nowhere but in the frames of the agenda: turned up, or still acting."""
    return [god for kind, _, god, _, _ in s.frames() if kind in (c.REVEALED, c.TO_BOX)]


def _half_gods(s: Position) -> Iterator[str]:
    found = [s.half_pool[value] + s.half_box[value] for value in range(c.HALF_VALUES)]
    for at in range(len(s.half_seen)):
        found[at % c.HALF_VALUES] += s.half_seen[at] + s.half_secret[at]
    for value in s.half_stack:
        found[value] += 1
    yield from _compare("half gods of value", "0123456", found, s.t.half_copies)


def _tiles(s: Position) -> Iterator[str]:
    t = s.t
    loot = [s.bag[tile] + s.loot_box[tile] for tile in range(t.loots)]
    for at, n in enumerate(s.loot_owned):
        loot[at % t.loots] += n
    for tile in [*s.loot_tiles, *s.looted]:
        if tile >= 0:
            loot[tile] += 1
    yield from _compare("loot tiles of", t.loot_ids, loot, t.loot_copies)
    bonus = s.bonus_box.copy()
    for at, n in enumerate(s.bonus_owned):
        bonus[at % t.bonuses] += n
    for tile in [*s.bonus_dealt, *s.bonus_open]:
        if tile >= 0:
            bonus[tile] += 1
    yield from _compare("bonus tiles of", t.bonus_ids, bonus, t.bonus_copies)


def _pieces(s: Position) -> Iterator[str]:
    for seat in range(s.seats):
        feet = sum(bits >> seat & 1 for bits in s.board)
        columns = sum(bits >> seat + 4 & 1 for bits in s.board)
        at = seat * c.RESERVES
        feet += s.reserve[at + c.FEET_HOME] + s.reserve[at + c.FEET_BANK]
        columns += s.reserve[at + c.COLUMNS_HOME] + s.reserve[at + c.COLUMNS_BANK]
        if feet != s.t.feet:
            yield f"players[{seat}]: {feet} feet on board and in reserve, there must be {s.t.feet}"
        if columns != s.t.columns:
            yield f"players[{seat}]: {columns} columns on board and in reserve, there must be {s.t.columns}"


def _board(s: Position) -> Iterator[str]:
    t = s.t
    for hex, bits in enumerate(s.board):
        name = t.hex_names[hex]
        if pieces_on(bits) > 2:
            yield f"board.{name}: more than two pieces"
        is_column_hex = t.use[hex] == c.COLUMN_HEX
        if bits & 15 and is_column_hex:
            yield f"board.{name}: a foot cannot stand on a column hex"
        if bits >> 4 and not is_column_hex:
            yield f"board.{name}: a column can stand on a column hex only"
        if bits and hex == s.temple:
            yield f"board.{name}: nothing can stand on the temple's hex"
        for seat in range(s.seats):
            if bits >> seat & 1 and not s.net[hex] >> seat & 1:
                yield f"board.{name}: the foot of seat {seat} has no connection to the temple"
    for landing in s.jumped:
        if not s.board[landing >> 2] & 17 << (landing & 3):
            yield f"board.{t.hex_names[landing >> 2]}: seat {landing & 3} jumped there, but has no piece on it"
    for hex in s.loot_hexes:
        if t.use[hex] != c.LOOT_HEX:
            yield f"tiles.on_board: {t.hex_names[hex]} is no loot hex"


def _flow(s: Position) -> Iterator[str]:
    t = s.t
    frames = s.frames()
    if len(s.nations_used) != s.epoch:
        yield f"epoch: number {s.epoch}, but {len(s.nations_used)} nations were used"
    if s.nations_used and s.nation != s.nations_used[-1]:
        yield f"epoch.nation: must be the last of nations_used, {t.nation_ids[s.nations_used[-1]]}"
    if s.epoch > t.epochs or (s.epoch == 0 and all(kind != c.EPOCH for kind, *_ in frames)):
        yield f"epoch: turns are played in epochs 1 to {t.epochs}, not {s.epoch}"
    if (s.gods_laid, s.loot_laid) != (len(s.gods_open), len(s.loot_hexes)):
        yield "epoch: gods_laid and loot_laid must be the numbers of places in gods.on_board and tiles.on_board"
    nations = sorted([*s.nations_used, *s.nation_deck])
    if len(set(nations)) != len(nations):
        yield "epoch: a nation is in the deck or used more than once"
    if any(
        t.start_of[nation] < 0 for nation in s.nation_deck[max(0, len(s.nation_deck) - t.epochs + s.epoch) :]
    ):
        yield "epoch.nation_deck: a nation that will be needed has no start hex on this board"
    if len(s.nation_deck) < t.epochs - s.epoch and s.agenda:
        yield f"epoch.nation_deck: {len(s.nation_deck)} nations are left for {t.epochs - s.epoch} epochs"
    if s.temple >= 0 and (s.nation < 0 or s.temple != t.start_of[s.nation]):
        yield f"epoch.temple: {t.hex_names[s.temple]} is not the start hex of the active nation"
    if frames and frames[0][0] not in COURSE:
        yield f"agenda: the last must be {' or '.join(FRAMES[kind][0] for kind in COURSE)}, or no game goes on"
    for at, (kind, seat, a, _, _) in enumerate(frames):
        if (kind in COURSE and at > 0) or (kind in UNDERWAY and at + 1 < len(frames)):
            yield f"agenda: {FRAMES[kind][0]} can only be the {'last' if kind in COURSE else 'first'}"
        yield from _frame(s, kind, seat, a)


def _frame(s: Position, kind: int, seat: int, a: int) -> Iterator[str]:
    """Frames that can be asked only while the temple piece is on the board, or of a tile that is there."""
    if kind in (c.ACTION, c.CARDS, c.PLACE, c.FOLLOW, c.PAY, c.PLAY_MONEY) and s.temple < 0:
        yield f"agenda: {FRAMES[kind][0]} needs the temple piece on the board"
    if kind == c.PAY and not (a < len(s.gods_open) and s.gods_open[a] >= 0):
        yield f"agenda: pay: there is no gods tile on place {a}"
    if kind == c.EPOCH and s.epoch >= s.t.epochs:
        yield f"agenda: epoch: no epoch follows number {s.epoch}"
    if kind == c.TRAITERA and a > s.has(seat, c.EXTRA_ACTIONS):
        yield f"agenda: traitera: {a} copies, but seat {seat} has {s.has(seat, c.EXTRA_ACTIONS)}"
    if kind == c.CHOOSE and a >= len(s.t.choices):
        yield f"agenda: choose: there is no list of alternatives {a}"
