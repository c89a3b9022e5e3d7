"""Records games for tests/golden: every number of seats, options drawn at random, agents that play to win.

    python tools/record_golden.py pantheon 12
    python tools/record_golden.py monuments 12 glance,random
    python tools/record_golden.py monumental 13 greedy,search:6,random special_provinces=true
    python tools/record_golden.py monumental 20 greedy,search:6,random seats=5 lost_kingdoms=true

Golden games are made once for a version of the rules and then kept: to make new ones because a test turned red
would defeat their purpose. A file that exists is never overwritten. Content is kept beside them by its digest, so that
a tuned number breaks none.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from trilithon.agents import make_agent
from trilithon.games import find
from trilithon.kernel.engine.rng import seeded
from trilithon.kernel.kept import write_beside
from trilithon.kernel.options import random_options
from trilithon.kernel.playthrough import Playthrough
from trilithon.kernel.record import write_record

GOLDEN = Path(__file__).parent.parent / "tests" / "golden"
AGENTS = "greedy,search:6,random,greedy"


def record(game_id: str, number: int, names: list[str], wanted: dict[str, str]) -> Playthrough:
    """Options that are wanted, and the others at random or as they are by default; `seats` if it is not to be any
    number of them."""
    game = find(game_id)
    drawn: dict[str, Any] = random_options(game.options, seeded(number, 1)) if number % 2 else {}
    options = drawn | wanted
    seats = int(options.pop("seats", game.seat_counts[number % len(game.seat_counts)]))
    playthrough = Playthrough.start(game, game.setup(seats, game.allowing(seats) | options), seed=number)
    agents = [make_agent(names[(seat + number) % len(names)], number * 10 + seat) for seat in range(seats)]
    while not playthrough.over:
        state = playthrough.state
        playthrough.play(agents[state.to_move].choose(state))
    return playthrough


def main(game_id: str, count: str, agents: str = AGENTS, *options: str) -> None:
    wanted = dict(option.split("=") for option in options)
    folder = GOLDEN / game_id
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(1, int(count) + 1):
        file = folder / f"{number:02}.txt"
        if not file.exists():
            played = record(game_id, number, agents.split(","), wanted)
            file.write_text(write_record(played), encoding="utf-8")
            write_beside(folder, played.game.parts(played.setup.options))


if __name__ == "__main__":
    main(*sys.argv[1:])
