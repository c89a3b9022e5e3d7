"""An Explorer looks at a Market and takes a token (MO-EXPL-06); the argument is the Explorer."""

from __future__ import annotations

from typing import Final

from trilithon.games.monumental.engine.actions.action import Action


class LookAt(Action):
    def __init__(self) -> None:
        super().__init__("look_at")


LOOK_AT: Final = LookAt()
