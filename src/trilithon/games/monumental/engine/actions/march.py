"""Move a Unit (MO-MIL-01); the argument is `pack_unit(tile, unit)`."""

from __future__ import annotations

from typing import Final

from trilithon.games.monumental.engine.actions.action import Action


class March(Action):
    def __init__(self) -> None:
        super().__init__("march")


MARCH: Final = March()
