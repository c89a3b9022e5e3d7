"""Which Units a Monster destroys in a Province, or of a player."""

from __future__ import annotations

from typing import Any

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.telling import named_tile, of_unit
from trilithon.games.monumental.modules.monsters.engine.own import own
from trilithon.games.monumental.modules.monsters.engine.steps.lose_somewhere import LOSE_SOMEWHERE
from trilithon.games.monumental.modules.monsters.engine.steps.lose_units import LOSE_UNITS
from trilithon.games.monumental.modules.monsters.words.base import MonsterWords, named_monster
from trilithon.games.monumental.words.moving import unit_forms, unit_text
from trilithon.games.monumental.words.shared import ask, because, say
from trilithon.games.monumental.words.things import tile_thing
from trilithon.kernel.engine.events import Message, player
from trilithon.kernel.engine.moves import argument_of
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Frame, Target


class UnitLossWords(MonsterWords):
    """An answer is one Unit."""

    notation = ("remove TILE [warlord]",)

    def forms(self) -> tuple[str, ...]:
        return (*self.notation, *unit_forms("remove TILE UNIT"))

    def label(self, s: Position, move: int) -> Message:
        tile, unit = c.tile_of(argument_of(move)), c.unit_of(argument_of(move))
        return say(of_unit(s, "remove", unit), player=player(s.owner(tile)), tile=named_tile(s, tile))

    def write(self, s: Position, move: int) -> str:
        return f"remove {unit_text(s, argument_of(move))}"

    def about(self, s: Position, move: int) -> list[str]:
        return [tile_thing(s, c.tile_of(argument_of(move)))]

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        return because(self.rule, "not-struck") if target.sort == "tile" else None


class LoseUnitsWords(UnitLossWords):
    step = LOSE_UNITS
    rule = "MO-MONS-07"

    def question(self, s: Position) -> Message:
        return ask(
            "lose-units",
            monster=named_monster(s, s.get(LOSE_UNITS.monster)),
            tile=named_tile(s, s.get(LOSE_UNITS.tile)),
            n=s.get(LOSE_UNITS.n),
        )

    def shown(self, s: Position) -> dict[str, Any]:
        monster = own(s).bestiary.ids[s.get(LOSE_UNITS.monster)]
        return {"monster": monster, "n": s.get(LOSE_UNITS.n), "tile": s.chart.names[s.get(LOSE_UNITS.tile)]}

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        tile = frame.values["tile"]
        is_province = s.chart.kind[tile] == c.PROVINCE and s.owner(tile) >= 0
        return is_province and super().is_possible(s, frame, agenda)


class LoseSomewhereWords(UnitLossWords):
    step = LOSE_SOMEWHERE
    rule = "MO-MONS-15"

    def question(self, s: Position) -> Message:
        monster = named_monster(s, s.get(LOSE_SOMEWHERE.monster))
        return ask("lose-somewhere", monster=monster, n=s.get(LOSE_SOMEWHERE.n))

    def shown(self, s: Position) -> dict[str, Any]:
        monster = own(s).bestiary.ids[s.get(LOSE_SOMEWHERE.monster)]
        return {"monster": monster, "n": s.get(LOSE_SOMEWHERE.n)}
