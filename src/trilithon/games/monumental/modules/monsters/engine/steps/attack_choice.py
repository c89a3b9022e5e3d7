"""One of several things that an Attack may do (MO-MONS-15)."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.monsters.engine.codes import ATTACK_CHOICE as CHOICE
from trilithon.games.monumental.modules.monsters.engine.codes import MONSTER
from trilithon.games.monumental.modules.monsters.engine.own import own
from trilithon.games.monumental.modules.monsters.engine.steps.hit import Hit
from trilithon.games.monumental.modules.monsters.engine.steps.pick import Pick
from trilithon.kernel.engine.agenda import PART


class AttackChoice(Pick):
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

    def loss(self, s: World, code: vec[i16], place: i64, monster: i64, seat: i64) -> float:
        """The least of what can be chosen and costs the seat anything."""
        parts = own(s).bestiary.choices[self.told(code, place, self.choice)]
        least = 0.0
        part: i64 = 0
        while part < len(parts):
            hit = cast(Hit, s.steps[i64(parts[part])])
            lost = hit.loss(s, parts, part, monster, seat) if hit.can_hit(s, parts, part, monster) else 0.0
            if lost > 0.0 and (least == 0.0 or lost < least):
                least = lost
            part += PART
        return least

    def lose(self, s: World, option: i64) -> None:
        seat = s.whose()
        monster = s.get(self.monster)
        code = own(s).bestiary.choices[s.get(self.choice)]
        s.drop()
        s.push_parts(code, option * PART, (option + 1) * PART, seat, monster)


ATTACK_CHOICE: Final = AttackChoice()
