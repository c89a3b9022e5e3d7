"""Both sides roll (MS-ATK-08)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from trilithon.games.monuments.engine import battle
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.steps.battle import AFTER_DAMAGE, BATTLE_OVER
from trilithon.games.monuments.engine.steps.lose import LOSE
from trilithon.games.monuments.engine.telling import named_hex
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Step
from trilithon.kernel.engine.events import player

DIE: Final = 6
SAME: Final = DIE // c.FACES
"""Sides of a die, and how many of them show the same."""


class Roll(Step[World]):
    """The attacker first; the loser takes the difference (MS-ATK-08 to -11)."""

    def __init__(self) -> None:
        super().__init__("roll")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)

    def run(self, s: World) -> None:
        d = s.d
        at = s.at
        seat = s.whose()
        defender = battle.defender(s)
        s.drop()
        power = battle.attack_total(s, seat)
        against = battle.defence_total(s)
        my_dice = roll(s, power)
        their_dice = roll(s, against)
        _note(s, seat, power, my_dice)
        _note(s, defender, against, their_dice)
        mine: i64 = sum(my_dice)
        theirs: i64 = sum(their_dice)
        s.reveals += 1
        if s.events is not None:
            s.tell(
                seat,
                "battle",
                {
                    "hex": named_hex(s, battle.target(s)),
                    "defender": player(defender),
                    "power": int(power),
                    "against": int(against),
                    "mine": int(mine),
                    "theirs": int(theirs),
                    "my_dice": _written(my_dice),
                    "their_dice": _written(their_dice),
                    "outcome": "won" if mine > theirs else "lost" if theirs > mine else "tie",
                },
            )
        BATTLE_OVER.push(s, seat)
        if mine > theirs:
            s.do(seat, c.D_ATTACKS_WON, 1)
            d[at.damage] = i16(mine - theirs)
            AFTER_DAMAGE.push(s, seat, won=True)
            LOSE.push(s, defender, attacker=False)
        elif theirs > mine:
            s.do(defender, c.D_DEFENCES_WON, 1)
            d[at.damage] = i16(theirs - mine)
            AFTER_DAMAGE.push(s, seat, won=False)
            LOSE.push(s, seat, attacker=True)


def roll(s: World, dice: i64) -> list[int]:
    """Faces 0, 0, 1, 1, 2, 2; at most ten dice unless the option says otherwise (MS-ATK-08)."""
    cap = s.option(c.O_DICE_CAP)
    if cap > 0 and dice > cap:
        dice = cap
    faces: list[int] = []
    for _ in range(dice):
        faces.append(s.rng.below(DIE) // SAME)
    return faces


def _note(s: World, seat: i64, power: i64, faces: list[int]) -> None:
    """For those who look on: afterwards pieces fall, and the power with them."""
    s.d[s.at.strength + seat] = i16(power)
    for face in faces:
        s.d[s.at.rolled + seat * c.FACES + face] += 1


def _written(faces: list[int]) -> str:
    """Dice as a table shows them: `2 1 0`."""
    return " ".join([str(face) for face in faces])


ROLL: Final = Roll()
