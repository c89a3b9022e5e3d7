"""What Heroes do, and when (MO-HERO)."""

from __future__ import annotations

from mypy_extensions import i16, i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.in_force import add_ability
from trilithon.games.monumental.engine.steps.entries import ENTRY_TRIGGERED
from trilithon.games.monumental.engine.telling import named_card
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.heroes.engine import codes as h
from trilithon.games.monumental.modules.heroes.engine.coming import send_back, spend, to_row
from trilithon.games.monumental.modules.heroes.engine.evaluation import worth_besides
from trilithon.games.monumental.modules.heroes.engine.own import (
    Own,
    Said,
    fights,
    hero_of,
    is_back,
    is_hero,
    stands_on,
)
from trilithon.kernel.engine.rng import Rng

MOMENTS = [
    "stacked",
    "dealt",
    "developed",
    "in_force",
    "brings",
    "conquered",
    "lost",
    "sent_home",
    "defence",
    "turn_ended",
    "worth",
    "imagine",
]


class Heroes(Own):
    def __init__(self, said: Said, event: i64) -> None:
        super().__init__(said, event, MOMENTS.copy())

    # -- the deck and the row --------------------------------------------------------------------------

    def stacked(self, s: World, deck: i64, cards: list[int]) -> None:
        """One Hero of each Era, or two, lie among its cards; the others are out, and nobody sees which (MO-HERO-01)."""
        heroes: list[int] = []
        for card in cards:
            if is_hero(s, self, card):
                heroes.append(card)
        s.rng.shuffle(heroes)
        wanted = 2 if s.seats >= h.FOR_MANY else 1
        while len(heroes) > wanted:
            out = heroes.pop()
            cards.remove(out)
            s.add(s.at.removed, out)

    def dealt(self, s: World, card: i64, place: i64) -> bool:
        """A Hero goes to the row (MO-HERO-02)."""
        if not is_hero(s, self, card):
            return False
        s.add(self.row, card)
        if s.events is not None:
            s.tell(c.NONE, "hero-came", {"card": named_card(s, card)})
        return True

    def imagine(self, s: World, seat: i64, rng: Rng) -> None:
        """Which Heroes are still to come and which are out is known to nobody: those of an Era are exchanged."""
        for era in range(i64(c.ERA_1), i64(c.ERA_3 + 1)):
            places: list[int] = []
            hidden: list[int] = []
            self._find(s, s.at.future, era, places, hidden)
            self._find(s, s.at.removed, era, places, hidden)
            hidden.sort()
            rng.shuffle(hidden)
            for i in range(len(places)):
                s.d[places[i]] = i16(hidden[i])

    def _find(self, s: World, pile: i64, era: i64, places: list[int], hidden: list[int]) -> None:
        for i in range(s.size(pile)):
            card = i64(s.d[pile + 1 + i])
            if is_hero(s, self, card) and i64(s.box.card_deck[i64(s.kinds[card])]) == era:
                places.append(int(pile + 1 + i))
                hidden.append(int(card))

    # -- what they do ----------------------------------------------------------------------------------

    def in_force(self, s: World, seat: i64) -> None:
        card = hero_of(s, self, seat)
        if card >= 0 and s.is_person(seat):  # MO-AUT-58
            add_ability(s, seat, i64(s.kinds[card]))

    def brings(self, s: World, seat: i64, tile: i64) -> i64:
        """The Hero took part in the conquest if it stands there now."""
        if s.units(tile, self.unit) == 0:
            return 0
        return ENTRY_TRIGGERED.push_all(s, seat, self.event, 0)

    def defence(self, s: World, tile: i64) -> i64:
        """What is said on cards; 2 for a Unit is counted with the Units (MO-HERO-09)."""
        owner = s.owner(tile)
        if owner < 0:
            return 0
        card = hero_of(s, self, owner)
        if card < 0 or i64(s.chart.kind[tile]) != c.PROVINCE:
            return 0
        return self.added(s, owner, card, tile) + self.guarded(s, owner, tile)

    def added(self, s: World, owner: i64, card: i64, tile: i64) -> i64:
        """By the Hero that stands there, besides what it adds as a Unit."""
        strength = i64(self.strength[i64(s.kinds[card])])
        if fights(s, self, card):
            return strength - h.DEFENCE if s.units(tile, self.unit) > 0 else 0
        return strength if i64(s.d[self.stands + owner]) == tile else 0

    def guarded(self, s: World, owner: i64, tile: i64) -> i64:
        """By a Hero beside it."""
        more = s.more_rule(owner, h.guard())
        if more == 0:
            return 0
        place = stands_on(s, self, owner)
        return more if place >= 0 and s.chart.are_near(tile, place) else 0

    def worth(self, s: World, seat: i64) -> float:
        return worth_besides(s, self, seat) if s.is_person(seat) else 0.0

    # -- when they go ----------------------------------------------------------------------------------

    def developed(self, s: World, seat: i64, policy: i64) -> None:
        if is_back(s, self, seat, h.WITH_POLICY):
            send_back(s, self, seat)

    def turn_ended(self, s: World, seat: i64) -> None:
        for other in range(s.seats):
            if s.has_turn(other) and is_back(s, self, other, h.NEXT_TURN):
                spend(s, self, other)

    def lost(self, s: World, seat: i64, tile: i64) -> None:
        """The seat does not control the Province any more where its Hero stands (MO-HERO-15)."""
        if i64(s.d[self.stands + seat]) == tile:
            to_row(s, self, seat)

    def conquered(self, s: World, seat: i64, tile: i64, loser: i64) -> None:
        """Somebody else has conquered the Province where a Hero stands that did not hold it (MO-HERO-15)."""
        for other in range(s.seats):
            if other != seat and i64(s.d[self.stands + other]) == tile:
                to_row(s, self, other)

    def sent_home(self, s: World, seat: i64, tile: i64, unit: i64, n: i64) -> None:
        """A Hero that is a Unit was driven out or destroyed: it has no home (MO-HERO-15, -16)."""
        if unit == self.unit:
            to_row(s, self, seat)
