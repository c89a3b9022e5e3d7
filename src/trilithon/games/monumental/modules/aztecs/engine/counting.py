"""What effects of Aztecs count."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine.counting import Countable
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.aztecs.engine.own import sacrificed


class Sacrificed(Countable):
    """Soldiers that lie on the altar now."""

    def count(self, s: World, seat: i64, source: i64) -> i64:
        return sacrificed(s, seat)


SACRIFICED: Final = Sacrificed()
