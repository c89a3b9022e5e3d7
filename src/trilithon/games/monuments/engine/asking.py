"""Is there anything to ask? A question without an answer to choose never stays on the agenda."""

from __future__ import annotations

from trilithon.games.monuments.engine import battle, economy, monument, moving, questing
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.cards import (
    upgradable,
)
from trilithon.games.monuments.engine.paying import pay_if_no_choice
from trilithon.games.monuments.engine.populating import population
from trilithon.games.monuments.engine.world import World


def is_idle(s: World, kind: int, seat: int) -> bool:
    """A question without anything to ask is taken off the agenda, or answered if it is no choice at all."""
    a = s.agenda[-3]
    b = s.agenda[-4]
    of = s.agenda[-5]
    if kind == c.PLAY_CARD or kind == c.STEP or kind == c.CHOOSE_CIVILIZATION:
        return False
    if kind == c.PAY:
        return pay_if_no_choice(s, seat, a, b, of)
    if kind == c.LOSE:
        if s.damage > 0 and _can_lose(s, seat, a == 1):
            return False
    elif kind == c.RETREAT:
        return _retreat_by_itself(s)
    elif has_something_to_ask(s, kind, seat, a, b, of):
        return False
    s.drop()
    return True


def has_something_to_ask(s: World, kind: int, seat: int, a: int, b: int, of: int) -> bool:
    if kind == c.LAST_WINDOW:
        return len(questing.completable(s, seat)) > 0
    if kind == c.ACTIVATE:
        return can_activate(s, seat, a, b) or len(questing.offered(s, seat)) > 0
    if kind == c.WHERE_PRODUCE:
        return a > 0 and len(economy.producing_hexes(s, seat)) > 0
    if kind == c.WHICH_PRODUCE or kind == c.WHERE_TOKEN:
        if b <= 0:
            return False
        return kind == c.WHICH_PRODUCE or len(economy.bonus_places(s, seat, a)) > 0
    if kind == c.WHICH_TOKEN:
        return a > 0 and len(token_kinds(s, seat)) > 0
    if kind == c.WHERE_POPULATE:
        return len(population(s, seat, a, b)) > 0
    if kind == c.WHERE_WORKER:
        return a > 0 and s.in_supply(seat, c.S_WORKER) > 0
    if kind == c.WHICH_UNLOCK:
        return a > 0 and len(unlockable(s, seat)) > 0
    if kind == c.WHICH_UPGRADE:
        return len(upgradable(s, seat, a == 1)) > 0
    if kind == c.WHICH_SACRIFICE or kind == c.START_RESOURCE:
        return a > 0
    if kind == c.WHICH_COMMON:
        return len(monument.open_commons(s, seat, a)) > 0
    if kind == c.GIVE_WEAPON:
        return _has_weapon_to_give(s, seat, a, b)
    if kind == c.KEEP_QUESTS:
        return len(s.drawn) > 0
    if kind == c.OCCUPY:
        return a == 0 or battle.more_can_enter(s)
    if kind == c.TRADE_TO:
        return len(economy.room_for_trade(s, seat)) > 0
    if kind == c.WHICH_TRADE:
        return a > 0 and (len(economy.tradeable(s, seat)) > 0 or len(questing.completable(s, seat)) > 0)
    if kind == c.FREE_BUILD or kind == c.FREE_TRAIN:
        moves: list[int] = []
        if kind == c.FREE_BUILD:
            economy.add_buildings(s, seat, True, a, moves)
        else:
            economy.add_trainings(s, seat, True, a, moves)
        return len(moves) > 0
    return True


def can_activate(s: World, seat: int, left: int, horses: int) -> bool:
    if left + horses == 0:
        return False
    moves: list[int] = []
    moving.add_activations(s, seat, left, horses, moves)
    return len(moves) > 0


def token_kinds(s: World, seat: int) -> list[int]:
    """Kinds of which a bonus token can be put somewhere."""
    found: list[int] = []
    for kind in range(c.KINDS):
        if economy.bonus_places(s, seat, kind):
            found.append(kind)
    return found


def unlockable(s: World, seat: int) -> list[int]:
    found: list[int] = []
    for piece in range(c.S_HORSE):
        if s.locked[seat * c.SUPPLIES + piece] > 0:
            found.append(piece)
    return found


def _has_weapon_to_give(s: World, seat: int, n: int, from_stock: int) -> bool:
    """Weapons of fallen workers return to the stock if nobody can take them (MS-WPN-03)."""
    if from_stock:
        return n > 0 and s.weapons > 0 and len(economy.unarmed(s, seat)) > 0
    if s.freed[seat] > 0 and economy.unarmed(s, seat):
        return True
    s.weapons += s.freed[seat]
    s.freed[seat] = 0
    return False


def _can_lose(s: World, seat: int, is_attacker: bool) -> bool:
    moves: list[int] = []
    battle.add_losses(s, seat, is_attacker, moves)
    return len(moves) > 0


def _retreat_by_itself(s: World) -> bool:
    """Units that have nowhere to go die; when none is left, the question is gone (MS-RET-03)."""
    fighter = battle.next_to_retreat(s)
    if fighter < 0:
        s.drop()
        return True
    if battle.retreats(s, fighter):
        return False
    battle.kill(s, s.defender, fighter)
    return True
