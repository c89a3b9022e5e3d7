"""What a bonus builds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from trilithon.games.monuments.effects import Part
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.spots import controls_land
from trilithon.games.monuments.engine.steps.free_build import FREE_BUILD
from trilithon.games.monuments.names import BUILDABLE
from trilithon.games.monuments.words.asking import by_verb
from trilithon.games.monuments.words.building import Building, raising, why_none_left
from trilithon.games.monuments.words.costs import free_pieces
from trilithon.games.monuments.words.course import A_BONUS
from trilithon.games.monuments.words.refusing import because
from trilithon.games.monuments.words.saying import ask
from trilithon.kernel.engine.events import Message
from trilithon.kernel.game import Refusal
from trilithon.kernel.parts import row


class BuildFree(Part, tag="build_free", frozen=True, kw_only=True):
    """MS-BON-07."""

    what: Literal["fort", "town", "factory", "bridge", "ferry", "any"]

    def numbers(self) -> list[int]:
        return row(FREE_BUILD, what=c.NONE if self.what == "any" else BUILDABLE.index(self.what))

    def clause(self, times: int) -> Message:
        return Message(f"monuments-do-build-{self.what}", {"n": times})


class FreeBuildWords(Building):
    step = FREE_BUILD
    rule = "MS-BON-07"
    notation = ("build BUILDING HEX", "build bridge RIVER", "build ferry COAST")
    answers = by_verb(raising(free=True))
    lies_on = A_BONUS

    def question(self, s: Position) -> Message:
        what = s.get(FREE_BUILD.what)
        return ask(f"free-build-{BUILDABLE[what] if what >= 0 else 'any'}")

    def shown_to_mover(self, s: Position) -> dict[str, Any]:
        return {"pieces": free_pieces(name for move in s.moves() for name in self.about(s, move))}

    def kinds(self, s: Position, seat: int) -> Sequence[int]:
        what = s.get(FREE_BUILD.what)
        return [what] if what >= 0 else super().kinds(s, seat)

    def why_nobody_builds(self, s: Position, seat: int, spot: int) -> Refusal | None:
        return None if controls_land(s, seat, spot) else because("MS-BON-07", "not-controlled")

    def why_not_kind(self, s: Position, seat: int, what: int) -> Refusal | None:
        wanted = s.get(FREE_BUILD.what)
        if what != wanted if wanted >= 0 else c.FACTORY < what < c.BRIDGE:
            return None
        return why_none_left(s, seat, what) or because("MS-BLD-02", "no-site")

    def why_not_repaired(self, s: Position, seat: int, spot: int, what: int) -> Refusal | None:
        return because("MS-BON-07", "no-free-repair")
