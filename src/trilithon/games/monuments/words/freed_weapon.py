"""Who gets a weapon whose bearer fell."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.steps.freed_weapon import ARM, GIVE_FREED
from trilithon.games.monuments.engine.steps.last_window import LAST_WINDOW
from trilithon.games.monuments.engine.steps.layer import LAYER_RAISED
from trilithon.games.monuments.words.answers import Done
from trilithon.games.monuments.words.asking import by_verb
from trilithon.games.monuments.words.course import A_BONUS, under
from trilithon.games.monuments.words.saying import ask
from trilithon.games.monuments.words.weapons import Arm, GivingWeapon
from trilithon.kernel.engine.events import Message
from trilithon.kernel.peek import Peek
from trilithon.kernel.words import Frame


class FreedWeaponWords(GivingWeapon):
    """After a battle both sides are asked, one after the other."""

    step = GIVE_FREED
    rule = "MS-WPN-01"
    notation = ("arm HEX", "arm ferry FERRY [second]", "done")
    alias = "weapon"
    answers = by_verb({ARM: Arm(), c.DONE: Done("weapon")})
    lies_on = (*A_BONUS, (LAYER_RAISED,), (GIVE_FREED,))
    asks_others = True

    def misplaced(self, s: Position, frame: Frame, agenda: Sequence[Frame]) -> Iterator[str]:
        yield from super().misplaced(s, frame, agenda)
        below = under(frame, agenda)
        if frame.seat != s.active() and below and below[0].step is not LAST_WINDOW:
            yield "it asks the active seat, unless a battle is over"

    def question(self, s: Position) -> Message:
        return ask("freed-weapon", n=Peek(s).freed[s.whose()])
