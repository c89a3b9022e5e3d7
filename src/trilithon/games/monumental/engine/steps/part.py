"""Parts of effects: steps that can stand in the code of a card (MO-EFF)."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.agenda import FIRST_FIELD, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Part(Step[World]):
    """A step of an effect. Before an effect is used, its parts are asked whether they could do something; their numbers
    are then in the box's table still, `place` being where the part begins there."""

    is_cost: bool
    """It must be paid in full, or the effect cannot be used; `gold_left` says whether it can."""
    gives_up: bool
    """What comes before it in the effect is no reason to use it: nothing is given up for nothing (MO-EFF-27)."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.is_cost = False
        self.gives_up = False

    def told(self, s: World, place: i64, field: i64) -> i64:
        """A field of the part as the box's table has it."""
        return i64(s.box.parts[place + 1 + field - FIRST_FIELD])

    def can_do(self, s: World, seat: i64, place: i64, source: i64) -> bool:
        """Would it do something if it were carried out now? `source` is the card whose effect it is, or -1."""
        return True

    def gold_left(self, s: World, seat: i64, place: i64, gold: i64) -> i64:
        """Of a cost: the Gold that is left after it, of so much; less than 0 if it cannot be paid."""
        return gold


@mypyc_attr(allow_interpreted_subclasses=True)
class PartQuestion(Part):
    """A part that asks."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.decides = True
