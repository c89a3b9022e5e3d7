"""The agenda at work: what runs by itself between two decisions, and what an answer to each question does."""

from __future__ import annotations

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.buying import (
    buy_piece,
    buy_tile,
    cheapest_purchase,
    jumps_in_buying,
    swap,
    take_from_bank,
)
from trilithon.games.pantheon.engine.cards import (
    NO_CARD,
    can_draw,
    deal,
    deal_up_to,
    discard_from_hand,
    discard_played,
    draw,
    fill_display,
    play_from_hand,
    take_open,
    take_special,
)
from trilithon.games.pantheon.engine.epochs import end_epoch, place_temple, prepare
from trilithon.games.pantheon.engine.gods import (
    add_passives,
    draw_god,
    gain_god,
    god_can_be_drawn,
    take_half_gods,
    use_extra_action,
)
from trilithon.games.pantheon.engine.offering import can_pay, pay, top_number
from trilithon.games.pantheon.engine.placing import (
    cheapest_placement,
    free_column_hexes,
    place,
    place_free_column,
)
from trilithon.games.pantheon.engine.table import Table, changed
from trilithon.games.pantheon.engine.telling import (
    bonus,
    card,
    cards,
    counted_cards,
    god,
    loot,
    tell,
    tell_privately,
)
from trilithon.kernel.engine.state import NOBODY


def run(s: Table) -> None:
    """Work off automatic frames until somebody must decide or the game is over."""
    agenda = s.agenda
    while agenda:
        kind = agenda[-1]
        seat = agenda[-2]
        if kind >= c.FIRST_DECISION:
            if _is_open(s, kind, seat, agenda[-3]):
                s.to_move = seat
                return
            continue
        a = agenda[-3]
        b = agenda[-4]
        s.drop()
        _step(s, kind, seat, a, b)
    s.to_move = NOBODY


def _step(s: Table, kind: int, seat: int, a: int, b: int) -> None:
    """One automatic frame."""
    t = s.t
    if kind == c.TURN:
        s.active = seat
        s.drew_only = 1
        s.push(c.END_TURN, seat, 0, 0)
        s.push(c.TRAITERA, seat, s.has(seat, c.EXTRA_ACTIONS), 0)
        s.push(c.ACTION, seat, 0, 0)
    elif kind == c.END_TURN:
        _end_turn(s, seat)
    elif kind == c.END_ROUND:
        pass  # the big foot goes back; the frame stands for it while the others follow
    elif kind == c.DRAW_PILE:
        deal(s, seat, a)
    elif kind == c.TO_BOX:
        s.gods_box = changed(s.gods_box, a, 1)
    elif kind == c.HALF_GOD:
        take_half_gods(s, seat, a, b)
    elif kind == c.GODS_FROM_STACK:
        if a > 1:
            s.push(c.GODS_FROM_STACK, seat, a - 1, b)
        tile = draw_god(s)
        if tile >= 0:
            gain_god(s, seat, tile, False, b == 1)
    elif kind == c.SPECIAL_MONEY:
        take_special(s, seat, a)
    elif kind == c.TAKE_RESERVE:
        take_from_bank(s, seat, a, b)
    elif kind == c.EPOCH:
        prepare(s)
    elif kind == c.TRAIT:
        s.push_code(t.nation_code[s.nation], seat)
    elif kind == c.TEMPLE:
        place_temple(s)
    elif kind == c.GIFTS:
        if s.has(seat, c.PREPARATION_CARDS):
            deal(s, seat, s.has(seat, c.PREPARATION_CARDS))
    elif kind == c.BONUS:
        tile = s.bonus_dealt[seat]
        if tile >= 0:
            s.bonus_dealt = changed(s.bonus_dealt, seat, -1 - tile)
            _use_bonus(s, seat, tile)
    elif kind == c.BONUS_REST:
        for tile in s.bonus_open:
            s.bonus_box = changed(s.bonus_box, tile, 1)
        s.bonus_open = []
    elif kind == c.RESORT:
        s.special = sorted(s.special, reverse=a == 0)
        if s.events is not None:
            tell(s, NOBODY, "resorted", {})
    elif kind == c.HAND_TO:
        if s.hand_size(seat) > a:
            s.push(c.DISCARD, seat, a, 0)
        else:
            deal_up_to(s, seat, a)
    elif kind == c.REVEAL_GOD:
        tile = draw_god(s)
        if tile >= 0:
            if s.events is not None:
                tell(s, seat, "revealed", {"god": god(s, tile)})
            s.push(c.REVEALED, seat, tile, 0)
    elif kind == c.SPEND:
        s.budget = a
        s.push(c.BUY, seat, 0, 0)


def _end_turn(s: Table, seat: int) -> None:
    """Does the epoch end here (3.13)? Else the next player's turn."""
    if s.triggered():
        s.give_points(seat, c.FROM_ENDING, s.t.end_points)
        if s.events is not None:
            tell(s, seat, "ended-epoch", {"points": s.t.end_points})
        end_epoch(s)
        return
    s.stall = s.stall + 1 if s.drew_only else 0
    if s.options[c.STALL_ROUNDS] and s.stall >= s.options[c.STALL_ROUNDS] * s.seats:
        if s.events is not None:
            tell(s, NOBODY, "stalled", {"turns": s.stall})
        end_epoch(s)
        return
    s.push(c.TURN, (seat + 1) % s.seats, 0, 0)


def _use_bonus(s: Table, seat: int, tile: int) -> None:
    if s.events is not None:
        tell(s, seat, "bonus", {"tile": bonus(s, tile)})
    if s.t.bonus_life[tile] == c.PERMANENT:
        s.bonus_owned = changed(s.bonus_owned, seat * s.t.bonuses + tile, 1)
        add_passives(s, seat, s.t.bonus_passive[tile], 1)
    else:
        s.bonus_box = changed(s.bonus_box, tile, 1)
    s.push_code(s.t.bonus_code[tile], seat)


def _use_loot(s: Table, seat: int, tile: int) -> None:
    s.looted.remove(tile)
    if s.events is not None:
        tell(s, seat, "loot", {"tile": loot(s, tile)})
    if s.t.loot_life[tile] == c.PERMANENT:
        s.loot_owned = changed(s.loot_owned, seat * s.t.loots + tile, 1)
        add_passives(s, seat, s.t.loot_passive[tile], 1)
    else:
        s.loot_box = changed(s.loot_box, tile, 1)
    s.push_code(s.t.loot_code[tile], seat)


def _is_open(s: Table, kind: int, seat: int, a: int) -> bool:
    """Is there something to decide on the top frame? If not, do what follows from that and return False."""
    if kind == c.LOOT:
        looted = s.looted
        if not looted:
            s.drop()
            return False
        for tile in looted:
            if tile != looted[0]:
                return True
        _use_loot(s, seat, looted[0])
        return False
    if kind == c.FOLLOW:
        s.reveals += 1  # whether a seat is asked to follow tells something of its hand
        if can_follow(s, seat):
            return True
        s.drop()
        deal(s, seat, s.t.follower_draw)
        return False
    if kind == c.TRAITERA:
        if a > 0 and (s.options[c.TRAITERA_AFTER_TRIGGER] or not s.triggered()):
            return True
    elif kind == c.DRAW:
        if a > 0 or (s.agenda[-4] > 0 and can_pick(s)):
            return True
    elif kind == c.UPGRADE:
        if a > 0 and lowest_level(s, seat) < c.TOP_LEVEL:
            return True
    elif kind == c.DISCARD:
        if s.hand_size(seat) > a:
            return True
    elif kind == c.FREE_COLUMN:
        if a > 0 and s.in_reserve(seat, c.COLUMNS_BANK) > 0 and free_column_hexes(s, seat):
            return True
    elif kind == c.REVEALED:
        if can_pay(s, seat, top_number(s.t.cost[a]), s.t.cards_only[a]):
            return True
        _leave_god(s, seat, a)
        return False
    elif kind == c.BUY:
        if a == 1 or cheapest_purchase(s, seat, False, 0) <= s.budget:
            return True
        _finish(s, seat)
        return False
    elif kind == c.PICK_BONUS:
        if s.bonus_open:
            return True
    else:
        return True
    s.drop()
    return False


# -- what can be decided ----------------------------------------------------------------------------------


def can_move(s: Table, seat: int) -> bool:
    """Can the active player place at least one piece (PA-TURN-03)?"""
    most = s.t.big_foot_steps + steps_of(s, seat, s.hand(seat, c.MOVEMENT))
    return cheapest_placement(s, seat, s.has(seat, c.JUMPS)) <= most


def can_follow(s: Table, seat: int) -> bool:
    """The same without the big foot (PA-MOVE-08)."""
    most = steps_of(s, seat, s.hand(seat, c.MOVEMENT))
    return most > 0 and cheapest_placement(s, seat, s.has(seat, c.JUMPS)) <= most


def steps_of(s: Table, seat: int, cards_played: int) -> int:
    """Steps from movement cards and tiles (PA-MOVE-02)."""
    return cards_played * s.t.card_steps + s.has(seat, c.STEPS)


def can_pick(s: Table) -> bool:
    """Is there a card to pick in display or piles (PA-DRAW-08)?"""
    for kind in s.display:
        if kind != NO_CARD:
            return True
    return can_draw(s)


def lowest_level(s: Table, seat: int) -> int:
    lowest = c.TOP_LEVEL
    for i in range(seat * c.SACRIFICES, (seat + 1) * c.SACRIFICES):
        if s.levels[i] < lowest:
            lowest = s.levels[i]
    return lowest


def may_choose(s: Table, alternative: list[int]) -> bool:
    """Turning up a gods tile is no choice when there is none (PA-NAT-02)."""
    return alternative[0] != c.REVEAL_GOD or god_can_be_drawn(s)


# -- what an answer does ----------------------------------------------------------------------------------


def answer(s: Table, move: int) -> None:
    """Play a move on the question that is on top of the agenda."""
    agenda = s.agenda
    kind = agenda[-1]
    seat = agenda[-2]
    a = agenda[-3]
    b = agenda[-4]
    verb = c.verb_of(move)
    argument = c.argument_of(move)
    if kind == c.PLACE:
        if verb == c.STOP:
            _finish(s, seat)
        else:
            place(s, seat, argument)
    elif kind == c.DRAW:
        _pick(s, seat, verb, argument, a, b)
    elif kind == c.ACTION:
        s.drop()
        _start_action(s, seat, verb, argument)
    elif kind == c.FOLLOW:
        s.drop()
        if verb == c.FOLLOWING:
            s.push(c.CARDS, seat, 0, 0)
        else:
            deal(s, seat, s.t.follower_draw)
    elif kind == c.CARDS:
        s.drop()
        _start_moving(s, seat, a, argument)
    elif kind == c.PLAY_MONEY:
        if verb == c.COIN:
            play_from_hand(s, seat, c.MONEY + argument, 1)
            s.budget += argument
        else:
            s.drop()
            s.push(c.BUY, seat, 1, 0)
            if s.events is not None:
                tell(s, seat, "money", {"cards": counted_cards(s.played), "total": s.budget})
    elif kind == c.BUY:
        _buy(s, seat, verb, argument)
    elif kind == c.PAY:
        s.drop()
        tile = s.gods_open[a]
        paid = pay(s, seat, s.t.cost[tile], argument)
        s.gods_open[a] = -1
        if s.events is not None:
            tell(s, seat, "sacrificed", {"cards": counted_cards(paid), "n": sum(paid), "god": god(s, tile)})
        gain_god(s, seat, tile, True, True)
    elif kind == c.LOOT:
        _use_loot(s, seat, argument)
    elif kind == c.UPGRADE:
        s.drop()
        s.push(c.UPGRADE, seat, a - 1, 0)
        s.levels = changed(s.levels, seat * c.SACRIFICES + argument - 1, 1)
        if s.events is not None:
            tell(s, seat, "raised", {"kind": card(argument), "level": s.level(seat, argument)})
    elif kind == c.TRAITERA:
        s.drop()
        if verb == c.USE:
            use_extra_action(s, seat)
            s.push(c.TRAITERA, seat, a - 1, 0)
            s.push(c.ACTION, seat, 0, 0)
    elif kind == c.CHOOSE:
        s.drop()
        s.push_code(s.t.choices[a][argument], seat)
    elif kind == c.REVEALED:
        if verb == c.LEAVE:
            _leave_god(s, seat, a)
        else:
            s.drop()
            paid = pay(s, seat, top_number(s.t.cost[a]), argument)
            if s.events is not None:
                tell(s, seat, "sacrificed", {"cards": counted_cards(paid), "n": sum(paid), "god": god(s, a)})
            gain_god(s, seat, a, False, True)
    elif kind == c.DISCARD:
        discard_from_hand(s, seat, argument, 1)
        if s.events is not None:
            tell(s, seat, "threw", {"card": card(argument)})
    elif kind == c.SWAP:
        s.drop()
        swap(s, seat, argument if verb == c.FEET_TO_COLUMNS else -argument)
    elif kind == c.RESERVE:
        s.drop()
        if verb == c.TAKE_COLUMNS:
            take_from_bank(s, seat, a, 0)
        else:
            take_from_bank(s, seat, 0, b)
    elif kind == c.FREE_COLUMN:
        s.drop()
        s.push(c.FREE_COLUMN, seat, a - 1, 0)
        place_free_column(s, seat, argument)
    elif kind == c.PICK_BONUS:
        s.drop()
        s.bonus_open = s.bonus_open.copy()
        s.bonus_open.remove(argument)
        _use_bonus(s, seat, argument)


def _start_action(s: Table, seat: int, verb: int, argument: int) -> None:
    if verb == c.DO_DRAW:
        s.push(c.DRAW, seat, s.t.action_draw, s.has(seat, c.DRAWS))
        return
    s.drew_only = 0
    if verb == c.DO_MOVE:
        s.push(c.END_ROUND, seat, 0, 0)
        i = s.seats - 1
        while i > 0:
            s.push(c.FOLLOW, (seat + i) % s.seats, 0, 0)
            i -= 1
        s.push(c.CARDS, seat, s.t.big_foot_steps, 0)
    elif verb == c.DO_BUY:
        s.budget = s.has(seat, c.COINS)
        s.jumps_left = jumps_in_buying(s, seat)
        s.busy = 0
        s.push(c.PLAY_MONEY, seat, 0, 0)
    else:
        s.push(c.PAY, seat, argument, 0)


def _start_moving(s: Table, seat: int, big_foot: int, movement_cards: int) -> None:
    play_from_hand(s, seat, c.MOVEMENT, movement_cards)
    s.budget = big_foot + steps_of(s, seat, movement_cards)
    s.jumps_left = s.has(seat, c.JUMPS)
    s.busy = 0
    s.push(c.PLACE, seat, 0, 0)
    if s.events is not None:
        tell(s, seat, "moves" if big_foot else "follows", {"cards": movement_cards, "steps": s.budget})


def _finish(s: Table, seat: int) -> None:
    """The end of a movement or of Buying: cards away, then the loot acts (PA-MOVE-06, PA-BUY-11)."""
    s.drop()
    if s.events is not None and s.budget > 0:
        tell(s, seat, "unspent", {"n": s.budget})
    s.budget = 0
    s.jumps_left = 0
    s.busy = 0
    discard_played(s)
    s.push(c.LOOT, seat, 0, 0)


def _buy(s: Table, seat: int, verb: int, argument: int) -> None:
    if verb == c.STOP:
        _finish(s, seat)
    elif verb == c.BUY_TILE:
        buy_tile(s, seat, argument // c.TOP_LEVEL + 1, argument % c.TOP_LEVEL + 1)
    elif verb == c.BUY_FOOT:
        buy_piece(s, seat, c.FEET_BANK, c.FEET_HOME)
    elif verb == c.BUY_COLUMN:
        buy_piece(s, seat, c.COLUMNS_BANK, c.COLUMNS_HOME)
    else:
        place(s, seat, argument)


def _pick(s: Table, seat: int, verb: int, place: int, mandatory: int, optional: int) -> None:
    """One card of a Draw cards action (PA-DRAW-01 to -03, -08)."""
    s.drop()
    if verb == c.STOP:
        return
    if mandatory > 0:
        s.push(c.DRAW, seat, mandatory - 1, optional)
    else:
        s.push(c.DRAW, seat, 0, optional - 1)
    if verb == c.FROM_DISPLAY:
        take_open(s, seat, place)
    else:
        kind = draw(s, seat)
        if kind == NO_CARD:
            s.drop()  # no card in the world: the rest of the draw is forfeited (PA-DRAW-10)
            return
        if s.events is not None:
            tell_privately(s, seat, "drew", {"n": 1}, {"cards": cards([kind])})
    fill_display(s)


def _leave_god(s: Table, seat: int, tile: int) -> None:
    """A tile turned up for Gallia goes to the box (PA-NAT-04)."""
    s.drop()
    s.gods_box = changed(s.gods_box, tile, 1)
    if s.events is not None:
        tell(s, seat, "left-god", {"god": god(s, tile)})
