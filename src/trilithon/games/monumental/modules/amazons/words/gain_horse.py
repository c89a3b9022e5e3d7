"""Which Unit gets a Horse."""

from __future__ import annotations

from typing import Any

from trilithon.games.monumental.effects import Part
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine import lands
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.telling import named_tile, of_unit
from trilithon.games.monumental.goods import Positive
from trilithon.games.monumental.modules.amazons.engine.own import own, supply
from trilithon.games.monumental.modules.amazons.engine.steps.gain_horse import GAIN_HORSE
from trilithon.games.monumental.words.base import Lies, StoppableWords
from trilithon.games.monumental.words.moving import unit_forms, unit_text
from trilithon.games.monumental.words.shared import ask, because, say
from trilithon.games.monumental.words.things import tile_named, tile_thing
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import argument_of
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Frame, Target

HORSE_WORTH = 28


class GainHorse(Part, tag="gain_horse", frozen=True, kw_only=True):
    """Put so many Horses of the supply on unmounted Units of the owner, anywhere (MO-LK-04)."""

    step = GAIN_HORSE
    n: Positive = 1

    def worth(self) -> float:
        return HORSE_WORTH * self.n


class GainHorseWords(StoppableWords):
    step = GAIN_HORSE
    rule = "MO-LK-04"
    notation = ("mount TILE [warlord]", "done")
    lies = Lies.ANYWHERE
    no_more = "no-horse"

    def forms(self) -> tuple[str, ...]:
        return (*self.notation, *unit_forms("mount TILE UNIT", many=False))

    def question(self, s: Position) -> Message:
        return ask("gain-horse", n=min(s.get(GAIN_HORSE.n), supply(s, own(s))))

    def label_of(self, s: Position, move: int) -> Message:
        tile, unit = c.tile_of(argument_of(move)), c.unit_of(argument_of(move))
        return say(of_unit(s, "mount", unit), tile=named_tile(s, tile))

    def text_of(self, s: Position, move: int) -> str:
        return f"mount {unit_text(s, argument_of(move))}"

    def things_of(self, s: Position, move: int) -> list[str]:
        return [tile_thing(s, c.tile_of(argument_of(move)))]

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        if target.sort != "tile":
            return None
        tile = tile_named(s, target)
        if s.owner(tile) != s.to_move:
            return because(self.rule, "not-controlled")
        if lands.units_on(s, tile) == 0:
            return because(self.rule, "no-unit")
        return because("MO-LK-05", "all-mounted")

    def shown(self, s: Position) -> dict[str, Any]:
        return {"n": s.get(GAIN_HORSE.n)}

    def not_yet(self, s: Position, part: int, name: Message) -> Refusal | None:
        """Why a Horse cannot be gained, if that is all that an effect does."""
        if supply(s, own(s)) == 0:
            return because(self.rule, "no-horses", card=name)
        if not GAIN_HORSE.can_do(s, s.to_move, part, c.NONE):
            return because(self.rule, "nobody-to-mount", card=name)
        return None

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        return own(s).unit >= 0
