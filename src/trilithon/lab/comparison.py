"""What a pack changes: every game is played without it and with it, from the same deal.

Two such games differ by what the pack does and by little else, so a difference shows after far fewer of them than
between two series that have nothing to do with each other.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from pathlib import Path

from trilithon.kernel.errors import SetupError
from trilithon.lab.means import Mean
from trilithon.lab.simulation import FinishedGame, Series, play_series
from trilithon.lab.statistics import win_shares

Pair = tuple[FinishedGame, FinishedGame]
"""A game without the packs, and the same with them."""


def play_pairs(series: Series, packs: Sequence[Path], workers: int = 1) -> Generator[Pair, None, None]:
    """All games of a series as it is and with these packs; so many workers for each of the two."""
    if not packs:
        raise SetupError("without a pack there is nothing to compare")
    changed = replace(series, packs=(*series.packs, *packs))
    with closing(play_series(series, workers)) as before, closing(play_series(changed, workers)) as after:
        yield from zip(before, after, strict=True)


@dataclass
class Change:
    """A number of the same seat or game, before and after."""

    before: Mean = field(default_factory=Mean)
    after: Mean = field(default_factory=Mean)
    change: Mean = field(default_factory=Mean)

    def add(self, before: float, after: float) -> None:
        self.before.add(before)
        self.after.add(after)
        self.change.add(after - before)


@dataclass
class Having:
    """How seats with the same trait do, in both games of a pair."""

    points: Change = field(default_factory=Change)
    wins: Change = field(default_factory=Change)


class Comparison:
    """The statistics of pairs, one by one."""

    def __init__(self) -> None:
        self.pairs = 0
        self.alike = 0
        """Pairs that ended with the same points: the pack did not matter there."""
        self.points = Change()
        """Of a seat on average."""
        self.categories: dict[str, Change] = {}
        self.traits: dict[str, dict[str, Having]] = {}
        """By kind and name: of seats that have it in both games."""

    def add(self, before: FinishedGame, after: FinishedGame) -> None:
        seats = len(before.scores)
        self.pairs += 1
        self.alike += before.scores == after.scores
        self.points.add(sum(before.scores) / seats, sum(after.scores) / seats)
        for at, column in enumerate(before.columns):
            change = self.categories.setdefault(column, Change())
            change.add(*(sum(row[at] for row in game.sheet) / seats for game in (before, after)))
        wins = win_shares(before.places), win_shares(after.places)
        for seat, traits in enumerate(before.study.traits):
            for kind, name in traits.items():
                if after.study.traits[seat].get(kind) == name:
                    having = self.traits.setdefault(kind, {}).setdefault(name, Having())
                    having.points.add(before.scores[seat], after.scores[seat])
                    having.wins.add(wins[0][seat], wins[1][seat])
