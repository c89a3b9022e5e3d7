"""Where tests of Monumental begin: at the start of a game, along a random game, or at any of its questions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from tests.games.monumental import contents
from trilithon.games.monumental.charting import make_chart
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.box import Box
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.start import start_position
from trilithon.games.monumental.maps.drawing import read_rows
from trilithon.games.monumental.tabulate import tabulate
from trilithon.kernel.engine.events import Event
from trilithon.kernel.engine.rng import seeded

EGYPT, JAPAN, DENMARK, CHINA, GREECE = range(5)


@cache
def box() -> Box:
    return tabulate(contents.box())


def start(
    seats: int = 2,
    seed: int = 0,
    *,
    size: str = "small",
    civilizations: Sequence[int] = (),
    options: Sequence[int] = (0, 0, 0, 0, 0, 1, 0, 1),
    events: list[Event] | None = None,
) -> Position:
    """The first question of a game: the choice of a Capital."""
    layout = next(layout for layout in contents.box().layout if layout.seats == seats and layout.size == size)
    plan = read_rows(layout.rows)
    rng = seeded(seed)
    markets = list(range(4))
    rng.shuffle(markets)
    chart = make_chart(plan, markets[:seats])
    wanted = [*civilizations, *[-1] * (seats - len(civilizations))]
    return start_position(box(), chart, list(plan.tokens), seats, wanted, list(options), rng, events)


def first_turn(
    seats: int = 2,
    seed: int = 0,
    *,
    size: str = "small",
    civilizations: Sequence[int] = (EGYPT, JAPAN),
    options: Sequence[int] = (0, 0, 0, 0, 0, 1, 0, 1),
) -> Position:
    """Seat 0 has activated a cross and may act; it has no resources but 2 Gold."""
    s = start(seats, seed, size=size, civilizations=civilizations, options=options)
    while s.agenda[-1] != c.ACT:
        s.play(s.moves()[0])
    for resource in (c.PRODUCTION, c.SCIENCE, c.MILITARY):
        s.goods[resource] = 0
    for tally in range(c.TALLIES):
        s.gained[tally] = 0
    return s


def random_game(seats: int, seed: int, events: list[Event] | None = None) -> Iterator[Position]:
    """The position at every decision of a game of random moves, and at its end.

    It is one object that goes on: copy it to keep it.
    """
    options = [seed % 2, seed % 8, seed // 2 % 2, seed // 3 % 2, seed // 4 % 2, seed // 5 % 2, 0, 0]
    s = start(seats, seed, size=("small", "large")[seed // 3 % 2], options=options, events=events)
    s.events = events
    rng = seeded(seed, 1)
    yield s
    while moves := s.moves():
        s.play(moves[rng.below(len(moves))])
        yield s


def give(s: Position, seat: int = 0, **amounts: int) -> None:
    """Set resources of a seat: `give(s, military=4)`."""
    names = ("production", "science", "military", "gold", "culture", "feud")
    for name, n in amounts.items():
        s.goods[seat * c.RESOURCES + names.index(name)] = n


def tile(s: Position, name: str) -> int:
    return s.chart.names.index(name)
