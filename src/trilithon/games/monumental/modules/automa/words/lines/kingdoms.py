"""Lines of the civilizations of Lost Kingdoms (MO-AUT-53 to -55)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from trilithon.games.monumental.engine.codes import tile_of
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.modules.automa.engine.own import own
from trilithon.games.monumental.modules.automa.engine.steps.mounting import furthest
from trilithon.games.monumental.modules.automa.engine.verbs.mount import MOUNT
from trilithon.games.monumental.modules.automa.engine.verbs.nexus import NEXUS
from trilithon.games.monumental.modules.automa.engine.verbs.sacrifice import SACRIFICE
from trilithon.games.monumental.modules.automa.engine.verbs.verb import Verb
from trilithon.games.monumental.modules.automa.words.lines.line import Line
from trilithon.games.monumental.words.things import tile_thing
from trilithon.kernel.engine.events import Message

Number = Annotated[int, Meta(ge=1, le=20)]


class Mount(Line, tag="mount", frozen=True, kw_only=True):
    """So many Horses for the Units furthest from home."""

    n: Number

    def verb(self) -> Verb:
        return MOUNT

    def arguments(self) -> tuple[int, int]:
        return (self.n, 0)

    def told(self) -> Message:
        return Message("monumental-automa-line-mount", {"n": self.n})

    def targets(self, s: Position, seat: int) -> list[str]:
        if not MOUNT.is_possible(s, own(s), seat, self.n, 0):
            return []
        return list(dict.fromkeys(tile_thing(s, tile_of(unit)) for unit in furthest(s, seat)))


class Nexus(Line, tag="nexus", frozen=True, kw_only=True):
    def verb(self) -> Verb:
        return NEXUS

    def told(self) -> Message:
        return Message("monumental-automa-line-nexus")


class Sacrifice(Line, tag="sacrifice", frozen=True, kw_only=True):
    """A Soldier for so much Gold, or one comes back."""

    gold: Number

    def verb(self) -> Verb:
        return SACRIFICE

    def arguments(self) -> tuple[int, int]:
        return (self.gold, 0)

    def told(self) -> Message:
        return Message("monumental-automa-line-sacrifice", {"n": self.gold})
