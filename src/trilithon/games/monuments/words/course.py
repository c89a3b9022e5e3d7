"""Which frame of the agenda lies on which: the course of the turn below, what is under way above.

The engine pushes frames only together with those they belong to, and never looks whether they are there. So in a
position that somebody wrote by hand every frame is checked: it lies on what it belongs to, and can be carried out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.steps.draw_quests import DRAW_QUESTS
from trilithon.games.monuments.engine.steps.free_build import FREE_BUILD
from trilithon.games.monuments.engine.steps.free_train import FREE_TRAIN
from trilithon.games.monuments.engine.steps.gain_kind import GAIN_KIND
from trilithon.games.monuments.engine.steps.last_window import LAST_WINDOW
from trilithon.games.monuments.engine.steps.movement import MOVEMENT
from trilithon.games.monuments.engine.steps.personal import WHICH_OPTION
from trilithon.games.monuments.engine.steps.place_worker import WHERE_WORKER
from trilithon.games.monuments.engine.steps.take_back import TAKE_BACK
from trilithon.games.monuments.engine.steps.token_kind import WHICH_TOKEN
from trilithon.games.monuments.engine.steps.unlock import UNLOCK
from trilithon.games.monuments.engine.steps.unlock_any import WHICH_UNLOCK
from trilithon.games.monuments.engine.steps.upgrade import WHICH_UPGRADE
from trilithon.games.monuments.engine.steps.weapon import GIVE_WEAPON
from trilithon.kernel.engine.agenda import Step
from trilithon.kernel.words import Frame, Words

Row = Sequence[Step[Any]]
"""Steps whose frames lie below one another."""

THE_BOTTOM: Sequence[Row] = ((),)
"""Nothing lies below."""
THE_TURN: Sequence[Row] = ((LAST_WINDOW,),)
PARTS: Row = (
    *(GAIN_KIND, UNLOCK, TAKE_BACK, DRAW_QUESTS, MOVEMENT, WHICH_TOKEN, WHERE_WORKER),
    *(WHICH_UNLOCK, FREE_BUILD, WHICH_UPGRADE, GIVE_WEAPON, FREE_TRAIN),
)
"""Parts of bonuses: the others wait below whatever is being done."""
A_BONUS: Sequence[Row] = (*THE_TURN, (WHICH_OPTION,), *((part,) for part in PARTS))
"""Where parts of bonuses lie: on each other, on the personal card that comes next, or on the turn."""


class OnAgenda(Words[Position]):
    """A kind of frame, whether it asks or runs by itself."""

    lies_on: Sequence[Row]
    """What may lie right below it; of longer rows all that lies below one another."""
    asks_others = False
    """It may belong to a seat whose turn it is not."""

    def misplaced(self, s: Position, frame: Frame, agenda: Sequence[Frame]) -> Iterator[str]:
        """Why such a frame cannot lie where it does."""
        below = under(frame, agenda)
        if not any(_begins_with(below, row) for row in self.lies_on):
            rows = [" and ".join(step.name for step in row) or "nothing" for row in self.lies_on]
            yield f"it lies on {', '.join(rows)} only"
        if frame.seat != s.active() and not self.asks_others:
            yield "it asks the active seat"


def under(frame: Frame, agenda: Sequence[Frame]) -> list[Frame]:
    """The frames below, the nearest first."""
    return [other for other in reversed(agenda) if other.place < frame.place]


def _begins_with(below: Sequence[Frame], row: Row) -> bool:
    if not row:
        return not below
    return len(below) >= len(row) and all(frame.step is step for frame, step in zip(below, row, strict=False))


def is_in_turn(s: Position, frame: Frame, agenda: Sequence[Frame]) -> bool:
    """In the set-up everybody is asked once, from the start player on: so the start player's frame lies highest."""
    below = under(frame, agenda)[0]
    return (frame.seat + 1) % s.seats == below.seat and (below.step is not frame.step) == (
        below.seat == s.start()
    )
