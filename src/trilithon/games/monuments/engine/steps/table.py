"""Everything that can lie on the agenda: the place in this list is the number in frames."""

from __future__ import annotations

from typing import Any, Final

from trilithon.games.monuments.engine.steps.action_over import ACTION_OVER
from trilithon.games.monuments.engine.steps.activate import ACTIVATE
from trilithon.games.monuments.engine.steps.attackers import WHICH_ATTACKER
from trilithon.games.monuments.engine.steps.battle import AFTER_DAMAGE, AFTER_RETREAT, BATTLE_OVER
from trilithon.games.monuments.engine.steps.build import WHAT_BUILD
from trilithon.games.monuments.engine.steps.built import BUILT, BUILT_BRIDGE, BUILT_FERRY
from trilithon.games.monuments.engine.steps.card import PLAY_CARD
from trilithon.games.monuments.engine.steps.cargo import CARGO
from trilithon.games.monuments.engine.steps.civilization import CHOOSE_CIVILIZATION
from trilithon.games.monuments.engine.steps.common import WHICH_COMMON
from trilithon.games.monuments.engine.steps.deal import DEAL
from trilithon.games.monuments.engine.steps.draw_quests import DRAW_QUESTS
from trilithon.games.monuments.engine.steps.free_build import FREE_BUILD
from trilithon.games.monuments.engine.steps.free_train import FREE_TRAIN
from trilithon.games.monuments.engine.steps.freed_weapon import GIVE_FREED
from trilithon.games.monuments.engine.steps.gain_kind import GAIN_KIND
from trilithon.games.monuments.engine.steps.keep_quests import KEEP_QUESTS
from trilithon.games.monuments.engine.steps.last_window import LAST_WINDOW
from trilithon.games.monuments.engine.steps.layer import LAYER_PAID, LAYER_RAISED
from trilithon.games.monuments.engine.steps.leave_out import LEAVE_OUT
from trilithon.games.monuments.engine.steps.lose import LOSE
from trilithon.games.monuments.engine.steps.movement import END_MOVEMENT, MOVEMENT
from trilithon.games.monuments.engine.steps.occupy import OCCUPY
from trilithon.games.monuments.engine.steps.pay import PAY
from trilithon.games.monuments.engine.steps.personal import WHICH_OPTION
from trilithon.games.monuments.engine.steps.place_navy import WHERE_NAVY
from trilithon.games.monuments.engine.steps.place_token import WHERE_TOKEN
from trilithon.games.monuments.engine.steps.place_worker import WHERE_WORKER
from trilithon.games.monuments.engine.steps.populate import WHERE_POPULATE
from trilithon.games.monuments.engine.steps.produce import WHERE_PRODUCE
from trilithon.games.monuments.engine.steps.produce_kind import WHICH_PRODUCE
from trilithon.games.monuments.engine.steps.repaired import REPAIRED
from trilithon.games.monuments.engine.steps.retreat import RETREAT
from trilithon.games.monuments.engine.steps.return_quests import RETURN_QUESTS
from trilithon.games.monuments.engine.steps.roll import ROLL
from trilithon.games.monuments.engine.steps.sacrifice import WHICH_SACRIFICE
from trilithon.games.monuments.engine.steps.sail import SAIL
from trilithon.games.monuments.engine.steps.start_quest import KEEP_START_QUEST
from trilithon.games.monuments.engine.steps.start_resource import START_RESOURCE
from trilithon.games.monuments.engine.steps.step import STEP
from trilithon.games.monuments.engine.steps.take_back import TAKE_BACK
from trilithon.games.monuments.engine.steps.target import WHICH_TARGET
from trilithon.games.monuments.engine.steps.token_kind import WHICH_TOKEN
from trilithon.games.monuments.engine.steps.trade import WHICH_TRADE
from trilithon.games.monuments.engine.steps.trade_for import TRADE_FOR
from trilithon.games.monuments.engine.steps.trade_to import TRADE_TO
from trilithon.games.monuments.engine.steps.traded import TRADED
from trilithon.games.monuments.engine.steps.train import WHAT_TRAIN
from trilithon.games.monuments.engine.steps.trained import FORGED, TRAINED
from trilithon.games.monuments.engine.steps.turn import NEXT_TURN, TURN
from trilithon.games.monuments.engine.steps.turn_green import TURN_GREEN
from trilithon.games.monuments.engine.steps.unlock import UNLOCK
from trilithon.games.monuments.engine.steps.unlock_any import WHICH_UNLOCK
from trilithon.games.monuments.engine.steps.upgrade import WHICH_UPGRADE
from trilithon.games.monuments.engine.steps.weapon import GIVE_WEAPON
from trilithon.games.monuments.engine.turning_in import TURNING_IN
from trilithon.kernel.engine.agenda import Aside, Step, number_steps

STEPS: Final[list[Step[Any]]] = number_steps(
    [
        GAIN_KIND,
        UNLOCK,
        TAKE_BACK,
        DRAW_QUESTS,
        MOVEMENT,
        END_MOVEMENT,
        TURN,
        NEXT_TURN,
        DEAL,
        TURN_GREEN,
        BUILT,
        BUILT_BRIDGE,
        BUILT_FERRY,
        REPAIRED,
        LAYER_PAID,
        LAYER_RAISED,
        TRAINED,
        FORGED,
        TRADED,
        RETURN_QUESTS,
        ROLL,
        AFTER_DAMAGE,
        AFTER_RETREAT,
        BATTLE_OVER,
        ACTION_OVER,
        CHOOSE_CIVILIZATION,
        KEEP_START_QUEST,
        START_RESOURCE,
        PLAY_CARD,
        PAY,
        LEAVE_OUT,
        WHICH_UPGRADE,
        ACTIVATE,
        STEP,
        SAIL,
        CARGO,
        WHERE_PRODUCE,
        WHICH_PRODUCE,
        WHAT_BUILD,
        FREE_BUILD,
        WHERE_POPULATE,
        WHICH_SACRIFICE,
        WHICH_COMMON,
        WHICH_OPTION,
        WHERE_WORKER,
        WHERE_TOKEN,
        WHICH_TOKEN,
        WHICH_UNLOCK,
        WHAT_TRAIN,
        FREE_TRAIN,
        WHERE_NAVY,
        GIVE_WEAPON,
        GIVE_FREED,
        WHICH_TARGET,
        WHICH_ATTACKER,
        LOSE,
        RETREAT,
        OCCUPY,
        KEEP_QUESTS,
        WHICH_TRADE,
        TRADE_FOR,
        TRADE_TO,
        LAST_WINDOW,
    ]
)

ASIDES: Final[list[Aside[Any]]] = [TURNING_IN]
"""Moves that stand beside every question."""
