"""All limits of the server in one table. Lengths of names, moves and lists stand in the types of `tables.protocol`.

They are far above what a person does and keep one visitor from taking the place of the others.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

Clock = Callable[[], float]
"""Seconds that only ever grow: `time.monotonic`, or a clock that a test moves by hand."""


class Rate(NamedTuple):
    """So many at once, and then no faster than that many in so many seconds."""

    times: int
    seconds: float


class Limits(NamedTuple):
    # What is said at once
    body_bytes: int = 16_384
    message_bytes: int = 16_384
    brackets: int = 256
    """Opening ones in a message or body: nothing can be nested deeper than that."""

    # How often
    messages: Rate = Rate(60, 6)
    """Of one connection."""
    patience: int = 50
    """Messages of one connection that are refused one after the other, before it is ended."""
    requests: Rate = Rate(600, 60)
    """Of one address, to the API; pages do not count."""
    tables: Rate = Rate(120, 3600)
    """Made from one address."""

    # How many, how long
    connections: int = 4_000
    connections_of_address: int = 100
    queue: int = 64
    """Messages that wait for a client to take them; then it is sent away, and comes back to a fresh view."""
    hello_seconds: float = 15
    """From opening a connection to its first message."""
    ping_seconds: float = 20
    """Between questions whether a client is still there, and for its answer."""
    goodbye_seconds: float = 3
    """For taking the last message."""
    addresses: int = 20_000
    """Remembered at once; the one unheard of for the longest time is forgotten first."""
    tables_in_memory: int = 2_000
    """When there are more, those where nobody is are put away at once, the ones visited longest ago first."""
    idle_seconds: float = 300
    """After so long without anybody a table is put away: enough for a reload or a tunnel; loading takes a moment."""


LIMITS = Limits()


class Allowance:
    """What is left of a rate: grows with time up to the full number, and shrinks with each use."""

    def __init__(self, rate: Rate, clock: Clock) -> None:
        self.rate = rate
        self.clock = clock
        self.left = float(rate.times)
        self.at = clock()

    def take(self) -> bool:
        now = self.clock()
        grown = (now - self.at) * self.rate.times / self.rate.seconds
        self.left = min(float(self.rate.times), self.left + grown)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Allowances:
    """An allowance for each address."""

    def __init__(self, rate: Rate, clock: Clock, addresses: int) -> None:
        self.rate = rate
        self.clock = clock
        self.addresses = addresses
        self.by_address: OrderedDict[str, Allowance] = OrderedDict()

    def take(self, address: str) -> bool:
        allowance = self.by_address.pop(address, None) or Allowance(self.rate, self.clock)
        self.by_address[address] = allowance  # now the latest
        if len(self.by_address) > self.addresses:
            self.by_address.popitem(last=False)
        return allowance.take()
