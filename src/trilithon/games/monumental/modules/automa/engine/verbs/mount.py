"""Horses of Amazons that an Automa leads (MO-AUT-53)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.amazons.engine import own as amazons
from trilithon.games.monumental.modules.amazons.engine.codes import NUMBER as AMAZONS
from trilithon.games.monumental.modules.automa.engine.own import Own
from trilithon.games.monumental.modules.automa.engine.steps.mounting import MOUNTING, can_mount
from trilithon.games.monumental.modules.automa.engine.verbs.verb import Verb


class Mount(Verb):
    """So many Horses (`which`) go to the Units that are furthest from home."""

    def __init__(self) -> None:
        super().__init__("mount")

    def is_possible(self, s: World, mine: Own, seat: i64, which: i64, how: i64) -> bool:
        if s.hooks.of(AMAZONS) is None:
            return False
        return amazons.supply(s, amazons.own(s)) > 0 and can_mount(s, seat)

    def carry_out(self, s: World, mine: Own, seat: i64, which: i64, how: i64) -> None:
        MOUNTING.push(s, seat, which)


MOUNT: Final = Mount()
