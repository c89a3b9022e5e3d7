"""Which hex to attack."""

from __future__ import annotations

from typing import Any

from trilithon.games.monuments.engine import battle
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.steps.target import TARGET, WHICH_TARGET
from trilithon.games.monuments.words.answers import InHex
from trilithon.games.monuments.words.asking import Asking, by_verb
from trilithon.games.monuments.words.attackers import all_attackers
from trilithon.games.monuments.words.course import THE_TURN
from trilithon.games.monuments.words.refusing import because, closed
from trilithon.games.monuments.words.rows import after
from trilithon.games.monuments.words.saying import does, named_hex, say
from trilithon.games.monuments.words.things import neighbours, spot_of
from trilithon.kernel.engine.events import Message, player
from trilithon.kernel.engine.moves import make_move
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Target


class AttackHex(InHex):
    def __init__(self) -> None:
        super().__init__("attack", "target")

    def label(self, s: Position, n: int) -> Message:
        defender = s.owner(n) if s.owner(n) >= 0 else s.builder(n)
        return say("target", hex=named_hex(s, n), defender=player(defender), n=_defence(s, n))

    def facts(self, s: Position, n: int) -> dict[str, Any]:
        return {"against": _defence(s, n)}

    def does(self, s: Position, n: int) -> Message:
        return does("attack")


def _defence(s: Position, spot: int) -> int:
    return int(battle.defence_total(after(s, [make_move(TARGET, spot)])))


class TargetWords(Asking):
    step = WHICH_TARGET
    rule = "MS-ATK-01"
    notation = ("attack HEX",)
    answers = by_verb({TARGET: AttackHex()})
    lies_on = THE_TURN

    def propose(self, s: Position, target: Target) -> list[int]:
        return attack_on(s, spot_of(s, target))

    def why_not_hex(self, s: Position, seat: int, spot: int) -> Refusal | None:
        if s.chart.kind[spot] == c.MONUMENT:
            return because("MS-MON-06", "monument-safe")
        if closed(s, seat, spot, "MS-ATK-01") is None:
            return because("MS-ATK-01", "own-hex" if s.owner(spot) == seat else "nobody-to-attack")
        origins = [origin for origin in neighbours(s, spot) if s.owner(origin) == seat]
        if not origins:
            return because("MS-ATK-02", "nobody-adjacent")
        has_power = any(
            s.count(origin, unit) and battle.attack_power(s, seat, c.figure_in(origin, unit), spot) > 0
            for origin in origins
            for unit in range(c.UNITS)
        )
        return because("MS-ATK-03", "no-access") if has_power else because("MS-ATK-02", "no-power")


def attack_on(s: Position, spot: int) -> list[int]:
    """The hex with everybody who can attack it; the dice are for the player to roll."""
    move = make_move(TARGET, spot)
    return [move, *all_attackers(after(s, [move]))] if move in s.moves() else []
