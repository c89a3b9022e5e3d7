"""A line of an Automa card: how content writes it, what cards say, what it would take or go to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta, Struct

from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.modules.automa.engine import codes as a
from trilithon.games.monumental.modules.automa.engine.verbs.verb import Verb
from trilithon.kernel.engine.events import Message
from trilithon.kernel.parts import rows_of

Type = Literal["architectural", "cultural", "aggressive", "technological", "economic"]
Extent = Literal["lowest", "highest"]


class Line(Struct, tag_field="do", frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Its fields, with the numbers that the verb reads them as."""

    price: Annotated[int, Meta(ge=0, le=9)] = 0
    type: Type | None = None
    when: Literal["fewer_provinces", "fewer_policies", "neither"] | None = None

    def verb(self) -> Verb:
        raise NotImplementedError

    def arguments(self) -> tuple[int, int]:
        """What `which` and `how` are to its verb."""
        return (0, 0)

    def told(self) -> Message:
        """What it does, without price, type and condition."""
        raise NotImplementedError

    def conditional(self) -> Message:
        """With its condition."""
        if self.when is None:
            return self.told()
        return Message("monumental-automa-when", {"when": self.when, "line": self.told()})

    def numbers(self) -> list[int]:
        """As the engine's table has it."""
        kind = -1 if self.type is None else a.TYPES.index(self.type)
        when = a.ALWAYS if self.when is None else a.WHENS.index(self.when)
        return [int(self.verb().number), *self.arguments(), self.price, kind, when]

    def targets(self, s: Position, seat: int) -> list[str]:
        """Things that it would take or go to if it were carried out now, as far as that is fixed."""
        return []

    def path(self, s: Position, seat: int) -> list[str]:
        """Tiles on the way of an Explorer that it would send: where that stands, where it goes next, what it heads for;
        as long as there is one way."""
        return []


if TYPE_CHECKING:
    Lines = tuple[Line, ...]
else:
    __getattr__ = rows_of("Lines", Line)
