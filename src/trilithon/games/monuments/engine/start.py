"""The beginning of a game: an empty table, who begins and who leads which civilisation (MS-SET)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.box import Box
from trilithon.games.monuments.engine.chart import Chart
from trilithon.games.monuments.engine.layout import Fields
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.steps.civilization import CHOOSE_CIVILIZATION
from trilithon.games.monuments.engine.steps.deal import DEAL
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.events import Event, player
from trilithon.kernel.engine.rng import Rng
from trilithon.kernel.engine.state import NOBODY


def start_position(
    box: Box, chart: Chart, seats: int, options: list[int], rng: Rng, events: list[Event] | None
) -> Position:
    s = blank_position(box, chart, seats, options, rng)
    s.events = events
    start = options[c.O_START] if 0 <= options[c.O_START] < seats else int(rng.below(seats))
    s.d[s.at.start] = i16(start)
    s.d[s.at.active] = i16(start)
    if s.events is not None:
        s.tell(NOBODY, "first", {"first": player(start)})
    DEAL.push(s, start)
    if options[c.O_CHOOSE_CIV]:
        for place in range(seats):
            CHOOSE_CIVILIZATION.push(s, (start + seats - 1 - place) % seats)
    else:
        _draw_civilizations(s)
    s.run()
    s.reveals = 0
    s.events = None
    return s


def blank_position(box: Box, chart: Chart, seats: int, options: list[int], rng: Rng) -> Position:
    """A table with nothing on it: all cards in hand, everything in stock."""
    at = _fields(box, chart, seats, options)
    d = vec[i16]([i16(n) for n in at.blank()])
    s = Position(box, chart, at, vec[i16]([i16(n) for n in options]), rng, d)
    for kind in range(c.KINDS):
        d[at.stock + kind] = c.TOKENS_EACH
    d[at.weapons] = c.WEAPONS
    d[at.crossings] = c.CROSSINGS
    for spot in range(chart.hexes):
        d[at.in_play + spot] = 1
    for place in range(seats * c.CARDS):
        d[at.hand + place] = 1
    return s


def _fields(box: Box, chart: Chart, seats: int, options: list[int]) -> Fields:
    key = (seats, *options)
    known = box.layouts.get(key)
    if isinstance(known, Fields):
        return known
    fields = Fields(box, chart, seats, options)
    box.layouts[key] = fields
    return fields


def _draw_civilizations(s: World) -> None:
    fitting: list[list[int]] = []
    for members in s.box.set_ups:
        if len(members) == s.seats:
            fitting.append(members)
    drawn = fitting[s.rng.below(i64(len(fitting)))].copy()
    s.rng.shuffle(drawn)
    for seat, civilization in enumerate(drawn):
        s.d[s.at.civilization + seat] = i16(civilization)
