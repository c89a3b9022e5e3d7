"""A Hero was acquired: the old one goes, the new one is put where its card says (MO-HERO-06, -07)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.telling import named_card, named_tile, tell_bought
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.heroes.engine import codes as h
from trilithon.games.monumental.modules.heroes.engine.coming import may_stand, put, send_back
from trilithon.games.monumental.modules.heroes.engine.own import hero_of, own
from trilithon.kernel.engine.agenda import Question, Step
from trilithon.kernel.engine.moves import Moves, argument_of, verb_of

STAND: Final = 1  # tile
STAY: Final = 2  # on its card


class HeroPaid(Step[World]):
    """Its price is paid."""

    def __init__(self) -> None:
        super().__init__("hero_paid")
        self.card: Final = self.field("card", c.CARD)

    def push(self, s: World, seat: i64, card: i64) -> None:
        s.push(self, seat, card)

    def run(self, s: World) -> None:
        seat = s.whose()
        card = s.get(self.card)
        s.drop()
        if s.events is not None:
            tell_bought(s, seat, "hero-acquired", {"card": named_card(s, card)})
        mine = own(s)
        s.d[mine.tally + seat] += 1
        if hero_of(s, mine, seat) >= 0:
            send_back(s, mine, seat)
        DEPLOY.push(s, seat, card)


HERO_PAID: Final = HeroPaid()


class Deploy(Question[World]):
    """Where is it put?"""

    def __init__(self) -> None:
        super().__init__("deploy")
        self.card: Final = self.field("card", c.CARD)

    def push(self, s: World, seat: i64, card: i64) -> None:
        s.push(self, seat, card)

    def offer(self, s: World, moves: Moves) -> None:
        seat = s.whose()
        card = s.get(self.card)
        mine = own(s)
        if i64(mine.place[i64(s.kinds[card])]) == h.ON_CARD:
            moves.say(STAY, 0)
            return
        for tile in range(s.at.tiles):
            if may_stand(s, mine, seat, card, tile):
                moves.say(STAND, tile)

    def answer(self, s: World, move: i64) -> None:
        seat = s.whose()
        card = s.get(self.card)
        tile = argument_of(move) if verb_of(move) == STAND else i64(c.NONE)
        s.drop()
        put(s, own(s), seat, card, tile)
        if s.events is not None and tile >= 0:
            s.tell(seat, "hero-deployed", {"card": named_card(s, card), "tile": named_tile(s, tile)})


DEPLOY: Final = Deploy()
