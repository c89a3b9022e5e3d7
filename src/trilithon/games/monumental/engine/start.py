"""The beginning of a game: cards, Cities, Markets, and who chooses a Capital first (MO-SETUP)."""

from __future__ import annotations

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.box import Box
from trilithon.games.monumental.engine.chart import Chart
from trilithon.games.monumental.engine.cities import fill_city
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.telling import tell
from trilithon.games.monumental.engine.turns import run
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.events import Event, player
from trilithon.kernel.engine.rng import Rng


def start_position(
    box: Box,
    chart: Chart,
    tokens: list[int],
    seats: int,
    civilizations: list[int],
    options: list[int],
    rng: Rng,
    events: list[Event] | None,
) -> Position:
    """`tokens`: values of Exploration tokens per tile (0 none, 1 to 4, FREE_CITY); `civilizations` has -1 for any."""
    s = Position(box, chart, seats, rng)
    s.events = events
    s.options = options
    lay_out_nothing(s)
    s.civilization = _draw_civilizations(box, civilizations, rng)
    _lay_tokens(s, tokens)
    _fill_markets(s)
    _shuffle_development_deck(s)
    for seat in range(seats):
        rng.shuffle(s.decks[seat])
        fill_city(s, seat)
    s.first = 0 if options[c.HOST_FIRST] else rng.below(seats)
    s.active = s.first
    if s.events is not None:
        for seat in range(seats):
            tell(s, seat, "leads", {"civilization": box.civilization_names[s.civilization[seat]]})
        tell(s, -1, "first", {"first": player(s.first)})
    s.push(c.TURN, s.first, 0, 0, 0)
    s.push(c.DEAL_DISPLAY, s.first, 0, 0, 0)
    for place in range(seats):  # Sn chooses first, so it is on top (MO-SETUP-13)
        s.push(c.CHOOSE_CAPITAL, (s.first + place) % seats, 0, 0, 0)
    run(s)
    s.reveals = 0
    s.events = None
    return s


def lay_out_nothing(s: World) -> None:
    """Every list in its size, and 2 Gold for each (MO-SETUP-12)."""
    seats = s.seats
    tiles = s.chart.tiles
    s.first = 0
    s.active = 0
    s.phase = 0
    s.turn = 0
    s.turns_left = -1
    s.goods = [0] * (seats * c.RESOURCES)
    s.gained = [0] * (seats * c.TALLIES)
    s.crates = [0] * seats
    s.bargains = [-1] * (seats * s.box.markets)
    s.bargains_used = [0] * (seats * s.box.markets)
    s.buyers = [[] for _ in range(s.box.markets)]
    s.stacks = [[] for _ in range(s.box.markets)]
    s.city = [-1] * (seats * c.SPACES)
    s.under = [-1] * (seats * c.SPACES)
    s.known = [0] * seats
    s.discards = [[] for _ in range(seats)]
    s.archives = [[] for _ in range(seats)]
    s.work = [-1] * seats
    s.developed = [[] for _ in range(seats)]
    s.policy_used = [0] * (seats * c.POLICIES)
    s.lasting = []
    s.fired = []
    s.reinforce = [0] * seats
    s.coupons = [0] * (seats * c.COUPON_PLACES)
    s.display = [-1] * c.DISPLAY
    s.taken = [0, 0]
    s.future = []
    s.past = []
    s.removed = []
    s.piles = [s.box.card_copies[kind] for kind in s.box.basics]
    s.owner = [-1] * tiles
    s.soldiers = [0] * tiles
    s.outposts = [0] * tiles
    s.wonders = [-1] * tiles
    s.tokens = [-1] * tiles
    s.crate_on = [0] * tiles
    s.warlord = [-1] * seats
    s.warlord_used = [0] * seats
    s.explorers = [-1] * (seats * c.EXPLORERS)
    s.pickups = [0] * (seats * c.EXPLORERS)
    s.spare_pickups = [0] * seats
    s.capital = [-1] * seats
    s.looted = [[] for _ in range(seats)]
    s.march = []
    s.counts = [0] * (seats * c.COUNTS)
    s.rules = [0] * (seats * c.RULES)
    for seat in range(seats):
        s.goods[seat * c.RESOURCES + c.GOLD] = 2


def _draw_civilizations(box: Box, wanted: list[int], rng: Rng) -> list[int]:
    """No two the same; who did not choose gets one at random (MO-SETUP-03)."""
    free = [civilization for civilization in range(box.civilizations) if civilization not in wanted]
    rng.shuffle(free)
    return [civilization if civilization >= 0 else free.pop() for civilization in wanted]


def all_kinds(box: Box, civilizations: list[int]) -> list[int]:
    """Every physical card of a game: the seats' starting cards, the Development cards, the basic piles."""
    kinds: list[int] = []
    for civilization in civilizations:
        for kind in range(box.cards):
            if box.card_deck[kind] == c.COMMON:
                for _ in range(box.card_copies[kind]):
                    kinds.append(kind)
        kinds.append(box.special[civilization])
        kinds.append(box.starting[civilization])
    for kind in range(box.cards):
        if box.card_deck[kind] >= c.ERA_1:
            kinds.append(kind)
    for kind in box.basics:
        for _ in range(box.card_copies[kind]):
            kinds.append(kind)
    return kinds


def starting_cards(box: Box) -> int:
    """How many cards a seat begins with."""
    n = 2
    for kind in range(box.cards):
        if box.card_deck[kind] == c.COMMON:
            n += box.card_copies[kind]
    return n


def _shuffle_development_deck(s: World) -> None:
    """Cards get their numbers; the eras are shuffled apart, the last at the bottom (MO-SETUP-04 to -07)."""
    box = s.box
    s.kinds = all_kinds(box, s.civilization)
    s.marks = [0] * len(s.kinds)
    each = starting_cards(box)
    s.decks = [list(range(seat * each, (seat + 1) * each)) for seat in range(s.seats)]
    eras: list[list[int]] = [[], [], [], []]
    for card in range(s.seats * each, len(s.kinds)):
        deck = box.card_deck[s.kinds[card]]
        if deck >= c.ERA_1 and (deck != c.RENAISSANCE or s.options[c.RENAISSANCE_ON]):
            eras[deck - c.ERA_1].append(card)
    for era in eras:
        _settle_alternatives(s, era)
        s.rng.shuffle(era)
    s.future = eras[3] + eras[2] + eras[1] + eras[0]


def _settle_alternatives(s: World, era: list[int]) -> None:
    """Alternative Wonders are left out, or replace a Wonder of their era at random."""
    if not era:
        return
    deck = s.box.card_deck[s.kinds[era[0]]]
    bit = {c.ERA_1: 1, c.ERA_2: 2, c.ERA_3: 4}.get(deck, 0)
    for card in era.copy():
        if not s.box.alternative[s.kinds[card]]:
            continue
        if s.options[c.ALTERNATIVES] & bit:
            wonders = [
                other
                for other in era
                if s.kind_of(other) == c.WONDER and not s.box.alternative[s.kinds[other]]
            ]
            gone = wonders[s.rng.below(len(wonders))]
        else:
            gone = card
        era.remove(gone)
        s.removed = [*s.removed, gone]


def _lay_tokens(s: World, values: list[int]) -> None:
    """On each Province a token of the value on the map, and without a Market a Production token (MO-MAP-04, -09)."""
    box = s.box
    heaps: list[list[int]] = [[] for _ in range(c.FREE_CITY + 1)]
    for token in range(box.tokens):
        for _ in range(box.token_copies[token]):
            heaps[box.token_value[token]].append(token)
    for heap in heaps:
        s.rng.shuffle(heap)
    for tile in range(s.chart.tiles):
        if s.chart.kind[tile] == c.PROVINCE:
            s.tokens[tile] = heaps[values[tile]].pop()
            s.crate_on[tile] = 1 if s.chart.market[tile] < 0 else 0


def _fill_markets(s: World) -> None:
    """As many tokens as seats in each Market of the map, at random among its own (MO-MAP-08)."""
    for market in range(s.box.markets):
        tokens = list(range(len(s.box.market_tokens[market])))
        s.rng.shuffle(tokens)
        if market in s.chart.market:
            s.stacks[market] = sorted(tokens[: s.seats])
