"""What people see of Monsters: where they are, where on their track, and what their next Attack would hit now."""

from __future__ import annotations

from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.module import Json
from trilithon.games.monumental.modules.monsters.engine.codes import LAST
from trilithon.games.monumental.modules.monsters.engine.own import hidden_on, own, place_of, position_of
from trilithon.games.monumental.modules.monsters.engine.steps.attack_choice import ATTACK_CHOICE
from trilithon.games.monumental.modules.monsters.engine.steps.forget import LOSE_KNOWLEDGE
from trilithon.games.monumental.modules.monsters.engine.steps.lose_somewhere import LOSE_SOMEWHERE
from trilithon.games.monumental.modules.monsters.engine.steps.lose_units import LOSE_UNITS
from trilithon.games.monumental.modules.monsters.engine.steps.wreck import WRECK
from trilithon.games.monumental.modules.monsters.schema import Monster
from trilithon.kernel.engine.state import NOBODY

CHOICES = (ATTACK_CHOICE, LOSE_KNOWLEDGE, LOSE_SOMEWHERE, LOSE_UNITS, WRECK)
"""Questions of an Attack."""


def hidden(s: Position) -> int:
    """How many are still hidden: everybody knows that, and no more (MO-MONS-03)."""
    return sum(hidden_on(s, tile) >= 0 for tile in range(s.at.tiles))


def monsters_shown(s: Position) -> Json:
    """`choosing`: somebody has still to say what is lost to a Monster."""
    return {
        "hidden": hidden(s),
        "track": [_shown(s, which) for which in s.items(own(s).track)],
        "choosing": s.to_move != NOBODY and s.step() in CHOICES,
    }


def _shown(s: Position, number: int) -> Json:
    """`in`: the Attack comes at so many ends of turns from now; `hits`: whom and what it would hit if it came now.
    Monsters are those of this game, whatever stands in the files by now."""
    monster = own(s).bestiary.entries[number]
    assert isinstance(monster, Monster)
    tile, position = place_of(s, number), position_of(s, number)
    return {
        "id": monster.id,
        "tile": s.chart.names[tile] if tile >= 0 else None,
        "position": position,
        "in": LAST - position + 1,
        "hits": [hit for attack in monster.attack for hit in attack.hits(s, number)],
    }
