"""Lines that take cards of the display (MO-AUT-19 to -23)."""

from __future__ import annotations

from typing import Literal

from trilithon.games.monumental.engine.layout import KINDS
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.modules.automa.engine import codes as a
from trilithon.games.monumental.modules.automa.engine.shopping import chosen, places_of
from trilithon.games.monumental.modules.automa.engine.verbs.take import TAKE
from trilithon.games.monumental.modules.automa.engine.verbs.verb import Verb
from trilithon.games.monumental.modules.automa.words.lines.line import Line
from trilithon.games.monumental.words.things import display_thing
from trilithon.kernel.engine.events import Message


class Take(Line, tag="take", frozen=True, kw_only=True):
    """The cheapest or the dearest card of a kind, or all of them."""

    kind: Literal["building", "knowledge"]
    which: Literal["lowest", "highest", "all"]

    def verb(self) -> Verb:
        return TAKE

    def arguments(self) -> tuple[int, int]:
        return (KINDS.index(self.kind), a.EXTENTS.index(self.which))

    def told(self) -> Message:
        return Message(f"monumental-automa-line-take-{self.which}", {"kind": self.kind})

    def targets(self, s: Position, seat: int) -> list[str]:
        kind, how = self.arguments()
        if how == a.ALL:
            return [display_thing(place) for place in places_of(s, kind)]
        place = chosen(s, kind, how)
        return [display_thing(place)] if place >= 0 else []
