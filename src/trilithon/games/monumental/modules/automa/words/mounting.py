"""Which Units of an Automa are mounted."""

from __future__ import annotations

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.telling import named_tile, of_unit
from trilithon.games.monumental.modules.amazons.engine.codes import NUMBER as AMAZONS
from trilithon.games.monumental.modules.automa.engine.steps.mounting import MOUNTING
from trilithon.games.monumental.modules.automa.words.asking import RightHandWords
from trilithon.games.monumental.words.moving import unit_forms, unit_text
from trilithon.games.monumental.words.shared import ask, say
from trilithon.games.monumental.words.things import tile_thing
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import argument_of
from trilithon.kernel.words import Frame


class MountingWords(RightHandWords):
    step = MOUNTING
    rule = "MO-AUT-53"
    notation = ("automa mounts TILE [warlord]",)

    def forms(self) -> tuple[str, ...]:
        return (*self.notation, *unit_forms("automa mounts TILE UNIT"))

    def question(self, s: Position) -> Message:
        return ask("automa-mounting", automa=self.named(s))

    def label(self, s: Position, move: int) -> Message:
        unit = argument_of(move)
        return say(of_unit(s, "automa-mounts", c.unit_of(unit)), tile=named_tile(s, c.tile_of(unit)))

    def write(self, s: Position, move: int) -> str:
        return f"automa mounts {unit_text(s, argument_of(move))}"

    def about(self, s: Position, move: int) -> list[str]:
        return [tile_thing(s, c.tile_of(argument_of(move)))]

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        return s.hooks.of(AMAZONS) is not None and super().is_possible(s, frame, agenda)
