"""Which further cards of the Nexus are activated."""

from __future__ import annotations

from typing import Any

from trilithon.games.monumental.effects import Part
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.telling import named_card
from trilithon.games.monumental.goods import Positive
from trilithon.games.monumental.modules.atlantis.engine.own import own
from trilithon.games.monumental.modules.atlantis.engine.steps.activate_nexus import ACTIVATE_NEXUS
from trilithon.games.monumental.words.base import Lies, StoppableWords
from trilithon.games.monumental.words.city import card_text, no_own_card
from trilithon.games.monumental.words.shared import ask, because, icons_of, say
from trilithon.games.monumental.words.things import city_thing, slot_named
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import argument_of
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Frame, Target


class ActivateNexus(Part, tag="activate_nexus", frozen=True, kw_only=True):
    """Activate so many inactive cards of the own Nexus (MO-LK-12)."""

    step = ACTIVATE_NEXUS
    n: Positive = 1

    def worth(self) -> float:
        return 34 * self.n


class ActivateNexusWords(StoppableWords):
    step = ACTIVATE_NEXUS
    rule = "MO-LK-12"
    notation = ("wake SPACE CARD", "done")
    lies = Lies.ANYWHERE

    def question(self, s: Position) -> Message:
        return ask("activate-nexus", n=s.get(ACTIVATE_NEXUS.n))

    def label_of(self, s: Position, move: int) -> Message:
        card = s.card_at(s.to_move, argument_of(move))
        gained = icons_of(s, [card])
        return say("wake", card=named_card(s, card), goods=gained, n=len(gained))

    def text_of(self, s: Position, move: int) -> str:
        return f"wake {card_text(s, s.to_move, argument_of(move))}"

    def things_of(self, s: Position, move: int) -> list[str]:
        return [city_thing(s, s.to_move, argument_of(move))]

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        if target.sort != "city":
            return None
        owner, slot = slot_named(s, target)
        if refusal := no_own_card(s, self.rule, owner, slot):
            return refusal
        card = s.card_at(owner, slot)
        if slot < own(s).first:
            return because("MO-LK-13", "not-in-nexus", card=named_card(s, card))
        return because(self.rule, "already-active" if s.is_active(card) else "new-in-nexus")

    def shown(self, s: Position) -> dict[str, Any]:
        return {"n": s.get(ACTIVATE_NEXUS.n)}

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        return frame.values["n"] > 0
