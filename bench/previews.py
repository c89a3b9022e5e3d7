"""Measures previews at late positions of a game, and prints JSON: the server's time for each, and how long it takes in
a browser from the click until it can be read.

    python bench/previews.py monumental
"""

from __future__ import annotations

import gc
import json
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from bench.load import percentile  # noqa: E402
from tests.browser.conftest import House, browser_path  # noqa: E402
from tests.browser.driving import FLAGS, Visitor  # noqa: E402
from tests.browser.leading import lead  # noqa: E402

from trilithon.games import find  # noqa: E402
from trilithon.kernel.engine.rng import seeded  # noqa: E402
from trilithon.kernel.engine.state import NOBODY, State  # noqa: E402
from trilithon.kernel.game import Game  # noqa: E402
from trilithon.kernel.plan import Prepare  # noqa: E402
from trilithon.kernel.playthrough import Playthrough  # noqa: E402
from trilithon.tables.plans import plan_message  # noqa: E402

GAMES = 8
LATE = 0.6
"""Of a game: what comes behind this share of its decisions is late."""
CLICKS = 12
SETTLED = 1000
"""Milliseconds: nobody clicks while the table is still being drawn for the first time."""

CLICK = """target => new Promise(done => {
  const began = performance.now()
  const look = () => {
    const button = document.querySelector('[data-confirm]:not(:disabled)')
    if (button) requestAnimationFrame(() => done(performance.now() - began))
    else requestAnimationFrame(look)
  }
  document.querySelector(`[data-target="${target}"]`).dispatchEvent(new MouseEvent('click', { bubbles: true }))
  look()
})"""


def late_positions(game: Game) -> Iterator[State]:
    """Of random games of as many as can play."""
    for seed in range(GAMES):
        positions, rng = [], seeded(seed, 1)
        state = game.start(game.setup(max(game.usual_seats())), seed)
        while state.to_move != NOBODY:
            positions.append(state.copy())
            moves = state.moves()
            state.play(moves[rng.below(len(moves))])
        yield from positions[int(len(positions) * LATE) :]


def server_times(game: Game) -> list[float]:
    """Of working a plan out and writing it down, in milliseconds."""
    encode = msgspec.json.Encoder().encode
    times = []
    gc.disable()  # its pauses would be those of all the positions that are kept here
    for state in late_positions(game):
        moves = state.moves()
        outlooks = game.outlooks(state, moves)
        texts = [game.write(state, move) for move in moves]
        rows: list[list[str]] = [
            [text] for text, one in zip(texts, outlooks, strict=True) if one.prepare is Prepare.ALWAYS
        ]
        for row in ([], *rows):
            began = perf_counter()
            plan = game.plan(state, row)
            if plan is not None:
                encode(plan_message(plan))
                times.append((perf_counter() - began) * 1000)
    gc.enable()
    return sorted(times)


def prepared(play: Playthrough) -> str | None:
    """A move of the seat to move that is shown before it is played."""
    state, game = play.state, play.game
    if state.to_move != 0:
        return None
    outlooks = game.outlooks(state, play.legal)
    moves = (move for move, one in zip(play.legal, outlooks, strict=True) if one.prepare is Prepare.ALWAYS)
    return next((game.write(state, move) for move in moves if game.about(state, move)), None)


def shown_times(game: Game) -> list[float]:
    """In milliseconds; nothing without a browser."""
    path = browser_path()
    if path is None:
        return []
    from playwright.sync_api import sync_playwright

    times: list[float] = []
    with tempfile.TemporaryDirectory() as folder, House(Path(folder)) as house, sync_playwright() as running:
        browser = running.chromium.launch(executable_path=path, args=FLAGS)
        least = late_ply(game)
        made = lead(
            house, game.id, lambda play: play.ply >= least and prepared(play), seats=max(game.usual_seats())
        )
        me = Visitor(browser, house.url)
        me.sit(made, 0)
        me.page.wait_for_timeout(SETTLED)
        for _ in range(CLICKS):
            choices = [one for one in me.now["choices"] if one["prepare"] == "always"]
            things = [target for one in choices for target in one["about"] if me.thing(target).count()]
            if not things:
                break
            times.append(float(me.page.evaluate(CLICK, things[0])))
            me.page.keyboard.press("Escape")
            me.page.wait_for_timeout(200)
        browser.close()
    return sorted(times)


def late_ply(game: Game) -> int:
    rng = seeded(0, 1)
    state, plies = game.start(game.setup(max(game.usual_seats())), 0), 0
    while state.to_move != NOBODY:
        moves = state.moves()
        state.play(moves[rng.below(len(moves))])
        plies += 1
    return int(plies * LATE)


def main() -> None:
    game = find(sys.argv[1])
    server, shown = server_times(game), shown_times(game)
    row: dict[str, Any] = {
        "plans": len(server),
        "server_p50_ms": percentile(server, 0.5),
        "server_p99_ms": percentile(server, 0.99),
        "server_worst_ms": max(server, default=float("nan")),
        "clicks": len(shown),
        "shown_p50_ms": percentile(shown, 0.5),
        "shown_worst_ms": max(shown, default=float("nan")),
    }
    print(json.dumps(row))


if __name__ == "__main__":
    main()
