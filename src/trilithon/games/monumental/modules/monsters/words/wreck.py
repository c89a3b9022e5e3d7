"""Which Wonder an Attack destroys."""

from __future__ import annotations

from typing import Any

from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.telling import named_tile
from trilithon.games.monumental.modules.monsters.engine.own import own
from trilithon.games.monumental.modules.monsters.engine.steps.wreck import WRECK
from trilithon.games.monumental.modules.monsters.words.base import AttackWords, named_monster
from trilithon.games.monumental.words.shared import ask, because, say
from trilithon.games.monumental.words.things import tile_thing
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import argument_of
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Target


class WreckWords(AttackWords):
    step = WRECK
    rule = "MO-MONS-18"
    notation = ("wreck TILE",)

    def question(self, s: Position) -> Message:
        return ask("wreck", monster=named_monster(s, s.get(WRECK.monster)))

    def label(self, s: Position, move: int) -> Message:
        tile = argument_of(move)
        return say("wreck", card=s.box.card_names[s.wonder_on(tile)], tile=named_tile(s, tile))

    def write(self, s: Position, move: int) -> str:
        return f"wreck {s.chart.names[argument_of(move)]}"

    def about(self, s: Position, move: int) -> list[str]:
        return [tile_thing(s, argument_of(move))]

    def shown(self, s: Position) -> dict[str, Any]:
        return {"monster": own(s).bestiary.ids[s.get(WRECK.monster)]}

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        return because(self.rule, "not-wrecked") if target.sort == "tile" else None
