"""A layer of the monument: paid, then placed (MS-MON)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.layout import LAYERS
from trilithon.games.monuments.engine.monument import sacrifice_needed, unlock
from trilithon.games.monuments.engine.steps.common import WHICH_COMMON
from trilithon.games.monuments.engine.steps.freed_weapon import GIVE_FREED
from trilithon.games.monuments.engine.steps.personal import WHICH_OPTION
from trilithon.games.monuments.engine.steps.sacrifice import WHICH_SACRIFICE
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Step
from trilithon.kernel.engine.state import NOBODY


class LayerPaid(Step[World]):
    """The tokens are paid, workers are still to be sacrificed."""

    def __init__(self) -> None:
        super().__init__("layer_paid")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)

    def run(self, s: World) -> None:
        seat = s.whose()
        s.drop()
        LAYER_RAISED.push(s, seat)
        GIVE_FREED.push(s, seat)
        WHICH_SACRIFICE.push(s, seat, sacrifice_needed(s, seat, s.layers(seat)))


class LayerRaised(Step[World]):
    """The layer is placed, a worker unlocked, then come the bonuses (MS-MON-05, MS-UNL-02, MS-BON-10)."""

    def __init__(self) -> None:
        super().__init__("layer_raised")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)

    def run(self, s: World) -> None:
        seat = s.whose()
        s.drop()
        layer = s.layers(seat) + 1
        s.d[s.at.layers + seat] = i16(layer)
        if s.events is not None:
            s.tell(seat, "layer", {"layer": int(layer)})
        if layer == LAYERS:
            s.d[s.at.ending] = 1
            if s.events is not None:
                s.tell(NOBODY, "last-round", {})
        else:
            unlock(s, seat, c.S_WORKER, s.option(c.O_UNLOCK))
            WHICH_OPTION.push(s, seat, card=layer - 1)
        WHICH_COMMON.push(s, seat, layer)


LAYER_PAID: Final = LayerPaid()
LAYER_RAISED: Final = LayerRaised()
