"""Which further spaces are activated."""

from __future__ import annotations

from typing import Any

from trilithon.games.monumental.effects import Part
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.hooks import REACHING
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.slots import under_slot, upper_slot
from trilithon.games.monumental.engine.steps.extra_space import EXTRA_SPACE
from trilithon.games.monumental.goods import Positive
from trilithon.games.monumental.words.base import Lies, StoppableWords
from trilithon.games.monumental.words.city import inactive_cards, no_own_card, space_text
from trilithon.games.monumental.words.shared import ask, because, explained, icons_of, say
from trilithon.games.monumental.words.things import slot_named, space_things
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import argument_of
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Target


class Activate(Part, tag="activate", frozen=True, kw_only=True):
    """Activate inactive cards in so many spaces of the own City (MO-ACTV-07)."""

    step = EXTRA_SPACE
    n: Positive = 1

    def worth(self) -> float:
        return 60 * self.n


class ExtraSpaceWords(StoppableWords):
    step = EXTRA_SPACE
    rule = "MO-ACTV-07"
    notation = ("open SPACE", "done")
    lies = Lies.ANYWHERE

    def question(self, s: Position) -> Message:
        return ask("extra-space", n=s.get(EXTRA_SPACE.n))

    def label_of(self, s: Position, move: int) -> Message:
        space = argument_of(move)
        gained = icons_of(s, inactive_cards(s, [upper_slot(space), under_slot(space)]))
        return say("open", space=space_text(s, upper_slot(space)), goods=gained, n=len(gained))

    def text_of(self, s: Position, move: int) -> str:
        return f"open {space_text(s, upper_slot(argument_of(move)))}"

    def things_of(self, s: Position, move: int) -> list[str]:
        return space_things(s, s.to_move, argument_of(move))

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        if target.sort != "city":
            return None
        owner, slot = slot_named(s, target)
        if refusal := no_own_card(s, self.rule, owner, slot):
            return refusal
        return explained(s, REACHING, c.pack_slot(owner, slot), because("MO-ACTV-06", "already-active"))

    def shown(self, s: Position) -> dict[str, Any]:
        return {"n": s.get(EXTRA_SPACE.n)}
