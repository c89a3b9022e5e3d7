"""What is true of every Monuments position, however it came about: nothing is lost, doubled or where it cannot be.

Numbers are in their ranges when this is asked; what a single frame of the agenda needs is checked by its words.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Any, cast

from trilithon.games.monuments.derived import (
    UNCLEAR,
    all_pieces,
    derive,
    impossible_players,
    is_dealt,
    on_board,
    owners,
)
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.layout import LAYERS
from trilithon.games.monuments.engine.monument import held_like, is_in_game
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.steps.action_over import ACTION_OVER
from trilithon.games.monuments.engine.steps.battle import BATTLE_OVER
from trilithon.games.monuments.engine.steps.freed_weapon import GIVE_FREED
from trilithon.games.monuments.engine.steps.movement import END_MOVEMENT
from trilithon.games.monuments.engine.steps.return_quests import RETURN_QUESTS
from trilithon.games.monuments.engine.steps.roll import ROLL
from trilithon.games.monuments.engine.steps.start_quest import KEEP_START_QUEST
from trilithon.games.monuments.engine.steps.step import STEP
from trilithon.games.monuments.names import KINDS, PIECES, UNITS
from trilithon.games.monuments.words.table import WORDS
from trilithon.kernel.engine.agenda import Step
from trilithon.kernel.loading import as_far_as_possible
from trilithon.kernel.peek import Peek
from trilithon.kernel.saved import of_seat
from trilithon.kernel.words import frames

PLACES = {
    c.LAND: {c.WORKER, c.ARMED, c.ARMY, c.AIRFORCE, c.HORSE},
    c.MONUMENT: {c.WORKER, c.ARMED, c.HORSE},
    c.WATER: {c.AIRFORCE, c.NAVY},
}
"""Which units stand on which hexes, not aboard a ferry."""
MOST_FRAMES = 18
"""The end of the turn, a personal card, twelve parts of a bonus, and three frames of what is being done."""


def invariants(s: Position) -> Iterator[str]:
    """Everything that is wrong, in plain words; of the agenda as far as it can be said."""
    found = [*impossible_players(s)]
    if not found:
        found += [*_hexes(s), *_ferries(s), *_stocks(s), *_pieces(s), *_players(s), *_derived(s)]
    found += [*_quests(s), *_turn(s)]
    yield from found
    about_agenda = chain(_course(s), _leftovers(s))
    yield from as_far_as_possible(about_agenda) if found else about_agenda


# -- the board -------------------------------------------------------------------------------------------


def _hexes(s: Position) -> Iterator[str]:
    chart = s.chart
    most = max(s.capacity(seat) for seat in range(s.seats))
    for spot, owner in enumerate(owners(s)):
        here = f"hexes.{chart.names[spot]}"
        if owner == UNCLEAR:
            yield f"{here}: units and passengers are of nobody, or of different players"
        elif s.owner(spot) != owner:
            yield f"{here}.owner: it says whose units and passengers are there, and nothing where there are none"
        for unit, name in enumerate(UNITS):
            if s.count(spot, unit) and unit not in PLACES[chart.kind[spot]]:
                yield f"{here}.units: {name} cannot be there"
        if chart.kind[spot] == c.MONUMENT and owner >= 0 and spot != _monument_of(s, owner):
            yield f"{here}: only its own player stands on a monument hex"
        if spot < chart.lands:
            yield from _land(s, spot, here, most)
        if not s.d[s.at.in_play + spot] and (owner >= 0 or (spot < chart.lands and s.tokens_in(spot))):
            yield f"{here}: it is out of play"


def _monument_of(s: Position, seat: int) -> int:
    return s.monument_of(seat) if s.d[s.at.civilization + seat] >= 0 else c.NONE


def _land(s: Position, spot: int, here: str, most: int) -> Iterator[str]:
    brought = s.size(s.at.brought) if spot == s.d[s.at.place] else 0
    if s.tokens_in(spot) - brought > most:
        yield f"{here}.tokens: there cannot be {s.tokens_in(spot)}"
    is_built = any(s.building(spot, building) >= 0 for building in range(c.BUILDINGS))
    if is_built != (s.builder(spot) >= 0):
        yield f"{here}.builder: where buildings are, and nowhere else, it says whose they are"
    if is_built and not s.d[s.at.in_play + spot]:
        yield f"{here}.buildings: it is out of play"


def _ferries(s: Position) -> Iterator[str]:
    look = Peek(s)
    for ferry in range(c.FERRIES):
        here, water, dock, seat = f"ferries.{ferry + 1}", s.water(ferry), s.dock(ferry), s.aboard(ferry)
        aboard = [(s.passenger(ferry, slot), s.cargo(ferry, slot)) for slot in range(c.SLOTS)]
        if water < 0:
            if dock >= 0 or seat >= 0 or any(max(pair) >= 0 for pair in aboard):
                yield f"{here}: there is no such ferry, but something of it"
            continue
        if s.chart.kind[water] != c.WATER:
            yield f"{here}.water: {s.chart.names[water]} is no water"
        elif dock >= 0 and (s.chart.distance(dock, water) != 1 or not s.d[s.at.in_play + dock]):
            yield f"{here}.dock: {s.chart.names[dock]} is no land at {s.chart.names[water]}"
        for unit, cargo in aboard:
            if unit not in (c.NONE, c.WORKER, c.ARMED, c.ARMY):
                yield f"{here}: only workers and armies are aboard"
            if cargo >= 0 and unit in (c.NONE, c.ARMY):
                yield f"{here}: cargo is a worker's"
        if (seat >= 0) != any(unit >= 0 for unit, _ in aboard):
            yield f"{here}.aboard: it says whose passengers there are, and nothing if there are none"
        if dock >= 0 and seat >= 0 and (look.waiting != ferry or aboard[1][0] >= 0):
            yield f"{here}: it is docked, so nobody is aboard unless one waits for another"
        if look.waiting == ferry and (dock < 0 or seat != s.active() or aboard[0][0] < 0):
            yield "table.waiting: nobody waits there"
    if look.waiting >= 0 and not s.has_ferry(look.waiting):
        yield "table.waiting: there is no such ferry"


# -- stocks and pieces -------------------------------------------------------------------------------------


def _stocks(s: Position) -> Iterator[str]:
    look = Peek(s)
    for kind, name in enumerate(KINDS):
        if look.stock[kind] < 0 and s.option(c.O_HARD_SUPPLY):
            yield f"there are only {c.TOKENS_EACH} {name}"
    if look.weapons < 0:
        yield f"there are only {c.WEAPONS} weapons"
    if look.crossings < 0:
        yield f"there are only {c.CROSSINGS} bridges and ferries"


def _pieces(s: Position) -> Iterator[str]:
    for seat in range(s.seats):
        pieces, there = all_pieces(s, seat), on_board(s, seat)
        for piece, name in enumerate(PIECES):
            locked = s.d[s.at.locked + seat * c.SUPPLIES + piece]
            if locked + there[piece] > pieces[piece]:
                yield f"{of_seat(seat)}: it has only {pieces[piece]} of {name}"
            if locked and piece in (*range(c.S_BUILDING + c.WORKSHOP, c.S_ARMY), c.S_HORSE):
                yield f"{of_seat(seat, 'locked')}: {name} is never locked"


def _players(s: Position) -> Iterator[str]:
    look = Peek(s)
    for seat in range(s.seats):
        player = of_seat(seat)
        held = [common for common, owner in enumerate(look.commons) if owner == seat]
        for layer, n in Counter(s.box.common_layer[common] for common in held).items():
            if n > 1 or layer > look.layers[seat]:
                yield f"table.commons: {player} has {n} of layer {layer}, but one for each layer that is built"
        for common in held:
            if held_like(s, seat, common) > int(s.box.common_limit[common]):
                yield f"table.commons: {player} has {s.box.common_ids[common]} more often than its limit"
            if not is_in_game(s, common):
                yield f"table.commons: {s.box.common_ids[common]} is not for so few players"
        if look.freed[seat] and not _hands_on(s, seat):
            yield f"{player}, freed: nothing is under way that would free weapons"
    if bool(look.ending) != (LAYERS in look.layers):
        yield "table.ending: it is when somebody has all layers"


def _hands_on(s: Position, seat: int) -> bool:
    """Will the seat be asked who gets a weapon whose bearer fell?"""
    return any(
        (frame.step is GIVE_FREED and frame.seat == seat)
        or (frame.step is BATTLE_OVER and seat in (frame.seat, s.d[s.at.defender]))
        for frame in frames(s)
    )


# -- quests ------------------------------------------------------------------------------------------------


def _quests(s: Position) -> Iterator[str]:
    look, box, dealt = Peek(s), s.box, is_dealt(s)
    where: dict[int, list[str]] = {}
    for quest, place in _quest_places(s):
        where.setdefault(quest, []).append(place)
    for quest, name in enumerate(box.quest_ids):
        found = where.get(quest, [])
        is_used = dealt and int(box.quest_players[quest]) <= s.seats
        if found and not is_used:
            yield f"{found[0]}: quest {name} is not in this game"
        elif is_used and not found:
            yield f"quests: {name} is nowhere"
        elif len(found) > 1:
            yield f"quests: {name} is in several places: {', '.join(found)}"
    for deck, pile in enumerate(look.quest_decks):
        if any(box.quest_deck[quest] != deck + 1 for quest in pile):
            yield f"table.quest_decks: a quest of another deck is in deck {deck}"
    if not s.option(c.O_QUEST_REMOVED) and any(box.quest_deck[quest] for quest in look.quests_out):
        yield "table.quests_out: only starting quests leave the game"
    yield from _past(s)


def _past(s: Position) -> Iterator[str]:
    """What was done before a quest in progress was received is kept only if an option asks for it."""
    look = Peek(s)
    since, deeds = list(look.since), list(look.deeds)
    holders = {quest: seat for seat, quests in enumerate(look.quests) for quest in quests}
    for quest, name in enumerate(s.box.quest_ids):
        most = [0] * c.DEEDS
        if quest in holders and s.option(c.O_QUEST_SINCE):
            most = deeds[holders[quest] * c.DEEDS :][: c.DEEDS]
        if any(n > done for n, done in zip(since[quest * c.DEEDS :], most, strict=False)):
            yield f"table.since: more was done before {name} was received than at all"


def _quest_places(s: Position) -> Iterator[tuple[int, str]]:
    look = Peek(s)
    for seat in range(s.seats):
        yield from ((quest, of_seat(seat, "quests")) for quest in look.quests[seat])
        yield from ((quest, of_seat(seat, "completed")) for quest in look.completed[seat])
    for pile in look.quest_decks:
        yield from ((quest, "table.quest_decks") for quest in pile)
    yield from ((quest, "table.quests_out") for quest in look.quests_out)
    yield from ((quest, "table.drawn") for quest in look.drawn)
    for frame in frames(s):
        if frame.step is KEEP_START_QUEST:
            yield from ((frame.values[name], "agenda") for name in ("one", "other"))


# -- the turn ----------------------------------------------------------------------------------------------


def _turn(s: Position) -> Iterator[str]:
    look, limit, wanted = Peek(s), s.option(c.O_ROUNDS), s.option(c.O_START)
    if limit and look.round > limit:
        yield f"table.round: there are {limit} rounds"
    place = (look.active - look.start) % s.seats
    if look.passes > (place + 1 if look.round else 0):
        yield f"table.passes: {look.passes} players cannot have passed"
    if look.round == 0 and look.active != look.start:
        yield "table.active: before the first turn it is the start player"
    if 0 <= wanted < s.seats and look.start != wanted:
        yield f"table.start: the option start_player says seat {wanted + 1}"


def _derived(s: Position) -> Iterator[str]:
    """What is kept because every decision needs it is what follows from the rest."""
    twin = cast(Position, s.copy())
    derive(twin)
    for field in s.layout.fields:
        places = range(field.start, field.start + field.places())
        if field.derived and any(twin.d[place] != s.d[place] for place in places):
            yield f"{field.name}: it does not follow from the rest of the position"


# -- the agenda, and what belongs to the action under way ----------------------------------------------------


def _course(s: Position) -> Iterator[str]:
    agenda, look = frames(s), Peek(s)
    if not agenda:
        limit = s.option(c.O_ROUNDS)
        is_last = look.ending or (limit and look.round >= limit) or look.passes >= s.seats
        if not is_last or (look.active + 1) % s.seats != look.start or look.round == 0:
            yield "agenda: it is empty only when the game is over"
    if len(agenda) > MOST_FRAMES:
        yield "agenda: there cannot be so much to do"
    for frame in agenda:
        for problem in WORDS[int(frame.step.number)].misplaced(s, frame, agenda):
            yield f"agenda: {frame.step.name}: {problem}"


def _leftovers(s: Position) -> Iterator[str]:
    """What belongs to an action is there only while that is under way."""
    look = Peek(s)
    there = {frame.step for frame in frames(s)}
    yield from _left_of_movement(look, there)
    if look.drawn and RETURN_QUESTS not in there:
        yield "table.drawn: no quests are being drawn"
    if ACTION_OVER not in there and (look.used or look.growing or look.served):
        yield "table.used: nothing is being produced or populated"
    if any(len(set(spots)) < len(spots) for spots in (look.used, look.growing, look.served)):
        yield "table.used: hexes are named once"
    if not set(look.served) <= set(look.growing):
        yield "table.served: only towns that grow"
    if bool(there & {ROLL, BATTLE_OVER}) != (look.target >= 0):
        yield "table.target: there is a battle when the agenda says so"
    if look.target < 0 and (look.defender >= 0 or look.force or look.damage):
        yield "table.target: something of a battle is left"
    for figure, n in Counter(look.moved).items():
        if not _is_there(s, figure, n):
            yield f"table.moved: {s.chart.figure_names[figure]} is not there"


def _is_there(s: Position, figure: int, n: int) -> bool:
    """So many units of the active seat; of ferries, anybody may have moved an empty one."""
    hexes = s.chart.hexes
    if not c.is_aboard(hexes, figure):
        spot = c.spot_of(figure)
        return s.owner(spot) == s.active() and n <= s.count(spot, c.unit_in(figure))
    ferry, slot = c.ferry_of(hexes, figure), c.slot_of(hexes, figure)
    if n > 1 or not s.has_ferry(ferry):
        return False
    return slot == c.WHOLE or (s.aboard(ferry) == s.active() and s.passenger(ferry, slot) >= 0)


def _left_of_movement(look: Peek, there: set[Step[Any]]) -> Iterator[str]:
    if END_MOVEMENT not in there and (look.moved or look.waiting >= 0):
        yield "table.moved: nothing is being moved"
    if (STEP in there) != (look.unit >= 0) or (STEP in there) != (look.place >= 0):
        yield "table.unit: a unit is on the move when it is asked for its next step"
    if look.brought and STEP not in there:
        yield "table.brought: nobody is on the move"
