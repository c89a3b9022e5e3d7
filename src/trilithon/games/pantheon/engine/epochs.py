"""The six epochs: what is laid out for one, what remains of it, and scoring (PA-PREP, PA-END, PA-SCORE)."""

from __future__ import annotations

from mypy_extensions import i16, i64

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.gods import draw_god, draw_half_god, god_to_box, open_gods
from trilithon.games.pantheon.engine.placing import rebuild_networks
from trilithon.games.pantheon.engine.world import World
from trilithon.kernel.engine.state import NOBODY


def lay_out(s: World) -> None:
    """The next nation, with gods, loot and half gods for its epoch (3.3)."""
    d = s.d
    at = s.at
    d[at.epoch] += 1
    nation = s.pop(at.nation_deck)
    d[at.nation] = i16(nation)
    s.add(at.nations_used, nation)
    s.reveals += 1
    d[at.stalled_turns] = 0
    if s.events is not None:
        s.tell(NOBODY, "epoch", {"epoch": s.epoch(), "nation": s.box.nation_names[nation]})
    _lay_gods(s)
    _lay_loot(s)
    _lay_half_gods(s)


def _lay_gods(s: World) -> None:
    laid: i64 = 0
    for _ in range(s.seats + 1):
        god = draw_god(s)
        if god >= 0:
            s.d[s.at.gods_open + laid] = i16(god)
            laid += 1
    s.d[s.at.gods_laid] = i16(laid)
    if s.events is not None:
        s.tell(NOBODY, "gods-laid", {"gods": open_gods(s)})


def permitted_loot_hexes(s: World) -> list[int]:
    """Of the active nation's loot hexes those without a mark, and the marked ones for enough players (PA-PREP-05)."""
    nation = s.nation()
    hexes = s.chart.loot_of[nation]
    marks = s.chart.mark_of[nation]
    return [hexes[i] for i in range(len(hexes)) if marks[i] <= s.seats]


def _lay_loot(s: World) -> None:
    """Random tiles on random permitted hexes, as many as there are (PA-PREP-04, -12)."""
    d = s.d
    at = s.at
    hexes = permitted_loot_hexes(s)
    s.rng.shuffle(hexes)
    laid: i64 = 0
    for _ in range(min(s.seats + 1, len(hexes))):
        tile = _draw_from_bag(s)
        if tile >= 0:
            d[at.loot_tiles + laid] = i16(tile)
            d[at.loot_hexes + laid] = i16(i64(hexes[laid]))
            laid += 1
    d[at.loot_laid] = i16(laid)
    if s.events is not None:
        s.tell(NOBODY, "loot-laid", {"n": laid})


def _draw_from_bag(s: World) -> i64:
    bag = s.at.bag
    total: i64 = 0
    tile: i64
    for tile in range(s.box.loots):
        total += i64(s.d[bag + tile])
    if total == 0:
        return c.NONE
    left = s.rng.below(total)
    tile = 0
    while left >= i64(s.d[bag + tile]):
        left -= i64(s.d[bag + tile])
        tile += 1
    s.d[bag + tile] -= 1
    return tile


def _lay_half_gods(s: World) -> None:
    """Two for each Plaesiris, then one for each half-god loot tile, into one pool (PA-PREP-06, -07)."""
    wanted: i64 = 0
    place: i64
    for place in range(s.seats + 1):
        god = s.god_on(place)
        if god >= 0:
            wanted += i64(s.box.god_pool[god])
        tile = i64(s.d[s.at.loot_tiles + place])
        if tile >= 0:
            wanted += i64(s.box.loot_pool[tile])
    while wanted > 0:
        wanted -= 1
        value = draw_half_god(s)
        if value < 0:
            return
        s.d[s.at.half_pool + value] += 1


def place_temple(s: World) -> None:
    temple = i64(s.chart.start_of[s.nation()])
    s.d[s.at.temple] = i16(temple)
    rebuild_networks(s)
    if s.events is not None:
        s.tell(NOBODY, "temple", {"hex": s.chart.names[temple]})


# -- the end -------------------------------------------------------------------------------------------


def clear_away(s: World) -> None:
    """Start player, feet, leftovers, scoring (PA-END-06 to -09)."""
    d = s.d
    at = s.at
    d[at.start_player] = i16((s.active() + 1) % s.seats)
    _take_feet_home(s)
    d[at.temple] = c.NONE
    rebuild_networks(s)
    place: i64
    for place in range(s.seats + 1):
        god = s.god_on(place)
        if god >= 0:
            god_to_box(s, god)
        tile = i64(d[at.loot_tiles + place])
        if tile >= 0:
            d[at.loot_box + tile] += 1
        d[at.gods_open + place] = c.NONE
        d[at.loot_hexes + place] = c.NONE
        d[at.loot_tiles + place] = c.NONE
    d[at.gods_laid] = 0
    d[at.loot_laid] = 0
    value: i64
    for value in range(c.HALF_VALUES):
        d[at.half_box + value] += d[at.half_pool + value]
        d[at.half_pool + value] = 0
    epoch = s.epoch()
    if s.events is not None:
        s.tell(NOBODY, "epoch-over", {"epoch": epoch})
    for scoring in s.box.scoring_epochs:
        if i64(scoring) == epoch:
            score_all(s)


def _take_feet_home(s: World) -> None:
    d = s.d
    at = s.at
    where: i64
    seat: i64
    for where in range(s.chart.hexes):
        feet = i64(d[at.feet + where])
        if feet:
            d[at.feet + where] = 0
            for seat in range(s.seats):
                if c.is_in(feet, seat):
                    d[at.reserve + seat * c.RESERVES + c.FEET_HOME] += 1
        d[at.jumped + where] = 0


def score_all(s: World) -> None:
    """Half gods, columns, Pietalte; all half gods are shown for it (PA-SCORE)."""
    d = s.d
    seat: i64
    for seat in range(s.seats):
        half = s.half_god_sum(seat)
        columns = s.columns_on_board(seat)
        rate = i64(s.box.column_rate[columns])
        pietalte = s.has(seat, c.BEST_LEVEL) * s.best_level(seat)
        s.give_points(seat, c.FROM_HALF_GODS, half)
        s.give_points(seat, c.FROM_COLUMNS, columns * rate)
        s.give_points(seat, c.FROM_PIETALTE, pietalte)
        if s.events is not None:
            s.tell(
                seat,
                "scored",
                {
                    "half": half,
                    "shown": ", ".join(_half_gods_shown(s, seat)),
                    "columns": columns,
                    "rate": rate,
                    "column_points": columns * rate,
                    "pietalte": pietalte,
                    "total": s.score(seat),
                },
            )
    i: i64
    for i in range(s.seats * c.HALF_VALUES):
        d[s.at.half_gods_seen + i] += d[s.at.half_gods_secret + i]
        d[s.at.half_gods_secret + i] = 0
    s.reveals += 1


def _half_gods_shown(s: World, seat: i64) -> list[str]:
    """The values of all half gods of a seat, the highest first."""
    shown: list[str] = []
    value: i64 = c.HALF_VALUES - 1
    while value > 0:
        i = seat * c.HALF_VALUES + value
        n = i64(s.d[s.at.half_gods_seen + i]) + i64(s.d[s.at.half_gods_secret + i])
        shown.extend([str(value)] * n)
        value -= 1
    return shown
