"""Which worker becomes which unit, or a weapon is forged (MS-TRN-01)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.steps.leave_out import charge
from trilithon.games.monuments.engine.steps.trained import FORGED, TRAINED
from trilithon.games.monuments.engine.steps.weapon import GIVE_WEAPON
from trilithon.games.monuments.engine.training import (
    ANY,
    FORGE,
    is_armed_trainee,
    may_forge,
    offer_trainings,
    piece_of_trainee,
    price_of,
    spot_of_trainee,
)
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.moves import Moves, argument_of


class WhatTrain(Question[World]):
    """By the card, for its price; the green card gives a weapon with it."""

    def __init__(self) -> None:
        super().__init__("train")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)

    def offer(self, s: World, moves: Moves) -> None:
        seat = s.whose()
        offer_trainings(s, seat, False, ANY, moves)
        if may_forge(s, seat):
            moves.add(FORGE)

    def answer(self, s: World, move: i64) -> None:
        seat = s.whose()
        s.drop()
        if move == FORGE:
            FORGED.push(s, seat)
            charge(s, seat, s.box.weapon_cost, 0)
            return
        if s.is_green(seat, c.TRAIN):
            GIVE_WEAPON.push(s, seat, 1, must=False)
        who = argument_of(move)
        piece = piece_of_trainee(who)
        TRAINED.push(s, seat, piece, spot_of_trainee(who), is_armed_trainee(who))
        charge(s, seat, price_of(s, piece), 0)


WHAT_TRAIN: Final = WhatTrain()
