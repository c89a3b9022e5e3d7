"""Averages and how sure they are."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot, sqrt
from statistics import NormalDist

Z_95 = NormalDist().inv_cdf(0.975)


@dataclass(frozen=True)
class Estimate:
    """A value, and how far the true one may be from it with 95 % confidence."""

    value: float
    reach: float | None
    """None if there is too little to tell."""

    def __sub__(self, other: Estimate) -> Estimate:
        """Of two that have nothing to do with each other."""
        reach = None if self.reach is None or other.reach is None else hypot(self.reach, other.reach)
        return Estimate(self.value - other.value, reach)


@dataclass
class Mean:
    """Of numbers that come one by one."""

    n: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, number: float) -> None:
        self.n += 1
        self.total += number
        self.squares += number * number

    @property
    def value(self) -> float:
        return self.total / self.n if self.n else 0.0

    @property
    def estimate(self) -> Estimate:
        if self.n < 2:
            return Estimate(self.value, None)
        variance = max(0.0, self.squares - self.total * self.total / self.n) / (self.n - 1)
        return Estimate(self.value, Z_95 * sqrt(variance / self.n))
