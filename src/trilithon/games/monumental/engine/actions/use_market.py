"""Turn a Market token into resources (MO-RES-10); the argument is the Market."""

from __future__ import annotations

from typing import Final

from trilithon.games.monumental.engine.actions.action import Action


class UseMarket(Action):
    def __init__(self) -> None:
        super().__init__("use_market", counts=False)


USE_MARKET: Final = UseMarket()
