"""Is one agent better than another? Games are played until that can be told, and no longer.

A sequential probability ratio test, as chess engines are tested by: two shares of the wins are named, and after every
block of games it is asked which of them explains better what was seen. The scores of a block, one deal played in all
rotations of the seats, are judged together: the luck of the deal is in all of them and falls out.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from math import log

from trilithon.kernel.errors import SetupError
from trilithon.lab.means import Estimate, Mean

DOUBT = 0.25
"""The squared error of one block that could not be worse: it keeps the first few, which may be all alike, from being
trusted too much."""


class Verdict(Enum):
    OPEN = "open"
    HIGH = "high"
    """The share is the higher one rather than the lower one,"""
    LOW = "low"
    """or the other way round."""


@dataclass
class SequentialTest:
    low: float
    high: float
    """Shares of the wins: the test tells which of them it is rather."""
    mistaken_high: float = 0.05
    """How often it may say so although the share is the lower one,"""
    mistaken_low: float = 0.05
    """and the other way round."""
    scores: Mean = field(default_factory=Mean)
    """Of blocks: the share of the wins in each."""

    def __post_init__(self) -> None:
        if not 0 <= self.low < self.high <= 1:
            raise SetupError(
                f"of the two shares the first must be lower, both between 0 and 1, not {self.low:g} and {self.high:g}"
            )
        if not (0 < self.mistaken_high < 0.5 and 0 < self.mistaken_low < 0.5):
            raise SetupError("a test may be mistaken in more than none and less than half of the cases")

    def add(self, score: float) -> None:
        self.scores.add(score)

    @property
    def bounds(self) -> tuple[float, float]:
        """Where the ratio decides."""
        return (
            log(self.mistaken_low / (1 - self.mistaken_high)),
            log((1 - self.mistaken_low) / self.mistaken_high),
        )

    @property
    def ratio(self) -> float:
        """The logarithm of how much better the higher share explains what was seen: that of two normal distributions
        with the variance of the blocks seen so far."""
        n = self.scores.n
        if not n:
            return 0.0
        mean = self.scores.value
        variance = (max(0.0, self.scores.squares - n * mean * mean) + DOUBT) / (n + 1)
        return n * (self.high - self.low) * (2 * mean - self.low - self.high) / (2 * variance)

    @property
    def verdict(self) -> Verdict:
        lowest, highest = self.bounds
        if self.ratio >= highest:
            return Verdict.HIGH
        return Verdict.LOW if self.ratio <= lowest else Verdict.OPEN

    @property
    def share(self) -> Estimate:
        """Of the wins. (After a test that ended early it lies a little too far out.)"""
        return self.scores.estimate
