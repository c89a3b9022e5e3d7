"""What to build or repair (MS-BLD-01)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine.building import (
    ANYTHING,
    REPAIR,
    build_discount,
    building_of_site,
    offer_buildings,
    offer_repairs,
    spot_of_site,
)
from trilithon.games.monuments.engine.steps.built import push_built
from trilithon.games.monuments.engine.steps.leave_out import charge
from trilithon.games.monuments.engine.steps.repaired import REPAIRED
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.moves import Moves, argument_of, verb_of


class WhatBuild(Question[World]):
    """By the card, for its price."""

    def __init__(self) -> None:
        super().__init__("build")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)

    def offer(self, s: World, moves: Moves) -> None:
        offer_buildings(s, s.whose(), False, ANYTHING, moves)
        offer_repairs(s, s.whose(), moves)

    def answer(self, s: World, move: i64) -> None:
        seat = s.whose()
        argument = argument_of(move)
        less = build_discount(s, seat)
        s.drop()
        if verb_of(move) == REPAIR:
            building = building_of_site(argument)
            REPAIRED.push(s, seat, spot_of_site(argument), building)
            charge(s, seat, s.box.building_cost[building], 1 + less)
        else:
            what = push_built(s, seat, move)
            charge(s, seat, s.box.building_cost[what], less)


WHAT_BUILD: Final = WhatBuild()
