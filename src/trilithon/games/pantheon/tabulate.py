"""Turns the content into the integer tables the engine runs on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from librt.vecs import vec
from mypy_extensions import i16, i64

from trilithon.games.pantheon import effects
from trilithon.games.pantheon import schema as x
from trilithon.games.pantheon.board import COLUMN, LOOT, START, Map, read_map
from trilithon.games.pantheon.effects import Effect, Lasting, told
from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine import offering
from trilithon.games.pantheon.engine.box import Box
from trilithon.games.pantheon.engine.chart import Chart
from trilithon.games.pantheon.glossary import name
from trilithon.games.pantheon.names import CARDS
from trilithon.games.pantheon.words.effects import DrawPile, GodsFromStack, HalfGod, SpecialMoney, TakeReserve
from trilithon.games.pantheon.words.upgrade import UpgradeSacrifice
from trilithon.kernel import hexes
from trilithon.kernel.hexes import Cell, to_cell, to_hex

LIVES = {"once": c.ONCE, "permanent": c.PERMANENT, "single_use": c.SINGLE_USE}
USES = {COLUMN: c.COLUMN_HEX, START: c.START_HEX, LOOT: c.LOOT_HEX}


def tabulate(content: x.Content) -> Box:
    box = Box()
    box.choices = []
    box.choice_texts = []
    box.chart = _chart(read_map(content.board[0], content.nation), content)
    coder = Coder(box)
    _gods(box, content.god, coder)
    _loot(box, content.loot, coder)
    _bonus(box, content.bonus, coder)
    _nations(box, content.nation, coder)
    _cards(box, content)
    _numbers(box, content)
    return box


def _packed(numbers: Iterable[int]) -> vec[i16]:
    return vec[i16](list(numbers))


# -- the board -------------------------------------------------------------------------------------


def _chart(board: Map, content: x.Content) -> Chart:
    chart = Chart()
    cells = list(board.ground)
    index = {cell: i for i, cell in enumerate(cells)}
    axial = [to_hex(cell) for cell in cells]
    uses = [USES.get(ground.use, c.PLAIN) for ground in board.ground.values()]
    jumps = [_jumps(board, cell, index) for cell in cells]
    chart.hexes = len(cells)
    chart.names = [hexes.name(cell) for cell in cells]
    chart.use = _packed(uses)
    chart.column_hexes = _packed(i for i, use in enumerate(uses) if use == c.COLUMN_HEX)
    chart.neighbours = _packed(
        index.get(to_cell(near), -1) for there in axial for near in hexes.neighbours(there)
    )
    chart.distances = _packed(hexes.distance(a, b) for a in axial for b in axial)
    chart.jumps = _packed(number for pairs in jumps for number in pairs)
    chart.jumps_from = _packed(sum(len(pairs) for pairs in jumps[:i]) for i in range(len(cells) + 1))
    starts = [board.start(nation.id) for nation in content.nation]
    chart.start_of = [-1 if start is None else index[start] for start in starts]
    chart.loot_of = [[index[cell] for cell, _ in board.loot(nation.id)] for nation in content.nation]
    chart.mark_of = [[mark for _, mark in board.loot(nation.id)] for nation in content.nation]
    return chart


def _jumps(board: Map, origin: Cell, index: dict[Cell, int]) -> list[int]:
    """All pairs (over, landing): landing touches over and lies exactly two steps from the origin (PA-JUMP-02)."""
    pairs: list[int] = []
    for over in board.neighbours(origin):
        for landing in board.neighbours(over):
            if hexes.distance(to_hex(origin), to_hex(landing)) == 2:
                pairs += [index[over], index[landing]]
    return pairs


# -- effects ---------------------------------------------------------------------------------------


def _benefits(things: Sequence[x.God | x.Tile]) -> vec[i16]:
    """What owning each of them gives, one row after the other."""
    table = []
    for thing in things:
        row = [0] * c.BENEFITS
        for effect in thing.effects:
            if isinstance(effect, Lasting):
                row[effect.benefit] += effect.much()
        table += row
    return _packed(table)


class Coder:
    """Turns effects that happen into parts of the agenda. A list of alternatives gets one number, however many codes it
    is part of."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.choices: dict[int, int] = {}

    def code(self, row: effects.Effects, way: int = c.DRAWN) -> vec[i16]:
        """Some depend on the way to the god that has them."""
        return _packed(number for effect in row for number in effect.numbers(self, way))

    def choice(self, choose: Effect, alternatives: Sequence[effects.Effects]) -> int:
        if id(choose) not in self.choices:
            codes = [self.code(alternative) for alternative in alternatives]
            self.choices[id(choose)] = len(self.box.choices)
            self.box.choices.append(codes)
            self.box.choice_texts.append([told(alternative) for alternative in alternatives])
        return self.choices[id(choose)]


def _pool(things: Sequence[x.God | x.Tile]) -> vec[i16]:
    """Half gods that wait in the open pool for whoever takes one of these tiles (PA-PREP-06)."""
    return _packed(
        sum(effect.n for effect in thing.effects if isinstance(effect, HalfGod) and effect.source != "stack")
        for thing in things
    )


def _sums(things: Sequence[x.God | x.Tile], *kinds: type[Effect]) -> vec[i16]:
    """How much each of them gives of certain effects."""
    return _packed(
        sum(getattr(effect, "n", 1) for effect in thing.effects if isinstance(effect, kinds))
        for thing in things
    )


def _counts(things: Sequence[x.God | x.Tile], *kinds: type[Effect]) -> vec[i16]:
    """How many such effects each of them has."""
    return _packed(sum(isinstance(effect, kinds) for effect in thing.effects) for thing in things)


# -- tiles -----------------------------------------------------------------------------------------


def _gods(box: Box, gods: Sequence[x.God], coder: Coder) -> None:
    costs = [[*god.cost, *[0] * (c.SACRIFICES - len(god.cost))] for god in gods]
    box.gods = len(gods)
    box.god_ids = [god.id for god in gods]
    box.god_names = [name("god", god) for god in gods]
    box.god_copies = [god.copies for god in gods]
    box.cost = _packed(number for cost in costs for number in cost)
    box.cost_numbers = _packed(len(god.cost) for god in gods)
    box.cost_packed = vec[i64]([offering.packed(*cost) for cost in costs])
    box.top_cost_packed = vec[i64]([offering.packed(cost[0], 0, 0, 0) for cost in costs])
    box.cards_only = _packed(int(god.cards_only) for god in gods)
    box.god_life = _packed(LIVES[god.lifetime] for god in gods)
    box.god_code = [coder.code(god.effects, way) for way in range(c.WAYS) for god in gods]
    box.god_benefits = _benefits(gods)
    box.god_pool = _pool(gods)
    box.god_half_gods = _sums(gods, HalfGod)
    box.god_draws = _counts(gods, GodsFromStack)
    counted: tuple[type[Effect], ...] = (HalfGod, GodsFromStack, Lasting)
    box.god_others = _packed(sum(not isinstance(effect, counted) for effect in god.effects) for god in gods)


def _loot(box: Box, tiles: Sequence[x.Tile], coder: Coder) -> None:
    box.loots = len(tiles)
    box.loot_ids = [tile.id for tile in tiles]
    box.loot_names = [name("loot", tile) for tile in tiles]
    box.loot_copies = [tile.copies for tile in tiles]
    box.loot_life = _packed(LIVES[tile.lifetime] for tile in tiles)
    box.loot_code = [coder.code(tile.effects) for tile in tiles]
    box.loot_benefits = _benefits(tiles)
    box.loot_pool = _pool(tiles)
    box.loot_half_gods = _counts(tiles, HalfGod)
    box.loot_draws = _sums(tiles, GodsFromStack)
    box.loot_symbols = _sums(tiles, UpgradeSacrifice)
    box.loot_cards = _sums(tiles, DrawPile)
    box.loot_others = _counts(tiles, SpecialMoney, TakeReserve)


def _bonus(box: Box, tiles: Sequence[x.Tile], coder: Coder) -> None:
    box.bonuses = len(tiles)
    box.bonus_ids = [tile.id for tile in tiles]
    box.bonus_names = [name("bonus", tile) for tile in tiles]
    box.bonus_copies = [tile.copies for tile in tiles]
    box.bonus_life = _packed(LIVES[tile.lifetime] for tile in tiles)
    box.bonus_code = [coder.code(tile.effects) for tile in tiles]
    box.bonus_benefits = _benefits(tiles)


def _nations(box: Box, nations: Sequence[x.Nation], coder: Coder) -> None:
    box.nations = len(nations)
    box.nation_ids = [nation.id for nation in nations]
    box.nation_names = [name("nation", nation) for nation in nations]
    box.nation_for_game = [int(nation.scope == "game") for nation in nations]
    box.nation_code = [coder.code(nation.trait) for nation in nations]


def _cards(box: Box, content: x.Content) -> None:
    box.card_copies = [0] * c.CARD_KINDS
    box.deck = []
    box.special = []
    for card in content.card:
        kind = CARDS.index(f"money_{card.value}" if card.kind == "money" else card.kind)
        box.card_copies[kind] += card.copies
        if card.special:
            box.special += [card.value] * card.copies
        else:
            box.deck += [kind] * card.copies
    box.special.sort(reverse=True)
    box.half_copies = [0] * c.HALF_VALUES
    for tile in content.half_god:
        box.half_copies[tile.value] += tile.copies


def _numbers(box: Box, content: x.Content) -> None:
    numbers = {number.id: number.value for number in content.number}
    rows = {row.id: list(row.values) for row in content.row}
    box.feet = numbers["feet"]
    box.columns = numbers["columns"]
    box.start_feet = [numbers["start_feet"]] * 5
    box.start_columns = [numbers["start_columns"]] * 5
    box.bsw_feet = rows["bsw_feet"]
    box.bsw_columns = rows["bsw_columns"]
    box.start_hand = numbers["start_hand"]
    box.display = numbers["display"]
    box.big_foot_steps = numbers["big_foot_steps"]
    box.card_steps = numbers["card_steps"]
    box.epochs = numbers["epochs"]
    box.end_points = numbers["end_points"]
    box.piece_price = numbers["piece_price"]
    box.follower_draw = numbers["follower_draw"]
    box.action_draw = numbers["action_draw"]
    box.low_half_gods = numbers["low_half_gods"]
    box.tile_price = _packed(rows["tile_price"])
    box.epoch_points = _packed(rows["epoch_points"])
    box.column_rate = _packed(rows["column_rate"])
    box.scoring_epochs = _packed(rows["scoring_epochs"])
