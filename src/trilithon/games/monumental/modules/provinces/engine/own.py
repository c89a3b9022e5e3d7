"""What the module keeps of a game: which Provinces are special, what its options say, where its fields lie."""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.chart import Chart
from trilithon.games.monumental.engine.hooks import Hook
from trilithon.games.monumental.engine.layout import Fields
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.provinces.engine.codes import KINDS, NUMBER
from trilithon.kernel.engine.layout import SEAT


@mypyc_attr(allow_interpreted_subclasses=True)
class Own(Hook):
    kind: vec[i16]
    """Of each tile: which kind of special Province it is, or -1."""
    tiles: vec[i16]
    """Those that are special."""
    holds: bool
    """The first conqueror of an Oasis sets a card aside instead of taking it (option `oasis_reserve`)."""
    reserved: i64
    """The field: the card that each seat has set aside."""

    def __init__(self, chart: Chart, holds: bool, moments: list[str]) -> None:
        super().__init__(NUMBER, moments)
        kinds = [KINDS.index(name) if name else c.NONE for name in chart.features]
        self.kind = vec[i16](kinds)
        self.tiles = vec[i16]([tile for tile in range(len(kinds)) if kinds[tile] >= 0])
        self.holds = holds
        self.reserved = 0

    def declare(self, at: Fields) -> None:
        self.reserved = at.thing("reserved", [SEAT], c.CARD)  # set aside at an Oasis (MO-PROV-03)
        at.basis.extend([int(self.holds), *[int(kind) for kind in self.kind]])


def own(s: World) -> Own:
    """Only where the module is on."""
    return cast(Own, s.hooks.of(NUMBER))


def is_kind(s: World, tile: i64, kind: i64) -> bool:
    return i64(own(s).kind[tile]) == kind


def reserved_by(s: World, seat: i64) -> i64:
    """The card that a seat has set aside, or -1."""
    return i64(s.d[own(s).reserved + seat])
