"""The actions of the base game. The place in this list is the verb of an action's moves; modules add theirs behind."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine.actions.action import Action
from trilithon.games.monumental.engine.actions.build_outpost import BUILD_OUTPOST
from trilithon.games.monumental.engine.actions.buy import BUY
from trilithon.games.monumental.engine.actions.buy_basic import BUY_BASIC
from trilithon.games.monumental.engine.actions.conquer import CONQUER
from trilithon.games.monumental.engine.actions.develop import DEVELOP_POLICY
from trilithon.games.monumental.engine.actions.end import END
from trilithon.games.monumental.engine.actions.finish import FINISH
from trilithon.games.monumental.engine.actions.look_at import LOOK_AT
from trilithon.games.monumental.engine.actions.march import MARCH
from trilithon.games.monumental.engine.actions.pick_up import PICK_UP
from trilithon.games.monumental.engine.actions.progress import PROGRESS
from trilithon.games.monumental.engine.actions.step import TAKE_STEP
from trilithon.games.monumental.engine.actions.use_card import USE_CARD
from trilithon.games.monumental.engine.actions.use_crate import USE_CRATE
from trilithon.games.monumental.engine.actions.use_market import USE_MARKET
from trilithon.games.monumental.engine.actions.use_policy import USE_POLICY


def number_actions(actions: list[Action]) -> list[Action]:
    """Every action gets its place in the list as its verb."""
    for verb in range(len(actions)):
        actions[verb].verb = verb
    return actions


def add_actions(actions: list[Action], more: list[Action], module: i64) -> None:
    """Those of a module come after all others, whether or not it is on."""
    for action in more:
        action.module = module
        actions.append(action)
    number_actions(actions)


ACTIONS: Final = number_actions(
    [
        BUY,
        BUY_BASIC,
        FINISH,
        DEVELOP_POLICY,
        PROGRESS,
        CONQUER,
        TAKE_STEP,
        MARCH,
        BUILD_OUTPOST,
        PICK_UP,
        LOOK_AT,
        USE_CARD,
        USE_POLICY,
        USE_CRATE,
        USE_MARKET,
        END,
    ]
)
