"""Which Units make room for an Outpost: is the Warlord among them?"""

from __future__ import annotations

from typing import Any

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine import lands
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.steps.outpost_with import OUTPOST_WITH
from trilithon.games.monumental.engine.telling import named_tile
from trilithon.games.monumental.engine.units import UNITS
from trilithon.games.monumental.words.base import Lies, MonumentalWords
from trilithon.games.monumental.words.moving import unit_forms
from trilithon.games.monumental.words.shared import ask, say
from trilithon.games.monumental.words.things import tile_thing
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import argument_of
from trilithon.kernel.words import Frame

WARLORD = UNITS[c.WARLORD].name


class OutpostWithWords(MonumentalWords):
    step = OUTPOST_WITH
    rule = "MO-OUT-01"
    notation = ("with warlord", "without warlord")
    lies = Lies.ON_TOP
    follows_action = True

    def forms(self) -> tuple[str, ...]:
        mixed = unit_forms("with warlord AMOUNT UNIT", "without warlord AMOUNT UNIT", single=False)
        return (*self.notation, *mixed)

    def question(self, s: Position) -> Message:
        return ask("outpost-with", tile=named_tile(s, s.get(OUTPOST_WITH.tile)))

    def label(self, s: Position, move: int) -> Message:
        """Modules that bring kinds of Units have the texts with these in them, as in `outpost-warlord-rider`."""
        builders = _builders(s, move)
        soldiers = lands.units_for_outpost(s, s.to_move) - sum(builders.values())
        others = {name: n for name, n in builders.items() if name != WARLORD}
        return say(f"outpost-{'-'.join(builders) or 'soldiers'}", n=soldiers, **others)

    def write(self, s: Position, move: int) -> str:
        builders = _builders(s, move)
        words = ["with" if WARLORD in builders else "without", WARLORD]
        return " ".join([*words, *(f"{n} {name}" for name, n in builders.items() if name != WARLORD)])

    def about(self, s: Position, move: int) -> list[str]:
        return [tile_thing(s, s.get(OUTPOST_WITH.tile))]

    def shown(self, s: Position) -> dict[str, Any]:
        tile = s.chart.names[s.get(OUTPOST_WITH.tile)]
        return {"tile": tile, "n": lands.units_for_outpost(s, s.to_move)}

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        return lands.is_outpost_site(s, frame.seat, frame.values["tile"])


def _builders(s: Position, move: int) -> dict[str, int]:
    """How many go home of each kind but Soldiers, those of which none does left out."""
    kinds = enumerate(s.setup.units)
    found = {kind.name: c.builders_of(argument_of(move), unit) for unit, kind in kinds if unit != c.SOLDIER}
    return {name: n for name, n in found.items() if n}
