"""Everything that can lie on the agenda. The place in this list is a step's number: new steps go to the end of theirs,
those of modules after all others."""

from __future__ import annotations

from typing import Any, Final

from trilithon.games.monumental.engine.steps.acquired import BOUGHT, COMPLETE, DEVELOP, ON_TOP, WONDER_BEGUN
from trilithon.games.monumental.engine.steps.act import ACT
from trilithon.games.monumental.engine.steps.activate import ACTIVATE_CITY
from trilithon.games.monumental.engine.steps.archive import ARCHIVE
from trilithon.games.monumental.engine.steps.archive_self import ARCHIVE_SELF
from trilithon.games.monumental.engine.steps.benefit import BENEFIT
from trilithon.games.monumental.engine.steps.capital import CHOOSE_CAPITAL
from trilithon.games.monumental.engine.steps.choose import CHOOSE
from trilithon.games.monumental.engine.steps.condition import IF
from trilithon.games.monumental.engine.steps.conquered import BEFORE_CONQUEST, CONQUERED
from trilithon.games.monumental.engine.steps.convert import CONVERT
from trilithon.games.monumental.engine.steps.copy import COPY
from trilithon.games.monumental.engine.steps.course import (
    CLEAR_CITY,
    DEAL_DISPLAY,
    END_ACTIONS,
    FILL_CITY,
    FILL_DISPLAY,
    NEXT_TURN,
    TURN,
    TURN_ENDED,
)
from trilithon.games.monumental.engine.steps.destroy import DESTROY
from trilithon.games.monumental.engine.steps.discard import DISCARD
from trilithon.games.monumental.engine.steps.draw import DRAW
from trilithon.games.monumental.engine.steps.effect import EFFECT
from trilithon.games.monumental.engine.steps.entries import (
    ENTRY_BENEFITS,
    ENTRY_ONE_OFF,
    ENTRY_TRIGGERED,
    ENTRY_WARLORD,
)
from trilithon.games.monumental.engine.steps.extra_space import EXTRA_SPACE
from trilithon.games.monumental.engine.steps.free_step import FREE_STEP
from trilithon.games.monumental.engine.steps.gain_choice import GAIN_CHOICE
from trilithon.games.monumental.engine.steps.gains import DISCOUNT, EXTRA_PICKUP, GAIN, GAIN_EACH, REINFORCE
from trilithon.games.monumental.engine.steps.happened import HAPPENED
from trilithon.games.monumental.engine.steps.held_card import HELD_CARD
from trilithon.games.monumental.engine.steps.keep_wonder import KEEP_WONDER
from trilithon.games.monumental.engine.steps.look import LOOK
from trilithon.games.monumental.engine.steps.move_to import MOVE_TO
from trilithon.games.monumental.engine.steps.moved import MOVED, STEPPED
from trilithon.games.monumental.engine.steps.order import ORDER
from trilithon.games.monumental.engine.steps.outpost_with import OUTPOST_WITH
from trilithon.games.monumental.engine.steps.pay import PAY
from trilithon.games.monumental.engine.steps.pay_any import PAY_ANY
from trilithon.games.monumental.engine.steps.reinforcing import REINFORCING
from trilithon.games.monumental.engine.steps.repeat_one_off import REPEAT_ONE_OFF
from trilithon.games.monumental.engine.steps.section import SECTION
from trilithon.games.monumental.engine.steps.share import SHARE
from trilithon.games.monumental.engine.steps.site import SITE
from trilithon.games.monumental.engine.steps.stays import STAYS
from trilithon.games.monumental.engine.steps.take import TAKE
from trilithon.games.monumental.engine.steps.unit_move import UNIT_MOVE
from trilithon.games.monumental.engine.steps.units import UNITS
from trilithon.games.monumental.engine.steps.use_drawn import USE_DRAWN
from trilithon.kernel.engine.agenda import Step, number_steps

ALL: Final[list[Step[Any]]] = [
    # the course of a turn
    DEAL_DISPLAY,
    TURN,
    END_ACTIONS,
    CLEAR_CITY,
    FILL_CITY,
    FILL_DISPLAY,
    TURN_ENDED,
    NEXT_TURN,
    # what follows when everything is paid
    BOUGHT,
    WONDER_BEGUN,
    COMPLETE,
    ON_TOP,
    DEVELOP,
    BEFORE_CONQUEST,
    CONQUERED,
    MOVED,
    STEPPED,
    HAPPENED,
    # simultaneous effects
    ENTRY_BENEFITS,
    ENTRY_WARLORD,
    ENTRY_TRIGGERED,
    ENTRY_ONE_OFF,
    HELD_CARD,
    # parts of effects
    GAIN,
    GAIN_EACH,
    IF,
    ARCHIVE_SELF,
    REINFORCE,
    DISCOUNT,
    EXTRA_PICKUP,
    DRAW,
    PAY,
    PAY_ANY,
    CONVERT,
    CHOOSE,
    GAIN_CHOICE,
    ARCHIVE,
    DISCARD,
    COPY,
    SECTION,
    TAKE,
    EXTRA_SPACE,
    FREE_STEP,
    UNIT_MOVE,
    DESTROY,
    REPEAT_ONE_OFF,
    # questions
    CHOOSE_CAPITAL,
    ACTIVATE_CITY,
    ACT,
    KEEP_WONDER,
    SITE,
    UNITS,
    SHARE,
    ORDER,
    BENEFIT,
    MOVE_TO,
    LOOK,
    EFFECT,
    USE_DRAWN,
    REINFORCING,
    STAYS,
    OUTPOST_WITH,
]
STEPS: Final = number_steps(ALL)
