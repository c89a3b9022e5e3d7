"""An Attack takes Gold or Culture (MO-MONS-17)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.resources import spend
from trilithon.games.monumental.engine.telling import amount
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.monsters.engine.codes import MONSTER, WHO
from trilithon.games.monumental.modules.monsters.engine.own import is_victim
from trilithon.games.monumental.modules.monsters.engine.steps.hit import Hit
from trilithon.games.monumental.modules.monsters.engine.worths import CULTURE, GOLD


class Rob(Hit):
    """Who has less loses all."""

    def __init__(self) -> None:
        super().__init__("rob")
        self.resource: Final = self.field("resource", c.RESOURCE)
        self.n: Final = self.field("n", low=1)
        self.who: Final = self.field("who", WHO)
        self.monster: Final = self.thing("monster", MONSTER)
        self.source = self.monster

    def can_hit(self, s: World, code: vec[i16], place: i64, monster: i64) -> bool:
        """As a ransom it is paid in full."""
        resource = self.told(code, place, self.resource)
        for seat in range(s.seats):
            is_payable = s.has(seat, resource) >= self.told(code, place, self.n)
            if is_payable and is_victim(s, monster, self.told(code, place, self.who), seat):
                return True
        return False

    def loss(self, s: World, code: vec[i16], place: i64, monster: i64, seat: i64) -> float:
        if not is_victim(s, monster, self.told(code, place, self.who), seat):
            return 0.0
        resource = self.told(code, place, self.resource)
        lost = float(min(self.told(code, place, self.n), s.has(seat, resource)))
        return lost * (GOLD if resource == c.GOLD else CULTURE)

    def run(self, s: World) -> None:
        resource = s.get(self.resource)
        n = s.get(self.n)
        who = s.get(self.who)
        monster = s.get(self.monster)
        s.drop()
        for seat in range(s.seats):
            lost = min(n, s.has(seat, resource))
            if lost > 0 and is_victim(s, monster, who, seat):
                spend(s, seat, resource, lost)
                if s.events is not None:
                    s.tell(seat, "robbed", {"goods": amount(resource, lost)})


ROB: Final = Rob()
