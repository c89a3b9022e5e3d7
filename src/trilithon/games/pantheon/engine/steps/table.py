"""All steps of Pantheon. Their order is their number in frames and in effects."""

from __future__ import annotations

from typing import Any, Final

from trilithon.games.pantheon.engine.steps.action import ACTION
from trilithon.games.pantheon.engine.steps.buy import BUY
from trilithon.games.pantheon.engine.steps.cards import CARDS
from trilithon.games.pantheon.engine.steps.choose import CHOOSE
from trilithon.games.pantheon.engine.steps.course import (
    BONUS,
    BONUS_REST,
    END_TURN,
    EPOCH,
    GIFTS,
    TEMPLE,
    TRAIT,
    TURN,
)
from trilithon.games.pantheon.engine.steps.discard import DISCARD
from trilithon.games.pantheon.engine.steps.draw import DRAW
from trilithon.games.pantheon.engine.steps.effects import (
    DRAW_PILE,
    HALF_GOD,
    HAND_TO,
    RESORT,
    REVEAL_GOD,
    SPECIAL_MONEY,
    SPEND,
    TAKE_RESERVE,
)
from trilithon.games.pantheon.engine.steps.follow import FOLLOW
from trilithon.games.pantheon.engine.steps.following import END_ROUND, MAY_FOLLOW
from trilithon.games.pantheon.engine.steps.free_column import FREE_COLUMN
from trilithon.games.pantheon.engine.steps.gaining import GODS_FROM_STACK, TO_BOX
from trilithon.games.pantheon.engine.steps.loot import LOOT
from trilithon.games.pantheon.engine.steps.pay import PAY
from trilithon.games.pantheon.engine.steps.pick_bonus import PICK_BONUS
from trilithon.games.pantheon.engine.steps.place import PLACE
from trilithon.games.pantheon.engine.steps.play_money import PLAY_MONEY
from trilithon.games.pantheon.engine.steps.reserve import RESERVE
from trilithon.games.pantheon.engine.steps.revealed import REVEALED
from trilithon.games.pantheon.engine.steps.swap import SWAP
from trilithon.games.pantheon.engine.steps.traitera import TRAITERA
from trilithon.games.pantheon.engine.steps.upgrade import UPGRADE
from trilithon.kernel.engine.agenda import Step, number_steps

STEPS: Final[list[Step[Any]]] = number_steps(
    [
        # the course of the game
        EPOCH,
        TRAIT,
        TEMPLE,
        GIFTS,
        BONUS,
        BONUS_REST,
        TURN,
        END_TURN,
        END_ROUND,
        MAY_FOLLOW,
        # effects that ask nobody
        TO_BOX,
        GODS_FROM_STACK,
        DRAW_PILE,
        HALF_GOD,
        SPECIAL_MONEY,
        RESORT,
        TAKE_RESERVE,
        HAND_TO,
        REVEAL_GOD,
        SPEND,
        # questions of an epoch's preparation and of tiles
        CHOOSE,
        REVEALED,
        DISCARD,
        SWAP,
        UPGRADE,
        RESERVE,
        FREE_COLUMN,
        PICK_BONUS,
        # questions of a turn
        ACTION,
        CARDS,
        PLACE,
        FOLLOW,
        LOOT,
        PLAY_MONEY,
        BUY,
        PAY,
        DRAW,
        TRAITERA,
    ]
)
