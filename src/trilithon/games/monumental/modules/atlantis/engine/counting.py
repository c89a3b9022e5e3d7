"""What content can count: how many cards lie in the Nexus."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine.counting import Countable
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.atlantis.engine.nexus import size
from trilithon.games.monumental.modules.atlantis.engine.own import own


class NexusSize(Countable):
    def count(self, s: World, seat: i64, source: i64) -> i64:
        return size(s, own(s), seat)


NEXUS_SIZE: Final = NexusSize()
