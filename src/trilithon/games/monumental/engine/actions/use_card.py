"""Use the effect of an active card (MO-EFF-02); the argument is its slot."""

from __future__ import annotations

from typing import Final

from trilithon.games.monumental.engine.actions.action import Action


class UseCard(Action):
    def __init__(self) -> None:
        super().__init__("use_card")


USE_CARD: Final = UseCard()
