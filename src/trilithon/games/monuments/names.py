"""Names of the engine's numbers, as views, positions and moves have them."""

from __future__ import annotations

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine import telling

KINDS = tuple(telling.KIND_NAMES)
TERRAINS = tuple(telling.TERRAIN_NAMES)
HEXES = ("land", "monument", "water")
UNITS = ("worker", "armed", "army", "airforce", "horse", "navy")
BUILDABLE = tuple(telling.BUILDING_NAMES)
BUILDINGS = BUILDABLE[: c.BUILDINGS]
PIECES = tuple(telling.PIECE_NAMES)
"""In supply or locked."""
CARDS = tuple(telling.CARD_NAMES)
CATEGORIES = ("layers", "resources", "workers", "land", "power", "upgrades", "quests", "bonus", "extra")
DEEDS = (
    "bridges",
    "ferries",
    "buildings",
    "repaired",
    "trades",
    "produced",
    "populated",
    "trained",
    "forged",
    "attacks_won",
    "defences_won",
)
FRAMES = {
    c.GAIN_KIND: "gain_kind",
    c.UNLOCK: "unlock",
    c.TAKE_BACK: "take_back",
    c.DRAW_QUESTS: "draw_quests",
    c.MOVEMENT: "movement",
    c.TURN: "turn",
    c.NEXT_TURN: "next_turn",
    c.DEAL: "deal",
    c.TURN_GREEN: "turn_green",
    c.BUILT: "built",
    c.REPAIRED: "repaired",
    c.LAYER_PAID: "layer_paid",
    c.LAYER_RAISED: "layer_raised",
    c.TRAINED: "trained",
    c.FORGED: "forged",
    c.TRADED: "traded",
    c.RETURN_QUESTS: "return_quests",
    c.END_MOVEMENT: "end_movement",
    c.ROLL: "roll",
    c.AFTER_DAMAGE: "after_damage",
    c.AFTER_RETREAT: "after_retreat",
    c.BATTLE_OVER: "battle_over",
    c.ACTION_OVER: "action_over",
    c.CHOOSE_CIVILIZATION: "civilization",
    c.KEEP_START_QUEST: "start_quest",
    c.START_RESOURCE: "start_resource",
    c.PLAY_CARD: "card",
    c.PAY: "pay",
    c.WHICH_UPGRADE: "upgrade",
    c.ACTIVATE: "activate",
    c.STEP: "step",
    c.CARGO: "cargo",
    c.WHERE_PRODUCE: "produce",
    c.WHICH_PRODUCE: "produce_kind",
    c.WHAT_BUILD: "build",
    c.WHERE_POPULATE: "populate",
    c.WHICH_SACRIFICE: "sacrifice",
    c.WHICH_COMMON: "common",
    c.WHICH_OPTION: "personal",
    c.WHERE_WORKER: "place_worker",
    c.WHERE_TOKEN: "place_token",
    c.WHICH_TOKEN: "token_kind",
    c.WHICH_UNLOCK: "unlock_any",
    c.FREE_BUILD: "free_build",
    c.FREE_TRAIN: "free_train",
    c.WHAT_TRAIN: "train",
    c.WHERE_NAVY: "place_navy",
    c.GIVE_WEAPON: "weapon",
    c.WHICH_TARGET: "target",
    c.WHICH_ATTACKER: "attackers",
    c.LOSE: "lose",
    c.RETREAT: "retreat",
    c.OCCUPY: "occupy",
    c.KEEP_QUESTS: "keep_quests",
    c.WHICH_TRADE: "trade",
    c.TRADE_FOR: "trade_for",
    c.TRADE_TO: "trade_to",
    c.LAST_WINDOW: "last_window",
}
"""Everything that can lie on the agenda."""
