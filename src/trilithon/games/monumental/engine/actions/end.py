"""The end of phase 2; no argument."""

from __future__ import annotations

from typing import Final

from trilithon.games.monumental.engine.actions.action import Action


class End(Action):
    def __init__(self) -> None:
        super().__init__("end", counts=False)


END: Final = End()
