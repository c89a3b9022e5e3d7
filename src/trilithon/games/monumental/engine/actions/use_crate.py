"""Turn a Production token into Production (MO-RES-09); no argument."""

from __future__ import annotations

from typing import Final

from trilithon.games.monumental.engine.actions.action import Action


class UseCrate(Action):
    def __init__(self) -> None:
        super().__init__("use_crate", counts=False)


USE_CRATE: Final = UseCrate()
