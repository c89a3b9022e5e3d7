"""Names for the engine's small integers, as they stand in positions, notation and views."""

from __future__ import annotations

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.tables import CARD_NAMES

CARDS = tuple(CARD_NAMES)
SACRIFICES = CARDS[c.OFFERINGS : c.TEMPLES + 1]
CATEGORIES = ("gods", "columns", "half_gods", "pietalte", "ending")

FRAMES: dict[int, tuple[str, tuple[str, ...]]] = {
    c.EPOCH: ("epoch", ()),
    c.TRAIT: ("trait", ()),
    c.TEMPLE: ("temple", ()),
    c.GIFTS: ("gifts", ()),
    c.BONUS: ("bonus", ()),
    c.BONUS_REST: ("bonus_rest", ()),
    c.TURN: ("turn", ()),
    c.END_TURN: ("end_turn", ()),
    c.END_ROUND: ("end_round", ()),
    c.TO_BOX: ("to_box", ("god",)),
    c.DRAW_PILE: ("draw_pile", ("n",)),
    c.HALF_GOD: ("half_god", ("n", "source")),
    c.GODS_FROM_STACK: ("gods_from_stack", ("n", "chain")),
    c.SPECIAL_MONEY: ("special_money", ("n",)),
    c.RESORT: ("resort", ("highest_first",)),
    c.TAKE_RESERVE: ("take_reserve", ("columns", "feet")),
    c.HAND_TO: ("hand_to", ("n",)),
    c.REVEAL_GOD: ("reveal_god", ()),
    c.SPEND: ("spend", ("money",)),
    c.CHOOSE: ("choose", ("list",)),
    c.REVEALED: ("revealed", ("god",)),
    c.DISCARD: ("discard", ("down_to",)),
    c.SWAP: ("swap", ()),
    c.UPGRADE: ("upgrade", ("symbols",)),
    c.RESERVE: ("reserve", ("columns", "feet")),
    c.FREE_COLUMN: ("free_column", ("n",)),
    c.PICK_BONUS: ("pick_bonus", ()),
    c.ACTION: ("action", ()),
    c.CARDS: ("cards", ("big_foot",)),
    c.PLACE: ("place", ()),
    c.FOLLOW: ("follow", ()),
    c.LOOT: ("loot", ()),
    c.PLAY_MONEY: ("play_money", ()),
    c.BUY: ("buy", ("placing",)),
    c.PAY: ("pay", ("place",)),
    c.DRAW: ("draw", ("mandatory", "optional")),
    c.TRAITERA: ("traitera", ("copies",)),
}
"""Every frame of the agenda: its name, and the names of its parameters a and b (`god` is an index of a god)."""
