"""Who gets a weapon from the stock."""

from __future__ import annotations

from trilithon.games.monuments.effects import Part
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.steps.weapon import ARM, GIVE_WEAPON
from trilithon.games.monuments.tokens import Positive
from trilithon.games.monuments.words.answers import Done
from trilithon.games.monuments.words.asking import by_verb
from trilithon.games.monuments.words.course import A_BONUS
from trilithon.games.monuments.words.saying import ask
from trilithon.games.monuments.words.weapons import Arm, GivingWeapon
from trilithon.kernel.engine.events import Message
from trilithon.kernel.parts import row


class Weapon(Part, tag="weapon", frozen=True, kw_only=True):
    text = "weapon"
    n: Positive = 1

    def numbers(self) -> list[int]:
        return row(GIVE_WEAPON, n=self.n, must=0)


class WeaponWords(GivingWeapon):
    step = GIVE_WEAPON
    rule = "MS-WPN-01"
    notation = ("arm HEX", "arm ferry FERRY [second]", "done")
    answers = by_verb({ARM: Arm(), c.DONE: Done("weapon")})
    lies_on = A_BONUS

    def question(self, s: Position) -> Message:
        return ask("weapon", n=s.get(GIVE_WEAPON.n))
