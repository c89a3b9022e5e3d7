"""Use the effect of the active Policy; the argument is the Policy."""

from __future__ import annotations

from typing import Final

from trilithon.games.monumental.engine.actions.action import Action


class UsePolicy(Action):
    def __init__(self) -> None:
        super().__init__("use_policy")


USE_POLICY: Final = UsePolicy()
