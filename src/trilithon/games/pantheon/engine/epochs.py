"""The six epochs: preparation, end, scoring (PA-PREP, PA-END, PA-SCORE)."""

from __future__ import annotations

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.gods import draw_god, draw_half_god, god_names
from trilithon.games.pantheon.engine.placing import rebuild_networks
from trilithon.games.pantheon.engine.table import Table, changed
from trilithon.games.pantheon.engine.telling import nation, tell


def prepare(s: Table) -> None:
    """Lay out a new epoch and put the rest of its preparation, and its first turn, on the agenda (3.3)."""
    t = s.t
    s.epoch += 1
    s.nation = s.nation_deck[-1]
    s.nation_deck = s.nation_deck[:-1]
    s.nations_used = [*s.nations_used, s.nation]
    s.reveals += 1
    s.stall = 0
    if s.events is not None:
        tell(s, -1, "epoch", {"epoch": s.epoch, "nation": nation(s, s.nation)})
    _lay_gods(s)
    _lay_loot(s)
    _lay_half_gods(s)

    first = s.start_player
    s.push(c.TURN, first, 0, 0)
    if s.epoch == 1:
        _push_bonus(s)
    i = s.seats - 1
    while i >= 0:
        s.push(c.GIFTS, (first + i) % s.seats, 0, 0)
        i -= 1
    s.push(c.TEMPLE, first, 0, 0)
    if t.nation_for_game[s.nation]:
        s.push(c.TRAIT, first, 0, 0)
    else:
        i = s.seats - 1
        while i >= 0:
            s.push(c.TRAIT, (first + i) % s.seats, 0, 0)
            i -= 1


def _lay_gods(s: Table) -> None:
    s.gods_open = []
    for _ in range(s.seats + 1):
        tile = draw_god(s)
        if tile >= 0:
            s.gods_open.append(tile)
    s.gods_laid = len(s.gods_open)
    if s.events is not None:
        tell(s, -1, "gods-laid", {"gods": god_names(s, s.gods_open)})


def permitted_loot_hexes(s: Table) -> list[int]:
    """Of the active nation's loot hexes those without a mark, and the marked ones for enough players (PA-PREP-05)."""
    hexes: list[int] = []
    for i in range(len(s.t.loot_of[s.nation])):
        if s.t.mark_of[s.nation][i] <= s.seats:
            hexes.append(s.t.loot_of[s.nation][i])
    return hexes


def _lay_loot(s: Table) -> None:
    """Random tiles on random permitted hexes, as many as there are (PA-PREP-04, -12)."""
    hexes = permitted_loot_hexes(s)
    s.rng.shuffle(hexes)
    s.loot_tiles = []
    for _ in range(min(s.seats + 1, len(hexes))):
        tile = _draw_from_bag(s)
        if tile >= 0:
            s.loot_tiles.append(tile)
    s.loot_laid = len(s.loot_tiles)
    s.loot_hexes = hexes[: s.loot_laid]
    if s.events is not None:
        tell(s, -1, "loot-laid", {"n": s.loot_laid})


def _draw_from_bag(s: Table) -> int:
    total = 0
    for n in s.bag:
        total += n
    if total == 0:
        return -1
    left = s.rng.below(total)
    tile = 0
    while left >= s.bag[tile]:
        left -= s.bag[tile]
        tile += 1
    s.bag = changed(s.bag, tile, -1)
    return tile


def _lay_half_gods(s: Table) -> None:
    """Two for each Plaesiris, then one for each half-god loot tile, into one pool (PA-PREP-06, -07)."""
    wanted = 0
    for god in s.gods_open:
        wanted += s.t.god_pool[god]
    for tile in s.loot_tiles:
        wanted += s.t.loot_pool[tile]
    for _ in range(wanted):
        value = draw_half_god(s)
        if value < 0:
            return
        s.half_pool = changed(s.half_pool, value, 1)


def _push_bonus(s: Table) -> None:
    """Epoch 1: the dealt tiles act in order (PA-BON-01), or are chosen counter-clockwise (PA-BON-02)."""
    first = s.start_player
    if s.options[c.BONUS_CHOICE]:
        s.push(c.BONUS_REST, first, 0, 0)
        for i in range(s.seats):
            s.push(c.PICK_BONUS, (first + i) % s.seats, 0, 0)
    else:
        i = s.seats - 1
        while i >= 0:
            s.push(c.BONUS, (first + i) % s.seats, 0, 0)
            i -= 1


def place_temple(s: Table) -> None:
    s.temple = s.t.start_of[s.nation]
    rebuild_networks(s)
    if s.events is not None:
        tell(s, -1, "temple", {"hex": s.t.hex_names[s.temple]})


def end_epoch(s: Table) -> None:
    """Start player, feet, leftovers, scoring; then the next epoch, or the end of the game (PA-END-06 to -09)."""
    s.start_player = (s.active + 1) % s.seats
    for hex in range(s.t.hexes):
        feet = s.board[hex] & 15
        if feet:
            s.board[hex] &= ~15
            for seat in range(s.seats):
                s.reserve[seat * c.RESERVES + c.FEET_HOME] += feet >> seat & 1
    s.jumped = []
    s.temple = -1
    rebuild_networks(s)
    for god in s.gods_open:
        if god >= 0:
            s.gods_box = changed(s.gods_box, god, 1)
    for tile in s.loot_tiles:
        if tile >= 0:
            s.loot_box = changed(s.loot_box, tile, 1)
    s.half_box = [s.half_box[value] + s.half_pool[value] for value in range(c.HALF_VALUES)]
    s.half_pool = [0] * c.HALF_VALUES
    s.gods_open = []
    s.loot_hexes = []
    s.loot_tiles = []
    s.gods_laid = 0
    s.loot_laid = 0
    if s.events is not None:
        tell(s, -1, "epoch-over", {"epoch": s.epoch})
    if s.epoch in s.t.scoring_epochs:
        score_all(s)
    if s.epoch < s.t.epochs:
        s.push(c.EPOCH, s.start_player, 0, 0)


def score_all(s: Table) -> None:
    """Half gods, columns, Pietalte; all half gods are shown for it (PA-SCORE)."""
    for seat in range(s.seats):
        half = s.half_god_sum(seat)
        columns = s.columns_on_board(seat)
        column_points = columns * s.t.column_rate[columns]
        pietalte = s.has(seat, c.BEST_LEVEL) * s.best_level(seat)
        s.give_points(seat, c.FROM_HALF_GODS, half)
        s.give_points(seat, c.FROM_COLUMNS, column_points)
        s.give_points(seat, c.FROM_PIETALTE, pietalte)
        if s.events is not None:
            tell(
                s,
                seat,
                "scored",
                {
                    "half": half,
                    "shown": ", ".join(_half_gods_shown(s, seat)),
                    "columns": columns,
                    "rate": s.t.column_rate[columns],
                    "column_points": column_points,
                    "pietalte": pietalte,
                    "total": s.score(seat),
                },
            )
    s.half_seen = [s.half_seen[i] + s.half_secret[i] for i in range(len(s.half_seen))]
    s.half_secret = [0] * len(s.half_secret)
    s.reveals += 1


def _half_gods_shown(s: Table, seat: int) -> list[str]:
    """The values of all half gods of a seat, the highest first."""
    shown: list[str] = []
    for value in range(c.HALF_VALUES - 1, 0, -1):
        at = seat * c.HALF_VALUES + value
        for _ in range(s.half_seen[at] + s.half_secret[at]):
            shown.append(str(value))
    return shown
