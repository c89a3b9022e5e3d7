"""Is the effect of a drawn or copied card used?"""

from __future__ import annotations

from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.steps.effect import EFFECT
from trilithon.games.monumental.engine.telling import named_ability
from trilithon.games.monumental.words.base import Lies, StoppableWords
from trilithon.games.monumental.words.shared import ask, say
from trilithon.games.monumental.words.things import card_thing, policies_of, policy_thing
from trilithon.games.monumental.words.use_drawn import is_held
from trilithon.kernel.engine.events import Message
from trilithon.kernel.words import Frame


class EffectWords(StoppableWords):
    step = EFFECT
    rule = "MO-EFF-03"
    notation = ("use", "done")
    lies = Lies.ON_TOP
    no_more = "no-effect"

    def question(self, s: Position) -> Message:
        return ask("effect", card=named_ability(s, s.get(EFFECT.of)))

    def label_of(self, s: Position, move: int) -> Message:
        ability = s.get(EFFECT.of)
        return say("use", card=named_ability(s, ability), effect=s.box.use_texts[ability])

    def text_of(self, s: Position, move: int) -> str:
        return "use"

    def things_of(self, s: Position, move: int) -> list[str]:
        return [_place(s) or "entry:1"]

    def only_here(self, s: Position) -> list[str]:
        return [] if _place(s) else ["entry:1"]

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        """Of a drawn or copied card, or of a Policy of the seat's civilization."""
        ability, card = frame.values["of"], frame.values["card"]
        if card < 0:
            return ability - s.box.cards in policies_of(s, frame.seat)
        return s.kinds[card] == ability and (not s.box.archives_itself[ability] or is_held(card, agenda))


def _place(s: Position) -> str | None:
    """Where the card or Policy lies whose effect may be used, if it has a place on the table."""
    ability = s.get(EFFECT.of)
    return (
        policy_thing(s, ability - s.box.cards)
        if ability >= s.box.cards
        else card_thing(s, s.get(EFFECT.card))
    )
