"""Which piece the loser of a battle loses."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from trilithon.games.monuments.engine import battle
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.spots import building_power
from trilithon.games.monuments.engine.steps.battle import AFTER_DAMAGE, BATTLE_OVER
from trilithon.games.monuments.engine.steps.lose import LOSE, LOSE_BUILDING, LOSE_UNIT
from trilithon.games.monuments.names import BUILDINGS
from trilithon.games.monuments.words.answers import ByUnit
from trilithon.games.monuments.words.asking import Answer, Asking, by_verb
from trilithon.games.monuments.words.battles import battle_problems, force_of
from trilithon.games.monuments.words.course import under
from trilithon.games.monuments.words.refusing import because
from trilithon.games.monuments.words.saying import ask, fighter, named_building, named_hex, say
from trilithon.games.monuments.words.things import building_target, hex_target
from trilithon.kernel.engine.events import Message
from trilithon.kernel.game import Refusal
from trilithon.kernel.peek import Peek
from trilithon.kernel.words import Frame


class LoseUnit(ByUnit):
    def __init__(self) -> None:
        super().__init__("lose", "lose")

    def label(self, s: Position, n: int) -> Message:
        return say("lose", fighter=fighter(s, n), n=battle.loss_power(s, s.to_move, n))

    def facts(self, s: Position, n: int) -> dict[str, Any]:
        return {**super().facts(s, n), "power": int(battle.loss_power(s, s.to_move, n))}


class LoseBuilding(Answer):
    def label(self, s: Position, n: int) -> Message:
        return say("lose-building", building=named_building(n), n=building_power(n))

    def write(self, s: Position, n: int) -> str:
        return f"lose {BUILDINGS[n]}"

    def about(self, s: Position, n: int) -> list[str]:
        return [building_target(s, battle.target(s), n), hex_target(s, battle.target(s))]

    def facts(self, s: Position, n: int) -> dict[str, Any]:
        return {"piece": BUILDINGS[n], "power": int(building_power(n))}


class LoseWords(Asking):
    step = LOSE
    rule = "MS-DMG-01"
    notation = ("lose HEX UNIT", "lose ferry FERRY", "lose ferry FERRY passenger PLACE", "lose BUILDING")
    answers = by_verb({LOSE_UNIT: LoseUnit(), LOSE_BUILDING: LoseBuilding()})
    lies_on = ((AFTER_DAMAGE, BATTLE_OVER),)
    asks_others = True
    unit_rule = "MS-DMG-02"

    def question(self, s: Position) -> Message:
        return ask("lose", n=Peek(s).damage, hex=named_hex(s, battle.target(s)))

    def shown(self, s: Position) -> dict[str, Any]:
        return {"n": Peek(s).damage}

    def why_not_hex(self, s: Position, seat: int, spot: int) -> Refusal | None:
        if seat == battle.defender(s):
            fights = spot == battle.target(s)
        else:
            fights = any(s.stands_in(figure) == spot for figure in force_of(s))
        return because("MS-DMG-02", "power-first" if fights else "not-in-battle")

    def why_not_unit(self, s: Position, seat: int, spot: int, unit: int) -> Refusal | None:
        if seat != battle.defender(s) and c.figure_in(spot, unit) not in force_of(s):
            return because("MS-DMG-02", "not-in-battle")
        return self.why_not_hex(s, seat, spot)

    def why_not_passenger(self, s: Position, seat: int, ferry: int, slot: int) -> Refusal | None:
        return because("MS-DMG-02", "not-in-battle")

    def why_not_building(self, s: Position, spot: int, building: int) -> Refusal | None:
        if (
            spot == battle.target(s)
            and s.to_move == battle.defender(s)
            and s.building(spot, building) == c.INTACT
        ):
            return because("MS-DMG-03", "power-first")
        return because("MS-DMG-04", "not-in-battle")

    def problems(self, s: Position, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        yield from battle_problems(s)
        won = under(frame, agenda)[0].values["won"]
        loser = battle.defender(s) if won else s.active()
        if frame.values["attacker"] == won or frame.seat != loser:
            yield "the loser chooses losses"
        if won and not force_of(s):
            yield "nobody has attacked"
        if not Peek(s).damage:
            yield "damage is dealt when somebody loses"
