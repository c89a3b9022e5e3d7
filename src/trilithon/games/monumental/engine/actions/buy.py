"""Acquire a card of the display (MO-ACQ-02 to -05); the argument is its place there."""

from __future__ import annotations

from typing import Final

from trilithon.games.monumental.engine.actions.action import Action


class Buy(Action):
    def __init__(self) -> None:
        super().__init__("buy")


BUY: Final = Buy()
