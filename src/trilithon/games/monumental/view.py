"""What a seat may know, built from an allow-list (section 5 of the rules): the only source of what leaves the server.

The order of decks, the backs of tokens, Markets that were not looked at and the generator are simply never read here.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine import lands, shop
from trilithon.games.monumental.engine.cities import is_crossed
from trilithon.games.monumental.engine.display import leaving
from trilithon.games.monumental.engine.in_force import active_policies
from trilithon.games.monumental.engine.layout import RESOURCES
from trilithon.games.monumental.engine.order import seat_in_order
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.scoring import dominates, sheet
from trilithon.games.monumental.engine.slots import under_slot, upper_slot
from trilithon.games.monumental.engine.steps.activate import ACTIVATE_CITY
from trilithon.games.monumental.engine.steps.course import TURN
from trilithon.games.monumental.engine.steps.held_card import HELD_CARD
from trilithon.games.monumental.engine.steps.look import LOOK
from trilithon.games.monumental.left_out import deck_of, wonders_left_out
from trilithon.games.monumental.module import modules_on
from trilithon.games.monumental.names import CATEGORIES, COUNTS, TILES
from trilithon.games.monumental.news import met
from trilithon.games.monumental.words.conquest_prices import shortage, usual_price
from trilithon.games.monumental.words.moving import unit_shown
from trilithon.games.monumental.words.shared import card_id
from trilithon.games.monumental.words.table import WORDS
from trilithon.games.monumental.words.things import basic_thing, display_thing, policies_of, policy_thing
from trilithon.kernel.engine.state import NOBODY
from trilithon.kernel.patching import things
from trilithon.kernel.words import frames

DECKS = {c.ERA_1: "1", c.ERA_2: "2", c.RENAISSANCE: "renaissance", c.ERA_3: "3"}


def view(s: Position, seat: int) -> dict[str, Any]:
    on = modules_on(s)
    return {
        "seat": None if seat == NOBODY else seat,
        "to_move": None if s.to_move == NOBODY else s.to_move,
        "asked": s.step().name if s.depth() else None,
        "asked_about": WORDS[int(s.step().number)].shown(s) if s.depth() else {},
        "turn": {
            "active": s.active(),
            "phase": s.phase(),
            "round": s.round_number(),
            "first": s.first(),
            "left": s.turns_left() if s.turns_left() >= 0 else None,
            "left_of": _turns_left(s),
        },
        "map": {
            "line": s.chart.text,
            "tiles": [_tile(s, tile) for tile in range(s.at.tiles)],
            **_together(module.map_view(s) for module in on),
        },
        "marching": _marching(s),
        "display": _display(s),
        "leaving": leaving(s),
        "basics": [
            {"card": s.box.card_ids[kind], "left": s.d[s.at.left + pile]}
            for pile, kind in enumerate(s.box.basics)
        ],
        "deck": {"left": s.size(s.at.future), "eras": _eras(s), "era": _latest_era(s)},
        "past": [card_id(s, card) for card in s.items(s.at.past)],
        "removed": [card_id(s, card) for card in s.items(s.at.removed) if s.kind_of(card) != c.OTHER],
        "held": _held(s),
        "markets": [_market(s, market, seat) for market in _markets_there(s)],
        "players": [_player(s, owner, seat) for owner in range(s.seats)],
        "prices": None if seat == NOBODY else _prices(s, seat),
        "costs": {} if seat == NOBODY else _costs(s, seat),
        "next_crossings": None if seat == NOBODY else _next_crossings(s, seat),
        **_together(module.table_view(s, seat) for module in on),
        **({"modules": met(s, seat)} if on else {}),
    }


def _turns_left(s: Position) -> list[int] | None:
    """Turns that each seat has still to come, this one not counted; None while the end is not in sight."""
    left = s.turns_left()
    if left < 0:
        return None
    place = s.place_in_order(s.active()) - 1
    order = [seat_in_order(s, (place + wait) % s.seats) for wait in range(1, left + 1)]
    return [order.count(seat) for seat in range(s.seats)]


def _next_crossings(s: Position, seat: int) -> dict[str, Any] | None:
    """Whoever waits can think ahead: what rows and columns of the own City would bring if it were that seat's turn now.
    None in its own turn, where none comes, and in rounds while its City is still active."""
    if s.phase() == 0 or s.active() == seat or s.to_move == NOBODY or not _turn_comes(s, seat):
        return None
    later = s.copy()
    assert isinstance(later, Position)
    while later.depth():
        later.drop()
    if s.in_rounds():
        later.d[s.at.active] = seat
        ACTIVATE_CITY.push(later, seat)
    else:
        TURN.push(later, seat)
    later.run()
    if not later.is_on_top(ACTIVATE_CITY):
        return None
    crossings: dict[str, Any] = WORDS[int(ACTIVATE_CITY.number)].shown(later)["crossings"]
    return crossings


def _turn_comes(s: Position, seat: int) -> bool:
    """In rounds as long as others are activating before it."""
    if s.in_rounds():
        return s.phase() == c.ACTIVATING and s.place_in_order(seat) > s.place_in_order(s.active())
    left = _turns_left(s)
    return left is None or left[seat] > 0


def _together(parts: Iterable[dict[str, Any]]) -> dict[str, Any]:
    """What modules add."""
    return {name: part for parts_of_one in parts for name, part in parts_of_one.items()}


# -- the map -----------------------------------------------------------------------------------------------


def _tile(s: Position, tile: int) -> dict[str, Any]:
    kind = s.chart.kind[tile]
    shown: dict[str, Any] = {"id": s.chart.names[tile], "kind": TILES[kind]}
    if kind == c.WATER:
        return shown
    owner, wonder = s.owner(tile), s.wonder_on(tile)
    explorers = [(seat, which) for seat in range(s.seats) for which in range(s.at.explorers)]
    shown |= {
        "owner": owner if owner >= 0 else None,
        "soldiers": sum(s.units(tile, unit) for unit, kind in enumerate(s.setup.units) if kind.is_soldier),
        **_named_units(s, tile, owner),
        "explorers": [seat for seat, which in explorers if s.explorer(seat, which) == tile],
        "wonder": s.box.card_ids[wonder] if wonder >= 0 else None,
    }
    if kind == c.CAPITAL:
        return shown
    market = s.chart.market[tile]
    return shown | {
        "terrain": int(s.chart.terrain[tile]),
        "coastal": bool(s.chart.coastal[tile]),
        "outpost": bool(s.d[s.at.outposts + tile]),
        "crate": bool(s.d[s.at.crate_on + tile]),
        "market": s.box.market_ids[market] if market >= 0 else None,
        "token": _front(s, s.token(tile)),
        "units": lands.units_needed(s, tile),
        "defence": _defence(s, tile),
        **_together(module.tile_view(s, tile) for module in modules_on(s)),
    }


def _named_units(s: Position, tile: int, owner: int) -> dict[str, int | None]:
    """Of kinds of which a seat has one: whose stands there; of Soldiers that a module has made more of: how many."""
    found: dict[str, int | None] = {}
    for unit in range(s.at.kinds_of_units):
        kind, n = s.setup.units[unit], s.units(tile, unit)
        if kind.is_single:
            found[kind.name] = owner if n else None
        elif unit != c.SOLDIER:
            found[kind.name] = n
    return found


def _front(s: Position, token: int) -> dict[str, Any] | None:
    """The side of an Exploration token that lies up (MO-MAP-10)."""
    if token < 0:
        return None
    value = s.box.token_value[token]
    if value != c.FREE_CITY:
        return {"barbarian": value}
    return {"free_city": _goods([int(s.box.token_price[token * c.BASICS + at]) for at in range(c.BASICS)])}


def _defence(s: Position, tile: int) -> dict[str, int]:
    """The sum of MO-CONQ-04 to -07, broken down."""
    owner, token = s.owner(tile), s.token(tile)
    parts = {"terrain": int(s.chart.terrain[tile])}
    parts |= _together(module.defence_view(s, tile) for module in modules_on(s))
    if token >= 0:
        value = int(s.box.token_value[token])
        return parts | ({"barbarian": value} if value != c.FREE_CITY else {})
    if s.wonder_on(tile) >= 0:
        parts["wonder"] = c.WONDER_DEFENCE
    if owner >= 0:
        for unit in range(s.at.kinds_of_units):
            kind = s.setup.units[unit]
            name = "soldiers" if unit == c.SOLDIER else kind.name
            parts[name] = parts.get(name, 0) + s.units(tile, unit) * kind.defence
        parts["outpost"] = c.OUTPOST_DEFENCE * s.d[s.at.outposts + tile]
        parts["policy"] = lands.defence_by_rules(s, owner, tile)
    return {what: n for what, n in parts.items() if n or what == "terrain"}


def _marching(s: Position) -> list[dict[str, Any]]:
    """Units that were named for the conquest under way, the Warlord first."""
    return [
        {"tile": s.chart.names[tile], **unit_shown(s, unit)}
        for unit in reversed(range(s.at.kinds_of_units))
        for tile in s.items(s.march(unit))
    ]


# -- cards for all -------------------------------------------------------------------------------------------


def _display(s: Position) -> list[list[str | None]]:
    """Rows from left, the newest, to right, the oldest."""
    width = s.setup.width
    cards = [s.on_display(place) for place in range(s.setup.rows * width)]
    shown = [card_id(s, card) if card >= 0 else None for card in cards]
    return [shown[row * width : (row + 1) * width] for row in range(s.setup.rows)]


def _eras(s: Position) -> list[dict[str, Any]]:
    """How many cards of each era are still to come, the next era first."""
    eras: list[dict[str, Any]] = []
    for card in reversed(s.items(s.at.future)):
        era = DECKS[int(s.box.card_deck[int(s.kinds[card])])]
        if not eras or eras[-1]["era"] != era:
            eras.append({"era": era, "left": 0})
        eras[-1]["left"] += 1
    return eras


def _latest_era(s: Position) -> str:
    """The last Era of which cards have been dealt (MO-MOD-10). Wonders that are out of the game now were dealt and
    given up, unless they never were in it."""
    removed = s.items(s.at.removed)
    somewhere = set(things(s, c.CARD)) - {*s.items(s.at.future), *removed}
    given_up = {card for card in removed if s.kind_of(card) == c.WONDER}.difference(wonders_left_out(s))
    dealt = {deck_of(s, card) for card in somewhere | given_up}
    return DECKS[max(dealt & set(DECKS), default=c.ERA_1)]


def _held(s: Position) -> list[dict[str, Any]]:
    """Drawn cards that are being used: all have seen them (MO-EFF-22)."""
    return [
        {"card": card_id(s, frame.values["card"]), "fresh": frame.values["state"] == c.HELD_FRESH}
        for frame in reversed(frames(s))
        if frame.step is HELD_CARD
    ]


def _markets_there(s: Position) -> list[int]:
    """On this map, in the order of the box."""
    return sorted(int(s.chart.market[int(tile)]) for tile in s.chart.market_tiles)


def _market(s: Position, market: int, viewer: int) -> dict[str, Any]:
    ids, stack, buyers = s.box.bargain_ids, s.items(s.stack(market)), s.items(s.buyers(market))
    shown: dict[str, Any] = {"id": s.box.market_ids[market], "left": len(stack), "buyers": buyers}
    if _is_looking(s, viewer, market):
        shown["open"] = [ids[token] for token in stack]
    elif viewer in buyers:
        shown["seen"] = [ids[token] for token in _remembered(s, market, viewer)]
    return shown


def _is_looking(s: Position, viewer: int, market: int) -> bool:
    return s.is_on_top(LOOK) and s.whose() == viewer and s.get(LOOK.market) == market


def _remembered(s: Position, market: int, viewer: int) -> list[int]:
    """What the viewer left in the stack, without what it has since seen being used by others."""
    buyers = s.items(s.buyers(market))
    later = buyers[buyers.index(viewer) + 1 :]
    hidden = [s.bargain(seat, market) for seat in later if not _is_used(s, seat, market)]
    return sorted([*s.items(s.stack(market)), *hidden])


def _is_used(s: Position, seat: int, market: int) -> bool:
    """The token that a seat has from a Market."""
    return bool(s.d[s.at.bargains_used + seat * s.at.markets + market])


# -- players ---------------------------------------------------------------------------------------------------


def _player(s: Position, owner: int, viewer: int) -> dict[str, Any]:
    at, work, capital = s.at, s.work(owner), s.capital(owner)
    gained = [int(s.d[at.gained + owner * c.TALLIES + resource]) for resource in range(c.TALLIES)]
    developed = s.items(s.developed(owner))
    ids = s.box.policy_ids
    player: dict[str, Any] = {
        "civilization": s.box.civilization_ids[s.civilization(owner)],
        "place": s.place_in_order(owner),
        "points": dict(zip(columns(s), sheet(s)[owner], strict=True)),
        "counts": {what: s.count(owner, which) for which, what in enumerate(COUNTS)},
        "leads": [what for which, what in enumerate(COUNTS) if dominates(s, owner, which)],
        "asked_prices": {
            "policy": shop.price_of_policy(s, owner),
            "progress": shop.price_of_progress(s, owner),
            "finish": shop.price_to_finish(s, owner) if s.work(owner) >= 0 else None,
        },
        "goods": {name: s.has(owner, resource) for resource, name in enumerate(RESOURCES)},
        "gained": dict(zip(RESOURCES, gained, strict=False)),
        "crates": s.d[at.crates + owner],
        "bargains": _bargains(s, owner, viewer),
        "city": [_space(s, owner, space) for space in range(c.SPACES)],
        "crossed": _crossed(s, owner),
        "deck": {"left": s.size(s.deck(owner)), "top": _known_top(s, owner)},
        "discards": s.size(s.discard_pile(owner)),
        "archive": [card_id(s, card) for card in s.items(s.archive(owner))],
        "work": card_id(s, work) if work >= 0 else None,
        "developed": [ids[policy] for policy in developed],
        "policies": [ids[policy] for policy in policies_of(s, owner) if policy not in developed],
        "active_policies": _active_policies(s, owner),
        "warlord_used": bool(s.d[at.warlord_used + owner]),
        "capital": s.chart.names[capital] if capital >= 0 else None,
        "explorers": [_explorer(s, owner, which) for which in range(at.explorers)],
        "outposts": lands.outposts_in_supply(s, owner),
        "looted": [s.box.token_ids[token] for token in s.items(s.looted(owner))],
        "reinforce": s.d[at.reinforce + owner],
        **_together(module.player_view(s, owner, viewer) for module in modules_on(s)),
    }
    if owner == viewer or s.option(c.OPEN_DISCARDS) or _is_over(s):
        player["discarded"] = sorted(card_id(s, card) for card in s.items(s.discard_pile(owner)))
    return player


def columns(s: Position) -> tuple[str, ...]:
    """What points are given for: by the base game, then by modules that are on."""
    return (*CATEGORIES, *(module.category for module in modules_on(s) if module.category))


def _is_over(s: Position) -> bool:
    """At the end all is open."""
    return not s.depth()


def _space(s: Position, owner: int, space: int) -> dict[str, Any]:
    upper, under = s.card_at(owner, upper_slot(space)), s.card_at(owner, under_slot(space))
    return {"upper": _card(s, upper), "under": _card(s, under)}


def _crossed(s: Position, owner: int) -> str | None:
    """The space where the row and the column meet that are active, as far as that can still be seen."""
    active, there = set(), set()
    for space in range(c.SPACES):
        cards = [s.card_at(owner, slot) for slot in (upper_slot(space), under_slot(space))]
        if any(card >= 0 for card in cards):
            there.add(space)
        if any(card >= 0 and s.is_active(card) for card in cards):
            active.add(space)
    for crossing in range(c.SPACES):
        if active and {space for space in there if is_crossed(space, crossing)} <= active:
            return s.setup.slots[upper_slot(crossing)].name
    return None


def _card(s: Position, card: int) -> dict[str, Any] | None:
    if card < 0:
        return None
    active = s.is_active(card)
    return {"card": card_id(s, card), "active": active, "used": active and s.was_used(card)}


def _known_top(s: Position, owner: int) -> list[str]:
    """Cards on top of the deck that everybody saw being put there, the top one first."""
    deck = s.items(s.deck(owner))
    known = deck[len(deck) - s.d[s.at.known + owner] :]
    return [card_id(s, card) for card in reversed(known)]


def _active_policies(s: Position, owner: int) -> list[dict[str, Any]]:
    """In force now, whosever turn it is (MO-POL-03, MO-LK-17), and whether each was used in this turn."""
    return [
        {"id": s.box.policy_ids[policy], "used": bool(s.d[s.at.policy_used + policy])}
        for policy in active_policies(s, owner)
    ]


def _bargains(s: Position, owner: int, viewer: int) -> list[dict[str, Any]]:
    """Market tokens of a player; where they come from is public, what they are is not before they are used."""
    shown = []
    for market, name in enumerate(s.box.market_ids):
        token = s.bargain(owner, market)
        if token < 0:
            continue
        used = _is_used(s, owner, market)
        is_known = used or owner == viewer or _is_over(s)
        front = s.box.bargain_ids[token] if is_known else None
        shown.append({"market": name, "token": front, "used": used})
    return shown


def _explorer(s: Position, owner: int, which: int) -> dict[str, Any]:
    tile = s.explorer(owner, which)
    pickups = s.d[s.at.pickups + owner * s.at.explorers + which]
    return {"tile": s.chart.names[tile] if tile >= 0 else None, "pickups": pickups}


# -- what things cost the viewer ----------------------------------------------------------------------------------


def _prices(s: Position, seat: int) -> dict[str, Any]:
    """After discounts, in what the card is paid with; of what is there to be bought."""
    cards = [s.on_display(place) for place in range(s.setup.rows * s.setup.width)]
    return {
        "display": [shop.price_of(s, seat, int(s.kinds[card])) if card >= 0 else None for card in cards],
        "basics": [shop.price_of(s, seat, int(kind)) for kind in s.box.basics],
        "conquests": _conquest_prices(s, seat),
        **_together(module.price_view(s, seat) for module in modules_on(s)),
    }


def _costs(s: Position, seat: int) -> dict[str, Any]:
    """Of each thing with a price in one resource: how much of which, how much of that in Gold at least, and what is
    missing after all Gold."""
    places = range(s.setup.rows * s.setup.width)
    shown = {place: int(s.kinds[s.on_display(place)]) for place in places if s.on_display(place) >= 0}
    costs = {display_thing(place): _card_cost(s, seat, kind) for place, kind in shown.items()}
    costs |= {basic_thing(s, pile): _card_cost(s, seat, int(kind)) for pile, kind in enumerate(s.box.basics)}
    costs["science"] = _cost(s, seat, c.SCIENCE, shop.price_of_progress(s, seat))
    if s.work(seat) >= 0:
        costs["work"] = _cost(s, seat, c.PRODUCTION, shop.price_to_finish(s, seat))
    policy = _cost(s, seat, c.CULTURE, shop.price_of_policy(s, seat))
    developed = s.items(s.developed(seat))
    costs |= {policy_thing(s, one): policy for one in policies_of(s, seat) if one not in developed}
    return costs


def _card_cost(s: Position, seat: int, kind: int) -> dict[str, Any]:
    return _cost(s, seat, shop.paid_in(s, kind), shop.price_of(s, seat, kind))


def _cost(s: Position, seat: int, resource: int, n: int) -> dict[str, Any]:
    lacking = max(0, n - s.has(seat, resource))
    gold = min(lacking, s.has(seat, c.GOLD)) if resource < c.BASICS else 0
    return {"resource": RESOURCES[resource], "n": n, "gold": gold, "short": lacking - gold}


def _conquest_prices(s: Position, seat: int) -> dict[str, Any]:
    """Per Province that others hold: Units, the price with all reductions, and how much is missing after all Gold."""
    return {
        s.chart.names[tile]: {
            "units": lands.units_needed(s, tile),
            "price": _goods(usual_price(s, seat, tile)),
            "short": shortage(s, seat, tile),
        }
        for tile in range(s.at.tiles)
        if s.chart.kind[tile] == c.PROVINCE and s.owner(tile) != seat
    }


def _goods(amounts: list[int]) -> dict[str, int]:
    return {RESOURCES[resource]: n for resource, n in enumerate(amounts) if n}
