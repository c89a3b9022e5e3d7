"""Where tests of what is said begin: at every question of random games, and at questions that effects ask."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.games.monumental.contents import box
from tests.games.monumental.scenario import Play, Scenario, boxed
from trilithon.games.monumental.charting import make_chart
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.start import start_position
from trilithon.games.monumental.maps.drawing import read_rows
from trilithon.kernel.engine.agenda import Step
from trilithon.kernel.engine.events import Event
from trilithon.kernel.engine.rng import seeded


def random_game(seats: int, seed: int, events: list[Event] | None = None) -> Iterator[Position]:
    """The position at every decision of a game of random moves, and at its end; options change with the seed.

    It is one object that goes on: copy it to keep it.
    """
    size = ("small", "large")[seed // 3 % 2]
    layout = next(layout for layout in box().layout if layout.seats == seats and layout.size == size)
    plan = read_rows(layout.rows)
    rng = seeded(seed)
    markets = list(range(4))
    rng.shuffle(markets)
    options = [seed % 2, seed % 8, seed // 2 % 2, seed // 3 % 2, seed // 4 % 2, seed // 5 % 2, 0, 0]
    chart = make_chart(plan, markets[:seats])
    s = start_position(boxed(), chart, list(plan.tokens), [-1] * seats, options, rng, events)
    s.events = events
    moves_rng = seeded(seed, 1)
    yield s
    while moves := s.moves():
        s.play(moves[moves_rng.below(len(moves))])
        yield s


def asking(scenario: Scenario, step: Step[Any], **fields: int) -> Play:
    """An effect asks seat 0 this."""
    play = scenario.play()
    play.state.push(step, 0, *(fields[field.name] for field in step.fields))
    play.state.run()
    assert play.state.step() is step
    return play


def over(play: Play) -> Play:
    """Nothing is left to do."""
    while play.state.depth():
        play.state.drop()
    play.state.run()
    return play
