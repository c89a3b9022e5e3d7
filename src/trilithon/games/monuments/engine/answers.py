"""What an answer to each question does."""

from __future__ import annotations

from trilithon.games.monuments.engine import battle, economy, monument, moving, questing
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.cards import (
    play_card,
    take_back,
    upgrade_discount,
)
from trilithon.games.monuments.engine.paying import answer_payment, charge
from trilithon.games.monuments.engine.populating import populate
from trilithon.games.monuments.engine.spots import place_unit, put_tokens
from trilithon.games.monuments.engine.steps import answer_step
from trilithon.games.monuments.engine.telling import hex as named_hex
from trilithon.games.monuments.engine.telling import kinds, tell, tell_privately
from trilithon.games.monuments.engine.world import World


def answer(s: World, move: int) -> None:
    """Play a move on the question that is on top of the agenda."""
    agenda = s.agenda
    kind = agenda[-1]
    seat = agenda[-2]
    a = agenda[-3]
    b = agenda[-4]
    of = agenda[-5]
    verb = c.verb_of(move)
    argument = c.argument_of(move)
    if verb == c.TURN_IN:
        questing.turn_in(s, seat, argument)
    elif kind == c.PAY:
        answer_payment(s, seat, a, b, verb, argument)
    elif kind == c.STEP:
        answer_step(s, seat, a, of, verb, argument)
    elif kind == c.ACTIVATE:
        if verb == c.MOVE_UNIT:
            moving.begin_activation(s, seat, argument, a, b)
        elif verb == c.MOVE_FERRY:
            moving.begin_ferry(s, seat, argument, a, b)
        else:
            s.drop()
    elif kind == c.PLAY_CARD:
        s.drop()
        if verb == c.PLAY:
            play_card(s, seat, argument)
        elif verb == c.REST:
            take_back(s, seat)
        else:
            s.passes += 1
            if s.events is not None:
                tell(s, seat, "passes", {})
    elif kind == c.WHICH_ATTACKER:
        if verb == c.DONE:
            s.drop()
        else:
            s.force.append(argument)
    elif kind == c.LOSE:
        if verb == c.LOSE_UNIT:
            battle.lose_fighter(s, seat, argument)
        else:
            battle.damage_building(s, seat, argument)
    elif kind == c.RETREAT:
        battle.retreat(s, battle.next_to_retreat(s), argument)
    else:
        s.drop()
        if verb == c.DONE:
            _decline(s, kind, seat)
        else:
            _answer_choice(s, kind, seat, a, b, of, verb, argument)


def _decline(s: World, kind: int, seat: int) -> None:
    """Freed weapons that nobody gets go to the stock."""
    if kind == c.GIVE_WEAPON:
        s.weapons += s.freed[seat]
        s.freed[seat] = 0


def _answer_choice(s: World, kind: int, seat: int, a: int, b: int, of: int, verb: int, argument: int) -> None:
    """The frame is off the agenda; do one thing and ask again for the rest."""
    if kind == c.WHICH_UPGRADE:
        s.push(c.TURN_GREEN, seat, argument, 0, 0)
        if not a:
            charge(s, seat, s.box.upgrade_cost[argument], upgrade_discount(s, seat, argument))
    elif kind == c.WHERE_PRODUCE:
        s.push(c.WHERE_PRODUCE, seat, a - 1, 0, 1)
        economy.produce(s, seat, argument)
    elif kind == c.WHICH_PRODUCE:
        s.push(c.WHICH_PRODUCE, seat, a, b - 1, 0)
        economy.produce_kind(s, seat, a, argument, 1)
    elif kind == c.WHAT_BUILD or kind == c.FREE_BUILD:
        _build(s, seat, kind == c.FREE_BUILD, verb, argument)
    elif kind == c.WHERE_POPULATE:
        populate(s, seat, a, b, verb, argument)
    elif kind == c.WHICH_SACRIFICE:
        s.push(c.WHICH_SACRIFICE, seat, a - 1, 0, 0)
        monument.sacrifice(s, seat, argument)
    elif kind == c.WHICH_COMMON:
        monument.take_common(s, seat, argument)
    elif kind == c.WHICH_OPTION:
        if s.events is not None:
            tell(s, seat, "took-option", {"option": s.box.personal_texts[s.deck[seat]][a][argument]})
        s.push_code(s.box.personal[s.deck[seat]][a][argument], seat)
    elif kind == c.WHERE_WORKER:
        s.push(c.WHERE_WORKER, seat, a - 1, 0, 0)
        s.supply[seat * c.SUPPLIES + c.S_WORKER] -= 1
        place_unit(s, seat, argument, c.WORKER)
        if s.events is not None:
            tell(s, seat, "worker", {"hex": named_hex(s, argument)})
    elif kind == c.WHERE_TOKEN:
        s.push(c.WHERE_TOKEN, seat, a, b - 1, 0)
        _put_bonus_token(s, seat, argument, a)
    elif kind == c.WHICH_TOKEN:
        s.push(c.WHICH_TOKEN, seat, a - 1, 0, 0)
        s.push(c.WHERE_TOKEN, seat, argument, 1, 0)
    elif kind == c.WHICH_UNLOCK:
        s.push(c.WHICH_UNLOCK, seat, a - 1, 0, 0)
        monument.unlock(s, seat, argument, 1)
    else:
        _answer_rarer(s, kind, seat, a, b, verb, argument)


def _answer_rarer(s: World, kind: int, seat: int, a: int, b: int, verb: int, argument: int) -> None:
    if kind == c.WHAT_TRAIN or kind == c.FREE_TRAIN:
        _begin_training(s, seat, kind == c.FREE_TRAIN, verb, argument)
    elif kind == c.WHERE_NAVY:
        place_unit(s, seat, argument, c.NAVY)
        if s.events is not None:
            tell(s, seat, "put-navy", {"hex": named_hex(s, argument)})
    elif kind == c.GIVE_WEAPON:
        economy.arm(s, seat, argument)
        if b:
            s.weapons -= 1
            s.do(seat, c.D_FORGED, 1)
            s.push(c.GIVE_WEAPON, seat, a - 1, 1, 0)
        else:
            s.freed[seat] -= 1
            s.push(c.GIVE_WEAPON, seat, 0, 0, 0)
    elif kind == c.WHICH_TARGET:
        battle.begin_battle(s, seat, argument)
    elif kind == c.OCCUPY:
        s.push(c.OCCUPY, seat, 1, 0, 0)
        battle.enter(s, seat, argument)
    elif kind == c.KEEP_QUESTS:
        _keep_quest(s, seat, a, verb, argument)
    elif kind == c.WHICH_TRADE:
        s.push(c.WHICH_TRADE, seat, a - 1, 0, 1)
        s.push(c.TRADED, seat, 0, 0, 0)
        cost = [0, 0, 0, 0]
        cost[argument] = economy.trade_price(s, seat)
        charge(s, seat, cost, 0)
    elif kind == c.TRADE_FOR:
        s.push(c.TRADE_TO, seat, argument, 0, 0)
    elif kind == c.TRADE_TO:
        _finish_trade(s, seat, a, argument)
    elif kind == c.CARGO:
        _keep_cargo(s, a, b, argument)
    elif kind == c.KEEP_START_QUEST:
        questing.receive(s, seat, argument)
        s.quests_out = [*s.quests_out, b if argument == a else a]
        if s.events is not None:
            tell_privately(s, seat, "kept-start-quest", {}, {"quest": s.box.quest_names[argument]})
    elif kind == c.START_RESOURCE:
        s.push(c.START_RESOURCE, seat, a - 1, 0, 0)
        put_tokens(s, seat, argument, s.chart.terrain[argument], 1)
        if s.events is not None:
            _tell_token(s, seat, argument, s.chart.terrain[argument])
    elif kind == c.CHOOSE_CIVILIZATION:
        s.civilization = s.civilization.copy()
        s.civilization[seat] = argument
        if s.events is not None:
            tell(s, seat, "leads", {"civilization": s.box.civilization_names[argument]})


def _build(s: World, seat: int, free: bool, verb: int, argument: int) -> None:
    less = economy.build_discount(s, seat)
    if verb == c.REPAIR:
        s.push(c.REPAIRED, seat, argument // 8, argument % 8, 0)
        charge(s, seat, s.box.building_cost[argument % 8], 1 + less)
        return
    what = argument % 8
    where = argument // 8
    if verb == c.RAISE_BRIDGE:
        what = c.BRIDGE
        where = argument
    elif verb == c.RAISE_FERRY:
        what = c.FERRY_BOAT
        where = argument
    s.push(c.BUILT, seat, what, where, 0)
    if not free:
        charge(s, seat, s.box.building_cost[what], less)


def _begin_training(s: World, seat: int, free: bool, verb: int, argument: int) -> None:
    if verb == c.FORGE:
        s.push(c.FORGED, seat, 0, 0, 0)
        charge(s, seat, s.box.weapon_cost, 0)
        return
    piece = argument % 16
    if not free and s.is_green(seat, c.TRAIN):
        s.push(c.GIVE_WEAPON, seat, 1, 1, 0)
    s.push(c.TRAINED, seat, piece, argument // 32, argument // 16 % 2)
    if not free:
        charge(s, seat, s.box.unit_cost[piece - c.S_ARMY], 0)


def _put_bonus_token(s: World, seat: int, hex: int, kind: int) -> None:
    put_tokens(s, seat, hex, kind, 1)
    if s.events is not None:
        _tell_token(s, seat, hex, kind)


def _tell_token(s: World, seat: int, hex: int, kind: int) -> None:
    counts = [0, 0, 0, 0]
    counts[kind] = 1
    tell(s, seat, "got", {"tokens": kinds(counts), "hex": named_hex(s, hex)})


def _keep_quest(s: World, seat: int, kept: int, verb: int, quest: int) -> None:
    """Card by card; those that are not kept stay in `drawn` behind the kept ones."""
    if verb == c.KEEP:
        s.drawn.remove(quest)
        questing.receive(s, seat, quest)
        if s.events is not None:
            tell_privately(s, seat, "kept-quest", {}, {"quest": s.box.quest_names[quest]})
        if s.drawn:
            s.push(c.KEEP_QUESTS, seat, kept + 1, 0, 0)


def _finish_trade(s: World, seat: int, kind: int, hex: int) -> None:
    put_tokens(s, seat, hex, kind, 1)
    s.do(seat, c.D_TRADES, 1)
    if s.events is not None:
        _tell_token(s, seat, hex, kind)


def _keep_cargo(s: World, hex: int, cargo: int, kind: int) -> None:
    for token in (cargo % 8, cargo // 8):
        if token - 1 == kind:
            s.tokens[hex * c.KINDS + kind] += 1
        else:
            s.stock[token - 1] += 1
