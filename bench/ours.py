"""Measures one of our games in random play, through the kernel's contract alone, and prints JSON.

    python bench/ours.py pantheon --seats 4
    python bench/ours.py pantheon --greedy
    python bench/ours.py monumental --option heroes=true --option monsters=3
    python tools/uncompiled.py bench/ours.py pantheon --seats 4 --profile

Random games are played by the engine's own loop, which is compiled with it. `--greedy` measures games between agents
that look one action ahead instead.

Seeds and choices are fixed: every run plays the same games. With `--against` games without these options are played in
turn with those that have them, so that their ratio means something on a machine that has other things to do as well.
"""

from __future__ import annotations

import argparse
import cProfile
import json
import pstats
import sys
from collections.abc import Iterator, Mapping
from importlib import import_module
from itertools import count
from math import inf
from pathlib import Path
from statistics import median
from typing import Any

from timing import copy_us, rates
from trilithon.agents import make_agent
from trilithon.agents.engine.match import Match, play_at_random
from trilithon.games import find, installed
from trilithon.kernel.engine.rng import seeded
from trilithon.kernel.engine.state import NOBODY, State

TURNS = 10
LOOKED_AT = 20
"""Games that are looked at move by move, for the positions in them and the largest number of moves."""


class Player:
    """Plays games one after the other, always the same ones."""

    def __init__(self, game: str, seats: int, options: Mapping[str, str] | None = None) -> None:
        self.game = find(game)
        self.setup = self.game.setup(seats, options or {})
        self.seeds = count(1)
        self.rng = seeded(1)

    def start(self) -> State:
        return self.game.start(self.setup, next(self.seeds))

    def play_one(self) -> int:
        """At random; returns the number of decisions."""
        return play_at_random(self.start(), self.rng)

    def play_greedily(self) -> int:
        """The number of decisions of a game between agents that look one action ahead."""
        agents = [make_agent("greedy", seat) for seat in range(self.setup.seats)]
        match = Match(self.start(), agents)
        match.go_on(inf)
        return sum(match.decisions)

    def positions(self) -> Iterator[State]:
        """All of a random game; the state goes on."""
        state = self.start()
        while state.to_move != NOBODY:
            yield state
            moves = state.moves()
            state.play(moves[self.rng.below(len(moves))])


def measure(player: Player, seconds: float) -> dict[str, Any]:
    report = rates(player.play_one, seconds)
    game = [state.copy() for state in player.positions()]
    # Of the class and not of its base: a native method is then called as directly as in a search.
    copy = type(game[0]).copy
    worst = max(len(state.moves()) for _ in range(LOOKED_AT) for state in player.positions())
    return {**report, "copy_us": copy_us(game, copy, seconds / 5), "worst_moves": worst}


def compare(player: Player, plain: Player, seconds: float) -> dict[str, Any]:
    """Turns of a tenth each; the share is that of the median turns."""
    ours, others = [], []
    for _ in range(TURNS):
        ours.append(rates(player.play_one, seconds / TURNS)["decisions_per_second"])
        others.append(rates(plain.play_one, seconds / TURNS)["decisions_per_second"])
    mine, theirs = median(ours), median(others)
    return {"decisions_per_second": mine, "without": theirs, "share": mine / theirs}


def profile(player: Player, seconds: float) -> list[dict[str, Any]]:
    """The twelve functions with the most time of their own, as shares of the whole."""
    profiler = cProfile.Profile()
    player.play_one()
    profiler.runcall(rates, player.play_one, seconds)
    stats: dict[tuple[str, int, str], tuple[int, int, float, float, Any]] = pstats.Stats(profiler).stats  # type: ignore[attr-defined]
    total = sum(own for _, _, own, _, _ in stats.values())
    top = sorted(stats.items(), key=lambda item: -item[1][2])[:12]
    return [
        {"function": function_name(*where), "share": own / total, "calls": calls}
        for where, (_, calls, own, _, _) in top
    ]


def function_name(file: str, line: int, name: str) -> str:
    """`games/pantheon/engine/placing.py:12 price_of`; what Python itself brings has no file of ours."""
    parts = Path(file).parts
    if "trilithon" in parts:
        inside = parts[len(parts) - parts[::-1].index("trilithon") :]
        return f"{'/'.join(inside)}:{line} {name}"
    return name if file == "~" else f"{Path(file).name}:{line} {name}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--greedy", action="store_true", help="games between agents that think")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--against", action="store_true", help="compare with games without these options")
    parser.add_argument("--profile", action="store_true", help="where the time goes, instead of how much")
    args = parser.parse_args()
    if args.game not in installed():
        sys.exit(f"no game {args.game!r} to measure; there are: {', '.join(installed()) or 'none yet'}")

    options = dict(option.split("=", 1) for option in args.option)
    player = Player(args.game, args.seats, options)
    engine = import_module(type(player.start()).__module__)
    report: dict[str, Any] = {
        "game": args.game,
        "seats": args.seats,
        "compiled": not str(engine.__file__).endswith(".py"),
    }
    if args.profile:
        report["profile"] = profile(player, args.seconds)
    elif args.against:
        report |= compare(player, Player(args.game, args.seats), args.seconds)
    elif args.greedy:
        report |= rates(player.play_greedily, args.seconds)
    else:
        report |= measure(player, args.seconds)
    print(json.dumps(report))


if __name__ == "__main__":
    main()
