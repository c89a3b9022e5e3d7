"""Why an effect cannot be used: its price, its condition, or that nothing would come of it (MO-EFF-04)."""

from __future__ import annotations

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.steps.part import Part
from trilithon.games.monumental.engine.telling import named_ability
from trilithon.games.monumental.words.parts import parts_of
from trilithon.games.monumental.words.shared import because
from trilithon.games.monumental.words.table import WORDS
from trilithon.kernel.game import Refusal


def why_unusable(s: Position, ability: int) -> Refusal:
    code = s.box.use_code[ability]
    name = named_ability(s, ability)
    return (
        _too_dear(s, code, ability)
        or _not_yet(s, code, ability)
        or because("MO-EFF-04", "nothing-happens", card=name, effect=s.box.use_texts[ability])
    )


def _too_dear(s: Position, code: int, ability: int) -> Refusal | None:
    gold = s.has(s.to_move, c.GOLD)
    for part in parts_of(s, code):
        step = s.steps[s.box.parts[part]]
        if isinstance(step, Part) and step.is_cost:
            left = step.gold_left(s, s.to_move, part, gold)
            if left < 0:
                return WORDS[int(step.number)].too_dear(s, part, gold, named_ability(s, ability))
            gold = left
    return None


def _not_yet(s: Position, code: int, ability: int) -> Refusal | None:
    for part in parts_of(s, code):
        words = WORDS.get(int(s.box.parts[part]))
        refusal = words.not_yet(s, part, named_ability(s, ability)) if words else None
        if refusal:
            return refusal
    return None
