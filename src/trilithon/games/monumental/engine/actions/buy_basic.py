"""Acquire a Basic Building; the argument is its pile."""

from __future__ import annotations

from typing import Final

from trilithon.games.monumental.engine.actions.action import Action


class BuyBasic(Action):
    def __init__(self) -> None:
        super().__init__("buy_basic")


BUY_BASIC: Final = BuyBasic()
