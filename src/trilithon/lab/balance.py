"""What games say about the things in the box: who gained what and how those did, what came up and what it changed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import mean

from trilithon.kernel.game import Gain
from trilithon.lab.means import Estimate, Mean


@dataclass
class Having:
    """Something that some seats of a game come by and others do not.

    Only games with seats of both sorts tell something about it, and in each of these they had the same game.
    """

    name: str
    times: Counter[str] = field(default_factory=Counter)
    """How often it was gained in all games, by the way to it."""
    games: int = 0
    """With seats that had it and seats that had not."""
    seats_with: int = 0
    seats_without: int = 0
    wins_with: float = 0.0
    wins_without: float = 0.0
    ahead: Mean = field(default_factory=Mean)
    """Points of those who had it less points of those who had not, game by game."""

    def add(self, had: Collection[int], wins: Sequence[float], scores: Sequence[int]) -> None:
        rest = [seat for seat in range(len(scores)) if seat not in had]
        if not had or not rest:
            return
        self.games += 1
        self.seats_with += len(had)
        self.seats_without += len(rest)
        self.wins_with += sum(wins[seat] for seat in had)
        self.wins_without += sum(wins[seat] for seat in rest)
        self.ahead.add(mean(scores[seat] for seat in had) - mean(scores[seat] for seat in rest))


@dataclass
class Account:
    """Something that comes up in some games, for everybody: numbers about it, and points with and without it."""

    name: str
    numbers: dict[str, Mean] = field(default_factory=dict)
    points: Mean = field(default_factory=Mean)
    """Of a seat on average, in games with it."""

    def add(self, numbers: Mapping[str, float], points: float) -> None:
        for what, number in numbers.items():
            self.numbers.setdefault(what, Mean()).add(number)
        self.points.add(points)

    def more_than_without(self, everything: Mean) -> Estimate:
        """Points of a seat in games with it less those in games without, of all that were played."""
        with_it = self.points
        without = Mean(
            everything.n - with_it.n, everything.total - with_it.total, everything.squares - with_it.squares
        )
        return with_it.estimate - without.estimate if without.n else Estimate(0.0, None)


class Balance:
    """Of a series, game by game, each by kind and name."""

    def __init__(self) -> None:
        self.having: dict[str, dict[str, Having]] = {}
        self.accounts: dict[str, dict[str, Account]] = {}
        self.points = Mean()
        """Of a seat on average, in all games."""

    def add(
        self,
        gains: Sequence[Sequence[Gain]],
        accounts: Mapping[str, Mapping[str, Mapping[str, float]]],
        wins: Sequence[float],
        scores: Sequence[int],
    ) -> None:
        owners: dict[tuple[str, str], set[int]] = {}
        for seat, gained in enumerate(gains):
            for gain in gained:
                owners.setdefault((gain.kind, gain.name), set()).add(seat)
                self._having(gain.kind, gain.name).times[gain.how] += 1
        for (kind, name), had in owners.items():
            self._having(kind, name).add(had, wins, scores)
        points = mean(scores)
        self.points.add(points)
        for kind, came_up in accounts.items():
            known = self.accounts.setdefault(kind, {})
            for name, numbers in came_up.items():
                known.setdefault(name, Account(name)).add(numbers, points)

    def _having(self, kind: str, name: str) -> Having:
        return self.having.setdefault(kind, {}).setdefault(name, Having(name))
