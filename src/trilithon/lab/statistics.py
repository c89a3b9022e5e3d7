"""What a series of games says: win rates and how sure they are, points by category, length, speed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import NormalDist, mean, median

from trilithon.kernel.engine.state import NOBODY
from trilithon.lab.simulation import FinishedGame

Z_95 = NormalDist().inv_cdf(0.975)


@dataclass(frozen=True)
class Rate:
    """A share of games, and the range in which the true one lies with 95 % confidence."""

    value: float
    low: float
    high: float


def wilson(wins: float, games: int) -> Rate:
    """The share of games won, with Wilson's score interval: honest for few games and for shares near 0 and 1.

    A shared victory counts for each winner as a fraction, half a win if there are two of them. Such results
    vary less than won and lost games do, so the interval is then rather too wide than too narrow.
    """
    if games == 0:
        return Rate(0.0, 0.0, 1.0)
    share, z2 = wins / games, Z_95 * Z_95
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    reach = Z_95 * sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return Rate(share, max(0.0, middle - reach), min(1.0, middle + reach))


@dataclass
class Standing:
    """Sums over the games of one entrant, or over what happened at one seat."""

    name: str
    games: int = 0
    wins: float = 0.0
    score: int = 0
    sheet: list[int] = field(default_factory=list)
    """Points by category."""
    decisions: int = 0
    seconds: float = 0.0
    """Spent thinking."""

    @property
    def win_rate(self) -> Rate:
        return wilson(self.wins, self.games)

    @property
    def mean_score(self) -> float:
        return self.score / self.games if self.games else 0.0

    @property
    def mean_sheet(self) -> list[float]:
        return [points / self.games for points in self.sheet]

    @property
    def seconds_per_decision(self) -> float:
        return self.seconds / self.decisions if self.decisions else 0.0

    def add(self, game: FinishedGame, seat: int) -> None:
        self.games += 1
        self.wins += win_shares(game.places)[seat]
        self.score += game.scores[seat]
        row = game.sheet[seat]
        self.sheet = [sum(both) for both in zip(self.sheet or [0] * len(row), row, strict=True)]
        self.decisions += game.decisions[seat]
        self.seconds += game.seconds[seat]


def win_shares(places: list[int]) -> list[float]:
    """How much of the victory is each seat's."""
    winners = places.count(1)
    return [1 / winners if place == 1 else 0.0 for place in places]


@dataclass
class Chance:
    """Something that comes up in some games, and is taken in some of these."""

    name: str
    games: int = 0
    taken: int = 0

    def add(self, was_taken: bool) -> None:
        self.games += 1
        self.taken += was_taken

    @property
    def rate(self) -> Rate:
        return wilson(self.taken, self.games)


class Tally:
    """The statistics of a series, game by game."""

    def __init__(self, entrants: Sequence[str]) -> None:
        self.entrants = [Standing(name) for name in distinct(entrants)]
        self.seats: list[Standing] = []
        self.lengths: list[int] = []
        """Decisions of each game."""
        self.moves = 0
        """Decisions and all that was played without anybody deciding."""
        self.traits: dict[str, dict[str, Standing]] = {}
        """By kind and name: how those seats did that had it."""
        self.measures: dict[str, list[float]] = {}
        self.chances: dict[str, dict[str, Chance]] = {}
        self.columns: tuple[str, ...] = ()
        """Of the sheets, as the games told."""

    def add(self, game: FinishedGame) -> None:
        while len(self.seats) < len(game.seating):
            self.seats.append(Standing(str(len(self.seats) + 1)))
        for seat, entrant in enumerate(game.seating):
            if entrant != NOBODY:
                self.entrants[entrant].add(game, seat)
            self.seats[seat].add(game, seat)
            for kind, name in game.study.traits[seat].items():
                self.traits.setdefault(kind, {}).setdefault(name, Standing(name)).add(game, seat)
        for name, value in game.study.measures.items():
            self.measures.setdefault(name, []).append(value)
        for kind, came_up in game.study.chances.items():
            for name, was_taken in came_up.items():
                self.chances.setdefault(kind, {}).setdefault(name, Chance(name)).add(was_taken)
        self.columns = game.columns
        self.lengths.append(sum(game.decisions))
        self.moves += game.moves

    @property
    def games(self) -> int:
        return len(self.lengths)

    @property
    def decisions(self) -> int:
        return sum(self.lengths)

    @property
    def length(self) -> Spread:
        return spread(self.lengths)


@dataclass(frozen=True)
class Spread:
    """Of numbers, one for each game."""

    mean: float
    median: float
    least: float
    most: float


def spread(numbers: Sequence[float]) -> Spread:
    return Spread(mean(numbers), median(numbers), min(numbers), max(numbers))


def distinct(names: Sequence[str]) -> list[str]:
    """The same names, with numbers where one occurs several times."""
    return [
        f"{name} ({list(names[: at + 1]).count(name)})" if names.count(name) > 1 else name
        for at, name in enumerate(names)
    ]
