"""Counts and durations, and their text for Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Mapping

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds up to which durations are counted together."""


class Counter:
    """How often something happened, by the values of a label."""

    def __init__(self, name: str, meaning: str, label: str) -> None:
        self.name, self.help, self.label = name, meaning, label
        self.values: defaultdict[str, int] = defaultdict(int)

    def add(self, value: str) -> None:
        self.values[value] += 1

    def lines(self) -> Iterable[str]:
        yield from _head(self.name, self.help, "counter")
        for value, times in sorted(self.values.items()):
            yield f'{self.name}{{{self.label}="{value}"}} {times}'


class Durations:
    """How long something took."""

    def __init__(self, name: str, meaning: str) -> None:
        self.name, self.help = name, meaning
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def lines(self) -> Iterable[str]:
        yield from _head(self.name, self.help, "histogram")
        so_far = 0
        for bound, count in zip((*BOUNDS, "+Inf"), self.counts, strict=True):
            so_far += count
            yield f'{self.name}_bucket{{le="{bound}"}} {so_far}'
        yield f"{self.name}_sum {self.total}"
        yield f"{self.name}_count {so_far}"


class Metrics:
    """What the web layer itself counts."""

    def __init__(self) -> None:
        self.requests = Counter("trilithon_http_requests_total", "Requests by status.", "status")
        self.messages = Counter("trilithon_messages_total", "Messages from clients by kind.", "kind")
        self.commands = Counter(
            "trilithon_commands_total", "Commands by outcome: done, or why not.", "outcome"
        )
        self.dropped = Counter(
            "trilithon_dropped_total", "Connections that the server ended, by reason.", "reason"
        )
        self.answering = Durations(
            "trilithon_command_seconds", "From reading a command to queueing its answer."
        )
        self.committing = Durations(
            "trilithon_commit_seconds", "From handing a change in to having it on the disk."
        )

    def text(self, gauges: Mapping[str, tuple[str, int]]) -> str:
        """All of it; `gauges` are values of this moment with what they mean."""
        lines = [line for part in vars(self).values() for line in part.lines()]
        for name, (meaning, value) in sorted(gauges.items()):
            full, kind = f"trilithon_{name}", "counter" if name.endswith("_total") else "gauge"
            lines += [*_head(full, meaning, kind), f"{full} {value}"]
        return "\n".join(lines) + "\n"


def _head(name: str, meaning: str, kind: str) -> tuple[str, str]:
    return f"# HELP {name} {meaning}", f"# TYPE {name} {kind}"
