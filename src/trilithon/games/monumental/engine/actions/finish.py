"""Complete the Wonder under construction (MO-WON-06); no argument."""

from __future__ import annotations

from typing import Final

from trilithon.games.monumental.engine.actions.action import Action


class Finish(Action):
    def __init__(self) -> None:
        super().__init__("finish")


FINISH: Final = Finish()
