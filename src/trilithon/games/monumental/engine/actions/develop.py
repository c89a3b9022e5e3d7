"""Develop a Policy (MO-POL-01); the argument is the Policy."""

from __future__ import annotations

from typing import Final

from trilithon.games.monumental.engine.actions.action import Action


class DevelopPolicy(Action):
    def __init__(self) -> None:
        super().__init__("develop")


DEVELOP_POLICY: Final = DevelopPolicy()
