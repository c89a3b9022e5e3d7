"""Which Knowledge a victim of an Attack gives up."""

from __future__ import annotations

from typing import Any

from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.telling import named_card
from trilithon.games.monumental.modules.monsters.engine.own import own
from trilithon.games.monumental.modules.monsters.engine.steps.forget import LOSE_KNOWLEDGE
from trilithon.games.monumental.modules.monsters.words.base import AttackWords, named_monster
from trilithon.games.monumental.words.shared import ask, card_id, say
from trilithon.games.monumental.words.things import card_thing
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import argument_of


class LoseKnowledgeWords(AttackWords):
    step = LOSE_KNOWLEDGE
    rule = "MO-MONS-18"
    notation = ("forget CARD",)

    def question(self, s: Position) -> Message:
        return ask("lose-knowledge", monster=named_monster(s, s.get(LOSE_KNOWLEDGE.monster)))

    def label(self, s: Position, move: int) -> Message:
        return say("forget", card=named_card(s, argument_of(move)))

    def write(self, s: Position, move: int) -> str:
        return f"forget {card_id(s, argument_of(move))}"

    def about(self, s: Position, move: int) -> list[str]:
        """A place in the list of answers; and the card, if it lies in the City."""
        card = argument_of(move)
        entry = f"entry:{LOSE_KNOWLEDGE.options(s).index(card) + 1}"
        there = card_thing(s, card)
        return [entry, there] if there else [entry]

    def only_here(self, s: Position) -> list[str]:
        return [f"entry:{n + 1}" for n in range(len(LOSE_KNOWLEDGE.options(s)))]

    def shown(self, s: Position) -> dict[str, Any]:
        return {"monster": own(s).bestiary.ids[s.get(LOSE_KNOWLEDGE.monster)]}
