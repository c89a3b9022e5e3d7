"""An Explorer takes a Production token (MO-EXPL-03); the argument is the Explorer."""

from __future__ import annotations

from typing import Final

from trilithon.games.monumental.engine.actions.action import Action


class PickUp(Action):
    def __init__(self) -> None:
        super().__init__("pick_up")


PICK_UP: Final = PickUp()
