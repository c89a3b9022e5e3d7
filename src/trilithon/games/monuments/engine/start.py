"""The beginning of a game: who leads which civilisation, what is dealt, where workers stand (MS-SET)."""

from __future__ import annotations

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.box import Box
from trilithon.games.monuments.engine.chart import Chart
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.telling import tell
from trilithon.games.monuments.engine.turns import run
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.events import Event, player
from trilithon.kernel.engine.rng import Rng


def start_position(
    box: Box, chart: Chart, seats: int, options: list[int], rng: Rng, events: list[Event] | None
) -> Position:
    s = Position(box, chart, seats, rng)
    s.events = events
    s.options = options
    lay_out_nothing(s)
    s.start = options[c.O_START] if 0 <= options[c.O_START] < seats else rng.below(seats)
    s.active = s.start
    if s.events is not None:
        tell(s, -1, "first", {"first": player(s.start)})
    s.push(c.DEAL, s.start, 0, 0, 0)
    if options[c.O_CHOOSE_CIV]:
        for place in range(seats):
            s.push(c.CHOOSE_CIVILIZATION, (s.start + seats - 1 - place) % seats, 0, 0, 0)
    else:
        _draw_civilizations(s)
    run(s)
    s.reveals = 0
    s.events = None
    return s


def _draw_civilizations(s: World) -> None:
    fitting: list[list[int]] = []
    for members in s.box.set_ups:
        if len(members) == s.seats:
            fitting.append(members)
    chosen = fitting[s.rng.below(len(fitting))].copy()
    s.rng.shuffle(chosen)
    s.civilization = chosen


def lay_out_nothing(s: World) -> None:
    """Every list in its size."""
    seats = s.seats
    chart = s.chart
    s.civilization = [c.NONE] * seats
    s.deck = [c.NONE] * seats
    s.ability = [c.NONE] * seats
    s.score_card = [c.NONE] * seats
    s.in_play = [1] * chart.hexes
    s.round = 0
    s.ending = 0
    s.passes = 0
    s.owner = [c.NONE] * chart.hexes
    s.units = [0] * (chart.hexes * c.UNITS)
    s.tokens = [0] * (chart.lands * c.KINDS)
    s.buildings = [0] * (chart.shores * c.BUILDINGS)
    s.builder = [c.NONE] * chart.shores
    s.bridges = [0] * chart.rivers
    s.ferries = []
    s.stock = [c.TOKENS_EACH] * c.KINDS
    s.weapons = c.WEAPONS
    s.crossings = c.CROSSINGS
    s.supply = [0] * (seats * c.SUPPLIES)
    s.locked = [0] * (seats * c.SUPPLIES)
    s.cards = [c.IN_HAND] * (seats * c.CARDS)
    s.layers = [0] * seats
    s.deeds = [0] * (seats * c.DEEDS)
    s.commons = []
    for players in s.box.common_players:
        s.commons.append(-1 if players <= seats else -2)
    s.quests = [[] for _ in range(seats)]
    s.since = [[] for _ in range(seats)]
    s.completed = [[] for _ in range(seats)]
    s.quest_decks = [[], [], []]
    s.quests_out = []
    s.drawn = []
    s.moved = []
    s.unit = c.NONE
    s.place = c.NONE
    s.brought = 0
    s.waiting = c.NONE
    s.used = []
    s.target = c.NONE
    s.defender = c.NONE
    s.force = []
    s.damage = 0
    s.freed = [0] * seats
    s.rules = [0] * (seats * c.RULES)
