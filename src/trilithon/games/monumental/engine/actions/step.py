"""A step of an Explorer (MO-EXPL-01); the argument is `pack_step(explorer, tile)`."""

from __future__ import annotations

from typing import Final

from trilithon.games.monumental.engine.actions.action import Action


class TakeStep(Action):
    def __init__(self) -> None:
        super().__init__("step")


TAKE_STEP: Final = TakeStep()
