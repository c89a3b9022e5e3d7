"""Moves as short, stable text: `activate b2`, `buy 3 granary`, `conquer d4`, `gold 2`."""

from __future__ import annotations

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.cities import card_at
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.names import RESOURCES, place_name, space_name

WORDS = {
    c.END: "end",
    c.DONE: "done",
    c.FINISH: "finish",
    c.USE_CRATE: "crate",
    c.PROGRESS: "progress",
    c.USE_EFFECT: "use",
}
"""Moves that have no argument."""

TILE_WORDS = {
    c.SETTLE: "settle",
    c.CONQUER: "conquer",
    c.BUILD_OUTPOST: "outpost",
    c.PLACE: "place",
    c.FROM: "from",
    c.TO: "to",
}
UNIT_WORDS = {c.MARCH: "march", c.REMOVE: "remove"}
POLICY_WORDS = {
    c.DEVELOP_POLICY: "develop",
    c.USE_POLICY: "policy",
    c.COPY_POLICY: "copy",
    c.REPEAT: "repeat",
}
RESOURCE_WORDS = {c.SPEND: "spend", c.RECEIVE: "receive"}
NUMBER_WORDS = {c.WITH_GOLD: "gold", c.LESS: "less"}
CITY_WORDS = {c.USE_CARD: "use", c.CHOOSE_CARD: "card"}


def write_move(s: Position, move: int) -> str:
    """A legal move of this position."""
    verb, n = c.verb_of(move), c.argument_of(move)
    seat = s.to_move
    if verb in WORDS:
        return WORDS[verb]
    if verb in TILE_WORDS:
        return f"{TILE_WORDS[verb]} {s.chart.names[n]}"
    if verb in UNIT_WORDS:
        return f"{UNIT_WORDS[verb]} {s.chart.names[n // 2]}{' warlord' if n % 2 else ''}"
    if verb in POLICY_WORDS:
        return f"{POLICY_WORDS[verb]} {policy_id(s, seat, n)}"
    if verb in RESOURCE_WORDS:
        return f"{RESOURCE_WORDS[verb]} {RESOURCES[n]}"
    if verb in NUMBER_WORDS:
        return f"{NUMBER_WORDS[verb]} {n}"
    if verb in CITY_WORDS:
        return f"{CITY_WORDS[verb]} {place_name(n)} {card_id(s, card_at(s, seat, n))}"
    return _write_rarer(s, verb, n)


def _write_rarer(s: Position, verb: int, n: int) -> str:
    match verb:
        case c.CROSS:
            return f"activate {space_name(n)}"
        case c.OPEN_SPACE:
            return f"open {space_name(n)}"
        case c.BUY:
            return f"buy {n + 1} {card_id(s, s.display[n])}"
        case c.TAKE_OPEN:
            return f"take {n + 1} {card_id(s, s.display[n])}"
        case c.BUY_BASIC:
            return f"buy {s.box.card_ids[s.box.basics[n]]}"
        case c.TAKE_BASIC:
            return f"take {s.box.card_ids[s.box.basics[n]]}"
        case c.STEP:
            return f"explorer {n // 64 + 1} {s.chart.names[n % 64]}"
        case c.PICK_UP:
            return f"pick {n + 1}"
        case c.LOOK_AT:
            return f"look {n + 1}"
        case c.USE_MARKET:
            return f"market {s.box.market_ids[n]}"
        case c.KEEP_TOKEN:
            return f"keep {s.box.market_token_ids[s.agenda[-3]][n]}"
        case c.SWAP:
            return f"swap {RESOURCES[n // 3]} {RESOURCES[n % 3]}"
        case c.KEEP:
            return f"keep {card_id(s, s.agenda[-3] if n else s.work[s.to_move])}"
        case c.KEEP_KNOWLEDGE:
            under = s.under[s.to_move * c.SPACES + s.agenda[-3]]
            return f"stays {'new' if n else 'old'} {card_id(s, s.agenda[-4] if n else under)}"
        case c.LORD:
            return "with warlord" if n else "without warlord"
        case c.FIRST:
            return f"effect {n + 1}"
        case c.OPTION:
            return f"choose {n + 1}"
        case c.USE_HELD:
            return f"draw {n + 1} {card_id(s, held_card(s, n))}"
        case c.COPY_CARD:
            card = s.under[n // 2] if n % 2 else s.city[n // 2]
            owner, space = divmod(n // 2, c.SPACES)
            return f"copy {owner + 1} {place_name(space * 2 + n % 2)} {card_id(s, card)}"
    raise ValueError(f"{verb} is no verb of Monumental")


def card_id(s: Position, card: int) -> str:
    return s.box.card_ids[s.kinds[card]]


def policy_id(s: Position, seat: int, policy: int) -> str:
    return s.box.policy_ids[s.civilization[seat] * c.POLICIES + policy]


def held_card(s: Position, index: int) -> int:
    """A drawn card that waits below the top frame; 0 is the one right below."""
    return s.agenda[len(s.agenda) - 10 - index * 5 + 2]
