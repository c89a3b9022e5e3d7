"""An Attack destroys Knowledge: which card does the victim give up? (MO-MONS-18)"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.telling import named_card
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.monsters.engine.codes import MONSTER, WHO
from trilithon.games.monumental.modules.monsters.engine.losses import forget, knowledge_of
from trilithon.games.monumental.modules.monsters.engine.own import decider, is_victim
from trilithon.games.monumental.modules.monsters.engine.steps.hit import Hit
from trilithon.games.monumental.modules.monsters.engine.steps.pick import Pick
from trilithon.games.monumental.modules.monsters.engine.worths import KNOWLEDGE
from trilithon.kernel.engine.layout import SEAT


class LoseKnowledge(Pick):
    def __init__(self) -> None:
        super().__init__("lose_knowledge")
        self.victim: Final = self.field("victim", SEAT)
        self.monster: Final = self.field("monster", MONSTER)

    def push(self, s: World, victim: i64, monster: i64) -> None:
        s.push(self, decider(s, victim), victim, monster)

    def options(self, s: World) -> list[int]:
        """Cards; of equal ones any: the first."""
        found: list[int] = []
        kinds: list[int] = []
        for card in knowledge_of(s, s.get(self.victim)):
            if int(s.kinds[card]) not in kinds:
                kinds.append(int(s.kinds[card]))
                found.append(card)
        return found

    def lose(self, s: World, option: i64) -> None:
        victim = s.get(self.victim)
        s.drop()
        forget(s, victim, option)
        if s.events is not None:
            s.tell(victim, "forgot", {"card": named_card(s, option)})


LOSE_KNOWLEDGE: Final = LoseKnowledge()


class Forget(Hit):
    """One card of each victim."""

    def __init__(self) -> None:
        super().__init__("forget")
        self.who: Final = self.field("who", WHO)
        self.monster: Final = self.thing("monster", MONSTER)
        self.source = self.monster

    def can_hit(self, s: World, code: vec[i16], place: i64, monster: i64) -> bool:
        for seat in range(s.seats):
            if s.count(seat, c.KNOWLEDGES) > 0 and is_victim(
                s, monster, self.told(code, place, self.who), seat
            ):
                return True
        return False

    def loss(self, s: World, code: vec[i16], place: i64, monster: i64, seat: i64) -> float:
        is_hit = s.count(seat, c.KNOWLEDGES) > 0 and is_victim(
            s, monster, self.told(code, place, self.who), seat
        )
        return KNOWLEDGE if is_hit else 0.0

    def run(self, s: World) -> None:
        who = s.get(self.who)
        monster = s.get(self.monster)
        s.drop()
        for seat in range(s.seats):
            if is_victim(s, monster, who, seat):
                LOSE_KNOWLEDGE.push(s, seat, monster)


FORGET: Final = Forget()
