"""Where a Monster of the Water appears."""

from __future__ import annotations

from typing import Any

from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.telling import named_tile
from trilithon.games.monumental.modules.monsters.engine.own import own, place_of
from trilithon.games.monumental.modules.monsters.engine.steps.surface import SURFACE
from trilithon.games.monumental.modules.monsters.words.base import MonsterWords, named_monster
from trilithon.games.monumental.words.shared import ask, because, say
from trilithon.games.monumental.words.things import tile_thing
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import argument_of
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Frame, Target


class SurfaceWords(MonsterWords):
    step = SURFACE
    rule = "MO-MONS-06"
    notation = ("surface TILE",)

    def question(self, s: Position) -> Message:
        return ask("surface", monster=named_monster(s, s.get(SURFACE.monster)))

    def label(self, s: Position, move: int) -> Message:
        return say("surface", tile=named_tile(s, argument_of(move)))

    def write(self, s: Position, move: int) -> str:
        return f"surface {s.chart.names[argument_of(move)]}"

    def about(self, s: Position, move: int) -> list[str]:
        return [tile_thing(s, argument_of(move))]

    def shown(self, s: Position) -> dict[str, Any]:
        return {"monster": own(s).bestiary.ids[s.get(SURFACE.monster)]}

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        return because(self.rule, "not-nearest-water") if target.sort == "tile" else None

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        monster = frame.values["monster"]
        lives_there = bool(own(s).bestiary.in_water[monster]) and place_of(s, monster) < 0
        return lives_there and own(s).has_water and super().is_possible(s, frame, agenda)
