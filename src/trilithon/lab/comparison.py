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
from trilithon.lab.means import Estimate, Mean
from trilithon.lab.simulation import FinishedGame, Series, play_series
from trilithon.lab.statistics import Tally, win_shares

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

    def __init__(self, entrants: Sequence[str]) -> None:
        self.before = Tally(entrants)
        self.after = Tally(entrants)
        self.alike = 0
        """Pairs that ended with the same points: the pack did not matter there."""
        self.points = Change()
        """Of a seat on average."""
        self.categories: dict[str, Change] = {}
        self.traits: dict[str, dict[str, Having]] = {}
        """By kind and name: of seats that have it in both games."""

    @property
    def pairs(self) -> int:
        return self.before.games

    def add(self, before: FinishedGame, after: FinishedGame) -> None:
        seats = len(before.scores)
        self.before.add(before)
        self.after.add(after)
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

    def taken(self) -> dict[str, list[Shift]]:
        """By kind: of what came up in both series, how often it was taken."""
        return {
            kind: [
                Shift(name, chance.rate.estimate, later[name].rate.estimate)
                for name, chance in chances.items()
                if name in later
            ]
            for kind, chances in self.before.chances.items()
            if (later := self.after.chances.get(kind, {}))
        }

    def ahead(self) -> dict[str, list[Shift]]:
        """By kind: of what was gained in both series, how far ahead of the others those were who had it."""
        return {
            kind: [
                Shift(name, one.ahead.estimate, later[name].ahead.estimate)
                for name, one in having.items()
                if name in later
            ]
            for kind, having in self.before.balance.having.items()
            if (later := self.after.balance.having.get(kind, {}))
        }


@dataclass(frozen=True)
class Shift:
    """An estimate before and after, of things that are not the same in both games of a pair."""

    name: str
    before: Estimate
    after: Estimate

    @property
    def change(self) -> Estimate:
        return self.after - self.before

    @property
    def is_more_than_luck(self) -> bool:
        reach = self.change.reach
        return reach is not None and abs(self.change.value) > reach
