"""Build an Outpost (MO-OUT-01); the argument is the tile."""

from __future__ import annotations

from typing import Final

from trilithon.games.monumental.engine.actions.action import Action


class BuildOutpost(Action):
    def __init__(self) -> None:
        super().__init__("build_outpost")


BUILD_OUTPOST: Final = BuildOutpost()
