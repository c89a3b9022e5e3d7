"""One of several things that an Attack may do (MO-MONS-15)."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.monsters.engine.codes import ATTACK_CHOICE as CHOICE
from trilithon.games.monumental.modules.monsters.engine.codes import MONSTER
from trilithon.games.monumental.modules.monsters.engine.own import own
from trilithon.games.monumental.modules.monsters.engine.steps.hit import Hit
from trilithon.kernel.engine.agenda import PART, Question
from trilithon.kernel.engine.moves import Moves, argument_of

OPTION: Final = 1  # which of them


class AttackChoice(Question[World]):
    """Only what takes something is offered."""

    def __init__(self) -> None:
        super().__init__("attack_choice")
        self.choice: Final = self.field("choice", CHOICE)
        self.monster: Final = self.thing("monster", MONSTER)
        self.source = self.monster

    def options(self, s: World) -> list[int]:
        code = own(s).bestiary.choices[s.get(self.choice)]
        found: list[int] = []
        place: i64 = 0
        while place < len(code):
            hit = cast(Hit, s.steps[i64(code[place])])
            if hit.can_hit(s, code, place, s.get(self.monster)):
                found.append(int(place // PART))
            place += PART
        return found

    def idle(self, s: World) -> bool:
        return len(self.options(s)) <= 1

    def settle(self, s: World) -> None:
        options = self.options(s)
        if options:
            self._take(s, options[0])
        else:
            s.drop()

    def offer(self, s: World, moves: Moves) -> None:
        for which in self.options(s):
            moves.say(OPTION, which)

    def answer(self, s: World, move: i64) -> None:
        s.reveals += 1
        self._take(s, argument_of(move))

    def _take(self, s: World, which: i64) -> None:
        seat = s.whose()
        monster = s.get(self.monster)
        code = own(s).bestiary.choices[s.get(self.choice)]
        s.drop()
        s.push_parts(code, which * PART, (which + 1) * PART, seat, monster)


ATTACK_CHOICE: Final = AttackChoice()
