"""What Automas do, and when (MO-AUT)."""

from __future__ import annotations

from mypy_extensions import i16, i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.steps.capital import settle
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.automa.engine import codes as a
from trilithon.games.monumental.modules.automa.engine.cards import Cards
from trilithon.games.monumental.modules.automa.engine.deck import put_away, reveal_turn
from trilithon.games.monumental.modules.automa.engine.evaluation import worth_besides
from trilithon.games.monumental.modules.automa.engine.exploring import go_home, has_all
from trilithon.games.monumental.modules.automa.engine.own import Own
from trilithon.games.monumental.modules.automa.engine.steps.turn import AUTOMA_SLOT, AUTOMA_TURN
from trilithon.games.monumental.modules.heroes.engine.codes import NUMBER as HEROES
from trilithon.kernel.engine.rng import Rng

MOMENTS = [
    "decked",
    "set_up",
    "order_seats",
    "take_turn",
    "open_round",
    "take_slot",
    "close_round",
    "dealt",
    "bargain_taken",
    "spent_bargains",
    "points",
    "worth",
    "imagine",
]


class Automas(Own):
    def __init__(
        self, cards: Cards, difficulties: list[int], takes_heroes: bool, hunts: bool, low_terrain: bool
    ) -> None:
        super().__init__(cards, difficulties, takes_heroes, hunts, low_terrain, MOMENTS.copy())

    # -- the beginning -----------------------------------------------------------------------------------

    def decked(self, s: World, seat: i64) -> None:
        """The City cards of an Automa are not used: they lie aside, where nobody deals from (MO-AUT-01, -06)."""
        if not s.is_person(seat):
            s.fill(s.archive(seat), s.items(s.deck(seat)))
            s.empty(s.deck(seat))

    def set_up(self, s: World) -> None:
        """Capitals before the people choose theirs (MO-AUT-05), Policies face down, decks (MO-AUT-01 to -03)."""
        for seat in range(s.seats):
            if not s.is_person(seat):
                self._settle(s, seat)
                self._pile_policies(s, seat)
                self._build_deck(s, seat)

    def _settle(self, s: World, seat: i64) -> None:
        free: list[int] = []
        for tile in range(s.at.tiles):
            if i64(s.chart.kind[tile]) == c.CAPITAL and s.owner(tile) < 0:
                free.append(int(tile))
        settle(s, seat, free[s.rng.below(len(free))])

    def _pile_policies(self, s: World, seat: i64) -> None:
        civilization = s.civilization(seat)
        pile = self.policies_of(seat)
        for policy in range(i64(s.box.policy_start[civilization]), i64(s.box.policy_end[civilization])):
            s.add(pile, policy)
        s.shuffle(pile, s.rng)

    def _build_deck(self, s: World, seat: i64) -> None:
        """Action cards, the Civilization card, as many Advanced ones as it is difficult; with Heroes one more."""
        cards = self.cards.action.copy()
        name = s.box.civilization_ids[s.civilization(seat)]
        if name in self.cards.of_civilization:  # one of a pack has none
            cards.append(self.cards.of_civilization[name])
        advanced = self.cards.advanced.copy()
        s.rng.shuffle(advanced)
        cards.extend(advanced[: self.difficulty(s, seat)])
        if self.takes_heroes and self.cards.hero >= 0 and s.hooks.of(HEROES) is not None:
            cards.append(int(self.cards.hero))
        s.fill(self.deck_of(seat), cards)
        s.shuffle(self.deck_of(seat), s.rng)

    def order_seats(self, s: World) -> None:
        """All people first, clockwise from the one who begins; then Automas in the order of seats (MO-AUT-04)."""
        first = s.first()
        place: i64 = 0
        for wait in range(s.seats):
            seat = (first + wait) % s.seats
            if s.is_person(seat):
                s.d[s.at.order + seat] = i16(place)
                place += 1
        for seat in range(s.seats):
            if not s.is_person(seat):
                s.d[s.at.order + seat] = i16(place)
                place += 1

    def dealt(self, s: World, card: i64, place: i64) -> bool:
        """The Eras come one after the other; whoever takes a Hero asks which one it is (MO-MOD-10)."""
        s.d[self.era] = max(s.d[self.era], s.box.card_deck[i64(s.kinds[card])])
        return False

    def bargain_taken(self, s: World, seat: i64, market: i64) -> None:
        """Whoever it was: the only Market that another Automa lacked may be empty now (MO-AUT-45)."""
        for other in range(s.seats):
            if not s.is_person(other) and has_all(s, other):
                go_home(s, self, other)

    # -- turns and rounds --------------------------------------------------------------------------------

    def take_turn(self, s: World, seat: i64) -> bool:
        """It activates nothing (MO-AUT-06)."""
        if s.is_person(seat):
            return False
        s.d[s.at.phase] = c.ACTING
        reveal_turn(s, self, seat)
        AUTOMA_TURN.push(s, seat)
        return True

    def open_round(self, s: World, seat: i64) -> bool:
        """It reveals its cards (MO-CONT-22)."""
        if s.is_person(seat):
            return False
        reveal_turn(s, self, seat)
        return True

    def take_slot(self, s: World, seat: i64) -> bool:
        if s.is_person(seat):
            return False
        AUTOMA_SLOT.push(s, seat)
        return True

    def close_round(self, s: World, seat: i64) -> bool:
        if s.is_person(seat):
            return False
        put_away(s, self, seat)
        return True

    # -- points and knowledge ----------------------------------------------------------------------------

    def points(self, s: World, seat: i64) -> i64:
        """Of its Gold (MO-AUT-46)."""
        return 0 if s.is_person(seat) else s.has(seat, c.GOLD) // a.GOLD_A_POINT

    def worth(self, s: World, seat: i64) -> float:
        return 0.0 if s.is_person(seat) else worth_besides(s, self, seat)

    def spent_bargains(self, s: World, market: i64, tokens: list[int]) -> None:
        tokens.extend(s.items(self.spent_of(market)))

    def imagine(self, s: World, seat: i64, rng: Rng) -> None:
        """The order of the decks, which Advanced cards are in them, and the order of Policies is known to nobody."""
        for owner in range(s.seats):
            if not s.is_person(owner):
                self._mix_deck(s, owner, rng)
                _deal(s, self.policies_of(owner), s.items(self.policies_of(owner)), rng)

    def _mix_deck(self, s: World, seat: i64, rng: Rng) -> None:
        """An Advanced card that was never revealed may be any that was not; such are in the deck (section 5)."""
        unseen: list[int] = []
        for card in self.cards.advanced:
            if not self.was_seen(s, seat, card):
                unseen.append(card)
        rng.shuffle(unseen)
        cards: list[int] = []
        for card in s.items(self.deck_of(seat)):
            is_hidden = card in self.cards.advanced and not self.was_seen(s, seat, card)
            cards.append(unseen.pop() if is_hidden else card)
        _deal(s, self.deck_of(seat), cards, rng)


def _deal(s: World, pile: i64, cards: list[int], rng: Rng) -> None:
    """In any order: sorted first, so that nothing of the old order is left."""
    cards.sort()
    rng.shuffle(cards)
    s.fill(pile, cards)
