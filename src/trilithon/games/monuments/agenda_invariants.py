"""What is true of every agenda when somebody is asked: the course of the turn below, what is under way above.

The engine pushes frames only together with those they belong to, and never looks whether they are there. So a
position that somebody wrote by hand is checked here: every frame has what it needs, and can be carried out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from trilithon.games.monuments.derived import is_dealt
from trilithon.games.monuments.engine import battle, economy, ferries, monument, moving
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.paying import discount_of, sources, tokens_at, unpacked
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.spots import can_get, controlled, is_closed, is_usable, workers_on_board
from trilithon.games.monuments.engine.steps import can_go_on
from trilithon.games.monuments.names import FRAMES
from trilithon.kernel.engine.agenda import Frame
from trilithon.kernel.engine.state import NOBODY

PARTS = {
    *(c.GAIN_KIND, c.UNLOCK, c.TAKE_BACK, c.DRAW_QUESTS, c.MOVEMENT, c.WHICH_TOKEN, c.WHERE_WORKER),
    *(c.WHICH_UNLOCK, c.FREE_BUILD, c.WHICH_UPGRADE, c.GIVE_WEAPON, c.FREE_TRAIN),
}
"""Parts of bonuses: they may wait below whatever is being done."""
MOVEMENTS = {
    (c.END_MOVEMENT, c.ACTIVATE),
    (c.END_MOVEMENT, c.ACTIVATE, c.STEP),
    (c.END_MOVEMENT, c.ACTIVATE, c.CARGO),
}
DURING_BONUS = {
    *MOVEMENTS,
    (),
    (c.WHERE_TOKEN,),
    (c.RETURN_QUESTS, c.KEEP_QUESTS),
    (c.GIVE_WEAPON, c.WHERE_NAVY),
}
"""What lies on the parts of a bonus."""
ACTIONS = {
    *MOVEMENTS,
    (),
    (c.PLAY_CARD,),
    (c.WHICH_UPGRADE,),
    (c.TURN_GREEN, c.PAY),
    (c.ACTION_OVER, c.WHERE_PRODUCE),
    (c.ACTION_OVER, c.WHERE_PRODUCE, c.WHICH_PRODUCE),
    (c.WHAT_BUILD,),
    (c.BUILT, c.PAY),
    (c.REPAIRED, c.PAY),
    (c.ACTION_OVER, c.WHERE_POPULATE),
    (c.LAYER_PAID, c.PAY),
    (c.LAYER_RAISED, c.GIVE_WEAPON, c.WHICH_SACRIFICE),
    (c.LAYER_RAISED, c.GIVE_WEAPON),
    (c.WHICH_COMMON,),
    (c.WHICH_OPTION, c.WHICH_COMMON),
    (c.WHAT_TRAIN,),
    (c.FORGED, c.PAY),
    (c.GIVE_WEAPON,),
    (c.TRAINED, c.PAY),
    (c.GIVE_WEAPON, c.TRAINED, c.PAY),
    (c.GIVE_WEAPON, c.WHERE_NAVY),
    (c.GIVE_WEAPON, c.GIVE_WEAPON, c.WHERE_NAVY),
    (c.GIVE_WEAPON, c.GIVE_WEAPON),
    (c.WHICH_TARGET,),
    (c.ROLL, c.WHICH_ATTACKER),
    (c.BATTLE_OVER, c.AFTER_DAMAGE, c.LOSE),
    (c.BATTLE_OVER, c.AFTER_RETREAT, c.RETREAT),
    (c.BATTLE_OVER, c.OCCUPY),
    (c.RETURN_QUESTS, c.KEEP_QUESTS),
    (c.WHICH_TRADE,),
    (c.WHICH_TRADE, c.TRADED, c.PAY),
    (c.WHICH_TRADE, c.TRADE_FOR),
    (c.WHICH_TRADE, c.TRADE_TO),
}
"""All that can lie above the end of the turn, from the bottom to the top, but for bonuses."""
DEFENDERS = {c.LOSE, c.RETREAT, c.GIVE_WEAPON}
"""These may ask another than the active seat."""
MOST_POINTS = 9
MOST_PARTS = 12


def agenda_problems(s: Position) -> list[str]:
    stack = s.frames()
    found: list[str] = []
    if s.to_move != (stack[-1][1] if stack else NOBODY):
        found.append("agenda: the seat to move is that of the first frame")
    if not stack:
        found += _over(s)
    elif s.round == 0:
        found += _set_up(s, stack)
    else:
        found += _course(s, stack)
    found += _leftovers(s, stack)
    if not found and s.round:
        for frame in stack:
            found += [f"agenda: {FRAMES[frame[0]]}: {problem}" for problem in _frame(s, frame)]
    if not found and s.target >= 0:
        found += [f"action.battle: {problem}" for problem in _battle(s, stack)]
    return found


def _over(s: Position) -> Iterator[str]:
    limit = s.options[c.O_ROUNDS]
    is_last = s.ending or (limit and s.round >= limit) or s.passes >= s.seats
    if not is_last or (s.active + 1) % s.seats != s.start or s.round == 0:
        yield "agenda: it is empty only when the game is over"


# -- which frames lie on which -----------------------------------------------------------------------------


def _set_up(s: Position, stack: list[Frame]) -> Iterator[str]:
    """Everybody in turn, from the start player on: civilisations, then starting quests, then resources."""
    order = [(s.start + s.seats - 1 - place) % s.seats for place in range(s.seats)]
    if not is_dealt(s):
        choosing = len(stack) - 1
        wanted = [(c.DEAL, s.start), *((c.CHOOSE_CIVILIZATION, seat) for seat in order)]
        if choosing < 1 or [frame[:2] for frame in stack] != wanted[: len(stack)]:
            yield "agenda: before the deal there are civilization for each seat in turn, and deal"
        elif any((s.civilization[seat] < 0) != (at < choosing) for at, seat in enumerate(order)):
            yield "players: who still has to choose a civilization does not fit the agenda"
        if not s.options[c.O_CHOOSE_CIV]:
            yield "agenda: civilizations are not chosen here"
        return
    wanted = [(c.TURN, s.start), *((c.START_RESOURCE, seat) for seat in order)]
    wanted += [(c.KEEP_START_QUEST, seat) for seat in order]
    if len(stack) < 2 or [frame[:2] for frame in stack] != wanted[: len(stack)]:
        yield "agenda: before the first turn there are start_quest and start_resource for each seat, and turn"
        return
    for at, (kind, seat, a, b, _) in enumerate(stack):
        if kind == c.START_RESOURCE and a != 2 and (a != 1 or at != len(stack) - 1):
            yield "agenda: everybody lays out two resources"
        if kind == c.KEEP_START_QUEST and (min(a, b) < 0 or s.box.quest_deck[a] or s.box.quest_deck[b]):
            yield "agenda: a starting quest is chosen from two"
        if kind == c.KEEP_START_QUEST and (s.quests[seat] or s.completed[seat]):
            yield f"players[{seat}].quests: it has none yet"


def _course(s: Position, stack: list[Frame]) -> Iterator[str]:
    if not is_dealt(s):
        yield "players: in a turn everything is dealt"
        return
    if [frame[0] for frame in stack[:2]] != [c.NEXT_TURN, c.LAST_WINDOW]:
        yield "agenda: its last frames are last_window and next_turn"
        return
    for kind, seat, *_ in stack:
        if seat != s.active and kind not in DEFENDERS:
            yield f"agenda: {FRAMES[kind]} asks the active seat"
    kinds = tuple(frame[0] for frame in stack[2:])
    if kinds not in ACTIONS and not _is_bonus(kinds):
        yield f"agenda: {', '.join(FRAMES[kind] for kind in reversed(kinds))} do not go together"
        return
    for at, frame in enumerate(stack[2:]):
        if frame[0] == c.END_MOVEMENT and (frame[2] > 1 or (at and not frame[2])):
            yield "agenda: end_movement: the card gives it, or a bonus"
    if kinds[:1] == (c.PLAY_CARD,) and s.passes > (s.active - s.start) % s.seats:
        yield "turn.passes: whose turn it is has not passed yet"
    yield from _weapons(s, stack, kinds)


def _is_bonus(kinds: tuple[int, ...]) -> bool:
    """The personal card below a common bonus, parts that wait, and what is being done now."""
    at = 1 if kinds[:1] == (c.WHICH_OPTION,) else 0
    begin = at
    while at < len(kinds) and kinds[at] in PARTS and kinds[at:] not in DURING_BONUS:
        at += 1
    return kinds[at:] in DURING_BONUS and at - begin <= MOST_PARTS


def _weapons(s: Position, stack: list[Frame], kinds: tuple[int, ...]) -> Iterator[str]:
    """Freed weapons are handed on where bearers were lost; others come from the stock."""
    given = [frame for frame in stack if frame[0] == c.GIVE_WEAPON]
    for _, seat, n, from_stock, must in given:
        if from_stock > 1 or must > 1 or (not from_stock and (n or must)):
            yield "agenda: weapon: how many of the stock, or those that were freed"
        if from_stock and seat != s.active:
            yield "agenda: weapon asks the active seat"
    if kinds[:1] == (c.LAYER_RAISED,) and given[0][3]:
        yield "agenda: weapon: a layer frees weapons"
    if kinds[-1:] == (c.WHERE_NAVY,) and given[-1][3]:
        yield "agenda: weapon: training frees one"
    if kinds[:2] == (c.GIVE_WEAPON, c.TRAINED) and not given[0][3]:
        yield "agenda: weapon: it comes from the stock"


def _leftovers(s: Position, stack: list[Frame]) -> Iterator[str]:
    """What belongs to an action is there only while that is under way."""
    kinds = {frame[0] for frame in stack}
    if s.drawn and c.RETURN_QUESTS not in kinds:
        yield "action.drawn: no quests are being drawn"
    if c.END_MOVEMENT not in kinds and (s.moved or s.waiting >= 0):
        yield "action.moved: nothing is being moved"
    if (c.STEP in kinds) != (s.unit >= 0) or (s.unit < 0 and (s.place >= 0 or s.brought)):
        yield "action.moving: a unit is on the move when it is asked for its next step"
    if s.used and c.ACTION_OVER not in kinds:
        yield "action.used: nothing is being produced or populated"
    if (c.ROLL in kinds or c.BATTLE_OVER in kinds) != (s.target >= 0):
        yield "action.battle: there is one when the agenda says so"
    if s.target < 0 and (s.defender >= 0 or s.force or s.damage):
        yield "action.battle: something of it is left"
    yield from _moved(s)


def _moved(s: Position) -> Iterator[str]:
    for code, n in Counter(s.moved).items():
        place, unit = divmod(code, 8)
        if place < s.chart.hexes:
            right = s.owner[place] == s.active and unit < c.UNITS and n <= s.count(place, unit)
        else:
            ferry = place - s.chart.hexes
            right = n == 1 and ferry < s.ferry_count() and ferries.is_there(s, ferry)
            if right and unit != c.FERRY:
                right = s.ferry(ferry, c.F_SEAT) == s.active and s.ferry(ferry, c.F_FIRST + 2 * unit) > 0
        if not right:
            yield "action.moved: something is not there"


# -- what each frame needs ---------------------------------------------------------------------------------


def _frame(s: Position, frame: Frame) -> Iterator[str]:
    kind, seat, a, b, of = frame
    if kind == c.PAY:
        yield from _payment(s, seat, a, b, of)
    elif kind in (c.ACTIVATE, c.STEP, c.CARGO):
        yield from _movement(s, frame)
    elif kind in (c.BUILT, c.REPAIRED, c.TRAINED, c.WHERE_NAVY, c.FREE_BUILD, c.FREE_TRAIN):
        yield from _building_or_training(s, frame)
    elif kind in (c.WHERE_PRODUCE, c.WHICH_PRODUCE, c.WHERE_POPULATE):
        yield from _harvest(s, frame)
    elif kind in (c.LAYER_PAID, c.LAYER_RAISED, c.WHICH_SACRIFICE, c.WHICH_COMMON, c.WHICH_OPTION):
        yield from _layer(s, frame)
    elif kind in (c.GAIN_KIND, c.WHERE_TOKEN, c.TRADE_TO) and not 0 <= a < c.KINDS:
        yield "it says no kind"
    elif kind == c.TRADE_TO and not can_get(s, a):
        yield "there is no such token"
    elif kind == c.UNLOCK and not 0 <= a < c.S_HORSE:
        yield "it says no piece"
    elif kind == c.TURN_GREEN and (a < 0 or s.is_green(seat, a)):
        yield "the card is upgraded already"
    elif kind in (c.WHICH_UPGRADE, c.WHICH_TRADE, c.OCCUPY) and (of > 1 or (kind != c.WHICH_TRADE and a > 1)):
        yield "a flag is 0 or 1"
    elif kind == c.RETURN_QUESTS and (
        not 0 <= a < 3 or any(s.box.quest_deck[quest] != a + 1 for quest in s.drawn)
    ):
        yield "the quests are not of this deck"


def _payment(s: Position, seat: int, cost: int, less: int, lowest: int) -> Iterator[str]:
    left = unpacked(cost)
    have = controlled(s, seat)
    total = sum(left)
    if total == 0 or less != discount_of(total, less):
        yield "there is nothing to pay"
        return
    if less:
        if lowest >= c.KINDS or any(have[kind] < left[kind] for kind in range(lowest)):
            yield "it cannot be paid"
            return
        short = sum(max(0, left[kind] - have[kind]) for kind in range(lowest, c.KINDS))
        if short > less or less > sum(left[lowest:]):
            yield "it cannot be paid"
        return
    kind = next(kind for kind in range(c.KINDS) if left[kind])
    here = sum(tokens_at(s, place, kind) for place in sources(s, seat, kind, lowest))
    if here < left[kind] or any(have[other] < left[other] for other in range(kind + 1, c.KINDS)):
        yield "it cannot be paid"


def _movement(s: Position, frame: Frame) -> Iterator[str]:
    kind, seat, a, b, of = frame
    if kind == c.ACTIVATE:
        if of > 1 or (of and s.moved):
            yield "it is the first activation only before any other"
    elif kind == c.CARGO:
        first, second = b % 8, b // 8
        on_land = 0 <= a < s.chart.lands and s.owner[a] == seat
        if not on_land or first == second or s.capacity(seat) - s.tokens_in(a) != 1:
            yield "one of two different tokens can stay where passengers went ashore"
    else:
        yield from _step(s, frame)


def _step(s: Position, frame: Frame) -> Iterator[str]:
    _, seat, a, b, ferry = frame
    if not 1 <= a <= MOST_POINTS or b > 1:
        yield "points left are 1 or more"
    if s.unit == c.FERRY:
        if not 0 <= ferry < s.ferry_count() or not ferries.is_there(s, ferry) or s.brought:
            yield "there is no such ferry"
        elif s.ferry(ferry, c.F_WATER) != s.place or s.waiting == ferry:
            yield "the ferry is not there"
        elif (s.ferry(ferry, c.F_SEAT) if s.ferry(ferry, c.F_SEAT) >= 0 else seat) != seat:
            yield "the ferry is another player's"
        elif (s.chart.hexes + ferry) * 8 + c.FERRY in s.moved:
            yield "the ferry was activated already"
        elif s.ferry(ferry, c.F_SEAT) < 0 and (a, b) != (1, 0):
            yield "an empty ferry has one point"
        return
    if ferry >= 0 or s.owner[s.place] != seat or moving.fresh(s, s.place, s.unit) < 1:
        yield "the unit is not there"
        return
    brought = [part - 1 for part in (s.brought // 8, s.brought % 8) if part]
    if brought:
        on_land = s.place < s.chart.lands
        if not on_land or not b or len(brought) > moving.carries(s, seat, s.unit):
            yield "it cannot have brought so much"
        elif any(n > s.tokens[s.place * c.KINDS + kind] for kind, n in Counter(brought).items()):
            yield "what it has brought is not there"
        elif moving.overfull(s, seat) and not can_go_on(s, seat, a, c.NONE):
            yield "what it has brought is too much"


def _building_or_training(s: Position, frame: Frame) -> Iterator[str]:
    kind, seat, a, b, of = frame
    if kind == c.BUILT:
        right = 0 <= a <= c.FERRY_BOAT and s.crossings > 0
        if a == c.BRIDGE:
            right = right and not s.bridges[b]
        elif 0 <= a < c.BUILDINGS:
            right = (
                economy.may_build_kind(s, seat, a) and economy.is_site(s, seat, b, a) and s.owner[b] == seat
            )
        elif right:
            right = s.owner[b // 6] == seat
        if not right:
            yield "it cannot be built there"
    elif kind == c.REPAIRED:
        on_land = 0 <= a < s.chart.lands and b >= 0
        if not on_land or s.builder[a] != seat or s.buildings[a * c.BUILDINGS + b] != c.DAMAGED:
            yield "there is nothing to repair"
    elif kind == c.TRAINED:
        is_there = c.S_ARMY <= a <= c.S_AIRFORCE and 0 <= b < s.chart.lands and s.owner[b] == seat and of <= 1
        if not is_there or not s.count(b, c.ARMED if of else c.WORKER) or not s.in_supply(seat, a):
            yield "nobody can be trained there"
        elif a == c.S_NAVY and not economy.harbours(s, seat, b):
            yield "there is no water for a navy"
    elif kind == c.WHERE_NAVY and not 0 <= a < s.chart.lands:
        yield "a navy is trained on land"
    elif kind == c.FREE_TRAIN and a not in (c.NONE, c.S_ARMY, c.S_NAVY, c.S_AIRFORCE):
        yield "only military units are trained"


def _harvest(s: Position, frame: Frame) -> Iterator[str]:
    kind, seat, a, b, of = frame
    spots = [hex if hex >= 0 else -1 - hex for hex in s.used]
    if max(spots, default=0) >= s.chart.lands or len(set(spots)) != len(spots) or of > 1:
        yield "action.used: land hexes, each once"
    elif kind == c.WHERE_PRODUCE:
        if min(s.used, default=0) < 0:
            yield "action.used: hexes that have produced are not served"
    elif kind == c.WHICH_PRODUCE:
        if not 0 <= a < s.chart.lands or s.tokens_in(a) + b > s.capacity(seat) or b < 1:
            yield "there is no room"
        elif s.options[c.O_HARD_SUPPLY] and b > sum(s.stock):
            yield "there are not so many tokens"
    else:
        extras = s.rule(seat, c.R_POPULATE_EXTRA)
        if b % 16 > extras or b >= 64 or a > 2:
            yield "there are not so many workers to place"
        if (b & 16 and not s.rule(seat, c.R_FARMS)) or (b & 32 and not s.rule(seat, c.R_HORSE_RETURNS)):
            yield "the player has no such ability"
        if any(not is_usable(s, seat, hex, c.TOWN) for hex in spots):
            yield "action.used: only own towns grow"


def _layer(s: Position, frame: Frame) -> Iterator[str]:
    kind, seat, a, _, _ = frame
    layers = s.layers[seat]
    if kind in (c.LAYER_PAID, c.LAYER_RAISED):
        if layers >= monument.LAYERS:
            yield "all layers are built"
        elif kind == c.LAYER_PAID and workers_on_board(s, seat) < monument.sacrifice_needed(s, seat, layers):
            yield "there are too few workers to sacrifice"
    elif kind == c.WHICH_SACRIFICE:
        if not 1 <= a <= workers_on_board(s, seat):
            yield "there are not so many workers"
    elif (kind == c.WHICH_COMMON and (a != layers or a < 1)) or (
        kind == c.WHICH_OPTION and (a != layers - 1 or not 0 <= a < monument.LAYERS - 1)
    ):
        yield "it is of the layer that was just built"


# -- battles -----------------------------------------------------------------------------------------------


def _battle(s: Position, stack: list[Frame]) -> Iterator[str]:
    target, attacker, defender = s.target, s.active, s.defender
    kind, seat, a, _, _ = stack[-1]
    if s.chart.kind[target] == c.MONUMENT or not s.in_play[target] or defender == attacker:
        yield "nobody is attacked there"
        return
    if any(not _is_fighter(s, fighter, n) for fighter, n in Counter(s.force).items()):
        yield "an attacker is not there"
        return
    if s.force != sorted(s.force):
        yield "attackers are written in their order"
    if kind == c.WHICH_ATTACKER:
        holder = (
            s.owner[target]
            if s.owner[target] >= 0
            else s.builder[target]
            if target < s.chart.lands
            else c.NONE
        )
        if not is_closed(s, attacker, target) or holder != defender:
            yield "the defender does not hold the hex"
        origins = {battle.stands_in(s, fighter) for fighter in s.force}
        if len(origins) > 1 and not s.is_green(attacker, c.ATTACK):
            yield "all attackers come from one hex"
        if any(fighter not in battle.fighters_near(s, attacker, target) for fighter in s.force):
            yield "an attacker has no access"
    elif kind == c.LOSE:
        won = stack[-2][2]
        if won > 1 or a != 1 - won or seat != (defender if won else attacker):
            yield "the loser chooses losses"
        if won and not s.force:
            yield "nobody has attacked"
    elif kind == c.RETREAT:
        if seat != defender or s.owner[target] != defender or not battle.somebody_can_enter(s):
            yield "nobody retreats"
    elif s.owner[target] != (attacker if a else c.NONE):
        yield "the hex is not empty"
    if (kind == c.LOSE) != (s.damage > 0):
        yield "damage is dealt when somebody loses"


def _is_fighter(s: Position, fighter: int, n: int) -> bool:
    """A unit of the attacker that is there, beside the target."""
    place, unit = divmod(fighter, 8)
    if place >= s.chart.hexes:
        ferry = place - s.chart.hexes
        if (
            n > 1
            or ferry >= s.ferry_count()
            or s.ferry(ferry, c.F_SEAT) != s.active
            or s.ferry(ferry, c.F_DOCK) >= 0
        ):
            return False
        on_water = s.target >= s.chart.shores
        if (unit == c.FERRY) != on_water or (unit != c.FERRY and not s.ferry(ferry, c.F_FIRST + 2 * unit)):
            return False
    elif unit >= c.UNITS or s.owner[place] != s.active or s.count(place, unit) < n:
        return False
    near = s.chart.distance[battle.stands_in(s, fighter)][s.target] == 1
    power = battle.loss_power(s, s.active, fighter) if place >= s.chart.hexes else 1
    return near and (power > 0 or battle.attack_power(s, s.active, fighter, s.target) > 0)
