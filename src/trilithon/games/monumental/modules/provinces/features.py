"""Special Provinces on maps: which there are, and what must hold where they are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from pathlib import Path

from trilithon.games.monumental.maps.checking import Problem, problem
from trilithon.games.monumental.maps.drawing import read_rows
from trilithon.games.monumental.maps.fairness import differently_near
from trilithon.games.monumental.maps.features import Features
from trilithon.games.monumental.maps.plan import WATER, Feature, Plan
from trilithon.games.monumental.modules.provinces.schema import Content, Kind
from trilithon.games.monumental.modules.provinces.strewing import strew
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.rng import Rng
from trilithon.kernel.kept import Loaded, Schema

SCHEMA = Schema(Content, Path(__file__).parent / "content")

PROVINCES_EACH = 4
"""So many Provinces a map has for each special one, at least."""


REMEMBERED = 32
"""Maps."""


class Provinces:
    """The module's content, and what maps may have with it and without it."""

    def __init__(self, loaded: Loaded[Content]) -> None:
        self.content = loaded.content
        self.kept = loaded.kept
        self.names = tuple(kind.id for kind in self.content.feature)
        """Of the kinds, in an order that the numbers of an engine may follow."""
        self.in_play = _InPlay(self.content.feature)
        self.out_of_play = _OutOfPlay([kind.feature for kind in self.content.feature])
        self.layouts = {
            layout.id: read_rows(layout.rows, layout.id, self.in_play.letters)
            for layout in self.content.layout
        }

    def features(self, on: object) -> Features:
        """What maps are read, filled, checked and made with, for the value of the option `special_provinces`."""
        return self.in_play if on else self.out_of_play


@cache
def provinces() -> Provinces:
    """As they stand in the files."""
    return Provinces(SCHEMA.read())


def most_special(plan: Plan) -> int:
    return len(plan.provinces) // PROVINCES_EACH


class _OutOfPlay(Features):
    """Read they can be, played on they cannot."""

    def problems(self, plan: Plan, seats: int) -> list[Problem]:
        return [problem("MO-PROV-01", "special-off")] if plan.features else []


class _InPlay(Features):
    bridge_rule = "MO-PROV-08"

    def __init__(self, kinds: Sequence[Kind]) -> None:
        super().__init__([kind.feature for kind in kinds])
        self._kinds = kinds
        self._judged = lru_cache(maxsize=REMEMBERED)(self._judge)

    def problems(self, plan: Plan, seats: int) -> list[Problem]:
        return list(self._judged(plan, seats))

    def _judge(self, plan: Plan, seats: int) -> tuple[Problem, ...]:
        """Ready-made maps are judged at the beginning of every game; ways are looked for once only."""
        usual = super().problems(plan, seats)
        return (*usual, *_too_many(plan), *_unequal(plan, self.kinds), *_bridges(plan))

    def strewn(self, plan: Plan, orbits: Sequence[Sequence[int]], rng: Rng) -> Plan | None:
        return strew(plan, orbits, self._kinds, most_special(plan), rng)


def name_of(kind: Feature) -> Message:
    return Message(f"monumental-feature-{kind.name}")


def _too_many(plan: Plan) -> Iterator[Problem]:
    found, most = len(plan.features), most_special(plan)
    if found > most:
        yield problem("MO-PROV-01", "special-many", found=found, most=most, provinces=len(plan.provinces))


def _unequal(plan: Plan, kinds: Sequence[Feature]) -> Iterator[Problem]:
    for kind in kinds:
        unequal = differently_near(plan, [tile for tile, its in plan.features if its == kind])
        if unequal is not None:
            capital, other = (plan.names[tile] for tile in unequal)
            yield problem(
                "MO-PROV-01", "special-unequal", feature=name_of(kind), capital=capital, other=other
            )


def _bridges(plan: Plan) -> Iterator[Problem]:
    apart = {tile: kind for tile, kind in plan.features if kind.apart}
    ends = {tile for pair in plan.linked for tile in pair}
    for tile, kind in apart.items():
        if tile not in ends:
            yield problem("MO-PROV-08", "special-no-bridge", feature=name_of(kind), tile=plan.names[tile])
    for tile, other in plan.crossings:
        if other is None or plan.kinds[other] == WATER:
            yield problem("MO-PROV-08", "special-bridge-nowhere", tile=plan.names[tile])
        elif tile not in apart and other not in apart:
            yield problem("MO-PROV-08", "special-bridge-idle", tile=plan.names[tile], other=plan.names[other])
