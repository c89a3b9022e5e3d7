"""Why something is dearer or impossible on a special Province."""

from __future__ import annotations

from trilithon.games.monumental.engine.hooks import CONQUERING, MOVING, STEPPING
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.modules.provinces.engine.codes import ISLAND, JUNGLE
from trilithon.games.monumental.modules.provinces.engine.own import is_kind
from trilithon.games.monumental.words.shared import because
from trilithon.kernel import hexes
from trilithon.kernel.game import Refusal

DEAR = ("conquest-dear", "step-dear-there", "move-dear-there")
FAR = ("not-adjacent", "explorer-far", "not-next-to")


def explain(s: Position, what: int, tile: int, refusal: Refusal) -> Refusal:
    if what not in (CONQUERING, STEPPING, MOVING):
        return refusal
    reason = refusal.message.id.removeprefix("monumental-reason-")
    if is_kind(s, tile, JUNGLE) and reason in DEAR:
        return because("MO-PROV-04", "in-jungle", said=refusal.message)
    if reason in FAR and any(is_kind(s, other, ISLAND) for other in (tile, *_beside(s, tile, what))):
        return because("MO-PROV-08", "on-island", said=refusal.message)
    return refusal


def _beside(s: Position, tile: int, what: int) -> list[int]:
    """Tiles that share an edge with this one, adjacent or not, from which the seat to move would come."""
    seat = s.to_move
    cells = [hexes.to_hex(hexes.parse(name)) for name in s.chart.names]
    near = [other for other, cell in enumerate(cells) if hexes.distance(cells[tile], cell) == 1]
    if what == STEPPING:
        return [other for other in near if other in [s.explorer(seat, n) for n in range(s.at.explorers)]]
    return [other for other in near if s.owner(other) == seat]
