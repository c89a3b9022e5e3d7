"""What people see of Monsters: where they are, where on their track, and what their next Attack would hit now."""

from __future__ import annotations

from collections.abc import Sequence

from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.module import Json
from trilithon.games.monumental.modules.monsters.engine.codes import LAST
from trilithon.games.monumental.modules.monsters.engine.own import hidden_on, own, place_of, position_of
from trilithon.games.monumental.modules.monsters.schema import Monster


def hidden(s: Position) -> int:
    """How many are still hidden: everybody knows that, and no more (MO-MONS-03)."""
    return sum(hidden_on(s, tile) >= 0 for tile in range(s.at.tiles))


def monsters_shown(s: Position, monsters: Sequence[Monster]) -> Json:
    track = s.items(own(s).track)
    return {"hidden": hidden(s), "track": [_shown(s, monsters[which], which) for which in track]}


def _shown(s: Position, monster: Monster, number: int) -> Json:
    """`in`: the Attack comes at so many ends of turns from now; `hits`: whom and what it would hit if it came now."""
    tile, position = place_of(s, number), position_of(s, number)
    return {
        "id": monster.id,
        "tile": s.chart.names[tile] if tile >= 0 else None,
        "position": position,
        "in": LAST - position + 1,
        "hits": [hit for attack in monster.attack for hit in attack.hits(s, number)],
    }
