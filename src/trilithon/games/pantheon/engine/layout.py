"""Where everything of a Pantheon position lies: one line for each field."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.box import Box
from trilithon.kernel.engine.layout import FLAG, NUMBER, SEAT, SEATS, Layout

FRAMES: Final = 48
"""Of the agenda: the preparation of an epoch with four players has 15, and effects inside effects are short."""


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
        self.epoch: Final = self.field("epoch", [], NUMBER, 0, int(box.epochs))  # 0 before the first
        self.nation: Final = self.thing("nation", [], c.NATION)  # the active one
        self.temple: Final = self.thing("temple", [], c.HEX)  # T; none while the piece is not on the board
        self.start_player: Final = self.field("start_player", [], SEAT)
        self.active: Final = self.field("active", [], SEAT)  # whose turn it is
        self.nation_deck: Final = self.piles("nation_deck", [], c.NATION, _room(nations))
        self.nations_used: Final = self.piles("nations_used", [], c.NATION, _room(nations))
        self.stalled_turns: Final = self.field("stalled_turns", [])  # in a row that were nothing but drawing
        self.only_draws: Final = self.field("only_draws", [], FLAG)  # so far the present turn is such a one

        # -- cards: by kind, as far as their order does not matter
        self.hand: Final = self.field("hand", [SEAT, c.CARD], NUMBER, 0, cards)
        self.seen_in_hand: Final = self.field("seen_in_hand", [SEAT, c.CARD], NUMBER, 0, cards)
        self.on_table: Final = self.field("on_table", [c.CARD], NUMBER, 0, cards)  # soon to be discarded
        self.pile: Final = self.piles("pile", [], c.CARD, _room(cards))
        self.discard: Final = self.field("discard", [c.CARD], NUMBER, 0, cards)
        self.display: Final = self.thing("display", [c.OPEN_CARD], c.CARD)
        self.special: Final = self.piles("special", [], NUMBER, _room(len(box.special)), 1, c.TOP_VALUE)

        # -- gods, and half gods by value
        self.gods_stack: Final = self.piles("gods_stack", [], c.GOD, _room(gods))
        self.gods_box: Final = self.field("gods_box", [c.GOD], NUMBER, 0, gods)
        self.gods_gone: Final = self.field("gods_gone", [c.GOD], NUMBER, 0, gods)  # used Traitera
        self.gods_laid: Final = self.field("gods_laid", [], NUMBER, 0, laid)  # when the epoch began
        self.gods_open: Final = self.thing("gods_open", [c.PLACE], c.GOD)  # none when taken
        self.gods: Final = self.field("gods", [SEAT, c.GOD], NUMBER, 0, gods)
        self.half_stack: Final = self.piles("half_stack", [], NUMBER, _room(halves), 1, c.HALF_VALUES - 1)
        self.half_mixed: Final = self.field(
            "half_mixed", [], FLAG
        )  # the stack was renewed: low and high mixed
        self.half_pool: Final = self.field("half_pool", [c.HALF_GOD], NUMBER, 0, halves)
        self.half_box: Final = self.field("half_box", [c.HALF_GOD], NUMBER, 0, halves)
        self.half_gods_seen: Final = self.field("half_gods_seen", [SEAT, c.HALF_GOD], NUMBER, 0, halves)
        self.half_gods_secret: Final = self.field("half_gods_secret", [SEAT, c.HALF_GOD], NUMBER, 0, halves)

        # -- loot and bonus tiles
        self.bag: Final = self.field("bag", [c.LOOT_TILE], NUMBER, 0, loots)
        self.loot_box: Final = self.field("loot_box", [c.LOOT_TILE], NUMBER, 0, loots)
        self.loot_laid: Final = self.field("loot_laid", [], NUMBER, 0, laid)
        self.loot_hexes: Final = self.thing("loot_hexes", [c.PLACE], c.HEX)
        self.loot_tiles: Final = self.thing("loot_tiles", [c.PLACE], c.LOOT_TILE)  # none when taken
        self.looted: Final = self.piles("looted", [], c.LOOT_TILE, laid)  # taken, have not acted yet
        self.loot: Final = self.field("loot", [SEAT, c.LOOT_TILE], NUMBER, 0, loots)
        self.bonus_waiting: Final = self.thing("bonus_waiting", [SEAT], c.BONUS_TILE)  # dealt, has not acted
        self.bonus_open: Final = self.piles("bonus_open", [], c.BONUS_TILE, _room(bonuses))
        self.bonus_box: Final = self.field("bonus_box", [c.BONUS_TILE], NUMBER, 0, bonuses)
        self.bonus: Final = self.field("bonus", [SEAT, c.BONUS_TILE], NUMBER, 0, bonuses)

        # -- players
        self.sacrifices: Final = self.field("sacrifices", [SEAT, c.SACRIFICE], NUMBER, 0, c.TOP_LEVEL)
        self.reserve: Final = self.field("reserve", [SEAT, c.RESERVE], NUMBER, 0, pieces)
        self.points: Final = self.field("points", [SEAT, c.CATEGORY])
        self.benefits: Final = self.derived("benefits", [SEAT, c.BENEFIT], 0, 9999)  # of the tiles they own

        # -- the board
        self.feet: Final = self.field("feet", [c.HEX], SEATS)
        self.columns: Final = self.field("columns", [c.HEX], SEATS)
        self.jumped: Final = self.field("jumped", [c.HEX], SEATS)  # landed there this epoch (PA-PLACE-06)
        self.net: Final = self.derived("net", [c.HEX], 0, 15)  # seats whose network has a piece there
        self.chains: Final = self.derived_piles("chains", [SEAT], c.HEX, pieces)  # hexes of the network
        self.chain_stride: Final = self.stride("chains")
        # hexes next to the network where its next piece could go, ascending: six around each piece at most
        most = min(6 * (pieces + 1), len(box.chart.names))
        self.spots: Final = self.derived_piles("spots", [SEAT], c.HEX, most)
        self.spot_stride: Final = self.stride("spots")

        # -- the movement or purchase under way
        self.budget: Final = self.field("budget", [])  # steps or money left
        self.jumps_left: Final = self.field("jumps_left", [])
        self.busy: Final = self.field("busy", [], FLAG)  # something was placed or bought

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
        self.domain(c.PLACE, "place", [], self.seats + 1)
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
