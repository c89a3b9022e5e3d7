"""The agenda at work: what runs by itself between two decisions."""

from __future__ import annotations

from trilithon.games.monuments.engine import battle, economy, monument, moving, questing
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.asking import (
    is_idle,
)
from trilithon.games.monuments.engine.bonuses import run_part
from trilithon.games.monuments.engine.dealing import deal
from trilithon.games.monuments.engine.scoring import points
from trilithon.games.monuments.engine.spots import place_unit, remove_unit
from trilithon.games.monuments.engine.telling import action, tell
from trilithon.games.monuments.engine.telling import hex as named_hex
from trilithon.games.monuments.engine.telling import unit as named_unit
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.state import NOBODY


def run(s: World) -> None:
    """Work off automatic frames until somebody must decide or the game is over."""
    agenda = s.agenda
    while agenda:
        kind = agenda[-1]
        seat = agenda[-2]
        if kind >= c.FIRST_DECISION:
            if not is_idle(s, kind, seat):
                s.to_move = seat
                return
            continue
        a = agenda[-3]
        b = agenda[-4]
        of = agenda[-5]
        s.drop()
        if kind < c.TURN:
            run_part(s, kind, seat, a, b, of)
        elif kind < c.TURN_GREEN:
            _run_turn(s, kind, seat)
        else:
            _run_outcome(s, kind, seat, a, b, of)
    s.to_move = NOBODY


def _run_turn(s: World, kind: int, seat: int) -> None:
    if kind == c.TURN:
        s.active = seat
        if seat == s.start:
            s.round += 1
            s.passes = 0
        if s.events is not None:
            tell(s, seat, "turn", {"n": s.round})
        s.push(c.NEXT_TURN, seat, 0, 0, 0)
        s.push(c.LAST_WINDOW, seat, 0, 0, 0)
        s.push(c.PLAY_CARD, seat, 0, 0, 0)
    elif kind == c.NEXT_TURN:
        following = (seat + 1) % s.seats
        if following == s.start and _is_over(s):
            if s.events is not None:
                tell(s, -1, "over", {"n": max(points(s))})
            return
        s.push(c.TURN, following, 0, 0, 0)
    elif kind == c.DEAL:
        deal(s)


def _is_over(s: World) -> bool:
    """At the end of a round: a fifth layer, the limit of rounds, or everybody passed (MS-END-01, MS-GRD-01, -02)."""
    limit = s.options[c.O_ROUNDS]
    return s.ending == 1 or (limit > 0 and s.round >= limit) or s.passes >= s.seats


def _run_outcome(s: World, kind: int, seat: int, a: int, b: int, of: int) -> None:
    if kind == c.TURN_GREEN:
        s.cards[seat * c.CARDS + a] |= c.GREEN
        if s.events is not None:
            tell(s, seat, "upgraded", {"card": action(a)})
    elif kind == c.BUILT:
        _raise(s, seat, a, b)
    elif kind == c.REPAIRED:
        economy.repair(s, seat, a, b)
    elif kind == c.LAYER_PAID:
        s.push(c.LAYER_RAISED, seat, 0, 0, 0)
        s.push(c.GIVE_WEAPON, seat, 0, 0, 0)
        s.push(c.WHICH_SACRIFICE, seat, monument.sacrifice_needed(s, seat, s.layers[seat]), 0, 0)
    elif kind == c.LAYER_RAISED:
        monument.raise_layer(s, seat)
    elif kind == c.TRAINED:
        _train(s, seat, a, b, of)
    elif kind == c.FORGED:
        s.push(c.GIVE_WEAPON, seat, 1, 1, 1)
    elif kind == c.TRADED:
        s.push(c.TRADE_FOR, seat, 0, 0, 0)
    elif kind == c.RETURN_QUESTS:
        questing.return_quests(s, a, s.drawn)
        s.drawn = []
    elif kind == c.END_MOVEMENT:
        if s.waiting >= 0:
            moving.push_off_waiting(s)
        s.moved.clear()
    elif kind == c.ACTION_OVER:
        s.used.clear()
    else:
        _run_battle(s, kind, seat, a)


def _run_battle(s: World, kind: int, seat: int, a: int) -> None:
    if kind == c.ROLL:
        battle.fight(s, seat)
    elif kind == c.AFTER_DAMAGE:
        s.damage = 0
        if a and battle.somebody_can_enter(s):
            s.push(c.AFTER_RETREAT, seat, 0, 0, 0)
            s.push(c.RETREAT, s.defender, 0, 0, 0)
    elif kind == c.AFTER_RETREAT:
        s.push(c.OCCUPY, seat, 0, 0, 0)
    elif kind == c.BATTLE_OVER:
        s.push(c.GIVE_WEAPON, s.defender, 0, 0, 0)
        s.push(c.GIVE_WEAPON, seat, 0, 0, 0)
        s.force = []
        s.target = c.NONE
        s.defender = c.NONE


def _raise(s: World, seat: int, what: int, where: int) -> None:
    if what == c.BRIDGE:
        economy.raise_bridge(s, seat, where)
    elif what == c.FERRY_BOAT:
        economy.raise_ferry(s, seat, where)
    else:
        economy.raise_building(s, seat, where, what)


def _train(s: World, seat: int, piece: int, hex: int, armed: int) -> None:
    """The worker goes to the supply, the unit takes its place (MS-TRN-03 to -05)."""
    remove_unit(s, hex, c.ARMED if armed else c.WORKER)
    s.supply[seat * c.SUPPLIES + c.S_WORKER] += 1
    s.supply[seat * c.SUPPLIES + piece] -= 1
    if armed:
        s.freed[seat] += 1
    s.do(seat, c.D_TRAINED, 1)
    unit = economy.unit_of(piece)
    if s.events is not None:
        tell(s, seat, "trained", {"unit": named_unit(unit), "hex": named_hex(s, hex)})
    s.push(c.GIVE_WEAPON, seat, 0, 0, 0)
    if unit == c.NAVY:
        s.push(c.WHERE_NAVY, seat, hex, 0, 0)
    else:
        place_unit(s, seat, hex, unit)
