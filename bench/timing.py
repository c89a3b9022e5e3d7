"""How everything here is measured: one core, and processor time, so that a busy machine matters less."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import process_time
from typing import Any


def rates(play_one: Callable[[], int], seconds: float) -> dict[str, float]:
    """Play whole games for about that long; `play_one` plays one and returns its number of decisions."""
    play_one()  # tables are filled and caches warmed at the first
    games = decisions = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        decisions += play_one()
        games += 1
    return {"decisions_per_second": decisions / spent, "games_per_second": games / spent}


def copy_us(game: Sequence[Any], copy: Callable[[Any], Any], seconds: float) -> float:
    """Microseconds to copy a position, on average over fifty from the first to the last of a game."""
    positions = game[:: max(1, len(game) // 50)]
    copies = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        for position in positions:
            copy(position)
        copies += len(positions)
    return spent / copies * 1e6
