"""Turns the content into the integer tables the engine runs on."""

from __future__ import annotations

from collections.abc import Sequence

from trilithon.games.pantheon import schema as x
from trilithon.games.pantheon.board import COLUMN, LOOT, START, Map, read_map
from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.tables import Tables
from trilithon.games.pantheon.glossary import describe, name
from trilithon.games.pantheon.names import CARDS
from trilithon.kernel import hexes
from trilithon.kernel.hexes import Cell, to_cell, to_hex

LIVES = {"once": c.ONCE, "permanent": c.PERMANENT, "single_use": c.SINGLE_USE}
USES = {COLUMN: c.COLUMN_HEX, START: c.START_HEX, LOOT: c.LOOT_HEX}
HALF_GOD_SOURCES = {"pool_highest": c.POOL, "stack": c.STACK, "by_way": c.BY_WAY}


def tabulate(content: x.Content) -> Tables:
    t = Tables()
    t.choices = []
    t.choice_texts = []
    map = read_map(content.board[0], content.nation)
    _board(t, map, content)
    _gods(t, content.god)
    _loot(t, content.loot)
    _bonus(t, content.bonus)
    _nations(t, content.nation)
    _cards(t, content)
    _numbers(t, content)
    return t


def _board(t: Tables, map: Map, content: x.Content) -> None:
    cells = list(map.ground)
    index = {cell: i for i, cell in enumerate(cells)}
    t.hexes = len(cells)
    t.hex_names = [hexes.name(cell) for cell in cells]
    t.use = [USES.get(ground.use, c.PLAIN) for ground in map.ground.values()]
    t.neighbours = [index.get(to_cell(near), -1) for cell in cells for near in hexes.neighbours(to_hex(cell))]
    axial = [to_hex(cell) for cell in cells]
    t.distances = [[hexes.distance(a, b) for b in axial] for a in axial]
    t.jumps = [_jumps(map, cell, index) for cell in cells]
    t.start_of = []
    t.loot_of = []
    t.mark_of = []
    for nation in content.nation:
        start = map.start(nation.id)
        t.start_of.append(-1 if start is None else index[start])
        t.loot_of.append([index[cell] for cell, _ in map.loot(nation.id)])
        t.mark_of.append([mark for _, mark in map.loot(nation.id)])


def _jumps(map: Map, origin: Cell, index: dict[Cell, int]) -> list[int]:
    """All pairs (over, landing): landing touches over and lies exactly two steps from the origin (PA-JUMP-02)."""
    pairs: list[int] = []
    for over in map.neighbours(origin):
        for landing in map.neighbours(over):
            if hexes.distance(to_hex(origin), to_hex(landing)) == 2:
                pairs += [index[over], index[landing]]
    return pairs


# -- effects ---------------------------------------------------------------------------------------


def _passives(effects: Sequence[x.AnyEffect]) -> list[int]:
    passives = [0] * c.PASSIVES
    for effect in effects:
        match effect:
            case x.PassiveSteps():
                passives[c.STEPS] += effect.n
            case x.PassiveMoney():
                passives[c.COINS] += effect.n
            case x.PassiveDraw():
                passives[c.DRAWS] += effect.n
            case x.PassivePrepCards():
                passives[c.PREPARATION_CARDS] += effect.n
            case x.PassiveJump():
                passives[c.JUMPS] += effect.n
            case x.ScoreBestLevel():
                passives[c.BEST_LEVEL] += 1
            case x.ExtraAction():
                passives[c.EXTRA_ACTIONS] += 1
    return passives


def _code(t: Tables, effects: Sequence[x.AnyEffect]) -> list[int]:
    """Effects that happen, as frames of the agenda without the seat: kind, a, b, 0."""
    code: list[int] = []
    for effect in effects:
        match effect:
            case x.TakeReserve(mode="all"):
                code += [c.TAKE_RESERVE, effect.columns, effect.feet, 0]
            case x.TakeReserve():
                code += [c.RESERVE, effect.columns, effect.feet, 0]
            case x.HalfGod():
                code += [c.HALF_GOD, effect.n, HALF_GOD_SOURCES[effect.source], 0]
            case x.GodsFromStack():
                code += [c.GODS_FROM_STACK, effect.n, int(effect.chain), 0]
            case x.PlaceColumnFree():
                code += [c.FREE_COLUMN, effect.n, 0, 0]
            case x.UpgradeSacrifice():
                code += [c.UPGRADE, effect.n, 0, 0]
            case x.DrawPile():
                code += [c.DRAW_PILE, effect.n, 0, 0]
            case x.SpecialMoney():
                code += [c.SPECIAL_MONEY, effect.n, 0, 0]
            case x.HandTo():
                code += [c.HAND_TO, effect.n, 0, 0]
            case x.SwapReserve():
                code += [c.SWAP, 0, 0, 0]
            case x.ResortSpecial():
                code += [c.RESORT, int(effect.order == "descending"), 0, 0]
            case x.SpendMoney():
                code += [c.SPEND, effect.n, 0, 0]
            case x.RevealGodTopCost():
                code += [c.REVEAL_GOD, 0, 0, 0]
            case x.Choose():
                t.choices.append([_code(t, alternative) for alternative in effect.of])
                t.choice_texts.append([describe(alternative) for alternative in effect.of])
                code += [c.CHOOSE, len(t.choices) - 1, 0, 0]
    return code


def _pool(effects: Sequence[x.AnyEffect]) -> int:
    """Half gods that wait in the open pool for whoever takes this tile (PA-PREP-06)."""
    return sum(effect.n for effect in effects if isinstance(effect, x.HalfGod) and effect.source != "stack")


# -- tiles -----------------------------------------------------------------------------------------


def _gods(t: Tables, gods: Sequence[x.God]) -> None:
    t.gods = len(gods)
    t.god_ids = [god.id for god in gods]
    t.god_names = [name("god", god) for god in gods]
    t.god_copies = [god.copies for god in gods]
    t.cost = [list(god.cost) for god in gods]
    t.cards_only = [int(god.cards_only) for god in gods]
    t.god_life = [LIVES[god.lifetime] for god in gods]
    t.god_code = [_code(t, god.effects) for god in gods]
    t.god_passive = [_passives(god.effects) for god in gods]
    t.god_pool = [_pool(god.effects) for god in gods]


def _loot(t: Tables, tiles: Sequence[x.Tile]) -> None:
    t.loots = len(tiles)
    t.loot_ids = [tile.id for tile in tiles]
    t.loot_names = [name("loot", tile) for tile in tiles]
    t.loot_copies = [tile.copies for tile in tiles]
    t.loot_life = [LIVES[tile.lifetime] for tile in tiles]
    t.loot_code = [_code(t, tile.effects) for tile in tiles]
    t.loot_passive = [_passives(tile.effects) for tile in tiles]
    t.loot_pool = [_pool(tile.effects) for tile in tiles]


def _bonus(t: Tables, tiles: Sequence[x.Tile]) -> None:
    t.bonuses = len(tiles)
    t.bonus_ids = [tile.id for tile in tiles]
    t.bonus_names = [name("bonus", tile) for tile in tiles]
    t.bonus_copies = [tile.copies for tile in tiles]
    t.bonus_life = [LIVES[tile.lifetime] for tile in tiles]
    t.bonus_code = [_code(t, tile.effects) for tile in tiles]
    t.bonus_passive = [_passives(tile.effects) for tile in tiles]


def _nations(t: Tables, nations: Sequence[x.Nation]) -> None:
    t.nations = len(nations)
    t.nation_ids = [nation.id for nation in nations]
    t.nation_names = [name("nation", nation) for nation in nations]
    t.nation_for_game = [int(nation.scope == "game") for nation in nations]
    t.nation_code = [_code(t, nation.trait) for nation in nations]


def _cards(t: Tables, content: x.Content) -> None:
    t.card_copies = [0] * c.CARD_KINDS
    t.deck = []
    t.special = []
    for card in content.card:
        kind = CARDS.index(f"money_{card.value}" if card.kind == "money" else card.kind)
        t.card_copies[kind] += card.copies
        if card.special:
            t.special += [card.value] * card.copies
        else:
            t.deck += [kind] * card.copies
    t.special.sort(reverse=True)
    t.half_copies = [0] * c.HALF_VALUES
    for tile in content.half_god:
        t.half_copies[tile.value] += tile.copies


def _numbers(t: Tables, content: x.Content) -> None:
    numbers = {number.id: number.value for number in content.number}
    rows = {row.id: list(row.values) for row in content.row}
    t.feet = numbers["feet"]
    t.columns = numbers["columns"]
    t.start_feet = [numbers["start_feet"]] * 5
    t.start_columns = [numbers["start_columns"]] * 5
    t.bsw_feet = rows["bsw_feet"]
    t.bsw_columns = rows["bsw_columns"]
    t.start_hand = numbers["start_hand"]
    t.display = numbers["display"]
    t.big_foot_steps = numbers["big_foot_steps"]
    t.card_steps = numbers["card_steps"]
    t.epochs = numbers["epochs"]
    t.end_points = numbers["end_points"]
    t.piece_price = numbers["piece_price"]
    t.follower_draw = numbers["follower_draw"]
    t.action_draw = numbers["action_draw"]
    t.low_half_gods = numbers["low_half_gods"]
    t.tile_price = rows["tile_price"]
    t.epoch_points = rows["epoch_points"]
    t.column_rate = rows["column_rate"]
    t.scoring_epochs = rows["scoring_epochs"]
