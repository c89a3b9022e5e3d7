"""Which moves would lead there: a way to a far hex, an attack with all that can, the best production, a payment.

Rows are played on a copy while they are made: only what is legal move by move is ever proposed. Dice, and whatever
else would show something hidden, are left to the player.
"""

from __future__ import annotations

from collections.abc import Callable

from trilithon.games.monuments.engine import battle, economy, monument
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.paying import first_kind, sources, tokens_at, unpacked
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.spots import controlled
from trilithon.games.monuments.pointing import about

CLOSING = (c.DONE, c.REST, c.PASS)
STEPS = (c.SAIL, c.LAND_AT, c.BREAK_OUT)


def propose(s: Position, target: str) -> list[int]:
    if not s.agenda:
        return []
    kind, _, thing = target.partition(":")
    if s.agenda[-1] == c.PAY and target == "end":
        return payments(s)
    if target == "card:produce" and s.agenda[-1] in (c.PLAY_CARD, c.WHERE_PRODUCE):
        return _production(s)
    if kind == "hex" and thing in s.chart.names:
        row = _to_hex(s, s.chart.names.index(thing))
        if row:
            return row
    moves = [move for move in s.moves() if target in about(s, move)]
    if len(moves) != 1 or c.verb_of(moves[0]) in CLOSING:
        return []
    return _paid(s, moves)


def _after(s: Position, row: list[int]) -> Position:
    trial = s.copy()
    for move in row:
        trial.play(move)
    return trial


def _paid(s: Position, row: list[int]) -> list[int]:
    """The row, with the payments that it leads to."""
    trial = _after(s, row)
    if trial.reveals > s.reveals or trial.to_move != s.to_move:
        return row
    return row + payments(trial)


# -- payments ----------------------------------------------------------------------------------------


def payments(s: Position) -> list[int]:
    """Answers to the question of payment on top: spend where most lies, spare what the next layer needs."""
    row: list[int] = []
    trial = s.copy()
    while trial.agenda and trial.agenda[-1] == c.PAY:
        move = _left_out(trial) if trial.agenda[-4] else _spent(trial)
        row.append(move)
        trial.play(move)
    return row


def _left_out(s: Position) -> int:
    """The kind of which least will be left over for the next layer."""
    have, wanted = controlled(s, s.to_move), _wanted(s)
    price = unpacked(s.agenda[-3])
    return min(
        s.moves(),
        key=lambda move: (
            have[c.argument_of(move)] - price[c.argument_of(move)] - wanted[c.argument_of(move)],
            move,
        ),
    )


def _wanted(s: Position) -> list[int]:
    layer = s.layers[s.to_move]
    return s.box.layer_cost[layer] if layer < monument.LAYERS else [0] * c.KINDS


def _spent(s: Position) -> int:
    """Token by token from the fullest hex; then the share of the first place, as places are asked in their order."""
    price, lowest = unpacked(s.agenda[-3]), s.agenda[-5]
    kind = first_kind(price)
    places = sources(s, s.to_move, kind, lowest)
    here = {place: tokens_at(s, place, kind) for place in places}
    lying = {place: s.tokens_in(place) if place < s.chart.hexes else 0 for place in places}
    share = dict.fromkeys(places, 0)
    for _ in range(price[kind]):
        fullest = max((place for place in places if here[place]), key=lambda place: (lying[place], -place))
        here[fullest] -= 1
        lying[fullest] -= 1
        share[fullest] += 1
    first = next(place for place in places if share[place])
    return c.make_move(c.SPEND, (first * 4 + kind) * 16 + share[first])


# -- production --------------------------------------------------------------------------------------


def _production(s: Position) -> list[int]:
    """The hexes that give most, and first what the next layer still lacks."""
    play = c.make_move(c.PLAY, c.PRODUCE)
    row = [play] if s.agenda[-1] == c.PLAY_CARD else []
    if row and play not in s.moves():
        return []
    trial = _after(s, row)
    while (
        trial.agenda and trial.agenda[-1] in (c.WHERE_PRODUCE, c.WHICH_PRODUCE) and trial.to_move == s.to_move
    ):
        best = _best_kind if trial.agenda[-1] == c.WHICH_PRODUCE else _best_hex
        moves = [move for move in trial.moves() if move != c.DONE]
        move = min(moves, key=best(trial))
        row.append(move)
        trial.play(move)
    return row


def _lacking(s: Position) -> list[int]:
    have = controlled(s, s.to_move)
    return [max(0, n - there) for n, there in zip(_wanted(s), have, strict=True)]


def _best_hex(s: Position) -> Callable[[int], tuple[int, int, int]]:
    lacking = _lacking(s)

    def rank(move: int) -> tuple[int, int, int]:
        hex = c.argument_of(move)
        return -economy.yield_of(s, s.to_move, hex), -lacking[s.chart.terrain[hex]], hex

    return rank


def _best_kind(s: Position) -> Callable[[int], tuple[int, int, int]]:
    have, lacking = controlled(s, s.to_move), _lacking(s)
    return lambda move: (-lacking[c.argument_of(move)], have[c.argument_of(move)], move)


# -- ways and attacks --------------------------------------------------------------------------------


def _to_hex(s: Position, hex: int) -> list[int]:
    seat = s.to_move
    match s.agenda[-1]:
        case c.PLAY_CARD if s.owner[hex] != seat:
            return _attack(s, hex) or _movement(s, hex)
        case c.ACTIVATE if s.owner[hex] != seat:
            return _way_of_somebody(s, hex)
        case c.STEP:
            return _way(s, hex)
        case c.WHICH_TARGET:
            return _attack(s, hex)
        case c.WHICH_ATTACKER if hex == s.target:
            return _attackers(s)
    return []


def _movement(s: Position, hex: int) -> list[int]:
    play = c.make_move(c.PLAY, c.MOVE)
    if play not in s.moves():
        return []
    way = _way_of_somebody(_after(s, [play]), hex)
    return [play, *way] if way else []


def _way_of_somebody(s: Position, hex: int) -> list[int]:
    """Of all that can get there the one with the shortest way, best one that leaves somebody behind."""
    rows: list[tuple[int, bool, bool, int, list[int]]] = []
    for move in s.moves():
        verb, n = c.verb_of(move), c.argument_of(move)
        if verb != c.MOVE_UNIT and not (verb == c.MOVE_FERRY and s.ferry(n, c.F_SEAT) == s.to_move):
            continue  # an empty ferry brings nobody there
        place = n // 8 if verb == c.MOVE_UNIT else s.ferry(n, c.F_WATER)
        trial = _after(s, [move])
        if s.chart.distance[place][hex] > trial.agenda[-3]:
            continue
        way = _way(trial, hex)
        if way:
            alone = verb == c.MOVE_UNIT and sum(s.count(place, unit) for unit in range(c.UNITS)) == 1
            rows.append((len(way), alone, verb == c.MOVE_FERRY, move, [move, *way]))
    return min(rows)[-1] if rows else []


def _way(s: Position, hex: int) -> list[int]:
    """The shortest row of steps by which what is on the move gets there, carrying nothing."""
    return ways(s).get(hex, [])


def ways(s: Position) -> dict[int, list[int]]:
    """Every hex that what is on the move can get to, carrying nothing, with the shortest row of steps."""
    seat = s.to_move
    found: dict[int, list[int]] = {}
    queue: list[tuple[Position, list[int]]] = [(s, [])]
    for trial, row in queue:
        for move in trial.moves():
            verb, n = c.verb_of(move), c.argument_of(move)
            if verb == c.WALK and n % 16 == 0:
                to = n // 16
            elif verb in STEPS:
                to = n
            else:
                continue
            if to in found or to == s.place:
                continue
            found[to] = [*row, move]
            further = _after(trial, [move])
            if further.to_move == seat and further.agenda[-1] == c.STEP:
                queue.append((further, found[to]))
    return found


def _attack(s: Position, hex: int) -> list[int]:
    """The target with everybody who can attack it; the dice are for the player to roll."""
    play, target = c.make_move(c.PLAY, c.ATTACK), c.make_move(c.TARGET, hex)
    row: list[int] = []
    trial = s.copy()
    for move in (play, target):
        if trial.agenda[-1] == c.WHICH_TARGET and move == play:
            continue
        if move not in trial.moves():
            return []
        trial.play(move)
        row.append(move)
    return row + _attackers(trial)


def _attackers(s: Position) -> list[int]:
    """All of them, or those of the strongest hex if they must come from one."""
    seat = s.to_move
    fighters = battle.fighters_near(s, seat, s.target)
    origins = {battle.stands_in(s, fighter) for fighter in fighters}
    if not s.is_green(seat, c.ATTACK):
        powers = dict.fromkeys(sorted(origins), 0)
        for fighter in fighters:
            powers[battle.stands_in(s, fighter)] += battle.attack_power(s, seat, fighter, s.target)
        named = {battle.stands_in(s, fighter) for fighter in s.force}
        origins = named or {max(powers, key=lambda origin: powers[origin])}
    row: list[int] = []
    trial = s.copy()
    while True:
        sent = [
            move
            for move in trial.moves()
            if c.verb_of(move) == c.SEND and battle.stands_in(trial, c.argument_of(move)) in origins
        ]
        if not sent:
            return row
        row.append(sent[0])
        trial.play(sent[0])
