"""Where everything of a Monuments position lies in its array, and what may stand there: one line for each field."""

from __future__ import annotations

from typing import Final

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine import naming
from trilithon.games.monuments.engine.box import Box
from trilithon.games.monuments.engine.chart import Chart
from trilithon.kernel.engine.layout import FLAG, NUMBER, SEAT, Layout

FRAMES: Final = 32
"""The longest agenda is a bonus: a dozen parts, a movement on top, the end of the turn below."""
LAYERS: Final = 5
ROUNDS: Final = 9999
DEEDS: Final = 9999
TOKENS: Final = 999
"""Of a kind in one hex; of which the option of unlimited supplies may need so many."""
FORCE: Final = 64
"""More than a seat has units and ferries."""
PIECES: Final = 99
DAMAGE: Final = 999
RULE: Final = 99
"""What rules of one sort add up to, either way."""
PRICE: Final = 15
"""Tokens of a kind that anything costs."""
CARRIED: Final = 2
"""Tokens that a unit takes along."""
LEAST: Final = -9999
"""What is left may be less than nothing: of tokens by the option of unlimited supplies, and of everything in a position
that somebody wrote, until it is said what there is too much of."""


class Fields(Layout):
    """Under hexes, ferries and players stand fields that each of them has."""

    def __init__(self, box: Box, chart: Chart, seats: int, options: list[int]) -> None:
        super().__init__(seats, FRAMES)
        self.basis = options
        self._declare_domains(box, chart)

        # the turn
        self.start: Final = self.field("start", [], SEAT)  # the start player
        self.active: Final = self.field("active", [], SEAT)  # whose turn it is
        self.round: Final = self.field("round", [], NUMBER, 0, ROUNDS)  # from 1 on; 0 in the set-up
        self.ending: Final = self.field("ending", [], FLAG)  # once a fifth layer was built
        self.passes: Final = self.field("passes", [], NUMBER, 0, seats)  # how many have passed in this round

        # the board
        self.owner: Final = self.thing("owner", [c.HEX], SEAT)  # who has units or passengers in it
        self.units: Final = self.field("units", [c.HEX, c.UNIT], NUMBER, 0, PIECES)
        """How many of its owner's stand there."""
        self.tokens: Final = self.field("tokens", [c.LAND_HEX, c.KIND], NUMBER, 0, TOKENS)  # that lie there
        self.buildings: Final = self.thing("buildings", [c.LAND_HEX, c.BUILDING], c.STATE)  # that stand there
        self.builder: Final = self.thing("builder", [c.LAND_HEX], SEAT)  # whose buildings
        self.bridges: Final = self.field("bridges", [c.RIVER], FLAG)  # is there one?
        self.water: Final = self.thing("water", [c.FERRY], c.HEX)  # where it is; none: there is no such ferry
        self.dock: Final = self.thing("dock", [c.FERRY], c.LAND_HEX)  # at whose edge it lies; none afloat
        self.aboard: Final = self.thing("aboard", [c.FERRY], SEAT)  # whose passengers; none if it is empty
        self.passenger: Final = self.thing("passenger", [c.FERRY, c.SLOT], c.UNIT)  # who is aboard
        self.cargo: Final = self.thing("cargo", [c.FERRY, c.SLOT], c.KIND)  # of that passenger

        # players
        self.civilization: Final = self.thing("civilization", [SEAT], c.CIVILIZATION)  # that the seat leads
        self.deck: Final = self.thing("deck", [SEAT], c.DECK)  # of personal cards
        self.ability: Final = self.thing("ability", [SEAT], c.ABILITY)  # of the seat's card
        self.score_card: Final = self.thing("score_card", [SEAT], c.SCORE_CARD)  # of the seat
        self.locked: Final = self.field("locked", [SEAT, c.PIECE], NUMBER, 0, PIECES)
        """Pieces that are not unlocked yet."""
        self.hand: Final = self.field("hand", [SEAT, c.CARD], FLAG)  # other action cards are in the discard
        self.upgraded: Final = self.field("upgraded", [SEAT, c.CARD], FLAG)  # which action cards are green
        self.layers: Final = self.field("layers", [SEAT], NUMBER, 0, LAYERS)  # of the monument, built so far
        self.deeds: Final = self.field("deeds", [SEAT, c.DEED], NUMBER, 0, DEEDS)
        """What the seat has done since the game began."""
        self.freed: Final = self.field("freed", [SEAT], NUMBER, 0, c.WEAPONS)  # weapons whose bearer fell
        self.quests: Final = self.piles("quests", [SEAT], c.QUEST_CARD, box.quests)  # in progress, secret
        self.completed: Final = self.piles("completed", [SEAT], c.QUEST_CARD, box.quests)
        """Quests that were turned in."""

        # cards
        self.commons: Final = self.thing("commons", [c.COMMON], SEAT)  # who has the bonus; none: in its pile
        self.quest_decks: Final = self.piles("quest_decks", [c.QUEST_DECK], c.QUEST_CARD, box.quests)
        """Face down."""
        self.quests_out: Final = self.piles("quests_out", [], c.QUEST_CARD, box.quests)  # removed unseen
        self.since: Final = self.field("since", [c.QUEST_CARD, c.DEED], NUMBER, 0, DEEDS)
        """What its holder had done when a quest in progress was received; 0 of all others."""

        # the action under way
        self.drawn: Final = self.piles("drawn", [], c.QUEST_CARD, box.quests)  # quests to choose from
        self.moved: Final = self.piles("moved", [], c.FIGURE, FORCE)  # activated already, where they are now
        self.unit: Final = self.thing("unit", [], c.UNIT)  # on the move; none while a ferry sails
        self.place: Final = self.thing("place", [], c.HEX)  # where it is
        self.brought: Final = self.piles("brought", [], c.KIND, CARRIED)  # tokens that it has carried there
        self.waiting: Final = self.thing("waiting", [], c.FERRY)
        """Where somebody waits aboard for a second passenger."""
        self.used: Final = self.piles("used", [], c.LAND_HEX, chart.lands)  # hexes that have produced
        self.growing: Final = self.piles("growing", [], c.LAND_HEX, chart.lands)
        """Towns where workers may be placed."""
        self.served: Final = self.piles("served", [], c.LAND_HEX, chart.lands)
        """Those of them that have got one."""

        # the battle under way
        self.target: Final = self.thing("target", [], c.HEX)  # the hex that is attacked
        self.defender: Final = self.thing("defender", [], SEAT)  # whom it belongs to
        self.force: Final = self.piles("force", [], c.FIGURE, FORCE)  # attackers, in ascending order
        self.damage: Final = self.field("damage", [], NUMBER, 0, DAMAGE)  # that the loser still has to take

        # what has just been done: no rule asks for it, those who look on do
        self.gave: Final = self.noted("gave", [c.KIND], 0, PRICE)  # tokens, in the exchange under way
        self.rolled: Final = self.noted("rolled", [SEAT, c.FACE], 0, PIECES)
        """Dice with each face, in the battle under way; none before its roll."""
        self.strength: Final = self.noted("strength", [SEAT], 0, DAMAGE)  # of both sides at that roll

        # what follows from the rest
        self.in_play: Final = self.derived("in_play", [c.HEX], 0, 1)
        self.supply: Final = self.derived("supply", [SEAT, c.PIECE], LEAST, PIECES)
        self.stock: Final = self.derived("stock", [c.KIND], LEAST, c.TOKENS_EACH)  # that nobody has laid down
        self.weapons: Final = self.derived("weapons", [], LEAST, c.WEAPONS)
        self.crossings: Final = self.derived("crossings", [], LEAST, c.CROSSINGS)  # bridges and ferries left
        self.ferries: Final = self.derived("ferries", [], 0, c.FERRIES)  # none there from this number on
        self.rules: Final = self.derived("rules", [SEAT, c.RULE], -RULE, RULE)

        self.quest_pile: Final = self.stride("quests")
        """From one pile of quests to the next: in progress, completed, decks."""

    def _declare_domains(self, box: Box, chart: Chart) -> None:
        lands = chart.names[: chart.lands]
        self.domain(c.HEX, "hex", chart.names, -1, "hexes")
        self.domain(c.LAND_HEX, "land hex", lands, -1, "hexes")
        self.domain(c.KIND, "kind", naming.KINDS)
        self.domain(c.UNIT, "unit", naming.UNITS)
        self.domain(c.BUILDING, "building", naming.BUILDABLE[: c.BUILDINGS])
        self.domain(c.BUILDABLE, "building", naming.BUILDABLE)
        self.domain(c.STATE, "state", naming.STATES)
        self.domain(c.PIECE, "piece", naming.PIECES)
        self.domain(c.CARD, "card", naming.CARDS)
        self.domain(c.DEED, "deed", naming.DEEDS)
        self.domain(c.CIVILIZATION, "civilization", box.civilization_ids)
        self.domain(c.DECK, "deck", box.deck_ids)
        self.domain(c.ABILITY, "ability", box.ability_ids)
        self.domain(c.SCORE_CARD, "score card", box.score_card_ids)
        self.domain(c.COMMON, "common bonus", box.common_ids)
        self.domain(c.QUEST_CARD, "quest", box.quest_ids)
        self.domain(c.QUEST_DECK, "deck of quests", naming.QUEST_DECKS)
        self.domain(c.RIVER, "river edge", chart.river_names)
        self.domain(c.FERRY, "ferry", [str(ferry + 1) for ferry in range(c.FERRIES)], -1, "ferries")
        self.domain(c.SLOT, "place aboard", naming.SLOTS)
        self.domain(c.FIGURE, "unit by its place", chart.figure_names)
        self.domain(c.RULE, "rule", [], c.RULES)
        self.domain(c.FACE, "face", naming.FACES)
