"""What is wrong with a map, in messages with the id of the rule (MO-MAP); nothing is wrong with a good one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

from trilithon.games.monumental.maps.plan import (
    FREE_CITY,
    NOTHING,
    OPEN,
    PROVINCE,
    UNREACHABLE,
    Plan,
)
from trilithon.kernel.engine.events import Argument, Message
from trilithon.kernel.messages import KERNEL_TEXTS, Catalogue, SetupRefused, text_folders

STOCK = (14, 14, 8, 4, 10)
"""Tokens in the box: Barbarians of value 1, 2, 3 and 4, then Free Cities."""

MOST_TILES = 36
"""Provinces and Water in the box."""
MOST_PRODUCTION = 25
MOST_MARKETS = 4
SEATS_OF_THE_BOX = 4
"""With more seats the limits of the box do not bind (MO-LK-03)."""


class Problem(NamedTuple):
    rule: str
    reason: Message

    def __str__(self) -> str:
        return f"{self.rule}: {sentences().render(self.reason, 'en')}"


class MapError(SetupRefused):
    """A map cannot be played on like this; `problems` says why, for every language."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__([problem.reason for problem in problems], sentences())
        self.problems = list(problems)

    def __str__(self) -> str:
        return " ".join(str(problem) for problem in self.problems)


@cache
def sentences() -> Catalogue:
    """What the messages about maps say, those of modules included."""
    return Catalogue([KERNEL_TEXTS, *text_folders(Path(__file__).parent.parent / "texts")])


def problem(rule: str, sentence: str, **args: Argument) -> Problem:
    return Problem(rule, Message(f"monumental-map-{sentence}", args))


def problems(plan: Plan, seats: int) -> list[Problem]:
    """Every rule that this map breaks, whatever may still be placed where it is open."""
    return list(_all_problems(plan, seats))


@lru_cache(maxsize=64)
def _all_problems(plan: Plan, seats: int) -> tuple[Problem, ...]:
    """The same few maps are played on again and again."""
    return (
        *_tiles(plan, seats),
        *_tokens(plan),
        *_free_cities(plan, seats),
        *_markets(plan, seats),
        *_next_to_capitals(plan),
        *_ways(plan),
    )


def markets_for(seats: int) -> int:
    return min(seats, MOST_MARKETS)


def stock_problems(plan: Plan, seats: int, stock: Sequence[int]) -> list[Problem]:
    """Where the map asks for more tokens than there are, once all Provinces have one."""
    found = []
    counts = Counter(plan.tokens)
    for value in (1, 2, 3, 4):
        if counts[value] > stock[value - 1]:
            found.append(
                problem("MO-MAP-11", "stock-value", value=value, found=counts[value], most=stock[value - 1])
            )
    if seats > stock[FREE_CITY - 1]:
        found.append(problem("MO-MAP-11", "stock-free-cities", found=seats, most=stock[FREE_CITY - 1]))
    barbarians, most = len(plan.provinces) - seats, sum(stock[: FREE_CITY - 1])
    if barbarians > most and not found:
        found.append(problem("MO-MAP-11", "stock-barbarians", found=barbarians, most=most))
    return found


def _tiles(plan: Plan, seats: int) -> Iterator[Problem]:
    if len(plan.capitals) != seats:
        yield problem("MO-MAP-03", "capitals", found=len(plan.capitals), seats=seats)
    if seats > SEATS_OF_THE_BOX:
        return
    tiles = len(plan.cells) - len(plan.capitals)
    if tiles > MOST_TILES:
        yield problem("MO-MAP-11", "tiles", found=tiles, most=MOST_TILES)
    most = MOST_PRODUCTION + seats
    if len(plan.provinces) > most:
        yield problem("MO-MAP-11", "provinces", found=len(plan.provinces), most=most, seats=seats)


def _tokens(plan: Plan) -> Iterator[Problem]:
    for tile, kind in enumerate(plan.kinds):
        if kind == PROVINCE and plan.tokens[tile] == NOTHING:
            yield problem("MO-MAP-04", "no-token", tile=plan.names[tile])
        elif kind != PROVINCE and (plan.tokens[tile] != NOTHING or plan.markets[tile]):
            yield problem("MO-MAP-02", "no-province", tile=plan.names[tile])


def _free_cities(plan: Plan, seats: int) -> Iterator[Problem]:
    found, left_open = plan.tokens.count(FREE_CITY), plan.tokens.count(OPEN)
    if found > seats or (found < seats and not left_open):
        yield problem("MO-MAP-05", "free-cities", found=found, wanted=seats)
    elif found + left_open < seats:
        yield problem("MO-MAP-05", "free-cities-room", found=found + left_open, wanted=seats)


def _markets(plan: Plan, seats: int) -> Iterator[Problem]:
    found, left_open, wanted = plan.markets.count(1), plan.markets.count(OPEN), markets_for(seats)
    if found > wanted or (found < wanted and not left_open):
        yield problem("MO-MAP-07", "markets", found=found, wanted=wanted)
    elif found + left_open < wanted:
        yield problem("MO-MAP-07", "markets-room", found=found + left_open, wanted=wanted)


def _next_to_capitals(plan: Plan) -> Iterator[Problem]:
    for capital in plan.capitals:
        for tile in plan.provinces_near[capital]:
            if plan.tokens[tile] in (3, 4):
                yield problem(
                    "MO-MAP-06",
                    "near-value",
                    tile=plan.names[tile],
                    value=plan.tokens[tile],
                    capital=plan.names[capital],
                )
    for other in plan.capitals[1:]:
        yield from _compared(plan, plan.capitals[0], other)


def _compared(plan: Plan, first: int, other: int) -> Iterator[Problem]:
    """What makes two Capitals unequal. Where something is open, `place` knows whether it can be made equal."""
    near, others = plan.provinces_near[first], plan.provinces_near[other]
    capital, rival = plan.names[first], plan.names[other]
    if len(near) != len(others):
        yield problem(
            "MO-MAP-06", "near-count", capital=capital, found=len(near), other=rival, others=len(others)
        )
        return
    tokens, rivals = (
        Counter(plan.tokens[tile] for tile in near),
        Counter(plan.tokens[tile] for tile in others),
    )
    if tokens[OPEN] or rivals[OPEN]:
        return
    if tokens[FREE_CITY] != rivals[FREE_CITY]:
        yield problem("MO-MAP-06", "near-free-cities", capital=capital, other=rival)
    elif tokens != rivals:
        yield problem("MO-MAP-06", "near-values", capital=capital, other=rival)


def _ways(plan: Plan) -> Iterator[Problem]:
    left = set(plan.provinces)
    parts: list[list[int]] = []
    while left:
        steps = plan.steps_from(min(left))
        parts.append(sorted(tile for tile in left if steps[tile] != UNREACHABLE))
        left.difference_update(parts[-1])
    for part in sorted(parts, key=lambda part: (-len(part), part))[1:]:
        yield problem(
            "MO-MAP-12", "cut-off", count=len(part), tiles=", ".join(plan.names[tile] for tile in part)
        )
    for capital in plan.capitals:
        found = len(plan.provinces_near[capital])
        if found < 2:
            yield problem("MO-MAP-12", "capital-alone", capital=plan.names[capital], found=found)
