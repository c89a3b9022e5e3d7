"""Why something is dearer or impossible because of a Monster."""

from __future__ import annotations

from typing import cast

from trilithon.games.monumental.engine.hooks import FORTIFYING, PROGRESSING
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.modules.monsters.engine.hook import Monsters
from trilithon.games.monumental.modules.monsters.engine.own import own
from trilithon.games.monumental.modules.monsters.words.base import named_monster
from trilithon.games.monumental.words.shared import because
from trilithon.kernel.game import Refusal

DEAR = ("conquest-dear", "step-dear-there", "move-dear-there")
RULE = "MO-MONS-11"


def explain(s: Position, what: int, about: int, refusal: Refusal) -> Refusal:
    hook, seat = cast(Monsters, own(s)), s.to_move
    reason = refusal.message.id.removeprefix("monumental-reason-")
    if reason in DEAR:
        more = hook.surcharge(s, seat, what, about)
        return because(RULE, "monster-dear", said=refusal.message, n=more) if more else refusal
    if what in (FORTIFYING, PROGRESSING):
        monster = hook.forbidding(s, seat, what, about)
        if monster >= 0:
            text = "monster-outpost" if what == FORTIFYING else "monster-progress"
            return because(RULE, text, monster=named_monster(s, monster))
    return refusal
