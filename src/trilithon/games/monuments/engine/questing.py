"""Quests: goals, drawing and turning in (MS-QST, 6.9)."""

from __future__ import annotations

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.ferries import is_there, may_command
from trilithon.games.monuments.engine.scoring import metric
from trilithon.games.monuments.engine.spots import (
    controlled,
    controls_land,
    controls_water,
    has_worker,
    is_usable,
    military_power,
    usable_count,
    waiting_in,
    workers_on_board,
)
from trilithon.games.monuments.engine.telling import tell, tell_privately
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.events import Message


def completable(s: World, seat: int) -> list[int]:
    """Quests in progress whose goals are all met."""
    found: list[int] = []
    for i in range(len(s.quests[seat])):
        if is_met(s, seat, i):
            found.append(s.quests[seat][i])
    return found


def is_window(s: World) -> bool:
    """May quests be turned in at the question on top (MS-QST-08)? A movement that a bonus gives is no window."""
    agenda = s.agenda
    kind = agenda[-1]
    if kind == c.ACTIVATE:
        return agenda[-8] == 0  # END_MOVEMENT lies below
    if kind == c.STEP:
        return agenda[-4] == 1 and agenda[-13] == 0
    return kind == c.PLAY_CARD or kind == c.WHICH_TRADE or kind == c.LAST_WINDOW


def offered(s: World, seat: int) -> list[int]:
    """Quests that may be turned in now."""
    return completable(s, seat) if is_window(s) else []


def is_met(s: World, seat: int, index: int) -> bool:
    goals = s.box.goals[s.quests[seat][index]]
    i = 0
    while i < len(goals):
        if reached(s, seat, index, goals[i], goals[i + 2]) < goals[i + 1]:
            return False
        i += 3
    return True


def reached(s: World, seat: int, index: int, goal: int, which: int) -> int:
    """How much there is of what a goal asks for; `index` is the quest among those in progress, for its history."""
    if goal == c.G_LAND:
        return _land(s, seat, which)
    if goal == c.G_STOCK:
        have = controlled(s, seat)
        return have[0] + have[1] + have[2] + have[3] if which < 0 else have[which]
    if goal == c.G_EACH:
        return min(controlled(s, seat))
    if goal == c.G_WORKERS:
        return workers_on_board(s, seat)
    if goal == c.G_BUILDING:
        return usable_count(s, seat, which)
    if goal == c.G_UPGRADES:
        return metric(s, seat, c.M_UPGRADES)
    if goal == c.G_UPGRADED:
        return 1 if s.is_green(seat, which) else 0
    if goal == c.G_LAYERS:
        return s.layers[seat]
    if goal == c.G_POWER:
        return military_power(s, seat)
    if goal == c.G_DEED:
        return _deed(s, seat, index, which)
    if goal == c.G_QUESTS:
        return len(s.completed[seat])
    if goal == c.G_MOST:
        return _has_most(s, seat, which)
    if goal == c.G_FERRIES:
        return _ferries(s, seat)
    if goal == c.G_UNIT or goal == c.G_MILITARY or goal == c.G_ARMED:
        return _units(s, seat, goal, which)
    return _on_the_map(s, seat, goal)


def _deed(s: World, seat: int, index: int, which: int) -> int:
    n = _deeds(s.deeds, seat * c.DEEDS, which)
    if s.options[c.O_QUEST_SINCE]:
        n -= _deeds(s.since[seat], index * c.DEEDS, which)
    return n


def _deeds(deeds: list[int], at: int, which: int) -> int:
    if which == c.D_BATTLES_WON:
        return deeds[at + c.D_ATTACKS_WON] + deeds[at + c.D_DEFENCES_WON]
    return deeds[at + which]


def _land(s: World, seat: int, filter: int) -> int:
    chart = s.chart
    home = chart.home[s.civilization[seat]]
    n = 0
    for hex in range(chart.lands):
        if s.owner[hex] != seat or not controls_land(s, seat, hex):
            continue
        group = chart.group[hex]
        if filter < 0:
            n += 1
        elif filter < c.KINDS:
            n += 1 if chart.terrain[hex] == filter else 0
        elif filter == c.HOME:
            n += 1 if group == home else 0
        elif filter == c.ABROAD:
            n += 1 if group != home else 0
        elif filter == c.ISLAND:
            n += 1 if chart.is_island[group] else 0
        else:
            n += 1 if group != home and not chart.is_island[group] else 0
    return n


def _units(s: World, seat: int, goal: int, which: int) -> int:
    n = 0
    for hex in range(s.chart.hexes):
        if s.owner[hex] != seat:
            continue
        if goal == c.G_UNIT:
            n += s.count(hex, which)
        elif goal == c.G_ARMED:
            n += s.count(hex, c.ARMED)
        else:
            n += s.count(hex, c.ARMY) + s.count(hex, c.NAVY) + s.count(hex, c.AIRFORCE)
    for ferry in range(s.ferry_count()):
        if s.ferry(ferry, c.F_SEAT) == seat:
            for field in (c.F_FIRST, c.F_SECOND):
                unit = s.ferry(ferry, field) - 1
                if (
                    (goal == c.G_UNIT and unit == which)
                    or (goal == c.G_ARMED and unit == c.ARMED)
                    or (goal == c.G_MILITARY and unit == c.ARMY)
                ):
                    n += 1
    return n


def _on_the_map(s: World, seat: int, goal: int) -> int:
    chart = s.chart
    seen = 0  # bits of terrains or groups
    n = 0
    for hex in range(chart.hexes):
        if s.owner[hex] != seat:
            continue
        if hex >= chart.shores:
            if goal == c.G_SEA and controls_water(s, seat, hex):
                n += 1
            continue
        if goal == c.G_PILE:
            if hex < chart.lands and has_worker(s, seat, hex):
                n = max(n, s.tokens_in(hex))
        elif goal == c.G_CROWD:
            if hex < chart.lands:
                n = max(n, s.workers_in(hex) + waiting_in(s, seat, hex, True))
        elif controls_land(s, seat, hex):
            group = chart.group[hex]
            if goal == c.G_KINDS:
                seen |= 1 << chart.terrain[hex]
            elif (goal == c.G_ISLANDS and chart.is_island[group]) or (
                goal == c.G_CONTINENTS and not chart.is_island[group]
            ):
                seen |= 1 << group
            elif goal == c.G_NEAR and _is_near_rival(s, seat, hex):
                n += 1
    if goal == c.G_SET:
        return _best_set(s, seat)
    return seen.bit_count() if seen else n


def _is_near_rival(s: World, seat: int, hex: int) -> bool:
    for other in range(s.seats):
        if other != seat:
            monument = s.monument_of(other)
            for at in range(hex * 6, hex * 6 + 6):
                if s.chart.near[at] == monument:
                    return True
    return False


def _best_set(s: World, seat: int) -> int:
    best = 0
    for hex in range(s.chart.lands):
        if s.builder[hex] == seat:
            n = 0
            for building in range(c.BUILDINGS):
                if is_usable(s, seat, hex, building):
                    n += 1
            best = max(best, n)
    return best


def _ferries(s: World, seat: int) -> int:
    n = 0
    for ferry in range(s.ferry_count()):
        if is_there(s, ferry) and may_command(s, seat, ferry):
            n += 1
    return n


def _has_most(s: World, seat: int, which: int) -> int:
    mine = metric(s, seat, which)
    for other in range(s.seats):
        if other != seat and metric(s, other, which) >= mine:
            return 0
    return 1


# -- cards -------------------------------------------------------------------------------------------------


def deck_for(s: World, seat: int) -> int:
    """By the number of layers: 0-1, 2-3, 4-5 (MS-QST-01)."""
    return min(2, s.layers[seat] // 2)


def draw_quests(s: World, seat: int, n: int) -> None:
    which = deck_for(s, seat)
    deck = s.quest_decks[which].copy()
    drawn: list[int] = []
    while n > 0 and deck:
        drawn.append(deck.pop())
        n -= 1
    if not drawn:
        return
    s.quest_decks[which] = deck
    s.drawn = drawn
    s.reveals += 1
    if s.events is not None:
        tell_privately(s, seat, "drew-quests", {"n": len(drawn)}, {"quests": names(s, drawn)})
    s.push(c.RETURN_QUESTS, seat, which, 0, 0)
    s.push(c.KEEP_QUESTS, seat, 0, 0, 0)


def names(s: World, quests: list[int]) -> list[Message]:
    named: list[Message] = []
    for quest in quests:
        named.append(s.box.quest_names[quest])
    return named


def receive(s: World, seat: int, quest: int) -> None:
    s.add_to(s.quests, seat, quest)
    s.since[seat] = s.since[seat] + s.deeds[seat * c.DEEDS : (seat + 1) * c.DEEDS]


def return_quests(s: World, which: int, rest: list[int]) -> None:
    """To the bottom of their deck in drawn order, or out of the game (MS-QST-02)."""
    if s.options[c.O_QUEST_REMOVED]:
        s.quests_out = s.quests_out + rest
        return
    bottom = rest.copy()
    bottom.reverse()
    s.quest_decks[which] = bottom + s.quest_decks[which]


def turn_in(s: World, seat: int, quest: int) -> None:
    """From now on public (MS-QST-04, -07)."""
    index = s.quests[seat].index(quest)
    s.take_from(s.quests, seat, quest)
    since = s.since[seat].copy()
    del since[index * c.DEEDS : (index + 1) * c.DEEDS]
    s.since[seat] = since
    s.add_to(s.completed, seat, quest)
    if s.events is not None:
        tell(s, seat, "quest", {"quest": s.box.quest_names[quest], "n": s.box.quest_points[quest]})
