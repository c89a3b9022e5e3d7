"""Conquer a Province (MO-CONQ); the argument is the tile."""

from __future__ import annotations

from typing import Final

from trilithon.games.monumental.engine.actions.action import Action


class Conquer(Action):
    def __init__(self) -> None:
        super().__init__("conquer")


CONQUER: Final = Conquer()
