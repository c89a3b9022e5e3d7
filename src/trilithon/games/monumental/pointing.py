"""The things on the table by their names for clients (`tile:d4`, `city:0:b2`), and which of them a move is about."""

from __future__ import annotations

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine import lands
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.names import RESOURCES, place_name, space_name
from trilithon.games.monumental.notation import policy_id

# -- what a move is about ----------------------------------------------------------------------------


def about(s: Position, move: int) -> list[str]:
    """Things to light; a click on any of them may mean the move."""
    verb, n = c.verb_of(move), c.argument_of(move)
    seat = s.to_move
    if verb in TILES:
        return [_tile(s, n)]
    if verb in UNITS:
        return [_tile(s, n // 2)]
    if verb in CITY:
        return [city_card(seat, n)]
    if verb in SPACES:
        return _space(s, seat, n)
    if verb in DISPLAY:
        return [f"display:{n + 1}"]
    if verb in PILES:
        return [f"basic:{s.box.card_ids[s.box.basics[n]]}"]
    if verb in POLICIES:
        return [f"policy:{policy_id(s, seat, n)}"]
    if verb in SINGLE:
        return [SINGLE[verb]]
    return _about_rarer(s, seat, verb, n)


TILES = (c.SETTLE, c.CONQUER, c.BUILD_OUTPOST, c.PLACE, c.FROM, c.TO)
UNITS = (c.MARCH, c.REMOVE)
CITY = (c.USE_CARD, c.CHOOSE_CARD)
SPACES = (c.CROSS, c.OPEN_SPACE)
DISPLAY = (c.BUY, c.TAKE_OPEN)
PILES = (c.BUY_BASIC, c.TAKE_BASIC)
POLICIES = (c.DEVELOP_POLICY, c.USE_POLICY, c.COPY_POLICY, c.REPEAT)
SINGLE = {c.END: "end", c.DONE: "end", c.FINISH: "work", c.USE_CRATE: "crate", c.PROGRESS: "science"}


def _about_rarer(s: Position, seat: int, verb: int, n: int) -> list[str]:
    match verb:
        case c.STEP:
            return [*_explorers(s, seat, n // 64), _tile(s, n % 64)]
        case c.PICK_UP | c.LOOK_AT:
            return [*_explorers(s, seat, n), _tile(s, s.explorers[seat * c.EXPLORERS + n])]
        case c.USE_MARKET:
            return [f"market:{s.box.market_ids[n]}"]
        case c.WITH_GOLD:
            return _about_payment(s, n)
        case c.SPEND | c.RECEIVE:
            return [f"resource:{RESOURCES[n]}"]
        case c.SWAP:
            return [f"resource:{RESOURCES[n // 3]}", f"resource:{RESOURCES[n % 3]}"]
        case c.LESS:
            return [f"resource:{RESOURCES[s.agenda[-4]]}"]
        case c.LORD:
            return _about_warlord(s, seat, n)
        case c.KEEP:
            return ["entry:1" if n else "work"]
        case c.KEEP_KNOWLEDGE:
            return ["entry:1" if n else city_card(seat, s.agenda[-3] * 2 + 1)]
        case c.KEEP_TOKEN:
            market = s.agenda[-3]
            return [f"entry:{s.stacks[market].index(n) + 1}", _tile(s, s.chart.market.index(market))]
        case c.FIRST:
            return [f"entry:{n + 1}"]
        case c.OPTION:
            return [f"token:{n}" if s.agenda[-1] == c.BENEFIT else f"entry:{n + 1}"]
        case c.COPY_CARD:
            owner, space = divmod(n // 2, c.SPACES)
            return [city_card(owner, space * 2 + n % 2)]
        case c.USE_HELD:
            return [f"held:{n + 1}"]
        case c.USE_EFFECT:
            return [_place_of_effect(s)]
    raise ValueError(f"{verb} is no verb of Monumental")


def _tile(s: Position, tile: int) -> str:
    return f"tile:{s.chart.names[tile]}"


def city_card(seat: int, place: int) -> str:
    return f"city:{seat}:{place_name(place)}"


def _space(s: Position, seat: int, space: int) -> list[str]:
    """A whole space: also the Knowledge in it, if there is one."""
    things = [city_card(seat, space * 2)]
    if s.under[seat * c.SPACES + space] >= 0:
        things.append(city_card(seat, space * 2 + 1))
    return things


def _explorers(s: Position, seat: int, which: int) -> list[str]:
    """Of two that are the same to everybody only one has moves; either can be pointed at."""
    if lands.is_like_first(s, seat):
        return ["explorer:1", "explorer:2"]
    return [f"explorer:{which + 1}"]


def _about_payment(s: Position, gold: int) -> list[str]:
    resource, n = s.agenda[-3], s.agenda[-4]
    things = [f"resource:{RESOURCES[resource]}"] if gold < n else []
    return [*things, "resource:gold"] if gold else things


def _about_warlord(s: Position, seat: int, goes: int) -> list[str]:
    if s.agenda[-1] == c.OUTPOST_WITH:
        return [_tile(s, s.agenda[-3])]
    return [_tile(s, s.warlord[seat])] if goes else ["end"]


def _place_of_effect(s: Position) -> str:
    """Where the card or Policy lies whose effect may be used."""
    ability, card = s.agenda[-3], s.agenda[-5]
    if ability >= s.box.cards:
        return f"policy:{s.box.policy_ids[ability - s.box.cards]}"
    held = held_cards(s)
    if card in held:
        return f"held:{held.index(card) + 1}"
    places = [at * 2 for at, other in enumerate(s.city) if other == card]
    places += [at * 2 + 1 for at, other in enumerate(s.under) if other == card]
    if places:
        owner, space = divmod(places[0] // 2, c.SPACES)
        return city_card(owner, space * 2 + places[0] % 2)
    return "entry:1"


# -- everything that can be pointed at ---------------------------------------------------------------


def held_cards(s: Position) -> list[int]:
    """Drawn cards that wait, the first one first."""
    return [card for kind, _, card, _, _ in reversed(s.frames()) if kind == c.HELD_CARD]


def targets(s: Position) -> list[str]:
    """All that lies on the table in front of the seat to move."""
    seat = s.to_move if s.agenda else 0
    things = [f"tile:{name}" for name in s.chart.names]
    for owner in range(s.seats):
        for space in range(c.SPACES):
            things += _space(s, owner, space)
    things += [f"display:{place + 1}" for place in range(c.DISPLAY)]
    things += [f"basic:{s.box.card_ids[kind]}" for kind in s.box.basics]
    things += ["work", "crate", "science", "end"]
    for owner in range(s.seats):
        shown = range(c.POLICIES) if owner == seat else s.developed[owner]
        things += [f"policy:{policy_id(s, owner, policy)}" for policy in shown]
    things += [f"explorer:{which + 1}" for which in range(c.EXPLORERS)]
    things += [f"market:{s.box.market_ids[market]}" for market in s.chart.market if market >= 0]
    things += [f"resource:{name}" for name in RESOURCES]
    things += [f"held:{n + 1}" for n in range(len(held_cards(s)))]
    if s.agenda and s.agenda[-1] == c.BENEFIT:
        things += ["token:0", "token:1"]
    things += [f"entry:{n + 1}" for n in range(_entries(s))]
    return things


def _entries(s: Position) -> int:
    """How many things without a place of their own the question offers."""
    if not s.agenda:
        return 0
    kind, a = s.agenda[-1], s.agenda[-3]
    if kind == c.ORDER:
        return a
    if kind == c.CHOOSE:
        return len(s.box.choices[a])
    if kind == c.LOOK:
        return len(s.stacks[a])
    if kind == c.EFFECT:
        return 1 if _place_of_effect(s) == "entry:1" else 0
    return 1 if kind in (c.KEEP_WONDER, c.STAYS) else 0


def space_of(name: str) -> int:
    """The place in a City of a name as in `b2-under`: space * 2, + 1 for the Knowledge there."""
    space, _, under = name.partition("-")
    return [space_name(at) for at in range(c.SPACES)].index(space) * 2 + (1 if under else 0)
