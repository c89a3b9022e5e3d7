"""Tokens and Markets by chance where a map leaves them open (MO-MAP-14).

Only the Provinces next to Capitals are bound: all Capitals must see the same values 1 and 2 and equally many Free
Cities, and some Provinces may touch two or three of them. All ways of doing that are counted, so one is found
whenever there is one, and each choice of sites for these and for the Free Cities is equally likely. Everywhere
else Barbarians are drawn blindly from those that are left.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache, cached_property, lru_cache
from math import comb
from typing import TypeVar

from trilithon.games.monumental.maps.checking import MapError, markets_for, problem, problems, stock_problems
from trilithon.games.monumental.maps.features import NO_FEATURES, Features
from trilithon.games.monumental.maps.plan import FREE_CITY, OPEN, Plan
from trilithon.kernel.engine.rng import Rng

_Item = TypeVar("_Item")

_NEAR_TOKENS = (1, 2, FREE_CITY)
_Three = tuple[int, int, int]
"""How many of each of these."""
_NONE = (0, 0, 0)


def place(plan: Plan, seats: int, rng: Rng, stock: Sequence[int], features: Features = NO_FEATURES) -> Plan:
    """The map with everything placed; `stock` counts Barbarians of value 1 to 4, then Free Cities.

    MapError says why, and what to change, if there is no way to do it.
    """
    found = [
        *problems(plan, seats),
        *features.problems(plan, seats),
        *stock_problems(plan, seats, stock),
    ]
    if found:
        raise MapError(found)
    sites = _sites_of(plan, seats, tuple(stock))
    if not sites.ways():
        enough = _Sites(plan, seats, [len(plan.cells), len(plan.cells), *stock[2:]])
        raise MapError([problem("MO-MAP-06", "stock-near" if enough.ways() else "near-impossible")])
    tokens = list(plan.tokens)
    for tile, token in sites.draw(rng).items():
        tokens[tile] = token
    placed = Counter(tokens)
    bag = [value for value in (1, 2, 3, 4) for _ in range(stock[value - 1] - placed[value])]
    rng.shuffle(bag)
    for tile, token in enumerate(tokens):
        if token == OPEN:
            tokens[tile] = bag.pop()
    return replace(plan, tokens=tuple(tokens), markets=_markets(plan, seats, rng))


@lru_cache(maxsize=64)
def _sites_of(plan: Plan, seats: int, stock: tuple[int, ...]) -> _Sites:
    """The same few maps are played on again and again."""
    return _Sites(plan, seats, stock)


def _markets(plan: Plan, seats: int, rng: Rng) -> tuple[int, ...]:
    left_open = [tile for tile, market in enumerate(plan.markets) if market == OPEN]
    rng.shuffle(left_open)
    chosen = left_open[: markets_for(seats) - plan.markets.count(1)]
    return tuple(int(market == 1 or tile in chosen) for tile, market in enumerate(plan.markets))


class _Sites:
    """The ways to fill the open Provinces next to Capitals and to choose the other Free Cities."""

    def __init__(self, plan: Plan, seats: int, stock: Sequence[int]) -> None:
        touching: dict[tuple[int, ...], list[int]] = {}
        """Open Provinces by the numbers of the Capitals that they touch."""
        near = [plan.provinces_near[capital] for capital in plan.capitals]
        for tile in plan.provinces:
            if plan.tokens[tile] == OPEN:
                capitals = tuple(number for number, tiles in enumerate(near) if tile in tiles)
                touching.setdefault(capitals, []).append(tile)
        self._elsewhere = touching.pop((), [])
        self._groups = sorted(touching.items())
        self._last = {capital: i for i, (capitals, _) in enumerate(self._groups) for capital in capitals}
        self._fixed = [_three(Counter(plan.tokens[tile] for tile in tiles)) for tiles in near]
        self._touched = len(near[0])
        placed = Counter(plan.tokens)
        self._left = (stock[0] - placed[1], stock[1] - placed[2], seats - placed[FREE_CITY])
        self._barbarians_left = sum(stock[value - 1] - placed[value] for value in (1, 2, 3, 4))
        self._count = cache(self._count_from)

    def ways(self) -> int:
        return sum(self._count(0, needs, _NONE) for needs in self._targets)

    def draw(self, rng: Rng) -> dict[int, int]:
        """One of the ways: the tokens next to Capitals, and the Free Cities elsewhere."""
        needs, choice = _pick(
            _below(rng, self.ways()), [(self._count(0, needs, _NONE), needs) for needs in self._targets]
        )
        tokens: dict[int, int] = {}
        used: _Three = _NONE
        for i, (_, tiles) in enumerate(self._groups):
            parts = [
                (ways * self._count(i + 1, rest, total), (part, ways, rest, total))
                for part, ways, rest, total in self._parts(i, needs, used)
            ]
            (part, ways, needs, used), choice = _pick(choice, parts)
            choice //= ways  # which of the ways it is, the order of the tiles will say
            tokens.update(_dealt(tiles, part, rng))
        cities = self._left[2] - used[2]
        tokens.update(_dealt(self._elsewhere, (0, 0, cities), rng))
        return tokens

    @cached_property
    def _targets(self) -> list[tuple[_Three, ...]]:
        """What the Capitals still need, for each collection of tokens that all of them could have."""
        return list(self._all_targets())

    def _all_targets(self) -> Iterator[tuple[_Three, ...]]:
        for ones in range(self._touched + 1):
            for twos in range(self._touched - ones + 1):
                target = (ones, twos, self._touched - ones - twos)
                needs = tuple(_minus(target, fixed) for fixed in self._fixed)
                if all(min(need) >= 0 for need in needs):
                    yield needs

    def _count_from(self, i: int, needs: tuple[_Three, ...], used: _Three) -> int:
        """The ways to fill the groups from this one on, and then to choose the Free Cities elsewhere."""
        if i < len(self._groups):
            return sum(
                ways * self._count(i + 1, rest, total) for _, ways, rest, total in self._parts(i, needs, used)
            )
        if any(need != _NONE for need in needs):
            return 0
        cities = self._left[2] - used[2]
        barbarians = len(self._elsewhere) - cities
        if not 0 <= cities <= len(self._elsewhere) or barbarians > self._barbarians_left - used[0] - used[1]:
            return 0
        return comb(len(self._elsewhere), cities)

    def _parts(
        self, i: int, needs: tuple[_Three, ...], used: _Three
    ) -> Iterator[tuple[_Three, int, tuple[_Three, ...], _Three]]:
        """How a group can be filled: how many of each token, in how many ways, the needs then, and all used."""
        capitals, tiles = self._groups[i]
        size = len(tiles)
        for ones in range(size + 1):
            for twos in range(size - ones + 1):
                part = (ones, twos, size - ones - twos)
                total = (used[0] + part[0], used[1] + part[1], used[2] + part[2])
                rest = tuple(_minus(need, part) if c in capitals else need for c, need in enumerate(needs))
                if min(_minus(self._left, total)) < 0 or any(min(rest[c]) < 0 for c in capitals):
                    continue
                if any(rest[c] != _NONE for c in capitals if self._last[c] == i):
                    continue
                yield part, comb(size, ones) * comb(size - ones, twos), rest, total


def _three(tokens: Counter[int]) -> _Three:
    return tokens[1], tokens[2], tokens[FREE_CITY]


def _minus(a: _Three, b: _Three) -> _Three:
    return a[0] - b[0], a[1] - b[1], a[2] - b[2]


def _pick(choice: int, weighted: Iterable[tuple[int, _Item]]) -> tuple[_Item, int]:
    """The item that holds this place when each takes as many as it weighs, and the place within it."""
    for weight, item in weighted:
        if choice < weight:
            return item, choice
        choice -= weight
    raise AssertionError("a choice beyond all the ways that were counted")


def _dealt(tiles: list[int], part: _Three, rng: Rng) -> dict[int, int]:
    order = list(tiles)
    rng.shuffle(order)
    tokens = [token for token, count in zip(_NEAR_TOKENS, part, strict=True) for _ in range(count)]
    return dict(zip(order, tokens, strict=False))


def _below(rng: Rng, n: int) -> int:
    """A number from 0 to n - 1, each equally likely, however large n is."""
    bits = n.bit_length()
    while True:
        number = 0
        for _ in range(0, bits, 32):
            number = number << 32 | rng.word()
        number >>= -bits % 32
        if number < n:
            return number
