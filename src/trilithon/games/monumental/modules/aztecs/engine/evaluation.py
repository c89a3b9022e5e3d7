"""What sacrificed Soldiers are worth to somebody who must judge a position at a glance.

A Soldier on the altar conquers and holds nothing. The first are hardly missed, with every further one conquests become
harder; and the fewer turns are to come, the less does any of them matter.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine.evaluation import turns_to_come
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.aztecs.engine.own import sacrificed

MISSED: Final = 0.1
"""The first Soldier, and so much more for each that is missing already, while there are turns enough."""
MISSED_MORE: Final = 0.11
LONG: Final = 3.0
"""With so many turns to come or more a Soldier is missed in full."""


def worth_besides(s: World, seat: i64) -> float:
    n = sacrificed(s, seat)
    if n == 0:
        return 0.0
    turns = turns_to_come(s, seat)
    share = turns / LONG if turns < LONG else 1.0
    return -share * (MISSED * float(n) + MISSED_MORE * float(n * (n - 1)) / 2.0)
