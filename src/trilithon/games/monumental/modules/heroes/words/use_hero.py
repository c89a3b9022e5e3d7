"""Use the effect of the own Hero."""

from __future__ import annotations

from trilithon.games.monumental.engine.in_force import lasts
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.telling import named_card
from trilithon.games.monumental.modules.heroes.engine import codes as h
from trilithon.games.monumental.modules.heroes.engine.actions.use_hero import USE_HERO
from trilithon.games.monumental.modules.heroes.engine.own import hero_of, is_back, own
from trilithon.games.monumental.modules.heroes.engine.steps.spent import HERO_SPENT
from trilithon.games.monumental.modules.heroes.words.acquire_hero import hero_thing
from trilithon.games.monumental.words.actions.base import ActionWords
from trilithon.games.monumental.words.base import Lies, MonumentalWords
from trilithon.games.monumental.words.shared import because, card_id, say
from trilithon.games.monumental.words.unusable import why_unusable
from trilithon.kernel.engine.events import Message
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Frame, Target


class UseHeroWords(ActionWords):
    action = USE_HERO
    notation = ("hero CARD",)

    def label(self, s: Position, argument: int) -> Message:
        card = _hero(s)
        return say("use", card=named_card(s, card), effect=s.box.use_texts[s.kinds[card]])

    def write(self, s: Position, argument: int) -> str:
        return f"hero {card_id(s, _hero(s))}"

    def about(self, s: Position, argument: int) -> list[str]:
        return [hero_thing(s, _hero(s))]

    def name(self, s: Position, argument: int) -> Message:
        return named_card(s, _hero(s))

    def is_free(self, s: Position, argument: int) -> bool:
        """One that goes after some uses may well be spared."""
        return bool(s.box.free_use[int(s.kinds[_hero(s)])]) and not is_back(s, own(s), s.to_move, h.WHEN_USED)

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        card = _hero(s)
        if card < 0 or str(target) != hero_thing(s, card):
            return None
        name, ability = named_card(s, card), int(s.kinds[card])
        if not s.box.use_code[ability]:
            assert lasts(s, ability)
            return because("MO-EFF-01", "by-itself", card=name)
        if s.d[own(s).used + s.to_move]:
            return because("MO-HERO-13", "used", card=name)
        return why_unusable(s, ability)


def _hero(s: Position) -> int:
    return hero_of(s, own(s), s.to_move)


class HeroSpentWords(MonumentalWords):
    """Its effect is being used."""

    step = HERO_SPENT
    lies = Lies.ANYWHERE
    follows_action = True

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        mine = own(s)
        return is_back(s, mine, frame.seat, h.WHEN_USED) and bool(s.d[mine.used + frame.seat])
