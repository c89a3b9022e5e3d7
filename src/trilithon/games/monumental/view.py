"""What a seat may know, built from an allow-list (section 5 of the rules): the only source of what leaves the server.

The order of decks, the backs of tokens, Markets that were not looked at and the generator are simply never read here.
"""

from __future__ import annotations

from typing import Any

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine import lands, shop
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.scoring import sheet
from trilithon.games.monumental.frames import FRAMES
from trilithon.games.monumental.names import CATEGORIES, COUNTS, RESOURCES, TILES
from trilithon.games.monumental.notation import card_id, policy_id
from trilithon.kernel.engine.state import NOBODY

DECKS = {c.ERA_1: "1", c.ERA_2: "2", c.RENAISSANCE: "renaissance", c.ERA_3: "3"}


def view(s: Position, seat: int) -> dict[str, Any]:
    return {
        "seat": None if seat == NOBODY else seat,
        "to_move": None if s.to_move == NOBODY else s.to_move,
        "asked": FRAMES[s.agenda[-1]] if s.agenda else None,
        "asked_about": _asked_about(s),
        "turn": {
            "active": s.active,
            "phase": s.phase,
            "round": s.round(),
            "first": s.first,
            "left": s.turns_left if s.turns_left >= 0 else None,
        },
        "map": {"line": s.chart.text, "tiles": [_tile(s, tile) for tile in range(s.chart.tiles)]},
        "marching": [_marching(s, tile) for tile in s.march],
        "display": _display(s),
        "basics": [
            {"card": s.box.card_ids[kind], "left": left}
            for kind, left in zip(s.box.basics, s.piles, strict=True)
        ],
        "deck": {"left": len(s.future), "eras": _eras(s)},
        "past": [card_id(s, card) for card in s.past],
        "removed": [card_id(s, card) for card in s.removed],
        "held": _held(s),
        "markets": [_market(s, market, seat) for market in range(s.box.markets) if market in s.chart.market],
        "players": [_player(s, owner, seat) for owner in range(s.seats)],
        "prices": None if seat == NOBODY else _prices(s, seat),
    }


# -- the map -----------------------------------------------------------------------------------------------


def _tile(s: Position, tile: int) -> dict[str, Any]:
    kind = s.chart.kind[tile]
    shown: dict[str, Any] = {"id": s.chart.names[tile], "kind": TILES[kind]}
    if kind == c.WATER:
        return shown
    owner = s.owner[tile]
    shown |= {
        "owner": owner if owner >= 0 else None,
        "soldiers": s.soldiers[tile],
        "warlord": next((seat for seat in range(s.seats) if s.warlord[seat] == tile), None),
        "explorers": [at // c.EXPLORERS for at, place in enumerate(s.explorers) if place == tile],
        "wonder": s.box.card_ids[s.wonders[tile]] if s.wonders[tile] >= 0 else None,
    }
    if kind == c.CAPITAL:
        return shown
    market = s.chart.market[tile]
    return shown | {
        "terrain": s.chart.terrain[tile],
        "coastal": bool(s.chart.coastal[tile]),
        "outpost": bool(s.outposts[tile]),
        "crate": bool(s.crate_on[tile]),
        "market": s.box.market_ids[market] if market >= 0 else None,
        "token": _front(s, s.tokens[tile]),
        "units": lands.units_needed(s, tile),
        "defence": _defence(s, tile),
    }


def _front(s: Position, token: int) -> dict[str, Any] | None:
    """The side of an Exploration token that lies up (MO-MAP-10)."""
    if token < 0:
        return None
    value = s.box.token_value[token]
    if value != c.FREE_CITY:
        return {"barbarian": value}
    return {"free_city": _goods(s.box.token_price[token])}


def _defence(s: Position, tile: int) -> dict[str, int]:
    """The sum of MO-CONQ-04 to -07, broken down."""
    owner, token = s.owner[tile], s.tokens[tile]
    parts = {"terrain": s.chart.terrain[tile]}
    if token >= 0:
        value = s.box.token_value[token]
        return parts | ({"barbarian": value} if value != c.FREE_CITY else {})
    if s.wonders[tile] >= 0:
        parts["wonder"] = 2
    if owner >= 0:
        parts["soldiers"] = s.soldiers[tile]
        parts["warlord"] = 2 if s.warlord[owner] == tile else 0
        parts["outpost"] = 3 * s.outposts[tile]
        parts["policy"] = lands.defence_by_rules(s, owner, tile)
    return {what: n for what, n in parts.items() if n or what == "terrain"}


def _marching(s: Position, tile: int) -> dict[str, Any]:
    return {"tile": s.chart.names[tile if tile >= 0 else -1 - tile], "warlord": tile < 0}


# -- cards for all -------------------------------------------------------------------------------------------


def _display(s: Position) -> list[list[str | None]]:
    """Rows from left, the newest, to right, the oldest."""
    width = c.DISPLAY // shop.rows(s)
    cards = [card_id(s, card) if card >= 0 else None for card in s.display]
    return [cards[at : at + width] for at in range(0, c.DISPLAY, width)]


def _eras(s: Position) -> list[dict[str, Any]]:
    """How many cards of each era are still to come, the next era first."""
    eras: list[dict[str, Any]] = []
    for card in reversed(s.future):
        era = DECKS[s.box.card_deck[s.kinds[card]]]
        if not eras or eras[-1]["era"] != era:
            eras.append({"era": era, "left": 0})
        eras[-1]["left"] += 1
    return eras


def _held(s: Position) -> list[dict[str, Any]]:
    """Drawn cards that are being used: all have seen them (MO-EFF-22)."""
    return [
        {"card": card_id(s, card), "fresh": state == c.HELD_FRESH}
        for kind, _, card, state, _ in reversed(s.frames())
        if kind == c.HELD_CARD
    ]


def _market(s: Position, market: int, viewer: int) -> dict[str, Any]:
    ids = s.box.market_token_ids[market]
    shown: dict[str, Any] = {
        "id": s.box.market_ids[market],
        "left": len(s.stacks[market]),
        "buyers": list(s.buyers[market]),
    }
    if _is_looking(s, viewer, market):
        shown["open"] = [ids[token] for token in s.stacks[market]]
    elif viewer in s.buyers[market]:
        shown["seen"] = [ids[token] for token in _remembered(s, market, viewer)]
    return shown


def _is_looking(s: Position, viewer: int, market: int) -> bool:
    return bool(s.agenda) and s.agenda[-1] == c.LOOK and s.agenda[-2] == viewer and s.agenda[-3] == market


def _remembered(s: Position, market: int, viewer: int) -> list[int]:
    """What the viewer left in the stack, without what it has since seen being used by others."""
    later = s.buyers[market][s.buyers[market].index(viewer) + 1 :]
    taken = [seat * s.box.markets + market for seat in later]
    hidden = [s.bargains[at] for at in taken if not s.bargains_used[at]]
    return sorted([*s.stacks[market], *hidden])


# -- players ---------------------------------------------------------------------------------------------------


def _player(s: Position, owner: int, viewer: int) -> dict[str, Any]:
    civilization = s.civilization[owner]
    goods = s.goods[owner * c.RESOURCES : (owner + 1) * c.RESOURCES]
    gained = s.gained[owner * c.TALLIES : (owner + 1) * c.TALLIES]
    developed = s.developed[owner]
    player: dict[str, Any] = {
        "civilization": s.box.civilization_ids[civilization],
        "place": s.place_in_order(owner),
        "points": dict(zip(CATEGORIES, sheet(s)[owner], strict=True)),
        "counts": {what: s.count(owner, at) for at, what in enumerate(COUNTS)},
        "goods": dict(zip(RESOURCES, goods, strict=True)),
        "gained": dict(zip(RESOURCES, gained, strict=False)),
        "crates": s.crates[owner],
        "bargains": _bargains(s, owner, viewer),
        "city": [_space(s, owner * c.SPACES + space) for space in range(c.SPACES)],
        "deck": {"left": len(s.decks[owner]), "top": _known_top(s, owner)},
        "discards": len(s.discards[owner]),
        "archive": [card_id(s, card) for card in s.archives[owner]],
        "work": card_id(s, s.work[owner]) if s.work[owner] >= 0 else None,
        "developed": [policy_id(s, owner, policy) for policy in developed],
        "policies": [policy_id(s, owner, at) for at in range(c.POLICIES) if at not in developed],
        "policy_used": bool(developed) and bool(s.policy_used[owner * c.POLICIES + developed[-1]]),
        "warlord_used": bool(s.warlord_used[owner]),
        "capital": s.chart.names[s.capital[owner]] if s.capital[owner] >= 0 else None,
        "explorers": [_explorer(s, owner, which) for which in range(c.EXPLORERS)],
        "outposts": lands.outposts_in_supply(s, owner),
        "looted": [s.box.token_ids[token] for token in s.looted[owner]],
        "reinforce": s.reinforce[owner],
    }
    if owner == viewer or s.options[c.OPEN_DISCARDS] or _is_over(s):
        player["discarded"] = sorted(card_id(s, card) for card in s.discards[owner])
    return player


def _is_over(s: Position) -> bool:
    """At the end all is open."""
    return not s.agenda


def _space(s: Position, at: int) -> dict[str, Any]:
    return {"upper": _card(s, s.city[at]), "under": _card(s, s.under[at])}


def _card(s: Position, card: int) -> dict[str, Any] | None:
    if card < 0:
        return None
    marks = s.marks[card]
    return {"card": card_id(s, card), "active": bool(marks & c.ACTIVE), "used": bool(marks & c.USED)}


def _known_top(s: Position, owner: int) -> list[str]:
    """Cards on top of the deck that everybody saw being put there, the top one first."""
    deck = s.decks[owner]
    known = deck[len(deck) - s.known[owner] :]
    return [card_id(s, card) for card in reversed(known)]


def _bargains(s: Position, owner: int, viewer: int) -> list[dict[str, Any]]:
    """Market tokens of a player; where they come from is public, what they are is not before they are used."""
    shown = []
    for market in range(s.box.markets):
        at = owner * s.box.markets + market
        token = s.bargains[at]
        if token < 0:
            continue
        used = bool(s.bargains_used[at])
        known = used or owner == viewer or _is_over(s)
        id = s.box.market_token_ids[market][token] if known else None
        shown.append({"market": s.box.market_ids[market], "token": id, "used": used})
    return shown


def _explorer(s: Position, owner: int, which: int) -> dict[str, Any]:
    at = owner * c.EXPLORERS + which
    tile = s.explorers[at]
    return {"tile": s.chart.names[tile] if tile >= 0 else None, "pickups": s.pickups[at]}


# -- what things cost the viewer ----------------------------------------------------------------------------------


def _prices(s: Position, seat: int) -> dict[str, Any]:
    """After discounts, in what the card is paid with; of what is there to be bought."""
    display = [shop.price_of(s, seat, s.kinds[card]) if card >= 0 else None for card in s.display]
    return {
        "display": display,
        "basics": [shop.price_of(s, seat, kind) for kind in s.box.basics],
        "finish": shop.price_to_finish(s, seat) if s.work[seat] >= 0 else None,
        "policy": shop.price_of_policy(s, seat),
        "progress": shop.price_of_progress(s, seat),
        "conquests": _conquest_prices(s, seat),
    }


def _conquest_prices(s: Position, seat: int) -> dict[str, Any]:
    """Per Province that others hold: Units, price before and amount of reductions."""
    return {
        s.chart.names[tile]: {
            "units": lands.units_needed(s, tile),
            "price": _goods(lands.conquest_price(s, tile)),
            "less": lands.reduction(s, seat, tile),
        }
        for tile in range(s.chart.tiles)
        if s.chart.kind[tile] == c.PROVINCE and s.owner[tile] != seat
    }


def _goods(amounts: list[int]) -> dict[str, int]:
    return {RESOURCES[resource]: n for resource, n in enumerate(amounts) if n}


def _asked_about(s: Position) -> dict[str, Any]:
    """What the question on top is about, where a client must know more than the moves say."""
    if not s.agenda:
        return {}
    kind, a, b = s.agenda[-1], s.agenda[-3], s.agenda[-4]
    if kind == c.PAY:
        return {"resource": RESOURCES[a], "n": b}
    if kind in (c.UNITS, c.OUTPOST_WITH):
        return {"tile": s.chart.names[a], "n": b}
    if kind == c.MOVE_TO:
        return {"tile": s.chart.names[a], "warlord": b == 1, "free": s.agenda[-5] == 1}
    if kind in (c.SITE, c.KEEP_WONDER):
        return {"card": card_id(s, a)}
    if kind == c.STAYS:
        return {"space": a, "card": card_id(s, b)}
    if kind == c.BENEFIT:
        return {"token": s.box.token_ids[a]}
    if kind == c.LOOK:
        return {"market": s.box.market_ids[a]}
    if kind in (
        c.PAY_ANY,
        c.ARCHIVE,
        c.DISCARD,
        c.EXTRA_SPACE,
        c.FREE_STEP,
        c.UNIT_MOVE,
        c.DESTROY,
        c.REINFORCING,
    ):
        return {"n": a}
    return {}
