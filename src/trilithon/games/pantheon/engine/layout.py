"""Where everything of a Pantheon position lies: one line for each field."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.box import Box
from trilithon.kernel.engine.layout import FLAG, NUMBER, SEAT, SEATS, Layout

FRAMES: Final = 48
"""Of the agenda: the preparation of an epoch with four players has 15, and effects inside effects are short."""
SIDES: Final = 6
"""Of a hex."""


class Fields(Layout):
    """`d[at.hand + seat * CARD_KINDS + kind]`: how many cards of a kind a seat holds."""

    def __init__(self, box: Box, seats: int, options: list[int]) -> None:
        super().__init__(seats, FRAMES)
        self.basis = [seats, *options]
        self._name_things(box)
        cards, gods, halves = sum(box.card_copies), sum(box.god_copies), sum(box.half_copies)
        loots, bonuses = sum(box.loot_copies), sum(box.bonus_copies)
        pieces, nations, laid = int(box.feet + box.columns), len(box.nation_ids), seats + 1

        # -- the epoch and the turn
        self.epoch: Final = self.field("epoch", [], NUMBER, 0, int(box.epochs))
        """Its number; 0 before the first."""
        self.nation: Final = self.thing("nation", [], c.NATION)  # the active one
        self.temple: Final = self.thing("temple", [], c.HEX)  # T; none while the piece is not on the board
        self.start_player: Final = self.field("start_player", [], SEAT)  # of this epoch
        self.active: Final = self.field("active", [], SEAT)  # whose turn it is
        self.nation_deck: Final = self.piles("nation_deck", [], c.NATION, _room(nations))
        """Nations still to come."""
        self.nations_used: Final = self.piles("nations_used", [], c.NATION, _room(nations))
        """The active one among them."""
        self.stalled_turns: Final = self.field("stalled_turns", [])
        """Turns in a row that were nothing but drawing."""
        self.only_draws: Final = self.field("only_draws", [], FLAG)
        """So far the present turn is nothing but drawing."""

        # -- cards: by kind, as far as their order does not matter
        self.hand: Final = self.field("hand", [SEAT, c.CARD], NUMBER, 0, cards)  # all cards of the seat
        self.seen_in_hand: Final = self.field("seen_in_hand", [SEAT, c.CARD], NUMBER, 0, cards)
        """Those of them that everybody has seen."""
        self.on_table: Final = self.field("on_table", [c.CARD], NUMBER, 0, cards)  # soon to be discarded
        self.pile: Final = self.piles("pile", [], c.CARD, _room(cards))  # the draw pile
        self.discard: Final = self.field("discard", [c.CARD], NUMBER, 0, cards)  # the discard pile
        self.display: Final = self.thing("display", [c.OPEN_CARD], c.CARD)  # open cards
        self.special: Final = self.piles("special", [], NUMBER, _room(len(box.special)), 1, c.TOP_VALUE)
        """The stack of special money."""

        # -- gods, and half gods by value
        self.gods_stack: Final = self.piles("gods_stack", [], c.GOD, _room(gods))  # face down
        self.gods_box: Final = self.field("gods_box", [c.GOD], NUMBER, 0, gods)
        """In the box; they come back when the stack is renewed."""
        self.gods_gone: Final = self.field("gods_gone", [c.GOD], NUMBER, 0, gods)
        """Out of the game: used Traitera."""
        self.gods_laid: Final = self.field("gods_laid", [], NUMBER, 0, laid)
        """How many were laid out when the epoch began."""
        self.gods_open: Final = self.thing("gods_open", [c.PLACE], c.GOD)
        """Gods on the board; none when taken."""
        self.gods: Final = self.field("gods", [SEAT, c.GOD], NUMBER, 0, gods)  # that the seat owns
        self.half_stack: Final = self.piles("half_stack", [], NUMBER, _room(halves), 1, c.HALF_VALUES - 1)
        """Half gods face down, by their value."""
        self.half_mixed: Final = self.field(
            "half_mixed", [], FLAG
        )  # the stack was renewed: low and high mixed
        self.half_pool: Final = self.field("half_pool", [c.HALF_GOD], NUMBER, 0, halves)
        """Open ones, by value."""
        self.half_box: Final = self.field("half_box", [c.HALF_GOD], NUMBER, 0, halves)  # in the box, by value
        self.half_gods_seen: Final = self.field("half_gods_seen", [SEAT, c.HALF_GOD], NUMBER, 0, halves)
        """Taken openly, by value."""
        self.half_gods_secret: Final = self.field("half_gods_secret", [SEAT, c.HALF_GOD], NUMBER, 0, halves)
        """That only their owner knows, by value."""

        # -- loot and bonus tiles
        self.bag: Final = self.field("bag", [c.LOOT_TILE], NUMBER, 0, loots)  # loot tiles still to be laid
        self.loot_box: Final = self.field("loot_box", [c.LOOT_TILE], NUMBER, 0, loots)
        """Loot tiles in the box."""
        self.loot_laid: Final = self.field("loot_laid", [], NUMBER, 0, laid)
        """How many were laid out when the epoch began."""
        self.loot_hexes: Final = self.thing("loot_hexes", [c.PLACE], c.HEX)  # where each of them was laid
        self.loot_tiles: Final = self.thing("loot_tiles", [c.PLACE], c.LOOT_TILE)
        """Which one lies there; none when taken."""
        self.looted: Final = self.piles("looted", [], c.LOOT_TILE, laid)  # taken, have not acted yet
        self.loot: Final = self.field("loot", [SEAT, c.LOOT_TILE], NUMBER, 0, loots)  # that the seat keeps
        self.bonus_waiting: Final = self.thing("bonus_waiting", [SEAT], c.BONUS_TILE)  # dealt, has not acted
        self.bonus_open: Final = self.piles("bonus_open", [], c.BONUS_TILE, _room(bonuses))
        """To choose from, with the option `choice`."""
        self.bonus_box: Final = self.field("bonus_box", [c.BONUS_TILE], NUMBER, 0, bonuses)  # in the box
        self.bonus: Final = self.field("bonus", [SEAT, c.BONUS_TILE], NUMBER, 0, bonuses)
        """That the seat keeps."""

        # -- players
        self.sacrifices: Final = self.field("sacrifices", [SEAT, c.SACRIFICE], NUMBER, 0, c.TOP_LEVEL)
        """Level of each tile."""
        self.reserve: Final = self.field("reserve", [SEAT, c.RESERVE], NUMBER, 0, pieces)
        """Pieces in the seat's own reserve and in its part of the general one."""
        self.points: Final = self.field("points", [SEAT, c.CATEGORY])  # scored so far, by what they are for
        self.benefits: Final = self.derived("benefits", [SEAT, c.BENEFIT], 0, c.MANY)  # of the tiles they own

        # -- the board
        self.feet: Final = self.field("feet", [c.HEX], SEATS)  # whose feet stand there
        self.columns: Final = self.field("columns", [c.HEX], SEATS)  # whose columns stand there
        self.jumped: Final = self.field("jumped", [c.HEX], SEATS)
        """Whose foot or column landed there by a jump in this epoch (PA-PLACE-06)."""
        everybody = int(c.bit(seats)) - 1
        self.net: Final = self.derived("net", [c.HEX], 0, everybody)  # seats whose network has a piece there
        self.chains: Final = self.derived_piles("chains", [SEAT], c.HEX, pieces)  # hexes of the network
        self.chain_stride: Final = self.stride("chains")
        # hexes next to the network where its next piece could go, ascending: six around each piece at most
        most = min(SIDES * (pieces + 1), len(box.chart.names))
        self.spots: Final = self.derived_piles("spots", [SEAT], c.HEX, most)
        self.spot_stride: Final = self.stride("spots")

        # -- the movement or purchase under way
        self.budget: Final = self.field("budget", [])  # steps or money left in it
        self.jumps_left: Final = self.field("jumps_left", [])  # in the movement or purchase under way
        self.busy: Final = self.field("busy", [], FLAG)  # something was placed or bought in it

    def _name_things(self, box: Box) -> None:
        self.domain(c.CARD, "card", c.CARD_NAMES)
        self.domain(c.HEX, "hex", box.chart.names, group="hexes")
        self.domain(c.GOD, "god", box.god_ids)
        self.domain(c.LOOT_TILE, "loot tile", box.loot_ids)
        self.domain(c.BONUS_TILE, "bonus tile", box.bonus_ids)
        self.domain(c.NATION, "nation", box.nation_ids)
        self.domain(c.SACRIFICE, "sacrifice", c.CARD_NAMES[c.OFFERINGS : c.TEMPLES + 1])
        self.domain(c.CATEGORY, "category", c.CATEGORY_NAMES)
        self.domain(c.RESERVE, "reserve", c.RESERVE_NAMES)
        self.domain(c.HALF_GOD, "half god", [str(value) for value in range(c.HALF_VALUES)])
        self.domain(c.PLACE, "place", [], self.seats + 1, first=1)
        self.domain(c.OPEN_CARD, "place of the display", [], int(box.display))
        self.domain(c.CHOICE, "choice", [], len(box.choices))
        self.domain(c.SOURCE, "source", c.SOURCE_NAMES)
        self.domain(c.BENEFIT, "benefit", [], c.BENEFITS)

    # Piles that each seat has one of.

    def chain_of(self, seat: i64) -> i64:
        return self.chains + seat * self.chain_stride

    def spots_of(self, seat: i64) -> i64:
        return self.spots + seat * self.spot_stride


def _room(n: int) -> int:
    """For all of them, should a pack of content have none at all: a pile has room for something."""
    return n if n > 0 else 1
