"""What the module keeps of a game: its cards, whom it plays, where its fields lie; and the shortest questions."""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.hooks import Hook
from trilithon.games.monumental.engine.layout import Fields
from trilithon.games.monumental.engine.setup import Setup
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.automa.engine import codes as a
from trilithon.games.monumental.modules.automa.engine.cards import Cards
from trilithon.games.monumental.modules.automa.engine.values import Values, values_of
from trilithon.kernel.engine.layout import FLAG, NUMBER, SEAT


@mypyc_attr(allow_interpreted_subclasses=True)
class Own(Hook):
    cards: Cards
    difficulties: list[int]
    """Of the seats that it plays, which are the last ones."""
    takes_heroes: bool
    """The Hero card is in the deck (MO-AUT-57)."""
    hunts: bool
    """Explorers head for Monsters too (MO-AUT-61)."""
    low_terrain: bool
    """A Wonder goes to the lowest terrain; only what is left of that is chosen (MO-AUT-25)."""
    kinds: vec[i16]
    """Of each seat: the type of its Warlord."""
    values: Values
    """What tokens are worth in Gold."""

    # fields
    deck: i64
    deck_stride: i64
    discard: i64
    queue: i64
    """The pile of cards that lie revealed, in the order of revelation,"""
    readings: i64
    """and how each of them is read."""
    queue_stride: i64
    resolved: i64
    """So many of them are done with;"""
    line: i64
    """so many lines of the next one are;"""
    in_nexus: i64
    """it is its Nexus card of this number that is being carried out, counted from 1; 0 if none is."""
    fates: i64
    """The pile of what became of all lines of this turn."""
    fates_stride: i64
    nexus: i64
    gone: i64
    """The pile of cards that are out of the game (MO-AUT-56)."""
    policies: i64
    """The pile of Policies that lie face down."""
    policies_stride: i64
    more_wonders: i64
    """The pile of kinds of Wonders whose tokens are on the Capital besides the one on the map (MO-AUT-26)."""
    more_wonders_stride: i64
    spent: i64
    """Of each Market the pile of tokens that Automas have discarded (MO-AUT-45)."""
    spent_stride: i64
    seen: i64
    """Of each seat and card: it was revealed at some time, so all know that it is in the game."""
    era: i64
    """The deck of the last Era that was begun (MO-MOD-10)."""

    def __init__(
        self,
        cards: Cards,
        difficulties: list[int],
        takes_heroes: bool,
        hunts: bool,
        low_terrain: bool,
        moments: list[str],
    ) -> None:
        super().__init__(a.NUMBER, moments)
        self.cards = cards
        self.difficulties = difficulties
        self.takes_heroes = takes_heroes
        self.hunts = hunts
        self.low_terrain = low_terrain

    def change(self, setup: Setup) -> None:
        """No Policy of an Automa has an effect (MO-AUT-27)."""
        self.values = values_of(setup.box)
        kinds: list[int] = []
        for seat in range(setup.seats):
            kinds.append(int(setup.box.warlord_type[i64(setup.civilization[seat])]))
            if not i64(setup.people[seat]):
                setup.newest_rules[seat] = 0
                setup.city_alone[seat] = 1
        self.kinds = vec[i16](kinds)

    def declare(self, at: Fields) -> None:
        ids = self.cards.ids
        at.domain(a.CARD, "Automa card", ids)
        at.domain(a.FATE, "fate of a line", a.FATES)
        at.domain(a.READING, "reading of a card", a.READINGS)
        self.deck = at.piles("automa_deck", [SEAT], a.CARD, len(ids))  # face down
        self.discard = at.piles("automa_discards", [SEAT], a.CARD, len(ids))  # the latest on top
        self.queue = at.piles(
            "automa_queue", [SEAT], a.CARD, a.MOST_REVEALED
        )  # revealed, the first one first
        self.readings = at.piles("automa_readings", [SEAT], a.READING, a.MOST_REVEALED)  # of these cards
        self.resolved = at.field("automa_resolved", [SEAT], NUMBER, 0, a.MOST_REVEALED)
        """So many cards of the queue are done with."""
        self.line = at.field(
            "automa_line", [SEAT], NUMBER, 0, a.MOST_LINES
        )  # of the next card: so many are done with
        self.in_nexus = at.field("automa_in_nexus", [SEAT], NUMBER, 0, len(ids))
        """The Nexus card that is being carried out, counted from 1; 0 if it is none."""
        self.fates = at.piles(
            "automa_fates", [SEAT], a.FATE, a.MOST_LINES
        )  # of the lines of the queue so far
        self.nexus = at.piles("automa_nexus", [SEAT], a.CARD, len(ids))  # from left to right
        self.gone = at.piles("automa_gone", [SEAT], a.CARD, len(ids))  # out of the game
        self.policies = at.piles("automa_policies", [SEAT], c.POLICY, _most_policies(at))  # face down
        self.more_wonders = at.piles("automa_capital_wonders", [SEAT], c.KIND, a.MOST_WONDERS)
        """Tokens on the Capital besides the one that the map shows there."""
        self.spent = at.piles("automa_spent", [c.MARKET], c.BARGAIN, at.domains[c.BARGAIN].size)
        """Market tokens that Automas have discarded."""
        self.seen = at.field(
            "automa_seen", [SEAT, a.CARD], FLAG
        )  # all have seen that it plays with this card
        self.era = at.field("automa_era", [], NUMBER, 0, c.ERA_3)  # the deck of the last Era that has begun
        self.deck_stride = at.stride("automa_deck")
        self.queue_stride = at.stride("automa_queue")
        self.fates_stride = at.stride("automa_fates")
        self.policies_stride = at.stride("automa_policies")
        self.more_wonders_stride = at.stride("automa_capital_wonders")
        self.spent_stride = at.stride("automa_spent")
        for difficulty in self.difficulties:
            at.basis.append(difficulty)
        for option in (self.takes_heroes, self.hunts, self.low_terrain):
            at.basis.append(int(option))

    # -- piles of a seat -------------------------------------------------------------------------------

    def deck_of(self, seat: i64) -> i64:
        return self.deck + seat * self.deck_stride

    def discard_of(self, seat: i64) -> i64:
        return self.discard + seat * self.deck_stride

    def nexus_of(self, seat: i64) -> i64:
        return self.nexus + seat * self.deck_stride

    def gone_of(self, seat: i64) -> i64:
        return self.gone + seat * self.deck_stride

    def queue_of(self, seat: i64) -> i64:
        return self.queue + seat * self.queue_stride

    def readings_of(self, seat: i64) -> i64:
        return self.readings + seat * self.queue_stride

    def fates_of(self, seat: i64) -> i64:
        return self.fates + seat * self.fates_stride

    def policies_of(self, seat: i64) -> i64:
        return self.policies + seat * self.policies_stride

    def more_wonders_of(self, seat: i64) -> i64:
        return self.more_wonders + seat * self.more_wonders_stride

    def spent_of(self, market: i64) -> i64:
        return self.spent + market * self.spent_stride

    def was_seen(self, s: World, seat: i64, card: i64) -> bool:
        return i64(s.d[self.seen + seat * len(self.cards.ids) + card]) == 1

    def difficulty(self, s: World, seat: i64) -> i64:
        return i64(self.difficulties[seat - s.seats + len(self.difficulties)])


def _most_policies(at: Fields) -> int:
    return at.by_name["developed"].most


def own(s: World) -> Own:
    """Only where the module is on."""
    return cast(Own, s.hooks.of(a.NUMBER))


def area(s: World, seat: i64) -> i64:
    """The pile of cards that an Automa has gained. They have no effect and serve for scoring only (MO-AUT-19): without
    a City nothing is ever dealt from its discard pile, so they lie there."""
    return s.discard_pile(seat)
