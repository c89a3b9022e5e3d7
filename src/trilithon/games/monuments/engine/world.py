"""A Monuments position as data: every piece, token and card in flat lists, and the agenda of what is still to do.

A battle is a row of frames of the agenda, some of which ask the defender.
"""

from __future__ import annotations

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.box import Box
from trilithon.games.monuments.engine.chart import Chart
from trilithon.kernel.engine.agenda import AgendaState
from trilithon.kernel.engine.rng import Rng


class World(AgendaState):
    """The data and its accessors; rules are in the modules beside this one, `Position` puts them together.

    Lists under the comment `shared` seldom change, and then they are replaced, never altered: a copy of the
    position shares them. The inner lists of lists of lists are all of that kind. The others are altered in place.
    """

    box: Box
    chart: Chart
    options: list[int]  # never changes
    civilization: list[int]  # shared; per seat, -1 before it is chosen
    deck: list[int]  # shared; per seat: personal deck
    ability: list[int]  # shared; per seat, -1 none
    score_card: list[int]  # shared; per seat
    in_play: list[int]  # shared; per hex

    start: int  # the start player
    active: int
    round: int  # from 1 on; 0 in the set-up
    ending: int  # 1 once a fifth layer was built
    passes: int  # passes in this round

    # the board
    owner: list[int]  # per hex: who has units in it, -1 nobody
    units: list[int]  # hex * UNITS + unit
    tokens: list[int]  # land hex * KINDS + kind
    buildings: list[int]  # land hex * BUILDINGS + building: 0, INTACT, DAMAGED
    builder: list[int]  # land hex: whose buildings, -1 nobody's
    bridges: list[int]  # per river edge
    ferries: list[int]  # FERRY_SIZE numbers each; a ferry whose water is -1 is not there

    # stocks
    stock: list[int]  # resource tokens nobody has laid down
    weapons: int
    crossings: int  # bridges and ferries left

    # players
    supply: list[int]  # seat * SUPPLIES + piece
    locked: list[int]  # shared; the same places
    cards: list[int]  # seat * CARDS + card: IN_HAND, + GREEN
    layers: list[int]
    deeds: list[int]  # seat * DEEDS + what
    commons: list[int]  # shared; per common bonus: who has it, -1 in its pile, -2 not in this game
    quests: list[list[int]]  # per seat: in progress, secret
    since: list[list[int]]  # per seat: the deeds when each of these quests was received, DEEDS numbers each
    completed: list[list[int]]  # per seat
    quest_decks: list[list[int]]  # three; top last
    quests_out: list[int]  # shared; removed from the game unseen

    # the action under way
    drawn: list[int]  # quests to choose from
    moved: list[
        int
    ]  # activated units where they are now: hex * 8 + unit, (hexes + ferry) * 8 + FERRY or passenger
    unit: int  # the unit on the move: what it is, -1 none
    place: int  # where it is
    brought: int  # tokens that it has brought there: 0 none, else 1 + kind, + 8 * (1 + other kind)
    waiting: int  # the ferry at which somebody waits for a second passenger, -1 none
    used: list[
        int
    ]  # hexes that have produced; or towns that may get a worker, -1 - hex of those that have got one

    # the battle under way
    target: int
    defender: int
    force: list[int]  # attackers: hex * 8 + unit, (hexes + ferry) * 8 + FERRY or the passenger's slot
    damage: int
    freed: list[int]  # per seat: weapons whose bearer fell

    # what follows from the rest, kept up to date because every decision needs it:
    rules: list[int]  # seat * RULES + which

    def __init__(self, box: Box, chart: Chart, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.box = box
        self.chart = chart

    # -- accessors --------------------------------------------------------------------------------

    def rule(self, seat: int, which: int) -> int:
        return self.rules[seat * c.RULES + which]

    def count(self, hex: int, unit: int) -> int:
        return self.units[hex * c.UNITS + unit]

    def workers_in(self, hex: int) -> int:
        """Workers in a hex, armed or not."""
        at = hex * c.UNITS
        return self.units[at + c.WORKER] + self.units[at + c.ARMED]

    def tokens_in(self, hex: int) -> int:
        at = hex * c.KINDS
        return self.tokens[at] + self.tokens[at + 1] + self.tokens[at + 2] + self.tokens[at + 3]

    def in_supply(self, seat: int, piece: int) -> int:
        return self.supply[seat * c.SUPPLIES + piece]

    def is_green(self, seat: int, card: int) -> bool:
        return self.cards[seat * c.CARDS + card] & c.GREEN != 0

    def monument_of(self, seat: int) -> int:
        return self.chart.monument[self.civilization[seat]]

    def capacity(self, seat: int) -> int:
        """How many tokens a hex may hold when this seat puts one down (MS-GEN-10)."""
        return c.CAPACITY + self.rule(seat, c.R_CAPACITY)

    def ferry_count(self) -> int:
        return len(self.ferries) // c.FERRY_SIZE

    def ferry(self, ferry: int, field: int) -> int:
        return self.ferries[ferry * c.FERRY_SIZE + field]

    def do(self, seat: int, deed: int, n: int) -> None:
        self.deeds[seat * c.DEEDS + deed] += n

    # -- copying -----------------------------------------------------------------------------------

    def set_like(self, other: World) -> None:
        """Everything but the generator as there."""
        self.to_move = other.to_move
        self.reveals = other.reveals
        self.options = other.options
        self.civilization = other.civilization
        self.deck = other.deck
        self.ability = other.ability
        self.score_card = other.score_card
        self.in_play = other.in_play
        self.start = other.start
        self.active = other.active
        self.round = other.round
        self.ending = other.ending
        self.passes = other.passes
        self.owner = other.owner.copy()
        self.units = other.units.copy()
        self.tokens = other.tokens.copy()
        self.buildings = other.buildings.copy()
        self.builder = other.builder.copy()
        self.bridges = other.bridges.copy()
        self.ferries = other.ferries.copy()
        self.stock = other.stock.copy()
        self.weapons = other.weapons
        self.crossings = other.crossings
        self.supply = other.supply.copy()
        self.locked = other.locked
        self.cards = other.cards.copy()
        self.layers = other.layers.copy()
        self.deeds = other.deeds.copy()
        self.commons = other.commons
        self.quests = other.quests.copy()
        self.since = other.since.copy()
        self.completed = other.completed.copy()
        self.quest_decks = other.quest_decks.copy()
        self.quests_out = other.quests_out
        self.drawn = other.drawn.copy()
        self.moved = other.moved.copy()
        self.unit = other.unit
        self.place = other.place
        self.brought = other.brought
        self.waiting = other.waiting
        self.used = other.used.copy()
        self.target = other.target
        self.defender = other.defender
        self.force = other.force.copy()
        self.damage = other.damage
        self.freed = other.freed.copy()
        self.rules = other.rules.copy()
        self.agenda = other.agenda.copy()
