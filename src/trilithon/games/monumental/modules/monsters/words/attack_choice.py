"""Which of several things an Attack does."""

from __future__ import annotations

from typing import Any

from trilithon.games.monumental.effects import sentence
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.modules.monsters.engine.own import own
from trilithon.games.monumental.modules.monsters.engine.steps.attack_choice import ATTACK_CHOICE
from trilithon.games.monumental.modules.monsters.words.base import AttackWords, named_monster
from trilithon.games.monumental.words.shared import ask
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import argument_of


class AttackChoiceWords(AttackWords):
    step = ATTACK_CHOICE
    rule = "MO-MONS-15"
    notation = ("suffer N",)

    def question(self, s: Position) -> Message:
        return ask("attack-choice", monster=named_monster(s, s.get(ATTACK_CHOICE.monster)))

    def label(self, s: Position, move: int) -> Message:
        return sentence(own(s).bestiary.choice_texts[s.get(ATTACK_CHOICE.choice)][argument_of(move)])

    def write(self, s: Position, move: int) -> str:
        return f"suffer {argument_of(move) + 1}"

    def about(self, s: Position, move: int) -> list[str]:
        return [f"entry:{argument_of(move) + 1}"]

    def only_here(self, s: Position) -> list[str]:
        texts = own(s).bestiary.choice_texts[s.get(ATTACK_CHOICE.choice)]
        return [f"entry:{n + 1}" for n in range(len(texts))]

    def shown(self, s: Position) -> dict[str, Any]:
        return {"monster": own(s).bestiary.ids[s.get(ATTACK_CHOICE.monster)]}
