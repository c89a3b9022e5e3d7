"""Measures other libraries in the way bench/ours.py measures ours, and prints JSON.

Needs the packages of requirements/bench.txt, which `make bench` installs in .venv-bench. A decision is a
choice by a player, also where there is only one thing to choose. Dice of backgammon are rolled in between
and take their time, but are not decisions.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from importlib.metadata import version
from random import choices, random
from typing import Any

import pyspiel
from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

from timing import copy_us, rates

Visit = Callable[[Any], object]
"""Is shown the position before each decision."""


def play_catan(visit: Visit | None = None) -> int:
    game = Game([RandomPlayer(color) for color in Color])
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        if visit:
            visit(game)
        game.play_tick()
        decisions += 1
    return decisions


def open_spiel_player(name: str) -> Callable[..., int]:
    game = pyspiel.load_game(name)

    def play(visit: Visit | None = None) -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(choices(outcomes, weights)[0])
            else:
                if visit:
                    visit(state)
                moves = state.legal_actions()
                state.apply_action(moves[int(random() * len(moves))])
                decisions += 1
        return decisions

    return play


def measure(play: Callable[..., int], copy: Callable[[Any], Any], seconds: float) -> dict[str, float]:
    report = rates(play, seconds)
    game: list[Any] = []  # not before: the garbage collector would look through it all the time
    play(lambda position: game.append(copy(position)))
    return {**report, "copy_us": copy_us(game, copy, seconds / 5)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5)
    seconds = parser.parse_args().seconds
    catanatron, open_spiel = f"catanatron {version('catanatron')}", f"OpenSpiel {version('open_spiel')}"
    report = [
        {"library": catanatron, "game": "Catan, 4 seats", **measure(play_catan, Game.copy, seconds)},
        *(
            {
                "library": open_spiel,
                "game": name,
                **measure(open_spiel_player(name), pyspiel.State.clone, seconds),
            }
            for name in ("chess", "backgammon")
        ),
    ]
    print(json.dumps(report))


if __name__ == "__main__":
    main()
