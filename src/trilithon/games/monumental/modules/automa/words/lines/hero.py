"""The line that takes a Hero (MO-AUT-57)."""

from __future__ import annotations

from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.modules.automa.engine.own import own
from trilithon.games.monumental.modules.automa.engine.verbs.hero import HERO, best_hero
from trilithon.games.monumental.modules.automa.engine.verbs.verb import Verb
from trilithon.games.monumental.modules.automa.words.lines.line import Line
from trilithon.games.monumental.words.shared import card_id
from trilithon.kernel.engine.events import Message


class Hero(Line, tag="hero", frozen=True, kw_only=True):
    def verb(self) -> Verb:
        return HERO

    def told(self) -> Message:
        return Message("monumental-automa-line-hero")

    def targets(self, s: Position, seat: int) -> list[str]:
        mine = own(s)
        return [f"hero:{card_id(s, best_hero(s, mine))}"] if HERO.is_possible(s, mine, seat, 0, 0) else []
