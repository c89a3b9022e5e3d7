"""The ten action cards: which may be played, and what playing one puts on the agenda."""

from __future__ import annotations

from trilithon.games.monuments.engine import battle, economy, monument, moving, questing
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.paying import can_pay, charge
from trilithon.games.monuments.engine.populating import can_populate, populate_extras
from trilithon.games.monuments.engine.telling import action, tell
from trilithon.games.monuments.engine.world import World


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


def upgradable(s: World, seat: int, free: bool) -> list[int]:
    found: list[int] = []
    for card in range(c.CARDS):
        if not s.is_green(seat, card) and (
            free or can_pay(s, seat, s.box.upgrade_cost[card], upgrade_discount(s, seat, card))
        ):
            found.append(card)
    return found


def upgrade_discount(s: World, seat: int, card: int) -> int:
    """A green Upgrade card saves one, but not on itself (MS-UPG-04, -05)."""
    return 1 if s.is_green(seat, c.UPGRADE) and card != c.UPGRADE else 0
