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
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.layout import SEAT
from trilithon.kernel.engine.moves import Moves, argument_of

GIVE_UP: Final = 1  # card


class LoseKnowledge(Question[World]):
    def __init__(self) -> None:
        super().__init__("lose_knowledge")
        self.victim: Final = self.field("victim", SEAT)
        self.monster: Final = self.field("monster", MONSTER)

    def push(self, s: World, victim: i64, monster: i64) -> None:
        s.push(self, decider(s, victim), victim, monster)

    def options(self, s: World) -> list[int]:
        """Of equal cards any: the first."""
        found: list[int] = []
        kinds: list[int] = []
        for card in knowledge_of(s, s.get(self.victim)):
            if int(s.kinds[card]) not in kinds:
                kinds.append(int(s.kinds[card]))
                found.append(card)
        return found

    def idle(self, s: World) -> bool:
        return len(self.options(s)) <= 1

    def settle(self, s: World) -> None:
        options = self.options(s)
        if options:
            self._forget(s, options[0])
        else:
            s.drop()

    def offer(self, s: World, moves: Moves) -> None:
        for card in self.options(s):
            moves.say(GIVE_UP, card)

    def answer(self, s: World, move: i64) -> None:
        s.reveals += 1
        self._forget(s, argument_of(move))

    def _forget(self, s: World, card: i64) -> None:
        victim = s.get(self.victim)
        s.drop()
        forget(s, victim, card)
        if s.events is not None:
            s.tell(victim, "forgot", {"card": named_card(s, card)})


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

    def run(self, s: World) -> None:
        who = s.get(self.who)
        monster = s.get(self.monster)
        s.drop()
        for seat in range(s.seats):
            if is_victim(s, monster, who, seat):
                LOSE_KNOWLEDGE.push(s, seat, monster)


FORGET: Final = Forget()
