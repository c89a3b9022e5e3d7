"""The ten action cards: which may be played, and what playing one puts on the agenda. One object for each."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.battle import has_target
from trilithon.games.monuments.engine.building import ANYTHING, offer_buildings, offer_repairs
from trilithon.games.monuments.engine.hands import can_upgrade_any
from trilithon.games.monuments.engine.monument import can_raise, layer_discount
from trilithon.games.monuments.engine.moving import can_move_anything
from trilithon.games.monuments.engine.populating import can_populate
from trilithon.games.monuments.engine.producing import can_produce_somewhere, can_trade_anything
from trilithon.games.monuments.engine.questing import can_draw
from trilithon.games.monuments.engine.steps.action_over import ACTION_OVER
from trilithon.games.monuments.engine.steps.build import WHAT_BUILD
from trilithon.games.monuments.engine.steps.draw_quests import DRAW_QUESTS
from trilithon.games.monuments.engine.steps.layer import LAYER_PAID
from trilithon.games.monuments.engine.steps.leave_out import charge
from trilithon.games.monuments.engine.steps.movement import MOVEMENT
from trilithon.games.monuments.engine.steps.populate import WHERE_POPULATE
from trilithon.games.monuments.engine.steps.produce import WHERE_PRODUCE
from trilithon.games.monuments.engine.steps.target import WHICH_TARGET
from trilithon.games.monuments.engine.steps.trade import WHICH_TRADE
from trilithon.games.monuments.engine.steps.train import WHAT_TRAIN
from trilithon.games.monuments.engine.steps.upgrade import WHICH_UPGRADE
from trilithon.games.monuments.engine.training import ANY, may_forge, offer_trainings
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.moves import Moves

TIMES: Final = 2
TIMES_GREEN: Final = 3
"""How many units move, hexes produce or quests are drawn with a card, before and after it was upgraded."""
TOWNS: Final = 1
TOWNS_GREEN: Final = 2
TRADES: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """What one action card does."""

    def has_effect(self, s: World, seat: i64) -> bool:
        """Could it do anything (MS-TURN-05)?"""
        raise NotImplementedError

    def play(self, s: World, seat: i64, green: bool) -> None:
        """The card is out of the hand: put what it does on the agenda."""
        raise NotImplementedError


def times(green: bool) -> i64:
    return TIMES_GREEN if green else TIMES


class Upgrade(Action):
    def has_effect(self, s: World, seat: i64) -> bool:
        return can_upgrade_any(s, seat, False)

    def play(self, s: World, seat: i64, green: bool) -> None:
        WHICH_UPGRADE.push(s, seat, free=False)


class Move(Action):
    def has_effect(self, s: World, seat: i64) -> bool:
        return can_move_anything(s, seat)

    def play(self, s: World, seat: i64, green: bool) -> None:
        n = times(green) + s.rule(seat, c.R_ACTIVATIONS)
        MOVEMENT.push(s, seat, n, horses=s.rule(seat, c.R_HORSE_ACTIVATIONS), bonus=False)


class Produce(Action):
    def has_effect(self, s: World, seat: i64) -> bool:
        return can_produce_somewhere(s, seat)

    def play(self, s: World, seat: i64, green: bool) -> None:
        ACTION_OVER.push(s, seat)
        WHERE_PRODUCE.push(s, seat, times(green) + s.rule(seat, c.R_PRODUCE_HEXES), begun=False)


class Build(Action):
    def has_effect(self, s: World, seat: i64) -> bool:
        moves = Moves()
        offer_buildings(s, seat, False, ANYTHING, moves)
        if moves.count() == 0:
            offer_repairs(s, seat, moves)
        return moves.count() > 0

    def play(self, s: World, seat: i64, green: bool) -> None:
        WHAT_BUILD.push(s, seat)


class Populate(Action):
    def has_effect(self, s: World, seat: i64) -> bool:
        return can_populate(s, seat)

    def play(self, s: World, seat: i64, green: bool) -> None:
        ACTION_OVER.push(s, seat)
        WHERE_POPULATE.begin(s, seat, towns=TOWNS_GREEN if green else TOWNS)


class Raise(Action):
    """A layer of the monument."""

    def has_effect(self, s: World, seat: i64) -> bool:
        return can_raise(s, seat)

    def play(self, s: World, seat: i64, green: bool) -> None:
        LAYER_PAID.push(s, seat)
        charge(s, seat, s.box.layer_cost[s.layers(seat)], layer_discount(s, seat))


class Train(Action):
    def has_effect(self, s: World, seat: i64) -> bool:
        if may_forge(s, seat):
            return True
        moves = Moves()
        offer_trainings(s, seat, False, ANY, moves)
        return moves.count() > 0

    def play(self, s: World, seat: i64, green: bool) -> None:
        WHAT_TRAIN.push(s, seat)


class Attack(Action):
    def has_effect(self, s: World, seat: i64) -> bool:
        return has_target(s, seat)

    def play(self, s: World, seat: i64, green: bool) -> None:
        WHICH_TARGET.push(s, seat)


class Quest(Action):
    def has_effect(self, s: World, seat: i64) -> bool:
        return can_draw(s, seat)

    def play(self, s: World, seat: i64, green: bool) -> None:
        DRAW_QUESTS.push(s, seat, times(green) + s.rule(seat, c.R_QUEST_DRAW))


class Trade(Action):
    def has_effect(self, s: World, seat: i64) -> bool:
        return can_trade_anything(s, seat)

    def play(self, s: World, seat: i64, green: bool) -> None:
        WHICH_TRADE.push(s, seat, TRADES + s.rule(seat, c.R_TRADES), begun=False)


ACTIONS: Final = vec[Action](
    [
        Upgrade(),
        Move(),
        Produce(),
        Build(),
        Populate(),
        Raise(),
        Train(),
        Attack(),
        Quest(),
        Trade(),
    ]
)
"""In the order of the cards in `codes.py`."""


def can_play(s: World, seat: i64, card: i64) -> bool:
    """May this card be played now: it is in hand and can have an effect (MS-TURN-03, -05)?"""
    if not s.in_hand(seat, card):
        return False
    if s.d[s.at.round] == 1 and s.options[c.O_FIRST_TURN] != 0 and card != c.MOVE and card != c.QUEST:
        return False
    return ACTIONS[card].has_effect(s, seat)
