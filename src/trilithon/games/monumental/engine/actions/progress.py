"""Scientific progress: draw a card and use it (MO-EFF-34); no argument."""

from __future__ import annotations

from typing import Final

from trilithon.games.monumental.engine.actions.action import Action


class Progress(Action):
    def __init__(self) -> None:
        super().__init__("progress")


PROGRESS: Final = Progress()
