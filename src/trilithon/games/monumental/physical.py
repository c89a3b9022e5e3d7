"""Names of physical cards in saved positions: `stonehenge`, or `work_camp 7` where there are several."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from trilithon.games.monumental.engine.box import Box
from trilithon.games.monumental.engine.position import Position


def card_names(s: Position) -> tuple[str, ...]:
    """Of every card of the game, in their order: the first copies belong to the first seat, and so on."""
    return _names(s.box, tuple(s.kinds))


@lru_cache(maxsize=64)
def _names(box: Box, kinds: tuple[int, ...]) -> tuple[str, ...]:
    copies = Counter(kinds)
    seen: Counter[int] = Counter()
    names = []
    for kind in kinds:
        seen[kind] += 1
        id = box.card_ids[kind]
        names.append(id if copies[kind] == 1 else f"{id} {seen[kind]}")
    return tuple(names)


def ability_names(box: Box) -> list[str]:
    """Abilities are named after the card or Policy that has them."""
    return [f"card:{id}" for id in box.card_ids] + [f"policy:{id}" for id in box.policy_ids]
