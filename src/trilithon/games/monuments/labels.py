"""What each answer does, with its price and what it gives."""

from __future__ import annotations

from collections.abc import Sequence

from trilithon.games.monuments.engine import battle, economy, monument
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.cards import upgrade_discount
from trilithon.games.monuments.engine.moving import first_of, second_of
from trilithon.games.monuments.engine.paying import discount_of
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.spots import building_power
from trilithon.games.monuments.engine.telling import action
from trilithon.games.monuments.engine.telling import building as named_building
from trilithon.games.monuments.engine.telling import hex as named_hex
from trilithon.games.monuments.engine.telling import unit as named_unit
from trilithon.games.monuments.names import BUILDINGS, KINDS, PIECES
from trilithon.games.monuments.pointing import about, targets
from trilithon.games.monuments.questions import QUESTIONS, question
from trilithon.games.monuments.wording import chain, counted, some
from trilithon.kernel.engine.events import Argument, Message, player

__all__ = ["QUESTIONS", "about", "label", "price", "question", "targets"]


def label(s: Position, move: int) -> Message:
    """What a legal move does."""
    verb, n = c.verb_of(move), c.argument_of(move)
    if verb in HEX_LABELS:
        return _say(HEX_LABELS[verb], hex=named_hex(s, n))
    for labels in (CARDS, MOVES, PLACES, BATTLES):
        if verb in labels:
            return labels[verb](s, n)
    raise ValueError(f"{verb} is no verb of Monuments")


HEX_LABELS = {
    c.SAIL: "sail",
    c.BREAK_OUT: "break-out",
    c.AT_FARM: "farm",
    c.HORSE_BACK: "horse",
    c.FLEE: "flee",
}


def _say(id: str, **args: Argument) -> Message:
    return Message(f"monuments-label-{id}", args)


def tokens(amounts: Sequence[int]) -> list[Message]:
    return [counted(KINDS[kind], n) for kind, n in enumerate(amounts) if n]


def price(cost: Sequence[int], less: int) -> Message:
    """A price, and what goes off it."""
    return Message("monuments-price", {"price": tokens(cost), "less": discount_of(sum(cost), less)})


# -- cards, bonuses and quests -----------------------------------------------------------------------


def _done(s: Position, n: int) -> Message:
    kind = s.agenda[-1]
    if kind == c.WHICH_ATTACKER:
        power, against = battle.attack_total(s, s.active), battle.defence_total(s)
        return _say("done-attackers", power=power, against=against)
    return _say(f"done-{QUESTIONS[kind].id}")


def _play(s: Position, card: int) -> Message:
    seat = s.to_move
    if card != c.RAISE:
        return _say("play", card=action(card))
    layer = s.layers[seat]
    return _say(
        "raise",
        n=layer + 1,
        price=price(s.box.layer_cost[layer], monument.layer_discount(s, seat)),
        workers=counted("worker", monument.sacrifice_needed(s, seat, layer)),
    )


def _rest(s: Position, n: int) -> Message:
    cards = s.cards[s.to_move * c.CARDS : (s.to_move + 1) * c.CARDS]
    return _say("rest", n=sum(not card & c.IN_HAND for card in cards))


def _pass(s: Position, n: int) -> Message:
    return _say("pass")


def _turn_in(s: Position, quest: int) -> Message:
    return _say("turn-in", quest=s.box.quest_names[quest], n=s.box.quest_points[quest])


def _lead(s: Position, civilization: int) -> Message:
    return _say("lead", civilization=s.box.civilization_names[civilization])


def _keep(s: Position, quest: int) -> Message:
    return _say(
        "keep",
        quest=s.box.quest_names[quest],
        goals=chain("semicolon", s.box.goal_texts[quest]),
        points=s.box.quest_points[quest],
        penalty=s.box.quest_penalty[quest],
    )


def _turn_green(s: Position, card: int) -> Message:
    if s.agenda[-3]:
        return _say("upgrade-free", card=action(card))
    less = upgrade_discount(s, s.to_move, card)
    return _say("upgrade", card=action(card), price=price(s.box.upgrade_cost[card], less))


def _take_bonus(s: Position, common: int) -> Message:
    return _say("bonus", bonus=s.box.common_names[common], effect=s.box.common_texts[common])


def _option(s: Position, n: int) -> Message:
    return _say("option", effect=s.box.personal_texts[s.deck[s.to_move]][s.agenda[-3]][n])


def _piece(s: Position, piece: int) -> Message:
    return _say("unlock", things=[some(PIECES[piece], 1)])


def _kind(s: Position, kind: int) -> Message:
    return _say("leave-out" if s.agenda[-1] == c.PAY else "kind", tokens=counted(KINDS[kind], 1))


def _exchange(s: Position, kind: int) -> Message:
    return _say("exchange", tokens=some(KINDS[kind], economy.trade_price(s, s.to_move)))


def _spend(s: Position, n: int) -> Message:
    paid = counted(KINDS[n // 16 % 4], n % 16)
    place = n // 64
    if place < s.chart.hexes:
        return _say("spend", tokens=paid, hex=named_hex(s, place))
    return _say("spend-cargo", tokens=paid, n=place - s.chart.hexes + 1)


CARDS = {
    c.DONE: _done,
    c.PLAY: _play,
    c.REST: _rest,
    c.PASS: _pass,
    c.TURN_IN: _turn_in,
    c.LEAD: _lead,
    c.KEEP: _keep,
    c.CARD: _turn_green,
    c.TAKE_BONUS: _take_bonus,
    c.OPTION: _option,
    c.PIECE: _piece,
    c.KIND: _kind,
    c.EXCHANGE: _exchange,
    c.SPEND: _spend,
}


# -- movement ----------------------------------------------------------------------------------------


def _move_unit(s: Position, n: int) -> Message:
    return _say("move", unit=named_unit(n % 8), hex=named_hex(s, n // 8))


def _move_ferry(s: Position, ferry: int) -> Message:
    dock = s.ferry(ferry, c.F_DOCK)
    return _say("move-ferry", n=ferry + 1, hex=named_hex(s, dock if dock >= 0 else s.ferry(ferry, c.F_WATER)))


def _walk(s: Position, n: int) -> Message:
    load = [0] * c.KINDS
    for kind in (first_of(n % 16), second_of(n % 16)):
        if kind >= 0:
            load[kind] += 1
    if sum(load):
        return _say("walk-with", hex=named_hex(s, n // 16), tokens=tokens(load))
    return _say("walk", hex=named_hex(s, n // 16))


def _board(s: Position, n: int) -> Message:
    how = "wait" if n % 2 else "push-off"
    token = n // 2 % 8
    if token:
        return _say(f"board-with-{how}", n=n // 16 + 1, tokens=counted(KINDS[token - 1], 1))
    return _say(f"board-{how}", n=n // 16 + 1)


def _land_at(s: Position, hex: int) -> Message:
    loaded = s.ferry(s.agenda[-5], c.F_SEAT) >= 0
    return _say("land" if loaded else "dock", hex=named_hex(s, hex))


def _stay(s: Position, kind: int) -> Message:
    return _say("stay", tokens=counted(KINDS[kind], 1))


MOVES = {
    c.MOVE_UNIT: _move_unit,
    c.MOVE_FERRY: _move_ferry,
    c.WALK: _walk,
    c.BOARD: _board,
    c.LAND_AT: _land_at,
    c.STAY: _stay,
}


# -- pieces and tokens put down ----------------------------------------------------------------------


def _at(s: Position, hex: int) -> Message:
    seat, kind, where = s.to_move, s.agenda[-1], named_hex(s, hex)
    if kind == c.WHERE_PRODUCE:
        n = economy.yield_of(s, seat, hex)
        if economy.makes_any(s, seat, hex):
            return _say("produce-any", hex=where, n=n)
        return _say("produce", hex=where, tokens=counted(KINDS[s.chart.terrain[hex]], n))
    if kind in (c.START_RESOURCE, c.WHERE_TOKEN, c.TRADE_TO):
        token = s.chart.terrain[hex] if kind == c.START_RESOURCE else s.agenda[-3]
        return _say("put-token", hex=where, tokens=counted(KINDS[token], 1))
    return _say("put-navy" if kind == c.WHERE_NAVY else "put-worker", hex=where)


def _built(s: Position, what: int, id: str, **args: Argument) -> Message:
    if s.agenda[-1] == c.FREE_BUILD:
        return _say(f"{id}-free", **args)
    return _say(id, price=price(s.box.building_cost[what], economy.build_discount(s, s.to_move)), **args)


def _raise_building(s: Position, n: int) -> Message:
    return _built(s, n % 8, "build", building=named_building(n % 8), hex=named_hex(s, n // 8))


def _raise_bridge(s: Position, river: int) -> Message:
    one, other = s.chart.river_ends[river * 2 : river * 2 + 2]
    return _built(s, c.BRIDGE, "bridge", hex=named_hex(s, one), other=named_hex(s, other))


def _raise_ferry(s: Position, at: int) -> Message:
    land, water = named_hex(s, at // 6), named_hex(s, s.chart.near[at])
    return _built(s, c.FERRY_BOAT, "ferry", hex=land, water=water)


def _repair(s: Position, n: int) -> Message:
    less = 1 + economy.build_discount(s, s.to_move)
    cost = price(s.box.building_cost[n % 8], less)
    return _say("repair", building=named_building(n % 8), hex=named_hex(s, n // 8), price=cost)


def _respawn(s: Position, n: int) -> Message:
    return _say("respawn")


def _train(s: Position, n: int) -> Message:
    piece = n % 16
    unit, hex = named_unit(economy.unit_of(piece)), named_hex(s, n // 32)
    worker = named_unit(c.ARMED if n // 16 % 2 else c.WORKER)
    if s.agenda[-1] == c.FREE_TRAIN:
        return _say("train-free", unit=unit, hex=hex, worker=worker)
    cost = price(s.box.unit_cost[piece - c.S_ARMY], 0)
    return _say("train", unit=unit, hex=hex, worker=worker, price=cost)


def _arm(s: Position, n: int) -> Message:
    place = n // 2
    if place < s.chart.hexes:
        return _say("arm", hex=named_hex(s, place))
    return _say("arm-aboard", n=place - s.chart.hexes + 1, place=n % 2 + 1)


def _forge(s: Position, n: int) -> Message:
    return _say("forge", price=price(s.box.weapon_cost, 0))


PLACES = {
    c.AT: _at,
    c.RAISE_BUILDING: _raise_building,
    c.RAISE_BRIDGE: _raise_bridge,
    c.RAISE_FERRY: _raise_ferry,
    c.REPAIR: _repair,
    c.RESPAWN: _respawn,
    c.TRAIN_UNIT: _train,
    c.ARM: _arm,
    c.FORGE: _forge,
}


# -- battles and sacrifices --------------------------------------------------------------------------


def fighter(s: Position, fighter: int) -> Message:
    """A unit and where it stands, or on which ferry."""
    unit = battle.unit_of(s, fighter)
    if not battle.is_aboard(s, fighter):
        return Message("monuments-fighter", {"unit": named_unit(unit), "hex": named_hex(s, fighter // 8)})
    n = battle.ferry_of(s, fighter) + 1
    if unit == c.FERRY:
        return Message("monuments-fighter-ferry", {"n": n})
    return Message("monuments-fighter-aboard", {"unit": named_unit(unit), "n": n, "place": fighter % 8 + 1})


def _target(s: Position, hex: int) -> Message:
    defender = s.owner[hex] if s.owner[hex] >= 0 else s.builder[hex]
    trial = s.copy()
    battle.begin_battle(trial, s.to_move, hex)
    power = battle.defence_total(trial)
    return _say("target", hex=named_hex(s, hex), defender=player(defender), n=power)


def _send(s: Position, n: int) -> Message:
    return _say("send", fighter=fighter(s, n), n=battle.attack_power(s, s.to_move, n, s.target))


def _offer(s: Position, n: int) -> Message:
    return _say("offer", fighter=fighter(s, n))


def _lose_unit(s: Position, n: int) -> Message:
    return _say("lose", fighter=fighter(s, n), n=battle.loss_power(s, s.to_move, n))


def _lose_building(s: Position, building: int) -> Message:
    power = building_power(building)
    return _say("lose-building", building=Message(f"monuments-building-{BUILDINGS[building]}"), n=power)


def _enter(s: Position, n: int) -> Message:
    return _say("enter", fighter=fighter(s, n), hex=named_hex(s, s.target))


BATTLES = {
    c.TARGET: _target,
    c.SEND: _send,
    c.OFFER: _offer,
    c.LOSE_UNIT: _lose_unit,
    c.LOSE_BUILDING: _lose_building,
    c.ENTER: _enter,
}
