"""The beginning of a game: cards, Cities, Markets, and who chooses a Capital first (MO-SETUP)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.actions.table import ACTIONS
from trilithon.games.monumental.engine.box import Box
from trilithon.games.monumental.engine.chart import Chart
from trilithon.games.monumental.engine.cities import fill_city
from trilithon.games.monumental.engine.hooks import Hook, Hooks
from trilithon.games.monumental.engine.layout import Fields
from trilithon.games.monumental.engine.order import order_seats, seat_in_order
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.setup import Setup, starting_cards
from trilithon.games.monumental.engine.steps.capital import CHOOSE_CAPITAL
from trilithon.games.monumental.engine.steps.course import DEAL_DISPLAY, TURN
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.events import Event, player
from trilithon.kernel.engine.rng import Rng

STARTING_GOLD: Final = 2
"""MO-SETUP-12."""


def start_position(
    box: Box,
    chart: Chart,
    tokens: list[int],
    civilizations: list[int],
    options: list[int],
    rng: Rng,
    events: list[Event] | None,
    on: list[Hook] | None = None,
) -> Position:
    """`tokens`: values of Exploration tokens per tile (0 none, 1 to 4, FREE_CITY); `civilizations` has -1 for any; `on`
    has the hooks of modules that are on."""
    s = blank_position(box, chart, _draw_civilizations(box, civilizations, rng), options, rng, on)
    s.events = events
    for seat in range(s.seats):
        s.d[s.at.goods + seat * c.RESOURCES + c.GOLD] = STARTING_GOLD
    for pile in range(i64(len(box.basics))):
        s.d[s.at.left + pile] = box.card_copies[i64(box.basics[pile])]
    _lay_tokens(s, tokens)
    _fill_markets(s)
    _stack_development_deck(s)
    _deal_cities(s)
    first = _draw_first(s)
    s.d[s.at.first] = i16(first)
    s.d[s.at.active] = i16(first)
    order_seats(s)
    for hook in s.hooks.on_set_up:
        hook.set_up(s)
    if s.events is not None:
        for seat in range(s.seats):
            s.tell(seat, "leads", {"civilization": box.civilization_names[s.civilization(seat)]})
        s.tell(c.NONE, "first", {"first": player(first)})
    TURN.push(s, first)
    DEAL_DISPLAY.push(s, first)
    for place in range(s.seats):  # Sn chooses first, so it is on top (MO-SETUP-13)
        if s.capital(seat_in_order(s, place)) < 0:
            CHOOSE_CAPITAL.push(s, seat_in_order(s, place))
    s.run()
    s.reveals = 0
    s.events = None
    return s


def blank_position(
    box: Box,
    chart: Chart,
    civilizations: list[int],
    options: list[int],
    rng: Rng,
    on: list[Hook] | None = None,
) -> Position:
    """Nothing is laid out yet. Fields of modules come after all others."""
    setup = Setup(box, options, civilizations)
    listening = on if on is not None else []
    for hook in listening:
        for seat in hook.machines:
            setup.people[seat] = 0
    for hook in listening:
        if hook.rules > 0:
            setup.more_rules = c.rule_of_module(hook.number, hook.rules) - c.RULES
        hook.change(setup)
    hooks = Hooks(ACTIONS, listening)  # a hook may find that there is nothing to do for it
    at = Fields(box, chart, setup)
    for hook in hooks.on:
        hook.declare(at)
    return Position(box, chart, setup, at, hooks, rng, at.nothing())


def _draw_civilizations(box: Box, wanted: list[int], rng: Rng) -> list[int]:
    """No two the same; who did not choose gets one at random (MO-SETUP-03)."""
    free = [int(civilization) for civilization in range(box.civilizations) if civilization not in wanted]
    rng.shuffle(free)
    return [civilization if civilization >= 0 else free.pop() for civilization in wanted]


def _draw_first(s: World) -> i64:
    """Who begins (MO-SETUP-01): somebody, if anybody sits at the table at all (MO-AUT-04, MO-MOD-03)."""
    people: list[int] = []
    for seat in range(s.seats):
        if s.is_person(seat):
            people.append(int(seat))
    if not people:
        return 0
    return people[0 if s.option(c.HOST_FIRST) else s.rng.below(len(people))]


def _deal_cities(s: World) -> None:
    """Starting decks are shuffled and Cities dealt, seat by seat (MO-SETUP-09, -10)."""
    each = starting_cards(s.box)
    for seat in range(s.seats):
        s.fill(s.deck(seat), list(range(seat * each, (seat + 1) * each)))
        for hook in s.hooks.on_decked:
            hook.decked(s, seat)
    for seat in range(s.seats):
        s.shuffle(s.deck(seat), s.rng)
        fill_city(s, seat)


def _stack_development_deck(s: World) -> None:
    """The eras are shuffled apart, the last at the bottom (MO-SETUP-04 to -07)."""
    eras: list[list[int]] = [[], [], [], []]
    for card in range(s.seats * starting_cards(s.box), s.at.cards):
        deck = i64(s.box.card_deck[i64(s.kinds[card])])
        if deck >= c.ERA_1 and (deck != c.RENAISSANCE or s.option(c.RENAISSANCE_ON)):
            eras[deck - c.ERA_1].append(card)
    for era in range(i64(len(eras))):
        _settle_alternatives(s, eras[era])
        for hook in s.hooks.on_stacked:
            hook.stacked(s, era + c.ERA_1, eras[era])
        s.rng.shuffle(eras[era])
    stack: list[int] = []
    for cards in eras:
        stack = cards + stack
    s.fill(s.at.future, stack)


def _settle_alternatives(s: World, era: list[int]) -> None:
    """Alternative Wonders are left out, or replace a Wonder of their era at random."""
    if not era or s.setup.all_wonders:
        return
    deck = int(s.box.card_deck[i64(s.kinds[era[0]])])
    bits = {c.ERA_1: c.ALTERNATIVES_OF_1, c.ERA_2: c.ALTERNATIVES_OF_2, c.ERA_3: c.ALTERNATIVES_OF_3}
    bit = bits.get(deck, 0)
    for card in era.copy():
        if not _is_alternative(s, card):
            continue
        gone = card
        if s.option(c.ALTERNATIVES) & bit:
            wonders = [
                other for other in era if s.kind_of(other) == c.WONDER and not _is_alternative(s, other)
            ]
            gone = wonders[s.rng.below(len(wonders))]
        era.remove(gone)
        s.add(s.at.removed, gone)


def _is_alternative(s: World, card: i64) -> bool:
    return i64(s.box.alternative[i64(s.kinds[card])]) == 1


def _lay_tokens(s: World, values: list[int]) -> None:
    """On each Province a token of the value on the map, and without a Market a Production token (MO-MAP-04, -09)."""
    box = s.box
    heaps: list[list[int]] = [[] for _ in range(c.FREE_CITY + 1)]
    for token in range(box.tokens):
        for _ in range(i64(box.token_copies[token])):
            heaps[i64(box.token_value[token])].append(token)
    for heap in heaps:
        s.rng.shuffle(heap)
    for tile in range(s.at.tiles):
        if i64(s.chart.kind[tile]) == c.PROVINCE:
            s.d[s.at.tokens + tile] = i16(heaps[values[tile]].pop())
            s.d[s.at.crate_on + tile] = 1 if i64(s.chart.market[tile]) < 0 else 0


def _fill_markets(s: World) -> None:
    """As many tokens as seats in each Market of the map, at random among its own (MO-MAP-08)."""
    there = [int(s.chart.market[tile]) for tile in range(s.at.tiles)]
    for market in range(s.at.markets):
        tokens = list(range(i64(s.box.bargain_start[market]), i64(s.box.bargain_end[market])))
        s.rng.shuffle(tokens)
        if market in there:
            s.fill(s.stack(market), sorted(tokens[: s.seats]))
