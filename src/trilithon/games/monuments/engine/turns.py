"""The agenda at work: what runs by itself between two decisions, and what an answer to each question does."""

from __future__ import annotations

from trilithon.games.monuments.engine import battle, economy, ferries, monument, moving, questing
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.dealing import deal
from trilithon.games.monuments.engine.paying import answer_payment, can_pay, charge, pay_if_no_choice
from trilithon.games.monuments.engine.scoring import points
from trilithon.games.monuments.engine.spots import place_unit, put_tokens, remove_unit, workers_on_board
from trilithon.games.monuments.engine.telling import action, kinds, tell, tell_privately
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
            if not _is_idle(s, kind, seat):
                s.to_move = seat
                return
            continue
        a = agenda[-3]
        b = agenda[-4]
        of = agenda[-5]
        s.drop()
        if kind < c.TURN:
            _run_part(s, kind, seat, a, b, of)
        elif kind < c.TURN_GREEN:
            _run_turn(s, kind, seat)
        else:
            _run_outcome(s, kind, seat, a, b, of)
    s.to_move = NOBODY


def _is_idle(s: World, kind: int, seat: int) -> bool:
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
    elif _has_something_to_ask(s, kind, seat, a, b, of):
        return False
    s.drop()
    return True


def _has_something_to_ask(s: World, kind: int, seat: int, a: int, b: int, of: int) -> bool:
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


# -- the turn ----------------------------------------------------------------------------------------------


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


def playable(s: World, seat: int, card: int) -> bool:
    """May this card be played now: it is in hand and can have an effect (MS-TURN-03, -05)?"""
    if not s.cards[seat * c.CARDS + card] & c.IN_HAND:
        return False
    if s.round == 1 and s.options[c.O_FIRST_TURN] and card != c.MOVE and card != c.QUEST:
        return False
    if card == c.UPGRADE:
        return len(upgradable(s, seat, False)) > 0
    if card == c.MOVE:
        return moving.can_move_anything(s, seat)
    if card == c.PRODUCE:
        return len(economy.producing_hexes(s, seat)) > 0
    if card == c.POPULATE:
        return can_populate(s, seat)
    if card == c.RAISE:
        return monument.can_raise(s, seat)
    if card == c.ATTACK:
        return len(battle.targets(s, seat)) > 0
    if card == c.QUEST:
        return len(s.quest_decks[questing.deck_for(s, seat)]) > 0
    if card == c.TRADE:
        return len(economy.tradeable(s, seat)) > 0
    moves: list[int] = []
    if card == c.BUILD:
        economy.add_buildings(s, seat, False, -1, moves)
        if not moves:
            economy.add_repairs(s, seat, moves)
    else:
        economy.add_trainings(s, seat, False, -1, moves)
        if not moves:
            return economy.may_forge(s, seat)
    return len(moves) > 0


def can_rest(s: World, seat: int) -> bool:
    """At least one card in the discard (MS-TURN-04)."""
    for card in range(c.CARDS):
        if not s.cards[seat * c.CARDS + card] & c.IN_HAND:
            return True
    return False


def play_card(s: World, seat: int, card: int) -> None:
    s.cards[seat * c.CARDS + card] &= ~c.IN_HAND
    green = s.is_green(seat, card)
    if s.events is not None:
        tell(s, seat, "plays", {"card": action(card)})
    if card == c.UPGRADE:
        s.push(c.WHICH_UPGRADE, seat, 0, 0, 0)
    elif card == c.MOVE:
        left = (3 if green else 2) + s.rule(seat, c.R_ACTIVATIONS)
        s.push(c.MOVEMENT, seat, left, s.rule(seat, c.R_HORSE_ACTIVATIONS), 0)
    elif card == c.PRODUCE:
        s.push(c.ACTION_OVER, seat, 0, 0, 0)
        s.push(c.WHERE_PRODUCE, seat, (3 if green else 2) + s.rule(seat, c.R_PRODUCE_HEXES), 0, 0)
    elif card == c.BUILD:
        s.push(c.WHAT_BUILD, seat, 0, 0, 0)
    elif card == c.POPULATE:
        s.used = economy.growing_towns(s, seat)
        s.push(c.ACTION_OVER, seat, 0, 0, 0)
        s.push(c.WHERE_POPULATE, seat, 2 if green else 1, populate_extras(s, seat), 0)
    elif card == c.RAISE:
        s.push(c.LAYER_PAID, seat, 0, 0, 0)
        charge(s, seat, s.box.layer_cost[s.layers[seat]], monument.layer_discount(s, seat))
    elif card == c.TRAIN:
        s.push(c.WHAT_TRAIN, seat, 0, 0, 0)
    elif card == c.ATTACK:
        s.push(c.WHICH_TARGET, seat, 0, 0, 0)
    elif card == c.QUEST:
        s.push(c.DRAW_QUESTS, seat, (3 if green else 2) + s.rule(seat, c.R_QUEST_DRAW), 0, 0)
    else:
        s.push(c.WHICH_TRADE, seat, 2 + s.rule(seat, c.R_TRADES), 0, 0)


def take_back(s: World, seat: int) -> None:
    for card in range(seat * c.CARDS, (seat + 1) * c.CARDS):
        s.cards[card] |= c.IN_HAND
    if s.events is not None:
        tell(s, seat, "rests", {})


# -- upgrades ----------------------------------------------------------------------------------------------


def upgrade_discount(s: World, seat: int, card: int) -> int:
    """A green Upgrade card saves one, but not on itself (MS-UPG-04, -05)."""
    return 1 if s.is_green(seat, c.UPGRADE) and card != c.UPGRADE else 0


def upgradable(s: World, seat: int, free: bool) -> list[int]:
    found: list[int] = []
    for card in range(c.CARDS):
        if not s.is_green(seat, card) and (
            free or can_pay(s, seat, s.box.upgrade_cost[card], upgrade_discount(s, seat, card))
        ):
            found.append(card)
    return found


# -- population --------------------------------------------------------------------------------------------


def populate_extras(s: World, seat: int) -> int:
    """Packed: workers more in eligible towns, + 16 for a farm, + 32 for a horse (C303, 6.5)."""
    extras = s.rule(seat, c.R_POPULATE_EXTRA)
    if s.rule(seat, c.R_FARMS):
        extras += 16
    if s.rule(seat, c.R_HORSE_RETURNS):
        extras += 32
    return extras


def can_populate(s: World, seat: int) -> bool:
    if s.in_supply(seat, c.S_WORKER) > 0 and (
        moving.respawns(s, seat) or economy.growing_towns(s, seat) or economy.growing_farms(s, seat)
    ):
        return True
    return len(economy.horse_places(s, seat)) > 0


def population(s: World, seat: int, towns: int, extras: int) -> list[int]:
    """What a Populate may still do, as moves. `used` holds the eligible towns, -1 - hex once they got their worker."""
    moves: list[int] = []
    is_first = s.agenda[-5] == 0
    if s.in_supply(seat, c.S_WORKER) > 0:
        for hex in s.used:
            if hex >= 0 and (towns > 0 or extras % 16 > 0):
                moves.append(c.make_move(c.AT, hex))
            elif hex < 0 and extras % 16 > 0:
                moves.append(c.make_move(c.AT, -1 - hex))
        if extras & 16:
            for hex in economy.growing_farms(s, seat):
                if -1 - hex not in s.used:
                    moves.append(c.make_move(c.AT_FARM, hex))
        if is_first and moving.respawns(s, seat):
            moves.append(c.RESPAWN)
    if extras & 32:
        for hex in economy.horse_places(s, seat):
            moves.append(c.make_move(c.HORSE_BACK, hex))
    return moves


def _populate(s: World, seat: int, towns: int, extras: int, verb: int, hex: int) -> None:
    """One worker or horse; then ask for the rest."""
    if verb == c.RESPAWN:
        n = min(2 - workers_on_board(s, seat), s.in_supply(seat, c.S_WORKER))
        for _ in range(n):
            _new_worker(s, seat, s.monument_of(seat))
        return
    if verb == c.HORSE_BACK:
        s.supply[seat * c.SUPPLIES + c.S_HORSE] -= 1
        place_unit(s, seat, hex, c.HORSE)
        if s.events is not None:
            tell(s, seat, "horse", {"hex": named_hex(s, hex)})
        extras -= 32
    elif verb == c.AT_FARM:
        _new_worker(s, seat, hex)
        if hex in s.used:
            s.used.remove(hex)  # a farm's hex is another than those of the towns
        extras -= 16
    else:
        _new_worker(s, seat, hex)
        if hex not in s.used or towns == 0:
            extras -= 1
        else:
            towns -= 1
        if hex in s.used:
            s.used[s.used.index(hex)] = -1 - hex
    s.push(c.WHERE_POPULATE, seat, towns, extras, 1)


def _new_worker(s: World, seat: int, hex: int) -> None:
    s.supply[seat * c.SUPPLIES + c.S_WORKER] -= 1
    place_unit(s, seat, hex, c.WORKER)
    s.do(seat, c.D_POPULATED, 1)
    if s.events is not None:
        tell(s, seat, "worker", {"hex": named_hex(s, hex)})


# -- parts of bonuses --------------------------------------------------------------------------------------


def _run_part(s: World, kind: int, seat: int, a: int, b: int, of: int) -> None:
    if kind == c.GAIN_KIND:
        s.push(c.WHERE_TOKEN, seat, a, b, 0)
    elif kind == c.UNLOCK:
        monument.unlock(s, seat, a, b)
    elif kind == c.TAKE_BACK:
        take_back(s, seat)
    elif kind == c.DRAW_QUESTS:
        questing.draw_quests(s, seat, a)
    elif kind == c.MOVEMENT:
        s.moved.clear()
        s.waiting = c.NONE
        s.push(c.END_MOVEMENT, seat, of, 0, 0)
        s.push(c.ACTIVATE, seat, a, b, 1)


def open_options(s: World, seat: int, layer: int) -> list[int]:
    """Options of which something can be done; all of them if that holds for none (MS-BON-06)."""
    options = s.box.personal[s.deck[seat]][layer]
    found: list[int] = []
    for option in range(len(options)):
        if _can_do(s, seat, options[option]):
            found.append(option)
    return found if found else list(range(len(options)))


def _can_do(s: World, seat: int, code: list[int]) -> bool:
    """Can some part of a bonus be done now? What only an earlier part makes possible needs no look: that one can."""
    for i in range(0, len(code), 4):
        if _can_do_part(s, seat, code[i], code[i + 1]):
            return True
    return False


def _can_do_part(s: World, seat: int, kind: int, a: int) -> bool:
    if kind == c.GAIN_KIND:
        return len(economy.bonus_places(s, seat, a)) > 0
    if kind == c.UNLOCK:
        return s.locked[seat * c.SUPPLIES + a] > 0
    if kind == c.TAKE_BACK:
        return can_rest(s, seat)
    if kind == c.DRAW_QUESTS:
        return len(s.quest_decks[questing.deck_for(s, seat)]) > 0
    if kind == c.MOVEMENT:
        return moving.can_move_anything(s, seat)
    return _has_something_to_ask(s, kind, seat, a, 1, 0)


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


def can_activate(s: World, seat: int, left: int, horses: int) -> bool:
    if left + horses == 0:
        return False
    moves: list[int] = []
    moving.add_activations(s, seat, left, horses, moves)
    return len(moves) > 0


# -- what follows when everything is paid ------------------------------------------------------------------


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
            ferry = s.waiting
            s.waiting = c.NONE
            ferries.push_off(s, ferry)
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


# -- what an answer does -----------------------------------------------------------------------------------


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
        _answer_step(s, seat, a, of, verb, argument)
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


def _answer_step(s: World, seat: int, left: int, ferry: int, verb: int, argument: int) -> None:
    """The STEP frame: the unit or ferry on the move goes on, or stops."""
    s.drop()
    if verb == c.DONE:
        _end_step(s, seat, ferry)
        return
    if verb == c.WALK:
        moving.walk(s, seat, argument // 16, argument % 16)
    elif verb == c.BOARD:
        moving.board(s, seat, argument // 16, argument // 2 % 8, argument % 2 == 1)
        return
    elif verb == c.BREAK_OUT:
        moving.break_out(s, seat, argument)
        left = 1
    elif verb == c.SAIL:
        ferries.sail(s, seat, ferry, argument)
        s.place = argument
        if s.events is not None:
            tell(s, seat, "sailed", {"hex": named_hex(s, argument)})
    else:
        if s.ferry(ferry, c.F_SEAT) >= 0:
            moving.land(s, seat, ferry, argument)
        else:
            ferries.set_field(s, ferry, c.F_DOCK, argument)
            if s.events is not None:
                tell(s, seat, "docked", {"hex": named_hex(s, argument)})
        left = 1
    if left > 1:
        s.push(c.STEP, seat, left - 1, 1, ferry)
        if not can_go_on(s, seat, left - 1, ferry) and not questing.offered(s, seat):
            s.drop()
            _end_step(s, seat, ferry)
    else:
        _end_step(s, seat, ferry)


def can_go_on(s: World, seat: int, left: int, ferry: int) -> bool:
    moves: list[int] = []
    add_steps(s, seat, left, ferry, moves)
    return len(moves) > 0


def add_steps(s: World, seat: int, left: int, ferry: int, moves: list[int]) -> None:
    """Everything that the unit or ferry on the move may do with its next point."""
    if ferry >= 0:
        for hex in ferries.sails(s, seat, ferry):
            moves.append(c.make_move(c.SAIL, hex))
        for hex in ferries.landings(s, seat, ferry):
            moves.append(c.make_move(c.LAND_AT, hex))
        return
    moving.add_walks(s, seat, left, moves)
    if s.unit == c.WORKER or s.unit == c.ARMED or s.unit == c.ARMY:
        moving.add_boardings(s, seat, _activations_left(s), moves)
    if (
        s.place == s.monument_of(seat)
        and (s.unit == c.WORKER or s.unit == c.ARMED)
        and moving.must_break_out(s, seat, s.place)
    ):
        for hex in moving.break_outs(s, seat, s.place):
            moves.append(c.make_move(c.BREAK_OUT, hex))


def _activations_left(s: World) -> int:
    """From the ACTIVATE frame that lies below the STEP frame."""
    return s.agenda[-8]


def _end_step(s: World, seat: int, ferry: int) -> None:
    if ferry >= 0:
        s.moved.append((s.chart.hexes + ferry) * 8 + c.FERRY)
        moving.stop(s)
    else:
        moving.end_activation(s, seat)


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
        _populate(s, seat, a, b, verb, argument)
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
